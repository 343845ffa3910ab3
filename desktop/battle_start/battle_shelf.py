"""The battles there are, those of them that somebody looks for, and a way out where there is none."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from desktop.archive.filter_bar import FilterBar
from desktop.battle_start.battle_items import BattleList
from desktop.battle_start.battle_row import battle_row
from desktop.operations import battle_archive, battle_start
from desktop.operations.battle_start import BattleLine
from desktop.widgets.empty import EmptyState
from desktop.widgets.in_line import in_column
from desktop.widgets.search import found_words
from desktop.widgets.spoken import announce

_FEW = 2
"""From so many battles on one may look for some of them."""


class BattleShelf(QWidget):
    """Shows the list of battles beneath what narrows it."""

    changed = Signal()
    """Emitted when others are shown."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.lines: Sequence[BattleLine] = ()
        self.bar = FilterBar(self)
        self.list = BattleList(self)
        self.none = EmptyState("filter", self)
        self._stack = QStackedWidget(self)
        self._stack.addWidget(self.list)
        self._stack.addWidget(self.none)
        in_column(self, self.bar, (self._stack, 1), gap=8)
        self.bar.changed.connect(self._on_changed)
        self.bar.left.connect(self.take_keyboard)
        self.none.chosen.connect(self.bar.clear)

    @property
    def may_narrow(self) -> bool:
        """Whether there is something to choose from."""
        return len(self.lines) >= _FEW or self.bar.narrows

    def show_lines(self, lines: Sequence[BattleLine]) -> None:
        """Show these battles; the chosen one stays chosen, else the one that goes on is."""
        self.lines = lines
        self.bar.show_lines(lines)
        self.bar.setVisible(self.may_narrow)
        self._show()

    def _show(self) -> None:
        chosen = self.list.selected()
        resumes = battle_start.resumable(self.lines)
        found = battle_archive.found(self.lines, self.bar.wanted)
        known = {line.id for line in found}
        wanted = chosen.id if chosen is not None and chosen.id in known else resumes
        self.list.set_rows([battle_row(line, resumes) for line in found], wanted)
        self._stack.setCurrentWidget(self.none if self.lines and not found else self.list)

    def select(self, battle_id: str) -> None:
        """Choose a battle in the list, whatever was looked for."""
        if self.list.battles.place_of(battle_id) < 0:
            self.bar.set_wanted(type(self.bar.wanted)())
        self.list.select(battle_id)

    def take_keyboard(self) -> None:
        """Give the keyboard to the list, or to the way out of an empty one."""
        shown = self._stack.currentWidget()
        (self.list if shown is self.list else self.none.button("all")).setFocus(
            Qt.FocusReason.OtherFocusReason
        )

    def narrow(self) -> None:
        """Give the keyboard to what narrows the list."""
        self.bar.army.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def retranslate(self) -> None:
        """Say the fixed words again."""
        self.bar.refresh()
        self.none.set_words(self.tr("No battle matches."))
        self.none.set_verbs(("all", self.tr("Show all battles")))

    def restyle(self) -> None:
        """Take sizes again."""
        self.bar.restyle()
        self.list.restyle()

    def _on_changed(self) -> None:
        self._show()
        announce(self, found_words(self.list.battles.rowCount(), self.tr("No battle matches.")))
        self.changed.emit()
