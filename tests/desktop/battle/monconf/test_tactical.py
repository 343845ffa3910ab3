"""The tactical phase as MonCon'F calls it: one phase, its tactician, and why there was no test for it."""

from __future__ import annotations

from PySide6.QtCore import Qt

from desktop.battle.banner import banner_view
from desktop.battle.centre.sheet_view import sheet_view
from desktop.battle.monconf.points_page import PointsFields, PointsPrompt
from desktop.battle.systems.monconf import PIECES
from desktop.battle.table import BattleTable
from desktop.models.journal import JournalModel, lines
from desktop.wording.battle.dice_words import dice_words
from tests.desktop.battle.hand import Hand
from tests.desktop.battle.readable import strings
from tests.desktop.hands import press


def said(table: BattleTable) -> str:
    return " ".join(strings(table))


def test_piles_and_speaking_turns_are_one_phase(fresh: BattleTable, keys: Hand) -> None:
    seen = []
    for typed in ("", "53\n\n\n", "a", "p"):
        keys(typed)
        view = banner_view(fresh.context)
        seen.append((view.phase, view.phases))
    assert set(seen) == {("tactical", ("tactical", "combat", "upkeep"))}
    assert banner_view(fresh.context).caption in (
        "Tactical phase · speaking turn of", "Phase tactique · tour de parole de",
    )  # fmt: skip


def test_who_tests_discipline_is_asked_in_its_own_words(fresh: BattleTable, keys: Hand, spoken: str) -> None:
    keys("c")
    assert {"en": "Who tests DIS for", "fr": "Qui teste la DIS pour"}[spoken] in said(fresh)
    for foreign in ("coordinat", "coordonne", "Tactique roll", "IV-B"):
        assert foreign not in said(fresh)
    keys("2")
    model = JournalModel(fresh.context)
    model.set_rows(lines(fresh.context))
    assert not any("oord" in str(model.index(row).data()) for row in range(model.rowCount()))


def test_shift_and_a_letter_of_the_page_is_the_verb_of_the_table(fresh: BattleTable) -> None:
    press(Qt.Key.Key_C, Qt.KeyboardModifier.ShiftModifier)
    assert isinstance(fresh.prompt, PointsPrompt) and fresh.centre.shown.page == "roll"  # type: ignore[attr-defined]
    press(Qt.Key.Key_Escape)
    press(Qt.Key.Key_C)
    assert fresh.centre.shown.page == "coordinator"  # type: ignore[attr-defined]


def test_nobody_to_test_is_said_in_its_own_words(fresh: BattleTable, keys: Hand) -> None:
    keys("cn")
    assert "coordina" not in said(fresh) and "DIS" in said(fresh)


def test_the_screen_says_why_nobody_tested(opened: BattleTable, keys: Hand, spoken: str) -> None:
    keys("P3\n\n")
    game = opened.context.game
    while game.phase == "activation":
        keys("p\n" if game.hand else "\n")
        game = opened.context.game
    while game.turn == 1:
        keys("e")
        game = opened.context.game
    plan = {"en": "brilliant plan, command points 3", "fr": "plan génial à 3 PC"}[spoken]
    assert plan in banner_view(opened.context).caption, "while the piles are ordered"
    keys("\n\n")
    assert opened.context.game.step == "first"
    assert plan in said(opened).replace("Brilliant", "brilliant").replace("Plan génial", "plan génial")


def test_the_points_of_both_are_told_with_what_makes_them(
    fresh: BattleTable, keys: Hand, spoken: str
) -> None:
    keys("538\t4\n")
    context = fresh.context
    step = context.play.events[context.play.path[-1]]
    assert context.say(step.label) == {
        "en": "Command points: Aurore 8, Cendres 4", "fr": "Points de commandement : Aurore 8, Cendres 4",
    }[spoken].replace(" :", "\N{NARROW NO-BREAK SPACE}:")  # fmt: skip
    told = dice_words(step, context.names)
    assert {"en": "+1 general staff, +2 said", "fr": "+1 État-Major, +2 dit"}[spoken] in told
    assert {"en": "+5 at the start, −1 said", "fr": "+5 au départ, −1 dit"}[spoken] in told


def test_a_letter_goes_to_its_side_from_within_a_field(fresh: BattleTable, keys: Hand) -> None:
    keys("532b7\n")
    assert [side.points["command"] for side in fresh.context.game.sides.values()] == [2, 7]


def test_undo_takes_back_what_was_typed_and_then_the_table_s_last(fresh: BattleTable, keys: Hand) -> None:
    keys("53")
    page = fresh.centre.page_of("strategic")
    fields = next(each for each in page.findChildren(PointsFields) if each.isVisible())
    before = fields.spins["a"].value()
    keys("27")
    keys.press(Qt.Key.Key_Z, held=Qt.KeyboardModifier.ControlModifier)
    assert fields.spins["a"].value() == before and fresh.context.game.step == "points"
    keys.press(Qt.Key.Key_Z, held=Qt.KeyboardModifier.ControlModifier)
    assert fresh.context.game.step == "roll"


def test_a_key_stands_on_one_verb_alone(fresh: BattleTable, keys: Hand) -> None:
    fresh.select("a1.1")
    assert sheet_view(fresh.context, "a1.1").card_key == "", "C asks who tests DIS"
    keys("53")
    assert sheet_view(fresh.context, "a1.1").card_key == "C"


def test_brilliant_plans_of_both_sides_promise_neither_the_next_turn(
    opened: BattleTable, spoken: str
) -> None:
    game, table = opened.context.game, opened.context.play.table
    planned = [{"en": "tactician of the next turn", "fr": "tacticien du prochain tour"}[spoken]]
    tested = [{"en": "DIS is tested next turn", "fr": "test de DIS au prochain tour"}[spoken]]

    def told(*sides: str) -> list[list[str]]:
        now = game
        for key in sides:
            now = now.with_side(key, marks={"genius": 2})
        found = [PIECES.counts(now, side, table.ruleset) for side in now.sides.values()]
        return [[c.tip.rpartition(": ")[2] for c in counts if c.icon == "sparkles"] for counts in found]

    assert told("b") == [[], planned] and told("a", "b") == [tested, tested]
