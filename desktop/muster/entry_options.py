"""The options of the entries: unfolded beneath them in place, and typed in a line of fields."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

from desktop.muster.choice_rows import chosen_among, groups_of, told_group
from desktop.muster.controller import MusterController
from desktop.muster.entries_list import EntryList
from desktop.muster.host import Shows
from desktop.muster.option_rows import (
    GROUP,
    OWN,
    Beneath,
    OptionGroup,
    OptionRow,
    keys_of,
    opened_around,
    rows_of,
    tree_of,
    turned_options,
)
from desktop.muster.options import OptionsEditor
from desktop.operations import choice_trees, offers
from desktop.wording.card_words import language_now
from rules.armies import Entry, Option
from rules.sheets import sheet_of
from rules.text import Refusal


class EntryOptions(QObject):
    """Unfolds what cards may buy, begins options of one's own; the controller buys them."""

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
        self._opened = self._army = ""
        self._turned: dict[str, bool] = {}
        self._tree: tuple[OptionGroup, ...] = ()
        editor.edited.connect(controller.set_options)
        editor.noted.connect(controller.set_note)
        editor.spell_wanted.connect(self._ask_for_spell)
        editor.closed.connect(self._close)
        entries.options_wanted.connect(self._turn)
        entries.options_left.connect(self.fold)
        entries.option_wanted.connect(self._take)
        entries.option_turned.connect(self._open)
        entries.option_counted.connect(self._count)
        entries.option_sought.connect(self._unfold_all)

    # In place

    def open(self) -> None:
        """Unfold what the selected entry's card may buy and go there; type an option where it knows none."""
        entry = self._controller.entry()
        if entry is None:
            return
        self._unfold(entry.id)
        if all(row.key == OWN for row in self._beneath(entry.id)):
            self.begin()
        else:
            self._entries.go_beneath(entry.id)

    def fold(self) -> None:
        """Fold the options again and stand on their entry."""
        opened, self._opened = self._opened, ""
        self._host.redraw()
        self._entries.select(opened)

    def beneath(self) -> Beneath:
        """Give the rows that stand beneath entries now; what was unfolded in another list is folded."""
        sheet = self._controller.sheet
        if sheet is not None and sheet.army.id != self._army:
            self._opened, self._army = "", sheet.army.id
        return {self._opened: self._beneath(self._opened)} if self._opened else {}

    def _beneath(self, entry_id: str) -> list[OptionRow]:
        """Give the rows beneath an entry: what its card may buy, and the one that begins something else."""
        desk, sheet, entry = self._controller.desk, self._controller.sheet, self._entry(entry_id)
        self._tree = ()
        if desk is None or sheet is None or entry is None:
            return []
        found = offers.offered(desk, card_id=entry.card_id)
        tree = choice_trees.tree(desk, sheet.army, entry_id=entry.id)
        for refused in (found, tree):
            if isinstance(refused, Refusal):
                self._host.complain(refused)
        if isinstance(found, Refusal) or isinstance(tree, Refusal):
            return []
        card = sheet.muster.card(entry).name(language_now())
        if tree is not None:  # what was read is in it; what somebody wrote in the library is not
            found = tuple(each for each in found if not each.source)
            entry = replace(entry, options=tuple(option for option in entry.options if not option.pick))
        others = {} if tree is not None else choice_trees.told_costs(sheet.army, entry_id=entry.id)
        self._tree = tree_of(found, entry, card, self.tr("For everybody"), others)
        if tree is not None:
            self._tree = (*self._tree, *groups_of(tree, entry.figures))
        else:
            told = choice_trees.told_choices(sheet.army, entry_id=entry.id)
            self._tree = (*self._tree, *told_group(told, entry.figures))
        return rows_of(entry.id, self._tree, self._turned, self.tr("Another option…"))

    def _entry(self, entry_id: str) -> Entry | None:
        sheet = self._controller.sheet
        entries = sheet.army.entries if sheet is not None else ()
        return next((entry for entry in entries if entry.id == entry_id), None)

    def _turn(self, entry_id: str) -> None:
        """Unfold the options of an entry, or fold them where they are."""
        if self._opened == entry_id:
            self.fold()
        else:
            self._unfold(entry_id)
            self._entries.show_beneath(entry_id)

    def _unfold(self, entry_id: str) -> None:
        if self._opened != entry_id:
            self._opened, self._turned = entry_id, {}
            self._army = self._controller.sheet.army.id if self._controller.sheet is not None else ""
        self._host.redraw()

    def _unfold_all(self) -> None:
        """Open every group: an option is looked for by its letters."""
        self._turned = dict.fromkeys(keys_of(self._tree), True)
        self._host.redraw()

    def _open(self, entry_id: str, key: str) -> None:
        """Open a heading or a choice with others beneath it, or shut it."""
        opened = any(row.key == key and row.opened for row in self._beneath(entry_id))
        self._turned[key.removeprefix(GROUP)] = not opened
        self._host.redraw()
        if not opened:
            self._entries.show_beneath(entry_id, key)

    def _count(self, entry_id: str, key: str, more: int) -> None:
        """Take an option once more, or once less."""
        choice = chosen_among(self._tree, key)
        if choice is not None:
            self._controller.renumber(choice.holder, choice.pick, choice.times + more)

    def _take(self, entry_id: str, key: str) -> None:
        """Take an option, give it back, open or shut a heading, or begin an option of one's own."""
        entry = self._entry(entry_id)
        if key == OWN:
            self._entries.select(entry_id)
            self.begin()
        elif key.startswith(GROUP):
            self._open(entry_id, key)
        elif entry is not None:
            # What is given back does not go out of sight.
            self._turned |= dict.fromkeys(opened_around(self._tree, key), True)
            choice = chosen_among(self._tree, key)
            if choice is None:
                self._controller.set_options(entry_id, turned_options(self._tree, key, entry.options))
            elif choice.pick:
                self._controller.untick(choice.holder, choice.pick)
            else:
                self._controller.tick(choice.holder, choice.way)

    # Typed

    def begin(self) -> None:
        """Begin an option of one's own in the fields beneath the list."""
        if (entry := self._controller.entry()) is None:
            return
        self._entries.select(entry.id)
        self._editor.show()
        self.draw()
        self._editor.add()
        # The list became lower: the selected entry may lie behind the editor now.
        QTimer.singleShot(0, self._entries, self._scroll)

    def draw(self) -> None:
        """Show the fields of the entry that is selected now."""
        entry = self._controller.entry()
        if (entry is None or entry.id != self._editor.entry) and self._entry(self._editor.entry) is not None:
            self._editor.settle()
        sheet, entry = self._controller.sheet, self._controller.entry()
        if sheet is None or entry is None:
            self._editor.show_entry(None, "")
            self._editor.hide()
            return
        self._editor.offered = self._offered
        self._editor.priced = sheet_of(sheet.army.system).priced
        self._editor.show_entry(entry, sheet.name(entry, language_now()))

    def _scroll(self) -> None:
        self._entries.scrollTo(self._entries.currentIndex())
        self._editor.show_last()

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
