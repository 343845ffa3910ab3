"""Say what the table overruled: a step keeps what the refusal said; steps of old keep its code alone.

A refusal that asks for something ("Choose a target.") has words of its own here: what was left out.
"""

from __future__ import annotations

from desktop.wording import known, say_bare, words
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
        return " ".join(names.say(Message(_stated(each.code), each.data)) for each in step.against)
    return " ".join(_worded(_stated(code), _whom(code, step), names) for code in step.overruled.split())


def _stated(code: str) -> str:
    """Give the code of the statement that stands for an order or a question, the code itself for others."""
    stated = f"{code}.overruled"
    return stated if known(stated) else code


def _whom(code: str, step: Step) -> object:
    """Give the figure that the code of an old step is about, None where its label names nobody."""
    return step.label.data.get(_WHOM.get(code, ""))


def _worded(code: str, whom: object, names: Names) -> str:
    alone = words().get(code, "").count("{") == 1
    return names.say(Message(code, {"fighter": whom})) if whom and alone else say_bare(code)
