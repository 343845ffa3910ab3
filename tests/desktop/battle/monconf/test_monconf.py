"""A turn of MonCon'F by keys alone, in both languages: tactician, points, tactics, actions, blows, upkeep."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from desktop.battle.monconf.action_prompt import MonconfActionPrompt
from desktop.battle.monconf.escape_prompt import EscapePrompt
from desktop.battle.monconf.intercept_prompt import InterceptPrompt
from desktop.battle.monconf.marks_prompt import MarksPrompt
from desktop.battle.monconf.points_page import PointsFields, PointsPrompt
from desktop.battle.monconf.steady_entry import SteadyEntry
from desktop.battle.monconf.steady_prompt import SteadyPrompt
from desktop.battle.monconf.strike_prompt import StrikePrompt
from desktop.battle.prompts.cast_prompt import CastPrompt
from desktop.battle.prompts.reserve import FaithPrompt
from desktop.battle.prompts.shot_form import ShotForm
from desktop.battle.prompts.trial_form import TrialForm
from desktop.battle.table import BattleTable
from desktop.battle.tasks.page import TasksPage
from desktop.models.journal import JournalModel, lines
from desktop.operations.desk import Desk
from desktop.operations.examples import add_example
from desktop.shell.window import Window
from desktop.widgets.card_prompt import CardPrompt
from desktop.widgets.menu import Menu
from desktop.wording.battle.board_views import ChipView
from desktop.wording.battle.monconf.action_words import charge_words
from rules.battle import commands as c
from rules.battle.contacts import touching
from rules.battle.magic import CastSpell
from rules.battle.setup import ListedCard, SideSetup
from rules.battle.state import Knowledge
from rules.cards import Card
from rules.monconf.actions import ACTIONS
from rules.monconf.commands import SetMark
from rules.monconf.marking import marked
from rules.monconf.points import held
from rules.spells import Spell
from rules.text import Message
from rules.values import Characteristic, Value
from tests.desktop.battle.hand import Hand, settle
from tests.desktop.battle.monconf_room import CAPTAIN, GUARD, HUNTER, LEADER, PROWLER, begun, letter
from tests.desktop.battle.readable import strings
from tests.desktop.fit import cut_labels
from tests.desktop.hands import click
from tests.desktop.outcomes import done

CONTROL = Qt.KeyboardModifier.ControlModifier


def points(table: BattleTable) -> tuple[int, int]:
    """Give the command points of both sides."""
    sides = table.context.game.sides
    return held(sides["a"]), held(sides["b"])


def has(table: BattleTable, fighter: str, mark: str) -> bool:
    return marked(table.context.game.fighters[fighter], mark)


def test_a_whole_turn_by_keys(fresh: BattleTable, keys: Hand, spoken: str) -> None:
    table, context = fresh, fresh.context
    before = context.game
    keys("53")  # the tactician first
    assert context.game.winner == "a" and context.game.step == "points"
    keys("8\t4\n")
    assert points(table) == (8, 4) and context.game.step == "order"
    keys("\n\n")
    assert context.game.step == "first"
    keys("a")

    keys("P2\n")  # Plan génial for two points; Cendres lets it stand
    assert context.game.sides["b"].marks == {"genius_asked": 1} and points(table) == (6, 4)
    keys("\n")
    assert context.game.sides["b"].marks == {"genius_barred": 1}
    keys("r")  # Temporiser
    assert context.game.sides["a"].reserve == ("a1",) and points(table) == (4, 4)

    keys("B")  # Plan B
    keys("Harrak\n")
    assert context.game.speaking == ("b3",) and points(table) == (4, 2)
    keys("h" + letter(table, "run"))
    answers = [button for button in table.centre.side_verbs.buttons if button.key]
    assert answers and {button.key for button in answers} <= {"Shift+T", "⇧T", "Maj+T"}
    keys("T" + GUARD + "a")  # who answers the move
    assert isinstance(table.prompt, MonconfActionPrompt)
    keys("2")
    assert isinstance(table.prompt, InterceptPrompt) and table.prompt.stands_in
    assert all(token.isVisible() for token in table.prompt.facing.tokens)
    keys("5")
    table.prompt.pad.buttons[0].click()
    keys("\n")
    assert touching(context.game, "b3.1") == ("a1.1",) and points(table) == (3, 2)
    assert has(table, "a1.1", "reaction") and has(table, "b3.1", "engaged")
    keys("\n")

    keys("v")  # the card that was set aside
    assert context.game.speaking == ("a1",)
    keys("2h" + letter(table, "charge") + LEADER)
    assert table.selection == "a1.3"
    keys("h" + letter(table, "charge") + LEADER)
    told = {charge_words(context, context.game.fighters[key]) for key in ("a1.2", "a1.3")}
    assert len(told) == 1 and told.pop().count("2") == 2, "each counts the other"
    keys("\n\n\n\n")  # resolve both: together they match its power
    assert has(table, "b3.1", "charged") and set(touching(context.game, "b3.1")) == {"a1.1", "a1.2", "a1.3"}
    keys("\n")
    keys("f")
    assert context.game.hand == "a" and context.game.sides["b"].refusals == 1

    keys("p")
    assert context.game.speaking == ("a2",)
    keys("h" + letter(table, "shoot") + HUNTER + "a")
    table.select("a2.1")
    keys("h7" + PROWLER)  # Tir ciblé
    assert context.game.fighters["a2.1"].deeds[-1].target == "b2.1" and points(table) == (2, 2)
    keys("q")
    form = table.prompt
    assert isinstance(form, TrialForm)
    assert form.characteristic.currentData() == Characteristic.TIR and form.bonus.value() == -1
    keys("\x1b")
    keys("\n\n")
    assert context.game.fighters["a2.1"].activated
    for _ in range(40):  # its actions are put away, who has none is named once, then the turn ends
        if context.game.hand:
            keys("\x1b" if table.prompt is not None else "e" if context.game.speaking else "p")
    assert not context.game.hand
    keys("\n")
    assert context.game.phase == "combat"

    keys("a" + LEADER + "k")
    assert isinstance(table.prompt, Menu)
    keys("1")
    prompt = table.prompt
    assert isinstance(prompt, StrikePrompt)
    keys("7")
    assert prompt.table.lit and any("+1" in said for said in strings(prompt)), "the cell with its reasons"
    keys("\n")
    hurt = context.game.fighters["b3.1"].notches + context.game.fighters["a1.1"].notches
    assert hurt > 0
    table.select("a1.2")
    keys("Y1\n")
    assert has(table, "a1.2", "frightened")
    keys("e")
    assert context.game.phase == "upkeep" and not has(table, "b3.1", "charged")
    page = table.centre.page_like(TasksPage)
    assert isinstance(page.entry, SteadyEntry)
    keys("\n8\n5")  # Enter leads to the difficulty and back; then the die: COU 4 makes 9
    assert page.entry.said().startswith(("9 against 8", "9 contre 8"))
    keys("\n")
    refused = context.names.say(Message("refusal.frightening_enemy", {"fighter": "a1.2"}))
    assert table.centre.notice.text().startswith(refused), "it touches a frightening enemy"
    if spoken == "fr":  # just how it went
        keys.press(Qt.Key.Key_Backspace)
        keys("ss")
    else:
        keys("\n")  # the same again
    assert not has(table, "a1.2", "frightened")
    keys("e")
    assert context.game.turn == 2 and context.game.winner == "a", "the plan made it tactician"
    assert points(table) == (3, 2), "General staff brings one"
    assert context.game.step == "order"

    after, steps = context.game, len(context.play.path)
    model = JournalModel(context)
    model.set_rows(lines(context))
    assert all(str(model.index(row).data()) for row in range(model.rowCount()))
    for _ in range(steps):
        keys.press(Qt.Key.Key_Z, held=CONTROL)
    assert context.game == before
    for _ in range(steps):
        keys.press(Qt.Key.Key_Y, held=CONTROL)
    assert context.game == after


def test_a_refused_tactic_says_why_and_the_same_key_insists(opened: BattleTable, keys: Hand) -> None:
    table, context = opened, opened.context
    context.do(c.Correct("side:a", {"points": {"command": 1}}))
    keys("b")
    assert context.game.speaking == ()
    button = table.centre.button("choice.general_assault")
    assert button.refused and button.insists
    keys("b")
    assert context.game.speaking == ("a1", "a2") and points(table)[0] == 0


def test_a_refused_action_says_why_and_the_same_key_insists(opened: BattleTable, keys: Hand) -> None:
    table, context = opened, opened.context
    keys("ph" + letter(table, "precise"))
    prompt = table.prompt
    assert isinstance(prompt, MonconfActionPrompt) and prompt.complaint.isVisible()
    assert set(ACTIONS) <= {offer.id for offer in prompt.offers}, "all fourteen are there"
    keys(letter(table, "precise") + HUNTER + "a")
    assert [deed.action for deed in context.game.fighters["a1.1"].deeds] == ["precise"]


def test_undo_in_the_field_of_points_is_that_of_the_table(fresh: BattleTable, keys: Hand) -> None:
    table, context = fresh, fresh.context
    keys("53")
    assert context.game.step == "points"
    page = table.centre.page_of("strategic")
    fields = next(each for each in page.findChildren(PointsFields) if each.isVisible())
    fields.begin("a")
    keys.press(Qt.Key.Key_Z, held=CONTROL)
    assert context.game.step == "roll", "nothing was typed in the field"
    keys.press(Qt.Key.Key_Y, held=CONTROL)
    assert context.game.step == "points"
    fields.begin("a", 8)
    keys.press(Qt.Key.Key_Z, held=CONTROL)
    assert context.game.step == "points", "what was typed is taken back first"


def test_enter_does_what_stands_out_while_a_plan_waits(opened: BattleTable, keys: Hand) -> None:
    keys("P3\n")
    assert opened.centre.button("choice.genius_pass").primary
    assert not opened.centre.button("choice.genius_counter").primary


def test_plan_b_offers_the_others_as_they_lie(opened: BattleTable, keys: Hand) -> None:
    side = opened.context.game.sides["a"]
    keys("B")
    prompt = opened.prompt
    assert isinstance(prompt, CardPrompt)
    said = [prompt.list.item(row).text().split("\n")[0] for row in range(prompt.list.count())]
    assert said == [opened.context.card_name(card) for card in side.pile[1:]]


def test_letters_answer_the_rally_at_once(opened: BattleTable, keys: Hand) -> None:
    table, context = opened, opened.context
    context.do(SetMark("a1.2", "frightened"))
    table.select("a1.2")
    context.do(c.Correct("game", {"phase": "upkeep", "step": "", "hand": ""}))
    keys("F")
    assert isinstance(table.prompt, SteadyPrompt) and table.prompt.difficulty.hasFocus()
    keys("s")
    assert table.prompt is None and not has(table, "a1.2", "frightened")


def test_a_rally_in_upkeep_hands_the_light_on_and_undo_takes_it_back(opened: BattleTable, keys: Hand) -> None:
    table, context = opened, opened.context
    for key in ("a1.1", "a1.2"):
        context.do(SetMark(key, "frightened"))
    context.do(c.Correct("game", {"phase": "upkeep", "step": "", "hand": ""}))
    page = table.centre.page_like(TasksPage)
    page.choose("negative/frightened/a1.1")
    assert isinstance(page.entry, SteadyEntry)
    keys("s")
    assert table.prompt is None and page.row is not None
    assert (page.row.id, table.selection) == ("negative/frightened/a1.2", "a1.2")
    keys.press(Qt.Key.Key_Z, held=CONTROL)
    assert page.row is not None and page.row.id == "negative/frightened/a1.1" and page.row.open


def test_a_rally_that_is_refused_is_warned_of_before_the_die(opened: BattleTable, keys: Hand) -> None:
    table, context = opened, opened.context
    context.do(SetMark("a1.2", "frightened"))
    table.select("a1.2")
    keys("F")
    prompt = table.prompt
    assert isinstance(prompt, SteadyPrompt)
    warned = context.names.say(Message("refusal.no_call", {"fighter": "a1.2"}))
    assert prompt.needs.isVisible() and prompt.needs.text() == warned


def test_a_plan_is_countered_by_paying_as_much(opened: BattleTable, keys: Hand) -> None:
    keys("P3\nP")
    assert points(opened) == (3, 2) and not opened.context.game.sides["a"].marks
    assert opened.context.game.hand == "a"


def test_a_shooter_answers_a_walk_at_once(opened: BattleTable, keys: Hand) -> None:
    table, context = opened, opened.context
    keys("ph" + letter(table, "walk"))
    keys("T" + PROWLER + "1")
    assert has(table, "b2.1", "reaction") and context.game.fighters["b2.1"].activated
    assert points(table) == (6, 3)
    assert any(badge.text == "R" for badge in _chip(table, "b2.1").badges)
    assert table.selection == "b2.1"
    keys("k6\n")
    assert context.game.fighters["a1.1"].notches == 2, "STR 5 on RES 6, threshold +6"


def test_the_side_that_is_shot_at_stops_the_walk_of_the_shooter(
    opened: BattleTable, keys: Hand, spoken: str
) -> None:
    table, context = opened, opened.context
    keys("ph" + letter(table, "walk"))
    keys("T" + PROWLER + "1")
    before = context.game
    keys("\x1b\x1b")
    verbs = {each.objectName(): (each.text(), each.side) for each in table.centre.side_verbs.buttons}
    assert verbs["tactic.interceptor"][1] == 1, "its own walk may still be stopped, too"
    table.select("a2.1")
    keys("T")
    assert isinstance(table.prompt, MonconfActionPrompt) and table.prompt.about == "a2.1"
    (offer,) = (each for each in table.prompt.offers if each.group == "reaction" and not each.refusal)
    assert context.fighter_name("b2.1") in " ".join(strings(table.prompt.button(offer.id)))
    assert cut_labels(table.prompt) == []
    keys("1")
    assert isinstance(table.prompt, InterceptPrompt)
    keys("51\n")
    assert touching(context.game, "b2.1") == ("a2.1",) and points(table) == (5, 3)
    keys.press(Qt.Key.Key_Z, held=CONTROL)
    assert context.game == before


def test_only_the_die_that_is_typed_next_is_lit(opened: BattleTable, keys: Hand) -> None:
    keys("ph" + letter(opened, "walk"))
    keys("T" + PROWLER + "2")
    prompt = opened.prompt
    assert isinstance(prompt, InterceptPrompt)
    assert [row.waits for row in prompt.rows] == [True, False]
    keys("5")
    assert [row.waits for row in prompt.rows] == [False, True]


def test_a_shot_leads_to_its_test_and_a_hit_to_the_blow(opened: BattleTable, keys: Hand) -> None:
    table, context = opened, opened.context
    shown = context.fighter_name
    keys("B\n")  # Plan B
    assert context.game.speaking == ("a2",)
    table.select("a2.1")
    keys("h" + letter(table, "precise") + PROWLER)
    assert not table.trial.words
    table.select("a2.1")
    keys("h1")
    assert shown("a2.1") in table.trial.words and shown("b2.1") in table.trial.words
    assert [table.trial.button(n).key for n in (0, 1)] == ["Q", "K"]
    keys.press(Qt.Key.Key_Z, held=CONTROL)
    assert not table.trial.words
    keys.press(Qt.Key.Key_Y, held=CONTROL)
    table.select("b1.1")
    keys("q")
    form = table.prompt
    assert isinstance(form, ShotForm) and table.selection == "a2.1", "it is the shooter who tests"
    assert form.mine.bonus.value() == 1 and form.mine.bonus.isVisible(), "what its action adds"
    assert form.difficulty.number is None, "no text gives one"
    keys("6")
    assert not table.trial.words, "the test in the stage says it itself"
    keys("5")
    assert isinstance(table.prompt, StrikePrompt), "the hit leads to its blow by itself"
    assert len(table.prompt.done) == 1, "its test stays in view"
    keys("\x1b")
    assert shown("b2.1") in table.trial.words and table.trial.button(0).key == "K"
    keys("k")
    blow = table.prompt
    assert isinstance(blow, StrikePrompt) and blow.command.attacker == "a2.1"
    assert blow.command.target == "b2.1"
    keys("6\n")
    assert not table.trial.words


@pytest.mark.parametrize("scale", [150])
def test_what_a_shot_adds_is_named_beside_its_field(
    opened: BattleTable, window: Window, keys: Hand, scale: int
) -> None:
    window.resize(1366, 768)
    keys("B\n")
    opened.select("a2.1")
    keys("h" + letter(opened, "precise") + PROWLER)
    opened.select("a2.1")
    keys("h1q")
    settle()
    form = opened.prompt
    assert isinstance(form, ShotForm) and form.mine.bonus.isVisible()
    for words, field in ((form.mine.captions[1], form.mine.bonus), (form.mine.reason, form.mine.why)):
        heights = [each.mapTo(form, each.rect().center()).y() for each in (words, field)]
        assert abs(heights[0] - heights[1]) <= 2, words.text()


def test_backspace_goes_from_a_blow_without_a_figure_back_to_its_shot(
    opened: BattleTable, keys: Hand
) -> None:
    keys("B\n")
    opened.select("a2.1")
    keys("h" + letter(opened, "precise") + PROWLER + "\n\n" + "65")
    assert isinstance(opened.prompt, StrikePrompt)
    keys("6")
    keys.press(Qt.Key.Key_Backspace)
    assert isinstance(opened.prompt, StrikePrompt), "the figure first"
    keys.press(Qt.Key.Key_Backspace)
    assert isinstance(opened.prompt, ShotForm) and opened.context.game.trial is None
    keys("1")
    assert opened.prompt is None and not opened.trial.words, "it missed"


def test_a_shot_in_reaction_leads_to_its_test_and_a_miss_to_nothing(opened: BattleTable, keys: Hand) -> None:
    table, context = opened, opened.context
    keys("ph" + letter(table, "walk"))
    keys("T" + PROWLER + "1")
    assert context.fighter_name("b2.1") in table.trial.words
    keys("q61")
    assert table.prompt is None and not table.trial.words, "it missed"


def test_who_is_held_tests_its_initiative_to_get_away(opened: BattleTable, keys: Hand) -> None:
    table, context = opened, opened.context
    context.do(c.Touch("a1.1", "b1.1"))
    context.do(c.Correct("game", {"turn": 2}))
    keys("ph" + letter(table, "retreat") + "\n\n")
    assert table.prompt is not None and any("−1" in said for said in strings(table.prompt))
    keys("4\n")
    assert not touching(context.game, "a1.1"), "4 + 3 − 1 is above 5"


def test_dice_are_rolled_here_where_the_players_like(opened: BattleTable, keys: Hand) -> None:
    table, context = opened, opened.context
    falling = iter((4, 2, 3))  # a 6 would wait for its decision
    context.desk.roll = lambda _faces: next(falling)
    context.do(c.Touch("a1.2", "b1.1"))
    context.do(c.Correct("game", {"turn": 2}))
    keys("ph" + letter(table, "walk"))
    keys("T" + PROWLER + "2r")
    prompt = table.prompt
    assert (
        isinstance(prompt, InterceptPrompt) and prompt.outcome.text() and all(row.dice for row in prompt.rows)
    )
    stopped = touching(context.game, "b2.1") == ("a1.1",)
    assert prompt.rolled is not None
    assert stopped is (prompt.rolled.outcome.code == "trial.success") and points(table) == (6, 4)
    keys("\n")
    table.select("a1.2")
    keys("h" + letter(table, "disengage") + PROWLER)
    table.select("a1.2")  # the next one was chosen by itself
    keys("h1r")
    test = table.prompt
    assert isinstance(test, EscapePrompt) and test.rolled is not None and test.outcome.text()
    keys("\n")
    assert ("b1.1" in touching(context.game, "a1.2")) is has(table, "a1.2", "all_defence")


def test_a_strength_with_dice_asks_for_its_die(window: Window, desk: Desk, keys: Hand) -> None:
    values = {Characteristic.FOR: Value.parse("4 + 1 Dé"), Characteristic.RES: Value.of(6)}
    ogre = Card(name_fr="Ogre", system="monconf", values={**values, Characteristic.PV: Value.of(9)})
    side = SideSetup(name="Ogres", cards=(ListedCard(sheet=ogre, figures=2),))
    table = begun(window, desk, side, side)
    context = table.context
    context.do(c.Correct("game", {"phase": "combat"}))
    for typed, lost in (("53\n", 3), ("5r\n", None)):
        table.select("b1.1")
        keys("k")
        assert table.pointer.hints is not None
        keys(table.pointer.hints.cards["a1"] + "1")
        before = context.game.fighters["b1.1"].notches
        keys(typed)
        assert table.prompt is None
        now = context.game.fighters["b1.1"].notches
        assert lost is None or now - before == lost


def test_a_side_nobody_knows_plays_tactics_too(window: Window, desk: Desk, keys: Hand) -> None:
    (made, _) = done(add_example(desk, system="monconf"))
    army = next(army for army in desk.library.armies() if army.id == made)
    known = SideSetup.from_muster(desk.library.muster(army))
    stranger = SideSetup(name="Visitor", knowledge=Knowledge.COUNTED, count=4)
    table = begun(window, desk, known, stranger)
    context = table.context
    context.do(c.DeclareWinner("b"))
    keys("\n\nb")
    assert context.game.hand == "b"
    keys("r")
    assert len(context.game.sides["b"].reserve) == 1 and points(table) == (6, 3)
    keys("p\n")
    keys("B")
    assert context.game.hand == "b" and isinstance(table.prompt, CardPrompt)
    keys("\n")
    assert len(context.game.speaking) == 1 and points(table)[1] == 1


def test_the_captain_lends_courage_and_discipline(opened: BattleTable, keys: Hand) -> None:
    table, context = opened, opened.context
    keys("a" + CAPTAIN + "L")
    assert isinstance(table.prompt, Menu)
    keys("1\n")
    cells = context.cells.of(
        context.game, context.game.fighters["a1.1"], context.play.table.ruleset, context.names
    )
    lent = {cell.label: cell for cell in cells}
    assert lent["COU"].text == "7" and lent["DIS"].text == "7"
    assert any(word in lent["DIS"].tip(context.names) for word in ("General staff", "État-Major"))


def test_numbers_of_marks_are_set_or_left_with_the_mouse(opened: BattleTable, keys: Hand) -> None:
    opened.select("a2.1")
    for changes in (False, True):
        keys("Y")
        prompt, before = opened.prompt, opened.context.game.fighters["a2.1"]
        assert isinstance(prompt, MarksPrompt)
        next(spin for spin in prompt.spins.values() if spin.isEnabled()).setValue(1)
        settle()
        click(prompt.primary if changes else prompt.cancel)
        assert opened.prompt is None
        assert (opened.context.game.fighters["a2.1"] != before) is changes


def test_marks_and_points_are_put_right(opened: BattleTable, keys: Hand) -> None:
    table = opened
    keys("C9\n")
    assert points(table)[0] == 9
    keys("a" + CAPTAIN + "Y")
    assert isinstance(table.prompt, MarksPrompt)
    keys("12\n")
    assert has(table, "a4.1", "frightened") and has(table, "a4.1", "all_defence")
    assert {badge.text for badge in _chip(table, "a4.1").badges} >= {"D"}


def test_the_believers_are_asked_with_how_they_count(opened: BattleTable) -> None:
    prompt = FaithPrompt(opened, opened.context, "a1.1")
    words = next(said for said in strings(prompt) if "20 cm" in said)
    assert "÷ 3" in words


def test_a_spell_cast_in_contact_says_why_it_costs_more(opened: BattleTable) -> None:
    context = opened.context
    spark = CastSpell(fighter="a1.1", spell=Spell(name_fr="Étincelle", cost={"fire": 1}), targets=("b1.1",))
    assert not any("caster is in contact" in said for said in strings(CastPrompt(opened, context, spark)))
    context.do(c.Touch("a1.1", "b1.1"))
    said = " ".join(strings(CastPrompt(opened, context, spark)))
    assert "costs 1 more" in said or "coûte 1 de plus" in said


def test_nothing_is_cut(opened: BattleTable, keys: Hand, window: Window) -> None:
    table = opened
    assert cut_labels(window) == []
    for pressed, prompt in (
        ("C", PointsPrompt), ("p", None), ("h", MonconfActionPrompt), ("Y", MarksPrompt), ("L", Menu),
    ):  # fmt: skip
        keys(pressed)
        assert prompt is None or isinstance(table.prompt, prompt)
        assert cut_labels(window) == []
        keys("\x1b" if prompt is not None else "")


def _chip(table: BattleTable, fighter: str) -> ChipView:
    context = table.context
    return context.chips.of(
        context.game, context.game.fighters[fighter], context.names, context.play.table.ruleset
    )


def test_a_brilliant_plan_of_no_point_is_refused_and_says_why(opened: BattleTable, keys: Hand) -> None:
    before = points(opened)
    keys("P0\n")
    assert opened.prompt is not None and opened.prompt.complaint.isVisible()
    assert points(opened) == before
