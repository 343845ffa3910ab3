"""A verb as a button: its words, its key, and why it is refused."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import QAccessible, QColor, QFont, QKeyEvent, QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from desktop.look import theme
from desktop.look.painting import (
    Ink,
    PaintStyle,
    advance,
    icon_in,
    key_width,
    line_height,
    lines_of,
    paint_style,
)
from desktop.look.pictures import Pictures
from desktop.widgets.key_spots import KeySpot
from desktop.widgets.painted import Painted
from desktop.widgets.spoken import Speaker

_RETURN = "↵"
"""The one key that is always shown; the others stand over their corners while the player asks for them."""


@lru_cache(maxsize=1024)
def _measured(
    text: str,
    detail: str,
    beside: int,
    icon: bool,
    large: bool,
    most: int,
    width: int,
    least: int,
    _scale: int,
) -> tuple[tuple[str, ...], tuple[str, ...], float, int]:
    style = paint_style()
    font = style.large if large else style.body
    left = style.px(12 if large else 9) + (style.px(28) if icon else 0)
    room = width - left - beside - style.px(6)
    words = lines_of(text, font, room, most) if most > 1 else (text,)
    lines = lines_of(detail, style.body, room, 12) if detail else ()
    high = line_height(font) * len(words) + line_height(style.body) * len(lines)
    return words, lines, room, max(least, style.px(12) + high)


class KeyButton(Painted, QAbstractButton, Speaker):
    """A painted button, as high as every other or, with more words, higher.

    ``act`` is done when it is pressed. ``detail`` stands beneath the words (what would be played); a refused
    one is greyed, can still have the keyboard, and says its reason beneath. ``insists`` says that pressing
    again does it all the same.
    """

    spoken_role = QAccessible.Role.Button
    chosen = Signal(str)
    """Emitted with the name of the object when it is pressed."""

    takes_keyboard = Qt.FocusPolicy.StrongFocus

    copied = True
    """Whether it looks the same again wherever all that it shows is the same."""

    leaves_enter = False
    """Whether Enter is left to the question that it stands in, Space presses it."""

    def __init__(
        self,
        parent: QWidget | None = None,
        *,
        large: bool = False,
        breaks: bool = False,
        act: Callable[..., object] | SignalInstance | None = None,
    ) -> None:
        super().__init__(parent)
        self.key = ""
        self.detail = ""
        self.icon_name = ""
        self.refused = False
        self.insists = False
        self.primary = False
        self.down_look = False
        self.side = -1  # whose colour it has, -1 for none
        self._large = large
        self._most = 5 if breaks else 3 if large else 1  # lines of its words: what differs ends them
        # for widths and scales: a layout asks often, and before it is told of another size of text
        self._heights: dict[tuple[int, int], int] = {}
        self._widths: dict[int, tuple[int, QSize, int]] = {}  # of its words, the least size, of a word
        self._pictures = Pictures()
        self.setFocusPolicy(self.takes_keyboard)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)  # painted again under the hand
        self.clicked.connect(self._tell_name)
        if act is not None:
            self.clicked.connect(act)
        # of a fixed height a layout takes that of one line for the most, whatever its width asks for
        high = QSizePolicy.Policy.Preferred if breaks else QSizePolicy.Policy.Fixed
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, high)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_verb(
        self,
        words: str,
        key: str = "",
        detail: str = "",
        *,
        icon: str = "",
        refused: bool = False,
        insists: bool = False,
        primary: bool = False,
        on: bool = False,
        why: str = "",
    ) -> None:
        """Show a verb; painted and measured again only when something differs.

        ``why`` says to who listens why it is refused, where that is shown elsewhere.
        """
        reason = detail or why
        said = self.tr("{verb}, not possible: {reason}").format(verb=words, reason=reason)
        said = said if refused and reason else words
        if said != self.accessibleName():
            self.setAccessibleName(said)
        new = (words, key, detail, icon, refused, insists, primary, on)
        if new == self._shown():
            return
        measured = (words, key, detail, bool(icon)) != (
            self.text(),
            self.key,
            self.detail,
            bool(self.icon_name),
        )
        self.setText(words)
        self.setShortcut(QKeySequence())  # which Qt takes out of a name with an "&"
        self.key, self.detail, self.icon_name = key, detail, icon
        self.refused, self.insists, self.primary, self.down_look = refused, insists, primary, on
        self.setAccessibleDescription(detail)
        if measured:
            self._measure_again()
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        """Measure again in another size of text."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.StyleChange, QEvent.Type.FontChange) and hasattr(self, "_widths"):
            self._measure_again()

    def _measure_again(self) -> None:
        self._heights.clear()
        self._widths.clear()
        self.updateGeometry()

    def _least(self) -> int:
        return paint_style().px(50) if self._large else paint_style().theme.target

    def _shown(self) -> tuple[object, ...]:
        return (
            self.text(), self.key, self.detail, self.icon_name, self.refused, self.insists, self.primary,
            self.down_look,
        )  # fmt: skip

    def is_on(self) -> bool:
        """Tell whether it looks pressed."""
        return self.down_look

    def _tell_name(self) -> None:
        self.chosen.emit(self.objectName())

    def visible_strings(self) -> list[str]:
        """Give every string that a player could read here."""
        with Ink.dry() as ink:
            self._paint(ink)
        return [*ink.words, self.detail, self.toolTip(), self.key]

    def _key_room(self) -> int:
        """Give the room at the right that words leave: for the key that is always shown, in px."""
        return round(key_width(self.key)) + paint_style().px(8) if self.key == _RETURN else 0

    def _measures(self, width: int, style: PaintStyle) -> tuple[tuple[str, ...], tuple[str, ...], float, int]:
        """Give the lines of the words and of the detail, their room, and the height they need."""
        scale, icon = style.theme.scale, bool(self.icon_name)
        large, most, least = self._large, self._most, self._least()
        beside = self._key_room()
        return _measured(self.text(), self.detail, beside, icon, large, most, width, least, scale)

    def key_spots(self) -> Iterable[KeySpot]:
        """Give its key, where it is not shown always."""
        return (KeySpot(QRectF(self.rect()), self.key),) if self.key not in ("", _RETURN) else ()

    @property
    def is_cut(self) -> bool:
        """Whether its words have too little room: a line is left out, a word is broken, or it is too low."""
        words, lines, _, _ = self._measures(self.width(), paint_style())
        height = line_height(self._font()) * len(words) + line_height(paint_style().body) * len(lines)
        return height > self.height() or self.is_cut_at(self.width())

    def is_cut_at(self, width: int) -> bool:
        """Tell whether a line would be left out or a word be broken in a width, however high it is."""
        words, lines, room, _ = self._measures(width, paint_style())
        broken = any(advance(word, self._font()) > room for word in self.text().split())
        said = (("".join(words), self.text()), ("".join(lines), self.detail))
        left_out = any("".join(shown.split()) != "".join(whole.split()) for shown, whole in said)
        return broken or left_out

    def _font(self) -> QFont:
        return paint_style().large if self._large else paint_style().body

    def heightForWidth(self, width: int) -> int:
        """Be as high as the words and the reason need; a layout asks many times."""
        style = paint_style()
        asked = width, style.theme.scale
        if asked not in self._heights:
            self._heights[asked] = self._measures(width, style)[3]
        return self._heights[asked]

    def sizeHint(self) -> QSize:
        """Ask for the words and the keycap."""
        wide = self._known_widths()[0]
        return QSize(wide, self.heightForWidth(max(self.width(), wide)))

    def minimumSizeHint(self) -> QSize:
        """Never cut the words: some buttons break them, the height follows the width."""
        return self._known_widths()[1]

    def least_width(self) -> int:
        """Give the width in px beneath which one of its words would be broken."""
        return self._known_widths()[2]

    def _known_widths(self) -> tuple[int, QSize, int]:
        """Give the width of the words and the keycap, the least size, and the width of the longest word."""
        style = paint_style()
        if style.theme.scale not in self._widths:
            font, icon = self._font(), style.px(28) if self.icon_name else 0
            beside = self._key_room() + style.px(22) + icon
            words = self._advance(font) + beside
            longest = max((advance(word, font) for word in self.text().split(" ")), default=0)
            wide = style.px(40) if self._is_icon else round(max(words, style.px(40)))
            least = min(wide, style.px(160 if self._large else 108)) if self._most > 1 else wide
            size = QSize(least, self._least())
            self._widths[style.theme.scale] = wide, size, round(longest + beside)
        return self._widths[style.theme.scale]

    @property
    def _is_icon(self) -> bool:
        """Whether nothing stands on it but its icon."""
        return not (self.text() or self._key_room())

    def _advance(self, font: QFont) -> float:
        return advance(self.text(), font)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint it; what looked the same on the same ground is copied."""
        if not self.copied or (ground := _ground(self)) is None:
            super().paintEvent(event)
            return
        states = self.isEnabled(), self.isDown(), self.underMouse(), self.hasFocus()
        look = (*self._shown(), self.side, states, ground.rgb(), self.size(), paint_style())

        def paint(painter: QPainter, _parts: object) -> None:
            painter.fillRect(self.rect(), ground)
            self._paint(Ink.on(painter))

        with QPainter(self) as painter:
            self._pictures.draw(painter, self.rect(), "", (look,), paint)

    def _paint(self, ink: Ink) -> None:
        style = ink.style
        rect = QRectF(self.rect())
        raised, text = style.colour("raised"), style.colour("text")
        ground, edge, words = raised, style.colour("edge"), text
        if self.primary and not self.refused:
            ground, edge, words = style.colour("accent"), style.colour("accent"), style.colour("on-accent")
        if self.side >= 0:
            edge = words = style.theme.side(self.side)
        if self.refused or not self.isEnabled():
            ground, words = style.colour("surface"), style.colour("soft")
        if self.down_look:
            colour = style.theme.side(self.side) if self.side >= 0 else style.colour("accent")
            ground, edge = theme.mix(colour, raised, 18), colour
        if self.insists:
            ground, edge, words = theme.mix(style.colour("warn"), raised, 14), style.colour("warn"), text
        if self.isDown():
            ground = theme.mix(text, ground, 12)
        elif self.underMouse() and self.isEnabled():
            ground = theme.mix(text, ground, 6)
        focus = self.hasFocus()
        edge, wide = (style.colour("focus"), 3) if focus else (edge, 1)
        ink.box(rect, ground, edge, style.px(6), wide, dashed=self.refused and not self.insists)
        font = style.large if self._large else style.body
        left = style.px(12 if self._large else 9)
        if self.icon_name:
            alone = self._is_icon
            box = rect if alone else QRectF(left - style.px(2), 0, style.px(24), rect.height())
            size = round(20 * min(1.5, max(1.0, rect.height() / style.px(44)))) if alone else 20
            icon_in(
                ink, box, self.icon_name, size, "on-accent" if words == style.colour("on-accent") else "soft"
            )
            left += style.px(28)
        said, lines, room, _ = self._measures(self.width(), style)
        tall, low = line_height(font) * len(said), line_height(style.body) * len(lines)
        top = (rect.height() - tall - low) / 2
        ink.block(QRectF(left, top, room + style.px(4), tall), said, font, words)
        if lines:
            soft = style.colour("warn" if self.refused else "soft")
            filled = self.primary and not self.refused and not self.insists
            ink.block(QRectF(left, top + tall, room, low), lines, style.body, words if filled else soft)
        if self.key == _RETURN:
            width, height = key_width(self.key), style.px(24)
            cap = QRectF(rect.width() - width - style.px(8), (rect.height() - height) / 2, width, height)
            ink.keycap(cap, self.key, faint=self.refused, ground=ground)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press with Enter too, where Enter does nothing else."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self.leaves_enter:
                event.ignore()
            else:
                self.click()
        else:
            super().keyPressEvent(event)


def _ground(widget: QWidget) -> QColor | None:
    """Give the one colour that a widget stands on, None where a style sheet or nobody near fills it."""
    above = widget.parentWidget()
    while above is not None and not above.isWindow():
        if above.property("role"):  # as panels of the style sheet have
            return None
        if above.autoFillBackground():
            return above.palette().color(above.backgroundRole())
        above = above.parentWidget()
    return None


class VerbButton(KeyButton):
    """A verb of a page: the mouse presses it and leaves the keyboard where it was.

    So Enter means what the page makes of it, not the verb that was clicked before; Tab still leads here.
    """

    takes_keyboard = Qt.FocusPolicy.TabFocus
