"""The line beneath the verbs: what undo takes back, in words, and redo."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QAction, QFont, QResizeEvent
from PySide6.QtWidgets import QToolButton, QWidget

from desktop.look.fitting import fitted
from desktop.look.icons import icon
from desktop.look.painting import Ink, PaintStyle, line_height, paint_style
from desktop.widgets.key_spots import KeySpot, action_of, shortest_key
from desktop.widgets.painted import Painted
from desktop.widgets.spoken import Speaker
from desktop.wording.plain import plain_tip

_BUTTON, _GAP = 40, 6
"""The size of a button and what lies beside it, in px at 100 %."""
_NO_LIMIT = 16777215
"""What Qt calls no largest width."""


class UndoLine(Painted, QWidget, Speaker):
    """Says the last step beside its undo; ``undone`` and ``redone`` by its buttons.

    It is painted, and of one height: other words lay nothing out anew.
    """

    undone = Signal()
    redone = Signal()
    spoken_role = QAccessible.Role.StatusBar

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAutoFillBackground(True)  # what lies beneath need not be painted with it
        self.words = ""
        self.steps = "", ""
        """The steps that undo takes back and that redo does again, "" for none."""
        self._slim = False
        self._actions: dict[str, QAction] = {}  # of undo and redo: looked for among all verbs
        self._told: dict[str, tuple[str, ...]] = {}
        self.undo = self._button("arrow-back-up")
        self.redo = self._button("arrow-forward-up")
        self.undo.clicked.connect(self.undone)
        self.redo.clicked.connect(self.redone)
        self.restyle()

    def _button(self, name: str) -> QToolButton:
        button = QToolButton(self)
        button.setProperty("icon_name", name)
        button.setAutoRaise(True)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return button

    def say(self, undo: str, redo: str) -> None:
        """Name the steps that undo takes back and that redo does again, "" for none."""
        self.steps = undo, redo
        undo_words, redo_words = (
            self.tr("Undo: {step}").format(step=undo),
            self.tr("Redo: {step}").format(step=redo),
        )
        said = undo_words if undo else self.tr("Nothing to undo yet.")
        if said != self.words:
            self.words = said
            self.setAccessibleName(said)
            self._settle()
            # the buttons beside the words look as they did
            self.update(self.undo.width(), 0, self.redo.x() - self.undo.width(), self.height())
        for button, name, step, words, verb in (
            (self.undo, self.tr("Undo"), undo, undo_words, "window.undo"),
            (self.redo, self.tr("Redo"), redo, redo_words, "window.redo"),
        ):
            if (action := self._actions.get(verb) or action_of(self, verb)) is not None:
                self._actions[verb] = action
            key = shortest_key(action) if action is not None else ""
            told = step, words, key, name
            if self._told.get(verb) == told:
                continue
            self._told[verb] = told
            button.setEnabled(bool(step))
            button.setToolTip(plain_tip(f"{words} ({key})" if key else words) if step else "")
            button.setAccessibleName(words if step else name)

    def key_spots(self) -> Iterator[KeySpot]:
        """Give the keys of what can be undone and done again."""
        for button, verb in ((self.undo, "window.undo"), (self.redo, "window.redo")):
            if button.isEnabled():
                yield KeySpot(QRectF(button.geometry()), verb=verb)

    def set_slim(self, slim: bool) -> None:
        """Be the two buttons alone, whose tooltips say the steps."""
        if slim is not self._slim:
            self._slim = slim
            self.restyle()

    def restyle(self) -> None:
        """Take the theme's colours and sizes again."""
        style = paint_style()
        for button in (self.undo, self.redo):
            button.setIcon(icon(str(button.property("icon_name"))))
            button.setIconSize(QSize(style.px(20), style.px(20)))
            button.setFixedSize(style.px(_BUTTON), style.px(_BUTTON))
        self._settle()
        self.update()

    def visible_strings(self) -> list[str]:
        """Give every string that a player could read here."""
        return [] if self._slim else [self.words]

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the buttons at the ends."""
        super().resizeEvent(event)
        self._settle()

    def _settle(self) -> None:
        """Be as high as a button, or as words that need more even when they are small."""
        style = paint_style()
        if self._slim:
            self.setFixedWidth(2 * style.px(_BUTTON))
        elif self.minimumWidth():
            self.setMinimumWidth(0)
            self.setMaximumWidth(_NO_LIMIT)
        lines, font = self._lines(style)
        high = style.px(_BUTTON) if self._slim else max(style.px(_BUTTON), line_height(font) * len(lines))
        if self.minimumHeight() != high or self.maximumHeight() != high:
            self.setFixedHeight(high)
        top = (high - self.undo.height()) // 2
        self.undo.move(0, top)
        self.redo.move(self.width() - self.redo.width(), top)

    def shown(self) -> tuple[str, ...]:
        """Give the lines in which the words stand."""
        return self._lines(paint_style())[0]

    def _lines(self, style: PaintStyle) -> tuple[tuple[str, ...], QFont]:
        """Break the words: into as many lines as hold them, smaller where even three do not."""
        ways = (style.body, 3), (style.small, 4)
        lines, font, _ = fitted(self.words, ways, self._room(style))
        return lines, font

    def _room(self, style: PaintStyle) -> int:
        return self.width() - 2 * style.px(_BUTTON + _GAP)

    def _paint(self, ink: Ink) -> None:
        if self._slim:
            return
        style = ink.style
        lines, font = self._lines(style)
        high = line_height(font) * len(lines)
        at = QRectF(style.px(_BUTTON + _GAP), (self.height() - high) / 2, self._room(style), high)
        ink.block(at, lines, font, style.colour("text"))
