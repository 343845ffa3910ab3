"""What players do with kept battles: open, play again, rename, delete, write to a file and read from one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QCoreApplication, QObject, SignalInstance
from PySide6.QtWidgets import QWidget

from desktop.battle_start import exchange
from desktop.battle_start.battle_items import BattleItem
from desktop.battle_start.exchange import Exchanged
from desktop.battle_start.list_undo import ListUndo, ShowsBattles
from desktop.operations import battle as operations
from desktop.operations import battle_start
from desktop.widgets.text_prompt import TextPrompt
from desktop.wording import say
from desktop.wording.loader import language_of
from rules.systems import KINDS
from rules.text import Message, Refusal

if TYPE_CHECKING:
    from desktop.operations.desk import Desk
    from desktop.operations.play import Play


class BattlesPage(ShowsBattles, Protocol):
    """Show the list of battles, and go to the one that is opened."""

    steps: ListUndo

    @property
    def opened(self) -> SignalInstance:
        """Emitted with the Play of a battle that was opened."""

    def chosen(self) -> BattleItem | None:
        """Return the battle that is chosen in the list, None for none."""

    def show_battle(self, battle_id: str) -> None:
        """Leave what is asked, and choose a battle in the list."""

    def over(self) -> QWidget:
        """Return the widget that questions lie over."""

    def tell(self, words: str, tone: str = "info") -> None:
        """Say one sentence."""


class BattleVerbs(QObject):
    """The verbs of kept battles, mostly of the chosen one; what is refused is said by the place."""

    def __init__(self, page: BattlesPage) -> None:
        super().__init__()
        self._page = page
        self._renamed = ""
        self._kept = ""

    @property
    def _desk(self) -> Desk | None:
        return self._page.desk

    def open_chosen(self) -> None:
        """Go on with the chosen battle."""
        if (row := self._page.chosen()) is not None:
            self.open(row.id)

    def open(self, battle_id: str) -> None:
        """Go on with a battle."""
        if self._desk is None:
            return
        opened = battle_start.reopen(self._desk, battle_id=battle_id)
        if isinstance(opened, Refusal):
            self._page.place.complain(opened)
        else:
            self._page.opened.emit(opened)

    def play_example(self) -> None:
        """Open the rulebook's example."""
        self.play_example_of(next(iter(KINDS)))

    def play_example_of(self, system: str) -> None:
        """Open the example of a system."""
        if self._desk is not None:
            language = language_of(self._page.place.settings)
            self.open_made(
                battle_start.start_example(self._desk, system=system, language=language, initiator=self._page)
            )

    def rematch_chosen(self) -> None:
        """Begin again with the sides of the chosen battle."""
        if (row := self._page.chosen()) is not None and self._desk is not None:
            self._rematch(row.id, row.name)

    def rematch(self, play: Play) -> None:
        """Begin again with the sides of an open battle."""
        self._rematch(play.battle_id, play.setup.name)

    def _rematch(self, battle_id: str, was: str) -> None:
        if self._desk is None:
            return
        name = battle_start.free_battle_name(self._desk, was)
        self.open_made(battle_start.rematch(self._desk, battle_id=battle_id, name=name, initiator=self._page))

    def open_made(self, made: Play | Refusal) -> None:
        """Open a battle that has just been made, or say why there is none."""
        if isinstance(made, Refusal):
            self._page.place.complain(made)
            return
        self._page.show_battle(made.battle_id)
        self._page.opened.emit(made)

    def keep_army(self, play: Play, side: str, name: str) -> None:
        """Keep the cards that a side showed as an army of this name; the Muster can undo it."""
        if self._desk is None:
            return
        made = battle_start.keep_as_army(
            self._desk, game=play.game, side=side, name=name, system=play.system.id, initiator=self._page
        )
        if isinstance(made, Refusal):
            self._page.place.complain(made, "warn")
            return
        self._kept = made
        name = self._desk.library.army(made).name
        words = self.tr("{army} is saved in the Muster.").format(army=name)
        self._page.place.say(words, "good", self.tr("View"), self.see_army)

    def see_army(self) -> None:
        """Go to the army that was kept last."""
        if self._kept:
            self._page.place.wanted.emit("muster", self._kept)

    def rename(self) -> None:
        """Ask for another name."""
        if (row := self._page.chosen()) is None:
            return
        self._renamed = row.id
        prompt = TextPrompt(
            self._page.over(),
            self.tr("Name of the battle"),
            self.tr("Rename"),
            text=row.name,
            required=say(Message("refusal.no_name")),
        )
        prompt.given.connect(self._on_renamed)
        prompt.closed.connect(prompt.deleteLater)
        prompt.open()

    def _on_renamed(self, name: str) -> None:
        if self._desk is not None:
            self._guarded(operations.rename_battle, battle_id=self._renamed, name=name)
            self._page.place.actions_changed()

    def delete(self) -> None:
        """Soft-delete the chosen battle; undo is offered at once."""
        row = self._page.chosen()
        if row is None or self._desk is None:
            return
        if self._guarded(operations.delete_battle, battle_id=row.id):
            words = self.tr("{battle} has been deleted.").format(battle=row.name)
            self._page.place.offer_undo(words, self._page.steps.undo, self._page.steps.last_step)
            self._page.place.actions_changed()

    def export(self) -> None:
        """Write the chosen battle to a file; an order that is hidden is not in it."""
        if (row := self._page.chosen()) is not None and self._desk is not None:
            self._tell(exchange.export(self._page.over(), self._desk, row.id, row.name))

    def copy_report(self) -> None:
        """Put the report of the chosen battle on the clipboard."""
        row, place = self._page.chosen(), self._page.place
        if row is None or self._desk is None:
            return
        play = battle_start.reopen(self._desk, battle_id=row.id)
        if isinstance(play, Refusal):
            place.complain(play)
            return
        from desktop.wording.battle.report import report  # loaded by whoever plays

        words = QCoreApplication.translate("BattlePlace", "The report is on the clipboard.")
        place.put_on_clipboard(report(play, language_of(place.settings)), words)

    def write_page(self) -> None:
        """Write the chosen battle as a page for a browser; an order that is hidden is not in it."""
        if (row := self._page.chosen()) is not None and self._desk is not None:
            language = language_of(self._page.place.settings)
            self._tell(exchange.write_page(self._page.over(), self._desk, row.id, row.name, language))

    def export_open(self, play: Play) -> None:
        """Write the battle on the table to a file."""
        if self._desk is not None:
            self._tell(exchange.export(self._page.place, self._desk, play.battle_id, play.setup.name))

    def import_file(self) -> None:
        """Bring in a battle that somebody exported."""
        if self._desk is not None:
            self._show_brought(exchange.bring_in(self._page.over(), self._desk))

    def import_files(self, paths: Sequence[Path]) -> None:
        """Bring in battles that were dropped or chosen; the first that is none is told."""
        for path in paths:
            if self._desk is None or not self._show_brought(
                exchange.bring_file(self._page.over(), self._desk, path)
            ):
                return

    def _show_brought(self, told: Exchanged | None) -> bool:
        """Say what came of an import, and choose its battle in the list; tell whether there is one."""
        self._tell(told)
        if told is None or not told.battle:
            return False
        self._page.show_battle(told.battle)
        return True

    def _tell(self, told: Exchanged | None) -> None:
        if told is not None:
            self._page.tell(told.words, told.tone)

    def _guarded(self, verb: Callable[..., object], **asked: object) -> bool:
        if self._desk is None:
            return False
        refusal = battle_start.guarded(verb, self._desk, initiator=self._page, **asked)
        if refusal is not None:
            self._page.place.complain(refusal)
            return False
        self._page.refresh()
        return True
