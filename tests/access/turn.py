"""Play a whole turn by what a screen reader finds and hears, and say what it heard.

Everything is found by its role and its name; nothing is known of where it stands.
"""

from __future__ import annotations

from tests.access.bus import Bus, MissedError

BUTTON, CELL, DIE, BOX = "push button", "table cell", "spin button", "check box"
HEADING, TABLE, ITEM, PANEL, DIALOG = "heading", "table", "list item", "panel", "dialog"


class Turn:
    """A turn of an example: each gesture, and what is to be heard of it."""

    def __init__(self, bus: Bus) -> None:
        self.bus = bus
        self.gestures = 0

    def play(self) -> None:
        """Play it. Raises MissedError with what is not found or heard."""
        raise NotImplementedError

    def press(self, role: str, name: str, told: str = "") -> None:
        """Press something, and hear what is to be told of it."""
        self._told(f"press {role} “{name}”", self.bus.press(role, name, told), told)

    def turn(self, name: str, value: int, told: str = "") -> None:
        """Turn a die to a face, and hear what is to be told of it."""
        self._told(f"turn {name} to {value}", self.bus.turn(DIE, name, value, told), told)

    def hear(self, role: str, name: str, told: str = "", *, able: bool = True) -> None:
        """Hear that something is there whose name begins so, and has some words in it."""
        heard = self.bus.find(role, name, able=able).get_name()
        print(f"    {role} “{heard}”", flush=True)
        if told not in heard:
            raise MissedError(f"To be heard: “{told}”; heard: “{heard}”")

    def _told(self, gesture: str, heard: str, told: str) -> None:
        self.gestures += 1
        print(f"{gesture}\n    → {heard}" if heard else gesture, flush=True)
        if told not in heard:
            raise MissedError(f"To be told: “{told}”; heard: “{heard}”")
