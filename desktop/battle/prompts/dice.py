"""Dice as large boxes, and faces to press for whoever has no keyboard at hand."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.battle.keybutton import KeyButton
from desktop.battle.kit import Ink, kit
from desktop.library.flow import FlowBox
from rules.referee import FACES

_CENTRE = Qt.AlignmentFlag.AlignCenter


class DiceRow(QWidget):
    """The dice as large boxes, filled by typing."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.dice: list[int] = []
        self.needed = 2
        self.kept: tuple[int, ...] = ()
        self.waits = True
        self.setFixedHeight(kit().px(56))

    def show_dice(self, dice: list[int], needed: int, kept: tuple[int, ...], waits: bool = True) -> None:
        """Show dice, empty boxes for those still to come; those not kept are faint.

        The next box is lit while it ``waits`` for its die.
        """
        self.dice, self.needed, self.kept, self.waits = list(dice), needed, kept, waits
        self.setAccessibleName(" ".join(map(str, dice)))
        self.update()

    def visible_strings(self) -> list[str]:
        """Give every string that a player could read here."""
        return [str(die) for die in self.dice]

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the dice."""
        with Ink(self) as ink:
            made = ink.kit
            left = list(self.kept)
            boxes = max(self.needed, len(self.dice))
            step = min(made.px(64), self.width() / max(1, boxes))
            for place in range(boxes):
                rect = QRectF(place * step + 2, 2, min(made.px(52), step - 4), made.px(52))
                typed = place < len(self.dice)
                now = self.waits and place == len(self.dice)
                out = typed and bool(self.kept) and self.dice[place] not in left
                if typed and not out and self.kept:
                    left.remove(self.dice[place])
                ink.box(rect, made.colour("raised"), made.colour("focus" if now else "line"), made.px(8), 2)
                if typed:
                    colour = made.colour("soft" if out else "text")
                    ink.text(rect, str(self.dice[place]), made.title, colour, _CENTRE)
                    if out:
                        ink.line(rect.bottomLeft(), rect.topRight(), made.colour("soft"), 2)


class FacePad(FlowBox):
    """The six faces of a die as buttons; ``thrown`` tells which was pressed."""

    thrown = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, gap=6)
        self.buttons: list[KeyButton] = []
        for face in range(1, FACES + 1):
            button = KeyButton(self)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.show_verb("", icon=f"dice-{face}")
            button.setAccessibleName(str(face))
            button.clicked.connect(self._on_clicked)
            self.flow.addWidget(button)
            self.buttons.append(button)

    def _on_clicked(self) -> None:
        self.thrown.emit(self.buttons.index(self.sender()) + 1)  # type: ignore[arg-type]
