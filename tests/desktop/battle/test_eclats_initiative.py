"""Taking the initiative in ÉCLATS in the real window, by keys: what is granted, thrown for, won and lost."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton

from desktop.battle.eclats.grant import GrantPrompt
from desktop.battle.eclats.letters import worth
from desktop.battle.eclats.throw import ChancePrompt
from desktop.battle.place import BattlePlace
from desktop.battle.table import BattleTable
from desktop.shell.window import Window
from desktop.widgets.prompt import Prompt
from desktop.wording.battle.report import report
from rules.battle.commands import Modify, Notch
from rules.battle.state import AttemptState, Gain, Reach
from rules.eclats.commands import MakeAlly
from rules.eclats.parts import is_down
from rules.modifiers import Modifier, ModifierKind
from rules.values import Characteristic
from tests.desktop.battle.battles import prompted
from tests.desktop.battle.eclats_room import MIRA, OSKAR, VALET, attempt_of, page_of
from tests.desktop.battle.hand import Hand, settle
from tests.desktop.battle.readable import complaint, figure_card


@pytest.mark.parametrize("spoken", ["fr", "en"])
def test_one_won_initiative_has_an_advantage_for_the_thrower_and_one_for_the_allies(
    combat: BattleTable, keys: Hand, spoken: str
) -> None:
    """I1: the attack strikes a sensitive zone, allies get more blind zones; one gesture, one undo."""
    play = combat.context.play
    keys("iSauter sur le titan\na")
    assert isinstance(combat.prompt, GrantPrompt)
    allies = "Les autres du groupe" if spoken == "fr" else "The others of the group"
    group = "Tout le groupe" if spoken == "fr" else "The whole group"
    whom = combat.prompt.gains.whom
    assert (whom["G"].text(), whom["H"].text()) == ("Mira", allies)
    keys("h")
    assert whom["H"].text() == "Mira", "each can be for whomever"
    keys("h")
    assert whom["H"].text() == group
    keys("h3a\tZone sensible\t\t\tZones aveugles\t\t2\n")
    assert combat.prompt is None
    assert play.game.fighters[MIRA].attempt.gains == (
        Gain("Zone sensible"), Gain("Zones aveugles", Reach.ALLIES, 2)
    )  # fmt: skip
    said = combat.context.say(play.undo_label)
    assert "Zone sensible" in said and "(Mira, " in said and "Zones aveugles" in said
    assert f"{allies.lower()}, 2 {'tours' if spoken == 'fr' else 'turns'}" in said
    keys("eeeeee")
    combat.select(MIRA)
    keys("i0\n")
    assert [(e.source, e.fighters) for e in play.game.effects] == [
        ("Zone sensible", (MIRA,)), ("Zones aveugles", (OSKAR, VALET))
    ]  # fmt: skip
    told = report(play, spoken)
    for words in ("Zone sensible", "Zones aveugles", "(Mira, "):
        assert told.count(words) >= 2, "as it was granted and as it was won"
    keys.press(Qt.Key.Key_Z, held=Qt.KeyboardModifier.ControlModifier)
    assert play.game.effects == () and attempt_of(play.game, MIRA).state is AttemptState.OPEN


def test_after_a_won_throw_the_attack_is_offered_and_no_surprise_any_more(
    combat: BattleTable, keys: Hand
) -> None:
    keys("iClimb\na3g\n")
    keys("eeeeee")
    combat.select(MIRA)
    assert page_of(combat).choices[4].text() == "Surprise" and page_of(combat).choices[4].isVisible()
    keys("i0\n")
    attack = page_of(combat).choices[0]
    assert (attack.text(), attack.key, attack.refused) == ("Attack", "K", False)
    assert not page_of(combat).choices[4].isVisible(), "no surprise any more"
    keys("s")
    assert combat.banner.view.title == "Initiés", "the turn has begun with the throw"
    keys("s")
    assert combat.banner.view.title == "Enemies", "the table insists"


def test_a_whole_fight_goes_back_to_its_first_moment_and_forth_again(
    window: Window, combat: BattleTable, keys: Hand
) -> None:
    """Won and lost initiatives, gifts, a surprise, a spell, a death: back, forth, shut and opened."""
    place, play = window.place("battle"), combat.context.play
    assert isinstance(place, BattlePlace)
    first = play.game
    keys("iSauter\na3a\tZone sensible\t\t\tZones aveugles\n")
    combat.select(OSKAR)
    keys("iAveugler\na1i\nggee")  # one opportunity, containers, the enemies
    combat.select("b1.1")
    keys("mmmka4\t2\tRoulade\nee")
    combat.select(MIRA)
    keys("b2\n")
    combat.select(OSKAR)
    keys("db1\n" if combat.context.game.fighters[OSKAR].marks.get("containers") else "t")
    keys("\x1bee")
    keys("sk")  # a surprise, and the colossus strikes
    keys("a1\nee")
    combat.select(MIRA)
    keys("i3\n")
    combat.select(OSKAR)
    keys("i7\n")
    keys("eeee")
    combat.select(MIRA)
    keys("i0\n")
    combat.select(OSKAR)
    keys("l.Nova\n")
    combat.select("b1.1")
    keys("w" * 30)
    last, steps = play.game, len(play.events)
    states = {key: attempt_of(last, key).state for key in (MIRA, OSKAR)}
    assert states == {MIRA: AttemptState.WON, OSKAR: AttemptState.LOST}
    assert [e.source for e in last.effects] == ["Zone sensible", "Zones aveugles"]
    assert is_down(last.fighters["b1.1"]) and last.turn == 3
    for _ in range(steps):
        keys.press(Qt.Key.Key_Z, held=Qt.KeyboardModifier.ControlModifier)
    assert play.game == first
    for _ in range(steps):
        keys.press(Qt.Key.Key_Y, held=Qt.KeyboardModifier.ControlModifier)
    assert play.game == last
    place.leave()
    place.visit(play.battle_id)
    assert place.table is not None and place.table.context.game == last


def test_two_advantages_until_the_end_of_the_turn_say_so_once(combat: BattleTable, keys: Hand) -> None:
    keys("iClimb\na3a\tHigh\t\t\tBlind zones\neeeeee")
    combat.select(MIRA)
    keys("i0\n")
    won = next(
        line
        for line in report(combat.context.play, "en").splitlines()
        if "“High”" in line and "takes" in line
    )
    assert won.count("for a turn") == 2 and "until" not in won, "each once, and nothing of it again"


def test_what_an_open_idea_may_win_is_told_with_for_whom_and_how_long(
    combat: BattleTable, keys: Hand
) -> None:
    keys("iClimb\na3\tHigh\t\t2\tBlind zones\n")
    combat.select(MIRA)
    told = "“High” (Mira, 2 turns), “Blind zones” (the others of the group, for a turn)"
    for shown in (figure_card(combat), page_of(combat)):
        assert told in " ".join(" ".join(shown.visible_strings()).split()), shown


def test_a_new_idea_hides_no_advantage_that_still_holds(combat: BattleTable, keys: Hand) -> None:
    keys("iClimb\na3\tHigh\t\t3\neeeeee")
    combat.select(MIRA)
    keys("i0\n")
    star = "has taken the initiative"
    assert star in " ".join(figure_card(combat).visible_strings())
    keys("eeeeee")
    combat.select(MIRA)
    keys("iDuck\na2\n")
    combat.select(MIRA)
    assert star in " ".join(figure_card(combat).visible_strings()), "three turns"
    keys("eeeeeeeeeeee")
    combat.select(MIRA)
    assert star not in " ".join(figure_card(combat).visible_strings())


def test_an_advantage_of_no_turn_is_refused_in_place(combat: BattleTable, keys: Hand) -> None:
    keys("iClimb\na\tHigh\t\t0\n")
    assert isinstance(combat.prompt, GrantPrompt)
    assert "at least one turn" in complaint(combat)
    assert attempt_of(combat.context.game, MIRA).state is AttemptState.PROPOSED


def test_an_idea_is_given_up_and_lost(combat: BattleTable, keys: Hand) -> None:
    keys("i")
    keys("Climb\n")
    keys("g")
    assert attempt_of(combat.context.game, MIRA).state is AttemptState.LOST
    combat.select(OSKAR)
    keys("i")
    keys("Hide\n")
    keys("\x1b")
    assert "?" in combat.sides["a"].roster.visible_strings()
    keys("iai1\n")
    combat.select(OSKAR)
    keys("i")
    assert "next turn" in prompted(combat, ChancePrompt).said.text()
    keys("5")
    assert "next turn" in complaint(combat)
    keys("\x1b")
    keys("eeeeee")
    combat.select(OSKAR)
    keys("i7")
    assert "loses the initiative" in prompted(combat, ChancePrompt).said.text()
    keys("\n")
    assert attempt_of(combat.context.game, OSKAR).state is AttemptState.LOST


@pytest.mark.parametrize("spoken", ["fr", "en"])
def test_the_opportunities_stand_above_the_words(combat: BattleTable, keys: Hand, spoken: str) -> None:
    """Ten faces are wider than the panel that was asked for: words got the height of fewer lines."""
    keys("iDes hauteurs\na3\n")
    keys("eeeeee")
    combat.select(MIRA)
    keys("i3")
    settle()
    prompt = combat.prompt
    assert isinstance(prompt, ChancePrompt) and prompt.fighter.attempt is not None
    assert prompt.said.geometry().top() >= prompt.dice.geometry().bottom()
    assert prompt.said.height() >= prompt.said.heightForWidth(prompt.said.width())


@pytest.mark.parametrize("spoken", ["fr", "en"])
def test_an_idea_is_answered_before_its_phase_ends(combat: BattleTable, keys: Hand, spoken: str) -> None:
    keys("iClimb\n")
    keys.press(Qt.Key.Key_Escape)
    combat.select(OSKAR)
    keys("tt")
    game = combat.context.game
    assert game.phase == "initiates" and attempt_of(game, MIRA).state is AttemptState.PROPOSED
    keys("e")
    assert combat.context.game.phase == "initiates", "the phase says first what is open"
    rows = page_of(combat)
    told = {
        "en": "Mira: the idea has no answer yet. Press again to do it anyway.",
        "fr": "Mira\u202f: l’idée attend encore sa réponse. Appuyez de nouveau pour le faire quand même.",
    }
    onward = rows.go_on(False)
    assert onward is not None and onward.detail == told[spoken]
    keys("e")
    assert combat.context.game.phase == "enemies", "and ends when the table insists"
    combat.select(MIRA)
    keys("i")
    words = {"en": "Refuse: the phase has passed", "fr": "Refuser\u202f: la phase est passée"}
    said = " ".join(
        button.accessibleName() for button in prompted(combat, Prompt).findChildren(QAbstractButton)
    )
    assert words[spoken] in said


def test_no_characteristic_of_nought_is_offered_and_it_has_no_odds(combat: BattleTable, keys: Hand) -> None:
    context = combat.context
    assert context.do(Modify(MIRA, Modifier("AGI", 0, "Bound", ModifierKind.REPLACE)))
    keys("iSauter\na")
    assert isinstance(combat.prompt, GrantPrompt)
    assert worth(context, MIRA, combat.prompt.characteristic) != 0
    assert "Odds" in combat.prompt.hint.text()
    keys("a")
    assert combat.prompt.characteristic == Characteristic.AGI and "Odds" not in combat.prompt.hint.text()


def test_a_value_that_fell_to_nought_says_that_nothing_can_be_rolled(combat: BattleTable, keys: Hand) -> None:
    keys("iDes hauteurs\na3\n")
    keys("eeeeee")
    context = combat.context
    assert context.do(Modify(MIRA, Modifier("AGI", 0, "Bound", ModifierKind.REPLACE)))
    combat.select(MIRA)
    keys("i")
    prompt = combat.prompt
    assert isinstance(prompt, ChancePrompt)
    assert prompt.said.text() == "AGI 0: no roll is possible now, 3 opportunities left."
    assert prompt.faces.isHidden() and prompt.roll.isHidden()
    keys("0")
    assert attempt_of(context.game, MIRA).left == 3


@pytest.mark.parametrize("spoken", ["fr", "en"])
def test_of_a_value_that_nobody_knows_no_odds_of_this_phase_are_told(
    combat: BattleTable, keys: Hand, spoken: str
) -> None:
    assert combat.context.do(MakeAlly(VALET, False))
    combat.select(VALET)
    keys("iHide\n")
    keys("a4a\n")
    keys("eeeeee")
    combat.select(VALET)
    keys("i")
    told = {"en": "Odds: ? now, 34% in all.", "fr": "Chances\u202f: ? maintenant, 34\u202f% en tout."}[spoken]
    assert told in prompted(combat, ChancePrompt).said.text()
    keys("4")
    told = told.replace("34", "27")
    assert told in prompted(combat, ChancePrompt).said.text(), "a re-roll comes out as likely as nobody knows"


def test_who_falls_between_two_opportunities_uses_no_more(combat: BattleTable, keys: Hand) -> None:
    keys("iClimb\na")
    keys("3a\n")
    keys("eeeeee")
    combat.select(MIRA)
    keys("i5\x1b")
    assert combat.context.do(Notch(MIRA, 12)) and is_down(combat.context.game.fighters[MIRA])
    combat.select(MIRA)
    keys("i0")
    assert attempt_of(combat.context.game, MIRA).state is AttemptState.OPEN
    assert combat.context.game.effects == ()
    assert "Mira" in complaint(combat), "it says why not"
