"""The way of a wound roll in its order, from the dice to the result, and the result itself."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QFont, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.look import theme
from desktop.look.badges import state
from desktop.look.painting import Ink, KnownFont, advance, line_height, lines_of, paint_style
from desktop.look.theme import TextSize
from desktop.widgets.painted import Painted
from desktop.widgets.spoken import Speaker, announce
from desktop.wording import number, term
from desktop.wording.naming import Names
from rules.battle.ruleset import WoundState
from rules.text import Reason

SUMMED = (
    "wound.die", "wound.strength", "wound.ranged", "wound.weapon", "wound.strength_die", "wound.vapour",
    "wound.resistance",
)  # fmt: skip
_SHIFTS = ("wound.rows", "wound.rows_entered", "wound.columns", "wound.columns_entered")
_CHANGES = ("wound.double_six", "wound.replaced", "wound.stepped", "wound.toxic", "wound.state",
    "wound.overruled",
)  # fmt: skip

_LOW = 600
"""In a window lower than that, in px at 100 %, small letters are large enough: the table needs the room."""


def is_low(widget: QWidget) -> bool:
    """Tell whether the size of text leaves little room in the window of a widget."""
    return widget.window().height() < paint_style().px(_LOW)


def plain_font(widget: QWidget) -> QFont:
    """Give the font of reasons and of the table."""
    return paint_style().small if is_low(widget) else paint_style().body


def strong_font(widget: QWidget) -> QFont:
    """Give the font of what counts most among them."""
    style = paint_style()
    return KnownFont(style.theme.font(TextSize.SMALL, bold=True)) if is_low(widget) else style.bold


@dataclass(frozen=True, slots=True)
class ReasonChip:
    """A reason on the way: words in the line, led to where they are ``accent``; of another tone a chip."""

    words: str
    tone: str = "text"
    strong: bool = False

    @property
    def boxed(self) -> bool:
        """Whether it is a chip."""
        return self.tone not in ("text", "accent")


def chips_of(reasons: Sequence[Reason], names: Names, row: str, total: str, line: str) -> list[ReasonChip]:
    """Give the reasons of a roll; after the sum stands its total, after the shifts their row.

    What the table gives is told where something changed it: else it is the result itself. ``row`` is the
    name of the row that was read ("" where it is not known any more), ``total`` and ``line`` the words for
    both, with a field each.
    """
    made: list[ReasonChip] = []
    found, summed = 0.0, False
    struck = "wound.located" if any(r.message.code == "wound.located" for r in reasons) else "wound.location"
    for reason in reasons:
        code = reason.message.code
        if code in SUMMED:
            found += reason.amount
        elif not summed:
            summed = True
            made.append(ReasonChip(total.format(total=number(found)), strong=True))
        if code == "wound.cell" and reason is reasons[-1]:
            continue
        if code in ("wound.columns", "wound.columns_entered", "wound.location") and row:
            made.append(ReasonChip(line.format(row=row), "accent", strong=True))
            row = ""
        words = names.say(reason.message)
        if code == "wound.die":
            words = number(reason.amount)
        elif code in SUMMED:
            words = f"({words})" if code == "wound.ranged" else term(words, reason.amount)
        elif reason.amount and code not in _CHANGES:
            words = f"{words} {number(reason.amount, '+')}"
        tone = "warn" if code in (*_SHIFTS, *_CHANGES) else "accent" if code == "wound.cell" else "text"
        made.append(ReasonChip(words, tone, strong=code in (struck, "wound.cell")))
    return made


class WayView(Painted, QWidget, Speaker):
    """Words, and chips among them, in a row that breaks like words."""

    spoken_role = QAccessible.Role.StaticText

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._chips: tuple[ReasonChip, ...] = ()
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_chips(self, chips: Sequence[ReasonChip]) -> None:
        """Show the way so far."""
        if tuple(chips) != self._chips:
            self._chips = tuple(chips)
            self.setAccessibleName(" · ".join(chip.words for chip in chips))
            self.updateGeometry()
            self.update()

    def _laid(self, width: float) -> tuple[list[tuple[QRectF, ReasonChip, tuple[str, ...]]], float]:
        style = paint_style()
        line = line_height(plain_font(self))
        placed: list[tuple[QRectF, ReasonChip, tuple[str, ...]]] = []
        x = y = high = 0.0
        for chip in self._chips:
            font = strong_font(self) if chip.strong else plain_font(self)
            pad = style.px(7) if chip.boxed else 0
            gap = style.px(18 if chip.tone == "accent" else 6)
            lines = lines_of(chip.words, font, width - 2 * pad, 4)
            wide = min(width, max(advance(each, font) for each in lines) + 2 * pad + 1)
            if x and x + gap + wide > width:
                x, y, high = 0.0, y + high + style.px(2), 0.0
            x += gap if x else 0
            tall = line * len(lines) + style.px(4)
            placed.append((QRectF(x, y, wide, tall), chip, lines))
            x, high = x + wide, max(high, tall)
        return placed, y + high

    def visible_strings(self) -> list[str]:
        """Give every string that a player could read here."""
        return [chip.words for chip in self._chips]

    def heightForWidth(self, width: int) -> int:
        """Be as high as the chips need."""
        return round(self._laid(width)[1])

    def sizeHint(self) -> QSize:
        """Ask for what the chips need in the width of now."""
        width = max(self.width(), paint_style().px(240))
        return QSize(paint_style().px(240), self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """Never cut a chip."""
        return self.sizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the row anew."""
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self.updateGeometry()

    def _paint(self, ink: Ink) -> None:
        style = ink.style
        before: QRectF | None = None
        for rect, chip, lines in self._laid(self.width())[0]:
            if chip.tone == "accent" and before is not None and rect.top() == before.top():
                self._lead(ink, rect)
            if chip.boxed:
                edge = style.colour(chip.tone)
                ground = theme.mix(edge, style.colour("raised"), 10 if chip.tone != "line" else 0)
                ink.box(rect, ground, edge, style.px(6), style.px(2) if chip.strong else 1)
            font = strong_font(self) if chip.strong else plain_font(self)
            words = rect.adjusted(style.px(7 if chip.boxed else 0), style.px(2), 0, 0)
            ink.block(words, lines, font, style.colour("text"))
            before = rect

    def _lead(self, ink: Ink, to: QRectF) -> None:
        reach = ink.style.px(4)
        tip = QPointF(to.left() - ink.style.px(5), to.center().y())
        colour = ink.style.colour("soft")
        ink.line(tip - QPointF(reach, reach), tip, colour, 2)
        ink.line(tip - QPointF(reach, -reach), tip, colour, 2)


