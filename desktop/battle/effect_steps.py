"""What the journal tells of a step that put or ended effects: what they do, on what terms, how long."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from desktop.battle.effect_words import (
    area_words,
    bond_words,
    change_words,
    does_words,
    end_words,
    of_whom,
    until_words,
)
from desktop.battle.naming import Names
from desktop.phrases import about
from rules.battle.events import FighterChanged, GameChanged, Step
from rules.battle.state import Bond, Effect


def step_words(step: Step, names: Names) -> str:
    """Say what the effects do that a step put, gain or benefit, and until when; what was ended or switched.

    It is read from the events, so that old battles tell it too; "" for a step that did nothing of it.
    """
    said = (*_put(step, names), *_modified(step, names), *_switched(step, names))
    return "; ".join(filter(None, said))


def _put(step: Step, names: Names) -> Iterator[str]:
    for before, after in _changes(step, "effects"):
        known = {effect.id for effect in before}
        yield from (_terms(effect, names) for effect in after if effect.id not in known)


def _terms(effect: Effect, names: Names) -> str:
    """Say gain: INI +2, within 5 cm, until the end of the turn."""
    area = area_words(effect, names) if effect.radius is not None else ""
    parts = (does_words(effect, names), area, end_words(effect))
    return about(bond_words(effect.bond), ", ".join(filter(None, parts)))


def _modified(step: Step, names: Names) -> Iterator[str]:
    """Say on what terms one figure was changed: the label tells the change itself."""
    if step.label.code == "step.modified":
        for before, after in _changes(step, "modifiers"):
            yield from (about(bond_words(Bond.GAIN), until_words(m.until)) for m in after[len(before) :])


_BY_HAND = ("step.effect_ended", "step.unmodified", "step.benefit_on", "step.benefit_off")


def _switched(step: Step, names: Names) -> Iterator[str]:
    """Say what somebody ended or switched by hand: the label tells its source, and the one it is about."""
    if step.label.code not in _BY_HAND:
        return
    for before, after in _changes(step, "effects"):
        now = {effect.id: effect for effect in after}
        for effect in before:
            if effect.id not in now:
                yield of_whom(does_words(effect, names), effect, names)
            elif now[effect.id].fighters != effect.fighters:
                yield does_words(effect, names)
    for before, after in _changes(step, "modifiers"):
        yield from (change_words(modifier, names) for modifier in Counter(before) - Counter(after))


def _changes(step: Step, field: str) -> Iterator[tuple[Sequence[Any], Sequence[Any]]]:
    """Give what a field of the battle or of a figure held before and after a step."""
    for event in step.events:
        if isinstance(event, GameChanged | FighterChanged) and field in event.after:
            yield event.before.get(field, ()), event.after[field]
