"""The keys of the table that no button took: letters to a figure, the page in view, what is open."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from desktop.battle.pointer import verb_of
from desktop.battle.table_parts import TableParts


class TableKeyboard:
    """Hands keys to who asked for a figure, to the page in view, to the pointer; Esc leaves what is open."""

    def __init__(self, table: TableParts) -> None:
        self._table = table

    def takes(self, event: QKeyEvent) -> bool:
        """Tell whether a key belongs to the page in view, not to a verb of the battle."""
        return self._page_reads(event)

    def press(self, event: QKeyEvent) -> bool:
        """Do what a key means; False for one that means nothing here."""
        table = self._table
        if table.pointer.asks:
            table.pointer.type(event)
        elif self._page_reads(event):
            table.centre.shown.press_key(event)
        elif event.key() == Qt.Key.Key_Escape:
            self._escape()
        elif event.key() == Qt.Key.Key_Space:
            if not table.centre.shown.peek_at() and table.selection:
                table.press(table.selection)
        else:
            return table.pointer.press(event) or self._says_why(event)
        return True

    def _says_why(self, event: QKeyEvent) -> bool:
        """Say why the verb of a key means nothing now; a refusal that stands already stays in view."""
        context = self._table.context
        verb = verb_of(context.place, event)
        words = verb.why_not() if verb is not None else ""
        if words and context.pending is None:
            self._table.say_refusal(words)
        return bool(words)

    def release(self, event: QKeyEvent) -> None:
        """Cover what was shown while Space was held."""
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self._table.centre.shown.close_private()

    def _page_reads(self, event: QKeyEvent) -> bool:
        """Tell whether a key is for what is open on the page in view."""
        table = self._table
        free = table.prompt is None and not table.pointer.asks and not table.covered
        return free and table.centre.shown.isVisible() and table.centre.shown.reads(event)

    def _escape(self) -> None:
        """Leave what is open last, else choose nobody."""
        table, context = self._table, self._table.context
        if table.figure.is_open:
            table.figure.close()
        elif context.looks_back:
            context.look_now()
        elif context.pending is not None:
            context.forget_refusal()
            table.refresh()
        elif table.centre.isHidden():
            table.sharing.show_journal()
        elif context.ends:
            context.propose(None)
        else:
            table.say_refusal("")
            table.select("")
