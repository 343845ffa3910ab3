"""What the keyboard of a table, its answers and its moments may use of it."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QRect, SignalInstance

from desktop.battle.banner import Banner
from desktop.battle.centre.panel import CentrePanel
from desktop.battle.figure_card import FigureCard
from desktop.battle.hands import Hands
from desktop.battle.host import TableHost
from desktop.battle.journal import Journal
from desktop.battle.pointer import Pointer
from desktop.battle.roster.block import SideBlock
from desktop.battle.table_widths import Sharing
from desktop.widgets.strip import Strip


class TableParts(TableHost, Protocol):
    """The parts of a table, and the gestures that they lead to."""

    hands: Hands
    pointer: Pointer
    banner: Banner
    unsaved: Strip
    past: Strip
    trial: Strip
    sides: dict[str, SideBlock]
    centre: CentrePanel
    journal: Journal
    figure: FigureCard
    sharing: Sharing
    stale: bool

    @property
    def covered(self) -> bool:
        """Whether a cover or a hidden sequence lies over the table."""

    @property
    def possible(self) -> SignalInstance:
        """Emitted when other verbs are possible."""

    @property
    def elsewhere_wanted(self) -> SignalInstance:
        """Emitted to save the library elsewhere."""

    def refresh(self) -> None:
        """Draw what differs from the state in view."""

    def where(self, fighter: str) -> QRect:
        """Give where a figure stands on the board."""

    @property
    def asked(self) -> bool:
        """Whether a question is open that takes every key."""

    def step_aside(self) -> None:
        """Put a question away that takes only its own keys."""

    def ask_no_figure(self) -> None:
        """Take the letters away where a figure is asked for."""

    def show_verbs(self, *, on_board: bool = False) -> None:
        """Show what can be done now, also to the chosen figure; asked ``on_board`` to it alone."""

    def undo(self) -> None:
        """Take the last step back."""

    def redo(self) -> None:
        """Do the step that was taken back once more."""
