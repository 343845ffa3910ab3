"""Rows of combat, upkeep and the strategic phase by keys: each with its verb, and a whole step at once."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from desktop.battle.card_hands import CardHands
from desktop.battle.prompts.reserve import FaithPrompt
from desktop.battle.strategic.panel import StrategicPanel
from desktop.battle.table import BattleTable
from desktop.battle.tasks.entries import GemsEntry
from desktop.operations.desk import Desk
from desktop.shell.window import Window
from desktop.widgets.key_button import VerbButton
from desktop.widgets.menu import Menu
from desktop.wording.battle.row_words import row_name, row_words
from rules.battle import commands as c
from rules.battle.effect_commands import PutEffect
from rules.battle.mana import SetGemLimit
from rules.battle.rows import PhaseRow, rows
from rules.battle.ruleset import RallyRules
from rules.battle.setup import ListedCard, SideSetup
from rules.battle.state import Effect, Lasting, Modifier, Place, Until
from rules.values import Characteristic
from tests.desktop.battle.battles import open_combat, open_table, squads, to_activation, to_combat
from tests.desktop.battle.hand import Hand, settle
from tests.desktop.battle.readable import strings
from tests.desktop.battle.rolls import falls
from tests.desktop.battle.temple import (
    GOBLIN,
    PRIEST,
    choose,
    count_left,
    lit,
    of,
    said,
    says,
    steps,
    tasks,
    upkeep,
)
from tests.desktop.fit import cut_labels
from tests.desktop.hands import click
from tests.stories.tabletop import card

CONTROL = Qt.KeyboardModifier.ControlModifier


def rows_open(table: BattleTable) -> list[PhaseRow]:
    return [row for row in rows(table.context.play.table, table.context.game) if row.open]


def test_nothing_else_in_this_step_is_one_key_and_one_undo(temple: BattleTable, keys: Hand) -> None:
    table = upkeep(temple)
    first = choose(table, "ability")
    mine = [row for row in rows(table.context.play.table, table.context.game) if row.step == first.step]
    assert len(mine) > 1 and count_left(table) < len(rows_open(table))
    before = steps(table)
    keys("I")
    assert steps(table) == before + 1
    assert all(table.context.game.rows[row.id] == "skipped" for row in mine)
    assert said(table) == "Effects of the phase: nothing else in this step"
    now = tasks(table).row
    assert now is not None and now.open and now.step != first.step
    keys.press(Qt.Key.Key_Z, held=CONTROL)
    assert not table.context.game.rows


def test_the_journal_says_who_fought(temple: BattleTable, keys: Hand) -> None:
    table = temple
    to_activation(table)
    to_combat(table, ("a2.1", "b1.1"), ("a2.2", "b1.1"))
    choose(table, "melee")
    keys("d")
    assert said(table).startswith("Prêtre A, Prêtre B – Gobelin A, ") and said(table).endswith(": done")


def test_a_melee_that_was_fought_names_both_camps(window: Window, desk: Desk) -> None:
    table = open_combat(
        window, squads(PRIEST, GOBLIN, figures=(2, 2)), ("a1.1", "b1.1"), ("a1.1", "b1.2"), ("a1.2", "b1.2")
    )
    (row,) = of(table, "melee")
    assert row_name(table.context, row) == "Prêtre A – Gobelin A, Gobelin B; Prêtre B – Gobelin B"
    table.context.do(c.MarkRow(row.id))
    table.context.do(c.BreakContact("a1.1"))
    (row,) = of(table, "melee")
    assert row_name(table.context, row) == "Prêtre A, Prêtre B – Gobelin A, Gobelin B"


def test_a_step_is_settled_by_a_press_on_its_heading(temple: BattleTable) -> None:
    table = upkeep(temple, c.Stun("a1.1"), c.Stun("b1.1"))
    choose(table, "stunned")
    head = tasks(table).head()
    assert head is not None
    verb = head.findChild(VerbButton, "done:end")
    assert verb is not None and "End of the turn" in verb.accessibleName()
    click(verb)
    assert not any(f.stunned for f in table.context.game.fighters.values())
    assert verb.width() >= 40 and verb.height() >= 40


def test_what_asks_stays_open_and_is_chosen_next(temple: BattleTable, keys: Hand) -> None:
    table = upkeep(temple, c.Stun("a2.1"), PutEffect(Effect(source="Chant", fighters=("a1.1",))))
    choose(table, "stunned")
    keys("D")
    assert {row.state for source in ("stunned", "modifier") for row in of(table, source)} == {"done"}
    choose(table, "mage")
    now = tasks(table).row
    assert now is not None and now.rule.source.value == "mage"
    keys("d")
    assert table.prompt is None and "Enter the dice" in table.centre.notice.text()


def test_rows_say_what_they_cost_clear_or_give(temple: BattleTable) -> None:
    chant = Effect(
        source="Chant", fighters=("a1.1",), caster="a1.1", lasting=Lasting.UPKEEP, cost=2, element="fire"
    )
    mud = [Modifier(name, -1, "Boue", until=Until.TURN_END) for name in ("INI", "FOR")]
    table = upkeep(
        temple, PutEffect(chant), *(c.Modify("b1.1", each) for each in mud), c.Gem("a1.1", "fire", 5),
        SetGemLimit("a1.1", 3), c.Faith("a2.1", 7),
    )  # fmt: skip
    words = "\n".join(strings(tasks(table)))
    assert "Chant, Pay the upkeep, Magicienne · 2 × Fire, 5 held" in words and "Let it end" in words
    assert "by itself at the end of the turn\n" in words and "Gobelin A · Boue, INI −1, STR −1" in words
    assert "Magicienne, Lose the gems not spent, 5 held, 2 too many" in words
    assert "Recover mana" not in words, "her reserve is full"
    assert "Prêtre A, Lose the temporary faith that is left, 6 of 7, Piety/1 keeps 1" in words
    assert "Prêtre A B, Abilities to apply, Mechanic/5" in words, "the figures of one card are one line"


def test_faith_that_is_gone_says_what_piety_keeps_whatever_is_counted_afterwards(temple: BattleTable) -> None:
    table = upkeep(temple, c.Faith("a2.1", 7), c.Faith("a2.2", 1))
    row = of(table, "faith")
    assert [r.fighter for r in row] == ["a2.1"], "where Piety keeps all, nothing is asked"
    assert isinstance(table.hands, CardHands)
    table.hands.do_row(row[0], "do")
    table.context.do(c.Faith("a2.1", 4))
    said = row_words(table.context, of(table, "faith")[0])
    assert said == "Unspent temporary faith is lost; Piety/1 keeps 1"
    plain = replace(of(table, "faith")[0], kept=0)
    assert row_words(table.context, plain) == "Unspent temporary faith is lost"
    assert row_words(table.context, replace(plain, state="")) == "Lose the temporary faith that is left (5)"


def test_a_mage_sees_the_gems_that_were_not_spent_beside_the_recovery(temple: BattleTable) -> None:
    table = upkeep(temple, c.Gem("a1.1", "fire", 2))
    assert of(table, "gems") == []
    assert row_words(table.context, of(table, "mage")[0]) == "Recover mana (Recovery/2, gems held: 2)"
    table.context.do(SetGemLimit("a1.1", 4))
    assert row_words(table.context, of(table, "mage")[0]) == "Recover mana (Recovery/2, reserve 2 of 4)"
    choose(table, "mage")
    table.context.do(c.Gem("a1.1", "fire", -2))
    settle()
    assert any("reserve 0 of 4" in words for words in strings(lit(table))), "what is spent is in no reserve"


def test_an_upkeep_is_paid_with_the_gems_the_players_choose(temple: BattleTable, keys: Hand) -> None:
    chant = Effect(
        source="Chant", fighters=("a1.1",), caster="a1.1", lasting=Lasting.UPKEEP, cost=2, element="fire"
    )
    table = upkeep(temple, PutEffect(chant), c.Gem("a1.1", "fire", 2), c.Gem("a1.1", "neutral", 2))
    row = choose(table, "upkeep")
    entry = tasks(table).entry
    assert isinstance(entry, GemsEntry)
    assert entry.draft.gems == {"fire": 2}, "those of the element are proposed"
    keys("F0")
    assert entry.draft.gems == {"fire": 1, "neutral": 1}
    assert "Neutral: 1 of 2" in strings(lit(table))
    before = steps(table)
    keys("\n")
    assert table.prompt is None and steps(table) == before + 1
    assert table.context.game.fighters["a1.1"].gems == {"fire": 1, "neutral": 1}
    assert table.context.game.rows[row.id] == "done"
    assert said(table) == "Magicienne keeps up Chant: 1 × Fire, 1 × Neutral"
    keys.press(Qt.Key.Key_Z, held=CONTROL)
    assert table.context.game.fighters["a1.1"].gems == {"fire": 2, "neutral": 2}


def test_an_upkeep_without_a_choice_is_paid_at_once(temple: BattleTable, keys: Hand) -> None:
    chant = Effect(
        source="Chant", fighters=("a1.1",), caster="a1.1", lasting=Lasting.UPKEEP, cost=1, element="fire"
    )
    table = upkeep(temple, PutEffect(chant), c.Gem("a1.1", "fire", 2))
    choose(table, "upkeep")
    keys("d")
    assert table.prompt is None and table.context.game.effects[0].paid


def test_gems_beyond_the_reserve_are_given_up(temple: BattleTable, keys: Hand) -> None:
    table = upkeep(temple, c.Gem("a1.1", "fire", 3), c.Gem("a1.1", "water", 2), SetGemLimit("a1.1", 3))
    choose(table, "gems")
    entry = tasks(table).entry
    assert isinstance(entry, GemsEntry) and entry.draft.gems == {"fire": 2}
    keys("F\n")
    assert of(table, "gems")[0].open, "one gem too many is left"
    keys.press(Qt.Key.Key_Z, held=CONTROL)
    keys("Fw\n")
    assert not of(table, "gems")[0].open
    assert table.context.game.fighters["a1.1"].gems == {"fire": 2, "water": 1}
    assert said(table) == "Magicienne discards gems: 1 × Fire, 1 × Water"


def test_recovery_gives_its_own_element(temple: BattleTable, keys: Hand) -> None:
    table = upkeep(temple)
    choose(table, "mage")
    assert any("Recovery/2" in words for words in strings(lit(table)))
    keys("561")
    keys("f")
    keys("W")
    keys("\n")
    assert table.context.game.fighters["a1.1"].gems == {"fire": 2, "water": 2}
    assert [row.state for row in of(table, "mage")] == ["done"]


def test_recovery_rolled_here_shows_what_the_reserve_takes(temple: BattleTable, keys: Hand) -> None:
    table = upkeep(temple, SetGemLimit("a1.1", 1))
    choose(table, "mage")
    assert any("of 1" in words for words in strings(lit(table)))
    falls(table, 1, 2, 3)
    keys("r")
    assert sum(table.context.game.fighters["a1.1"].gems.values()) == 1, "Recovery/2 fills it"


def test_what_rallies_is_what_the_ruleset_says(temple: BattleTable, keys: Hand) -> None:
    play = temple.context.play
    own = RallyRules(tested=Characteristic.DIS, difficulty=9)
    play.table = replace(play.table, ruleset=replace(play.table.ruleset, rally=own))
    table = upkeep(temple, c.Put("a1.1", Place.FLED))
    choose(table, "fled")
    fields = lit(table).fields
    assert fields is not None
    assert (fields.characteristic.currentText(), fields.difficulty.value()) == ("DIS", 9)
    sheet = table.context.game.cards["a1"].sheet
    assert sheet is not None and fields.value.number == sheet.value(Characteristic.DIS).number


def test_who_fled_rallies_by_a_test_or_by_the_tables_word(temple: BattleTable, keys: Hand) -> None:
    table = upkeep(temple, c.Put("a1.1", Place.FLED), c.Put("b1.1", Place.FLED), c.Put("b1.2", Place.FLED))
    choose(table, "fled")
    fields = lit(table).fields
    assert fields is not None and fields.value.number == 3
    fields.difficulty.setValue(8)
    keys("4")
    assert says(table) == "7 against 8: It keeps fleeing"
    fields.difficulty.setValue(7)
    keys.press(Qt.Key.Key_Backspace)
    assert not says(table)
    keys("4")
    assert says(table) == "7 against 7: It rallies"
    keys("\n")
    assert table.context.game.fighters["a1.1"].on_table
    assert said(table) == "Magicienne rallies: 7 against 7"
    keys("f")
    assert table.context.game.fighters["b1.1"].place is Place.FLED
    assert said(table) == "Gobelin A keeps fleeing"
    falls(table, 5)
    keys("r")
    assert said(table) == "Gobelin B rallies: 7 against 7"
    assert table.prompt is None
    assert [row.state for row in of(table, "fled")] == ["done"] * 3
    told = {line.text() for line in tasks(table).board.done}
    assert told == {"Magicienne rallies", "Gobelin A keeps fleeing", "Gobelin B rallies"}


def test_a_natural_one_fails_where_the_ruleset_says_so(temple: BattleTable, keys: Hand) -> None:
    play = temple.context.play
    play.table = replace(play.table, ruleset=replace(play.table.ruleset, natural_one_fails=True))
    table = upkeep(temple, c.Put("a1.1", Place.FLED))
    choose(table, "fled")
    fields = lit(table).fields
    assert fields is not None
    fields.difficulty.setValue(4)
    keys("1")
    assert says(table) == "4 against 4: It keeps fleeing"


def test_believers_are_counted_from_their_row(temple: BattleTable, keys: Hand) -> None:
    table = upkeep(temple)
    row = choose(table, "faithful")
    keys("12")
    keys.press(Qt.Key.Key_Backspace)
    keys("++-")
    assert "= 2 temporary faith" in says(table)
    keys("\n")
    assert table.context.game.fighters[row.fighter].faith == 2
    assert table.context.game.rows[row.id] == "done"


def test_believers_are_ticked_by_name_from_their_row(temple: BattleTable, keys: Hand) -> None:
    table = upkeep(temple)
    row = choose(table, "faithful")
    click(lit(table).button("Ctrl+M"))
    prompt = table.prompt
    assert isinstance(prompt, FaithPrompt)
    prompt.press("A")
    prompt.others.setValue(2)
    keys("\n")
    assert table.context.game.fighters[row.fighter].faith == 3
    assert table.context.game.rows[row.id] == "done"
    now = tasks(table).row
    assert now is not None and now.open, "the next one is lit"


def test_regeneration_is_thrown_from_its_row(temple: BattleTable, keys: Hand) -> None:
    table = upkeep(temple)
    assert not any("Regeneration" in words for words in strings(table.centre)), "nobody is hurt"
    table.context.do(c.Notch("a2.1", 2))
    settle()
    assert any("Prêtre A, Abilities to apply, Regeneration/5" in words for words in strings(table.centre)), (
        "it comes up"
    )
    (hurt,) = (row for row in of(table, "ability") if row.ability == "regeneration")
    tasks(table).choose(hurt.id)
    assert says(table) == "5 or more heals a notch."
    keys("51")
    assert says(table) == "1 notch healed"
    keys("\n")
    assert table.context.game.fighters["a2.1"].notches == 1
    assert said(table) == "Prêtre A heals 1 notch, 1 left"
    now = tasks(table).row
    assert now is not None and now.open and now.id != hurt.id
    table.context.do(c.MarkRow(hurt.id, ""))
    tasks(table).choose(hurt.id)
    keys("r")
    assert table.prompt is None and table.context.game.rows[hurt.id] == "done"


def test_abilities_of_the_strategic_phase_stand_at_their_cards(temple: BattleTable) -> None:
    page = temple.centre.page_like(StrategicPanel)
    rows = page.order.list.rows
    assert {row.name: row.reminds for row in rows if row.reminds} == {"Magicienne": "Musician"}
    assert "Musician" in page.order.list.row_words([row.name for row in rows].index("Magicienne"))
    assert not [words for words in strings(temple.centre) if "abilities" in words], "nothing counts them"


def test_a_press_on_the_mark_of_a_card_offers_its_abilities_alone(temple: BattleTable) -> None:
    cards = temple.centre.page_like(StrategicPanel).order.list
    at = next(n for n, row in enumerate(cards.rows) if row.reminds)
    rect = cards.row_rect(at)
    spots = [QPoint(x, round(rect.center().y())) for x in range(cards.width())]
    spot = next(each for each in spots if cards.marks_at(each))
    click(cards.viewport(), spot)
    menu = temple.prompt
    assert isinstance(menu, Menu) and [each.text() for each in menu.grid.buttons.values()] == ["Musician"]


def test_the_card_of_a_figure_has_its_abilities_as_chips(temple: BattleTable, keys: Hand) -> None:
    bearer = of(temple, "ability")[0]
    temple.press(bearer.fighter)
    settle()
    (chip,) = temple.figure.chips
    click(chip)
    assert said(temple) == "Magicienne, Musician: done"
    assert temple.figure.chips[0].down_look and cut_labels(temple.figure.popover) == []
    click(temple.figure.chips[0])
    assert said(temple) == "Magicienne, Musician: reopened"


def test_abilities_of_the_moment_are_spent_by_keys(temple: BattleTable, keys: Hand) -> None:
    keys("d")
    menu = temple.prompt
    assert isinstance(menu, Menu)
    assert [(each.detail, each.text()) for each in menu.grid.buttons.values()] == [
        ("Magicienne", "Musician"), ("Gobelin A B", "Authority"),
    ]  # fmt: skip
    keys("a")
    assert said(temple) == "Magicienne, Musician: done"
    keys("A")
    assert said(temple) == "Gobelin A B, Authority: skipped"
    assert temple.prompt is None, "nothing is left to spend"
    temple.context.undo()
    assert of(temple, "ability")[-1].open


def test_without_such_abilities_d_says_so(window: Window, desk: Desk, keys: Hand) -> None:
    plain = card("Garde", "Griffons d’Akkylannie", DIS=3)
    sides = [SideSetup(name=name, cards=(ListedCard(sheet=plain, figures=1),)) for name in ("A", "B")]
    table = open_table(window, (sides[0], sides[1]))
    keys("d")
    assert table.prompt is None and table.centre.notice.text().startswith("No ability")


def test_the_end_of_a_turn_says_what_becomes_of_the_rest_and_asks_nothing(
    temple: BattleTable, keys: Hand
) -> None:
    chant = Effect(
        source="Chant", fighters=("a1.1",), caster="a1.1", lasting=Lasting.UPKEEP, cost=1, element="fire"
    )
    table = upkeep(temple, PutEffect(chant), c.Gem("a1.1", "fire", 1), c.Stun("b1.1"))
    left = count_left(table)
    assert table.centre.go_on.detail == f"1 unpaid ends, {left - 1} left undone"
    before = keys.keys
    keys("e")
    assert keys.keys - before == 1 and table.prompt is None
    assert table.context.game.turn == 2 and not table.context.game.effects
    assert not table.context.game.fighters["b1.1"].stunned, "by itself"


@pytest.mark.parametrize("scale", [100, 150])
@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_questions_of_rows_fit(window: Window, temple: BattleTable, language: str, scale: int) -> None:
    chant = Effect(
        source="Bénédiction des anciens dieux d’Akkylannie", fighters=("a1.1",), caster="a1.1",
        lasting=Lasting.UPKEEP, cost=2, element="fire",
    )  # fmt: skip
    window.change_settings(language=language, scale=scale)
    settle()
    hands = temple.hands
    assert isinstance(hands, CardHands)
    fits(temple, hands.dealing.remind)
    assert temple.prompt is not None
    temple.prompt.close_panel()
    table = upkeep(
        temple, PutEffect(chant), c.Gem("a1.1", "fire", 3), c.Gem("a1.1", "neutral", 2),
        SetGemLimit("a1.1", 1), c.Put("b1.1", Place.FLED),
    )  # fmt: skip
    for source in ("upkeep", "gems", "mage", "fled", "faithful"):
        if source == "mage":
            table.context.do(SetGemLimit("a1.1"))
        choose(table, source)
        assert cut_labels(table.centre) == []
        page = lit(table)
        parts = page.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
        assert all(page.rect().contains(each.geometry()) for each in parts if each.isVisible())


def fits(table: BattleTable, ask: object = None) -> None:
    if callable(ask):
        ask()
    settle()
    assert table.prompt is not None
    assert cut_labels(table.prompt) == []
    assert table.rect().contains(table.prompt.placed)


def test_a_press_beside_the_tasks_does_nothing(temple: BattleTable) -> None:
    table = upkeep(temple)
    before = steps(table)
    QTest.mousePress(tasks(table).board, Qt.MouseButton.LeftButton, pos=QPoint(1, 1))
    assert steps(table) == before
