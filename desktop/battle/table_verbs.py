"""The verbs and keys of the battle for the table in view, as the window's menus and buttons read them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import QCoreApplication, QObject

from desktop.battle.centre.verbs import Verb
from desktop.battle.keys import KeyRow
from desktop.battle.screen import screen_of
from desktop.battle.system_loader import DEFAULT, pieces_of
from desktop.battle.table import BattleTable
from desktop.widgets.actions import ActionRow, ActionSet, key_on_button
from desktop.wording.battle.pieces import Pieces

_ON_AND_ON = ("notch", "heal", "gem", "spend_gem", "faith", "spend_faith", "containers", "spend_container",
              "back", "forth")  # fmt: skip
"""The verbs that a held key does again: they notch, count or leaf through the steps."""


class HasTable(Protocol):
    """Have a table in view, or none; its verbs are among those of the place."""

    table: BattleTable | None

    @property
    def actions_set(self) -> ActionSet:
        """The verbs of the place."""


def _tr(words: str) -> str:
    return QCoreApplication.translate("Keys", words)


class Keys(QObject):
    """Makes the rows of the battle's verbs for the table in view."""

    def __init__(self, place: HasTable, parent: QObject) -> None:
        super().__init__(parent)
        self._place = place
        self._acts: dict[str, _Act] = {}
        self._pieces: Pieces | None = None

    def play_by(self, pieces: Pieces) -> bool:
        """Take the verbs of a system; True when they are others than before."""
        before, self._pieces = self._pieces, pieces
        return before is not pieces

    def rows(self) -> list[ActionRow]:
        """Give all rows, words in the language of now."""
        # without a battle the sheet of keys is whole all the same
        pieces = self._pieces or pieces_of(DEFAULT)
        return [self._row(row) for row in screen_of(pieces).keys]

    def possible(self) -> tuple[bool, ...]:
        """Tell of each row whether it means something now, none without a table.

        Rows that mean something at the same times are asked once: it is asked after every gesture.
        """
        table, pieces = self._place.table, self._pieces
        if table is None or pieces is None:
            return ()
        whens = [row.when for row in screen_of(pieces).keys]
        means = table.meaning(set(whens))
        return tuple(means[when] for when in whens)

    def _row(self, row: KeyRow) -> ActionRow:
        # kept: an action is connected once, to the first one, and holds it but weakly
        act = self._acts.setdefault(row.id, _Act(self._place, row.id))
        return ActionRow(
            f"battle.{row.id}", _tr(row.words), act.do, row.icon, row.key, act.possible, _tr(row.group),
            why=act.why, repeats=row.id in _ON_AND_ON, reads=row.reads,
        )  # fmt: skip

    def figure_card(self, table: BattleTable) -> list[Verb]:
        """Give the verbs that stand on the card of a figure, in short words."""
        screen = screen_of(table.context.pieces)
        return self._verbs(table, [name for name in screen.card_verbs if name in screen.verbs])

    def figure(self, table: BattleTable) -> list[Verb]:
        """Give all verbs of a figure, in short words."""
        return self._verbs(table, screen_of(table.context.pieces).verbs)

    def _verbs(self, table: BattleTable, names: Sequence[str]) -> list[Verb]:
        by_id = {row.id: row for row in self._place.actions_set.rows}
        made = []
        for name in names:
            row = by_id[f"battle.{name}"]
            shown = key_on_button(self._place.actions_set.key_of(row))
            mine = screen_of(table.context.pieces).row(name)
            short = _tr(mine.short) if mine is not None and mine.short else row.words
            made.append(Verb(name, short, shown, getattr(table.hands, name), row.words, row.icon))
        return made


class _Act:
    """A verb of the table in view, by its name."""

    def __init__(self, place: HasTable, name: str) -> None:
        self._place = place
        self._name = name

    def do(self) -> None:
        """Do it on the table in view."""
        table = self._place.table
        if table is not None and self.possible():
            table.verb(self._name)()

    def possible(self) -> bool:
        """Tell whether it means something now."""
        table = self._place.table
        return table is not None and table.may(self._name)

    def why(self) -> str:
        """Say why it means nothing now."""
        table = self._place.table
        if table is None:
            return QCoreApplication.translate("Battle", "No battle is on the table.")
        if table.asked or table.pointer.asks:
            return QCoreApplication.translate("Battle", "Answer what is asked first.")
        if table.covered:
            return QCoreApplication.translate("Battle", "Uncover the table first.")
        row = screen_of(table.context.pieces).row(self._name)
        return row.when.why_not(table.context) if row is not None else ""
