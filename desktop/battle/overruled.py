"""Say what the table overruled: a step keeps what the refusal said; steps of old keep its code alone."""

from __future__ import annotations

from desktop.wording import say_bare, words
from desktop.wording.naming import Names
from rules.battle.events import Step
from rules.text import Message

_OWN = (
    "has_acted", "not_free", "not_engaged", "not_held", "not_a_shooter", "no_assault_weapon", "no_artillery",
    "not_a_mystic", "commander_walks", "no_call", "tried_already", "frightening_enemy", "aimed_already",
    "test_first",
)  # fmt: skip
_OF_THE_TARGET = ("not_moving", "target_engaged", "not_its_foe")
_WHOM = {
    **{f"refusal.{code}": "fighter" for code in _OWN},
    **{f"refusal.{code}": "target" for code in _OF_THE_TARGET},
}
"""Which field of a label names the figure that the code of an old step is about."""


def overruled_words(step: Step, names: Names) -> str:
    """Word the refusals that the table overruled, with their names and numbers.

    Where only a code was kept, the name is that of the label, as far as it has one.
    """
    if step.against:
        return " ".join(map(names.say, step.against))
    return " ".join(_worded(code, step, names) for code in step.overruled.split())


def _worded(code: str, step: Step, names: Names) -> str:
    whom = step.label.data.get(_WHOM.get(code, ""))
    alone = words().get(code, "").count("{") == 1
    return names.say(Message(code, {"fighter": whom})) if whom and alone else say_bare(code)
