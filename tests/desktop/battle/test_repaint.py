"""What a gesture paints is what the whole window would look like painted anew: nothing old is left over."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from unittest.mock import patch

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QRect
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent, QPixmap, QRegion
from PySide6.QtWidgets import QApplication, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from desktop.battle.centre.figure_row import FigureRow
from desktop.battle.centre.panel import CentrePanel
from desktop.battle.table import BattleTable
from desktop.environment.settings import ThemeChoice
from desktop.look import theme
from desktop.look.pictures import Pictures
from desktop.look.stamps import Stamp, Stamps
from desktop.operations.desk import Desk
from desktop.shell.window import Window
from desktop.widgets.painted import PaintedOnce
from desktop.widgets.undo_line import UndoLine
from rules.battle import commands as c
from tests.desktop.battle.battles import large, open_active
from tests.desktop.battle.hand import Hand, settle

GESTURES = "pw-sswwt2w\nrfpst1w-mMj\npwt\n"


def _shown(window: Window) -> QImage:
    """Give what stands on the screen, as gestures left it."""
    picture = window.screen().grabWindow(window.winId()).toImage()
    return picture.convertToFormat(QImage.Format.Format_RGB32)


def _anew(window: Window) -> QImage:
    """Paint the whole window anew: nothing is a copy of what was painted before."""

    def draw(
        _pictures: Pictures,
        painter: QPainter,
        place: QRect,
        _thing: object,
        looks: Sequence[object],
        paint: Callable[[QPainter, Sequence[int]], object],
    ) -> None:
        painter.translate(place.topLeft())
        paint(painter, range(len(looks)))
        painter.translate(-place.topLeft())

    for widget in window.findChildren(QWidget):
        if isinstance(widget, PaintedOnce):
            widget.update()
    with patch.object(Pictures, "draw", draw):
        return window.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)


@pytest.mark.parametrize(("colours", "scale"), [(ThemeChoice.LIGHT, 100), (ThemeChoice.DARK, 150)])
def test_a_gesture_leaves_nothing_old_on_the_screen(
    window: Window, desk: Desk, keys: Hand, qapp: QApplication, colours: ThemeChoice, scale: int
) -> None:
    theme.apply(qapp, colours, scale)
    open_active(window, large(desk))
    for number, key in enumerate(GESTURES):
        keys(key)
        settle()
        assert _shown(window) == _anew(window), (number, key)


def test_the_oldest_pictures_are_forgotten(qapp: QApplication) -> None:
    def stamp(colour: str) -> Stamp:
        picture = QPixmap(10, 10)
        picture.fill(QColor(colour))
        return Stamp(picture, (colour,))

    kept = Stamps(most=900)
    kept.keep("first", stamp("red"))
    kept.keep("second", stamp("green"))
    assert kept.find("first") is not None
    kept.keep("third", stamp("blue"))
    assert kept.find("second") is None, "asked for longest ago"
    first = kept.find("first")
    assert first is not None and first.words == ("red",)
    kept.keep("first", stamp("white"))
    assert kept.find("third") is not None, "what is kept again takes no more room"


class Paints(QObject):
    """Remembers which widgets of a window were painted."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self.painted: list[QWidget] = []
        self.regions: list[tuple[QWidget, QRegion]] = []
        for widget in window.findChildren(QWidget):
            widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Notice a painting."""
        if isinstance(event, QPaintEvent) and isinstance(watched, QWidget):
            self.painted.append(watched)
            self.regions.append((watched, QRegion(event.region())))
        return False


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_a_notch_paints_its_figure_and_what_undo_says_alone(
    window: Window, desk: Desk, keys: Hand, size: tuple[int, int], qtbot: QtBot
) -> None:
    table = open_active(window, large(desk))
    keys("p\x1b")
    window.resize(*size)
    qtbot.waitUntil(lambda: theme.current().scale == (100 if size[0] < 1900 else 144))
    keys("w-")
    for key in "w-sws-":
        settle()
        paints = Paints(window)
        keys(key)
        settle()
        kinds = {type(widget) for widget in paints.painted} - {QToolButton}
        rosters = [block.roster.viewport() for block in table.sides.values()]
        assert kinds <= {FigureRow, UndoLine, QWidget}, (key, kinds)
        assert [type(widget) for widget in paints.painted].count(FigureRow) == 1, key
        assert {widget for widget in paints.painted if type(widget) is QWidget} <= {*rosters}
        for widget in window.findChildren(QWidget):
            widget.removeEventFilter(paints)


def test_actions_that_close_leave_the_stage_as_it_is_painted(window: Window, desk: Desk, keys: Hand) -> None:
    table = open_active(window, large(desk))
    keys("p")
    settle()
    assert table.prompt is not None and table.prompt.stands_beside
    paints = Paints(window)
    keys("\x1b")
    settle()
    assert table.prompt is None
    kinds = {type(widget) for widget in paints.painted}
    assert not kinds & {Window, BattleTable, CentrePanel}, kinds


def test_nothing_is_painted_beneath_actions_that_open(window: Window, desk: Desk, keys: Hand) -> None:
    table = open_active(window, large(desk))
    settle()
    paints = Paints(window)
    keys("p")
    settle()
    prompt = table.prompt
    assert prompt is not None and prompt.stands_beside
    inner = QRect(prompt.panel.mapTo(window, QPoint()), prompt.panel.size()).adjusted(12, 12, -12, -12)
    beneath = [
        type(widget)
        for widget, region in paints.regions
        if widget is not prompt and not prompt.isAncestorOf(widget)
        and region.translated(widget.mapTo(window, QPoint())).intersects(inner)
    ]  # fmt: skip
    assert inner.height() > 100 and not beneath, beneath


def test_what_is_made_of_a_state_is_made_once(table: BattleTable) -> None:
    made: list[int] = []

    def make() -> int:
        made.append(len(made))
        return made[-1]

    assert [table.context.once("it", make) for _ in range(2)] == [0, 0]
    assert table.context.do(c.Notch("a1.1", 1))
    assert [table.context.once("it", make) for _ in range(2)] == [1, 1]


@pytest.mark.parametrize("key", ["k", "[", ".", "l", "q", "c", "?", "/"])
def test_what_changes_beneath_a_question_stays_beneath_it(
    window: Window, desk: Desk, keys: Hand, key: str
) -> None:
    table = open_active(window, large(desk))
    keys("p\x1b")
    table.select(table.context.game.fighters_of(table.context.game.speaking[0])[0].id)
    table.setFocus()
    settle()
    keys(key)
    settle()
    assert _shown(window) == _anew(window), "as it opens"
    for fighter in ("a1.1", "b1.1"):
        table.context.do(c.Notch(fighter, 1))
        settle()
        assert _shown(window) == _anew(window), fighter
    window.change_settings(language="fr")
    settle()
    assert _shown(window) == _anew(window), "in another language"
    window.resize(1100, 720)
    settle()
    assert _shown(window) == _anew(window), "in another size"
