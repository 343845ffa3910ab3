"""A page of the centre of the table: what a phase asks for, above the chosen figure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRect, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from desktop.widgets.actions import ActionSet, PaletteEntry
from desktop.widgets.key_button import VerbButton
from rules.battle.commands import Command
from rules.battle.rows import PhaseRow
from rules.text import Refusal


@dataclass(frozen=True, slots=True)
class GoOn:
    """A large verb beneath a page: the code of its choice, its words, its key, what stands below them.

    The one of Enter is the first, and ``primary`` while nothing else is asked; a ``refused`` one says why,
    and ``insists`` where pressing it again does it all the same. ``tip`` says all of it.
    """

    code: str
    words: str
    key: str
    detail: str = ""
    icon: str = ""
    primary: bool = True
    refused: bool = False
    insists: bool = False
    tip: str = ""


class CentrePage(QWidget):
    """What every page answers; most need few of these.

    One that listens to the battle by itself ``draws_itself``: it is not asked to.
    """

    draws_itself = False
    least_width = 0
    """The width in px at 100 % that it needs; where that is not left, the rosters make way."""

    turned = Signal()
    """Emitted when another line of the page has the keys: the verbs beneath are others."""

    def refresh(self, selected: str = "") -> None:
        """Draw the state in view, with this figure chosen."""

    def retranslate(self) -> None:
        """Say the fixed words again; what is drawn by `refresh` follows by itself."""

    def restyle(self) -> None:
        """Take the theme's colours and sizes again."""
        self.updateGeometry()
        self.update()

    def take_keyboard(self) -> bool:
        """Put the keyboard where the page reads keys of its own; False for one that reads none."""
        return False

    @property
    def has_keys(self) -> bool:
        """Whether it takes the keyboard from the table, which then is no stop of Tab itself."""
        return False

    @property
    def question(self) -> str:
        """What the page asks now, as it is told who listens; "" where verbs and banner say it."""
        return self.accessibleName()

    def keys(self) -> ActionSet | None:
        """Give the keys of the page for the sheet of keys, None for one that has none of its own."""
        return None

    def found(self) -> tuple[PaletteEntry, ...]:
        """Give what Ctrl+K finds on the page."""
        return ()

    def go_on(self, asked: bool) -> GoOn | None:
        """Give the large verb beneath it; while a figure is ``asked`` for, Enter belongs to that."""
        return None

    def verbs(self, asked: bool) -> tuple[GoOn, ...]:
        """Give the verbs of the moment, at most five, the one of Enter first."""
        first = self.go_on(asked)
        return (first,) if first is not None else ()

    def do_verb(self, code: str) -> bool:
        """Do a verb of the bar by its code; False for one that the hands of the table know."""
        return False

    def buttons(self) -> Sequence[VerbButton]:
        """Give the buttons of choices on the page itself, beside those of the bar beneath it."""
        return ()

    def head(self) -> QWidget | None:
        """Give what stays above the page while it scrolls, None for nothing."""
        return None

    def fit(self) -> None:
        """Take the room there is, which has changed its height."""

    def reveal(self) -> None:
        """Scroll so that what is chosen is in view."""

    def rect_of(self, figure: str) -> QRect:
        """Give where a figure stands on the page, an empty rectangle where it does not."""
        return QRect()

    def show_targets(self, targets: frozenset[str]) -> None:
        """Ring the figures on the page that may be named."""

    def walk(self, by: int) -> bool:
        """Walk to another line of the page; False where the arrows walk over the figures."""
        return False

    def reads(self, event: QKeyEvent) -> bool:
        """Tell whether a key is for what is open on the page, before any verb of the table."""
        return False

    def answer(self, row: PhaseRow) -> bool:
        """Do a row by what is entered on it here; False where nothing is to be entered."""
        return False

    def keep_fallen(self) -> None:
        """Carry out what fell or was written on the page: nobody leaves it behind."""

    @property
    def row(self) -> PhaseRow | None:
        """The row that is chosen on the page."""
        return None

    @property
    def together(self) -> tuple[PhaseRow, ...]:
        """The rows that one key deals with along with the chosen one."""
        return ()

    def press_key(self, event: QKeyEvent) -> bool:
        """Take a key that is no verb of the table; False for one that means nothing here."""
        return False

    def begin_lit(self) -> bool:
        """Do what the line that has the keys asks for, by Enter; False where its row is dealt with."""
        return False

    def marking(self, row: PhaseRow, state: str) -> Command | None:
        """Give the command that marks a row together with others, None where it is marked alone."""
        return None

    def left(self) -> Refusal | None:
        """Say what is left to do before the phase ends, None for nothing that the page knows of."""
        return None

    def show_left(self) -> None:
        """Show what `left` says."""

    def unfold(self, opens: bool) -> bool:
        """Unfold the chosen line, or fold it; False where the arrows walk over the figures."""
        return False

    def next_open(self) -> None:
        """Choose the next row that nobody has dealt with."""

    def rows_left(self) -> frozenset[str]:
        """Give the rows that nobody has dealt with, by their ids."""
        return frozenset()

    def enter(self) -> None:
        """Choose what a phase begins with, once it is in view."""

    def resume(self, left: frozenset[str]) -> None:
        """Choose where play goes on, after steps were taken back or done again; ``left`` was open before."""

    @property
    def holds_test(self) -> bool:
        """Whether a row of the page shows the test at hand."""
        return False

    def show_test(self) -> bool:
        """Go on with the test at hand on its row; False where it belongs to none of the page."""
        return False

    @property
    def orders(self) -> str:
        """The side that orders its cards on the page, "" for none."""
        return ""

    @property
    def uncovered(self) -> str:
        """The side whose hidden sequence the page shows, "" for none."""
        return ""

    def peek_at(self) -> bool:
        """Show what only the side with the hand may see while a key is held; False for nothing hidden."""
        return False

    def close_private(self) -> None:
        """Close what only one side may see."""

    def tells(self, command: Command) -> bool:
        """Tell whether what was pressed says by itself why a command is refused."""
        return False
