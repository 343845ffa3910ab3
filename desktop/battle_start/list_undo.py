"""Undo of what was done to the list of battles: names, battles soft-deleted; it outlives the program."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from desktop.battle_start.battle_items import BattleList
from desktop.operations import battle as operations
from desktop.operations.desk import Desk
from desktop.shell.place import WindowPlace
from desktop.wording import say
from rules.text import Refusal


class ShowsBattles(Protocol):
    """Show the list of battles of a library, unless something else is asked or read."""

    place: WindowPlace
    list: BattleList

    @property
    def desk(self) -> Desk | None:
        """The library, None before one was opened."""

    @property
    def asks(self) -> bool:
        """Whether a question stands in the place of the list."""

    @property
    def reads(self) -> bool:
        """Whether the rules or a page of the archive stand in the place of the list."""

    def refresh(self) -> None:
        """Show what is there now."""


class ListUndo:
    """Takes steps of the list back while the list is in view; the battle that moved is chosen."""

    def __init__(self, page: ShowsBattles) -> None:
        self._page = page

    @property
    def _reads(self) -> bool:
        """Whether the list is in view: elsewhere undo is another's."""
        return self._page.desk is not None and not self._page.asks and not self._page.reads

    def undo(self) -> None:
        """Take back what was done last to the list."""
        self._move(operations.undo_list)

    def redo(self) -> None:
        """Do again what was taken back last."""
        self._move(operations.redo_list)

    def _move(self, verb: Callable[..., str | Refusal | None]) -> None:
        if not self._reads:
            return
        moved = verb(self._page.desk, initiator=self._page)
        if isinstance(moved, Refusal):
            self._page.place.complain(moved)
        elif moved:
            self._page.refresh()
            if self._page.list.battles.place_of(moved) >= 0:
                self._page.list.select(moved)
        self._page.place.actions_changed()

    def undo_text(self) -> str:
        """Name what undo takes back, "" for nothing."""
        return self._words(0)

    def redo_text(self) -> str:
        """Name what redo does, "" for nothing."""
        return self._words(1)

    def _words(self, which: int) -> str:
        if not self._reads or self._page.desk is None:
            return ""
        label = operations.last_and_next_of_list(self._page.desk)[which]
        return say(label) if label is not None else ""

    def last_step(self) -> int | None:
        """Tell which step an offer to undo is about; none of a library that was closed."""
        return operations.last_step_of_list(self._page.desk)
