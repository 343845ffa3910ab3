"""Everything that MonCon'F says has its words, whichever way a code is put together."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import rules
from desktop.wording import say, words
from desktop.wording.naming import Names
from rules.battle.events import Rolled
from rules.battle.state import DeedState
from rules.monconf.actions import ACTIONS
from rules.monconf.marks import MARKS, Ends
from rules.monconf.offers import offers
from rules.monconf.system import MONCONF
from rules.monconf.tactics import TACTICS
from rules.text import Message, Reason
from tests.stories.monconf_play import COMMANDS, laid
from tests.stories.monconf_table import Table

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


def test_a_turn_is_said_in_both_languages() -> None:
    table, said = laid(), []
    for command in COMMANDS:
        refusal = MONCONF.refusal(table.table, table.game, command)
        messages = [refusal.message] if refusal is not None else []
        messages += [x.message for x in _offered(table)]
        step = table.do(command, overrule=True)
        rolls = [event for event in step.events if isinstance(event, Rolled)]
        messages += [step.label, *(roll.what for roll in rolls), *(roll.outcome for roll in rolls)]
        messages += [reason.message for roll in rolls for reason in roll.reasons]
        for language in ("fr", "en"):
            names = Names.of(table.game, language, table.table)
            said += [names.say(message) for message in messages if message.code]
    assert all(said) and not any("{" in words or "action." in words for words in said)
    assert "Capitaine calls to rally and walks" in said
    assert any(words.endswith("uses the COU and DIS of Capitaine") for words in said)
    assert "Griffon: command points, 12" in said
    assert "Griffon has a brilliant plan: command points, 2" in said


def _offered(table: Table) -> list[Reason]:
    """Give what is offered now, to the side and to each figure, as its words."""
    found = [*MONCONF.offer(table.table, table.game)]
    found += [choice for key in table.game.fighters for choice in offers(table.table, table.game, key)]
    made = [Reason(Message(choice.code, choice.data), 0) for choice in found]
    return made + [Reason(x.refusal.message, 0) for x in found if x.refusal is not None]


def test_a_refusal_is_said_with_its_data() -> None:
    assert say(Message("refusal.no_points", {"side": "Griffon", "n": 3, "held": 1})) == (
        "Griffon has only 1 of the 3 command points."
    )


def test_its_own_words_stand_where_those_of_confrontation_would() -> None:
    table = laid()
    names = Names.of(table.game, "en", table.table)
    threw = names.say(Message("step.threw", {"side": "a", "dice": [4], "total": 8}))
    assert "Tactique" not in threw and "tactician" in threw
    assert names.say(Message("refusal.no_refusal_left")) == "No refusal is left to use."
    plain = Names.of(table.game, "en")
    assert plain.say(Message("refusal.no_refusal_left")) == "No refusal is left to use (V-A-2)."