class ResultMark(Painted, QWidget, Speaker):
    """What came of a roll, large: shape, letter and words."""

    spoken_role = QAccessible.Role.StatusBar

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = self._letter = self._shape = ""
        self._loud = 0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_result(self, found: WoundState | None, words: str, letter: str = "") -> None:
        """Show a state of the track, or words alone."""
        if words != self._words:
            announce(self, words)
        self._words, self._letter = words, letter
        self._shape, self._loud = ("", 0) if found is None else (found.shape, found.notches)
        self.setAccessibleName(words)
        self.setVisible(bool(words))
        self.updateGeometry()
        self.update()

    def visible_strings(self) -> list[str]:
        """Give every string that a player could read here."""
        return [words for words in (self._letter, self._words) if words]

    def sizeHint(self) -> QSize:
        """Ask for the mark and the words."""
        style = paint_style()
        mark = style.px(48) if self._shape else 0
        return QSize(round(advance(self._words, style.title)) + mark + style.px(16), style.px(40))

    def minimumSizeHint(self) -> QSize:
        """Never cut the words."""
        return self.sizeHint()

    def _paint(self, ink: Ink) -> None:
        style = ink.style
        left = 0.0
        if self._shape:
            size = style.px(38)
            rect = QRectF(1, (self.height() - size) / 2, size, size)
            state(ink, rect, self._shape, self._letter, self._loud)
            left = style.px(48)
        room = QRectF(left, 0, self.width() - left, self.height())
        ink.text(room, self._words, style.title, style.colour("text"), Qt.AlignmentFlag.AlignLeft)
