"""The journal and the report tell what ended by itself: which, for whom, and why."""

from __future__ import annotations

from PySide6.QtCore import Qt

from desktop.battle.table import BattleTable
from desktop.models.journal import JournalLineKind, lines
from desktop.shell.window import Window
from desktop.wording.battle.report import report
from rules.battle import commands as c
from rules.battle.effect_commands import PutEffect
from rules.battle.state import Bond, Effect, Lasting, Modifier, Place
from tests.desktop.battle.hand import Hand, settle

CONTROL = Qt.KeyboardModifier.ControlModifier


def told(table: BattleTable) -> list[str]:
    table.journal.refresh()
    model = table.journal.model
    every = [model.index(row).data() for row in range(model.rowCount())]
    kinds = [line.kind for line in lines(table.context)]
    assert len(every) == len(kinds), "what was added line by line is what a fresh reading gives"
    return [words for words, kind in zip(every, kinds, strict=True) if kind is JournalLineKind.TOLD]


def over(table: BattleTable) -> None:
    table.context.do(c.Advance(), overrule=True)
    table.context.do(c.Advance())
    table.context.do(c.EndTurn())
    settle()


def test_the_end_of_a_turn_is_told_line_by_line(table: BattleTable, keys: Hand) -> None:
    chant = Effect(source="Chant", fighters=("a1.1", "a1.2"), modifiers=(Modifier("INI", 2, ""),))
    storm = Effect(
        source="Storm", lasting=Lasting.UPKEEP, caster="a3.1", around="a3.1", bond=Bond.BENEFIT, cost=1
    )
    for command in (PutEffect(chant), PutEffect(storm), c.Stun("b1.1")):
        table.context.do(command)
    assert told(table) == []
    over(table)
    name = table.context.fighter_name
    assert told(table) == [
        f"Chant (INI +2) ends for {name('a1.1')}, {name('a1.2')}: the turn is over",
        "Storm ends: its upkeep was not paid",
        f"No longer stunned: {name('b1.1')}",
        "Scorpion (V-A-4): 1 unused refusal is lost",
    ]
    assert "    Storm ends: its upkeep was not paid" in report(table.context.play, "en").splitlines()
    keys.press(Qt.Key.Key_Z, held=CONTROL)
    assert told(table) == [], "taken back, it has not ended"


def test_a_fury_ends_with_the_combat_and_an_aura_with_its_bearer(window: Window, table: BattleTable) -> None:
    fury = Effect(source="Fureur", fighters=("a1.1",), lasting=Lasting.COMBAT)
    aura = Effect(source="Aura", fighters=("a1.1",), around="a3.1", bond=Bond.BENEFIT, lasting=Lasting.GAME)
    for command in (PutEffect(fury), PutEffect(aura), c.Put("a3.1", Place.DEAD)):
        table.context.do(command)
    window.change_settings(language="fr")
    table.context.do(c.Advance(), overrule=True)
    table.context.do(c.Advance())
    settle()
    name = table.context.fighter_name("a1.1")
    assert told(table) == [
        f"Aura prend fin pour {name}\u202f: la figurine qui la portait n’est plus là",
        f"Fureur prend fin pour {name}\u202f: le combat est terminé",
    ]
