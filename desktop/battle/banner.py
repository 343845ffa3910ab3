"""The banner above the table: who has the hand, which turn, which phase."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QFont, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QToolButton, QWidget

from desktop.look import theme
from desktop.look.fitting import holds
from desktop.look.icons import icon
from desktop.look.painting import Ink, KnownFont, advance, icon_in, lines_of, paint_style
from desktop.look.pictures import Pictures
from desktop.widgets.actions import tooltip
from desktop.widgets.key_spots import KeySpot
from desktop.widgets.painted import Painted
from desktop.widgets.spoken import Speaker
from desktop.wording.battle.banner_view import BannerView, above_board, destroyed
from desktop.wording.naming import phase_name
from desktop.wording.plain import plain_tip

if TYPE_CHECKING:
    from desktop.battle.context import BattleContext

_CENTRE = Qt.AlignmentFlag.AlignCenter
HEIGHT, _LOW = 64, 44
"""How high it stands, and where there is little room, in px at 100 %."""
_LARGEST, _LEAST, _TWO_LINES = 34, 24, 22
"""The letters of a title in px at 100 %: the largest, the least in one line, those in two lines."""
_LOW_LETTERS, _UNDER = (28, 18, 17), 22
"""The same where it is low, the largest beneath words that stand over the title there."""
_NOTHING, _TURN, _NOW, _ALL = range(4)
"""How much is told of the time: nothing, the turn, the phase of now too, the other phases too."""
_WAYS = ((True, True, _ALL), (True, True, _NOW), (True, False, _NOW), (False, False, _NOW))
"""What stands beside the title: the score, words of buttons, the time; the first that fits."""
_NARROW = tuple((False, False, told) for told in (_NOW, _TURN, _NOTHING))
"""The same where the title stands in two lines."""
_BARE = (False, False, _TURN)
"""The same where what is said over the title would else have no room."""
_APART = 10
"""From one phase to the next, in px: the arrow between them touches neither."""


@dataclass(frozen=True, slots=True)
class _Laid:
    """The words of the banner broken into lines, the phases and the turn at their places."""

    font: KnownFont
    room: float
    lines: tuple[str, ...]
    phases: tuple[tuple[str, QRectF], ...]
    turn: QRectF
    score: tuple[QRectF, ...]


class Banner(Painted, QWidget, Speaker):
    """Says in large letters whose speaking turn it is, in one line with the turn and its phases.

    ``journal`` and ``menu`` are its buttons.
    """

    spoken_role = QAccessible.Role.StatusBar

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = BannerView("", "", -1, "", "", ())
        self._titles: tuple[str, ...] = ()
        self._phases: tuple[str, ...] = ()
        self._laid: _Laid | None = None
        self._pictures = Pictures()
        self._undo: QWidget | None = None
        self.journal, self.menu = self._button(), self._button()
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.retranslate()
        self.restyle()

    def _button(self) -> QToolButton:
        button = QToolButton(self)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return button

    def key_spots(self) -> Iterator[KeySpot]:
        """Give the keys of its buttons."""
        yield KeySpot(QRectF(self.journal.geometry()), verb="battle.journal")
        yield KeySpot(QRectF(self.menu.geometry()), verb="battle.battle_menu")

    def take_undo(self, undo: QWidget | None) -> None:
        """Hold what undoes, and be low; None: be as high as ever."""
        if undo is self._undo:
            return
        self._undo = undo
        if undo is not None:
            undo.setParent(self)
            undo.show()
        self.restyle()

    @property
    def view(self) -> BannerView:
        """What is said now."""
        return self._view

    @property
    def letters(self) -> int:
        """How high the letters of the title are, in px."""
        return self._laid.font.pixelSize() if self._laid is not None else 0

    def set_view(self, view: BannerView, titles: Sequence[str] = ()) -> None:
        """Say something else, in letters in which each of the titles to come fits."""
        phases = tuple(phase_name(phase) for phase in view.phases)
        new = (view, tuple(titles), phases)
        if new == (self._view, self._titles, self._phases):
            return
        ground = self._view.side == view.side
        self._view, self._titles, self._phases = new
        whose = f"{view.caption} {view.title}".strip()
        said = (whose, view.turn, phase_name(view.phase) if view.phase else "", self._score_words())
        self.setAccessibleName(", ".join(filter(None, said)))
        self._settle()
        self.update(0, 0, self.journal.x() if ground else self.width(), self.height())

    def retranslate(self) -> None:
        """Say the fixed words again."""
        self.journal.setText(self.tr("Journal"))
        self.journal.setToolTip(tooltip(self.tr("Show the journal, or put it away"), "J"))
        self.menu.setText(self.tr("Battle"))
        self.menu.setToolTip(plain_tip(self.tr("All battles, the end, corrections, the report")))
        self._settle()

    def restyle(self) -> None:
        """Take the text size again."""
        style = paint_style()
        self.journal.setIcon(icon("history"))
        self.menu.setIcon(icon("menu-2"))
        for button in (self.journal, self.menu):
            button.setIconSize(QSize(style.px(20), style.px(20)))
        self.setFixedHeight(style.px(_LOW if self._undo is not None else HEIGHT))
        self._settle()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the words again."""
        super().resizeEvent(event)
        self._settle()

    def visible_strings(self) -> list[str]:
        """Give every string that a player could read here."""
        return [*super().visible_strings(), self._view.title]

    # -- where everything stands --------------------------------------------------------------------

    def _settle(self) -> None:
        """Lay the line out; where it is too short phases go first, then words of buttons, then the score."""
        style, low = paint_style(), self._undo is not None
        largest, least, in_two = _LOW_LETTERS if low else (_LARGEST, _LEAST, _TWO_LINES)
        largest = min(largest, _UNDER) if low and self._over else largest
        fonts = [_letters(style.theme.name, style.px(px)) for px in range(largest, least - 1, -2)]
        two, titles = _letters(style.theme.name, style.px(in_two)), (self._view.title, *self._titles)
        ways = [(way, 1) for way in (_WAYS[2:] if low else _WAYS)] + [(way, 2) for way in _NARROW]
        if self._over and self._view.side >= 0:  # what a side is there for tells more than the phase
            ways.insert(-len(_NARROW), (_BARE, 1))
        for way, most in ways:
            scored, words, told = way
            left = self._place_buttons(words)
            phases = self._place_phases(left - style.px(16), told)
            turn = advance(self._view.turn, style.large) if told else 0
            end = (phases[0][1].x() if phases else left) - style.px(16)
            score = self._place_score(end - turn - style.px(16)) if scored else ()
            room = (score[0].x() if score else end - turn) - style.px(20) - style.px(24)
            within = fonts if most == 1 else (two,)
            held = (all(holds(lines_of(t, f, room, most), t, f, room) for t in titles) for f in within)
            font = next((f for f, whole in zip(within, held, strict=True) if whole), None)
            if (way, most) == (_BARE, 1) and advance(self._over, style.small if low else style.body) > room:
                font = None
            if font is not None:
                break
        font = font or two  # two lines stand where the words over the title would
        lines = lines_of(self._view.title, font, room, most)
        self._laid = _Laid(font, room, lines, phases, QRectF(end - turn, 0, turn, self.height()), score)
        self._explain(lines)

    def _place_buttons(self, words: bool) -> float:
        """Put the buttons at the right, with their words or as icons alone; give where they begin."""
        style = paint_style()
        x, looks = self.width() - style.px(8), Qt.ToolButtonStyle
        for button in (self.menu, self.journal):
            button.setToolButtonStyle(looks.ToolButtonTextBesideIcon if words else looks.ToolButtonIconOnly)
            wide, high = max(style.px(40), button.sizeHint().width()), style.px(40)
            x -= wide
            button.setGeometry(x, (self.height() - high) // 2, wide, high)
            x -= style.px(8)
        if self._undo is not None:
            x -= self._undo.width()
            self._undo.move(x, (self.height() - self._undo.height()) // 2)
            x -= style.px(8)
        return float(x)

    def _place_phases(self, right: float, told: int) -> tuple[tuple[str, QRectF], ...]:
        """Lay the phases out in a line, all of them, the present one alone, or none."""
        style = paint_style()
        top, high = (self.height() - style.px(30)) / 2, style.px(30)
        at = self._at
        shown = {_ALL: self._phases, _NOW: self._phases[at : at + 1]}.get(told, ())
        x, placed = right, []
        for words in reversed(shown):
            wide = advance(words, style.bold) + style.px(20)
            x -= wide
            placed.append((words, QRectF(x, top, wide, high)))
            x -= style.px(_APART)
        return tuple(reversed(placed))

    def _place_score(self, right: float) -> tuple[QRectF, ...]:
        """Lay the score out in a line: a figure for each side."""
        style, placed = paint_style(), []
        for words in reversed(self._view.score):
            wide = advance(words, style.large) + style.px(14)
            right -= wide
            placed.append(QRectF(right, 0, wide, self.height()))
        return tuple(reversed(placed))

    def _score_words(self) -> str:
        words = self.tr("PA destroyed: {a} to {b}")
        return words.format(a=self._view.score[0], b=self._view.score[1]) if self._view.score else ""

    @property
    def _at(self) -> int:
        view = self._view
        return view.phases.index(view.phase) if view.phase in view.phases else 0

    @property
    def _over(self) -> str:
        """What is said over the title; that a phase is one needs no room where it is low."""
        return self._view.caption if self._undo is None or self._view.side >= 0 else ""

    def _explain(self, lines: tuple[str, ...]) -> None:
        """Say what is cut or has no room whole in the tooltip."""
        whole = lines == (self._view.title,) and self._laid is not None and bool(self._laid.turn.width())
        tip = "" if whole else f"{self._view.caption} {self._view.title}".strip()
        tip = "\n".join(filter(None, (tip, self._score_words())))
        if tip != self.toolTip():
            self.setToolTip(plain_tip(tip))

    # -- painting -----------------------------------------------------------------------------------

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint it; what it said a moment ago, before the other side had the hand, is copied."""
        look = self._view, self._laid, self._undo, self.size(), paint_style()
        with QPainter(self) as painter:
            self._pictures.draw(
                painter, self.rect(), "", (look,), lambda within, _parts: self._paint(Ink.on(within))
            )

    def _paint(self, ink: Ink) -> None:
        style, view = ink.style, self._view
        whole = QRectF(self.rect())
        side = style.theme.side(view.side) if view.side >= 0 else style.colour("accent")
        ink.painter.fillRect(whole, theme.mix(side, style.colour("raised"), 9 if view.side >= 0 else 4))
        ink.painter.fillRect(QRectF(0, 0, style.px(10), whole.height()), side)
        ink.painter.fillRect(
            QRectF(0, whole.height() - 2, whole.width(), 2), theme.mix(side, style.colour("raised"), 60)
        )
        laid = self._laid
        if laid is None:
            return
        left, high = style.px(24), _line(laid.font)
        small = style.body if self._undo is None else style.small
        said = _counted(self._over, small, laid.room)
        above = _line(small) if said and len(laid.lines) == 1 else 0
        if above:
            over = QRectF(left, style.px(4 if self._undo is None else 1), laid.room, above)
            ink.text(over, said, small, style.colour("soft"))
        top = above + (whole.height() - above - high * len(laid.lines)) / 2
        for place, line in enumerate(laid.lines):
            ink.text(QRectF(left, top + place * high, laid.room, high), line, laid.font, side)
        if laid.turn.width():
            ink.text(laid.turn, view.turn, style.large, style.colour("text"))
        if laid.score:
            middle = QRectF(laid.score[1].x() - style.px(7), 0, style.px(14), self.height())
            ink.text(middle, "–", style.body, style.colour("soft"), _CENTRE)
        for place, (rect, words) in enumerate(zip(laid.score, view.score, strict=False)):
            ink.text(rect, words, style.large, style.theme.side(place), _CENTRE)
        self._paint_phases(ink, laid)

    def _paint_phases(self, ink: Ink, laid: _Laid) -> None:
        style, view = ink.style, self._view
        at = self._at if len(laid.phases) > 1 else 0
        for place, (words, rect) in enumerate(laid.phases):
            if place == at and not view.over:
                ink.box(rect, style.colour("accent"), None, style.px(15))
                ink.text(rect, words, style.bold, style.colour("on-accent"), _CENTRE)
            else:
                ink.text(rect, words, style.body, style.colour("soft"), _CENTRE)
                if place < at or view.over:
                    inset = style.px(10)
                    low = QRectF(rect.x() + inset, rect.bottom() - style.px(3), rect.width() - 2 * inset, 2)
                    ink.painter.fillRect(low, style.colour("good"))
            if place + 1 < len(laid.phases):
                beside = QRectF(rect.right(), rect.y(), style.px(_APART), rect.height())
                icon_in(ink, beside, "chevron-right", 12, "soft")


def _counted(words: str, font: QFont, room: float) -> str:
    """Give so many of several names as there is room for in px, and how many more there are."""
    names = words.split(", ")
    rest = int(names.pop()[1:]) if names[-1].startswith("+") else 0
    while len(names) > 1 and advance(words, font) > room:
        names.pop()
        rest += 1
        words = ", ".join((*names, f"+{rest}"))
    return lines_of(words, font, room, 1)[0] if words else ""


@lru_cache(maxsize=32)
def _letters(_theme: str, size: int) -> KnownFont:
    """Give the letters of the banner in a size in px."""
    font = QFont(paint_style().banner)
    font.setPixelSize(size)
    return KnownFont(font)


def _line(font: QFont) -> int:
    """Give the height of a line of the banner."""
    return round(font.pixelSize() * 1.16)


def banner_view(context: BattleContext, orders: str = "") -> BannerView:
    """Say what is said above the board, and who ``orders`` while somebody does."""
    score = context.once("score", lambda: destroyed(context.game, context.pieces.id))
    limit, past = context.table.turn_limit, context.looks_back
    return above_board(context.names, context.pieces, limit, score, orders, past=past)
