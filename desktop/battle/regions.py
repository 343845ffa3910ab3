"""Walk by F6 from one part of the screen to the next, each said by its name as the keyboard comes to it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QApplication, QWidget

from desktop.battle.roster.roster import SideRoster
from desktop.battle.table_parts import TableParts
from desktop.shell.place import WindowPlace
from desktop.shell.rail import Rail
from desktop.widgets.spoken import announce

translate = QCoreApplication.translate


class Regions:
    """The parts of the screen in the order of F6: who has the hand finds the own figures first."""

    def __init__(self, table: TableParts) -> None:
        self._table = table

    def _all(self) -> Iterator[tuple[QWidget, str]]:
        """Give the parts and their names; the figures of who has the hand stand before the stage."""
        table = self._table
        place = table.context.place
        if isinstance(place, WindowPlace) and (rail := place.window().findChild(Rail)) is not None:
            yield rail, translate("Regions", "Places of the program")
        yield table.banner, table.banner.accessibleName()
        own = "b" if table.banner.view.side == 1 else "a"
        other = "a" if own == "b" else "b"
        for part in (table.sides[own].roster, table.centre, table.sides[other].roster):
            yield part, part.accessibleName() or translate("Regions", "What is asked now")
        yield table.centre.undo_line, table.centre.undo_line.words

    def next(self) -> None:
        """Go to the part after that of the keyboard."""
        self._go(1)

    def previous(self) -> None:
        """Go to the part before that of the keyboard."""
        self._go(-1)

    def _go(self, by: int) -> None:
        parts = [(part, name, first) for part, name in self._all() if (first := _first(part)) is not None]
        now = QApplication.focusWidget()
        # the innermost part, which stands later: the line of undo lies in the stage
        here = [n for n, (part, *_) in enumerate(parts) if now is part or part.isAncestorOf(now or part)]
        undo = [n for n in here if parts[n][0] is self._table.centre.undo_line]
        stage = next(n for n, (part, *_) in enumerate(parts) if part is self._table.centre)
        at = (undo or here or [stage])[0]
        _part, name, first = parts[(at + by) % len(parts)]
        announce(self._table.over, name)
        first.setFocus(Qt.FocusReason.TabFocusReason)


def _first(part: QWidget) -> QWidget | None:
    """Give what takes the keyboard in a part, None where nothing in view does."""
    if not part.isVisible():
        return None
    if isinstance(part, SideRoster):
        return part if part.rows else None
    order = cast("list[QWidget]", part.findChildren(QWidget))
    able = (each for each in order if each.isVisible() and each.isEnabled())
    return next((each for each in able if each.focusPolicy() & Qt.FocusPolicy.TabFocus), None)
