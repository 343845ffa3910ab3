"""What a screen reader is told of a gesture: what it did, who plays, who is pointed at, why not."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject, Qt
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
        table.centre.refused.connect(self.refuse)
        table.centre.turned.connect(self.tell, Qt.ConnectionType.QueuedConnection)  # once drawn
        self._told: tuple[str, ...] = ()
        self._why = ""  # what is to be said though it was said before
        self._steps: tuple[str, str, int | None] = "", "", None
        self._step, self._asked, self._named = "", ("", ""), ""

    def refuse(self, words: str) -> None:
        """Say why not, or what is asked for, each time."""
        self._why = words
        self.tell()

    def tell(self) -> None:
        """Tell what the last gesture changed, once it is drawn; nothing while nobody listens."""
        table = self._table
        if table.stale or not QAccessible.isActive():
            return
        centre, chosen = table.centre, table.selection
        pointed = (block.roster.words_of(chosen) for block in table.sides.values())
        now = (
            self._done(*centre.undo_line.steps), table.past.words, table.banner.accessibleName(),
            next(filter(None, pointed), ""), *self._asks(), self._targets(),
        )  # fmt: skip
        before, self._told = self._told or ("",) * len(now), now
        said = (words for words, known in zip(now, before, strict=True) if words != known)
        verbs = (*centre.shown.buttons(), *centre.verbs.buttons) if self._why else ()
        insisting = next((each.detail for each in verbs if each.insists), "")  # a verb may know more of it
        why = self._why if centre.notice.text() else insisting or self._why
        announce(table.over, why, *said)  # what opens beside it says itself
        self._why = ""
        table.over.setAccessibleName(table.banner.accessibleName())

    def _asks(self) -> tuple[str, str]:
        """Say which test or blow is open and what the page in view asks, as long as nothing asks over it."""
        table = self._table
        asks_else = table.prompt is not None or table.pointer.asks or table.covered
        if not (asks_else or table.context.looks_back):
            self._asked = table.trial.words, table.centre.shown.question
        return self._asked

    def _targets(self) -> str:
        """Say who may be named, once as the letters that lead there are shown."""
        now = apart(words for block in self._table.sides.values() for words in block.roster.targets_said())
        self._named = now and (self._named or now)
        return self._named

    def _done(self, step: str, redo: str) -> str:
        """Say the last step, or which one was just taken back; one like the step before it, too."""
        head = self._table.context.play.head
        if (step, redo, head) != self._steps:
            undone = redo and redo == self._steps[0]
            self._steps, self._told = (step, redo, head), self._told and ("", *self._told[1:])
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
