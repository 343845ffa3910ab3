"""The verbs of the Library: each is one transaction, one undo step with a readable label, one announcement.

They return what the caller needs, or a :class:`Refusal` with its reason. A known trouble of the library file
(locked, disk full, read only …) is a refusal too: what the player typed stays where it is.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from operator import itemgetter

from db.library import CardWrite, picture_id
from db.timelines import Undone
from desktop.operations import steps
from desktop.operations.desk import Changes, Desk
from desktop.operations.free_names import copied, too_long
from desktop.operations.pictures import check_picture
from desktop.operations.trouble import known_trouble
from rules.armies import Army
from rules.cards import MOST_ABILITIES, MOST_NOTE, Card, Revision
from rules.text import Message, Refusal, fold, visible
from rules.values import Value, ValueKind

__all__ = [
    "Undone", "all_cards", "attach_picture", "delete_cards", "duplicate_card", "find_duplicates", "labels",
    "one_card", "picture", "read_on", "redo", "save_card", "some_cards", "type_pa", "undo", "used_by",
]  # fmt: skip

PLACE = "library"
SHORTEST_NAME = 3
"""Fewer letters than these say nothing about a duplicate."""
MOST_DUPLICATES = 5


# Cards --------------------------------------------------------------------------------------------


@known_trouble
def save_card(
    desk: Desk,
    *,
    card: Card,
    card_id: str | None = None,
    picture: bytes | None = None,
    initiator: object | None = None,
) -> str | Refusal:
    """Keep a new card, or another revision of the one named; return its id.

    A card without a name is refused; one that says what it said before makes no step.
    """
    card = replace(card, name_fr=visible(card.name_fr).strip(), name_en=visible(card.name_en).strip())
    if not (card.name_fr or card.name_en):
        return _refused("card.nameless")
    before = None if card_id is None else desk.library.card(card_id).card
    # A name that a file brought is no reason to keep anything else from being changed.
    held = () if before is None else (before.name_fr, before.name_en)
    if refused := too_long(*(name for name in (card.name_fr, card.name_en) if name not in held)):
        return refused
    if len(card.abilities) > MOST_ABILITIES:
        return _refused("card.many_abilities", most=MOST_ABILITIES)
    if len(card.note) > MOST_NOTE:
        return _refused("card.long_note", most=MOST_NOTE)
    if (card.pa.number or 0) < 0:
        return _refused("card.pa_unreadable", text=str(card.pa))
    if picture is not None:
        size = check_picture(picture)
        if isinstance(size, Refusal):
            return size
        card = replace(card, picture=picture_id(picture))
    if card_id is not None and before == card:
        return card_id
    code = "step.card_created" if card_id is None else "step.card_edited"
    return _write(desk, code, card_id, card, initiator, picture)


@known_trouble
def duplicate_card(desk: Desk, *, card_id: str, initiator: object | None = None) -> str:
    """Copy a card under a name that says so; return the copy's id."""
    card = desk.library.card(card_id).card
    copy = replace(card, name_fr=copied(card.name_fr, "copie"), name_en=copied(card.name_en, "copy"))
    return _write(desk, "step.card_duplicated", None, copy, initiator, named=card)


@known_trouble
def delete_cards(desk: Desk, *, card_ids: Iterable[str], initiator: object | None = None) -> Message | None:
    """Soft-delete cards; lists that use them keep them. Return the label of the step."""
    wanted = list(dict.fromkeys(card_ids))
    if not wanted:
        return None
    if len(wanted) == 1:
        label = Message("step.card_deleted", _names(desk.library.card(wanted[0]).card))
    else:
        label = Message("step.cards_deleted", {"n": len(wanted)})
    desk.library.write_cards(label, [CardWrite(card_id, None) for card_id in wanted])
    desk.announce(Changes(cards=frozenset(wanted), label=label, initiator=initiator))
    return label


@known_trouble
def type_pa(desk: Desk, *, card_id: str, text: str, initiator: object | None = None) -> str | Refusal:
    """Fill in the PA of a card as typed; nothing typed is unknown again. Return the card's id."""
    pa = Value.parse(text)
    if pa.kind is ValueKind.TEXT or (pa.number or 0) < 0:
        return _refused("card.pa_unreadable", text=text.strip())
    card = desk.library.card(card_id).card
    if card.pa == pa:
        return card_id
    return _write(desk, "step.pa_typed", card_id, replace(card, pa=pa), initiator)


@known_trouble
def attach_picture(
    desk: Desk, *, card_id: str, data: bytes | None, initiator: object | None = None
) -> str | Refusal:
    """Give a card a PNG or JPEG picture, or take its picture away (None). Return the card's id.

    The bytes are judged by their size and their header; nothing is decoded here.
    """
    card = desk.library.card(card_id).card
    if data is None:
        return _write(desk, "step.picture_removed", card_id, replace(card, picture=""), initiator)
    size = check_picture(data)
    if isinstance(size, Refusal):
        return size
    attached = replace(card, picture=picture_id(data))
    return _write(desk, "step.picture_attached", card_id, attached, initiator, data)


