"""Between the selected entry and the editor of its options."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

from desktop.muster.controller import MusterController
from desktop.muster.entries_list import EntryList
from desktop.muster.host import Shows
from desktop.muster.options import OptionsEditor
from desktop.operations import offers
from desktop.wording.card_words import language_now
from rules.armies import Option
from rules.text import Refusal


class EntryOptions(QObject):
    """Shows, begins and offers options; the controller buys them."""

    def __init__(
        self,
        controller: MusterController,
        entries: EntryList,
        editor: OptionsEditor,
        host: Shows,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._entries = entries
        self._editor = editor
        self._host = host
        self._parent = parent
        editor.edited.connect(controller.set_options)
        editor.noted.connect(controller.set_note)
        editor.spell_wanted.connect(self._ask_for_spell)
        editor.closed.connect(self._close)
        editor.choice_wanted.connect(self.choose)
        entries.options_wanted.connect(self._open_of)

    def open(self) -> None:
        """Show the options of the selected entry and begin one when there is none."""
        if entry := self._controller.entry():
            self._open_of(entry.id)

    def choose(self) -> None:
        """Show the options that the library knows for the selected entry's card."""
        desk, sheet, entry = self._controller.desk, self._controller.sheet, self._controller.entry()
        if desk is None or sheet is None or entry is None:
            return
        found = offers.offered(desk, card_id=entry.card_id)
        if isinstance(found, Refusal):
            self._host.complain(found)
            return
        from desktop.muster.offer_sheet import OfferSheet  # not before somebody chooses

        name = sheet.name(entry, language_now())
        panel = OfferSheet(self._parent.window(), entry.id, name, found, entry.options)
        panel.chosen.connect(self._controller.set_options)
        panel.own_wanted.connect(self._begin_one)
        panel.show_now()

    def draw(self) -> None:
        """Show the options of the entry that is selected now."""
        sheet, entry = self._controller.sheet, self._controller.entry()
        if sheet is None or entry is None:
            self._editor.show_entry(None, "")
            self._editor.hide()
            return
        self._editor.offered = self._offered
        self._editor.show_entry(entry, sheet.name(entry, language_now()))

    def _open_of(self, entry_id: str) -> None:
        self._entries.select(entry_id)
        self.draw()
        self._editor.show()
        if self._editor.lines:
            self._editor.lines[0].name.setFocus()
        else:
            self._editor.add()
        # The list became lower: the selected entry may lie behind the editor now.
        QTimer.singleShot(0, self._entries, self._scroll_to_entry)

    def _begin_one(self) -> None:
        """Begin an option beneath those that the selected entry has."""
        self.open()
        if any(line.counts for line in self._editor.lines):
            self._editor.add()

    def _scroll_to_entry(self) -> None:
        self._entries.scrollTo(self._entries.currentIndex())

    def _close(self) -> None:
        self._entries.setFocus()
        self._editor.hide()

    def _offered(self) -> list[Option]:
        """Give what the selected entry's card may buy."""
        desk, entry = self._controller.desk, self._controller.entry()
        if desk is None or entry is None:
            return []
        return [option for _, option in offers.offers_for(desk, entry.card_id)]

    def _ask_for_spell(self, at: int, option: Option) -> None:
        """Ask for the card of a spell or a miracle that an entry buys."""
        desk = self._controller.desk
        if desk is None:
            return
        # The fields are those of the battle, which is not loaded before somebody wants them.
        from desktop.widgets.option_spell import OptionSpellPrompt

        prompt = OptionSpellPrompt(self._parent, desk, at, option)
        prompt.kept.connect(self._editor.set_spell)
        prompt.open()
