"""Dice as large boxes, and faces to press for whoever has no keyboard at hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QMouseEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from desktop.look import theme
from desktop.look.painting import Ink, advance, icon_at, line_height, paint_style
from desktop.widgets.flow_layout import FlowBox
from desktop.widgets.key_button import KeyButton
from desktop.widgets.painted import Painted
from desktop.widgets.spoken import Heard, Speaker, parts_changed, type_backspace, type_digit
from desktop.widgets.spoken_dice import heard_dice, tell_dice, tell_open
from rules.referee import FACES

_CENTRE = Qt.AlignmentFlag.AlignCenter
_LARGE, _SMALL = (48, 56), (40, 46)
"""How large a box is and how far from one to the next, in px at 100 %."""

_MOST_BOXES = 8
"""As many dice stand beside each other at their full size."""

_TICK = 14
"""How large the mark of a die that counts is, in px at 100 %."""

_LEAST_FACE = 40
"""How narrow a face to press may be, in px."""

_LARGE_FACE = 64
"""How high a face stands where nothing else is asked, in px at 100 %."""


class DiceRow(Painted, QWidget, Speaker):
    """The dice as boxes, filled by typing: the next one framed, those to come after it dashed.

    ``small`` boxes stand beside other fields. A click on a die opens it again, those after it too: it is
    taken back as Backspace does, or as ``back`` does with so many of the last ones.
    """

    spoken_role = QAccessible.Role.Grouping

    def __init__(
        self, parent: QWidget, *, small: bool = False, back: Callable[[int], object] | None = None
    ) -> None:
        super().__init__(parent)
        self._back = back or self._type_back
        self._box, self._step = _SMALL if small else _LARGE
        self.good: tuple[int, ...] = ()
        self.dice: list[int] = []
        self.needed = 2
        self.kept: tuple[int, ...] = ()
        self.waits = True
        self.groups: tuple[tuple[str, int], ...] = ()
        self.setFixedHeight(paint_style().px(self._box + 4))

    def show_dice(
        self,
        dice: Sequence[int],
        needed: int,
        kept: tuple[int, ...],
        waits: bool = True,
        *,
        groups: Sequence[tuple[str, int]] = (),
        good: Sequence[int] = (),
    ) -> None:
        """Show dice, empty boxes for those still to come; those not kept are faint, ``good`` ones lit.

        The next box is lit while it ``waits`` for its die. ``groups`` name so many boxes each, in their
        order, where they are not all for the same.
        """
        before, self.dice = self.dice, list(dice)
        self.needed, self.kept, self.waits = needed, kept, waits
        self.groups, self.good = tuple(groups), tuple(good)
        self.setFixedHeight(paint_style().px(self._box + 4) + self._above())
        self.updateGeometry()
        self.setAccessibleName(self._said())
        self.update()
        parts_changed(self)
        if self.isVisible() and before and self.dice == before[:-1]:
            tell_open(self, self.dice)
        elif self.isVisible():
            tell_dice(self, before, self.dice)

    def _said(self) -> str:
        if not self.groups:
            return " ".join(map(str, self.dice))
        left, parts = list(self.dice), []
        for words, boxes in self.groups:
            parts.append(" ".join((words, *map(str, left[:boxes]))))
            del left[:boxes]
        return ", ".join(parts)

    def heard(self) -> list[Heard]:
        """Give the dice, those to come too."""
        boxes = [rect.toRect() for rect in self._rects()]
        return [*heard_dice(self.dice, boxes, waits=self.waits, good=self.good)]

    def do_heard(self, _press: str, value: int | None) -> None:
        """Type the next die."""
        if value is not None:
            type_digit(self, value)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take back the die that is pressed."""
        typed = self._rects()[: len(self.dice)]
        found = [place for place, rect in enumerate(typed) if rect.contains(event.position())]
        if found:
            self._back(len(typed) - found[0])
        else:
            super().mousePressEvent(event)

    def _type_back(self, dice: int) -> None:
        for _ in range(dice):
            type_backspace(self)

    def _rects(self) -> list[QRectF]:
        """Give where the boxes stand."""
        style, above = paint_style(), self._above()
        boxes = sum(count for _, count in self.groups) or max(self.needed, len(self.dice))
        step = min(style.px(self._step), self.width() / max(1, boxes))
        size = min(style.px(self._box), step - 4)
        return [QRectF(left + 2, above + 2, size, style.px(self._box)) for left in self._places(boxes)]

    def sizeHint(self) -> QSize:
        """Ask for all boxes in one line."""
        return QSize(max(self.needed, len(self.dice)) * paint_style().px(self._step), self.height())

    def _above(self) -> int:
        return round(line_height(paint_style().small)) + paint_style().px(4) if self.groups else 0

    def _places(self, boxes: int) -> list[float]:
        """Tell where each box begins: those of a group stand together, as wide as their words."""
        style = paint_style()
        step = min(style.px(self._step), self.width() / max(1, boxes))
        if not self.groups:
            return [place * step for place in range(boxes)]
        places: list[float] = []
        left = 0.0
        for words, count in self.groups:
            places += [left + place * step for place in range(count)]
            left += max(count * step, advance(words, style.small) + style.px(8)) + style.px(8)
        return places

    def visible_strings(self) -> list[str]:
        """Give every string that a player could read here."""
        return [*(words for words, _ in self.groups), *(str(die) for die in self.dice)]

    def _paint(self, ink: Ink) -> None:
        style = ink.style
        left, good = list(self.kept), list(self.good)
        rects, above, first = self._rects(), self._above(), 0
        for words, count in self.groups:
            room = QRectF(rects[first].x(), 0, advance(words, style.small) + 2, above)
            ink.text(room, words, style.small, style.colour("soft"))
            first += count
        for place, rect in enumerate(rects):
            typed = place < len(self.dice)
            now = self.waits and place == len(self.dice)
            out = typed and bool(self.kept) and self.dice[place] not in left
            if typed and not out and self.kept:
                left.remove(self.dice[place])
            edge, ground = style.colour("focus" if now else "edge"), style.colour("raised")
            counts = typed and self.dice[place] in good
            if counts:
                good.remove(self.dice[place])
                edge = style.colour("good")
                ground = theme.mix(edge, ground, 16)
            to_come = not typed and not now
            ink.box(rect, ground, edge, style.px(8), 3 if now else 1 if to_come else 2, dashed=to_come)
            if counts:
                tick = style.px(_TICK)
                icon_at(ink, QRectF(rect.right() - tick, rect.y(), tick, tick), "check", tick, edge.name())
            if typed:
                colour = style.colour("soft" if out else "text")
                ink.text(rect, str(self.dice[place]), style.title, colour, _CENTRE)
                if out:
                    ink.line(rect.bottomLeft(), rect.topRight(), style.colour("soft"), 2)


