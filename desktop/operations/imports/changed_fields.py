"""What two revisions of a node of a catalogue say otherwise, field by field, in words and figures."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from rules.catalogue.logic import ConstraintNode, ModifierNode
from rules.catalogue.nodes import ChoosableNode, LimitedNode, Node, ProfileNode
from rules.text import Message

_SIGNS = {"increment": "+", "decrement": "−", "set": "="}
_LONGEST = 60
"""Letters of a word that is told; of longer ones it is told that they changed."""


@dataclass(frozen=True, slots=True)
class FieldChange:
    """A field that a revision changes: a name of the file, or a message; what it held and holds, in words.

    Neither is told of what is no word or figure.
    """

    field: str | Message
    before: str = ""
    now: str = ""


def changes(
    before: Node, after: Node, fields: Sequence[str], currencies: Mapping[str, str]
) -> Iterator[FieldChange]:
    """Give what changed in some fields of a node; ``currencies`` are names by id."""
    for name in fields:
        found = [*_of_field(before, after, name, currencies)]
        yield from found or [FieldChange(_message(name))]


def _of_field(before: Node, after: Node, name: str, currencies: Mapping[str, str]) -> Iterator[FieldChange]:
    match name:
        case "name":
            yield FieldChange(_message("name"), before.name, after.name)
        case "characteristics" if isinstance(before, ProfileNode) and isinstance(after, ProfileNode):
            old = {each.name: each.value for each in before.characteristics}
            new = {each.name: each.value for each in after.characteristics}
            for key in {**old, **new}:
                if old.get(key, "") != new.get(key, ""):
                    yield _told(key, old.get(key, ""), new.get(key, ""))
        case "costs" if isinstance(before, ChoosableNode) and isinstance(after, ChoosableNode):
            prices = [{cost.type_id: cost.value for cost in node.costs} for node in (before, after)]
            for key in {**prices[0], **prices[1]}:
                was, now = (f"{each.get(key, 0):g}" for each in prices)
                if was != now:
                    yield FieldChange(currencies.get(key, ""), was, now)
        case "constraints" if isinstance(before, LimitedNode) and isinstance(after, LimitedNode):
            limits = {each.id: each for each in before.constraints}
            both = [(limits[each.id], each) for each in after.constraints if each.id in limits]
            yield from (_limit(one, other) for one, other in both if one != other)
        case "modifiers" if len(before.modifiers) == len(after.modifiers):
            pairs = zip(before.modifiers, after.modifiers, strict=True)
            yield from (_modifier(one, other, currencies) for one, other in pairs if one != other)


def _told(field: str, before: str, now: str) -> FieldChange:
    if max(len(before), len(now)) > _LONGEST:
        return FieldChange(field)
    return FieldChange(field, before, now)


def _limit(before: ConstraintNode, after: ConstraintNode) -> FieldChange:
    if replace(before, value=after.value) != after:
        return FieldChange(_message("constraints"))
    return FieldChange(_message(after.kind), f"{before.value:g}", f"{after.value:g}")


def _modifier(before: ModifierNode, after: ModifierNode, currencies: Mapping[str, str]) -> FieldChange:
    """Tell of a modifier how much more or less it makes a price; of any other that it changed."""
    same = replace(before, value=after.value) == after
    if not same or after.field not in currencies or after.kind not in _SIGNS:
        return FieldChange(_message("modifiers"))
    sign = _SIGNS[after.kind]
    return FieldChange(currencies[after.field], f"{sign}{before.value}", f"{sign}{after.value}")


def _message(field: str) -> Message:
    return Message(f"revision.{field}" if field in KNOWN else "revision.other")


KNOWN = frozenset({"name", "hidden", "modifiers", "constraints", "description", "min", "max"})
"""What is named in words of ours; whatever else a file may say is *other*."""
