"""What a screen reader is told of a gesture: what it did, who plays, who is pointed at, why not."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QAccessible

from desktop.battle.table_parts import TableParts
from desktop.widgets.spoken import announce
from desktop.wording import apart, sentences
from desktop.wording.battle.dice_words import dice_lines
from desktop.wording.battle.effect_steps import step_words

translate = QCoreApplication.translate


class Announcing(QObject):
    """Tells what differs from what was told last, in one sentence after the other."""

    def __init__(self, table: TableParts) -> None:
        super().__init__(table.over)
        self._table = table
        self._told: tuple[str, ...] = ()
        self._steps, self._step, self._asked = ("", ""), "", ("", "")

    def tell(self) -> None:
        """Tell what the last gesture changed, once it is drawn; nothing while nobody listens."""
        table = self._table
        if table.stale or not QAccessible.isActive():
            return
        centre, chosen = table.centre, table.selection
        pointed = (block.roster.words_of(chosen) for block in table.sides.values())
        insisting = (each.detail for each in (*centre.shown.buttons(), *centre.verbs.buttons) if each.insists)
        now = (
            centre.notice.text(),
            next(insisting, ""),
            self._done(*centre.undo_line.steps),
            table.past.words,
            table.banner.accessibleName(),
            next(filter(None, pointed), ""),
            *self._asks(),
            apart(self._targets()),
        )
        before, self._told = self._told or ("",) * len(now), now
        said = [words for words, known in zip(now, before, strict=True) if words and words != known]
        if said:  # what opens beside it says itself
            announce(table.over, *said)
        table.over.setAccessibleName(table.banner.accessibleName())

    def _asks(self) -> tuple[str, str]:
        """Say which test or blow is open and what the page in view asks, as long as nothing asks over it."""
        table = self._table
        asks_else = table.prompt is not None or table.pointer.asks or table.covered
        if not (asks_else or table.context.looks_back):
            self._asked = table.trial.words, table.centre.shown.question
        return self._asked

    def _targets(self) -> Iterator[str]:
        """Say who may be named where somebody is asked for, with the letters that lead there."""
        for block in self._table.sides.values() if self._table.pointer.asks else ():
            yield from block.roster.targets_said()

    def _done(self, step: str, redo: str) -> str:
        """Say the last step, or which one was just taken back."""
        if (step, redo) != self._steps:
            undone = redo and redo == self._steps[0]
            self._steps = step, redo
            came = sentences((step, *self._thrown()))
            self._step = translate("Announcing", "Undone: {step}").format(step=redo) if undone else came
        return self._step

    def _thrown(self) -> tuple[str, ...]:
        """Say the dice of the last step, what they came to and what they did; a question says its own."""
        context, prompt = self._table.context, self._table.prompt
        last = context.last_step
        if last is None or not context.rolls() or (prompt is not None and prompt.isVisible()):
            return ()
        return dice_lines(last, context.names), step_words(last, context.names)
