"""The referee by keys: each fact asked only while it matters, the answer with its section, the journal."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from desktop.battle.prompts.referee_prompt import RefereePrompt
from desktop.battle.table import BattleTable
from desktop.drafts.referee_inquiry import YES, Inquiry, Party, Question
from desktop.operations.battle import start_battle
from desktop.operations.desk import Desk
from desktop.operations.tables import rulesets
from desktop.shell.window import Window
from rules.battle import commands as c
from rules.battle.effect_commands import PutEffect
from rules.battle.setup import ListedCard, SideSetup
from rules.battle.state import Effect
from rules.cards import Card, Size
from tests.desktop.battle.battles import example, large, open_active, open_table, play_on, prompted, seated
from tests.desktop.battle.hand import Hand, settle
from tests.desktop.fit import cut_labels

SHIFT = Qt.KeyboardModifier.ShiftModifier


def call(keys: Hand, table: BattleTable) -> RefereePrompt:
    keys.press(Qt.Key.Key_R, "R", SHIFT)
    assert isinstance(table.prompt, RefereePrompt)
    return table.prompt


def sized(*sizes: Size) -> tuple[SideSetup, SideSetup]:
    """Give a watcher of a normal size against one card of each size."""
    watcher = Card("Guetteur", size=Size.NORMAL)
    others = tuple(ListedCard(sheet=Card(f"Cible {number}", size=size)) for number, size in enumerate(sizes))
    return SideSetup(name="A", cards=(ListedCard(sheet=watcher),)), SideSetup(name="B", cards=others)


def told(table: BattleTable) -> str:
    table.journal.refresh()
    return table.journal.visible_strings()[-1]


def test_x7_a_sees_y_and_z_v_and_x_partially_and_w_not(window: Window, desk: Desk, keys: Hand) -> None:
    """The drawing of II-D-3: all of a normal size but X, which stands before W and behind a normal one."""
    table = open_table(window, sized(Size.NORMAL, Size.LARGE))
    for second, answers, answer in (
        ("b1.1", "ny1", "Seen"),  # Y and Z: nothing cuts a line
        ("b1.1", "ny2", "Partially seen"),  # V: some lines are cut
        ("b2.1", "ny32n", "Partially seen"),  # X is larger than what cuts all lines
        ("b1.1", "ny33y", "Not seen"),  # W behind X, which is large
    ):
        table.select("a1.1")
        panel = call(keys, table)
        panel.show_inquiry(replace(panel.inquiry, second=replace(Party(second), size=size_of(table, second))))
        keys(answers)
        assert panel.answered.text() == answer, second
        assert "(II-D-3)" in panel.reason.text()
        keys("\x1b")


def size_of(table: BattleTable, key: str) -> Size:
    sheet = table.context.game.cards[table.context.game.fighters[key].card].sheet
    assert sheet is not None
    return sheet.size


def test_two_figures_are_named_by_letters_and_the_ruling_is_written(table: BattleTable, keys: Hand) -> None:
    table.select("a1.1")
    before = table.context.game
    panel = call(keys, table)
    assert panel.inquiry.first.fighter == "a1.1" and panel.asked.text() == "Are they in contact?"
    keys("b")
    assert table.prompt is None and table.pointer.asks
    hints = table.pointer.hints
    assert hints is not None
    keys(hints.cards["b1"])
    panel = prompted(table, RefereePrompt)
    assert panel.inquiry.second.fighter == "b1.1"
    keys("nn")
    assert (panel.answered.text(), panel.reason.text()) == ("Not seen", "Out of the 180° in front. (II-D-2)")
    keys("\n")
    assert table.prompt is None
    now = table.context.game
    assert now.fighters["a1.1"].sights == {"b1.1": "none"}
    assert now.with_fighter("a1.1", sights={}) == before, "a ruling on sight is kept, and nothing else"
    assert "Referee, Griffin conscript A and Tiger of Dirz: not seen" in told(table)
    keys.press(Qt.Key.Key_Z, held=Qt.KeyboardModifier.ControlModifier)
    assert "Referee" in table.context.redo_words()


def test_backspace_takes_a_fact_back_and_the_next_is_asked_again(table: BattleTable, keys: Hand) -> None:
    table.select("")
    panel = call(keys, table)
    keys("ny3")
    assert panel.asked.text() == "What is in between?"
    keys.press(Qt.Key.Key_Backspace)
    assert panel.asked.text().startswith("How many of the lines")
    keys.press(Qt.Key.Key_Backspace)
    keys.press(Qt.Key.Key_Backspace)
    assert panel.asked.text() == "Are they in contact?" and not panel.inquiry.told
    keys("y")
    assert panel.answered.text() == "Seen"
    assert panel.facts.visible_strings() == ["in contact: yes"]


def test_the_battle_knows_who_touches_who_flies_and_who_is_huge(
    window: Window, desk: Desk, keys: Hand
) -> None:
    huge = Card("Béhémoth", size=Size.LARGE, abilities=desk.abilities.parse_list("Énorme/2"))
    first, second = sized(*[Size.NORMAL] * 8)
    table = open_table(window, (replace(first, cards=(ListedCard(sheet=huge),)), second))
    play_on(table, *(c.Touch("a1.1", f"b{number}.1") for number in range(1, 8)))
    table.select("a1.1")
    panel = call(keys, table)
    keys("p")
    assert panel.answered.text() == "There is room"
    assert panel.reason.text() == "One more enemy may come into contact: 7 of 8. (II-E-3)"
    keys("+")
    assert panel.answered.text() == "No room left"
    keys("4-")
    assert "3 of 8" in panel.reason.text()
    keys("\n")
    assert "Referee, Béhémoth: one more enemy may come into contact: 3 of 8 (II-E-3)" in told(table)
    panel = call(keys, table)
    keys("v")
    panel.show_inquiry(replace(panel.inquiry, second=Party("b1.1", Size.NORMAL), touching=True))
    assert panel.answered.text() == "Seen" and "(II-D-4)" in panel.reason.text()
    keys("l")
    assert panel.inquiry.first.level == 1
    keys("c")
    assert panel.reason.text() == "No contact from one level to another. (II-F-1)" or (
        panel.answered.text() == "Not in contact"
    )


def test_between_the_levels_heights_decide_and_sizes_are_not_asked(table: BattleTable, keys: Hand) -> None:
    panel = call(keys, table)
    keys("m")
    assert panel.asked.text().startswith("Is the target within 180°"), "nobody touches across levels"
    keys("y3")
    assert [button.text() for button in panel.buttons if button.isVisible()] == [
        "On the ground, below 15 cm", "On the ground, 15 cm or higher", "Something that flies",
    ]  # fmt: skip
    keys("1")
    assert panel.asked.text() == "Is anything else in between?"
    keys("n")
    assert panel.answered.text() == "Seen" and "(II-F-1)" in panel.reason.text()
    keys.press(Qt.Key.Key_Backspace)
    keys("y2")
    keys("y")
    assert panel.answered.text() == "Not seen"


def test_x8_contact_is_judged_from_either_base_and_the_mark_must_touch(
    table: BattleTable, keys: Hand
) -> None:
    panel = call(keys, table)
    keys("c")
    keys("ynnny")
    assert (panel.answered.text(), panel.reason.text()) == (
        "In contact", "Half a side of a base touches. (II-E-1)",
    )  # fmt: skip
    for _ in range(4):
        keys.press(Qt.Key.Key_Backspace)
    keys("yn")
    assert panel.answered.text() == "Not in contact" and "sight mark" in panel.reason.text()
    for _ in range(2):
        keys.press(Qt.Key.Key_Backspace)
    keys("ny")
    assert "round base" in panel.reason.text()


def test_d3_scatter_is_typed_drawn_and_written(table: BattleTable, keys: Hand) -> None:
    panel = call(keys, table)
    keys("d")
    keys("2")
    assert panel.compass.visible_strings()[-1] == "?"
    keys("5")
    assert panel.compass.visible_strings()[-1] == "6 cm"
    assert panel.said.text() == "The impact moves 6 cm towards arrow 5. (II-C-5)"
    keys("\n")
    assert table.prompt is None
    assert "Scatter: 6 cm, direction 5" in told(table)
    panel = call(keys, table)
    assert panel.inquiry.question is Question.SCATTER, "the question of last time"
    keys("r")
    assert panel.primary.text() == "Done" and panel.compass.visible_strings()[-1].endswith(" cm")
    keys("\n")
    assert table.prompt is None


def test_scatter_is_pressed_by_hand_too(table: BattleTable, keys: Hand) -> None:
    panel = call(keys, table)
    panel.verbs["D"].click()
    for face in (6, 1):
        panel.pad.buttons[face - 1].click()
    assert panel.compass.visible_strings()[-1] == "14 cm"


def test_enter_rolls_where_the_battle_rolls_its_dice_here(window: Window, desk: Desk, keys: Hand) -> None:
    first, second = example(desk)
    play = start_battle(desk, name="Here", a=first, b=second, ruleset=rulesets()["seeds"], rolled_here=True)
    table = seated(window, play)
    keys.press(Qt.Key.Key_R, "R", SHIFT)
    panel = table.prompt
    assert isinstance(panel, RefereePrompt), "in the strategic phase too"
    keys("d\n")
    assert panel.primary.text() == "Done"
    keys("\n")
    assert table.prompt is None


def test_the_referee_is_in_the_menu_of_a_side_and_has_no_say_after_the_end(
    table: BattleTable, keys: Hand
) -> None:
    keys("[")
    keys("r")
    assert isinstance(table.prompt, RefereePrompt)
    keys("\x1b")
    assert table.may("referee")
    table.context.look(None)
    assert not table.may("referee"), "nothing is written into the past"


def test_every_way_ends_and_every_answer_is_offered() -> None:
    """Walk all ways of up to seven facts: whatever is told, something is asked or ruled with its section."""
    parties = [Party(size=size, level=level) for size in (Size.UNKNOWN, Size.NORMAL) for level in (0, 1)]
    ends = 0
    for question in (Question.SIGHT, Question.CONTACT, Question.ROOM):
        for first in parties:
            for second in parties[2:]:
                ways = [Inquiry(question, first, second)]
                while ways:
                    inquiry = ways.pop()
                    standing = inquiry.standing
                    if standing.ruling is not None:
                        assert not standing.ruling.asks and standing.ruling.section
                        ends += 1
                        continue
                    assert standing.asks and standing.options
                    if len(inquiry.told) >= 7:
                        continue
                    for option in standing.options:
                        further = inquiry.tell(option)
                        assert further.take_back() == inquiry
                        ways.append(further)
    assert ends > 300
    assert Inquiry().tell("nonsense") == Inquiry()
    assert Inquiry(needs_sight=False).standing.ruling is not None


@pytest.mark.parametrize(("language", "scale", "name"), [
    ("fr", 100, "light"), ("en", 100, "dark"), ("fr", 150, "dark"), ("en", 150, "light"),
])  # fmt: skip
def test_every_question_of_the_referee_fits(
    window: Window, desk: Desk, keys: Hand, language: str, scale: int, name: str
) -> None:
    window.change_settings(language=language, scale=scale, theme=name)
    table = open_active(window, large(desk))
    longest = sorted(table.context.game.fighters, key=lambda key: -len(table.context.fighter_name(key)))
    table.select(longest[0])
    panel = call(keys, table)
    panel.show_inquiry(replace(panel.inquiry, second=Party(longest[1], Size.NORMAL)))
    yes = {"fr": "o", "en": "y"}[language]
    for typed in ("", "n", yes, "3", "1", "n", "n", "c", yes, "n", "n", "n", "n", "p", "1", "d", "2", "5"):
        keys(typed)
        settle()
        assert cut_labels(panel) == [], typed
        assert table.rect().contains(panel.placed)
        inside = panel.panel.rect()
        direct = Qt.FindChildOption.FindDirectChildrenOnly
        for widget in panel.panel.findChildren(QWidget, options=direct):
            assert widget.isHidden() or inside.contains(widget.geometry()), typed


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_answers_are_keys_of_the_language_and_the_other_one_serves(
    window: Window, table: BattleTable, keys: Hand, language: str
) -> None:
    window.change_settings(language=language)
    panel = call(keys, table)
    shown = [button.key for button in panel.buttons if button.isVisible()]
    assert shown == {"fr": ["O", "N"], "en": ["Y", "N"]}[language]
    keys("y" if language == "fr" else "o")
    assert panel.inquiry.told[-1].option == YES
    assert "II-D-4" in panel.reason.text()


def test_a_figure_that_an_effect_makes_huge_is_very_large_here_too(table: BattleTable, keys: Hand) -> None:
    growth = Effect(source="Croissance", fighters=("a1.1",), grants=("Énorme/2",))
    assert table.context.do(PutEffect(growth))
    table.select("a1.1")
    panel = call(keys, table)
    assert panel.inquiry.first.size is Size.VERY_LARGE
    keys("p")
    assert "0 of 8" in panel.reason.text()
