"""Attacks and casts of a combat in the stage: several targets, a roll, damage, cost, by keys and by mouse."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QLineEdit, QWidget

from desktop.battle.eclats.aimed_prompt import AimedPrompt
from desktop.battle.eclats.amounts_prompt import AmountsPrompt
from desktop.battle.table import BattleTable
from desktop.drafts.eclats.aimed_draft import AimedDraft
from desktop.operations.battle_losses import lost, turning_points
from desktop.shell.window import Window
from desktop.wording.battle.report import report
from rules.eclats.commands import Attack, Incant
from tests.desktop.battle.battles import prompted, resumed
from tests.desktop.battle.eclats_room import BRUTE, MIRA, OGRE, OSKAR, VALET, life, page_of, rolls_of
from tests.desktop.battle.hand import Hand, settle, undone
from tests.desktop.battle.readable import complaint, undo_words
from tests.desktop.fit import cut_labels
from tests.desktop.hands import click


def press(widget: QWidget) -> None:
    """Press a button in its middle, with a real mouse."""
    assert widget.isVisible()
    click(widget, widget.rect().center())
    settle()


def touch(table: BattleTable, figure: str) -> None:
    """Press the token of a figure in its roster."""
    roster = next(
        block.roster for block in table.sides.values() if not block.roster.rect_of(figure).isEmpty()
    )
    click(roster.viewport(), roster.rect_of(figure).center())
    settle()


def test_a_draft_amounts_to_an_attack_or_a_cast() -> None:
    draft = AimedDraft(fighter=MIRA, damage=3, points=1, words="shield")
    assert draft.toggled(BRUTE).toggled(OGRE).toggled(BRUTE).command == Attack(MIRA, (OGRE,), 3, 1, "shield")
    cast = AimedDraft(fighter=MIRA, casts=True, words="Nova", damage=2, containers=1, animus=4)
    assert cast.toggled(BRUTE).command == Incant(MIRA, "Nova", (BRUTE,), 2, 1, 4)


def test_an_attack_strikes_several_by_keys_in_one_step(combat: BattleTable, keys: Hand) -> None:
    keys("kda")
    prompt = prompted(combat, AimedPrompt)
    assert prompt.draft.targets == (BRUTE,)
    keys("db4")
    assert (prompt.draft.targets, prompt.draft.damage) == ((BRUTE, OGRE), 4)
    assert "2 targets, 4 damage" in prompt.primary.visible_strings()
    keys("\n")
    assert (life(combat, BRUTE), life(combat, OGRE)) == (26, 26)
    assert undo_words(combat) == "Mira attacks Colosse A, Colosse B: −4 Animus each, 26 left each"
    assert combat.selection == OSKAR
    undone(combat, keys)
    assert (life(combat, BRUTE), life(combat, OGRE)) == (30, 30), "in one gesture"


def test_letter_and_press_take_a_target_back(combat: BattleTable, keys: Hand) -> None:
    keys("kdada")
    assert prompted(combat, AimedPrompt).draft.targets == ()
    touch(combat, BRUTE)
    touch(combat, OGRE)
    touch(combat, BRUTE)
    assert prompted(combat, AimedPrompt).draft.targets == (OGRE,), "a press in the roster, and one more"
    keys("\n")
    assert (
        complaint(combat) == "Enter the damage, 0 for none."
        and not combat.context.game.fighters[MIRA].activated
    )
    keys("0\n")
    assert combat.prompt is None and life(combat, OGRE) == 30, "missed"


def test_a_click_into_a_number_lets_what_is_typed_replace_it(combat: BattleTable, keys: Hand) -> None:
    keys("kda0")
    prompt = prompted(combat, AimedPrompt)
    field = prompt.damage.spin.findChild(QLineEdit)
    assert field is not None
    for typed, damage in (("9", 9), ("12", 12)):
        click(field, QPoint(field.width() // 2, field.height() // 2))
        keys(typed)
        assert prompt.draft.damage == damage
    assert prompt.draft.targets == (BRUTE,)


def test_nobody_attacks_itself_or_nobody(combat: BattleTable, keys: Hand) -> None:
    keys("k\n")
    assert complaint(combat) == "An attack and its damage need a target."
    touch(combat, MIRA)
    assert complaint(combat) == "Choose somebody else."
    keys("\x1b")
    assert not combat.context.game.fighters[MIRA].activated


def test_the_roll_is_a_step_of_its_own_and_re_rolled_as_far_as_allowed(
    combat: BattleTable, keys: Hand
) -> None:
    keys("kdaq")
    prompt = prompted(combat, AimedPrompt)
    assert prompt.which.hasFocus()
    keys("a")
    assert prompt.which.currentData() == "AGI"
    keys("63")
    assert rolls_of(combat, MIRA) == (6, 3) and "No re-rolls" in prompt.said.text()
    keys("1")
    assert "no re-rolls" in complaint(combat)
    assert prompt.draft.damage == 0, "a digit was a die"
    keys("\t")
    keys("5\n")
    assert life(combat, BRUTE) == 25
    undone(combat, keys)
    assert rolls_of(combat, MIRA) == (6, 3), "what has fallen has fallen"


def test_no_points_lead_to_a_point_by_key_and_by_mouse(combat: BattleTable, keys: Hand) -> None:
    keys("ee")
    keys("ka")
    prompt = prompted(combat, AimedPrompt)
    assert prompt.give.isVisible() and "no action points" in prompt.give.detail
    keys("m")
    assert combat.context.game.sides["b"].points == {"action": 1}
    assert prompt.points is not None and prompt.points.isVisible() and prompt.points.beside.text() == "of 1"
    press(combat.sides["b"].points.more)
    assert prompt.points.beside.text() == "of 2", "in the roster too, while the attack stands there"
    press(prompt.points.more)
    press(prompt.points.more)
    keys("3\n")
    assert combat.prompt is None
    assert combat.context.game.sides["b"].points == {} and life(combat, MIRA) == 9


def test_letters_of_a_cast_are_targets_and_turn_no_list(combat: BattleTable, keys: Hand) -> None:
    keys("gg")
    press(page_of(combat).choices[1])
    prompt = prompted(combat, AimedPrompt)
    assert not prompt.holds
    keys("da3")
    assert (prompt.draft.targets, prompt.draft.damage, prompt.words.text()) == ((BRUTE,), 3, "")
    keys("qa")
    assert prompt.which.currentData() == "AGI"
    keys("db")
    assert prompt.draft.targets == (BRUTE, OGRE) and prompt.which.currentData() == "AGI"
    assert prompt.holds
    click(combat.banner.journal)
    assert combat.prompt is prompt, "a press elsewhere loses nothing"
    keys("\x1b")
    assert combat.prompt is None


def test_a_cast_has_targets_damage_and_a_cost(combat: BattleTable, keys: Hand) -> None:
    keys("gg")
    press(page_of(combat).choices[1])
    prompt = prompted(combat, AimedPrompt)
    press(prompt.words)
    keys("Nova")
    touch(combat, BRUTE)
    touch(combat, OGRE)
    for stepper, times in ((prompt.damage, 3), (prompt.containers, 1), (prompt.animus, 2)):
        assert stepper is not None
        for _ in range(times):
            press(stepper.more)
    press(prompt.primary)
    assert (life(combat, BRUTE), life(combat, OGRE), life(combat, MIRA)) == (27, 27, 10)
    told = "Mira casts for the whole phase: Nova, at Colosse A, Colosse B, −3 Animus each, 27 left each"
    assert told in undo_words(combat) and told in report(combat.context.play, "en")
    assert "a container" in undo_words(combat) or "1 container used" in undo_words(combat)


def test_what_one_target_loses_is_not_said_of_each(combat: BattleTable, keys: Hand) -> None:
    keys("gg")
    press(page_of(combat).choices[1])
    prompt = prompted(combat, AimedPrompt)
    press(prompt.words)
    keys("Nova")
    touch(combat, BRUTE)
    press(prompt.damage.more)
    press(prompt.primary)
    assert "Nova, at Colosse A, −1 Animus" in undo_words(combat) and "each" not in undo_words(combat)


def test_a_turn_is_played_by_mouse_alone(window: Window, played_eclats: Path) -> None:
    """The example of its real size: attack, cast, points, the enemies, gifts, the next turn."""
    table = resumed(window)
    game = table.context.play
    selva, ivar = table.selection, "a2.1"
    press(page_of(table).choices[0])
    touch(table, "b1.1")
    touch(table, "b2.2")
    for _ in range(2):
        press(prompted(table, AimedPrompt).damage.more)
    press(prompted(table, AimedPrompt).primary)
    assert [game.game.fighters[key].notches for key in ("b1.1", "b2.2")] == [2, 2]
    assert game.game.fighters[selva].activated and table.selection == ivar
    press(page_of(table).choices[1])
    press(prompted(table, AimedPrompt).primary)
    press(table.centre.go_on)
    assert game.game.phase == "enemies"
    press(table.sides["b"].points.more)
    for _ in range(3):
        press(page_of(table).choices[0])
        touch(table, selva)
        prompt = prompted(table, AimedPrompt)
        press(prompt.damage.more)
        assert prompt.points is not None
        press(prompt.points.more)
        press(prompt.primary)
    assert game.game.sides["b"].points == {"action": 1}
    press(table.centre.go_on)
    assert game.game.phase == "restoration"
    for _ in range(4):  # both heal, and the two enemies who were hit
        press(page_of(table).choices[0])
        press(prompted(table, AmountsPrompt).primary)
    assert game.game.fighters["b2.2"].notches == 1 and table.centre.go_on.detail == "", "the unhurt one rests"
    press(table.centre.go_on)
    assert (game.game.turn, game.game.phase) == (3, "initiates")


def test_who_falls_is_a_turning_point_with_its_author(combat: BattleTable, keys: Hand) -> None:
    combat.select(OSKAR)
    keys("kdadb30\n")
    found = turning_points(lost(combat.context.play))
    assert [(loss.fighter, loss.author, loss.down) for loss in found] == [
        (BRUTE, OSKAR, True), (OGRE, OSKAR, True)
    ]  # fmt: skip


@pytest.mark.parametrize("scale", [100, 150])
@pytest.mark.parametrize("spoken", ["fr", "en"])
def test_nothing_is_cut(window: Window, combat: BattleTable, keys: Hand, spoken: str, scale: int) -> None:
    for verb in "kl":
        keys(verb)
        for key in (BRUTE, OGRE):
            touch(combat, key)
        settle()
        assert cut_labels(window) == [], verb
        assert VALET in combat.context.game.fighters
        keys("\x1b")
        assert combat.prompt is None
