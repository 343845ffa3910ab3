"""What rules say in words: messages to be worded later, and the one way to fold a name."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import filterfalse

_LIGATURES = str.maketrans(
    {"œ": "oe", "Œ": "oe", "æ": "ae", "Æ": "ae", "ß": "ss", "’": "'", "\u202f": " ", "\xa0": " "}
)


@lru_cache(maxsize=65536)
def fold(text: str) -> str:
    """Fold a name for search, sorting and comparison: ligatures open, accents off, case off."""
    if not text.isascii():
        # Ligatures come last: one that bears an accent (ǽ) or stands raised (ꟹ) is one only without it.
        bare = filterfalse(unicodedata.combining, unicodedata.normalize("NFKD", text))
        text = "".join(bare).translate(_LIGATURES)
    return text.casefold().strip()


def words_of(text: str) -> tuple[str, ...]:
    """Return the words of a text, folded, without what stands between them."""
    return tuple(re.findall(r"[0-9a-z]+", fold(text)))


def singular(words: tuple[str, ...]) -> tuple[str, ...]:
    """Return words without the mark of the plural, so that « templiers » is « templier »."""
    return tuple(word[:-1] if len(word) > 3 and word[-1] in "sx" else word for word in words)


@lru_cache(maxsize=65536)
def alike(text: str) -> str:
    """Fold a text so far that number and punctuation count for nothing: Blessures légères, light-wounds."""
    return " ".join(singular(words_of(text)))


# Marks that nobody sees: they turn what follows them round, part a word in two that looks like one, or
# command a terminal. Tabs and ends of lines are seen; what word processors end lines with parts two words.
_HIDDEN: Mapping[int, str | None] = {
    **dict.fromkeys((*range(0x09), *range(0x0E, 0x20), *range(0x7F, 0xA0))),
    **dict.fromkeys((0x0B, 0x0C, 0x85), " "),
    **dict.fromkeys((0xAD, 0x61C, 0x200B, 0x200E, 0x200F, *range(0x202A, 0x202F), 0x2060)),
    **dict.fromkeys((*range(0x2066, 0x206A), 0xFEFF)),
}


def visible(text: str) -> str:
    """Return a text without marks that nobody sees, so that it is everywhere what it looks like."""
    return text if text.isprintable() else text.translate(_HIDDEN)


def QT_TRANSLATE_NOOP(context: str, text: str, note: str | None = None, count: int | None = None) -> str:
    """Mark a text for translation and return it unchanged; any ``count`` says that it has a plural."""
    return text


@dataclass(frozen=True, slots=True)
class Message:
    """Something to be said to a player: a code and its data, worded by the desktop in the language of now.

    Data holds plain values and ids (cards, fighters, sides), never names: a name may have to stay hidden.
    """

    code: str
    data: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Refusal:
    """A command that the rules do not allow now, with its reason.

    The table is right: an overridable refusal is overruled by asking again; the step then keeps it.
    ``also`` are further reasons against the same gesture: asking again overrules all of them, so that all
    have to be heard.
    """

    message: Message
    overridable: bool = True
    also: tuple[Message, ...] = ()

    @property
    def messages(self) -> tuple[Message, ...]:
        """Return all reasons, the first one first."""
        return (self.message, *self.also)

    @property
    def code(self) -> str:
        """Return the reason's code; of several reasons their codes, a space between."""
        return " ".join(message.code for message in self.messages)


def gathered(*found: Refusal | None) -> Refusal | None:
    """Return all that stands against one gesture as one refusal; alone what nobody can overrule."""
    against = [refusal for refusal in found if refusal is not None]
    final = next((refusal for refusal in against if not refusal.overridable), None)
    if final is not None or not against:
        return final
    messages: list[Message] = []
    for refusal in against:
        messages += (message for message in refusal.messages if message not in messages)
    return Refusal(messages[0], also=tuple(messages[1:]))


@dataclass(frozen=True, slots=True)
class Reason:
    """One named part of a sum: +2 for the musician."""

    message: Message
    amount: float


@dataclass(frozen=True, slots=True)
class Explained:
    """A number together with the reasons that make it (HOUSE: a disputed number explains itself).

    ``total`` is None when a part is unknown; ``reasons`` are in the order in which they were applied.
    """

    total: float | None
    reasons: tuple[Reason, ...]
