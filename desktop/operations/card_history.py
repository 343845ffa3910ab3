"""What a card was: its revisions with what each changed and who uses it; an older one restored as a new one.

And which other cards are of the same miniature, to be laid beside it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from db.library import CardWrite
from desktop.operations.desk import Changes, Desk
from desktop.operations.trouble import known_trouble
from rules.armies import Army, Entry
from rules.card_comparison import FieldRow, changes, kin
from rules.cards import Card, Revision
from rules.text import Message, Refusal


@dataclass(frozen=True, slots=True)
class RevisionUse:
    """A list that pins a revision, or a version of it that does."""

    army: str
    version: str = ""


@dataclass(frozen=True, slots=True)
class Past:
    """One revision of a card: when it was written (ISO, UTC), what it changed in the one before, who uses it.

    ``shown`` says that the card shows it now; ``before`` is the revision it is told from, None for the first.
    """

    revision: Revision
    at: str
    shown: bool
    before: Card | None
    changed: tuple[FieldRow, ...]
    armies: tuple[RevisionUse, ...]
    battles: tuple[str, ...]

    @property
    def number(self) -> int:
        """The number of the revision."""
        return self.revision.number


@known_trouble
def history(desk: Desk, *, card_id: str) -> tuple[Past, ...]:
    """Return the revisions of a card, the youngest first. Raises KeyError."""
    library = desk.library
    every, shown, times = library.revisions(card_id), library.card(card_id), library.revision_times(card_id)
    lists, battles = library.armies(), _battles(desk, every)
    found: list[Past] = []
    before: Card | None = None
    for revision in every:
        changed = changes(before, revision.card) if before is not None else ()
        uses = tuple(use for army in lists for use in _uses(army, card_id, revision.number))
        played = tuple(name for name, sheets in battles if revision.card in sheets)
        is_shown = revision.number == shown.number
        at = times[revision.number]
        found.append(Past(revision, at, is_shown, before, changed, uses, played))
        before = revision.card
    return tuple(reversed(found))


@known_trouble
def restore(desk: Desk, *, card_id: str, number: int, initiator: object | None = None) -> str | Refusal:
    """Let a card be what it was, as a new revision; undo takes that back. Return the card's id.

    What it shows already is refused. Raises KeyError.
    """
    old, now = desk.library.card(card_id, number).card, desk.library.card(card_id).card
    if old == now:
        return Refusal(Message("card.shown_already"), overridable=False)
    data = {"name": now.name("fr"), "name_en": now.name("en"), "number": number}
    label = Message("step.revision_restored", data)
    desk.library.write_cards(label, [CardWrite(card_id, old)])
    desk.announce(Changes(cards=frozenset({card_id}), label=label, initiator=initiator))
    return card_id


@known_trouble
def kin_of(desk: Desk, *, revision: Revision, cards: Iterable[Revision]) -> list[Revision]:
    """Return the other cards of a card's miniature: its editions, its other names, others of its person.

    Files of other programs tell other names: what came from one profile of theirs is one thing.
    """
    profiles: dict[str, set[str]] = {}
    for key, origin in desk.library.memory.origins().items():
        if origin.card is not None:
            profiles.setdefault(key.rpartition(":")[2], set()).add(origin.thing)
    alike = frozenset(key for things in profiles.values() if revision.card_id in things for key in things)
    return kin(revision, cards, alike)


def _uses(army: Army, card_id: str, number: int) -> Iterable[RevisionUse]:
    if _pins(army.entries, card_id, number):
        yield RevisionUse(army.name)
    for version in army.versions:
        if _pins(version.entries, card_id, number):
            yield RevisionUse(army.name, version.name)


def _pins(entries: Iterable[Entry], card_id: str, number: int) -> bool:
    return any(entry.card_id == card_id and entry.revision == number for entry in entries)


def _battles(desk: Desk, revisions: Iterable[Revision]) -> list[tuple[str, list[Card]]]:
    """Return the battles that name a card, each with the cards it froze: it pins content, not numbers."""
    names = {name for r in revisions for name in (r.card.name_fr, r.card.name_en)}
    found = []
    for info in desk.library.battles.naming(names):
        record = desk.library.battles.load(info.id)
        cards = (*record.setup.start.cards.values(), *record.game().cards.values())
        found.append((info.name, [card.sheet for card in cards if card.sheet is not None]))
    return found
