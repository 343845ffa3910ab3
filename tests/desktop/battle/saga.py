"""A made-up system, declared here alone: the smallest that is chosen for an army and plays on the screen.

It is put where CONTRIBUTING says that a system stands. No shared module knows it.
"""

from __future__ import annotations

import sys
from dataclasses import replace
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any

import pytest

import resources
from desktop import wording
from desktop.battle.hands import Hands
from desktop.battle.keys import shared
from desktop.battle.screen import Screen
from desktop.battle.systems.sequences import CHOICES
from desktop.operations import tables
from desktop.wording.battle import side_counts
from desktop.wording.battle.pieces import ChoiceLook, Moment, Pieces
from desktop.wording.battle.shown import Badge, Count, Said
from desktop.wording.naming import Names
from rules import sheets, systems
from rules.battle import arrivals, corrections, ending, fighters
from rules.battle import commands as c
from rules.battle.ruleset import Ruleset
from rules.battle.state import Fighter, Game, Side
from rules.battle.system import Choice, CommandRule, Outcome, Roll, System, Table
from rules.battle.turn import Turning
from rules.sheets import Sheet
from rules.systems import SystemKind
from rules.text import Message
from rules.values import Characteristic

SAGA = "saga"
PHASES = ("hunt", "rest")

# -- rules/saga, its row in rules/systems.py, its sheet in rules/sheets.py ---------------------------------


def opened(_table: Table, game: Game) -> Game:
    return replace(game, phase=PHASES[0], step="", hand="", speaking=())


def rest(_table: Table, game: Game, _command: c.Advance, _roll: Roll) -> Outcome:
    return Outcome(replace(game, phase=PHASES[1]), Message("step.saga.rested"))


def offer(_table: Table, game: Game) -> tuple[Choice, ...]:
    return (Choice(c.Advance(), "choice.saga.rest"),) if game.phase == PHASES[0] else ()


RULES = System(
    id=SAGA,
    rules={
        **fighters.RULES, **arrivals.RULES, **ending.RULES,
        c.Correct: corrections.rules(Turning())[c.Correct],
        c.Advance: CommandRule(lambda _table, _game, _command: None, rest),
    },
    open=opened,
    offer=offer,
)  # fmt: skip
KIND = SystemKind(SAGA, "Saga", lambda: RULES, sequences=False)
SHEET = Sheet(SAGA, (Characteristic.AGI, Characteristic.CHA), beside=(Characteristic.PV,), priced=False)

# -- resources/data ----------------------------------------------------------------------------------------

DECLARED: dict[str, Any] = {"id": SAGA, "rulesets": [SAGA], "formats": []}
RULESET: dict[str, Any] = {
    "id": SAGA, "fr": "Saga", "en": "Saga", "system": SAGA, "wound_table": [],
    "track": {"states": [], "capacity": 10, "life": True},
}  # fmt: skip

# -- desktop/wording/messages/saga.py ---------------------------------------------------------------------

WORDS = {
    "phase.hunt": "The hunt",
    "phase.rest": "Rest",
    "mark.runes": "Runes",
    "mark.omens": "Omens",
    "step.saga.rested": "They rest",
    "choice.saga.rest": "Rest now",
}

# -- desktop/battle/systems/saga.py ------------------------------------------------------------------------


def said(game: Game, _names: Names) -> Said:
    return Said("Now", game.phase.upper())


def counted(game: Game, side: Side, _ruleset: Ruleset) -> tuple[Count, ...]:
    return (*side_counts.figures(game, side), Count("bolt", str(side.points.get("omens", 0)), "Omens read"))


def badges(fighter: Fighter, _names: Names) -> tuple[Badge, ...]:
    held = fighter.marks.get("runes", 0)
    return (Badge("mark", str(held), words=f"{held} runes", sign="R"),) if held else ()


PIECES = Pieces(
    id=SAGA,
    moment=lambda _game: Moment(page="choices", acts=True),
    phases=lambda _game: PHASES,
    banner=said,
    counts=counted,
    badges=badges,
    choices={"choice.saga.rest": ChoiceLook("E", "hourglass")},
    corrected={"game": ("turn",), "side": ("points:omens",), "fighter": ("notches", "marks:runes")},
)

SCREEN = Screen(
    hands=Hands,
    keys=shared("enter go_on find notch heal card correct back now leave end_battle"),
    verbs=("notch", "heal", "correct"),
    pages={"choices": CHOICES},
)


# -- put in its place --------------------------------------------------------------------------------------


def _module(monkeypatch: pytest.MonkeyPatch, name: str, **held: object) -> None:
    made = ModuleType(name)
    made.__spec__ = ModuleSpec(name, None)
    vars(made).update(held)
    monkeypatch.setitem(sys.modules, name, made)


def install(monkeypatch: pytest.MonkeyPatch) -> None:
    """Put the system where a system stands: as folders, rows and files would."""
    rows, table = resources.rows, resources.table
    ruleset = f"data/rulesets/{SAGA}"
    monkeypatch.setattr(
        resources, "rows", lambda name: [*rows(name), *([DECLARED] if name == "data/systems" else [])]
    )
    monkeypatch.setattr(resources, "table", lambda name: RULESET if name == ruleset else table(name))
    monkeypatch.setitem(systems.KINDS, SAGA, KIND)
    monkeypatch.setitem(sheets.SHEETS, SAGA, SHEET)
    _module(monkeypatch, f"desktop.wording.messages.{SAGA}", WORDS=WORDS)
    _module(monkeypatch, f"desktop.battle.systems.{SAGA}", PIECES=PIECES, SCREEN=SCREEN)
    forget()


def forget() -> None:
    """Read the tables anew."""
    for known in (tables.systems, tables.rulesets, wording.words):
        known.cache_clear()
