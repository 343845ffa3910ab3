"""The strategic phase at the centre of the table: sequences, the Tactique roll, who speaks first."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFocusEvent, QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QStackedWidget, QWidget

from desktop.battle.centre_page import CentrePage, GoOn
from desktop.battle.context import BattleContext
from desktop.battle.pointer import verb_of
from desktop.battle.strategic import sheet
from desktop.battle.strategic.first_page import FirstPage
from desktop.battle.strategic.lines_page import LinesPage
from desktop.battle.strategic.order_page import OrderPage
from desktop.battle.strategic.picker import PickerPage
from desktop.battle.strategic.roll_page import RollPage, take_die_back
from desktop.battle.strategic.strategy import Strategy
from desktop.widgets.actions import ActionSet
from desktop.widgets.in_line import in_column
from desktop.widgets.spoken import heading_of
from desktop.widgets.typed_keys import digit
from rules.battle.commands import Command
from rules.battle.flow import locked
from rules.battle.state import SIDES

_RETURN = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class StrategicPanel(CentrePage):
    """Shows what the strategic phase asks for now, and reads its keys while it has the keyboard."""

    draws_itself = has_keys = True

    least_width = 320

    def __init__(self, context: BattleContext, strategy: Strategy, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self.strategy = strategy
        self._detour = ""
        self._keys: ActionSet | None = None
        self.order = OrderPage(context, self)
        self.roll = RollPage(context, strategy, self)
        self.picker = PickerPage(context, strategy, self)
        self.lines = LinesPage(context, self)
        self.first = FirstPage(context, strategy, self)
        self._stack = QStackedWidget(self)
        self.own = {name: make(context, self) for name, make in strategy.pages.items()}
        for page in (self.order, self.roll, self.picker, self.lines, self.first, *self.own.values()):
            self._stack.addWidget(page)
        in_column(self, (self._stack, 1), gap=8)
        context.changed.connect(self.refresh)
        context.refused.connect(self._on_refused)
        self.order.left.connect(self._on_back)
        for page_with_verbs in (self.order, self.roll):
            page_with_verbs.turned.connect(self.turned)
        self.roll.asked.connect(self._on_asked)
        self.picker.done.connect(self._on_back)
        self.lines.done.connect(self._on_back)
        self.retranslate()

    # What is in view

    @property
    def page(self) -> str:
        """The page of now: "order", "roll", "coordinator", "lines", "first", or one of the system's own."""
        game = self._context.game
        page = self.strategy.page(game)
        if page == "first":
            return page
        what = self._detour.partition(":")[0]
        if what == "order" and locked(game):
            what = ""
        return what or page

    def refresh(self, selected: str = "") -> None:
        """Draw from the game in view, when it is in the strategic phase."""
        game = self._context.game
        if not self._context.moment.own_keys or game.result is not None:
            self._detour = ""
            if self.order.list.rows:
                self.order.clear()
            return
        if self.strategy.page(game) == "first":
            self._detour = ""
        page = self.page
        itself = page in ("roll", "first")  # a die is a key of the panel; else Tab leads to what has the keys
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if itself else Qt.FocusPolicy.ClickFocus)
        pages: dict[str, QWidget] = {
            "order": self.order, "roll": self.roll, "coordinator": self.picker, "lines": self.lines,
            "first": self.first, **self.own,
        }  # fmt: skip
        shown = pages[page]
        turns = shown is not self._stack.currentWidget() and self._has_keyboard()
        if turns:  # before anything is hidden: Qt would lead the keyboard over what is first on each page
            self.focus_page()
        self.order.refresh()
        if shown is not self.order:
            shown.refresh()  # type: ignore[attr-defined]
        self._stack.setCurrentWidget(shown)
        if turns:
            self.focus_page()

    def _has_keyboard(self) -> bool:
        focus = self.window().focusWidget()
        return focus is None or focus is self or self.isAncestorOf(focus) or focus.isAncestorOf(self)

    def take_keyboard(self) -> bool:
        """Put the keyboard where the phase asks for it: it reads keys of its own."""
        self.focus_page()
        return True

    @property
    def question(self) -> str:
        """Whose die or order is asked for, what becomes of a 6."""
        shown = self._stack.currentWidget() or self
        asked = self.roll.sentence.text() if self.page == "roll" else shown.accessibleName()
        return asked or heading_of(shown)

    def tells(self, command: Command) -> bool:
        """Tell whether the picker says by itself why somebody may not coordinate."""
        return self.page == "coordinator" and self.picker.tells(command)

    def focus_page(self) -> None:
        """Put the keyboard where the phase asks for it."""
        match self.page:
            case "order":
                self.order.focus_first()
            case "coordinator":
                self.picker.list.setFocus()
            case "lines":
                self.lines.setFocus()
            case own if own in self.own:
                self.own[own].focus_page()
            case _:
                # a die is a key of the panel itself
                super().setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        """Say the fixed words again."""
        self.refresh()

    def restyle(self) -> None:
        """Take colours and sizes again."""
        self.order.list.settle()
        self.picker.list.settle()
        self.updateGeometry()
        self.refresh()

    def keys(self) -> ActionSet:
        """Give the keys of the phase for the sheet of keys."""
        rows = sheet.rows(self.strategy, self.order, self.roll, self.focus_page)
        if self._keys is None:
            self._keys = sheet.key_set(self, rows)
        else:
            self._keys.set_rows(rows)
        return self._keys

    def verbs(self, asked: bool) -> tuple[GoOn, ...]:
        """Give the verbs of the page of now."""
        match self.page:
            case "order":
                return self.order.verbs()
            case "roll":
                return self.roll.verbs()
            case "first":
                return self.first.verbs()
        own = self.own.get(self.page)
        return () if own is None else own.verbs()

    def do_verb(self, code: str) -> bool:
        """Do a verb of the bar."""
        own = any(page.do_verb(code) for page in self.own.values())
        return own or any(page.do_verb(code) for page in (self.order, self.roll, self.first))

    # Ways between the pages

    def _on_asked(self, what: str) -> None:
        page, _, side = what.partition(":")
        self._detour = what
        if page == "order":
            self.order.order_again(side)
        self.refresh()
        if page == "coordinator":
            self.picker.open(side)
        elif page == "lines":
            self.lines.open(side)
        else:
            self.order.focus_first()

    def _on_back(self) -> None:
        self._detour = ""
        self.refresh()
        self.focus_page()

    def _on_refused(self, _refusal: object, _command: object) -> None:
        if self.page == "coordinator":
            self.picker.refresh()

    # Keys

    def press(self, event: QKeyEvent) -> bool:
        """Do what a key means on the page of now; False when it means nothing."""
        held = event.modifiers() & (
            Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
            | Qt.KeyboardModifier.MetaModifier
        )  # fmt: skip
        if held:
            return False
        key, text = Qt.Key(event.key()), event.text()
        if (own := self.own.get(self.page)) is not None:
            return own.press(key, text)
        return {
            "order": self._press_order, "roll": self._press_roll, "coordinator": self._press_picker,
            "lines": self._press_lines, "first": self._press_first,
        }[self.page](key, text)  # fmt: skip

    def _press_order(self, key: Qt.Key, text: str) -> bool:
        if key in _RETURN:
            self.order.go_on()
        elif text.lower() in SIDES:
            self.order.show_tab(text.lower())
        elif text.lower() == "o" and self.order.shows:
            self.order.saved.ask()
        elif text.lower() == "n" and self.order.shows:
            self.order.renumber()
        elif key == Qt.Key.Key_Escape and self.order.leaves:
            self.order.leave()
        else:
            return False
        return True

    def _press_roll(self, key: Qt.Key, text: str) -> bool:
        face = digit(text)
        letters = {
            "r": self.roll.roll, "k": self.roll.keep_six, "o": self.roll.ask_order,
            "m": self.roll.roll_fewer, "n": self.roll.ask_dice,
        }  # fmt: skip
        if face is not None and 1 <= face <= 6 and self.roll.throws.active():
            self.roll.type_die(face)
        elif key == Qt.Key.Key_Backspace:
            return self.roll.take_back()
        elif key in _RETURN:
            self.roll.enter()
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.roll.turn()
        elif text in ("A", "B"):  # without Shift the letter leads to a figure, as everywhere
            self.roll.declare(text.lower())
        elif text.lower() == "c":
            self.roll.ask("coordinator")
        elif text in ("+", "="):
            self.roll.ask("lines")
        elif (verb := letters.get(text.lower())) is not None:
            verb()
        else:
            return False
        return True

    def _press_picker(self, key: Qt.Key, text: str) -> bool:
        number = digit(text)
        if number:
            self.picker.pick(number - 1)
        elif key in _RETURN:
            self.picker.take_chosen()
        elif text.lower() == "n":
            self.picker.choose_nobody()
        elif text.lower() == "t":
            self.picker.ask_name()
        elif text.lower() == "l":
            self.picker.help.take_up()
        elif key == Qt.Key.Key_Escape:
            self._on_back()
        else:
            return False
        return True

    def _press_lines(self, key: Qt.Key, text: str) -> bool:
        number = digit(text)
        if text in ("+", "="):
            self.lines.change(1)
        elif text in ("-", "−"):
            self.lines.change(-1)
        elif number:
            self.lines.toggle(number - 1)
        elif text.lower() == "k":
            self.lines.keep()
        elif text.lower() == "n":
            self.lines.own.setFocus()
        elif key == Qt.Key.Key_Escape or key in _RETURN:
            self._on_back()
        else:
            return False
        return True

    def _press_first(self, key: Qt.Key, text: str) -> bool:
        if key == Qt.Key.Key_Backspace:
            return take_die_back(self._context)
        if text.lower() in SIDES:
            self.first.choose(text.lower())
        elif key in _RETURN or text.lower() == "p":
            self.first.choose(self._context.game.winner)
        elif text.lower() == "n":
            self.first.ask_dice()
        else:
            return False
        return True

    def _means(self, event: QKeyEvent) -> bool:
        """Tell whether a key belongs to the page, so that no verb of the place takes it."""
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier or isinstance(
            self.window().focusWidget(), QLineEdit
        ):
            return False
        shift = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
        if shift and (verb := verb_of(self._context.place, event)) is not None and verb.possible():
            return False  # it has that letter without Shift alone
        key = Qt.Key(event.key())
        if event.modifiers() & Qt.KeyboardModifier.AltModifier:
            return self.page == "order" and key in (Qt.Key.Key_Up, Qt.Key.Key_Down)
        leaves = key == Qt.Key.Key_Escape and (bool(self._detour) or self.order.leaves)
        return self.strategy.takes(self.page, event.text()) or key in _RETURN or leaves

    def event(self, event: QEvent) -> bool:
        """Keep the keys of the page from the verbs of the place."""
        override = event.type() == QEvent.Type.ShortcutOverride
        if override and isinstance(event, QKeyEvent) and self._means(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Read a key that no list and no button took."""
        focus = self.window().focusWidget()
        presses = isinstance(focus, QAbstractButton) and event.key() in _RETURN
        if presses and isinstance(focus, QAbstractButton) and self.isAncestorOf(focus):
            focus.click()
        elif isinstance(focus, QLineEdit) or not self.press(event):
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Keep Space: let go elsewhere it covers what was looked at, here it touched a card."""
        if event.key() != Qt.Key.Key_Space:
            super().keyReleaseEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Hand the keyboard to the list of the page, where it has one."""
        super().focusInEvent(event)
        if self.page in ("order", "coordinator") or self.page in self.own:
            self.focus_page()

    def showEvent(self, event: QShowEvent) -> None:
        """Take the keyboard: the phase begins with keys of its own."""
        super().showEvent(event)
        self.refresh()
        if self._has_keyboard():
            self.focus_page()

    def hideEvent(self, event: QHideEvent) -> None:
        """Close a hidden sequence that is open: whoever comes back is not known."""
        super().hideEvent(event)
        if not self.order.passes.covers:
            self.close_sequence()

    @property
    def orders(self) -> str:
        """The side that orders its cards, hidden or not."""
        return self.order.side if self.page == "order" and not self._context.looks_back else ""

    @property
    def uncovered(self) -> str:
        """The side whose hidden sequence is in view, "" for none."""
        shown = self.order.shows if self.page == "order" else ""
        return shown if shown and self._context.game.sides[shown].hidden else ""

    def close_private(self) -> None:
        """Close a sequence that is open."""
        self.close_sequence()

    def close_sequence(self) -> None:
        """Close a sequence that is open; one that was to be changed once more stays as it is."""
        self.order.close_all()
        if self._detour.startswith("order"):
            self._detour = ""
        self.refresh()
