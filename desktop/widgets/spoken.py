"""What painted widgets say to screen readers: a role of their own, and parts that are heard and pressed.

A label that looks like a heading is one. A widget that is a `Speaker` says its role. One that paints what
can be pressed gives it part by part by `heard`, and takes a press or a value by `do_heard`; what is heard is
then the same as what is seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, partial
from typing import Any, ClassVar
from weakref import ref

from PySide6.QtCore import QEvent, QMetaObject, QObject, QPoint, QRect, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
    QAccessibleStateChangeEvent,
    QAccessibleValueChangeEvent,
    QAccessibleValueInterface,
    QKeyEvent,
    QWindow,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QAccessibleWidget,
    QApplication,
    QComboBox,
    QLabel,
    QWidget,
)
from shiboken6 import Shiboken

from desktop.widgets.over import covered, held_off
from desktop.wording import about, sentences

_HEADINGS = ("title", "heading", "banner")
"""The looks of labels that are headings to who listens too."""
_NONE = Shiboken.VoidPtr(0)
"""No such interface: ``None`` would be handed to Qt as an address."""
_KEPT: dict[int, list[_Spoken]] = {}
"""What was handed to Qt, by the address of its widget: it goes with that, the last one speaks."""
Key = tuple[str, QAccessible.Role, int]
"""Which part of a widget one is: what a press on it does, its role, the how-manieth of those alike."""


@dataclass(frozen=True, slots=True)
class Heard:
    """A part of a painted widget as it is heard: its name, where it stands, what a press on it does.

    One with a ``value`` is turned between ``least`` and ``most``; ``checked`` is None for what is no choice.
    """

    name: str
    rect: QRect
    press: str = ""
    role: QAccessible.Role = QAccessible.Role.Button
    possible: bool = True
    checked: bool | None = None
    value: int | None = None
    least: int = 0
    most: int = 0


class Speaker:
    """What a painted widget is besides a widget: it has a role, and parts if it gives any."""

    spoken_role: ClassVar[QAccessible.Role]

    def heard(self) -> Sequence[Heard] | None:
        """Give the parts in the order in which they are read; None for the widgets in it instead."""
        return None

    def do_heard(self, press: str, value: int | None) -> None:
        """Do what a press on a part does, or turn it to a value."""

    def is_on(self) -> bool:
        """Tell of a button whether it is on."""
        return False


@cache
def install() -> None:
    """Let the widgets that are speakers speak for themselves."""
    QAccessible.installFactory(_made)


def tell(event: QAccessibleEvent) -> None:
    """Hand an event to who listens."""
    QAccessible.updateAccessibility(event)


def announce(widget: QWidget, *said: str) -> None:
    """Say sentences to who listens, wherever the keyboard is."""
    if QAccessible.isActive() and (words := sentences(said)):
        tell(QAccessibleAnnouncementEvent(widget, words))


def parts_changed(widget: QWidget) -> None:
    """Tell who listens which parts of a widget came, went, or are otherwise now."""
    spoken = _KEPT.get(_address(widget))
    if spoken and QAccessible.isActive():
        spoken[-1].tell_parts()


def name_changed(widget: QWidget) -> None:
    """Tell who listens that a widget is called otherwise now."""
    if QAccessible.isActive():
        tell(QAccessibleEvent(widget, QAccessible.Event.NameChanged))


def type_digit(widget: QWidget, number: int) -> None:
    """Type a digit where a widget stands: who reads its keys takes it."""
    key = Qt.Key(Qt.Key.Key_0.value + number)
    event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, str(number))
    QApplication.sendEvent(widget, event)


def type_backspace(widget: QWidget) -> None:
    """Type Backspace where a widget stands: who reads its keys takes the last die back."""
    event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Backspace, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(widget, event)


def _address(widget: QObject) -> int:
    return int(Shiboken.getCppPointer(widget)[0])


def _made(_name: str, widget: QObject) -> QAccessibleInterface | None:
    """Make the interface of a widget that has a role of its own; Qt makes that of any other.

    Qt asks again where it no longer knows the widget, as after a connection that gave it a slot more, and
    deletes all that it was ever given for it: it must never be given the same one twice.
    """
    if isinstance(widget, Speaker) and isinstance(widget, QWidget):
        role = widget.spoken_role
    elif isinstance(widget, QLabel) and widget.property("role") in _HEADINGS:
        role = QAccessible.Role.Heading
    elif isinstance(widget, QLabel) and not widget.pixmap().isNull():
        role = QAccessible.Role.Graphic
    elif isinstance(widget, QWidget) and _is_page(widget):
        role = QAccessible.Role.Grouping
    else:
        return None
    address = _address(widget)
    if address not in _KEPT:
        _KEPT[address] = []
        widget.destroyed.connect(partial(_forget, address))
    _KEPT[address].append(_Spoken(widget, role))
    return _KEPT[address][-1]


def _is_page(widget: QWidget) -> bool:
    """Tell whether it is a page that reads keys: Qt would call it a filler without a name."""
    plain = next(each for each in type(widget).__mro__ if each.__module__.startswith("PySide6")) is QWidget
    return plain and widget.focusPolicy() != Qt.FocusPolicy.NoFocus


def _forget(address: int) -> None:
    for spoken in _KEPT.pop(address, ()):
        for part in spoken.parts.values():
            QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(part))


def heading_of(page: QWidget | None) -> str:
    """Give what stands above a page, "" for nothing."""
    every = page.findChildren(QLabel) if page is not None else ()
    labels = (each for each in every if each.property("role") in _HEADINGS)
    return next((each.text() for each in labels if each.isVisible() and each.text()), "")


class _Spoken(QAccessibleWidget):
    """A widget with a role of its own, and its parts in place of the widgets in it."""

    def __init__(self, widget: QWidget, role: QAccessible.Role) -> None:
        super().__init__(widget, role)
        self.parts: dict[Key, _Part] = {}
        """Each stays the same one as long as the widget is there: who listens keeps what it is."""
        self._told: dict[Key, Heard] = {}

    def heard(self) -> Sequence[Heard] | None:
        """Give the parts, None for a widget without such."""
        widget = self.widget()
        return widget.heard() if isinstance(widget, Speaker) else None

    def text(self, kind: QAccessible.Text) -> str:
        """Give its name, of a label or a button what it shows; a description says nothing twice."""
        said, widget = super().text(kind), self.widget()
        if kind is QAccessible.Text.Name and not said and isinstance(widget, QLabel | QAbstractButton):
            return widget.text()
        if isinstance(widget, QComboBox) and kind is QAccessible.Text.Name:
            return about(said, widget.currentText()) if said else widget.currentText()
        if isinstance(widget, QComboBox) and kind is QAccessible.Text.Value:
            return widget.currentText()
        if kind is QAccessible.Text.Name and not said and _is_page(widget):
            return heading_of(widget)
        if kind is QAccessible.Text.Description and said in super().text(QAccessible.Text.Name):
            return ""
        return said

    def state(self) -> QAccessible.State:
        """Tell what is out of reach beneath a page, too, and which button is on."""
        state, widget = super().state(), self.widget()
        if isinstance(widget, QAbstractButton):
            state.disabled = state.disabled or held_off(widget)
            state.checked = isinstance(widget, Speaker) and widget.is_on()
            state.checkable = state.checked or self.role() is QAccessible.Role.RadioButton
        if isinstance(widget, QLabel) and not widget.pixmap().isNull():
            state.invisible = not widget.accessibleName()  # a picture without words is of no use to ears
        state.invisible = state.invisible or covered(widget)
        return state

    def actionNames(self) -> list[str]:
        """Name what can be done: a button is pressed, a list of choices opened."""
        names = super().actionNames()
        pressed = isinstance(self.widget(), QAbstractButton | QComboBox)
        return [self.pressAction(), *names] if pressed else names

    def doAction(self, actionName: str) -> None:  # noqa: N803
        """Do it; nothing is pressed beneath a page, and a press opens nothing before it is answered."""
        widget = self.widget()
        if isinstance(widget, QComboBox) and actionName == self.pressAction():
            if widget.isEnabled() and not held_off(widget):
                widget.showPopup()
        elif actionName != self.pressAction() or not isinstance(widget, QAbstractButton):
            super().doAction(actionName)
        elif widget.isEnabled() and not held_off(widget):
            QMetaObject.invokeMethod(widget, "click", Qt.ConnectionType.QueuedConnection)

    def named(self) -> dict[Key, Heard]:
        """Give the parts by what they are, in the order in which they are read."""
        found: dict[Key, Heard] = {}
        for each in self.heard() or ():
            alike = 0
            while (key := (each.press, each.role, alike)) in found:
                alike += 1
            found[key] = each
        return found

    def tell_parts(self) -> None:
        """Tell which parts came and went, and what is said of the others now."""
        before, now = self._told, self.named()
        self._told = now
        if not self.parts:
            return  # nobody has looked at them
        for number, key in enumerate(before):
            if key not in now and key in self.parts:
                self.parts[key].say_leaving(number, before[key])
        for key, heard in now.items():
            part = self._part(key)
            if key not in before:
                tell(QAccessibleEvent(part, QAccessible.Event.ObjectCreated))
            else:
                part.say_change(before[key], heard)

    def _part(self, key: Key) -> _Part:
        if key not in self.parts:
            self.parts[key] = _Part(self, key)
        return self.parts[key]

    def _within(self) -> list[QAccessibleInterface]:
        """Give the widgets in it, but for those beneath a page."""
        child = super().child
        every = [child(number) for number in range(super().childCount())]
        return [each for each in every if not _is_covered(each)]

    def childCount(self) -> int:
        """Count the parts."""
        heard = self.heard()
        return len(self._within() if heard is None else heard)

    def child(self, index: int) -> QAccessibleInterface:
        """Give a part."""
        if self.heard() is None:
            within = self._within()
            return within[index] if 0 <= index < len(within) else None  # type: ignore[return-value]
        keys = [*self.named()]
        return self._part(keys[index]) if 0 <= index < len(keys) else None  # type: ignore[return-value]

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Tell which part it is, -1 for none."""
        if self.heard() is None:
            widgets = [each.object() for each in self._within()]
            return widgets.index(child.object()) if child.object() in widgets else -1
        if not isinstance(child, _Part):
            return -1
        keys = [*self.named()]
        return keys.index(child.key) if child.key in keys else child.was

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        """Give the part at a place on the screen."""
        if self.heard() is None:
            there = [each for each in self._within() if not each.state().invisible]
            found = (each for each in reversed(there) if each.rect().contains(x, y))
            return next(found, None)  # type: ignore[return-value]
        at = self.widget().mapFromGlobal(QPoint(x, y))
        return next(  # type: ignore[return-value]
            (self._part(key) for key, each in self.named().items() if each.rect.contains(at)), None
        )