# Undo and redo ------------------------------------------------------------------------------------


def last_step(desk: Desk | None) -> int | None:
    """Tell which step :func:`undo` would take back, None when there is none or nothing is open."""
    return steps.last_step(desk, PLACE)


@known_trouble
def undo(desk: Desk, *, initiator: object | None = None) -> Undone | None:
    """Take back the last step of the library; None when there is none."""
    return steps.undo(desk, PLACE, initiator)


@known_trouble
def redo(desk: Desk, *, initiator: object | None = None) -> Undone | None:
    """Do the step that was taken back last once more; None when there is none."""
    return steps.redo(desk, PLACE, initiator)


def labels(desk: Desk) -> tuple[Message | None, Message | None]:
    """Give the labels of the steps that undo would take back and redo would do again."""
    return steps.labels(desk, PLACE)


# Looking ------------------------------------------------------------------------------------------


@known_trouble
def all_cards(desk: Desk) -> list[Revision]:
    """Give what every card of the library shows now; read once, then only what moved."""
    return desk.shown.all(desk.library)


@known_trouble
def read_on(desk: Desk, count: int) -> bool:
    """Read so many more cards for :func:`all_cards`, between two events; tell whether there are more."""
    return desk.shown.read_on(desk.library, count)


@known_trouble
def unread_cards(desk: Desk) -> list[str]:
    """Give the ids of the cards that :func:`all_cards` would have to read."""
    return desk.shown.waiting(desk.library)


@known_trouble
def shown_cards(desk: Desk, card_ids: Iterable[str]) -> list[Revision]:
    """Give what some cards show now, as :func:`all_cards` does; each is read once."""
    return desk.shown.some(desk.library, card_ids)


@known_trouble
def some_cards(desk: Desk, card_ids: Iterable[str]) -> list[Revision]:
    """Return what some cards show now, in no order, without the soft-deleted ones."""
    return desk.library.some_cards(card_ids)


@known_trouble
def one_card(desk: Desk, card_id: str) -> Revision:
    """Return what a card shows now, soft-deleted or not. Raises KeyError."""
    return desk.library.card(card_id)


def find_duplicates(cards: Iterable[Revision], name: str, *, but: str | None = None) -> tuple[Revision, ...]:
    """Find cards whose name in either language is the one typed, begins with it, or holds its words."""
    wanted = fold(name)
    if len(wanted) < SHORTEST_NAME:
        return ()
    found: list[tuple[int, str, Revision]] = []
    for revision in cards:
        if revision.card_id == but:
            continue
        names = [fold(text) for text in (revision.card.name_fr, revision.card.name_en) if text]
        best = min((_likeness(wanted, known) for known in names), default=_UNLIKE)
        if best < _UNLIKE:
            found.append((best, names[0], revision))
    found.sort(key=itemgetter(0, 1))
    return tuple(revision for _, _, revision in found[:MOST_DUPLICATES])


def used_by(desk: Desk, card_id: str) -> tuple[Army, ...]:
    """Give the armies that a card stands in, with whatever revision."""
    return tuple(
        army for army in desk.library.armies() if any(entry.card_id == card_id for entry in army.entries)
    )


def picture(desk: Desk, card: Card) -> bytes | None:
    """Give the picture of a card, None when it has none."""
    if not card.picture:
        return None
    try:
        return desk.library.picture(card.picture)
    except KeyError:  # the card came from another library without its picture
        return None


# Helpers ------------------------------------------------------------------------------------------

_UNLIKE = 9


def _likeness(wanted: str, known: str) -> int:
    if known == wanted:
        return 0
    if known.startswith(wanted):
        return 1
    return 2 if wanted in known else _UNLIKE


def _names(card: Card) -> dict[str, str]:
    """Give a label both names of a card: it is worded late, in the language of then."""
    return {"name": card.name("fr"), "name_en": card.name("en")}


def _refused(code: str, **data: object) -> Refusal:
    return Refusal(Message(code, data), overridable=False)


def _write(
    desk: Desk,
    code: str,
    card_id: str | None,
    card: Card,
    initiator: object | None,
    picture: bytes | None = None,
    named: Card | None = None,
) -> str:
    label = Message(code, _names(named or card))
    pictures: Sequence[bytes] = () if picture is None else (picture,)
    written = desk.library.write_cards(label, [CardWrite(card_id, card)], pictures)
    changes = Changes(
        cards=frozenset(written.card_ids),
        pictures=frozenset({card.picture} if picture is not None else ()),
        label=label,
        initiator=initiator,
    )
    desk.announce(changes)
    return written.card_ids[0]
