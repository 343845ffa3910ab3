"""Actions, contacts, figures that come and go and the referee are said in words, whatever happens."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

import rules
from desktop.wording import words
from desktop.wording.effects import effect_words, modifier_words
from desktop.wording.naming import Names
from rules.battle import commands as c
from rules.battle.action_commands import Act, Announce, Disengage, Dive, EndAnnouncements, Resolve
from rules.battle.commands import Command
from rules.battle.events import Rolled
from rules.battle.state import DeedState, Modifier, Place
from rules.cards import Size
from rules.confrontation.action_offers import offers
from rules.confrontation.actions import ACTIONS, potential
from rules.confrontation.disengaging import difficulty
from rules.confrontation.system import CONFRONTATION
from rules.referee import Lines, Sight, room, sight, verdict
from rules.text import Message
from tests.stories.tabletop import Tabletop, card

FLOOR = Path(rules.__file__).parent
ROOMS = (
    "battle/arrivals", "battle/contacts", "battle/fighters", "battle/rulings", "confrontation/acting",
    "confrontation/action_offers", "battle/reach", "battle/action_checks", "confrontation/announcing",
    "confrontation/disengaging", "referee",
)  # fmt: skip
FUSILIER = card("Fusilier", "Griffons d’Akkylannie", MOU="15/20", INI=3, TIR=2, DIS=3)
MOVING = {"step.corrected", "step.put_"}  # worded with variants of their own


@pytest.mark.parametrize("room", ROOMS)
def test_every_code_has_words(room: str) -> None:
    text = (FLOOR / f"{room}.py").read_text(encoding="utf-8")
    codes = set(re.findall(r'"((?:step|refusal|roll|value|choice|disengage|referee)\.[a-z_.]*[a-z])"', text))
    codes |= {f"refusal.{name}" for name in re.findall(r'when\(.*, "([a-z_]+)"[,)]', text)}
    codes |= {f"referee.asks.{name}" for name in re.findall(r'_asks\("([a-z_]+)"', text)}
    assert codes and codes <= words().keys() | MOVING


def test_each_action_and_each_outcome_has_words() -> None:
    assert {f"action.{action}" for action in ACTIONS} <= words().keys()
    ended = [state.value for state in DeedState if state is not DeedState.ANNOUNCED]
    kinds = ("announced", "acted", *(f"resolved_{state}" for state in ended))
    assert {f"step.{kind}{at}" for kind in kinds for at in ("", "_at")} <= words().keys()


def test_a_speaking_turn_is_told_in_both_languages() -> None:
    table = Tabletop.of([(FUSILIER, 5), "Mage"], [("Gobelin", 3)], dice=(3,) * 9)
    ruling = verdict("sight", sight(Sight(contact=False, arc=True, lines=Lines.NONE)))
    commands: tuple[Command, ...] = (
        c.DeclareWinner("a"), c.ChooseFirst("a"), c.PlayTop(), Announce("a1.1", "run"),
        Announce("a1.1", ""), Announce("a1.1", "charge", "b1.1"), Announce("a1.2", "cover"),
        c.Touch("a1.3", "b1.2"), Announce("a1.3", "engage", "b1.3"), Announce("a1.3", "run"),
        Announce("a1.3", "engage", "b1.3"), EndAnnouncements(), c.EndSpeaking(), Resolve("a1.1"),
        Resolve("a1.2", DeedState.LOST), Disengage("a1.3", dice=(2,)), Act("a1.4", "walk"),
        Act("a1.4", "walk"), Act("a1.5", "shoot", "b1.3"), Dive("b1.3"), Act("a1.1", "shoot"),
        Act("a1.2", "mystic"), c.Touch("a1.1", "a1.2"), c.BreakContact("a1.1", "b1.1"),
        c.BreakContact("a1.3"),
        c.ChangeLevel("a1.1", 1), c.ChangeLevel("a1.1", 0), c.Put("b1.1", Place.CAPTURED, "a1.1"),
        c.Put("b1.2", Place.FLED), c.Rally("b1.2", False), c.Rally("b1.2", True), c.Rally("b1.2", True),
        c.AddCard("a", "Loup", 2, by="a2.1"), c.Transform("a1.1", "Ours"), c.ChangeSide("a1", "a1.2"),
        c.Judge(ruling, "a1.3", "b1.3"), c.Judge(verdict("room", room(Size.SMALL, 1))), c.ThrowScatter(),
    )  # fmt: skip
    said: list[str] = []
    for command in commands:
        refusal = CONFRONTATION.refusal(table.table, table.game, command)
        messages = [] if refusal is None else [refusal.message]
        if refusal is None or refusal.overridable:
            step = table.do(command, overrule=True)
            rolls = [event for event in step.events if isinstance(event, Rolled)]
            messages += [step.label, *(roll.what for roll in rolls)]
            messages += [reason.message for roll in rolls for reason in roll.reasons]
        said += told(table, messages)
    for fighter in table.game.fighters:
        said += told(table, [Message(x.code, x.data) for x in offers(table.table, table.game, fighter)])
    flyer = replace(table.game.fighters["a1.4"], level=1)
    sums = (potential(table.table, table.game, flyer, "run"), difficulty(table.table, table.game, "a1.4"))
    said += told(table, [reason.message for found in sums for reason in found.reasons])
    assert all(said) and not any("{" in line or "step." in line for line in said)
    assert "Fusilier A announces: charge, Gobelin A" in said
    assert "Fusilier E: stationary shot, Gobelin C" in said
    assert "Referee, Fusilier C (Griffon) and Gobelin C: seen, no line is cut (II-D-3)" in said


def told(table: Tabletop, messages: list[Message]) -> list[str]:
    names = [Names.of(table.game, language, table.table) for language in ("fr", "en")]
    return [name.say(message) for name in names for message in messages]


def test_words_behind_the_slash_of_an_ability_are_in_the_readers_language() -> None:
    table = Tabletop.of([FUSILIER], ["Gobelin"])
    english, french = (Names.of(table.game, language, table.table) for language in ("en", "fr"))
    assert (english.ability("immunity", "Tête"), french.ability("immunity", "Tête")) == (
        "Immunity/Head", "Immunité/Tête",
    )  # fmt: skip
    assert english.ability("immunity", "Blessure légère") == "Immunity/Light wound"
    assert (
        english.ability("toxic", "3") == "Toxic/3"
        and english.ability("immunity", "Flûte") == "Immunity/Flûte"
    )
    assert (english.granted("Cible/+2"), french.granted("Target/+2")) == ("Target/+2", "Cible/+2")
    assert english.granted("Danse des lames") == "Danse des lames"
    reason = Message(
        "wound.replaced", {"ability": "immunity", "parameter": "Tête", "was": "T", "result": "-"}
    )
    assert english.say(reason) == "Immunity/Head: Killed outright becomes nothing"


def test_cover_and_charge_penalties_are_named_as_their_actions() -> None:
    table = Tabletop.of([FUSILIER], ["Gobelin"])
    for command in (
        c.DeclareWinner("a"), c.ChooseFirst("a"), c.PlayTop(), Announce("a1.1", "cover"), Resolve("a1.1"),
    ):  # fmt: skip
        table.do(command)
    names = Names.of(table.game, "en", table.table)
    assert effect_words(table.game.effects[0], names).startswith("Under cover: Target/+2")
    french = Names.of(table.game, "fr", table.table)
    assert "Cible/+2" in effect_words(table.game.effects[0], french)
    charge = Modifier("INI", -1, "action.charge")
    assert modifier_words(charge, names).startswith("Charge penalty: INI −1")
    assert "action" not in modifier_words(charge, names)
    assert names.source("action.unheard") == "action.unheard"
