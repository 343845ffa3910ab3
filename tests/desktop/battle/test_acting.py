"""Activation actions by keys: announced together, resolved one by one, then one figure at a time."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect

from desktop.battle.confrontation.action_prompt import ConfrontationActionPrompt
from desktop.battle.confrontation.disengage_prompt import DisengagePrompt
from desktop.battle.confrontation.wound_prompt import WoundPrompt
from desktop.battle.fights.page import FightsPage
from desktop.battle.place import BattlePlace
from desktop.battle.table import BattleTable
from desktop.models.journal import JournalModel, lines
from desktop.operations.desk import Desk
from desktop.shell.window import Window
from desktop.widgets.menu import Menu
from desktop.wording.battle.confrontation.action_words import letter_of, told
from rules.battle import commands as c
from rules.battle.action_commands import Act, Announce
from rules.battle.state import DeedState
from rules.confrontation.actions import ACTIONS, stage
from rules.values import Characteristic, Value
from tests.desktop.battle.battles import large, open_active, open_table, stranger, to_activation
from tests.desktop.battle.deeds import CLONE, TIGER, deeds, shoots
from tests.desktop.battle.hand import Hand, settle, undone
from tests.desktop.battle.readable import reads, strings
from tests.desktop.fit import cut_labels
from tests.desktop.hands import click


def test_who_tracks_no_actions_ends_the_speaking_turn_with_enter_alone(
    griffon: BattleTable, keys: Hand
) -> None:
    assert griffon.centre.go_on.text() == "End of the speaking turn"
    keys("\n")
    assert griffon.context.game.hand == "b"
    assert all(f.activated for f in griffon.context.game.fighters_of("a1"))


def test_exclusive_actions_are_announced_together_and_resolved_one_by_one(
    griffon: BattleTable, keys: Hand
) -> None:
    table = griffon
    assert reads(table, "1 Announce") and table.selection == "a1.1"
    keys("hc" + TIGER)
    assert deeds(table, "a1.1") == [("charge", "b1.1", "announced")]
    assert reads(table, "charge on Tiger of Dirz · 20 cm · announced")
    assert table.selection == "a1.2"  # the next one that has announced nothing
    keys("hr")
    assert table.selection == "a1.3"
    assert table.centre.go_on.text() == "Announcements made"
    assert table.centre.go_on.detail == "2 to resolve, 1 acts after"
    keys("\n")
    assert table.centre.go_on.text() == "Resolve: Griffin conscript A"
    assert table.selection == "a1.1"
    assert isinstance(table.prompt, ConfrontationActionPrompt)
    assert any("20 cm" in words for words in strings(table.prompt))
    keys("\n")  # done
    assert table.context.game.contacts == (("a1.1", "b1.1"),)
    assert table.context.game.fighters["a1.1"].activated
    assert reads(table, "In contact with Tiger of Dirz")
    keys("h2")  # the run of the second one failed
    assert deeds(table, "a1.2") == [("run", "", "failed")]
    assert stage(table.context.game).value == "act"
    assert table.centre.go_on.text() == "End of the speaking turn"
    keys("3hw")
    assert deeds(table, "a1.3") == [("walk", "", "done")]
    assert not table.context.game.fighters["a1.3"].activated  # it may still do something else
    keys("\n")
    assert table.context.game.hand == "b"
    assert all(f.activated for f in table.context.game.fighters_of("a1"))


def test_the_offer_tells_the_distance_its_reasons_and_what_to_agree_on(
    griffon: BattleTable, keys: Hand
) -> None:
    keys("h")
    prompt = griffon.prompt
    assert isinstance(prompt, ConfrontationActionPrompt)
    charge = prompt.button("charge")
    assert charge.detail == "20 cm"
    assert charge.toolTip().splitlines() == [
        "20 cm = 10 × 2", "To agree on: sight, room in contact, distance",
        "Move, in cm: 20", "10  on the card", "+10  × 2",
    ]  # fmt: skip
    assert prompt.button("walk").detail == "10 cm"
    assert "Turning on the spot is a walk." in prompt.button("walk").toolTip()
    assert "would be a charge" in prompt.button("engage").toolTip()
    prompt.others.click()
    shot = prompt.button("shoot")
    assert shot.refused and "This figure has no AIM" in shot.detail


def test_a_notch_changes_no_distance_but_an_effect_on_movement_does(griffon: BattleTable, keys: Hand) -> None:
    from rules.battle.state import Modifier

    griffon.context.do(c.Modify("a1.1", Modifier("MOU", -5, "Mud")))
    keys("h")
    assert isinstance(griffon.prompt, ConfrontationActionPrompt)
    assert griffon.prompt.button("run").detail == "10 cm"
    assert "Mud" in griffon.prompt.button("run").toolTip()


def test_a_refused_action_says_why_and_the_same_key_overrules(griffon: BattleTable, keys: Hand) -> None:
    griffon.context.do(c.Touch("a1.1", "b1.1"))
    keys("hr")
    prompt = griffon.prompt
    assert isinstance(prompt, ConfrontationActionPrompt)
    assert "in contact with an enemy" in prompt.complaint.text()
    assert prompt.button("run").insists and not deeds(griffon, "a1.1")
    keys("r")
    assert deeds(griffon, "a1.1") == [("run", "", "announced")]
    head = griffon.context.play.head
    assert head is not None
    assert griffon.context.play.events[head].overruled == "refusal.engaged"
    undone(griffon, keys)
    assert deeds(griffon, "a1.1") == []


def test_what_the_table_overruled_is_told_by_the_journal(griffon: BattleTable, keys: Hand) -> None:
    context = griffon.context
    for command in (Announce("a1.1", "run"), Act("a1.2", "walk"), Act("a1.2", "walk"), Act("a1.2", "shoot")):
        context.do(command, overrule=True)
        settle()
    model = JournalModel(context)
    told = [model.detail(line) for line in lines(context)]
    assert sum("Against the rule" in words for words in told) == 3
    assert any("had an announced action to resolve first" in words for words in told)


def test_a_target_without_room_is_said_and_the_same_key_overrules(griffon: BattleTable, keys: Hand) -> None:
    griffon.context.do(c.ChangeLevel("b1.1", 1), overrule=True)
    keys("hc" + TIGER)
    prompt = griffon.prompt
    assert isinstance(prompt, ConfrontationActionPrompt)
    assert "same level" in prompt.complaint.text()
    assert prompt.button("charge").text() == "Charge on Tiger of Dirz"
    keys("c")
    assert deeds(griffon, "a1.1") == [("charge", "b1.1", "announced")]


def flies(table: BattleTable, key: str, *, level: int) -> None:
    """Give a figure a second movement and put it on a level."""
    card = table.context.game.cards[table.context.game.fighters[key].card]
    assert card.sheet is not None
    sheet = replace(card.sheet, values={**card.sheet.values, Characteristic.MOU: Value.parse("10/20")})
    table.context.do(c.NameCard(card.id, sheet=sheet))
    if level:
        table.context.do(c.ChangeLevel(key, level), overrule=True)


def test_a_flyer_charges_from_the_air_and_lands_on_its_target(griffon: BattleTable, keys: Hand) -> None:
    flies(griffon, "a1.1", level=1)
    keys("h")
    prompt = griffon.prompt
    assert isinstance(prompt, ConfrontationActionPrompt)
    charge = prompt.button("charge")
    assert charge.detail == "20/40 cm"
    assert "20 cm = 10 × 2 on the ground, 40 cm = 20 × 2 in flight" in charge.toolTip()
    assert charge.toolTip().splitlines()[-6:] == [
        "Move on the ground, in cm: 20", "10  on the card", "+10  × 2",
        "Move in flight, in cm: 40", "20  on the card, in flight", "+20  × 2",
    ]  # fmt: skip
    keys("c" + TIGER)
    assert deeds(griffon, "a1.1") == [("charge", "b1.1", "announced")]
    (said,) = told(griffon.context, griffon.context.game.fighters["a1.1"])
    assert said.words == "charge on Tiger of Dirz · 20/40 cm · announced"
    keys("\n\n\n")
    assert griffon.context.game.fighters["a1.1"].level == 0
    assert griffon.context.game.contacts == (("a1.1", "b1.1"),)
    model = JournalModel(griffon.context)
    assert any("lands: charge, Tiger of Dirz" in model.words(line) for line in lines(griffon.context))
    undone(griffon, keys)
    assert griffon.context.game.fighters["a1.1"].level == 1 and not griffon.context.game.contacts


def test_another_target_is_not_refused_because_of_the_first(griffon: BattleTable, keys: Hand) -> None:
    keys("hc" + TIGER)
    griffon.context.do(c.ChangeLevel("b1.1", 1), overrule=True)  # it can be reached no longer
    keys("\n")
    griffon.select("a1.1")
    keys("h")
    prompt = griffon.prompt
    assert isinstance(prompt, ConfrontationActionPrompt)
    assert prompt.button("resolve").refused and not prompt.button("other").refused
    keys("4" + CLONE)
    assert deeds(griffon, "a1.1") == [("charge", "b2.1", "done")]


def test_a_friend_is_no_target_and_the_same_key_asks_for_another(griffon: BattleTable, keys: Hand) -> None:
    keys("hcb")
    assert griffon.pointer.asks, "one's own side has no letters"
    griffon.sides["a"].roster.chosen.emit("a2.1")
    settle()
    assert isinstance(griffon.prompt, ConfrontationActionPrompt)
    assert "same side" in griffon.prompt.complaint.text()
    keys("c" + TIGER)
    assert deeds(griffon, "a1.1") == [("charge", "b1.1", "announced")]


def test_a_charge_may_name_nobody_and_names_its_target_when_it_is_done(
    griffon: BattleTable, keys: Hand
) -> None:
    keys("hc\n")
    assert deeds(griffon, "a1.1") == [("charge", "", "announced")]
    keys("\n4" + CLONE)
    assert deeds(griffon, "a1.1") == [("charge", "b2.1", "done")]
    undone(griffon, keys)
    keys("\n\n")
    assert deeds(griffon, "a1.1") == [("charge", "", "done")], "nobody was the answer: it is not asked again"


def test_nothing_asks_on_whom_where_no_enemy_has_a_name(window: Window, desk: Desk, keys: Hand) -> None:
    table = open_active(window, stranger(desk), first="a")
    table.setFocus()
    keys("phc")
    assert deeds(table, "a1.1") == [("charge", "", "announced")] and not table.pointer.asks
    keys("\x1b\n\n")
    assert deeds(table, "a1.1") == [("charge", "", "done")] and not table.pointer.asks


def test_an_assault_may_end_on_another_target_or_be_taken_back(griffon: BattleTable, keys: Hand) -> None:
    keys("hc" + TIGER + "\n4" + CLONE)
    assert deeds(griffon, "a1.1") == [("charge", "b2.1", "done")]
    assert griffon.context.game.contacts == (("a1.1", "b2.1"),)
    for _ in range(2):
        undone(griffon, keys)
    griffon.select("a1.1")
    keys("h5")
    assert deeds(griffon, "a1.1") == []


def test_an_announced_action_may_become_impossible(griffon: BattleTable, keys: Hand) -> None:
    keys("hc" + TIGER + "\n3")
    assert deeds(griffon, "a1.1") == [("charge", "b1.1", "lost")]
    assert reads(griffon, "no longer possible")


def test_engage_from_contact_disengages_first_by_typed_dice(griffon: BattleTable, keys: Hand) -> None:
    table = griffon
    table.context.do(c.Touch("a1.1", "b1.1"))
    keys("he" + CLONE + "\n")
    prompt = table.prompt
    assert isinstance(prompt, ConfrontationActionPrompt)
    assert prompt.button("resolve").refused
    assert prompt.button("disengage").primary and "disengage first" in prompt.button("disengage").detail
    keys("\n")
    assert isinstance(table.prompt, DisengagePrompt)
    assert "difficulty 7" in table.prompt.needs.text()
    assert "1 enemy in contact" in table.prompt.needs.text()
    keys("3")
    assert table.prompt.outcome.text() == "It stays in contact" and "= 5" in table.prompt.sum.text()
    keys("61")  # a 6 thrown again shows a 1: the natural result is 1 (II-A)
    assert table.prompt.outcome.text() == "It stays in contact" and "= 3" in table.prompt.sum.text()
    keys("5")
    assert table.prompt.outcome.text() == "It gets away"
    keys("\n")
    assert table.context.game.contacts == ()
    keys("h\n")
    assert table.context.game.contacts == (("a1.1", "b2.1"),)


@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_the_one_verb_of_return_leads_out_of_several_contacts(
    griffon: BattleTable, keys: Hand, by: str
) -> None:
    """Who engages another enemy disengages first: the verb beneath says so, and does it."""
    table = griffon
    for enemy in ("b1.1", "b3.1"):
        assert table.context.do(c.Touch("a1.1", enemy))
    keys("he" + CLONE + "\n")
    prompt = table.prompt
    assert isinstance(prompt, ConfrontationActionPrompt) and prompt.button("disengage").key == "↵"
    assert prompt.button("disengage").detail.startswith("This figure must disengage first")
    assert not prompt.others.detail, "what is refused has more than one reason"
    assert table.centre.go_on.text() == "Disengage: Griffin conscript A"
    assert (table.centre.go_on.key, table.centre.go_on.primary) == ("", False), "one Return on the screen"
    click(table.centre.go_on) if by == "mouse" else keys("\n")
    assert isinstance(table.prompt, DisengagePrompt)
    keys("\x1b")
    assert (table.centre.go_on.key, table.centre.go_on.primary) == ("↵", True), "it has Return again"
    click(table.centre.go_on) if by == "mouse" else keys("\n")
    keys("65\n")
    assert table.context.game.contacts == ()
    click(table.centre.go_on) if by == "mouse" else keys("\n")
    assert table.context.game.contacts == (("a1.1", "b2.1"),)


def test_what_cannot_be_resolved_says_why_and_return_insists(griffon: BattleTable, keys: Hand) -> None:
    keys("hc" + TIGER + "\n\x1b")
    griffon.context.do(c.ChangeLevel("b1.1", 1), overrule=True)
    griffon.setFocus()
    click(griffon.centre.go_on)
    prompt = griffon.prompt
    assert isinstance(prompt, ConfrontationActionPrompt) and "same level" in prompt.complaint.text()
    click(griffon.centre.go_on)
    assert griffon.context.game.contacts == (("a1.1", "b1.1"),)


def test_who_fails_to_disengage_loses_what_it_announced(griffon: BattleTable, keys: Hand) -> None:
    table = griffon
    table.context.do(c.Touch("a1.1", "b1.1"))
    keys("he" + CLONE + "\nhdf")
    assert deeds(table, "a1.1") == [("engage", "b2.1", "lost"), ("disengage", "", "failed")]
    undone(table, keys)
    table.context.desk.roll = lambda _faces: 5
    keys("hdr")
    assert isinstance(table.prompt, DisengagePrompt) and table.prompt.rolled is not None
    keys("\n")
    assert table.prompt is None


def test_without_a_test_in_the_rules_only_the_outcome_is_asked(griffon: BattleTable, keys: Hand) -> None:
    play = griffon.context.play
    actions = replace(play.table.ruleset.actions, disengage=None)
    play.table = replace(play.table, ruleset=replace(play.table.ruleset, actions=actions))
    griffon.context.do(c.Touch("a1.1", "b1.1"))
    keys("hd")
    assert isinstance(griffon.prompt, DisengagePrompt)
    assert griffon.prompt.row.isHidden()
    keys("s")
    assert griffon.context.game.contacts == ()


def test_a_stationary_shot_one_a_turn_and_no_walk_after_it(table: BattleTable, keys: Hand) -> None:
    shoots(table, keys)
    keys("hs" + TIGER)
    assert reads(table, "stationary shot on Tiger of Dirz · done") and reads(table, "Shots: 1 of 1")
    keys("h")
    prompt = table.prompt
    assert isinstance(prompt, ConfrontationActionPrompt)
    prompt.others.click()
    assert "all its shots" in prompt.button("shoot").detail
    assert "announced before that shot" in prompt.button("walk").detail


def test_a_walk_is_declared_with_the_shot_before_it(table: BattleTable, keys: Hand) -> None:
    shoots(table, keys)
    keys("ht" + TIGER)
    assert deeds(table, "a5.1") == [("walk", "", "announced"), ("shoot", "b1.1", "done")]
    assert not table.context.game.fighters["a5.1"].deeds[1].still
    keys("hw")
    assert table.context.game.fighters["a5.1"].deeds[-1].state is DeedState.DONE
    keys("2hw")  # the next one begins: the first has acted
    assert table.context.game.fighters["a5.1"].activated
    assert not table.context.game.fighters["a5.2"].activated


def test_a_shot_leads_to_its_wound_roll_in_two_keys(table: BattleTable, keys: Hand) -> None:
    shoots(table, keys)
    keys("hs" + TIGER + "k1")
    assert isinstance(table.prompt, WoundPrompt)
    assert (table.prompt.draft.command.attacker, table.prompt.draft.command.target) == ("a5.1", "b1.1")


def test_a_target_is_pressed_instead_of_typed(griffon: BattleTable, keys: Hand) -> None:
    keys("hc")
    griffon.sides["b"].roster.chosen.emit("b2.1")
    settle()
    assert deeds(griffon, "a1.1") == [("charge", "b2.1", "announced")]


def test_actions_belong_to_the_activation_phase(table: BattleTable, keys: Hand) -> None:
    table.context.do(c.Advance(), overrule=True)
    table.select("a1.1")
    keys("h")
    assert table.prompt is None
    next(verb for verb in table.figure_verbs if verb.id == "act").act()
    assert "activation phase" in table.centre.notice.text()


def test_spells_written_down_are_cast_from_the_actions(table: BattleTable, keys: Hand) -> None:
    from rules.battle.magic import LearnSpell
    from rules.spells import Spell
    from rules.values import Value

    table.context.do(c.SetOrder("a", ("a4", "a1", "a2", "a3", "a5")), overrule=True)
    table.context.do(LearnSpell("a4", Spell(name_fr="Foi", name_en="Faith", difficulty=Value.of(5))))
    table.context.do(c.Faith("a4.1", 2))
    keys("fph")
    prompt = table.prompt
    assert isinstance(prompt, ConfrontationActionPrompt)
    keys("m" if not prompt.button("mystic").refused else "mm")
    assert isinstance(table.prompt, Menu) or deeds(table, "a4.1") == [("mystic", "", "done")]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_example_is_played_with_actions_to_its_melees(
    window: Window, table: BattleTable, keys: Hand, language: str
) -> None:
    """V-A-4 with actions: a charge, a shot, a run, and the melee that came of it."""
    window.change_settings(language=language)
    charge, run, cover, walk, shoot = (
        letter_of(action, language).lower() for action in ("charge", "run", "cover", "walk", "shoot")
    )
    table.setFocus()
    name = table.context.fighter_name
    keys("f")
    keys("p" + "h" + charge + TIGER + "\n\n" + "2h" + walk + "\n")  # a conscript charges, one walks
    assert name("a1.3") in table.centre.notice.text(), "who has no action is named before it is passed over"
    keys("\n")
    assert (table.context.game.hand, table.context.game.contacts) == ("b", (("a1.1", "b1.1"),))
    keys("r")  # the tiger in reserve
    keys("r")  # the templar in reserve
    keys("p" + "h" + run + "\n")  # the clone runs
    keys("p" + "h" + cover + "\n")  # Abel moves under cover
    assert any("Cible/+2" in effect.grants for effect in table.context.game.effects)
    keys("b" + "2h" + charge + "a2" + "\n\n" + "\n\n")  # tiger and Keratis: the latter charges conscript B
    assert table.context.game.contacts == (("a1.1", "b1.1"), ("a1.2", "b3.1"))
    keys("p\n\n")
    keys("p\n\n")
    keys("b" + "2h" + shoot + "h" + "\n\x1bee")  # templar and fusiliers: one shoots the Keratis warrior
    assert table.context.game.hand == ""
    keys("\n")
    said = table.centre.page_like(FightsPage).list.visible_strings()
    assert any(name("a1.1") in words and name("b1.1") in words for words in said)
    assert any("charge" in words.lower() for words in said)
    keys("k")
    assert isinstance(table.prompt, Menu)
    keys("2")
    prompt = table.prompt
    assert isinstance(prompt, WoundPrompt)
    assert (prompt.draft.command.attacker, prompt.draft.command.target) == ("b1.1", "a1.1")


@pytest.mark.parametrize(("language", "most"), [("en", 24), ("fr", 4)])
def test_a_real_size_activation_is_played_with_actions(
    window: Window, desk: Desk, keys: Hand, language: str, most: int
) -> None:
    """Twelve cards a side: in each speaking turn one figure runs, another one walks.

    One language goes through all of them, the other through what its own letters lead to.
    """
    table = open_table(window, large(desk))
    window.change_settings(language=language)
    to_activation(table)
    table.setFocus()
    run, walk = letter_of("run", language).lower(), letter_of("walk", language).lower()
    turns = 0
    while table.context.game.hand and turns < most:
        keys("ph" + run)
        card = table.context.game.speaking[0]
        if len(table.context.game.fighters_of(card)) > 1:
            keys("\n\n")
        for number, figure in enumerate(table.context.game.fighters_of(card)[1:2], 2):
            keys(f"{number}h{walk}")
            assert deeds(table, figure.id) == [("walk", "", "done")]
        keys("\n")
        if table.context.game.speaking:  # who has no action was named
            keys("\n")
        assert all(f.activated for f in table.context.game.fighters_of(card))
        turns += 1
    assert turns == most and bool(table.context.game.hand) == (most < 24)
    assert cut_labels(window) == []


def test_every_gesture_has_words_in_both_languages(window: Window, griffon: BattleTable, keys: Hand) -> None:
    keys("hc" + TIGER + "hr\n\n\x1b")
    place = window.place("battle")
    assert isinstance(place, BattlePlace)
    assert place.undo_text() == "Griffin conscript A: charge, Tiger of Dirz, done"
    window.change_settings(language="fr")
    settle()
    assert "charge" in place.undo_text() and "Tigre de Dirz" in place.undo_text()
    assert reads(griffon, "charge sur Tigre de Dirz · fait")
    keys("2h")
    assert reads(griffon, "Pas maintenant")


def test_what_is_refused_folds_away_and_is_reached_by_mouse_and_key(griffon: BattleTable, keys: Hand) -> None:
    keys("h")
    prompt = griffon.prompt
    assert isinstance(prompt, ConfrontationActionPrompt)
    refused = [prompt.button(offer.id) for offer in prompt.offers if offer.refusal is not None]
    assert len(refused) > 1 and not any(button.isVisible() for button in refused)
    assert all(prompt.button(offer.id).isVisible() for offer in prompt.offers if offer.refusal is None)
    assert prompt.others.text() == f"Not now: {len(refused)}…"
    keys("s")
    assert [button for button in refused if button.isVisible()] == [prompt.button("shoot")]
    assert "This figure has no AIM" in prompt.complaint.text()
    click(prompt.others)
    assert all(button.isVisible() and button.detail for button in refused), "each says why"
    possible = [prompt.button(offer.id) for offer in prompt.offers if offer.refusal is None]
    assert prompt.others.text() == f"Possible now: {len(possible)}…"
    click(prompt.others)
    assert all(button.isVisible() for button in possible) and not refused[0].isVisible()


def test_whom_is_asked_for_an_action_of_a_figure_and_nothing_else_is_done_meanwhile(
    griffon: BattleTable, keys: Hand
) -> None:
    keys("hc")
    assert reads(griffon, "Charge, Griffin conscript A: on whom?")
    assert [button.text() for button in griffon.centre.verbs.buttons] == ["Nobody", "Close"]
    assert not griffon.centre.side_verbs.isVisible()
    click(griffon.centre.verbs.buttons[1])
    assert deeds(griffon, "a1.1") == [] and not griffon.asks
    keys("hc")
    click(griffon.centre.verbs.first)
    assert deeds(griffon, "a1.1") == [("charge", "", "announced")]


def test_who_is_looked_for_is_named_or_nothing_changes(griffon: BattleTable, keys: Hand) -> None:
    keys("a\n")
    assert griffon.asks and [button.text() for button in griffon.centre.verbs.buttons] == ["Close"]
    click(griffon.centre.verbs.first)
    assert not griffon.asks and griffon.selection == "a1.1"


def test_a_verb_of_a_figure_says_that_one_is_to_be_chosen(griffon: BattleTable, keys: Hand) -> None:
    keys("\x1b\x1b")
    griffon.select("")
    notice = griffon.centre.notice
    for key in "htwq=":
        keys(key)
        assert notice.text() == "Choose a fighter first." and griffon.prompt is None, key
        keys("\x1b")
        assert notice.isHidden(), key
    griffon.context.do(c.Touch("a1.1", "b1.1"))
    keys("d")
    assert notice.text() == "Only in the combat and upkeep phases."
    griffon.select("a1.1")
    assert notice.isHidden()


def test_a_digit_without_a_figure_says_so_and_opens_nothing_else(griffon: BattleTable, keys: Hand) -> None:
    keys("2")
    keys("9")
    assert griffon.selection == "a1.2"
    assert isinstance(griffon.prompt, ConfrontationActionPrompt) and griffon.prompt.about == "a1.2"
    assert reads(griffon, "There is no figure 9: the digits go from 1 to 3.")


@pytest.mark.parametrize("first", ["a", "b"])
def test_actions_hide_neither_the_targets_nor_the_cards_in_play(
    window: Window, desk: Desk, keys: Hand, first: str
) -> None:
    window.resize(1280, 720)
    table = open_active(window, large(desk), first=first)
    keys("p1h")
    prompt = table.prompt
    assert isinstance(prompt, ConfrontationActionPrompt) and prompt.targets
    shown = prompt.placed
    for other in (table.centre, table.sides["a" if first == "b" else "b"]):
        assert not shown.intersects(QRect(other.mapTo(table, QPoint()), other.size()))


@pytest.mark.parametrize("language", ["fr", "en"])
def test_no_two_actions_share_a_letter(language: str) -> None:
    offered = [*(key for key in ACTIONS if key != "dive"), "shoot_walk"]
    letters = [letter_of(key, language) for key in offered]
    assert len(set(letters)) == len(letters)


@pytest.mark.parametrize("scale", [100, 150])
@pytest.mark.parametrize("language", ["fr", "en"])
def test_nothing_is_cut_in_a_real_size_battle(
    window: Window, desk: Desk, keys: Hand, language: str, scale: int
) -> None:
    table = open_table(window, large(desk))
    window.change_settings(language=language, scale=scale)
    to_activation(table)
    table.context.do(c.PlayTop())
    here = table.context.game.fighters_of(table.context.game.speaking[0])[0].id
    enemies = [key for key in table.context.game.fighters if key.startswith("a")][:2]
    for enemy in enemies:
        table.context.do(c.Touch(here, enemy), overrule=True)
    table.select(here)
    check(window, table, keys)
    table.context.do(Announce(here, "engage", enemies[0]), overrule=True)
    check(window, table, keys)
    keys("\n")
    check(window, table, keys)
    keys("hd")
    fits(window, table)
    keys("6")
    fits(window, table)
    keys("\x1bH")
    fits(window, table)
    keys("\x1b")


def check(window: Window, table: BattleTable, keys: Hand) -> None:
    """Look at the table and at the offered actions."""
    settle()
    assert cut_labels(window) == []
    keys("h")
    fits(window, table)
    keys("\x1b")


def fits(window: Window, table: BattleTable) -> None:
    """Look at the question."""
    settle()
    assert cut_labels(window) == []
    assert table.prompt is not None
    assert table.rect().contains(table.prompt.placed)
    layout = table.prompt.panel.layout()
    assert layout is not None
    assert layout.heightForWidth(table.prompt.panel.width()) <= table.prompt.panel.height()
