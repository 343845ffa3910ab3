"""The wound roll on the screen: the drawn table, its lit cells, the row of reasons, typed values alone."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from desktop.battle.confrontation.wound_prompt import WoundPrompt
from desktop.battle.table import BattleTable
from desktop.look import theme
from desktop.operations.battle import start_battle
from desktop.operations.desk import Desk
from desktop.operations.tables import rulesets
from desktop.shell.window import Window
from desktop.wording.battle.report import report
from rules.battle import commands as c
from rules.battle.setup import ListedCard, SideSetup
from rules.battle.wound_effects import Bearer, WoundEffect, WoundStep
from rules.cards import Card
from rules.values import Characteristic, Value
from tests.desktop.battle.battles import large, open_active, open_table, seated
from tests.desktop.battle.hand import Hand, settle
from tests.desktop.battle.wounds import asked, duel, fighter
from tests.desktop.fit import cut_labels
from tests.desktop.hands import click


def test_w1_is_lit_and_told_while_its_dice_are_typed(window: Window, desk: Desk, keys: Hand) -> None:
    table = open_table(window, duel(desk))
    panel = asked(table)
    assert len(panel.reading.table.lit) > 10, "the whole band that these values can reach"
    assert {row for row, _ in panel.reading.table.lit} == {-1, 0, 1, 2}
    keys("3")
    assert panel.reading.table.lit == {(0, 1), (0, 2), (0, 3), (1, 3), (2, 3)}
    assert "Odds: ✶\xa033% · L\xa050%" in panel.reading.odds.text()
    keys("5")
    assert panel.reading.table.lit == {(1, 3)}
    assert panel.reading.way.visible_strings() == [
        "5", "+ STR 3", "− RES 5", "= 3", "row 2/3", "lower die 3: abdomen",
    ]  # fmt: skip
    assert panel.result.visible_strings() == ["L", "Light wound"]
    keys("\n")
    assert table.prompt is None
    assert table.context.game.fighters["b1.1"].notches == 1


def test_a_click_on_a_die_opens_it_again(window: Window, desk: Desk, keys: Hand) -> None:
    panel = asked(open_table(window, duel(desk)))
    dice = panel.reading.dice
    for face in (3, 5):
        click(dice.buttons[face - 1])
        settle()
    assert panel.draft.dice == [3, 5] and not dice.pad.isVisible()
    boxes = [heard.rect.center() for heard in dice.row.heard()]
    click(dice.row, boxes[1])
    settle()
    assert panel.draft.dice == [3] and dice.pad.isVisible()
    click(dice.buttons[5])
    settle()
    click(dice.row, boxes[0])
    settle()
    assert panel.draft.dice == [], "what was typed after it is asked again"


def test_the_odds_are_those_of_the_check_row(window: Window, desk: Desk, keys: Hand) -> None:
    panel = asked(open_table(window, duel(desk)))
    panel.strength.setValue(5)
    settle()
    assert panel.reading.odds.text() == "Odds: ✶\xa014% · L\xa039% · S\xa031% · C\xa08% · K\xa08%"


def test_abilities_stand_on_the_way_and_are_switched_by_a_key(window: Window, desk: Desk, keys: Hand) -> None:
    table = open_table(window, duel(desk, "Féroce, Toxique/2", "Dur à cuire"))
    panel = asked(table)
    keys("36")
    told = panel.reading.way.visible_strings()
    assert told[4:6] == ["rows: Hard-boiled −1", "row 2/3"] or "−1" in told[4], told
    assert panel.reading.table.lit == {(1, 3)}
    assert panel.result.visible_strings() == [], "the die of Toxique is still to come"
    keys("3")
    assert panel.result.visible_strings() == ["S", "Serious wound"]
    assert "becomes Serious wound" in panel.reading.way.visible_strings()[-1]
    keys("e")  # Dur à cuire is the third ability: its key is E's neighbour below
    number = [each.ability.id for each in panel.draft.acting].index("hard_boiled")
    keys("\n")
    keys(panel.abilities[number].key)
    assert not panel.draft.acting[number].on
    assert panel.reading.table.lit == {(2, 3)}


def test_the_switches_of_abilities_stand_there_from_the_first_look(
    window: Window, desk: Desk, keys: Hand
) -> None:
    panel = asked(open_table(window, duel(desk, "Féroce, Toxique/2", "Éthéré")))
    shown = [(button.text(), button.key) for button in panel.abilities if button.isVisible()]
    assert [words for words, _ in shown] == [each.ability.label("en") for each in panel.draft.acting]
    assert len(shown) == 3 and all(key for _, key in shown)
    top = panel.reading.table.mapTo(panel, QPoint())
    keys("3")
    settle()
    assert panel.reading.table.mapTo(panel, QPoint()) == top, "the table stays where it was"
    assert [(button.text(), button.key) for button in panel.abilities if button.isVisible()] == shown


def test_a_shifted_column_is_told_behind_what_the_die_says(window: Window, desk: Desk, keys: Hand) -> None:
    panel = asked(open_table(window, duel(desk)))
    for _ in range(4):
        QTest.keyClick(panel, Qt.Key.Key_Right)
    keys("15")
    assert panel.reading.way.visible_strings()[4:] == [
        "row 2/3", "lower die 1: legs", "location shifted at the table +4", "after the shift: head",
    ]  # fmt: skip
    assert panel.reading.table.lit == {(1, 5)}


def test_a_strength_with_a_die_asks_for_it_and_tells_it(window: Window, desk: Desk, keys: Hand) -> None:
    two = duel(desk)[1]
    ram = Card("Bélier", values={Characteristic.FOR: Value.parse("2 + 1 Dé")})
    table = open_table(window, (SideSetup(name="Alahan", cards=(ListedCard(sheet=ram),)), two))
    panel = asked(table)
    assert panel.reading.odds.text().startswith("Odds: –\xa0less than 1% · ✶\xa013%")
    keys("35")
    assert panel.reading.hint.text() == "Enter the STR die."
    assert {row for row, _ in panel.reading.table.lit} == {1, 2, 3, 4}, "3 to 8: no row is known yet"
    assert panel.reading.way.visible_strings() == ["5", "+ STR 2", "− RES 5"]
    assert panel.result.visible_strings() == []
    keys("6")
    assert panel.reading.way.visible_strings()[:5] == [
        "5", "+ STR 2", "+ die of STR 6", "− RES 5", "= 8",
    ]  # fmt: skip
    assert panel.result.visible_strings() == ["C", "Critical wound"]
    keys("\n")
    table.journal.refresh()
    assert any(
        "dice entered: 3 5 6" in words and "+6 die of STR" in words
        for words in table.journal.visible_strings()
    )


def test_a_letter_held_with_ctrl_is_no_verb(window: Window, desk: Desk, keys: Hand) -> None:
    panel = asked(open_table(window, duel(desk)))
    panel.strength.setFocus()
    QTest.keyClick(panel.strength, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    assert not panel.draft.command.amplified, "Ctrl+A chooses what is in the field"
    assert panel.strength.lineEdit().hasSelectedText()
    QTest.keyClick(panel.strength, Qt.Key.Key_A)
    assert panel.draft.command.amplified


def test_a_typed_strength_gets_its_dice_by_a_key(table: BattleTable, keys: Hand) -> None:
    keys("k\n\n3\n3\n")
    panel = table.prompt
    assert isinstance(panel, WoundPrompt)
    keys("+")
    assert panel.verbs["+"].text() == "Dice of STR +1"
    keys("35")
    assert panel.result.visible_strings() == []
    keys("2")
    assert "+ die of STR 2" in panel.reading.way.visible_strings()
    keys("+++")
    assert panel.verbs["+"].text() == "Dice of STR", "after 3 it has none again"
    assert panel.result.visible_strings() == ["S", "Serious wound"], "the two dice of the roll stay"


def test_values_are_typed_without_any_figure_and_told_in_the_journal(table: BattleTable, keys: Hand) -> None:
    table.select("")
    before = table.context.game
    keys("k\n\n")
    panel = table.prompt
    assert isinstance(panel, WoundPrompt)
    keys("12\n10\n")
    assert panel.draft.strength == 12 and panel.draft.resistance == 10
    keys("35")
    assert panel.reading.table.lit == {(3, 3)}
    assert panel.result.visible_strings() == ["S", "Serious wound"]
    keys("\n")
    assert table.prompt is None
    assert table.context.game == before, "nobody was struck"
    table.journal.refresh()
    assert any("Wound roll (abdomen): Serious wound" in words for words in table.journal.visible_strings())


def test_abilities_of_nobody_are_picked_by_letters(table: BattleTable, keys: Hand) -> None:
    keys("k\n\n3\n3\n")
    panel = table.prompt
    assert isinstance(panel, WoundPrompt)
    keys("b")
    offered = {button.text(): button.key for button in panel.picker.buttons}
    keys(offered["Fierce"])
    keys(offered["Toxic/X"] * 2)
    assert [each.ability.label("en") for each in panel.draft.acting] == ["Fierce", "Toxic/2"]
    keys("\n12")
    assert panel.reading.way.visible_strings()[-1] == "Fierce: Stunned becomes Light wound"
    keys("6")
    assert panel.result.visible_strings() == ["S", "Serious wound"]
    keys("b")
    for _ in range(4):
        keys(offered["Toxic/X"])
    assert [each.ability.id for each in panel.draft.acting] == ["fierce"], "after 5 it goes"


def test_dice_are_pressed_by_hand_too(window: Window, desk: Desk) -> None:
    panel = asked(open_table(window, duel(desk)))
    for face in (3, 5):
        assert panel.reading.dice.isVisible()
        panel.reading.dice.buttons[face - 1].click()
    assert panel.reading.table.lit == {(1, 3)}
    assert not any(button.isVisible() for button in panel.reading.dice.buttons)


def test_arrows_shift_what_is_read(window: Window, desk: Desk, keys: Hand) -> None:
    panel = asked(open_table(window, duel(desk)))
    keys("35")
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Right):
        keys.press(key)
    assert panel.reading.table.lit == {(2, 4)}
    panel.verbs["↑↓"].click()
    panel.verbs["↑↓"].click()
    assert panel.reading.table.lit == {(-1, 4)}, "+1, +2, then −2"
    keys.press(Qt.Key.Key_Backspace)
    assert len(panel.reading.table.lit) > 1


def test_dice_are_rolled_with_enter_where_the_battle_rolls_here(
    window: Window, desk: Desk, keys: Hand
) -> None:
    sides = duel(desk)
    play = start_battle(
        desk, name="Here", a=sides[0], b=sides[1], ruleset=rulesets()["seeds"], rolled_here=True
    )
    table = seated(window, play)
    panel = asked(table)
    keys("\n")
    assert len(panel.draft.dice) == 2 and len(panel.reading.table.lit) == 1
    assert panel.result.visible_strings()
    keys("\n")
    assert table.prompt is None and table.context.play.head is not None


def test_own_rules_are_drawn_as_they_are(window: Window, desk: Desk, keys: Hand) -> None:
    sides = duel(desk)
    rules = rulesets()["seeds"]
    rows = tuple("TTTTT" if number == 2 else row for number, row in enumerate(rules.wound_table))
    play = start_battle(desk, name="Own", a=sides[0], b=sides[1], ruleset=replace(rules, wound_table=rows))
    panel = asked(seated(window, play))
    keys("35")
    assert panel.result.visible_strings() == ["K", "Killed outright"]
    assert panel.reading.table.visible_strings().count("K") >= 5


def test_an_effect_of_the_players_own_is_told_by_its_name(window: Window, desk: Desk, keys: Hand) -> None:
    sides, rules = duel(desk, target="Bouclier de lave"), rulesets()["seeds"]
    names = "Bouclier de lave", "Totem"
    effects = tuple(
        WoundEffect(ability=name, bearer=Bearer.TARGET, step=WoundStep.REPLACE, results=result, to=to)
        for name, result, to in zip(names, "LG", "G-", strict=True)
    )
    own = replace(rules, own_effects=effects)
    table = seated(window, start_battle(desk, name="Own", a=sides[0], b=sides[1], ruleset=own))
    panel = asked(table)
    keys("b")
    offered = {button.text(): button.key for button in panel.picker.buttons}
    keys(offered["Totem"])
    assert [each.ability.fr for each in panel.draft.acting if each.on] == list(names)
    keys("\n35")
    told = "Bouclier de lave: Light wound becomes Serious wound", "Totem: Serious wound becomes nothing"
    assert tuple(panel.reading.way.visible_strings()[-2:]) == told
    keys("\n")
    assert table.prompt is None
    words = report(table.context.play, "en")
    assert all(each in words for each in told)


def test_both_fighters_are_asked_for_again_by_their_buttons(table: BattleTable, keys: Hand) -> None:
    table.select("a1.1")
    keys("k\n")
    panel = table.prompt
    assert isinstance(panel, WoundPrompt)
    panel.striker.click()
    settle()
    assert table.prompt is None and table.pointer.asks
    keys("f")
    panel = table.prompt
    assert isinstance(panel, WoundPrompt)
    assert panel.draft.strength is not None and panel.draft.command.target == "a1.1"


MANY = ("Féroce, Fléau/Wolfen, Épée-hache, Arme sacrée, Toxique/2", "Dur à cuire, Immunité/Tête, Coriace")
SOME = ("Féroce, Toxique/2", "Coriace")


@pytest.mark.parametrize("abilities", [SOME, MANY])
@pytest.mark.parametrize(("language", "scale", "name"), [
    ("fr", 100, "light"), ("en", 100, "dark"), ("fr", 150, "dark"), ("en", 150, "light"),
])  # fmt: skip
def test_the_panel_fits_with_long_names_and_many_abilities(
    window: Window, desk: Desk, language: str, scale: int, name: str, abilities: tuple[str, str]
) -> None:
    window.change_settings(language=language, scale=scale, theme=name)
    sides = []
    for side, text in zip(large(desk), abilities, strict=True):
        longest = max((listed.sheet for listed in side.cards if listed.sheet), key=lambda c: len(c.name_fr))
        sheet = replace(longest, abilities=desk.abilities.parse_list(text))
        sides.append(replace(side, cards=(ListedCard(sheet=sheet, figures=2),)))
    table = open_active(window, (sides[0], sides[1]))
    panel = asked(table)
    panel.strength.setValue(6)
    panel.resistance.setValue(3)
    for dice in ((), (3,), (3, 3), (3, 3, 1)):
        panel.draft.dice = list(dice)
        panel.refresh()
        settle()
        fits(table, panel)
        if abilities is SOME:
            way = panel.reading.way
            assert not way.isVisible() or way.height() >= way.heightForWidth(way.width()), "the whole way"
    panel.verbs["B"].click()
    settle()
    fits(table, panel)


def fits(table: BattleTable, panel: WoundPrompt) -> None:
    assert cut_labels(panel) == []
    assert table.rect().contains(panel.placed)
    if panel.reading.table.isVisible():
        least = panel.reading.table.minimumSizeHint()
        assert panel.reading.table.height() >= least.height() and panel.reading.table.width() >= least.width()
    for widget in (panel.reading.dice, panel.picker):
        if widget.isVisible():
            assert widget.height() >= widget.heightForWidth(widget.width()), type(widget).__name__
            page = widget.parentWidget()
            assert page is not None and page.rect().contains(widget.geometry()), type(widget).__name__


def test_a_battle_may_be_struck_by_nobody_known(table: BattleTable, keys: Hand) -> None:
    table.context.do(c.Notch("a1.1", 1))
    table.select("a1.1")
    keys("k\n")
    panel = table.prompt
    assert isinstance(panel, WoundPrompt)
    assert panel.strength.hasFocus(), "nobody knows the strength"
    keys("4\n")
    assert panel.hasFocus()
    assert theme.current().name == "light"


def test_a_value_nobody_knows_has_no_result_until_it_is_typed(window: Window, desk: Desk, keys: Hand) -> None:
    one, _ = duel(desk)
    sketch = SideSetup(name="Visitor", cards=(ListedCard(sheet=fighter(desk, "Goblin")),))
    table = open_table(window, (one, sketch))
    panel = asked(table)
    assert panel.resistance.text() == "RES ?"
    assert panel.resistance.hasFocus()
    panel.setFocus()
    keys("45")
    assert panel.result.visible_strings() == [], "nothing is claimed of what is not known"
    assert not any("decided at the table" in words for words in panel.reading.way.visible_strings())
    keys("\n")
    assert table.prompt is panel and table.context.game.fighters["b1.1"].notches == 0
    assert panel.resistance.hasFocus(), "the way goes by the value that is missing"
    keys("4\n")
    assert panel.result.visible_strings() == ["S", "Serious wound"]


def test_a_wounded_figure_says_what_it_becomes_before_and_after(
    window: Window, desk: Desk, keys: Hand
) -> None:
    """With C3 a light wound on a serious one is a critical one: nobody has to know that by heart."""
    one, two = duel(desk)
    play = start_battle(desk, name="C3", a=one, b=two, ruleset=rulesets()["c3"])
    table = seated(window, play)
    assert table.context.do(c.Notch("b1.1", 2))
    panel = asked(table)
    keys("35")
    assert panel.result.visible_strings() == ["C", "Critical wound"], "the largest words are what happens"
    assert panel.reading.way.visible_strings()[-1] == "Light wound, in all: Critical wound"
    keys("\n")
    assert table.context.game.fighters["b1.1"].notches == 3
    table.journal.refresh()
    assert any("Light wound, becomes Critical wound" in words for words in table.journal.visible_strings())


def test_the_odds_tell_that_a_hurt_figure_falls_and_stay_away_where_unwanted(
    window: Window, desk: Desk, keys: Hand
) -> None:
    table = open_table(window, duel(desk))
    panel = asked(table)
    target = panel.draft.command.target
    table.context.do(c.Correct(f"fighter:{target}", {"notches": 3}))
    panel.close_panel()
    panel = asked(table)
    track = panel.draft.stakes
    assert track is not None and track[0] == track[1], "any wound is the last one"
    assert f"out of action {round(100 * track[1])}%" in panel.reading.odds.text()
    panel.close_panel()
    window.change_settings(odds=False)
    assert not asked(table).reading.odds.isVisible()