def _is_covered(found: QAccessibleInterface) -> bool:
    """Tell whether a widget lies beneath a page."""
    widget = found.object()
    return isinstance(widget, QWidget) and covered(widget)


class _Part(QAccessibleInterface):
    """A part of a widget, by what it is: what it says is asked of the widget each time."""

    def __init__(self, owner: _Spoken, key: Key) -> None:
        super().__init__()
        self.key = key
        self.was = -1
        """The number that it had, while it is told that it goes."""
        self.counted = 0
        """The value that stepping came to where none was given yet: only a press gives it."""
        self._owner = ref(owner)
        self._last: Heard | None = None
        self._pressing, self._turning = _Pressing(self, owner), _Turning(self, owner)

    @property
    def _heard(self) -> Heard | None:
        return self._last or _heard(self._owner, self.key)

    def say_leaving(self, number: int, last: Heard) -> None:
        """Tell that it goes: only what is still there can tell that."""
        self._last, self.was = last, number
        tell(QAccessibleEvent(self, QAccessible.Event.ObjectDestroyed))
        self._last, self.was = None, -1

    def say_change(self, before: Heard, now: Heard) -> None:
        """Tell what differs from before."""
        if before.name != now.name:
            tell(QAccessibleEvent(self, QAccessible.Event.NameChanged))
        if before.value != now.value:
            tell(QAccessibleValueChangeEvent(self, now.value or 0))
        other = QAccessible.State()
        other.disabled = before.possible != now.possible
        other.checked = before.checked != now.checked
        if other.disabled or other.checked:
            tell(QAccessibleStateChangeEvent(self, other))

    @property
    def _widget(self) -> QWidget | None:
        owner = _alive(self._owner)
        return owner.widget() if owner is not None else None

    def isValid(self) -> bool:
        """Tell whether the widget still has this part."""
        return self._heard is not None

    def object(self) -> QObject:
        """Have no object of its own."""
        return None  # type: ignore[return-value]

    def parent(self) -> QAccessibleInterface:
        """Stand in its widget."""
        return QAccessible.queryAccessibleInterface(self._widget)  # type: ignore[arg-type]

    def window(self) -> QWindow:
        """Stand in the window of its widget."""
        widget = self._widget
        return widget.window().windowHandle() if widget is not None else None  # type: ignore[return-value]

    def child(self, index: int) -> QAccessibleInterface:
        """Have no parts of its own."""
        return None  # type: ignore[return-value]

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        """Have no parts of its own."""
        return None  # type: ignore[return-value]

    def childCount(self) -> int:
        """Have no parts of its own."""
        return 0

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Have no parts of its own."""
        return -1

    def rect(self) -> QRect:
        """Give where it stands on the screen."""
        heard, widget = self._heard, self._widget
        if heard is None or widget is None:
            return QRect()
        return QRect(widget.mapToGlobal(heard.rect.topLeft()), heard.rect.size())

    def role(self) -> QAccessible.Role:
        """Give the role of a button, unless it says another one."""
        heard = self._heard
        return heard.role if heard is not None else QAccessible.Role.NoRole

    def state(self) -> QAccessible.State:
        """Tell whether it can be pressed, is chosen, is in view."""
        state, heard, widget = QAccessible.State(), self._heard, self._widget
        if heard is None or widget is None or not widget.isVisible():
            state.invisible = True
            return state
        state.disabled = not heard.possible or held_off(widget)
        state.checkable = heard.checked is not None
        state.checked = bool(heard.checked)
        return state

    def text(self, kind: QAccessible.Text) -> str:
        """Give its name."""
        heard = self._heard
        return heard.name if heard is not None and kind is QAccessible.Text.Name else ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Keep the name it has."""

    def interface_cast(self, kind: QAccessible.InterfaceType) -> Any:
        """Give what presses it and what turns it."""
        heard = self._heard
        if heard is not None and kind is QAccessible.InterfaceType.ActionInterface and heard.press:
            return self._pressing
        if heard is not None and kind is QAccessible.InterfaceType.ValueInterface and heard.most:
            return self._turning
        return _NONE


