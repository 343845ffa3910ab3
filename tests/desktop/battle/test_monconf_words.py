"""Everything that MonCon'F says has its words, whichever way a code is put together."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import rules
from desktop.phrases import say, words
from rules.battle.state import DeedState
from rules.monconf.actions import ACTIONS
from rules.monconf.marks import MARKS, Ends
from rules.monconf.tactics import TACTICS
from rules.text import Message

ROOMS = sorted(path.name for path in (Path(rules.__file__).parent / "monconf").glob("*.py"))
CODE = re.compile(r'"((?:step|refusal|roll|value|choice|points|power|escape|blow|shot)\.[a-z_.]*[a-z])"')


@pytest.mark.parametrize("room", ROOMS)
def test_every_code_has_words(room: str) -> None:
    text = (Path(rules.__file__).parent / "monconf" / room).read_text(encoding="utf-8")
    codes = {*CODE.findall(text)}
    codes |= {f"refusal.{name}" for name in re.findall(r'when\([^"]*"([a-z_]+)"[,)]', text)}
    codes |= {f"refusal.{name}" for name in re.findall(r'return "((?:no|not)_[a-z_]+)"', text)}
    assert codes - words().keys() - {"refusal.mystic", "refusal.upkeep", "refusal.walk"} == set()


def test_codes_that_are_put_together_have_words() -> None:
    codes = {f"action.{name}" for name in ACTIONS} | {f"tactic.{name}" for name in TACTICS}
    codes |= {f"step.turned_{a.lesser}" for a in ACTIONS.values() if a.lesser}
    codes |= {f"choice.turn_{a.lesser}" for a in ACTIONS.values() if a.lesser}
    codes |= {f"step.{a.id}_{end}" for a in ACTIONS.values() if a.escapes for end in ("done", "failed")}
    codes |= {f"step.resolved_{state.value}" for state in DeedState if state is not DeedState.ANNOUNCED}
    codes |= {f"shot.{a.id}" for a in ACTIONS.values() if a.shot}
    codes |= {f"step.mark_{name}" for name in MARKS}
    codes |= {f"step.mark_{kind.id}_off" for kind in MARKS.values() if kind.ends is not Ends.CONTACT}
    for kind in ("lives", "stuns", "nothing", "killed"):
        codes |= {f"step.blow_{kind}", f"step.blow_{kind}_by_nobody"}
    codes |= {f"step.blow_{kind}_told" for kind in ("lives", "stuns", "nothing")}
    codes |= {f"blow.{kind}" for kind in ("lives", "stuns", "nothing")}
    codes |= {f"step.{name}" for name in ("steadied", "steady_failed", "steady_lost")}
    codes |= {f"choice.genius_{name}" for name in ("counter", "pass")}
    codes |= {"source.frightened", "source.lead_leadership", "source.lead_general_staff"}
    assert codes - words().keys() == set()


def test_a_refusal_is_said_with_its_data() -> None:
    assert say(Message("refusal.no_points", {"side": "Griffon", "n": 3, "held": 1})) == (
        "Griffon has 1 of the 3 command points."
    )
