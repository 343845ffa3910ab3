"""A window as the accessibility bus tells of it: found by role and name, pressed, turned and listened to.

It runs under the system's Python, where the bindings of the bus are.
"""

from __future__ import annotations

import time
import warnings
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402 - its version is asked for first

_PATIENCE = 20.0
"""After so many seconds something that is waited for does not come any more."""
_SETTLED = 0.25
"""So long nothing is said any more, s: what a gesture changed is there."""
Found = TypeVar("Found")
Node = Any
"""Something that the bus tells of."""


class MissedError(Exception):
    """What a listener should find or hear and does not."""


class Bus:
    """The program's window on the bus, and what it announced."""

    def __init__(self, name: str) -> None:
        warnings.simplefilter("ignore", DeprecationWarning)
        Atspi.init()
        self.announced: list[str] = []
        self._context = GLib.MainContext.default()
        self._listener = Atspi.EventListener.new(self._on_event)
        # Names and the keyboard's place are listened to as a reader does: Qt tells more then of what goes.
        for kind in ("announcement", "property-change:accessible-name", "state-changed:focused"):
            self._listener.register(f"object:{kind}")
        self.window = self._wait(lambda: self._program(name), f"the window of {name}")

    # -- finding ------------------------------------------------------------------------------------

    def find(self, role: str, name: str, *, able: bool = True) -> Node:
        """Wait for what has a role and a name, or else one that begins so; what is asked comes first.

        Raises MissedError.
        """
        return self._wait(lambda: self._first(role, name, able), f"{role} “{name}”")

    def there(self, role: str, name: str) -> bool:
        """Tell whether something with a role and a name, or one that begins so, is in view now."""
        return self._first(role, name, True) is not None

    def names(self, role: str) -> list[str]:
        """Give the names of all of a role that are in view, in their order."""
        return [node.get_name() for node in self.every() if node.get_role_name() == role]

    def every(self) -> Iterator[Node]:
        """Give all that is in view, from the outside inwards."""
        return self._within(self.window)

    def lines(self) -> list[str]:
        """Give all that is in view as lines to read."""
        return [f"{node.get_role_name()} “{node.get_name()}”" for node in self.every() if node.get_name()]

    def _first(self, role: str, name: str, able: bool) -> Node | None:
        asking = [node for node in self.every() if node.get_role_name() == "dialog"]
        found = (self._among(self._within(place), role, name, able) for place in (*asking[::-1], self.window))
        return next(filter(None, found), None)

    def _among(self, nodes: Iterator[Node], role: str, name: str, able: bool) -> Node | None:
        begun = None
        for node in nodes:
            if node.get_role_name() != role or (able and not _has(node, Atspi.StateType.SENSITIVE)):
                continue
            said = node.get_name()
            if said == name:
                return node
            if begun is None and said.startswith(name):
                begun = node
        return begun

    def _within(self, node: Node) -> Iterator[Node]:
        for number in range(node.get_child_count()):
            child = node.get_child_at_index(number)
            if child is not None and _has(child, Atspi.StateType.SHOWING):
                yield child
                yield from self._within(child)

    def _program(self, name: str) -> Node | None:
        desktop = Atspi.get_desktop(0)
        programs = (desktop.get_child_at_index(number) for number in range(desktop.get_child_count()))
        for program in programs:
            if program is not None and program.get_name() == name and program.get_child_count():
                program.set_cache_mask(Atspi.Cache.NONE)  # what is asked is what is there now
                return program
        return None

    # -- doing --------------------------------------------------------------------------------------

    def press(self, role: str, name: str, told: str = "") -> str:
        """Press something; return what was announced once some words were among it, or never came."""
        node = self.find(role, name)
        names = [Atspi.Action.get_action_name(node, n) for n in range(Atspi.Action.get_n_actions(node))]
        way = next((names.index(way) for way in ("Press", "Toggle") if way in names), None)
        if way is None:
            raise MissedError(f"{role} “{name}” cannot be pressed: {names}")
        return self._heard(lambda: Atspi.Action.do_action(node, way), told)

    def turn(self, role: str, name: str, value: int, told: str = "") -> str:
        """Turn something to a value; return what was announced."""
        node = self.find(role, name)
        return self._heard(lambda: Atspi.Value.set_current_value(node, float(value)), told)

    def is_checked(self, role: str, name: str) -> bool:
        """Tell whether a box is checked."""
        return _has(self.find(role, name), Atspi.StateType.CHECKED)

    def _heard(self, gesture: Callable[[], object], told: str) -> str:
        self.announced.clear()
        gesture()
        end = time.monotonic() + _PATIENCE
        self._settle()
        while told not in ". ".join(self.announced) and time.monotonic() < end:
            self._settle()
        return ". ".join(self.announced)

    # -- waiting ------------------------------------------------------------------------------------

    def _on_event(self, event: Any) -> None:
        if event.type == "object:announcement":
            self.announced.append(str(event.any_data))

    def _settle(self) -> None:
        """Listen until nothing is said any more."""
        quiet = time.monotonic() + _SETTLED
        while time.monotonic() < quiet:
            if self._context.pending():
                self._context.iteration(False)
                quiet = time.monotonic() + _SETTLED
            else:
                time.sleep(0.01)

    def _wait(self, look: Callable[[], Found | None], what: str) -> Found:
        end = time.monotonic() + _PATIENCE
        while True:
            try:
                if (found := look()) is not None:
                    return found
            except GLib.Error:  # what it looked at went while it looked
                pass
            if time.monotonic() > end:
                raise MissedError(f"Not found: {what}")
            self._settle()


def _has(node: Node, state: Any) -> bool:
    return bool(node.get_state_set().contains(state))
