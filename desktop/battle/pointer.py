"""Point at a figure by keys: arrows walk, letters lead to any of them, digits to those that speak."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget

from desktop.battle.centre.speaking import speaking_fighters
from desktop.battle.host import TableHost
from desktop.drafts.letter_hints import Hints
from desktop.shell.place import WindowPlace
from desktop.widgets.actions import ActionRow
from desktop.widgets.keys import ARROWS, typed
from desktop.widgets.typed_keys import digit
from rules.text import Message

_VERB = "-"
"""The 6 of a French keyboard without Shift is a verb of the table in every system."""


def verb_of(place: QWidget | None, event: QKeyEvent) -> ActionRow | None:
    """Give the verb of a place that has a key: the one that means something now, if any does."""
    if not isinstance(place, WindowPlace):
        return None
    own, keys = place.actions_set, QKeySequence(event.keyCombination())
    found = [r for r in own.rows if r.page in ("", place.page) and keys in own.lent(r.id).shortcuts()]
    return next((row for row in found if row.possible()), found[0] if found else None)


class Pointer(QObject):
    """Moves the choice of a figure over the table, and hands a figure over to who asked for one."""

    def __init__(self, table: TableHost) -> None:
        super().__init__(table.over)
        self._table = table
        self.hints: Hints | None = None
        self.needs = False  # whether Enter means nothing: somebody is to be named
        self._then: Callable[[str], object] | None = None
        self._left: Callable[[], object] | None = None
        self._lone: tuple[str, int | None] | None = None
        self._again = False

    @property
    def asks(self) -> bool:
        """Whether the letters of the cards are shown and typed letters lead to a figure."""
        return self.hints is not None

    def ask(
        self,
        words: str,
        then: Callable[[str], object],
        left: Callable[[], object] | None = None,
        among: frozenset[str] = frozenset(),
        *,
        needed: bool = False,
    ) -> None:
        """Show the letters of the cards; hand the figure they lead to over, "" for Enter unless ``needed``.

        ``left`` is told that nobody was named, by Esc. ``among`` are those who are likely meant: they are
        ringed, and only their cards have letters; any other one can be pressed.
        """
        table = self._table
        table.set_asked(True, needed)  # first: what steps aside for it ends what was asked before
        game = table.context.game
        self.hints, self._then, self._left, self.needs = Hints.over(game), then, left, needed
        if among:
            self.hints.keep({game.fighters[key].card for key in among})
        table.show_targets(among)
        table.say_refusal(words)
        self._show()
        table.over.setFocus()
        table.possible_changed()

    def letters(self) -> Mapping[str, str]:
        """Give the letters that lead to the cards."""
        return Hints.over(self._table.context.game).cards

    def end(self, found: str | None) -> None:
        """Put the letters away, and hand the figure over when one was reached."""
        if self.hints is None:
            return
        then, self.hints, self._then, self._left = self._then, None, None, None
        self._again, self._lone = False, None
        table = self._table
        table.show_targets(frozenset())
        self._show()
        table.say_refusal("")
        table.set_asked(False)
        table.possible_changed()
        table.take_keyboard()
        if found is not None and then is not None:
            then(found)

    def leave(self) -> None:
        """Put the letters away, and tell who asked that nobody was named."""
        left = self._left
        self.end(None)
        if left is not None:
            left()

    def take(self, fighter: str) -> None:
        """Hand a figure that was pressed over to who asked for one, else choose it."""
        if self.asks:
            self.end(fighter)
        else:
            self._table.select(fighter)

    def _show(self) -> None:
        hints = self.hints.shown() if self.hints is not None else {}
        self._table.show_letters(hints)

    def type(self, event: QKeyEvent) -> None:
        """Take a key while letters are shown."""
        assert self.hints is not None
        if event.key() == Qt.Key.Key_Escape:
            self.leave()
        elif event.key() == Qt.Key.Key_F6:
            back = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            self._table.verb("part_before" if back else "next_part")()
        elif event.key() in ARROWS:
            rosters = [block.roster for block in self._table.blocks()]
            next((each for each in rosters if each.targets_said()), rosters[0]).setFocus()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not self.needs:
                self.end("")
        elif typed(event) and self.hints.type(typed(event)):
            if self.hints.done:
                found, lone = self.hints.found, len(self.hints.game.fighters_of(self.hints.last[0])) == 1
                self.end(found)
                self._lone = (found, self._table.context.play.head) if lone else None
            else:
                self._show()
        elif typed(event) and self._again and not self.hints.typed:
            self.end(None)
            verb = verb_of(self._table.context.place, event)
            if verb is not None and verb.possible():
                verb.slot()

    def find(self) -> None:
        """Lead to any figure, to choose it.

        A card of one figure is reached by its letter alone. Who types that figure's A all the same, out of
        habit, asks anew: then a key that is no card's letter is the verb it always is. A question about it
        stays that once.
        """
        table = self._table
        again, self._lone = self._lone == (table.selection, table.context.play.head), None
        if again and table.prompt is not None:
            return
        self.ask(table.context.say(Message("ask.letters")), table.select, needed=True)
        self._again = again

    def press(self, event: QKeyEvent) -> bool:
        """Walk with an arrow, choose with a digit; True when the key meant something."""
        arrow = ARROWS.get(Qt.Key(event.key()))
        text = typed(event)
        if arrow is not None:
            self.walk(*arrow)
        elif text != _VERB and self._table.shown_page().press_key(event):
            return True
        elif text != _VERB and (number := digit(text)) and speaking_fighters(self._table.context):
            self._table.hands.digit(number)
        else:
            return False
        return True

    def walk(self, across: int, down: int) -> None:
        """Walk to the next figure: up and down between cards, left and right through figures and sides."""
        table = self._table
        page = table.shown_page()
        if page.walk(down) if down else page.unfold(across > 0):
            return
        grids = table.figures()
        found = [
            (side, row, column)
            for side, grid in enumerate(grids)
            for row, line in enumerate(grid)
            for column, key in enumerate(line)
            if key == table.selection
        ]
        if not found:
            table.select(next((row[0] for grid in grids for row in grid), ""))
            return
        side, row, column = found[0]
        if down:
            row = max(0, min(len(grids[side]) - 1, row + down))
        elif 0 <= column + across < len(grids[side][row]):
            column += across
        elif 0 <= side + across < len(grids) and grids[side + across]:
            side += across
            row = min(row, len(grids[side]) - 1)
            column = 0 if across > 0 else len(grids[side][row]) - 1
        line = grids[side][row]
        table.select(line[max(0, min(len(line) - 1, column))])
