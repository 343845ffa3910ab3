"""Texts that no file of ours may hold, looked for before it is written: older libraries have some."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any, ClassVar, Protocol

from pydantic_core import from_json

from db.codec import CARD
from db.errors import LibraryError
from db.exchange.budget import MAX_TEXT, texts_of
from rules.cards import Card
from rules.text import Message

_SHOWN = 60
"""Letters of a name, and of a text that is too long, by which its owner finds it."""


class LongPacked(LibraryError):  # noqa: N818 - named by what happened, as the library's own
    """A text of a card is longer than a package may hold; nothing was written.

    Data: the card as ``value`` and ``english``, the ``field``, how the ``text`` begins, and the ``most``.
    """

    code: ClassVar[str] = "package.long_text"


class LongPinned(LongPacked):
    """So is a text of a revision that is not shown any more, or of a deleted card, which an ``army`` pins."""

    code: ClassVar[str] = "package.long_pinned"


class LongInThing(LongPacked):
    """So is a text of a list, an option, a format or a ruleset, which has no ``field``."""

    code: ClassVar[str] = "package.long_in_thing"


class LongInBattle(LongPacked):
    """So is a text of a battle, in which nothing can be shortened any more."""

    code: ClassVar[str] = "package.long_in_battle"


class LongInExport(LongPacked):
    """So is a text of a battle that is exported alone."""

    code: ClassVar[str] = "battle.long_text"


class _PackedCard(Protocol):
    """A card with its revisions, and the number of the one that is shown."""

    @property
    def revisions(self) -> Mapping[int, Card]: ...
    @property
    def shown(self) -> int: ...
    @property
    def soft_deleted(self) -> bool: ...


class _PackedArmy(Protocol):
    """A list with the revisions that it pins."""

    @property
    def name(self) -> str: ...
    @property
    def pins(self) -> Collection[tuple[str, int]]: ...


def look_at_texts(cards: Mapping[str, _PackedCard], armies: Mapping[str, _PackedArmy]) -> None:
    """Raise LongPacked, or one of its kinds, for the first text that a reader would call damage."""
    for card_id, packed in cards.items():
        for number, card in packed.revisions.items():
            if (long := _long_field(card)) is None:
                continue
            field, text = long
            told = {**_named(card), "field": field, "text": text, "most": MAX_TEXT}
            if number == packed.shown and not packed.soft_deleted:
                raise LongPacked(**told)
            pinning = (army.name for army in armies.values() if (card_id, number) in army.pins)
            raise LongPinned(army=next(pinning, ""), **told)


def look_at_document(document: dict[str, Any], names: dict[str, str]) -> None:
    """Raise LongInThing for a thing of a document that holds such a text; ``names`` are theirs, by id."""
    for key, thing in document.items():
        for text in _long(thing):
            raise LongInThing(value=_cut(names[key]), text=text, most=MAX_TEXT)


def look_at_battle(name: str, written: bytes, *, alone: bool = False) -> None:
    """Raise LongInBattle, ``alone`` LongInExport, for an exported battle that holds such a text."""
    trouble = LongInExport if alone else LongInBattle
    for text in _long(from_json(written)):
        raise trouble(value=_cut(name), text=text, most=MAX_TEXT)


def holds_long_text(plain: Any) -> bool:
    """Tell whether plain values hold a text that no package may hold."""
    return any(True for _ in _long(plain))


def _long_field(card: Card) -> tuple[object, str] | None:
    """Return the field of a card that holds such a text, as it is named, and the beginning of the text."""
    if len(CARD.write(card)) <= MAX_TEXT:  # no text in it is longer than the whole
        return None
    plain = CARD.plain(card)
    for key, said in (*plain.pop("values").items(), *plain.items()):
        for text in _long(said):
            return Message(f"card_field.{key}") if key in plain else key, text
    return None


def _named(card: Card) -> dict[str, str]:
    return {"value": _cut(card.name("fr")), "english": _cut(card.name("en"))}


def _long(plain: Any) -> Iterator[str]:
    return (f"{text[:_SHOWN]}…" for text in texts_of(plain) if len(text) > MAX_TEXT)


def _cut(name: str) -> str:
    return name if len(name) <= _SHOWN else f"{name[:_SHOWN]}…"
