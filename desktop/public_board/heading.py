"""What stands above both sides: who has the hand, turn, phase, score."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QAccessible, QColor
from PySide6.QtWidgets import QWidget

from desktop.look import theme
from desktop.look.fitting import fitted
from desktop.look.painting import Ink, advance, line_height
from desktop.public_board.unit import Unit
from desktop.widgets.painted import Painted
from desktop.widgets.spoken import Speaker, name_changed
from desktop.wording import capital
from desktop.wording.battle.banner_view import BannerView
from desktop.wording.naming import phase_name

_RIGHT = Qt.AlignmentFlag.AlignRight
_CENTRE = Qt.AlignmentFlag.AlignCenter
_HEIGHT, _SLIM = 112, 44
"""How high it is, and where all of it stands in one line, in units."""


class PublicHeading(Painted, QWidget, Speaker):
    """Says in large letters whose speaking turn it is, and how the battle stands."""

    spoken_role = QAccessible.Role.StatusBar

    def __init__(self, parent: QWidget, *, slim: bool = False) -> None:
        super().__init__(parent)
        self._slim = slim
        self._view: BannerView | None = None
        self._unit = Unit(1)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    def set_view(self, view: BannerView | None) -> None:
        """Show another moment, None where no battle is on the table."""
        self._view = view
        self.setAccessibleName(self._words())
        name_changed(self)
        self.update()

    def set_unit(self, unit: Unit) -> None:
        """Grow or shrink."""
        self._unit = unit
        self.setFixedHeight(round(unit(_SLIM if self._slim else _HEIGHT)))
        self.update()

    def _words(self) -> str:
        view = self._view
        if view is None:
            return self.tr("No battle is on the table.")
        said = (view.caption, view.title, view.turn, self._phase(view), self._score(view))
        return ", ".join(filter(None, said))

    def _phase(self, view: BannerView) -> str:
        """Name the phase, where nothing else in the heading is its name, and while the battle goes on."""
        words = phase_name(view.phase)
        return "" if view.over or words in (view.caption, view.title) else words

    def _score(self, view: BannerView) -> str:
        if not view.score:
            return ""
        return self.tr("{counted}: {a} to {b}").format(
            counted=capital(view.counted), a=view.score[0], b=view.score[1]
        )

    def _paint(self, ink: Ink) -> None:
        style, view, unit = ink.style, self._view, self._unit
        whole, raised = QRectF(self.rect()), style.colour("raised")
        known = view is not None and view.side >= 0
        side = style.theme.side(view.side) if view is not None and known else style.colour("text")
        ink.ground(whole, theme.mix(side, raised, 12) if known else raised)
        if known:
            ink.ground(QRectF(0, 0, unit(14), whole.height()), side)
        left = unit(34)
        if view is None:
            room = whole.adjusted(left, 0, -left, 0)
            ink.text(room, self._words(), unit.font(34, bold=True), style.colour("text"), _CENTRE)
            return
        if self._slim:
            self._paint_line(ink, view, side)
            return
        right = whole.width() - unit(26)
        taken = self._paint_moment(ink, view, right)
        wide, high = right - taken - left - unit(24), whole.height()
        top = unit(10)
        if view.caption:
            lines, font, _ = fitted(view.caption, [(unit.font(22), 1), (unit.font(17), 1)], wide)
            ink.block(QRectF(left, top, wide, unit(30)), lines, font, style.colour("soft"))
            top += unit(28)
        sizes = [(56, 1), (44, 1), (34, 1), (28, 2), (22, 2)]
        ways = [(unit.font(size, bold=True), most) for size, most in sizes]
        lines, font, _ = fitted(view.title, ways, wide, high - top)
        down = max(0.0, (high - top - unit(6) - line_height(font) * len(lines)) / 2)
        ink.block(QRectF(left, top + down, wide, high - top), lines, font, side)

    def _paint_line(self, ink: Ink, view: BannerView, side: QColor) -> None:
        """Paint all of it in one line: the title, before it what that is if there is room, score, turn."""
        style, unit, high = ink.style, self._unit, self.height()
        phase = self._phase(view)
        said = " · ".join(filter(None, (view.turn, phase)))
        large, body, text = unit.font(22, bold=True), unit.font(18), style.colour("text")
        left, right = unit(24), self.width() - unit(12)
        ink.text(QRectF(left, 0, right - left, high), said, body, text, _RIGHT)
        right -= advance(said, body) + unit(24)
        shown = [(view.score[0], style.theme.side(0)), ("–", style.colour("soft")),
                 (view.score[1], style.theme.side(1))] if view.score else []  # fmt: skip
        for words, colour in reversed(shown):
            ink.text(QRectF(0, 0, right, high), words, large, colour, _RIGHT)
            right -= advance(words, large) + unit(8)
        right -= unit(16)
        sizes = (28, 1), (24, 1), (20, 1), (17, 2), (14, 2)
        ways = [(unit.font(size, bold=True), most) for size, most in sizes]
        lines, font, _ = fitted(view.title, ways, right - left, high)
        caption = f"{view.caption} " if view.caption else ""
        wide = advance(caption, body) + unit(6) if caption else 0.0
        if wide + advance(lines[0], font) <= right - left and caption:
            ink.text(QRectF(left, 0, wide, high), caption, body, style.colour("soft"))
            left += wide
        tall = line_height(font) * len(lines)
        ink.block(QRectF(left, (high - tall) / 2, right - left, tall), lines, font, side)

    def _paint_moment(self, ink: Ink, view: BannerView, right: float) -> float:
        """Paint turn, phase and score at the right; return how wide they are in px."""
        style, unit = ink.style, self._unit
        large, small = unit.font(30, bold=True), unit.font(22)
        phase = self._phase(view)
        wide = max(advance(view.turn, large), advance(phase, small))
        turn = QRectF(right - wide, unit(14), wide, unit(44))
        ink.text(turn, view.turn, large, style.colour("text"), _RIGHT)
        ink.text(turn.translated(0, unit(42)), phase, small, style.colour("soft"), _RIGHT)
        if not view.score:
            return wide
        font, label = unit.font(46, bold=True), unit.font(16)
        words = view.counted
        each = max(advance(score, font) for score in view.score)
        across = max(2 * each + unit(34), advance(words, label))
        at = QRectF(right - wide - unit(40) - across, unit(12), across, unit(60))
        middle = at.center().x()
        first = QRectF(middle - unit(17) - each, at.y(), each, at.height())
        second = QRectF(middle + unit(17), at.y(), each, at.height())
        ink.text(first, view.score[0], font, style.theme.side(0), _RIGHT)
        ink.text(at, "–", font, style.colour("soft"), _CENTRE)
        ink.text(second, view.score[1], font, style.theme.side(1))
        ink.text(at.translated(0, unit(46)), words, label, style.colour("soft"), _CENTRE)
        return wide + unit(40) + across
