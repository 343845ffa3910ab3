"""The rosters: every card and figure at the size of a small laptop, read by eye and by ear."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QColor, QFont, QImage, QMouseEvent, QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from desktop.battle.centre.figure_row import FigureRow
from desktop.battle.roster.header import fitted
from desktop.battle.roster.measures import Density
from desktop.battle.roster.roster import SideRoster
from desktop.battle.roster.wedges import Wedges
from desktop.battle.table import BattleTable
from desktop.look.painting import Ink, advance, paint_style
from desktop.operations.desk import Desk
from desktop.shell.window import Window
from rules.battle import commands as c
from rules.battle.setup import ListedCard, SideSetup
from rules.values import Characteristic, Value
from tests.desktop.battle.battles import (
    example,
    large,
    open_active,
    open_table,
    resumed,
    stranger,
    to_activation,
    to_combat,
)
from tests.desktop.battle.eclats_room import begin
from tests.desktop.battle.hand import Hand, settle

LAPTOP = 1280, 720
SMALL = 1093, 614
"""A screen of 1366 × 768 points with a pixel ratio of 1.25."""


def rosters(table: BattleTable) -> Iterator[SideRoster]:
    """Give both rosters."""
    return (block.roster for block in table.sides.values())


def played(window: Window) -> BattleTable:
    """Open the battle of real size in the middle of play."""
    table = resumed(window)
    settle()
    return table


def many(desk: Desk, number: int) -> tuple[SideSetup, SideSetup]:
    """Give two sides of so many cards of one figure each."""
    first, second = example(desk)
    listed = tuple(replace(first.cards[at % len(first.cards)], figures=1) for at in range(number))
    return replace(first, cards=listed), second


def heard(roster: SideRoster) -> QAccessibleInterface:
    """Give what a screen reader is told of a roster."""
    found = QAccessible.queryAccessibleInterface(roster)
    assert found is not None
    return found


def said(roster: SideRoster) -> list[str]:
    """Give all that a screen reader says in a roster."""
    table = heard(roster)
    cells = (table.child(number) for number in range(table.childCount()))
    return [cell.text(QAccessible.Text.Name) for cell in cells if cell is not None]


def press(roster: SideRoster, where: QPoint, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
    QTest.mouseClick(roster.viewport(), button, pos=where)
    settle()


# -- what there is room for ---------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize(
    ("size", "ratio", "scale"), [(LAPTOP, 1.0, 100), (SMALL, 1.25, 100), ((1366, 768), 1.0, 150)]
)
def test_twelve_cards_and_twenty_five_figures_are_in_view(
    window: Window,
    large_battle: Path,
    monkeypatch: pytest.MonkeyPatch,
    language: str,
    size: tuple[int, int],
    ratio: float,
    scale: int,
) -> None:
    monkeypatch.setattr(SideRoster, "devicePixelRatioF", lambda _roster: ratio)
    window.change_settings(language=language, scale=scale)
    window.resize(*size)
    table = played(window)
    assert (window.width(), window.height()) == size
    for roster in rosters(table):
        assert roster.verticalScrollBar().maximum() == 0
        chips = [chip for row in roster.rows for chip in row.chips]
        assert (len(roster.rows), len(chips)) == (12, 25)
        for chip in chips:
            rect = roster.rect_of(chip.id)
            assert roster.viewport().rect().contains(rect)
            assert min(rect.width(), rect.height()) * ratio >= 40, "a target for a finger"


def test_in_little_room_names_stand_at_the_outer_edge_of_both_sides(
    window: Window, large_battle: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.change_settings(scale=150)
    window.resize(1366, 768)
    table = played(window)
    stands: dict[str, Qt.AlignmentFlag] = {}

    def text(
        _ink: Ink, _rect: QRectF, words: str, _font: QFont, _colour: QColor,
        flags: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    ) -> None:  # fmt: skip
        stands[words] = flags

    monkeypatch.setattr(Ink, "text", text)
    for block, edge in zip(
        table.sides.values(), (Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight), strict=True
    ):
        stands.clear()
        block.roster.visible_strings()
        names = [stands[row.short] for row in block.roster.rows if row.short in stands]
        assert len(names) > 3 and set(names) == {edge}


def test_thirteen_cards_fit_and_many_more_are_scrolled_to_the_one_that_speaks(
    window: Window, desk: Desk
) -> None:
    window.resize(*LAPTOP)
    table = open_table(window, many(desk, 13))
    assert table.sides["a"].roster.verticalScrollBar().maximum() == 0
    table = open_active(window, many(desk, 20), first="a")
    roster = table.sides["a"].roster
    assert roster.verticalScrollBar().maximum() > 0
    order = table.context.game.sides["a"].pile
    for _ in order:
        table.context.do(c.PlayTop())
        settle()
        assert roster.viewport().rect().contains(roster.speaking())
        table.context.do(c.EndSpeaking())
        if table.context.game.hand != "a":
            table.context.do(c.PlayTop())
            table.context.do(c.EndSpeaking())


@pytest.mark.parametrize("width", [1180, 1280, 1366, 1920])
def test_every_value_stands_whole_under_its_heading(window: Window, large_battle: Path, width: int) -> None:
    window.change_settings(language="fr")
    window.resize(width, 800)
    table = played(window)
    for roster in rosters(table):
        assert [column.label for column in roster.columns] == [
            "MOU",
            "INI",
            "ATT",
            "FOR",
            "DEF",
            "RES",
            "TIR",
        ]
        for at, column in enumerate(roster.columns):
            texts = {row.values[at].text for row in roster.rows if row.values}
            assert max(advance(text, paint_style().bold) for text in texts) <= column.width
    assert {"12,5", "17,5"} <= {row.values[0].text for row in table.sides["b"].roster.rows}


@pytest.mark.parametrize("printed", ["?", "-"])
def test_what_nobody_knows_is_asked_and_what_a_card_leaves_out_is_a_dash(
    window: Window, desk: Desk, printed: str
) -> None:
    said = {"?": "?", "-": "–"}[printed]
    armies = example(desk)
    known = armies[1].cards[0]
    assert known.sheet is not None
    values = {**known.sheet.values, Characteristic.TIR: Value.parse(printed)}
    changed = replace(known, sheet=replace(known.sheet, values=values))
    table = open_active(window, (armies[0], replace(armies[1], cards=(changed,))))
    at = ("MOV", "INI", "ATT", "STR", "DEF", "RES", "AIM").index("AIM")
    (row,) = table.sides["b"].roster.rows
    assert row.values[at].text == said
    table.context.do(c.PlayTop())
    settle()
    shown = table.findChildren(FigureRow)[0].view
    assert shown is not None and shown.values[at].text == said, "nor is it another in play"


def test_the_names_of_both_sides_are_as_large_and_break_between_words(window: Window, desk: Desk) -> None:
    window.resize(*LAPTOP)
    first, second = example(desk)
    table = open_active(window, (first, replace(second, name="Les Rats")))
    one, other = (block.header for block in table.sides.values())
    for name in ("Griffon (V-A-4)", "Les Gardiens du Grand Serment d’Akkylannie", "Saint-Jean de Luz (A-B)"):
        lines, _, way = fitted(paint_style(), name, 84, 60)
        assert way and all(line in name and not line.endswith("-") for line in lines)
        assert fitted(paint_style(), "Les Rats", 130, 60, way)[2] == way, "no larger than the other side"
    assert one.twin is other and other.twin is one


def test_density_follows_the_size_of_the_window_and_of_the_text() -> None:
    assert Density.at(1280, 720) is Density.at(1920, 1080) is Density.at(1180, 660) is Density.FULL
    assert Density.at(1024, 700) is Density.at(*SMALL) is Density.COMPACT
    assert Density.at(1366 / 1.5, 768 / 1.5) is Density.at(1920 / 2, 1080 / 2) is Density.TIGHT


def test_where_there_is_little_room_names_are_short_and_still_tell_cards_apart(
    window: Window, large_battle: Path
) -> None:
    window.change_settings(language="fr")
    table = played(window)
    roster = table.sides["b"].roster
    short = {row.name: row.short for row in roster.rows}
    assert short["Kaian Draghost, le Changeur de Formes (Humain)"] == "Kaian Draghost"
    assert short["Melmoth Guerrier Crâne (2)"] == "Melmoth Guerrier Crâne"
    assert short["Clone de Dirz (1)"] == "Clone de Dirz (1)", "a number tells two cards apart"
    assert short["Clone de Dirz (Hache)"] == "Clone de Dirz (Hache)", "another card would be called so"
    window.resize(1024, 700)
    settle()
    assert [column.label for column in roster.columns] == ["INI", "ATT", "FOR", "DEF", "RES"]
    seen = roster.visible_strings()
    assert "Kaian Draghost" in seen and not any("…" in words for words in seen)
    assert any(words.startswith("Kaian Draghost, le Changeur de Formes (Humain)") for words in said(roster))


def test_cards_stay_where_the_list_has_them_whatever_is_played(window: Window, desk: Desk) -> None:
    table = open_table(window, large(desk))
    before = [[row.id for row in roster.rows] for roster in rosters(table)]
    order = [*reversed(table.context.game.sides["a"].order)]
    table.context.do(c.SetOrder("a", tuple(order)))
    to_activation(table, first="a")
    table.context.do(c.PlayTop())
    settle()
    assert [[row.id for row in roster.rows] for roster in rosters(table)] == before
    assert not table.sides["a"].roster.speaking().isEmpty()


def test_names_of_the_right_side_begin_as_near_to_their_place_as_there_is_room(
    window: Window, desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.resize(*SMALL)
    roster = open_table(window, large(desk)).sides["b"].roster
    settle()
    found: dict[str, tuple[float, float]] = {}
    before = Ink.text

    def text(ink: Ink, rect: QRectF, words: str, font: QFont, colour: QColor, *flags: Any) -> None:
        if font.bold() and len(words) > 3 and not ink.is_dry:
            found[words] = rect.x(), rect.right() - advance(words, font)
        before(ink, rect, words, font, colour, *flags)

    monkeypatch.setattr(Ink, "text", text)
    roster.restyle()  # else it copies what it painted before
    roster.grab()
    place = max(left for left, _ in found.values())
    shifted = {words: left for words, (left, last) in found.items() if left < place - 1 and left < last - 8}
    assert found and shifted == {}


def test_a_wedge_points_from_each_card_that_speaks_into_the_stage(window: Window, desk: Desk) -> None:
    table = open_table(window, example(desk))
    left, right = sorted(table.findChildren(Wedges), key=lambda wedge: wedge.x())
    assert left.isHidden() and right.isHidden()
    to_activation(table, first="a")
    table.context.do(c.PlayTop())
    settle()
    roster = table.sides["a"].roster
    assert left.isVisible() and right.isHidden()
    assert left.mapTo(table, QPoint()).x() == roster.mapTo(table, QPoint(roster.width(), 0)).x()
    assert left.mask().boundingRect().center().y() == pytest.approx(roster.speaking().center().y(), abs=1)
    table.context.do(c.EndSpeaking())
    settle()
    assert left.isHidden()


def test_nothing_shines_through_between_cells_where_they_end_between_two_points(
    window: Window, large_battle: Path
) -> None:
    window.resize(*SMALL)
    table = played(window)
    for roster in rosters(table):
        view = roster.viewport()
        picture = QImage(round(view.width() * 1.25), round(view.height() * 1.25), QImage.Format.Format_RGB32)
        picture.setDevicePixelRatio(1.25)
        picture.fill(QColor("#00FF00"))
        view.render(picture, QPoint(), QRegion(), QWidget.RenderFlag(0))
        row = roster.rect_of(roster.rows[4].chips[0].id).center().y() + 15
        line = [picture.pixelColor(x, round(row * 1.25)) for x in range(picture.width() - 2)]
        assert not [at for at, hue in enumerate(line) if hue.green() > max(180, hue.red() + 25)]


def test_what_opens_over_the_table_lies_over_the_wedges(window: Window, desk: Desk) -> None:
    table = open_active(window, example(desk), first="a")
    table.context.do(c.PlayTop())
    settle()
    Hand(window).press(Qt.Key.Key_Escape)  # what the card that begins is asked
    wedges, over = table.findChildren(Wedges), table.children()
    table.press("b1.1")
    table.sides["a"].roster.laid.emit()
    assert table.figure.is_open
    assert max(map(over.index, wedges)) < over.index(table.figure)
    table.hands.questions.side_menu("a")
    table.sides["a"].roster.laid.emit()
    over = table.children()
    assert table.prompt is not None and max(map(over.index, wedges)) < over.index(table.prompt)


def test_a_card_that_nobody_knows_has_the_room_of_its_figures_for_its_name(
    window: Window, desk: Desk
) -> None:
    table = open_table(window, stranger(desk))
    seen = table.sides["b"].roster.visible_strings()
    assert seen.count("unnamed card") >= 4, "on one line"
    assert table.sides["b"].roster.accessibleName() == "Visitor, 4 cards"


def test_a_head_says_whole_words_of_a_name_that_is_too_long(window: Window, desk: Desk) -> None:
    table = open_table(window, large(desk))
    name = "Les Gardiens du Grand Serment d’Akkylannie"
    head = table.sides["a"].header
    for width, scale in ((1280, 100), (1366, 150)):
        window.change_settings(scale=scale)
        window.resize(width, 768)
        settle()
        seen = head.visible_strings()
        assert not any("…" in words for words in seen)
        assert any(words.startswith(name) for words in seen), "in its tooltip"


# -- read by ear --------------------------------------------------------------------------------------


def test_a_roster_is_a_table_with_a_name_and_every_cell_says_itself(table: BattleTable, keys: Hand) -> None:
    table.context.do(c.Notch("a1.2", 2))
    table.setFocus()
    keys("fp")
    roster = table.sides["a"].roster
    assert heard(roster).role() is QAccessible.Role.Table
    assert heard(roster).text(QAccessible.Text.Name) == "Griffon (V-A-4), 5 cards, 8 of 8 standing"
    cells = said(roster)
    assert "Griffin conscript A: next to act" in cells
    assert "Griffin conscript B: Serious wound, 2 of 4 notches, minus 2, still to act" in cells
    assert any(words.startswith("Griffin conscript, speaking now, 3 figures, MOV 10") for words in cells)
    assert "number 2 in the pile" in cells


def test_gems_are_heard_beside_their_figure(window: Window, large_battle: Path) -> None:
    table = played(window)
    cells = said(table.sides["b"].roster)
    kaian = next(words for words in cells if words.startswith("Kaian") and "Darkness" in words)
    assert all(gems in kaian for gems in ("Darkness 4", "Air 2", "Fire 1"))


def test_nothing_tells_the_place_of_a_hidden_card(window: Window, desk: Desk) -> None:
    first, second = example(desk)
    table = open_active(window, (replace(first, hidden=True), replace(second, hidden=True)), first="a")
    table.context.do(c.ReserveTop())
    settle()
    for roster in rosters(table):
        marks = {row.mark.value for row in roster.rows}
        assert marks == {"back"} and {row.number for row in roster.rows} == {0}
        told = " | ".join((*roster.visible_strings(), *said(roster), roster.toolTip()))
        assert "not played yet" in told
        for place in ("in the pile", "top of", "in reserve", "number"):
            assert place not in told


# -- hands --------------------------------------------------------------------------------------------


def test_a_click_chooses_and_a_right_click_asks(table: BattleTable) -> None:
    roster = table.sides["a"].roster
    chosen: list[str] = []
    asked: list[str] = []
    roster.chosen.connect(chosen.append)
    roster.asked.connect(lambda figure, _where: asked.append(figure))
    middle = roster.rect_of("a1.2").center()
    press(roster, middle)
    assert (chosen, asked) == (["a1.2"], [])
    press(roster, middle, Qt.MouseButton.RightButton)
    assert (chosen, asked) == (["a1.2"], ["a1.2"])
    assert table.prompt is not None, "all its verbs"


def test_a_right_click_names_a_figure_where_one_is_asked_for(table: BattleTable, keys: Hand) -> None:
    table.setFocus()
    keys("fp")
    before = table.selection
    keys("hc")
    assert table.pointer.asks
    roster = table.sides["b"].roster
    press(roster, roster.rect_of("b2.1").center(), Qt.MouseButton.RightButton)
    assert not table.pointer.asks
    assert [deed.target for deed in table.context.game.fighters[before].deeds] == ["b2.1"]


def test_possible_targets_are_ringed_and_nothing_else_is_painted_again(table: BattleTable) -> None:
    roster = table.sides["b"].roster
    plain = roster.grab().toImage()
    roster.set_targets(frozenset({"b1.1"}))
    ringed = roster.grab().toImage()
    rect = roster.rect_of("b1.1")
    assert ringed.copy(rect) != plain.copy(rect)
    assert ringed.copy(roster.rect_of("b2.1")) == plain.copy(roster.rect_of("b2.1"))
    roster.set_targets(frozenset())
    assert roster.grab().toImage() == plain


def test_pointing_at_empty_space_does_nothing(window: Window, desk: Desk) -> None:
    window.resize(1280, 800)
    table = open_table(window, example(desk))
    roster = table.sides["a"].roster
    below = QPoint(roster.viewport().width() // 2, roster.viewport().height() - 3)
    assert not roster.indexAt(below).isValid()
    for button in (Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton):
        press(roster, below, button)
    QTest.mouseDClick(roster.viewport(), Qt.MouseButton.LeftButton, pos=below)
    over = QMouseEvent(
        QEvent.Type.MouseMove, QPointF(below), QPointF(below), Qt.MouseButton.NoButton,
        Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier,
    )  # fmt: skip
    QApplication.sendEvent(roster.viewport(), over)
    assert table.selection == "" and table.prompt is None
    assert roster.viewport().cursor().shape() is Qt.CursorShape.ArrowCursor


def test_what_a_lone_figure_bears_is_pressed_as_the_figure(window: Window, large_battle: Path) -> None:
    table = played(window)
    Hand(window).press(Qt.Key.Key_Escape)  # what the card that speaks is asked
    roster = table.sides["b"].roster
    kaian = next(row for row in roster.rows if row.name.startswith("Kaian")).chips[0].id
    rect = roster.rect_of(kaian)
    press(roster, QPoint(rect.right() + rect.width() // 2, rect.center().y()))
    assert table.selection == kaian


# -- the other systems --------------------------------------------------------------------------------


def test_who_is_in_a_combat_has_a_row_of_its_own_with_life_and_values(window: Window, desk: Desk) -> None:
    table = begin(window, desk)
    roster = table.sides["b"].roster
    assert roster.grid() == [["b1.1"], ["b1.2"]]
    seen = roster.visible_strings()
    assert seen.count("30") == 2 and seen.count("of 30") == 2
    assert 72 <= roster.rect_of("b1.1").height() <= 104
    heroes = table.sides["a"].roster
    assert [column.label for column in heroes.columns][:2] == ["ÉVE", "AGI"]
    table.select("a1.1")
    assert heroes.speaking().contains(heroes.rect_of("a1.1").center()), "who acts now"
    table.context.do(c.Activate("a1.1"))
    settle()
    assert "Mira: Animus 12 of 12, has acted" in said(heroes)


def test_cards_of_four_figures_take_a_second_line(window: Window, desk: Desk) -> None:
    first, second = example(desk)
    listed = (ListedCard(sheet=first.cards[0].sheet, figures=5), *first.cards[1:])
    table = open_table(window, (replace(first, cards=listed), second))
    grid = table.sides["a"].roster.grid()
    assert grid[:2] == [["a1.1", "a1.2", "a1.3"], ["a1.4", "a1.5"]]


def test_the_game_masters_points_are_moved_with_the_mouse_and_undone(window: Window, desk: Desk) -> None:
    table = begin(window, desk)
    points = table.sides["b"].points
    assert points.isVisible() and not table.sides["a"].points.isVisible()
    for _ in range(2):
        QTest.mouseClick(points.more, Qt.MouseButton.LeftButton)
    assert (points.number.text(), table.context.game.sides["b"].points["action"]) == ("2", 2)
    QTest.mouseClick(points.fewer, Qt.MouseButton.LeftButton)
    assert points.number.accessibleName() == "Action points: 1"
    table.undo()
    settle()
    assert points.number.text() == "2"
    assert points.more.accessibleName() == "Action points: one more"


def test_figures_bear_the_number_of_their_fight_while_it_is_fought(table: BattleTable) -> None:
    context = table.context
    for pair in (("a1.1", "b1.1"), ("a2.1", "b2.1")):
        assert context.do(c.Touch(*pair))
    roster = table.sides["b"].roster
    assert "fight" not in " ".join(said(roster))
    to_combat(table)
    numbers = {chip.id: chip.fight for row in roster.rows for chip in row.chips if chip.fight}
    assert numbers == {"b1.1": 1, "b2.1": 2}
    assert any("fight 2" in words for words in said(roster))
