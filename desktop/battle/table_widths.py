"""How the table shares its width: a column for each side, the rest for the centre and the journal."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Protocol

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.battle.banner import Banner
from desktop.battle.centre.panel import CentrePanel
from desktop.battle.centre_page import CentrePage
from desktop.battle.journal import Journal
from desktop.battle.roster.block import SideBlock
from desktop.battle.roster.measures import LOW, Density
from desktop.look import theme
from desktop.widgets.prompt import Prompt

_NO_LIMIT = 16777215
"""What Qt calls no largest width."""
_LEAST_STAGE = 270
"""The least width in px at 100 % of what is between the sides; with less they stand beneath each other."""


class HasParts(Protocol):
    """Stand side by side: the sides, the centre, the journal."""

    banner: Banner
    centre: CentrePanel
    journal: Journal
    middle: QHBoxLayout
    prompt: Prompt | None

    def blocks(self) -> Iterable[SideBlock]:
        """Give the columns of the sides."""

    def window(self) -> QWidget:
        """Give the window it stands in."""

    def width(self) -> int:
        """Tell how wide all of it is, in px."""

    def shown_page(self) -> CentrePage:
        """Give the page of the centre that is in view."""

    def take_keyboard(self) -> None:
        """Put the keyboard where the phase reads it."""


class Sharing:
    """Gives each part its width; the journal stands beside the centre, or in its place, or is put away."""

    def __init__(self, table: HasParts, place_anew: Callable[[], object]) -> None:
        self._table, self._place_anew = table, place_anew
        self._journal_wanted = True
        self._journal_alone = False
        self._first = QVBoxLayout()
        table.middle.insertLayout(0, self._first)
        self._first.addWidget(next(iter(table.blocks())))

    def _stack_sides(self, *, stacked: bool) -> None:
        """Put the second side beneath the first one, or at the other edge."""
        _, second = self._table.blocks()
        layout = self._first if stacked else self._table.middle
        if layout.indexOf(second) < 0:
            layout.addWidget(second)

    def _stage_width(self) -> int:
        """Give the px at 100 % that what stands in the centre needs."""
        page, prompt = self._table.shown_page(), self._table.prompt
        asked = prompt.stage_width if prompt is not None and prompt.in_stage else 0
        return max(_LEAST_STAGE, asked, page.least_width)

    def share(self) -> None:
        """Share the width the table has now."""
        table = self._table
        px = theme.current().px
        width = table.width()
        scale = theme.current().scale / 100
        seen = table.window()
        density = Density.at(seen.width() / scale, seen.height() / scale)
        least, most = density.value.wide
        side = max(px(least), min(px(most), round(width * 0.306)))
        needed = px(self._stage_width())
        columns = next((number for number in (2, 1) if width - number * side >= needed), 0)
        self._stack_sides(stacked=columns == 1)
        for block in table.blocks():
            block.set_density(density)
            block.setFixedWidth(side)
            block.setVisible(columns > 0)
        self._place_undo(in_banner=density is Density.TIGHT or seen.height() < px(LOW))
        room = width - columns * side
        beside = room >= px(760)
        table.journal.setVisible(self._journal_wanted and (beside or self._journal_alone))
        table.centre.setVisible(beside or table.journal.isHidden())
        if beside:
            table.journal.setFixedWidth(min(px(380), room - px(480)))
        else:
            table.journal.setMinimumWidth(0)
            table.journal.setMaximumWidth(_NO_LIMIT)
        self.tell_journal()
        table.middle.activate()
        self._place_anew()

    def tell_journal(self) -> None:
        """Show the journal up to now; in the centre's place it has the verbs of who looks back."""
        journal, centre = self._table.journal, self._table.centre
        if not journal.isHidden():
            journal.refresh()
            journal.show_ways(centre.ways_back() if centre.isHidden() else ())

    def _place_undo(self, *, in_banner: bool) -> None:
        """Let what undoes stand where there is room for it."""
        banner, centre = self._table.banner, self._table.centre
        centre.undo_line.set_slim(in_banner)
        if not in_banner:
            centre.show_undo()
        banner.take_undo(centre.undo_line if in_banner else None)

    def show_journal(self) -> None:
        """Show the journal, or put it away; it takes the centre's place where there is no room for both."""
        table = self._table
        if table.prompt is not None and table.prompt.steps_aside:
            table.prompt.close_panel()  # it stands beside a row that may go
        if table.centre.isHidden() or not table.journal.isHidden():
            self._journal_alone = False
            self._journal_wanted = table.centre.isHidden()
        else:
            self._journal_wanted = self._journal_alone = True
        self.share()
        if not table.journal.isHidden():
            table.journal.list.setFocus()
        else:
            table.take_keyboard()
