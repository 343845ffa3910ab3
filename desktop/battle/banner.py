"""The banner above the table: who has the hand, which turn, which phase."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QRect, QRectF, Qt
from PySide6.QtGui import QFont, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop.battle.shown import Said
from desktop.look import theme
from desktop.look.painting import Ink, Kit, KnownFont, advance, icon_in, kit, lines_of
from desktop.wording.naming import phase_name
from desktop.wording.plain import plain_tip
from rules.text import Message

if TYPE_CHECKING:
    from desktop.battle.context import BattleContext

_CENTRE = Qt.AlignmentFlag.AlignCenter
_MOST_LINES = 2
_LEAST = 32
"""The smallest letters of the banner, in px."""
_APART = 12
"""From one phase to the next, in px: the arrow between them touches neither."""
translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class BannerView:
    """What the banner says. ``side`` is 0, 1, or -1 for nobody.

    ``phases`` are the ids of those of this turn, in their order, and ``phase`` the one of now.
    """

    caption: str
    title: str
    side: int
    turn: str
    phase: str
    phases: tuple[str, ...]
    over: bool = False


@dataclass(frozen=True, slots=True)
class _Laid:
    """The words of the banner broken into lines, and the phases at their places."""

    font: KnownFont
    room: float
    lines: tuple[str, ...]
    phases: tuple[tuple[str, QRectF], ...]


class Banner(QWidget):
    """Says in letters of 34 px whose speaking turn it is."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = BannerView("", "", -1, "", "", ())
        self._titles: tuple[str, ...] = ()
        self._phases: tuple[str, ...] = ()
        self._laid: _Laid | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    @property
    def view(self) -> BannerView:
        """What is said now."""
        return self._view

    @property
    def letters(self) -> int:
        """How high the letters of the title are, in px."""
        return self._laid.font.pixelSize() if self._laid is not None else 0

    def set_view(self, view: BannerView, titles: Sequence[str] = ()) -> None:
        """Say something else; the height is that of the longest of the titles to come.

        So the table does not jump when the hand passes.
        """
        phases = tuple(phase_name(phase) for phase in view.phases)
        new = (view, tuple(titles), phases)
        if new == (self._view, self._titles, self._phases):
            return
        same_titles = new[1:] == (self._titles, self._phases) and {view.title, self._view.title} <= set(
            titles
        )
        only_caption = new == (replace(self._view, caption=view.caption), self._titles, self._phases)
        self._view, self._titles, self._phases = new
        self.setAccessibleName(f"{view.caption} {view.title}".strip())
        if only_caption and self._laid is not None:
            self.update(self._caption_rect(self._laid).toAlignedRect())
            return
        if same_titles and self._laid is not None:
            # the height is that of all titles: nothing moves
            lines = lines_of(view.title, self._laid.font, self._laid.room, _MOST_LINES + 1)
            self._laid = replace(self._laid, lines=lines)
            self._explain(lines)
        else:
            self._settle()
        self.update()

    def _caption_rect(self, laid: _Laid) -> QRectF:
        made = kit()
        above = (self.height() - made.px(30) - _line(laid.font) * len(laid.lines)) / 2
        left = made.px(24)
        return QRectF(left, above + made.px(8), self.width() - left, made.px(22))

    def restyle(self) -> None:
        """Take the text size again."""
        self._settle()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the words again."""
        super().resizeEvent(event)
        self._settle()

    def visible_strings(self) -> list[str]:
        """Give every string that a player could read here."""
        with Ink.dry() as ink:
            self._paint(ink, self.rect())
        return [*ink.words, self._view.title, self.toolTip(), self.accessibleName()]

    def _phase_widths(self) -> list[float]:
        made = kit()
        return [advance(words, made.bold) + made.px(24) for words in self._phases]

    def _place_phases(self, left: float, height: int) -> tuple[tuple[str, QRectF], ...]:
        """Lay the phases out in a line, above the lower edge."""
        made = kit()
        top = min(made.px(36), height - made.px(34))
        x, placed = left, []
        for words, width in zip(self._phases, self._phase_widths(), strict=True):
            placed.append((words, QRectF(x, top, width, made.px(30))))
            x += width + made.px(_APART)
        return tuple(placed)

    def _settle(self) -> None:
        """Choose the largest size in which every title fits into two lines, 32 px at least."""
        made = kit()
        widths = self._phase_widths()
        left = self.width() - sum(widths) - made.px(_APART) * len(widths) - made.px(12)
        room = max(left - made.px(40), made.px(200))
        titles = (self._view.title, *self._titles)
        for pixels in (made.banner.pixelSize(), _LEAST):
            font = _font(made, pixels)
            if all(len(lines_of(title, font, room, 9)) <= _MOST_LINES for title in titles):
                break
        broken = [lines_of(title, font, room, _MOST_LINES + 1) for title in titles]
        height = made.px(30) + _line(font) * max(1, *map(len, broken))
        self._laid = _Laid(font, room, broken[0], self._place_phases(left, height))
        if height != self.height() or self.minimumHeight() != height:
            self.setFixedHeight(height)
        self._explain(broken[0])

    def _explain(self, lines: tuple[str, ...]) -> None:
        """Say a title that is cut whole in the tooltip."""
        whole = " ".join(lines).replace("…", "")
        tip = self._view.title if len(whole) < len(self._view.title) - 2 else ""
        if tip != self.toolTip():
            self.setToolTip(plain_tip(tip))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the banner."""
        with Ink(self) as ink:
            self._paint(ink, event.rect())

    def _paint(self, ink: Ink, clip: QRect) -> None:
        made, view = ink.kit, self._view
        whole = QRectF(self.rect())
        raised = made.colour("raised")
        side = made.theme.side(view.side) if view.side >= 0 else made.colour("accent")
        ink.painter.fillRect(whole, theme.mix(side, raised, 9 if view.side >= 0 else 4))
        ink.painter.fillRect(QRectF(0, 0, made.px(10), whole.height()), side)
        ink.painter.fillRect(QRectF(0, whole.height() - 2, whole.width(), 2), theme.mix(side, raised, 60))
        laid = self._laid
        if laid is None:
            return
        left, high = made.px(24), _line(laid.font)
        above = (whole.height() - made.px(30) - high * len(laid.lines)) / 2
        caption = self._caption_rect(laid)
        # beside it stands the turn alone: the phases are a line below
        room = whole.width() - caption.x() - advance(view.turn, made.large) - made.px(40)
        said = lines_of(view.caption, made.body, room, 1)[0] if view.caption else ""
        ink.text(caption, said, made.body, made.colour("soft"))
        for number, line in enumerate(laid.lines):
            top = above + made.px(26) + number * high
            ink.text(QRectF(left, top, whole.width(), high + 2), line, laid.font, side)
        self._paint_turn(ink, laid, whole.width())
        if laid.phases and clip.bottom() >= laid.phases[0][1].top():
            self._paint_phases(ink, laid)

    def _paint_turn(self, ink: Ink, laid: _Laid, width: float) -> None:
        made = ink.kit
        left = laid.phases[0][1].x() if laid.phases else 0
        turn = QRectF(left, made.px(6), width - left - made.px(16), made.px(30))
        ink.text(turn, self._view.turn, made.large, made.colour("text"), Qt.AlignmentFlag.AlignRight)

    def _paint_phases(self, ink: Ink, laid: _Laid) -> None:
        made, view = ink.kit, self._view
        at = view.phases.index(view.phase) if view.phase in view.phases else 0
        for number, (words, rect) in enumerate(laid.phases):
            if number == at and not view.over:
                ink.box(rect, made.colour("accent"), None, made.px(15))
                ink.text(rect, words, made.bold, made.colour("on-accent"), _CENTRE)
            else:
                ink.text(rect, words, made.body, made.colour("soft"), _CENTRE)
                if number < at or view.over:
                    inset = made.px(12)
                    low = QRectF(rect.x() + inset, rect.bottom() - made.px(3), rect.width() - 2 * inset, 2)
                    ink.painter.fillRect(low, made.colour("good"))
            if number + 1 < len(laid.phases):
                beside = QRectF(rect.right(), rect.y(), made.px(_APART), rect.height())
                icon_in(ink, beside, "chevron-right", 12, "soft")


def _font(made: Kit, pixels: int) -> KnownFont:
    font = QFont(made.banner)
    font.setPixelSize(pixels)
    return KnownFont(font)


def _line(font: QFont) -> int:
    """Give the height of a line of the banner."""
    return round(font.pixelSize() * 1.24)


def banner_view(context: BattleContext) -> BannerView:
    """Say who has the hand, or what happens, or who won."""
    game, limit = context.game, context.play.table.turn_limit
    words = translate("Banner", "Turn {turn}")
    if limit is not None:
        words = translate("Banner", "Turn {turn} of {limit}")
    turn, phases = words.format(turn=game.turn, limit=limit), context.pieces.phases(game)
    if game.result is None:
        said = context.pieces.banner(game, context.names)
    elif game.result.winner:
        key = game.result.winner
        said = Said(context.say(Message("end.winner")), context.side_name(key), "ab".index(key))
    else:
        said = Said(context.say(Message("end.over")), translate("Banner", "A draw"))
    over = game.result is not None
    phase = context.pieces.phase(game)
    return BannerView(said.caption, said.title, said.side, turn, phase, phases, over)
