"""Combats of ÉCLATS in the real window: much Animus, what is refused, how it is said."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from desktop.battle.eclats.grant import GrantPrompt
from desktop.battle.eclats.throw import ChancePrompt
from desktop.battle.prompts.effect_prompt import EffectPrompt
from desktop.battle.table import BattleTable
from desktop.operations import tables
from desktop.operations.battle import start_battle
from desktop.operations.desk import Desk
from desktop.operations.named import named_cards
from desktop.shell.window import Window
from desktop.wording import say_bare
from desktop.wording.battle.report import report
from rules.battle import commands as c
from rules.battle.effect_commands import PutEffect
from rules.battle.setup import SideSetup
from rules.battle.state import Effect, Gain, Lasting, Place, Reach
from rules.eclats.parts import is_down
from tests.desktop.battle.battles import prompted, seated
from tests.desktop.battle.eclats_room import (
    MIRA,
    VALET,
    in_view,
    life,
    on_to_restoration,
    page_of,
)
from tests.desktop.battle.hand import Hand, settle
from tests.desktop.battle.readable import complaint, figure_card, strings, undo_words
from tests.desktop.fit import cut_labels


@pytest.mark.parametrize("animus", [100, 400])
def test_much_animus_stands_as_a_number_and_leaves_the_verbs_in_view(
    window: Window, desk: Desk, keys: Hand, animus: int
) -> None:
    a = SideSetup(name="Initiés", cards=named_cards(f"Titan {animus}", "eclats"))
    b = SideSetup(name="Ennemis", cards=named_cards("Rat 4", "eclats"))
    play = start_battle(desk, name="Combat", a=a, b=b, ruleset=tables.rulesets()["eclats"])
    table = seated(window, play)
    table.select("a1.1")
    keys("w")
    settle()
    assert f"{animus - 1} / {animus}" in figure_card(table).visible_strings()
    assert table.centre.verbs.isVisible() and figure_card(table).height() < 200


def test_a_refusal_leaves_the_verbs_where_they_are(combat: BattleTable, keys: Hand) -> None:
    """B in the wrong phase at 1280×800: the next key is looked for where it was."""
    at = combat.centre.verbs.y()
    assert combat.centre.verbs.isVisible()
    keys("b")
    settle()
    assert combat.centre.notice.isVisible() and combat.centre.verbs.isVisible()
    assert combat.centre.verbs.y() == at


def test_more_than_is_held_is_said_and_not_dropped(combat: BattleTable, keys: Hand) -> None:
    keys("g")
    on_to_restoration(combat, keys)
    combat.select(MIRA)
    keys("db4\n")
    assert "holds only one container" in complaint(combat)
    keys("\x1b")
    keys("pb3\n")
    assert "Oskar has full Animus" in complaint(combat)
    assert "takes minutes" in complaint(combat), "the warning is heard behind any other reason"
    keys("\n")
    told = report(combat.context.play, "en")
    assert "Oskar has full Animus" in told and "Sharing Animus takes minutes" in told, "both stand there"


def test_a_tick_of_the_wrong_phase_is_said_and_done_on_insisting(combat: BattleTable, keys: Hand) -> None:
    combat.select("b1.1")
    keys("t")
    assert not combat.context.game.fighters["b1.1"].activated
    assert "another phase: Enemies" in combat.centre.notice.text()
    keys("t")
    assert combat.context.game.fighters["b1.1"].activated


def test_enter_grants_the_idea_wherever_the_keyboard_stands(combat: BattleTable, keys: Hand) -> None:
    keys("iClimb\n")
    keys("a\t\t")
    whom = prompted(combat, GrantPrompt).gains.whom["G"]
    assert whom.hasFocus(), "For stands before the turns it lasts, and Tab leads there so"
    keys("g\n")
    attempt = combat.context.game.fighters[MIRA].attempt
    assert attempt is not None and attempt.chances == 3
    assert attempt.gains == (Gain("Climb", Reach.GROUP),)


def test_who_has_acted_is_warned_of_sharing_all_the_same(combat: BattleTable, keys: Hand) -> None:
    on_to_restoration(combat, keys)
    combat.select(MIRA)
    keys("t")
    combat.select(MIRA)
    keys("p")
    assert "has already acted" in combat.centre.notice.text()
    keys("pb")
    life = combat.context.game.fighters[MIRA].notches
    keys("1\n")
    assert combat.context.game.fighters[MIRA].notches == life, "asked once more"
    said = complaint(combat)
    assert "takes minutes" in said and "has already acted" not in said, "what was insisted on is not repeated"
    keys("\n")
    assert combat.context.game.fighters[MIRA].notches == life + 1


def test_animus_is_called_so_wherever_it_is_counted(combat: BattleTable, keys: Hand) -> None:
    keys("w")
    assert "Mira: 11 Animus left" in undo_words(combat)
    keys("z")
    assert "Animus lost" in strings(combat.prompt)
    keys("\x1b++")
    assert "lost no Animus" in combat.centre.notice.text()


def test_the_advantage_won_is_said_where_the_blow_is_struck(combat: BattleTable, keys: Hand) -> None:
    keys("i\n")
    assert complaint(combat) == "Enter the idea first."
    keys("Climb\n")
    keys("a")
    keys("a3\t")
    keys("Strikes a sensitive zone\n")
    assert "3 opportunities" in undo_words(combat)
    keys("eeeeee")
    combat.select(MIRA)
    keys("i0")
    assert prompted(combat, ChancePrompt).dice.needed == 1, "no box waits for another die"
    keys("\n")
    keys("kda")
    assert "Strikes a sensitive zone" in "\n".join(strings(combat.prompt))


def test_how_the_target_defends_itself_is_written_with_the_damage(combat: BattleTable, keys: Hand) -> None:
    keys("ee" if combat.context.game.phase == "initiates" else "")
    keys("ka")
    keys("2\t")
    keys("rolls aside\n")
    said = undo_words(combat)
    assert said == "Colosse A attacks Mira, who defends (rolls aside): −2 Animus, 10 left"


def test_healing_says_what_it_cannot(combat: BattleTable, keys: Hand) -> None:
    on_to_restoration(combat, keys)
    combat.select(MIRA)
    keys("d")
    assert "holds no container" in combat.centre.notice.text(), "nobody is asked to whom nothing goes"
    keys("b1\n")
    assert "lost no Animus" in complaint(combat)


def test_no_die_is_waited_for_that_the_phase_does_not_allow(combat: BattleTable, keys: Hand) -> None:
    keys("i")
    keys("Climb\n")
    keys("a")
    keys("a3\n")
    keys("eeeeee")
    combat.select(MIRA)
    keys("i31")
    prompt = prompted(combat, ChancePrompt)
    assert (prompt.dice.waits, prompt.faces.isVisible(), prompt.drop.isVisible()) == (False, False, True)


def test_only_the_game_masters_side_has_action_points_to_correct(combat: BattleTable, keys: Hand) -> None:
    keys("[")
    assert "Correct this side" not in strings(combat.prompt)
    keys("\x1b]")
    assert "Correct this side" in strings(combat.prompt)
    keys("z")
    assert "Action points" in strings(combat.prompt)


def test_effects_speak_of_nothing_that_the_game_does_not_know(combat: BattleTable, keys: Hand) -> None:
    keys("u")
    assert "Spell, advantage, injury…" in strings(combat.prompt)
    assert "templars" not in "\n".join(strings(combat.prompt))


def test_who_is_left_alone_is_proposed_as_the_winner(combat: BattleTable, keys: Hand) -> None:
    for brute in ("b1.1", "b1.2"):
        combat.context.do(c.Put(brute, Place.DEAD))
    keys.press(Qt.Key.Key_E, held=Qt.KeyboardModifier.ControlModifier)
    page = combat.centre.end
    chosen = [button.text() for button in page.winners.values() if button.down_look]
    assert page.isVisible() and chosen == ["Initiés"]


def test_what_was_overruled_is_told_without_gaps() -> None:
    """The journal of old keeps the code of a refusal alone: no name, no number of it."""
    assert say_bare("refusal.eclats.phase") == "That belongs to another phase."
    overridable = ("phase", "role", "acted", "heals", "lacks", "unhurt", "last_life", "running", "waiting")
    assert not any("…" in say_bare(f"refusal.eclats.{code}") for code in overridable)


def test_life_and_points_are_told(combat: BattleTable, keys: Hand) -> None:
    combat.select(VALET)
    keys("v20\n")
    assert life(combat, VALET) == 20
    keys.press(Qt.Key.Key_M, held=Qt.KeyboardModifier.ControlModifier)
    keys("6\n")
    keys("M")
    assert combat.context.game.sides["b"].points == {"action": 5}
    keys.press(Qt.Key.Key_M, held=Qt.KeyboardModifier.ControlModifier)
    keys("\n")  # nothing to change
    assert combat.context.game.sides["b"].points == {"action": 5}
    keys("w" * 20)
    assert is_down(combat.context.game.fighters[VALET])


def test_an_effect_offers_the_durations_that_the_game_knows(combat: BattleTable, keys: Hand) -> None:
    combat.select("a1.1")
    keys("u")
    prompt = combat.prompt
    assert isinstance(prompt, EffectPrompt)
    box = prompt.lasting.lasting
    offered = [box.itemData(n) for n in range(box.count())]
    assert offered == [Lasting.TURN, Lasting.GAME, Lasting.TURNS, Lasting.INSTANT]
    assert not any("upkeep" in box.itemText(n) or "combat" in box.itemText(n) for n in range(box.count()))


@pytest.mark.parametrize("spoken", ["fr", "en"])
def test_five_in_the_restoration_are_seen_as_a_whole(
    window: Window, desk: Desk, keys: Hand, spoken: str
) -> None:
    del spoken
    a = SideSetup(name="Initiés", cards=named_cards("Selva Orme 12; Ivar Lenn 9", "eclats"))
    b = SideSetup(name="Ennemis", cards=named_cards("Colosse 30; Guetteur 8 x2", "eclats"))
    play = start_battle(desk, name="Combat", a=a, b=b, ruleset=tables.rulesets()["eclats"])
    table = seated(window, play)
    won = "Plus de zones aveugles pour tout le groupe, " * 4
    table.context.do(PutEffect(Effect(source=won, fighters=("a1.1", "a2.1"), lasting=Lasting.GAME)))
    on_to_restoration(table, keys)
    assert in_view(table) == 5
    assert any(won.strip(", ") in words for words in page_of(table).visible_strings()), "all that holds"
    assert cut_labels(window) == []