def _alive(owner: ref[_Spoken]) -> _Spoken | None:
    """Give what a part is a part of, None once Qt deleted that, which it does before the widget goes."""
    spoken = owner()
    return spoken if spoken is not None and Shiboken.isValid(spoken) and spoken.isValid() else None


def _heard(owner: ref[_Spoken], key: Key) -> Heard | None:
    """Give what a part of a widget says now, None where it has it no longer."""
    spoken = _alive(owner)
    return spoken.named().get(key) if spoken is not None else None


def _do(owner: ref[_Spoken], key: Key, value: int | None = None) -> None:
    """Have the widget do what a part is for."""
    heard, spoken = _heard(owner, key), _alive(owner)
    speaker = spoken.widget() if spoken is not None else None
    if heard is None or not isinstance(speaker, Speaker) or not heard.possible or held_off(spoken.widget()):
        return
    if value is None or heard.least <= value <= heard.most:
        speaker.do_heard(heard.press, value)


class _Pressing(QAccessibleActionInterface):
    """Presses a part, or turns it by one; where it has no value yet, only a press gives the one of now."""

    def __init__(self, part: _Part, owner: _Spoken) -> None:
        super().__init__()
        self._part = ref(part)
        self._owner, self._key = ref(owner), part.key

    def actionNames(self) -> list[str]:
        """Name what can be done."""
        heard = _heard(self._owner, self._key)
        if heard is None:
            return []
        turns = [self.increaseAction(), self.decreaseAction()] if heard.most else []
        return [*turns, self.pressAction()] if heard.value is None or not heard.most else turns

    def doAction(self, actionName: str) -> None:  # noqa: N803
        """Do it."""
        heard = _heard(self._owner, self._key)
        step = {self.increaseAction(): 1, self.decreaseAction(): -1}.get(actionName)
        part = self._part()
        if heard is not None and part is not None and heard.most and heard.value is None:
            self._count(heard, part, step)
        elif heard is not None and step is not None:
            _do(self._owner, self._key, (heard.value or 0) + step)
        else:
            _do(self._owner, self._key)

    def _count(self, heard: Heard, part: _Part, step: int | None) -> None:
        """Count on from where stepping came to and say it, or give that value."""
        if step is not None:
            part.counted = max(heard.least, min(heard.most, part.counted + step))
            if (owner := _alive(self._owner)) is not None:
                announce(owner.widget(), str(part.counted))
        elif part.counted:
            value, part.counted = part.counted, 0
            _do(self._owner, self._key, value)

    def keyBindingsForAction(self, actionName: str) -> list[str]:  # noqa: N803
        """Name no key: the sheet of keys does."""
        return []


class _Turning(QAccessibleValueInterface):
    """Turns a part to a value."""

    def __init__(self, part: _Part, owner: _Spoken) -> None:
        super().__init__()
        self._part = ref(part)
        self._owner, self._key = ref(owner), part.key

    def currentValue(self) -> int:
        """Give the value of now, or that stepping came to, 0 for none yet."""
        heard, part = _heard(self._owner, self._key), self._part()
        counted = part.counted if part is not None else 0
        return counted if heard is not None and heard.value is None else (heard.value or 0) if heard else 0

    def setCurrentValue(self, value: Any) -> None:
        """Turn it."""
        _do(self._owner, self._key, round(float(value)))

    def minimumValue(self) -> int:
        """Give the least value."""
        heard = _heard(self._owner, self._key)
        return heard.least if heard is not None else 0

    def maximumValue(self) -> int:
        """Give the greatest value."""
        heard = _heard(self._owner, self._key)
        return heard.most if heard is not None else 0

    def minimumStepSize(self) -> int:
        """Turn by one."""
        return 1
