"""Combats of ÉCLATS in the real window, played by keys only, in French and in English."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox

from desktop.battle.eclats.aimed_prompt import AimedPrompt
from desktop.battle.eclats.amounts_prompt import AmountsPrompt
from desktop.battle.eclats.arrival_prompt import ArrivalPrompt
from desktop.battle.eclats.grant import GrantPrompt
from desktop.battle.eclats.letters import keys_of
from desktop.battle.eclats.throw import ChancePrompt, TryPrompt
from desktop.battle.place import BattlePlace
from desktop.battle.prompts.correct_prompt import CorrectPrompt
from desktop.battle.table import BattleTable
from desktop.operations import tables
from desktop.operations.battle import start_battle
from desktop.operations.desk import Desk
from desktop.operations.named import named_cards
from desktop.shell.window import Window
from desktop.widgets.key_button import KeyButton
from desktop.widgets.prompt import Prompt
from rules.battle.setup import ListedCard, SideSetup
from rules.battle.state import Gain, Reach
from tests.desktop.battle.battles import prompted, seated
from tests.desktop.battle.eclats_room import (
    BRUTE,
    MIRA,
    OSKAR,
    VALET,
    attempt_of,
    begin,
    hero,
    in_view,
    life,
    on_to_restoration,
    rolls_of,
    set_up,
)
from tests.desktop.battle.hand import Hand, settle
from tests.desktop.battle.readable import complaint, refused_verbs, strings, undo_words
from tests.desktop.fit import cut_labels


def shown(table: BattleTable) -> str:
    return "\n".join(strings(table))


# -- whom an attack is at, by ear ------------------------------------------------------------------------


@pytest.mark.parametrize("verb", ["k", "l"])
def test_who_may_be_aimed_at_is_said_and_reached_by_keys(
    combat: BattleTable, said: list[str], keys: Hand, verb: str
) -> None:
    table = combat
    combat.select(MIRA)
    keys(verb)
    assert isinstance(table.prompt, AimedPrompt)
    letter = table.pointer.letters()[table.context.game.fighters[BRUTE].card].upper()
    lettered = f"Colosse A: {letter}, A, may be a target"
    assert len([words for words in said if lettered in words]) == 1, said
    roster = table.sides["b"].roster
    for _ in range(8):
        if roster.hasFocus():
            break
        keys.press(Qt.Key.Key_F6)
    assert roster.hasFocus() and roster.accessibleName() in said
    assert str(roster.currentIndex().data(Qt.ItemDataRole.AccessibleTextRole)).startswith(lettered)
    said.clear()
    keys("\n")
    assert table.prompt.draft.targets == (BRUTE,) and "Targets: Colosse A" in said
    keys("4")
    assert table.prompt.draft.damage == 4, "what the roster does not read is the question's"
    assert not roster.hasFocus()
    keys.press(Qt.Key.Key_F6, held=Qt.KeyboardModifier.ShiftModifier)
    keys("\t")
    assert table.prompt.isAncestorOf(table.window().focusWidget()), "Tab comes back"


def test_who_has_not_acted_is_told_each_time_the_phase_is_to_end(
    combat: BattleTable, said: list[str], keys: Hand
) -> None:
    for _ in range(2):
        said.clear()
        keys("e")
        assert any("To act: Mira, Oskar" in words for words in said), said
        combat.select(MIRA)  # who looks at somebody else is asked anew
        combat.select(OSKAR)


# -- a whole turn --------------------------------------------------------------------------------------


def test_a_whole_turn_and_the_initiative_are_played_by_keys(combat: BattleTable, keys: Hand) -> None:
    table, play = combat, combat.context.play
    combat.select(VALET)
    keys("f")
    assert "ally" in shown(table)
    combat.select(MIRA)
    keys("i")
    keys("Jump onto the titan\n")
    assert "Jump onto the titan" in shown(table)
    keys("a")
    assert isinstance(table.prompt, GrantPrompt)
    keys("a3g")
    keys("\t")
    keys("Strikes a sensitive zone\n")
    attempt = attempt_of(play.game, MIRA)
    assert (attempt.characteristic, attempt.chances) == ("AGI", 3)
    assert attempt.gains == (Gain("Strikes a sensitive zone", Reach.GROUP),)
    assert ("○", "3") in pairwise(table.sides["a"].roster.visible_strings())
    assert table.selection == OSKAR
    keys("l")
    keys(".Nova\n")
    assert table.banner.view.caption == "Everybody has acted; allies may still act: Valet"
    assert table.selection == VALET, "nobody waits for an ally, who may act all the same"
    keys("\n")
    assert table.banner.view.title == "Enemies" and table.selection == BRUTE
    keys("mmm")
    assert "Action points: 3" in strings(table.sides["b"])
    keys("ka")
    assert isinstance(table.prompt, AimedPrompt)
    keys("4\t2\n")
    assert (life(table, MIRA), play.game.sides["b"].points) == (8, {"action": 1})
    keys("kb0\n")  # missed
    keys("\n")
    assert table.banner.view.title == "Restoration"
    keys("b3\n")
    assert life(table, MIRA) == 11
    keys("h")
    keys("recharge\n")
    keys("h\nh\n")  # the colossi rest
    keys("\n")
    assert (play.game.turn, play.game.phase, table.selection) == (2, "initiates", MIRA)
    keys("i")
    assert isinstance(table.prompt, ChancePrompt)
    keys("31")
    assert "not yet" in table.prompt.said.text()
    keys("0")  # AGI 2: no third throw in a phase
    assert attempt_of(play.game, MIRA).left == 1
    assert "no re-rolls" in complaint(table)
    keys("\n")
    assert table.selection == OSKAR
    keys("eeeeee")
    assert (play.game.turn, table.selection) == (3, MIRA)
    keys("i0")
    assert "takes the initiative" in table.prompt.said.text()
    keys("\n")
    assert table.selection == MIRA, "the attack is still to be made"
    assert table.centre.undo_line.words == "Undo: Mira takes the initiative", (
        "what it brings stands in the journal"
    )
    assert "Strikes a sensitive zone" in shown(table)
    assert play.game.effects[0].fighters == (MIRA, OSKAR, VALET)
    keys("kda6\n")
    assert life(table, BRUTE) == 24
    keys.press(Qt.Key.Key_Z, held=Qt.KeyboardModifier.ControlModifier)
    assert life(table, BRUTE) == 30


@pytest.mark.parametrize("spoken", ["fr"])
def test_a_turn_is_played_in_french(combat: BattleTable, keys: Hand, spoken: str) -> None:
    table = combat
    assert table.banner.view.caption == "On attend Mira, Oskar, Valet"
    keys("i")
    keys("Grimper\n")
    keys("r")  # the game master refuses: the phase is given back
    assert not table.context.game.fighters[MIRA].activated
    assert "Idée refusée" in shown(table)
    keys("kda5\n")
    assert table.selection == OSKAR
    keys("\n")
    assert "Oskar, Valet" in table.centre.go_on.detail
    keys("\n")
    assert table.banner.view.title == "Ennemis"
    keys("\n\n")
    assert table.banner.view.title == "Restauration"
    keys("\n\n")
    assert table.context.game.turn == 2


def test_a_surprise_lets_the_enemies_act_first(combat: BattleTable, keys: Hand) -> None:
    """I2."""
    keys("s")
    assert combat.banner.view.phases == ("enemies", "initiates", "restoration")
    assert (combat.banner.view.title, combat.selection) == ("Enemies", BRUTE)
    keys("s")
    assert (combat.banner.view.title, combat.selection) == ("Initiés", MIRA)
    keys("s")
    keys("ee")
    assert combat.banner.view.title == "Initiés"
    keys("ee")
    assert combat.banner.view.title == "Restoration"
    keys("ee")
    assert combat.banner.view.phases == ("initiates", "enemies", "restoration")


# -- what is refused -----------------------------------------------------------------------------------


def test_the_next_phase_names_who_has_not_acted_and_the_same_key_goes_on(
    combat: BattleTable, keys: Hand
) -> None:
    keys("e")
    button = combat.centre.go_on
    assert "Mira, Oskar, Valet" in button.detail and "again" in button.detail
    assert button.insists, "it is announced, and looks as if it would"
    assert combat.context.game.phase == "initiates" and combat.centre.notice.isHidden()
    keys("e")
    assert combat.context.game.phase == "enemies"
    assert combat.selection == BRUTE


def test_what_belongs_to_another_phase_is_said_and_done_on_insisting(combat: BattleTable, keys: Hand) -> None:
    keys("www")
    keys("b")
    assert combat.prompt is None
    assert "another phase: Restoration" in combat.centre.notice.text()
    keys("b")
    assert isinstance(combat.prompt, AmountsPrompt)
    keys("2\n")
    assert life(combat, MIRA) == 11
    head = combat.context.play.head
    assert combat.context.play.events[head].overruled == "refusal.eclats.phase"


def test_sharing_animus_warns_first(combat: BattleTable, keys: Hand) -> None:
    on_to_restoration(combat, keys)
    combat.select(OSKAR)
    keys("www")
    combat.select(MIRA)
    keys("p")
    combat.press(MIRA)
    settle()
    assert "somebody else" in combat.centre.notice.text(), "not with oneself"
    keys("b2\n")
    assert isinstance(combat.prompt, AmountsPrompt)
    assert "takes minutes" in complaint(combat)
    keys("\n")
    assert combat.prompt is None
    assert (life(combat, MIRA), life(combat, OSKAR)) == (10, 7)


# -- the restoration and what is counted -------------------------------------------------------------


def test_containers_are_counted_used_and_handed_over(combat: BattleTable, keys: Hand) -> None:
    keys("ggg")
    marks = combat.sides["a"].roster.visible_strings()
    assert ("C", "3") in pairwise(marks), "what is counted, apart from how many"
    keys("G")
    keys("wwww")
    on_to_restoration(combat, keys)
    combat.select(MIRA)
    keys("db1\n")
    assert combat.context.game.fighters[OSKAR].marks == {"containers": 1}
    combat.select(OSKAR)
    keys("ww")
    keys("b2\t1\n")
    assert combat.context.game.fighters[OSKAR].marks == {}
    assert life(combat, OSKAR) == 8


def test_who_joins_brings_its_life(combat: BattleTable, keys: Hand) -> None:
    combat.select(BRUTE)
    keys("r")
    assert isinstance(combat.prompt, ArrivalPrompt)
    keys("Rat 4 x3")
    assert (combat.prompt.figures.value(), combat.prompt.life.value()) == (3, 4), "shown as it is read"
    assert "New: Rat" in [combat.prompt.list.item(n).text() for n in range(combat.prompt.list.count())]
    keys("\n")
    joined = combat.context.game.cards_of("b")[-1]
    assert joined.name("fr") == "Rat"
    assert [life(combat, f.id) for f in combat.context.game.fighters_of(joined.id)] == [4, 4, 4]
    combat.select("")
    keys("r")
    keys("Ami\n")
    joined = combat.context.game.cards_of("a")[-1]
    assert life(combat, f"{joined.id}.1") == 10
    combat.select(f"{joined.id}.1")
    assert "Animus not given: counted from 10" in shown(combat)
    keys("v")
    keys("7\n")
    assert life(combat, f"{joined.id}.1") == 7
    assert "not given" not in shown(combat)


def test_who_joins_as_an_ally_is_waited_for_by_nobody(combat: BattleTable, keys: Hand) -> None:
    combat.select("")
    keys("r")
    keys("Page (ally) 3\n")
    page = combat.context.game.cards_of("a")[-1]
    assert (page.name("fr"), life(combat, f"{page.id}.1")) == ("Page", 3)
    assert "Page" not in combat.banner.view.caption


# -- throws ----------------------------------------------------------------------------------------------


def test_a_characteristic_is_thrown_again_as_far_as_its_value_allows(combat: BattleTable, keys: Hand) -> None:
    keys("qp")
    assert isinstance(combat.prompt, TryPrompt)
    keys("\t")
    keys("guard")
    combat.prompt.setFocus()
    keys("724")
    assert rolls_of(combat, MIRA) == (7, 2, 4)
    assert "No re-rolls" in prompted(combat, TryPrompt).said.text()
    keys("5")
    assert "no re-rolls" in complaint(combat)
    keys("5")
    assert rolls_of(combat, MIRA) == (7, 2, 4, 5), "the table insists"
    keys("\n")
    assert "7 → 2 → 4 → 5" in shown(combat)
    assert "for guard" in undo_words(combat)


def test_throws_of_0_and_of_values_nobody_knows(combat: BattleTable, keys: Hand) -> None:
    combat.select(OSKAR)
    keys("qa")
    assert "no roll is possible" in prompted(combat, TryPrompt).said.text()
    keys("\x1b")
    combat.select(VALET)
    keys("qa4")
    assert "latest roll counts" in prompted(combat, TryPrompt).said.text()
    prompted(combat, TryPrompt).faces.buttons[2].click()
    assert rolls_of(combat, VALET) == (4, 2)
    keys("6")
    assert (
        "No re-rolls are left" in prompted(combat, TryPrompt).said.text()
        and not prompted(combat, TryPrompt).faces.isVisible()
    )
    keys("0")
    assert "no value allows more than 3 rolls" in complaint(combat)
    assert rolls_of(combat, VALET) == (4, 2, 6)


def test_dice_thrown_here_fall_by_enter(window: Window, desk: Desk, keys: Hand) -> None:
    table = begin(window, desk, here=True)
    keys("qp\n")
    assert len(rolls_of(table, MIRA)) == 1
    keys("r")
    assert len(rolls_of(table, MIRA)) == 2
    keys("\n")
    assert table.prompt is None


def test_every_characteristic_has_a_key() -> None:
    names = {name: name for name in ("ÉVE", "AGI", "STR", "END", "BEA", "PER", "INT", "EMP", "CUN", "CHA")}
    assert len(set(keys_of(names).values())) == 10
    assert keys_of({"a": "A", "b": "A"}) == {"a": "A", "b": "1"}


# -- the rest of the screen --------------------------------------------------------------------------------


def test_digits_choose_and_t_ticks(combat: BattleTable, keys: Hand) -> None:
    keys("2")
    assert combat.selection == OSKAR
    keys("t")
    assert combat.context.game.fighters[OSKAR].activated and combat.selection == VALET
    keys("2t")
    assert not combat.context.game.fighters[OSKAR].activated and combat.selection == OSKAR


def test_verbs_of_another_phase_are_faint(combat: BattleTable, keys: Hand) -> None:
    assert refused_verbs(combat) == {"mend", "give", "share", "act"}
    keys("i")
    keys("Climb\n\x1b")
    assert combat.selection == MIRA
    assert "idea" not in refused_verbs(combat) and "attack" in refused_verbs(combat), "its answer is awaited"
    combat.select(VALET)
    keys("f")
    assert {"cast", "idea"} <= refused_verbs(combat), "an ally only attacks"
    combat.select("")
    assert refused_verbs(combat) == set()
    combat.select(MIRA)
    keys(".")
    folded = prompted(combat, Prompt).findChildren(KeyButton)
    assert {each.objectName() for each in folded if each.refused} == {
        "attack", "cast", "mend", "give", "share", "act"
    }, "where the verbs are folded too"  # fmt: skip
    assert all(each.detail for each in folded if each.refused), "each with its own reason"


def test_corrections_are_those_of_the_system(combat: BattleTable, keys: Hand) -> None:
    keys.press(Qt.Key.Key_C, held=Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    moment = prompted(combat, CorrectPrompt).editor("moment")
    assert isinstance(moment, QComboBox)
    assert "Enemies, after a surprise" in [moment.itemText(n) for n in range(moment.count())]
    keys("\x1b")
    combat.select("")
    keys("[")
    assert not {"referee", "order"} & {
        b.objectName() for b in prompted(combat, Prompt).findChildren(KeyButton)
    }


def test_the_combat_ends_without_army_points(window: Window, desk: Desk, keys: Hand) -> None:
    table = begin(window, desk, limit=1)
    on_to_restoration(table, keys)
    assert not table.centre.close_battle.isHidden()
    keys.press(Qt.Key.Key_E, held=Qt.KeyboardModifier.ControlModifier)
    keys("\n")
    assert table.context.game.result is not None
    page = table.centre.end
    assert "PA" not in " ".join(strings(page)) and not page.score["a"].isEnabled()
    keys("\n")
    told = page.text.toPlainText()
    assert "left" in told and "figure" not in told


def test_a_battle_reopens_where_it_stood(combat: BattleTable, window: Window, keys: Hand) -> None:
    keys("gqp7\n")
    keys("i")
    keys("Climb\n")
    keys("aa2\n")
    combat.select(MIRA)
    keys("v15\n")
    before, battle = combat.context.game, combat.context.play.battle_id
    place = window.place("battle")
    assert isinstance(place, BattlePlace)
    place.leave()
    place.visit(battle)
    assert place.table is not None and place.table.context.game == before
    assert place.table.selection == OSKAR


@pytest.mark.parametrize("spoken", ["fr", "en"])
def test_a_quick_combat_needs_names_only(window: Window, desk: Desk, spoken: str) -> None:
    place = set_up(window)
    setup = place.start.setup
    assert [form.named for form in setup.sides] == [True, True]
    setup.start()
    assert setup.sides[0].complaint.text()
    for form, names in zip(setup.sides, ("Mira 12\nOskar", "Ombre 6 x3"), strict=True):
        form.names.setPlainText(names)
    setup.start()
    settle()
    table = place.table
    assert table is not None
    assert len(table.context.game.fighters) == 5
    assert table.context.side_name("b") == ("Ennemis" if spoken == "fr" else "Enemies")


# -- room ------------------------------------------------------------------------------------------------


def test_a_crowd_is_seen_while_it_acts(window: Window, desk: Desk, keys: Hand) -> None:
    a = SideSetup(name="Initiés", cards=named_cards("Mira 12; Oskar 8", "eclats"))
    b = SideSetup(name="Ennemis", cards=named_cards("Colosse 30; Rat 4 x14", "eclats"))
    play = start_battle(desk, name="Combat", a=a, b=b, ruleset=tables.rulesets()["eclats"])
    table = seated(window, play)
    on_to_restoration(table, keys)
    assert in_view(table) >= 7


LONG = "Kaian Draghost, le Changeur de Formes (Humain)"


@pytest.mark.parametrize("scale", [100, 150])
@pytest.mark.parametrize("spoken", ["fr", "en"])
def test_nothing_is_cut_with_long_names_and_large_text(
    window: Window, desk: Desk, keys: Hand, spoken: str, scale: int
) -> None:
    window.change_settings(scale=scale)
    heroes = tuple(ListedCard(sheet=hero(f"{LONG} {n}", 14 + n, AGI=2)) for n in range(6))
    foes = (ListedCard(sheet=hero("Vigie du Grand Serment d’Akkylannie", 30), figures=9),)
    a, b = SideSetup(name="Initiés", cards=heroes), SideSetup(name="Ennemis", cards=foes)
    play = start_battle(desk, name="Combat", a=a, b=b, ruleset=tables.rulesets()["eclats"])
    table = seated(window, play)
    keys("ggm")
    keys("i")
    keys("Sauter sur la tête du titan et le frapper là où sa cuirasse est ouverte\n")
    for asked in ("", "a", "", "\n", "kgb", "q", "qa3", "l", "v", "r", "[", "z", "u"):
        keys(asked)
        settle()
        assert cut_labels(window) == [], asked
        if table.prompt is not None and asked:
            assert table.prompt.placed.bottom() <= table.height(), asked
            if asked != "a":
                keys("\x1b")
    on_to_restoration(table, keys)
    assert cut_labels(window) == []
    assert (window.width(), window.height()) == (1280, 800)
    for block in table.sides.values():
        assert block.roster.horizontalScrollBar().maximum() == 0
