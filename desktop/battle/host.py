"""What the table does for those who ask, act and are shown on it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Protocol, TypeVar

from PySide6.QtCore import SignalInstance
from PySide6.QtWidgets import QWidget

from desktop.battle.centre_page import CentrePage
from desktop.widgets.conversation import Conversing
from desktop.widgets.prompt import Prompt
from rules.battle.rows import PhaseRow

if TYPE_CHECKING:
    from desktop.battle.context import BattleContext
    from desktop.battle.roster.block import SideBlock

Page = TypeVar("Page", bound=CentrePage)


class TableHands(Protocol):
    """What pages and keys let the hands of any system do."""

    def choose(self, code: str) -> None:
        """Do a choice by its code."""

    def open_actions(self, key: str) -> None:
        """Ask what a figure does; hand it over to who asked for one."""

    def open_verbs(self, key: str) -> None:
        """Show all that can happen to a figure."""

    def digit(self, number: int) -> bool:
        """Choose the n-th figure of those that speak; False where there are fewer."""

    def name(self, card: str) -> None:
        """Ask for the name of a card."""


class TableHost(Protocol):
    """A table with an open battle: prompts lie over it, letters on it lead to figures."""

    context: BattleContext
    conversation: Conversing
    prompt: Prompt | None
    selection: str

    @property
    def report_wanted(self) -> SignalInstance:
        """Emitted with what to do with the report: "copy", "save" or "print"."""

    @property
    def over(self) -> QWidget:
        """The widget that prompts lie over; it is the parent of who serves it."""

    @property
    def hands(self) -> TableHands:
        """The hands of the players."""

    def possible_changed(self) -> None:
        """Say that other verbs are possible now."""

    # -- the chosen figure --------------------------------------------------------------------------

    def select(self, fighter: str) -> None:
        """Choose a figure ("" for none)."""

    def take(self, fighter: str) -> None:
        """Hand a figure that was pressed over to who asked for one, else choose it."""

    def press(self, fighter: str) -> None:
        """Take a figure that was pressed: its card opens beside it, and closes again."""

    # -- what lies over it --------------------------------------------------------------------------

    def open_prompt(self, prompt: Prompt) -> None:
        """Ask something; one question at a time."""

    def show_card(self, card: str) -> None:
        """Show the whole reference card over the table."""

    def take_keyboard(self) -> None:
        """Put the keyboard where the phase reads it."""

    # -- what it says -------------------------------------------------------------------------------

    def say_refusal(self, words: str) -> None:
        """Say why something was refused, or what is asked for; "" for nothing."""

    def say_test(self, words: str, *verbs: tuple[str, str]) -> None:
        """Say that a test is open, with its verbs (words, key); "" for none."""

    # -- the page in view ---------------------------------------------------------------------------

    def shown_page(self) -> CentrePage:
        """Give the page of the centre that is in view."""

    def page_like(self, kind: type[Page]) -> Page:
        """Give the page of a class, made now where nobody needed it yet. Raises LookupError for none."""

    def phase_row(self) -> PhaseRow | None:
        """Give the chosen row of combat and upkeep."""

    def next_row(self) -> None:
        """Choose the next open row of combat and upkeep."""

    def close_private(self) -> None:
        """Close what only one side may see."""

    # -- letters that lead to a figure --------------------------------------------------------------

    def show_targets(self, targets: frozenset[str]) -> None:
        """Ring the figures that may be named, none to put the rings away."""

    def show_letters(self, letters: Mapping[str, str]) -> None:
        """Show letters on the cards, none to put them away."""

    @property
    def asks(self) -> bool:
        """Whether a figure is asked for."""

    def set_asked(self, asked: bool, needed: bool = False) -> None:
        """Say whether a figure is asked for: Enter belongs to that then, and is nobody unless ``needed``."""

    def blocks(self) -> Iterable[SideBlock]:
        """Give the columns of the sides."""

    def figures(self) -> list[list[list[str]]]:
        """Give the figures as they lie there: by side, line and place in the line."""

    def verb(self, name: str) -> Callable[[], object]:
        """Give a verb by its name."""
