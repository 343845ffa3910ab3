"""Show the order that a side hides to its owner alone: the laptop changes hands before and after it."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QToolButton, QVBoxLayout, QWidget

from desktop.printing.sources import PrintSources
from desktop.shell.place import WindowPlace
from desktop.widgets.actions import ActionRow, ActionSet
from desktop.widgets.cover import CoverScreen
from desktop.wording import fill
from desktop.wording.plain import caption

SIDES = ("a", "b")

_NAME = 24
"""Letters of a name that a button has room for."""


class OrderReveal(QObject):
    """A verb for each side that hides, the covers before and after, and which order is in view."""

    changed = Signal()
    """Emitted when the order of a side is to be laid out, or no longer."""

    def __init__(self, place: WindowPlace, sources: PrintSources) -> None:
        super().__init__(place)
        self._place, self._sources, self._asked = place, sources, ""
        self._actions: ActionSet | None = None
        self.buttons = QWidget(place)
        """The verbs, where what is printed is chosen."""
        self._shown: dict[str, QToolButton] = {}
        self.cover = CoverScreen(place, self._clock)
        self.cover.uncovered.connect(self._on_uncovered)
        self.cover.turned_back.connect(self.end)
        self.cover.reworded.connect(self._say)
        self.buttons.hide()

    def _clock(self) -> float:
        return 0.0 if self._place.desk is None else self._place.desk.clock()

    def rows(self, group: str) -> list[ActionRow]:
        """Give its verbs."""
        first, second = SIDES
        return [
            ActionRow("printing.order_a", self.tr("Order of the first side…"), self.ask_first, "eye-off",
                      "Ctrl+Shift+A", partial(self._hides, first), group,
                      self.tr("A strip to cut off, which its owner alone sees"), why=self._why_not),
            ActionRow("printing.order_b", self.tr("Order of the second side…"), self.ask_second, "eye-off",
                      "Ctrl+Shift+B", partial(self._hides, second), group,
                      self.tr("A strip to cut off, which its owner alone sees"), why=self._why_not),
            ActionRow("printing.cover", self.tr("Cover the order again"), self.put_back, "eye-off", "Esc",
                      self.is_open, group, self.tr("Then both players may look again")),
        ]  # fmt: skip

    def add_verbs(self, actions: ActionSet) -> None:
        """Take the verbs as they live."""
        column = QVBoxLayout(self.buttons)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        self._actions = actions
        ids = {"a": "printing.order_a", "b": "printing.order_b", "": "printing.cover"}
        for side, id in ids.items():
            self._shown[side] = actions.button(id, self.buttons)
            column.addWidget(self._shown[side])

    def show_hiding(self) -> None:
        """Offer the verbs that mean something now, by the names of the sides."""
        hiding, opened = self._sources.hiding, self.is_open()
        self.buttons.setVisible(bool(hiding))
        for side, button in self._shown.items():
            button.setVisible(opened if not side else side in hiding and not opened)
        if self._actions is not None:
            for side, name in hiding.items():
                shown = name if len(name) <= _NAME else name[: _NAME - 1].rstrip() + "…"
                key, words = f"printing.order_{side}", self.tr("Order of {name}…")
                self._actions[key].setText(caption(fill(words, name=shown)))
                whole, tip = fill(words, name=name), self.tr("A strip to cut off, which its owner alone sees")
                self._actions.describe(key, f"{whole} {tip}" if shown != name else "")
                self._shown[side].setAccessibleName(whole)

    def is_open(self) -> bool:
        """Whether the order of a side is in view."""
        return bool(self._sources.order_of)

    def _hides(self, side: str) -> bool:
        return side in self._sources.hiding and not self.is_open()

    def _why_not(self) -> str:
        if self.is_open():
            return self.tr("Cover the order in view first")
        return self.tr("This side hides no order in what is printed")

    # The laptop changes hands

    def ask_first(self) -> None:
        """Cover the screen for the first side."""
        self._ask(SIDES[0])

    def ask_second(self) -> None:
        """Cover the screen for the second side."""
        self._ask(SIDES[1])

    def _ask(self, side: str) -> None:
        self._asked = side
        self._say()

    def put_back(self) -> None:
        """Put the order away and cover the screen for both."""
        self.end()
        self.changed.emit()
        self._say()

    def end(self) -> bool:
        """Put away what is for one side alone, without a word; tell whether there was anything."""
        had = self.is_open()
        self._asked = self._sources.order_of = ""
        self.cover.hide()
        return had

    def _say(self) -> None:
        """Cover the screen for the owner, or for both once the owner is done."""
        back = self.tr("Back to the sheets")
        if not self._asked:
            self.cover.cover(self.tr("Put the laptop back"), self.tr("Both players may look again."), back)
            return
        who = self._sources.hiding.get(self._asked, "")
        self.cover.cover(
            fill(self.tr("Pass to {name}"), name=who),
            fill(self.tr("Only {name} may see the order of the cards."), name=who),
            fill(self.tr("I am {name}"), name=who),
            SIDES.index(self._asked),
            back=back,
        )

    def _on_uncovered(self) -> None:
        side = self._asked
        self.end()
        if side:
            self._sources.order_of = side
            self.changed.emit()
        self._place.setFocus()
