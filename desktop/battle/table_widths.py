"""How the table shares its width: a column for each side, the rest for the centre and the journal."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from PySide6.QtWidgets import QWidget

from desktop.battle.centre_page import CentrePage
from desktop.battle.journal import Journal
from desktop.battle.roster.block import SideBlock
from desktop.battle.roster.measures import Density
from desktop.look import theme
from desktop.widgets.prompt import Prompt

_NO_LIMIT = 16777215
"""What Qt calls no largest width."""


class HasParts(Protocol):
    """Stand side by side: the sides, the centre, the journal."""

    @property
    def centre(self) -> QWidget:
        """What is between the sides."""

    @property
    def journal(self) -> Journal:
        """The drawer of the journal."""

    def blocks(self) -> Iterable[SideBlock]:
        """Give the columns of the sides."""

    def window(self) -> QWidget:
        """Give the window it stands in."""

    def width(self) -> int:
        """Tell how wide all of it is, in px."""

    @property
    def prompt(self) -> Prompt | None:
        """The question at hand."""

    def shown_page(self) -> CentrePage:
        """Give the page of the centre that is in view."""

    def take_keyboard(self) -> None:
        """Put the keyboard where the phase reads it."""


class Sharing:
    """Gives each part its width; the journal stands beside the centre, or in its place, or is put away."""

    def __init__(self, table: HasParts) -> None:
        self._table = table
        self._journal_wanted = True
        self._journal_alone = False

    def _stage_width(self) -> int:
        """Give the px at 100 % that what stands in the centre needs."""
        page, prompt = self._table.shown_page(), self._table.prompt
        asked = prompt.stage_width if prompt is not None and prompt.in_stage else 0
        return max(asked, page.least_width)

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
        stands = width - 2 * side >= px(self._stage_width())
        for block in table.blocks():
            block.set_density(density)
            block.setFixedWidth(side)
            block.setVisible(stands)
        room = width - 2 * side if stands else width
        beside = room >= px(760)
        table.journal.setVisible(self._journal_wanted and (beside or self._journal_alone))
        table.centre.setVisible(beside or table.journal.isHidden())
        if beside:
            table.journal.setFixedWidth(min(px(380), room - px(480)))
        else:
            table.journal.setMinimumWidth(0)
            table.journal.setMaximumWidth(_NO_LIMIT)
        if not table.journal.isHidden():
            table.journal.refresh()

    def show_journal(self) -> None:
        """Show the journal, or put it away; it takes the centre's place where there is no room for both."""
        table = self._table
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
