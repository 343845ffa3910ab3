"""An effect is ended for one figure by one key, for all that have it by another, gain or benefit."""

from __future__ import annotations

from PySide6.QtCore import Qt

from desktop.battle.table import BattleTable
from desktop.wording.battle.expiration_words import ending_lines
from rules.battle import commands as c
from rules.battle.effect_commands import PutEffect
from rules.battle.state import Bond, Effect, Lasting, Modifier, Place
from tests.desktop.battle.effects import opened
from tests.desktop.battle.hand import CONTROL, SHIFT, Hand
from tests.desktop.battle.readable import figure_card, strings


def test_a_benefit_that_others_have_is_switched_off_for_one_and_ended_for_all_by_another_key(
    table: BattleTable, keys: Hand
) -> None:
    aura = Effect(
        source="Aura", fighters=("a1.1", "a1.2"), modifiers=(Modifier("INI", 1, ""),), bond=Bond.BENEFIT,
        lasting=Lasting.GAME,
    )  # fmt: skip
    table.context.do(PutEffect(aura))
    prompt = opened(table, keys)
    assert [button.key for button in prompt.present.buttons] == ["Alt+1", "Ctrl+Shift+F1"]
    assert any("End for all 2" in words for words in strings(prompt))
    keys.press(Qt.Key.Key_F1, held=SHIFT)
    assert table.context.game.effects[0].fighters == ("a1.2",), "the other one keeps it"
    whose = f"End for {table.context.fighter_name('a1.2')}"
    assert any(whose in words for words in strings(prompt))
    keys.press(Qt.Key.Key_F1, held=SHIFT)
    assert table.context.game.effects[0].fighters == ("a1.2",), "it has none to end"
    keys.press(Qt.Key.Key_F1, held=SHIFT | CONTROL)
    assert not table.context.game.effects


def journal(table: BattleTable) -> list[str]:
    """Say what ended, waits or counts again by itself in the last step, as the journal does."""
    step = table.context.last_step
    assert step is not None
    return ending_lines(step, table.context.names)


def test_a_benefit_whose_bearer_left_the_table_waits_and_says_so(table: BattleTable, keys: Hand) -> None:
    game = table.context.game
    bearer = next(f.id for f in game.fighters.values() if game.side_of(f.id).key == "a" and f.card != "a1")
    aura = Effect(
        source="Aura", fighters=("a1.1",), modifiers=(Modifier("INI", 1, ""),), bond=Bond.BENEFIT,
        caster=bearer, around=bearer, lasting=Lasting.GAME,
    )  # fmt: skip
    table.context.do(PutEffect(aura))
    table.context.do(c.Put(bearer, Place.FLED))
    assert "Aura (INI +1) waits: the figure it is around is off the table" in journal(table)
    waits = f"waits for {table.context.fighter_name(bearer)} to return"
    prompt = opened(table, keys)
    assert any(waits in words and "Aura: INI +1" in words for words in strings(prompt))
    keys("\x1b")
    assert any(waits in words for words in strings(figure_card(table)))
    keys.press(Qt.Key.Key_Z, held=CONTROL)
    assert not any(waits in words for words in strings(figure_card(table))), "it is back, and counts"
    assert any("Aura: INI +1" in words for words in strings(figure_card(table)))
    table.context.do(c.Put(bearer, Place.FLED))
    table.context.do(c.Put(bearer, Place.TABLE))
    assert "Aura (INI +1) counts again: the figure it is around is back" in journal(table)
    table.context.do(c.Put(bearer, Place.FLED))
    opened(table, keys)
    keys.press(Qt.Key.Key_F1, held=SHIFT)
    assert not table.context.game.effects, "the table may end it meanwhile"
