"""What the journal tells of a step that put or ended effects: what they do, on what terms, how long."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from desktop.wording import about, apart
from desktop.wording.effects import (
    area_words,
    bond_words,
    change_parts,
    change_words,
    does_words,
    end_words,
    idle_words,
    lasting_words,
    of_whom,
    until_words,
)
from desktop.wording.naming import Names
from rules.battle.events import FighterChanged, GameChanged, Step
from rules.battle.state import Bond, Effect, Lasting, Modifier, ModifierKind

_BRIEF = 160
"""How many letters of a printed text stand in one line."""


def step_words(step: Step, names: Names, *, whole: bool = True) -> str:
    """Say what the effects do that a step put, gain or benefit, and until when; what was ended or switched.

    It is read from the events, so that old battles tell it too; "" for a step that did nothing of it. Of an
    effect that left nothing its label tells, with the text of its card: cut in a line that is not ``whole``.
    """
    said = (*_put(step, names), *_modified(step, names), *_switched(step, names), _at_once(step, names))
    text = _printed_text(step, names)
    return " · ".join(filter(None, (apart(said), text if whole else _brief(text))))


def tells_itself(step: Step) -> bool:
    """Tell whether a step says in its label what it did: the state after it does not."""
    return bool(_does(step))


def cut_text(step: Step, names: Names) -> str:
    """Give the printed text of a step where a line of it is cut short, "" where it stands whole."""
    text = _printed_text(step, names)
    return text if _brief(text) != text else ""


def _printed_text(step: Step, names: Names) -> str:
    """Give the text of the card that a step carried out, in the language of the names where it has one."""
    does = _does(step)
    first, second = ("text_en", "text_fr") if names.language == "en" else ("text_fr", "text_en")
    return " ".join(str(does.get(first) or does.get(second) or "").split())


def _brief(text: str) -> str:
    return text if len(text) <= _BRIEF else f"{text[:_BRIEF].rpartition(' ')[0] or text[:_BRIEF]}…"


def _does(step: Step) -> Mapping[str, Any]:
    found = step.label.data.get("does")
    return found if isinstance(found, Mapping) else {}


def _at_once(step: Step, names: Names) -> str:
    """Say immediately: INI −1, Fierce; nothing stays of it that could tell."""
    does = _does(step)
    changes = map(_modifier, does.get("changes", ()))
    said = ", ".join(change_parts(changes, does.get("grants", ()), names))
    if not said or step.label.code == "step.effect_instant":
        return said  # the label says already that it was at once
    return about(lasting_words(Lasting.INSTANT), said)


def _modifier(change: Mapping[str, Any]) -> Modifier:
    kind = ModifierKind(change["kind"])
    return Modifier(change["characteristic"], change["amount"], "", kind, aspect=change["aspect"])


def _put(step: Step, names: Names) -> Iterator[str]:
    if step.label.data.get("gains"):
        return  # the label says each with whom it is for and how long it holds
    for before, after in _changes(step, "effects"):
        known = {effect.id for effect in before}
        # several that hold on the same terms say them once
        yield from dict.fromkeys(_terms(effect, names) for effect in after if effect.id not in known)


def _terms(effect: Effect, names: Names) -> str:
    """Say gain: INI +2, within 5 cm, until the end of the turn."""
    area = area_words(effect, names) if effect.radius is not None else ""
    parts = (does_words(effect, names), area, end_words(effect))
    said = about(bond_words(effect.bond), ", ".join(filter(None, parts)))
    return apart((said, idle_words(effect.modifiers, effect.fighters, names)))


def _modified(step: Step, names: Names) -> Iterator[str]:
    """Say on what terms one figure was changed: the label tells the change itself."""
    if step.label.code == "step.modified":
        for before, after in _changes(step, "modifiers"):
            added = after[len(before) :]
            yield from (about(bond_words(Bond.GAIN), until_words(m.until)) for m in added)
            yield idle_words(added, (str(step.label.data.get("fighter", "")),), names)


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
