"""What is still open as a phase or a turn ends: a list to jump from, which blocks nothing."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from desktop.battle.context import BattleContext
from desktop.battle.grouped_rows import Bundle, bundle_name, bundle_words
from desktop.battle.row_words import ICONS, step_words
from desktop.look import theme
from desktop.widgets.actions import shown_key
from desktop.widgets.key_button import KeyButton
from desktop.widgets.prompt import Prompt, soft
from desktop.widgets.scroll import ScrollDown
from desktop.widgets.text import label
from rules.battle.rows import steps_of

_DIGITS = 9
_STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
_LEAPS = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}


class OpenRowsPrompt(Prompt):
    """``picked`` with the row to go to; ``ended`` when the phase shall end all the same, by E or Enter.

    The first nine rows have digits; where there are more, the digits go with the keyboard to the nine that
    it stands in.
    """

    picked = Signal(str)
    ended = Signal()
    width_at_100 = 720

    def __init__(self, parent: QWidget, context: BattleContext, rows: Sequence[Bundle], verb: str) -> None:
        super().__init__(parent, "")
        self.title.setText(self.tr("%n rows are still open", "", len(rows)))
        page = QWidget(self.panel)
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, theme.current().px(4), 0)
        column.setSpacing(4)
        self.buttons: list[KeyButton] = []
        self._first = 0
        for step in steps_of(context.play.table, context.game.phase):
            mine = [bundle for bundle in rows if bundle.row.step == step.id]
            if mine:
                column.addWidget(label(step_words(context, step), page, role="soft", wrap=True))
            for bundle in mine:
                button = KeyButton(page, breaks=True)  # a digit that comes leaves it as wide as its room
                button.setObjectName(bundle.row.id)
                name, what = bundle_name(context, bundle), bundle_words(context, bundle)
                icon = ICONS.get(bundle.row.rule.verb, "check")
                button.show_verb(name or what, "", what if name else "", icon=icon)
                button.clicked.connect(self._on_picked)
                button.installEventFilter(self)
                column.addWidget(button)
                self.buttons.append(button)
        column.addStretch(1)
        page.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored)  # high as its width asks
        self._scroll = ScrollDown(page, self.panel)
        self._page = page
        self.body.addWidget(self._scroll)
        if len(self.buttons) > _DIGITS:
            words = self.tr("{down} and {up}: the digits go to the next nine rows, and back.")
            down, up = shown_key("PgDown"), shown_key("PgUp")
            self.body.addWidget(soft(words.format(down=down, up=up), self.panel))
        self._number()
        self.say_verb(verb)
        self.primary.show_verb(verb, "E", primary=True)
        self.cancel.show_verb(self.tr("Go on with it"), shown_key("Esc"))

    def panel_size(self) -> tuple[int, int]:
        """Be high enough for the rows, as far as there is room."""
        width, _ = super().panel_size()
        page = self._page.layout()
        assert page is not None
        wanted = page.heightForWidth(width - theme.current().px(60))
        self._scroll.setFixedHeight(
            max(theme.current().px(100), min(wanted + 2 * self._scroll.frameWidth(), self.height() * 6 // 10))
        )
        return super().panel_size()

    def press(self, key: str) -> bool:
        """Go to the row of a digit; E ends what it was pressed for."""
        if key.lower() == "e":
            self.answer()
            return True
        picked = next((button for button in self.buttons if button.key == key), None)
        if picked is not None:
            self._pick(picked.objectName())
            return True
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk the rows with the arrows, nine by nine with the keys of a page."""
        key = Qt.Key(event.key())
        at = next((n for n, button in enumerate(self.buttons) if button.hasFocus()), -1)
        if by := _STEPS.get(key, 0):
            at = max(0, at + by)
        elif by := _LEAPS.get(key, 0):
            at = max(0, self._first + by * _DIGITS)
        else:
            super().keyPressEvent(event)
            return
        self.buttons[min(len(self.buttons) - 1, at)].setFocus(Qt.FocusReason.OtherFocusReason)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the digits along to the row that has the keyboard now, however it came there.

        The keys of a page would scroll the list and leave the digits behind.
        """
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.key() in _LEAPS:
            self.keyPressEvent(event)
            return True
        if event.type() == QEvent.Type.FocusIn and isinstance(watched, KeyButton):
            at = self.buttons.index(watched)
            if self._first != (first := at - at % _DIGITS):
                self._first = first
                self._number()
                self._scroll.ensureWidgetVisible(self.buttons[min(len(self.buttons), first + _DIGITS) - 1])
            self._scroll.ensureWidgetVisible(watched)
        return super().eventFilter(watched, event)

    def _number(self) -> None:
        """Give the digits to the nine rows in which the keyboard stands."""
        for at, button in enumerate(self.buttons):
            number = at - self._first + 1
            button.show_key(str(number) if 0 < number <= _DIGITS else "")

    def answer(self) -> None:
        """End it: nothing is in the way."""
        self.close_panel()
        self.ended.emit()

    def _pick(self, row: str) -> None:
        self.close_panel()
        self.picked.emit(row)

    def _on_picked(self) -> None:
        self._pick(self.sender().objectName())
