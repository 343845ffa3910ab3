"""Keys of one's own: who has a key where, and what comes of giving it to another verb."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from desktop.widgets.actions import ActionSet, portable_keys

KEPT = frozenset({
    "Esc", "Tab", "Shift+Tab", "Return", "Enter", "Space", "Up", "Down", "Left", "Right", "PgUp", "PgDown",
    "Home", "End",
})  # fmt: skip
"""The keys, as portable text, that every page reads itself: no verb is given them."""


@dataclass(frozen=True, slots=True)
class KeyedVerb:
    """A verb with the keys it came with and those in force, as portable text, several with "; ".

    `place` is where it is in view: the key of its place, with its page where that has several that never are
    in view together; "" for a verb of the whole window. Keys that are `fixed` are read by the
    page itself and cannot be chosen. It ``reads`` others without being given them: the digits of a range.
    """

    id: str
    words: str
    delivered: str
    keys: str
    place: str = ""
    fixed: bool = False
    reads: str = ""

    @property
    def chosen(self) -> bool:
        """Whether its keys are the player's own."""
        return self.keys != self.delivered


class KeyGroup(NamedTuple):
    """The verbs of one owner under the heading they have where a row names no group of its own.

    Of the pages of its ``place`` this ``page`` is in view.
    """

    heading: str
    actions: ActionSet
    place: str = ""
    fixed: bool = False
    page: str = ""


def holders(verbs: Iterable[KeyedVerb], verb: KeyedVerb, wanted: str) -> list[KeyedVerb]:
    """Give the other verbs that have one of the wanted keys where this one would have it, too.

    Two that came with one key share it: never both of them are possible.
    """
    asked = _parts(wanted)
    shared = asked & _parts(verb.delivered)
    return [
        other for other in verbs
        if other.id != verb.id
        and (other.place == verb.place or not other.place or not verb.place)
        and ((_parts(other.keys) | _parts(other.reads)) & asked) - (shared & _parts(other.delivered))
    ]  # fmt: skip


def with_keys(
    shortcuts: Mapping[str, str], verbs: Sequence[KeyedVerb], verb: KeyedVerb, wanted: str
) -> dict[str, str]:
    """Give the chosen keys of all verbs once this one has the wanted ones, and nobody else beside it.

    A page keeps what it reads itself. Whoever came with a key that this verb gives up, and lost it, has it
    again.
    """
    chosen, taken = {**shortcuts, verb.id: wanted}, _parts(wanted)
    for other in holders(verbs, verb, wanted):
        if not other.fixed and taken & _parts(other.keys):
            left = [key for key in _split(other.keys) if key not in taken]
            chosen[other.id] = "; ".join(left)
    if wanted == verb.delivered:
        del chosen[verb.id]
    others = [other for other in verbs if other.id != verb.id]
    for other in others:
        back = (_parts(verb.keys) - taken) & _parts(other.delivered) - _parts(other.keys)
        lost = other.id in shortcuts and _parts(other.keys) <= _parts(other.delivered)
        if back and lost and not holders(others, other, "; ".join(back)):
            keys = [key for key in _split(other.delivered) if key in back | _parts(other.keys)]
            chosen[other.id] = "; ".join(keys)
            if keys == _split(other.delivered):
                del chosen[other.id]
    return chosen


def _split(keys: str) -> list[str]:
    return [*portable_keys(keys)]


def _parts(keys: str) -> set[str]:
    return set(_split(keys))