class FacePad(QWidget):
    """The six faces of a die as buttons; ``thrown`` tells which was pressed.

    ``large`` ones fill the width: nothing else is asked. Others stand closer where there is less room.
    """

    thrown = Signal(int)

    def __init__(self, parent: QWidget, *, large: bool = False) -> None:
        super().__init__(parent)
        self.buttons: list[KeyButton] = []
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(4)
        wide = QSizePolicy.Policy.Expanding if large else QSizePolicy.Policy.Maximum
        self.setSizePolicy(wide, QSizePolicy.Policy.Fixed)
        for face in range(1, FACES + 1):
            button = KeyButton(self, act=self._on_clicked)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.show_verb("", icon=f"dice-{face}")
            button.setAccessibleName(str(face))
            button.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
            button.setMinimumWidth(_LEAST_FACE)
            if large:
                button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
                button.setFixedHeight(paint_style().px(_LARGE_FACE))
            line.addWidget(button)
            self.buttons.append(button)

    def _on_clicked(self) -> None:
        self.thrown.emit(self.buttons.index(self.sender()) + 1)  # type: ignore[arg-type]


class DiceField(FlowBox):
    """Dice as boxes, beside them the faces to press, then what else is put in its ``flow``."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, gap=4)
        self.row, self.pad = DiceRow(self), FacePad(self)
        for part in (self.row, self.pad):
            self.flow.addWidget(part)

    @property
    def buttons(self) -> list[KeyButton]:
        """The faces."""
        return self.pad.buttons

    def ask(self, *, faces: bool) -> None:
        """Offer the faces while a die is asked for."""
        self.pad.setVisible(faces)

    def show_dice(self, dice: Sequence[int], boxes: int, kept: tuple[int, ...] = ()) -> None:
        """Show dice in so many boxes; those not kept are faint."""
        self.row.setFixedWidth(paint_style().px(_LARGE[1]) * min(boxes, _MOST_BOXES))
        self.row.setVisible(boxes > 0)
        self.row.show_dice(dice, boxes, kept)
