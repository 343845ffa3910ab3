"""Choose which battles are meant: of an army, against an opponent, with a result."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from desktop.look import theme
from desktop.operations.battle_archive import armies_of
from desktop.operations.battle_start import BattleLine
from desktop.widgets.boxes import Combo, keep_letter, may_shrink
from desktop.widgets.esc_page import EscPage
from desktop.widgets.in_line import keep_narrow
from desktop.widgets.key_button import KeyButton
from desktop.widgets.text import label
from desktop.wording.plain import caption
from rules.battle.archive import BattleFilter, BattleOutcome
from rules.text import fold

_LETTERS, _RESULT = 8, 11
"""So many letters of a choice are seen at least, of a result so many."""


class FilterBox(Combo):
    """A box of the bar: letters find a choice in it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        may_shrink(self, _LETTERS)

    def event(self, event: QEvent) -> bool:
        """Keep letters from the verbs of the page."""
        return keep_letter(event) or super().event(event)

    def show_choices(self, choices: Sequence[tuple[str, str]], chosen: str) -> None:
        """Offer choices as (key, words) with one chosen; one that is offered no longer stays at the end."""
        blocked = QSignalBlocker(self)
        self.clear()
        for key, words in choices:
            self.addItem(caption(words), key)
        at = next((n for n, (key, _) in enumerate(choices) if fold(key) == fold(chosen)), -1)
        if at < 0:
            self.addItem(caption(chosen), chosen)
            at = self.count() - 1
        self.setCurrentIndex(at)
        blocked.unblock()


class FilterBar(EscPage):
    """Three labelled boxes, and a button that takes all of them back; Esc leaves them (``left``).

    ``results`` tells whether the result can be chosen, too.
    """

    changed = Signal()
    """Emitted when other battles are meant."""

    def __init__(self, parent: QWidget, *, results: bool = True) -> None:
        super().__init__(parent)
        self._lines: Sequence[BattleLine] = ()
        self._wanted = BattleFilter()
        self._boxes = self.army, self.opponent, self.result = tuple(FilterBox(self) for _ in range(3))
        may_shrink(self.result, _RESULT)
        self._labels = [label("", self, role="small") for _ in range(3)]
        self.all = KeyButton(self, act=self.clear)
        keep_narrow(self.all)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(2)
        for column, (said, box) in enumerate(zip(self._labels, self._boxes, strict=True)):
            said.setBuddy(box)
            grid.addWidget(said, 0, column)
            grid.addWidget(box, 1, column)
            grid.setColumnStretch(column, 2 if column < 2 else int(results))
            box.currentIndexChanged.connect(self._on_chosen)
        grid.addWidget(self.all, 1, 3, Qt.AlignmentFlag.AlignVCenter)
        for widget in (self._labels[2], self.result):
            widget.setVisible(results)

    @property
    def wanted(self) -> BattleFilter:
        """Which battles are meant."""
        return self._wanted

    @property
    def narrows(self) -> bool:
        """Whether not all battles are meant."""
        return self._wanted != BattleFilter()

    def set_wanted(self, wanted: BattleFilter) -> None:
        """Mean other battles."""
        if wanted != self._wanted:
            self._wanted = wanted
            self.refresh()
            self.changed.emit()

    def clear(self) -> None:
        """Mean all battles."""
        self.set_wanted(BattleFilter())
        self.army.setFocus()

    def show_lines(self, lines: Sequence[BattleLine]) -> None:
        """Offer the armies of these battles."""
        self._lines = lines
        self.refresh()

    def refresh(self) -> None:
        """Offer what there is in the words of now."""
        wanted, lines = self._wanted, self._lines
        words = (self.tr("Army"), self.tr("Against"), self.tr("Result"))
        for said, box, name in zip(self._labels, self._boxes, words, strict=True):
            said.setText(name)
            box.setAccessibleName(name)
        every = ("", self.tr("All", "armies"))
        self.army.show_choices([every, *((n, n) for n in armies_of(lines, wanted.opponent))], wanted.army)
        self.opponent.show_choices([every, *((n, n) for n in armies_of(lines, wanted.army))], wanted.opponent)
        self.result.show_choices(self._results(), wanted.result)
        self.all.show_verb(self.tr("Show all"), icon="x")
        self.all.setVisible(self.narrows)

    def _results(self) -> list[tuple[str, str]]:
        """Give the results: of an army, where one is chosen, else of both sides."""
        wanted = self._wanted
        choices = [("", self.tr("All", "results"))]
        if wanted.army or wanted.opponent or wanted.result == BattleOutcome.LOST:
            choices += [(BattleOutcome.WON, self.tr("Won")), (BattleOutcome.LOST, self.tr("Lost"))]
        else:
            choices += [(BattleOutcome.WON, self.tr("A victory"))]
        choices += [(BattleOutcome.DRAW, self.tr("A draw"))]
        return [*choices, (BattleOutcome.RUNNING, self.tr("Still running"))]

    def restyle(self) -> None:
        """Take sizes again."""
        for box in self._boxes:
            box.setMinimumHeight(theme.current().target)

    def _on_chosen(self) -> None:
        army, opponent, result = (str(box.currentData() or "") for box in self._boxes)
        if not (army or opponent) and result == BattleOutcome.LOST:
            result = BattleOutcome.WON  # nobody's battle: who won it, the other one lost
        self.set_wanted(BattleFilter(army, opponent, result))
