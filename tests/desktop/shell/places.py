"""Small places for the tests of the window."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from PySide6.QtWidgets import QLabel, QLineEdit, QVBoxLayout, QWidget

from desktop.environment.settings import Settings
from desktop.shell.place import PlaceRow, WindowPlace
from desktop.widgets.actions import ActionRow, PaletteEntry


class OnePlace(WindowPlace):
    """A place that notes what it is asked."""

    key = "one"
    icon_name = "cards"

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(settings, parent)
        self.noted: list[Any] = []
        self.steps = ["a notch"]
        self.undone: list[str] = []
        self.possible = True
        self.words = QLabel(self)
        self.field = QLineEdit(self)
        column = QVBoxLayout(self)
        column.addWidget(self.words)
        column.addWidget(self.field)
        self.retranslate()

    def title(self) -> str:
        """Give a title."""
        return "One"

    def action_table(self) -> list[ActionRow]:
        """Give two verbs."""
        return [
            ActionRow("one.reserve", "Reserve", self.reserve, "stack-push", "R", self.may, why=self.why),
            ActionRow("one.hidden", "Never listed", self.reserve, listed=False),
        ]

    def reserve(self) -> None:
        """Note it."""
        self.noted.append("reserve")

    def may(self) -> bool:
        """Tell whether it is possible."""
        return self.possible

    def why(self) -> str:
        """Tell why not."""
        return "The reserve was used this turn."

    def refresh(self) -> None:
        """Note it."""
        self.noted.append("refresh")

    def retranslate(self) -> None:
        """Note it."""
        self.words.setText("One")
        self.noted.append("retranslate")

    def restyle(self) -> None:
        """Note it."""
        self.noted.append("restyle")

    def on_settings(self) -> None:
        """Note it."""
        self.noted.append("settings")

    def visit(self, argument: Any) -> None:
        """Note it."""
        self.noted.append(("visit", argument))

    def undo(self) -> None:
        """Take a step back."""
        self.undone.append(self.steps.pop())

    def redo(self) -> None:
        """Do it again."""
        self.steps.append(self.undone.pop())

    def undo_text(self) -> str:
        """Name the step."""
        return self.steps[-1] if self.steps else ""

    def redo_text(self) -> str:
        """Name the step."""
        return self.undone[-1] if self.undone else ""

    def palette_entries(self) -> Iterable[PaletteEntry]:
        """Offer a card."""
        return [PaletteEntry("Abel le Colérique", self.reserve, "Griffons")]


class OtherPlace(OnePlace):
    """Another one, with the same key for its verb."""

    key = "two"

    def title(self) -> str:
        """Give a title."""
        return "Two"


ROWS = (
    PlaceRow("one", "Library", "cards", __name__, "OnePlace", "Ctrl+1; Ctrl+&"),
    PlaceRow("two", "Muster", "users", __name__, "OtherPlace", "Ctrl+2; Ctrl+É"),
)
