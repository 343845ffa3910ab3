"""The journal: every step in words, with its dice and their sum; one key looks back at that moment."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, Signal
from PySide6.QtWidgets import QWidget

from desktop.battle.centre.verb_bar import VerbBar
from desktop.battle.centre_page import GoOn
from desktop.battle.context import BattleContext
from desktop.battle.journal_lines import JournalList
from desktop.battle.screen import free_key
from desktop.models.journal import JournalLineKind, JournalModel, JournalRole, done, lines
from desktop.widgets.in_line import in_column
from desktop.widgets.text import SectionHeader, label

CLOSE = "journal.close"


class Journal(QWidget):
    """The drawer of the journal; ``looked`` a step to look back at."""

    looked = Signal(object)

    def __init__(self, context: BattleContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self.model = JournalModel(context, self)
        self.list = JournalList(context, self.model, self)
        self.list.chosen.connect(self._on_chosen)
        self._heading = SectionHeader("", self)
        self._hint = label("", self, role="soft", wrap=True)
        self.ways = VerbBar(self)
        in_column(self, self._heading, (self.list, 1), self._hint, self.ways, gap=4, edges=(8, 4, 8, 4))
        self.retranslate()

    def retranslate(self) -> None:
        """Say the fixed words again."""
        self._heading.set_words(self.tr("Journal"))
        self._hint.setText(self.tr("→ the dice and their sum · ↵ or double click: look back at it"))
        self.list.setAccessibleName(self.tr("Journal"))
        self.list.forget()

    def refresh(self) -> None:
        """Show the journal up to now."""
        if not self._went_on():
            self.model.set_rows(lines(self._context))
        context = self._context
        head = context.looked_at if context.looks_back else context.play.told_to().last(context.play.head)
        self.model.reach(head)
        row = self.model.told_row_of(head)
        if row >= 0 or head is None:
            self.list.show_now(self.model.index(max(0, row)), ahead=self.model.index(row + 1))
        self.list.viewport().update()

    def show_ways(self, verbs: Sequence[GoOn]) -> None:
        """Offer to close it, and the ways out of a look back where the centre, which has them, is hidden."""
        key = free_key(self._context, "journal")
        self.ways.show_verbs((*verbs, GoOn(CLOSE, self.tr("Close"), key, icon="x", primary=False)))

    def _went_on(self) -> bool:
        """Add the one line of a gesture that simply follows the last: a long battle is not read again."""
        play = self._context.play
        last = self.model.last()
        if play.head is None or last is None or last.kind not in (JournalLineKind.DONE, JournalLineKind.TOLD):
            return False
        if play.head == last.step:
            return not any(step.parent == play.head for step in play.steps.values())
        if play.steps[play.head].parent != last.step or not play.told_to().tells(play.head):
            return False
        self.model.append(done(self._context, play.head))
        return True

    def visible_strings(self) -> list[str]:
        """Give every string that a player could read here, tooltips included."""
        found = []
        for line in self.model.lines:
            found += [self.model.words(line), self.model.whole(line)]
        return found

    def _on_chosen(self, index: QModelIndex) -> None:
        self.looked.emit(index.data(JournalRole.LINE).step)
