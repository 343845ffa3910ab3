"""Say what ended by itself in a step: which, for whom, and why."""

from __future__ import annotations

from desktop.wording import capital
from desktop.wording.effects import change_words
from desktop.wording.naming import Names
from rules.battle.events import Step
from rules.battle.expirations import Ending, Why, endings
from rules.text import Message

_OF_FIGURES = (Why.STUNNED, Why.TRACK_LIVES, Why.TRACK_FALLS, Why.WALKED, Why.WALK_LOST, Why.WINGS)
_OF_A_SIDE = (Why.REFUSALS, Why.STAFF, Why.PLAN)

_PAUSED = (Why.WAITS, Why.BACK)


def ending_lines(step: Step, names: Names) -> list[str]:
    """Say everything that ended by itself in a step, a line each."""
    return [ending_words(ending, names) for ending in endings(step)]


def ending_words(ending: Ending, names: Names) -> str:
    """Say one ending: Chant (INI +2) ends for Conscrit A: the turn is over."""
    if ending.why in _OF_FIGURES:
        return names.say(Message(f"ended.{ending.why.value}", {"fighters": list(ending.fighters)}))
    if ending.why is Why.LEVEL:
        return names.say(Message("ended.level", {"fighter": ending.left, "fighters": list(ending.fighters)}))
    if ending.why in _OF_A_SIDE:
        told = {"side": ending.side, "n": ending.number}
        return names.say(Message(f"ended.{ending.why.value}", told))
    changes = ", ".join(change_words(modifier, names) for modifier in ending.modifiers)
    source = names.source(ending.source)
    what = f"{source} ({changes})" if changes else source
    if ending.why in _PAUSED:
        return names.say(Message(f"ended.{ending.why.value}", {"what": capital(what)}))
    why = names.say(Message(f"ended.{ending.why.value}"))
    data = {"what": capital(what), "fighters": list(ending.fighters), "why": why}
    return names.say(Message("ended.of", data))
