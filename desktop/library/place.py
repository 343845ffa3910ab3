"""The Library: the cards one has, the card looked at, and the page on which cards are entered."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from desktop.environment.settings import Settings
from desktop.library import actions
from desktop.library.browser import Browser
from desktop.library.card_in_view import CardInView
from desktop.library.comparing import Comparing
from desktop.library.detail import Detail
from desktop.library.editing import Editing
from desktop.library.file_exchange import FileExchange
from desktop.library.foreign import ForeignImport
from desktop.library.importing import Importing
from desktop.library.moving import offers_undo, show_moved, step_words, undo_import
from desktop.library.options import Options
from desktop.library.owning import Owning
from desktop.library.picturing import Picturing
from desktop.library.receiving import Receiving
from desktop.library.splitter import Splitter
from desktop.library.taking_in import TakingIn
from desktop.library.unresolved_conflicts import UnresolvedConflicts
from desktop.look import theme
from desktop.models.card_index import CardIndex, blank
from desktop.models.cards import CardsModel
from desktop.operations import armies, cards
from desktop.shell.place import WindowPlace
from desktop.widgets.actions import ActionRow, PaletteEntry
from desktop.widgets.in_line import in_column
from desktop.widgets.verb_menu import Entries, VerbMenu
from desktop.widgets.verb_row import VerbRow
from desktop.wording.card_words import language_now
from rules.cards import Revision
from rules.peoples import Peoples
from rules.text import Refusal

if TYPE_CHECKING:
    from desktop.operations.desk import Changes, Desk

_BAR = 56
"""The verbs at the bottom, in px at 100 %."""


class LibraryPlace(WindowPlace):
    """Look through cards, enter them, edit them; `desktop.operations.cards` does what is asked."""

    key = "library"
    icon_name = "cards"

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(settings, parent)
        self.owning = Owning(self)
        self.options = Options(self, self.verbs_of_place, self)
        self.language = language_now()
        self.card_index = CardIndex(Peoples((), ()), self.language)
        self._steps = ("", "")
        self._taking = TakingIn(self._show_taken, self.warn, self)
        self._moved: frozenset[str] | None = None
        self.editing = Editing(self, self)
        self.picturing = Picturing(self, self)
        self.comparing = Comparing(self, self)
        self.conflicts = UnresolvedConflicts(self, self)
        self.importing = Importing(self, self.conflicts, self)
        self.foreign = ForeignImport(self, self.conflicts, self)
        self.foreign.others_left.connect(self.importing.run)
        self.exchange = FileExchange(self, self.foreign, self.conflicts, self)
        self.receiving = Receiving(self, self.exchange, self.foreign, self.conflicts, self.picturing, self)
        self.exchange.others_left.connect(self.receiving.read)
        self.model = CardsModel(Peoples((), ()), self.language, self)
        self.model.pa_typed.connect(self._on_pa)
        self.pages = QStackedWidget(self)
        self._splitter = Splitter(settings, self.key, self.pages)
        self.browser = Browser(self.model, self._splitter)
        self.detail = Detail(self._splitter)
        self.in_view = CardInView(self, self.browser, self.detail, self.owning, self)
        self.browser.picked.connect(self.in_view.follow)
        self.browser.opened.connect(self.edit)
        self.browser.asked.connect(self.visit)
        self.browser.filled.connect(self.actions_changed)
        self.browser.table.pictures_dropped.connect(self.receiving.take_dropped)
        self.detail.dropped.connect(self.picturing.attach)
        self.detail.refused.connect(self.warn)
        self._lay_out_browsing()
        self.pages.addWidget(self._splitter)
        in_column(self, self.pages)

    def _lay_out_browsing(self) -> None:
        """Lay the list and the card side by side, each under its verbs."""
        verbs = self.actions_set
        self.browser.add_small_verbs(
            *(verbs.button(f"library.{verb}", self.browser) for verb in ("options", "fill_pa", "import"))
        )
        VerbMenu(self.browser.table.menu_wanted, verbs, actions.CARD, self)
        self._unfinished = verbs.button("library.draft", self.browser)
        self._unfinished.hide()
        self.browser.add_filter_verb(self._unfinished)
        others = ("duplicate", "compare", "history", "picture", "print", "delete")
        self._verbs = VerbRow(verbs, ["library.edit"], [f"library.{verb}" for verb in others], self.detail)
        self.detail.add_verbs(self._verbs)
        self._splitter.put(self.browser, self.detail)

    # What the window asks

    def title(self) -> str:
        """Give the name of the place."""
        return self.tr("Library")

    def action_table(self) -> list[ActionRow]:
        """Give the verbs of the Library."""
        return actions.table(self)

    def menu(self) -> Entries:
        """Give the verbs of the list or of the options, whichever is in view."""
        return actions.menu(self)

    def set_desk(self, desk: Desk | None) -> None:
        """Show another library, or none: nothing of the old one stays."""
        self.editing.close()
        self.end_work()
        self.conflicts.clear()
        self._taking.stop()
        self.card_index = CardIndex(desk.peoples if desk else Peoples((), ()), self.language)
        self.in_view.begin_anew()
        self.browser.begin_anew()
        self._moved = None
        self.pages.setCurrentIndex(0)
        self.desk = desk
        self.editing.open()
        super().set_desk(desk)

    def end_work(self) -> None:
        """End what is read beside the window: the library file closes with it."""
        self.importing.close()
        self.exchange.close()
        self.foreign.close()

    def concerns(self, changes: Changes) -> bool:
        """Follow cards and pictures, and the armies that use them."""
        return bool(changes.whole or changes.cards or changes.pictures or changes.armies)

    def on_changes(self, changes: Changes) -> None:
        """Remember which cards others moved; anything may have when all of it was replaced."""
        if changes.initiator is not self and self._moved is not None:
            self._moved = None if changes.whole else self._moved | changes.cards
        super().on_changes(changes)

    def redraw(self) -> None:
        """Draw again; where only some cards moved meanwhile, read those alone."""
        moved, self._moved = self._moved, frozenset()
        if moved is None or self.desk is None or not self.take_in_all(moved):
            super().redraw()
        else:
            self.stale = False
            self.browser.set_own(armies.own_people(self.desk, self.settings.values.people))
            self.actions_changed()

    def refresh(self) -> None:
        """Read every card again."""
        self.in_view.forget()
        # The card looked at stays in view when the language changes or another place wrote something.
        looked_at = self.browser.table.current_id()
        if self.desk is None:
            self.card_index.set_cards(())
        else:
            refused = self._taking.read_all(self.desk, self.card_index)
            if refused is not None:
                self.warn(refused)
                return
            self.owning.read()
            self.detail.set_peoples(self.desk.peoples)
        self.model.set_rows((), peoples=self.desk.peoples if self.desk else None, language=self.language)
        self.browser.show_index(self.card_index, self.language, looked_at)
        self.browser.set_own(armies.own_people(self.desk, self.settings.values.people))
        self.editing.set_tables()
        self.options.refresh()
        self.read_labels()
        self.in_view.follow()

    def retranslate(self) -> None:
        """Say all fixed words again; names of cards follow by `refresh`."""
        self.language, self._moved = language_now(), None
        self.model.retranslate()
        self.browser.retranslate()
        self._verbs.retranslate()
        self.editing.retranslate()
        self.options.retranslate()
        self.importing.retranslate()
        self.exchange.retranslate()
        self.foreign.retranslate()

    def restyle(self) -> None:
        """Take the theme's colours and the text size again."""
        self.browser.restyle()
        self._splitter.restyle()

    def visit(self, argument: Any) -> None:
        """Begin a card ("new"), import ("import", or files), show a card by its id, or ("edit", id) it."""
        if argument in ("new", "import"):
            (self.new if argument == "new" else self.choose_import)()
        elif isinstance(argument, tuple) and argument[:1] != ("edit",):
            self.receiving.take(list(argument))
        elif argument:
            self._taking.finish()
            edits = isinstance(argument, tuple)
            if (card := argument[1] if edits else argument) in self.card_index:
                (self.edit if edits else self.show_card)(card)

    def palette_entries(self) -> Iterable[PaletteEntry]:
        """Let the command palette find cards by name, read now where the Library was not seen yet."""
        if self.stale:
            self.redraw()
        self._taking.finish()
        for revision in tuple(self.card_index.all()):  # taken in parts, and the card_index may move between
            yield _entry(self, revision)

    def bar_height(self) -> int:
        """Keep messages off the verbs at the bottom of each page."""
        return max(theme.current().px(_BAR), self.browser.foot_height() + theme.current().px(16))

    def undo_text(self) -> str:
        """Name the step that undo would take back."""
        return self._steps[0] if offers_undo(self.pages, self.options) else ""

    def redo_text(self) -> str:
        """Name the step that redo would do again."""
        return self._steps[1] if self.is_browsing() or self.options.is_open() else ""

    def undo(self) -> None:
        """Take back the last step of the library."""
        if self.desk is not None and not undo_import(self.pages.currentWidget()):
            show_moved(self, cards.undo(self.desk, initiator=self), self.options, self.owning)

    def redo(self) -> None:
        """Do the step that was taken back once more."""
        if self.desk is not None:
            show_moved(self, cards.redo(self.desk, initiator=self), self.options, self.owning)

    def last_step(self) -> int | None:
        """Tell which step undo would take back."""
        return cards.last_step(self.desk)

    def actions_changed(self) -> None:
        """Offer to return to an unfinished card only where there is one, and name it."""
        self._unfinished.setVisible(bool(self.editing.drafts))
        self.actions_set.describe("library.draft", self.editing.unfinished())
        super().actions_changed()

    # Verbs

    def show_card(self, card_id: str) -> None:
        """Look at a card, letting filters go that would hide it."""
        self.browse()
        self.browser.reveal(card_id)

    def search(self) -> None:
        """Put the cursor into the search field."""
        self.browser.search.setFocus()
        self.browser.search.selectAll()

    def new(self) -> None:
        """Enter a card, of the game, the people and the edition that are filtered for."""
        if self.desk is not None:
            self.editing.begin(blank(self.browser.wish, self.settings.values.people))

    def edit(self, card_id: str | bool = "") -> None:
        """Edit a card, the one looked at when none is named."""
        wanted = card_id if isinstance(card_id, str) and card_id else self.browser.table.current_id()
        if wanted in self.card_index:
            self.browser.reveal(wanted)
            self.editing.begin(self.card_index[wanted].card, wanted)

    def duplicate(self) -> None:
        """Copy the card looked at, and edit the copy."""
        if self.desk is None:
            return
        made = cards.duplicate_card(self.desk, card_id=self.browser.table.current_id(), initiator=self)
        if isinstance(made, Refusal):
            self.warn(made)
        else:
            self.take_in(made)
            self.browser.reveal(made)
            self.edit(made)

    def delete(self) -> None:
        """Soft-delete the selected cards; the strip offers to undo it."""
        if self.desk is None:
            return
        wanted = self.browser.table.selected_ids()
        label = cards.delete_cards(self.desk, card_ids=wanted, initiator=self)
        if isinstance(label, Refusal):
            self.warn(label)
        elif label is not None:
            gone = [self.card_index[card_id].card.name(self.language) for card_id in wanted]
            for card_id in wanted:
                self.card_index.remove(card_id)
            self._show_taken()
            one = self.tr("Deleted {name}.").format(name=gone[0])
            several = self.tr("Deleted %n cards.", "", len(gone))
            self.offer_undo_of_last(several if len(gone) > 1 else one)

    def print_selection(self) -> None:
        """Take what is selected to the printer: cards, or spells and miracles among the options."""
        self.print_out(self.options.selected_spells() or tuple(self.browser.table.selected_ids()))

    def print_out(self, what: tuple[str, ...]) -> None:
        """Take cards or spells to the printer."""
        self.wanted.emit("printing", what)

    def choose_import(self) -> None:
        """Choose tables to read cards from."""
        self.receiving.choose()

    def import_files(self, paths: list[Path]) -> None:
        """Read cards from tables, and report what could not be read as it stands."""
        self.receiving.read(paths)

    def take_pasted(self, path: Path) -> bool:
        """Give the card looked at a pasted picture."""
        return self.has_card() and self.receiving.take_pasted(path)

    def can_copy(self) -> bool:
        """Tell whether a card is chosen."""
        return self.has_card()

    def copy_out(self) -> None:
        """Put the selected cards on the clipboard, as a table."""
        self.exchange.copy_out(self.browser.table.selected_ids())

    def fill_pa(self) -> None:
        """Type the PA of one card after the other, or stop doing so."""
        self.browser.fill_pa()

    def browse(self) -> None:
        """Go back to the list."""
        if not self.is_browsing():
            self.pages.setCurrentIndex(0)
            self.browser.table.setFocus()
            self.actions_changed()

    def take_in_all(self, card_ids: Iterable[str]) -> bool:
        """Show what a step made of some cards, however many others there are; of thousands the first."""
        assert self.desk is not None
        return self._taking.take(self.desk, self.card_index, card_ids)

    def _show_taken(self) -> None:
        self.in_view.forget()
        self.owning.read()
        self.browser.show_index(self.card_index, self.language)
        self.read_labels()
        self.in_view.follow()

    def take_in(self, card_id: str, *, resort: bool = True) -> None:
        """Show a card that was just written from here."""
        assert self.desk is not None
        revision = cards.one_card(self.desk, card_id)
        if isinstance(revision, Refusal):
            self.warn(revision)
            return
        self.card_index.put(revision)
        self.in_view.forget()
        if resort:
            self.browser.show_index(self.card_index, self.language)
        else:
            self.browser.update_cards({card_id: revision})
        self.read_labels()
        self.in_view.follow()

    def warn(self, what: Refusal | str) -> None:
        """Say in the strip why something was not done."""
        if isinstance(what, Refusal):
            self.complain(what, "warn")
        else:
            self.say(what, "warn")

    def offer_undo_of_last(self, words: str, tone: str = "info") -> None:
        """Say what was just done, with undo beside it."""
        self.offer_undo(words, self.undo, self.last_step, tone)

    def show_page(self, page: QWidget) -> None:
        """Show a page, and ask the verbs again."""
        self.pages.setCurrentWidget(page)
        self.actions_changed()

    # What happened

    def show_detail(self, revision: Revision | None) -> None:
        """Show a card large, with what is known of it."""
        self.in_view.show(revision)

    def _on_pa(self, card_id: str, text: str) -> None:
        if self.desk is None:
            return
        typed = cards.type_pa(self.desk, card_id=card_id, text=text, initiator=self)
        if isinstance(typed, Refusal):
            self.warn(typed)
        else:
            self.take_in(typed, resort=False)

    def read_labels(self) -> None:
        """Name the steps that undo and redo would do."""
        self._steps = step_words(self.desk, self.language)

    # What Qt calls

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Give the keyboard of who comes back to the page that was left open: its keys are its own."""
        super().focusInEvent(event)
        page = self.pages.currentWidget()
        if not self.is_browsing() and page is not None:
            (page.focusWidget() or page).setFocus(Qt.FocusReason.OtherFocusReason)

    # What is possible

    def is_browsing(self) -> bool:
        """Tell whether the list is in view, not the editor."""
        return self.desk is not None and self.pages.currentIndex() == 0

    def gives_way(self) -> bool:
        """Tell whether the page in view is left for files that come: the options, or what was imported."""
        return self.options.is_open() or self.pages.currentWidget() is self.importing.page

    def is_reporting(self) -> bool:
        """Tell whether the report of an import is in view."""
        return self.pages.currentWidget() in (self.importing.page, self.foreign.page)

    def has_card(self) -> bool:
        """Tell whether a card is looked at."""
        return self.is_browsing() and bool(self.browser.table.current_id())

    def has_picture(self) -> bool:
        """Tell whether the card looked at has a picture."""
        revision = self.card_index.get(self.browser.table.current_id())
        return self.has_card() and revision is not None and bool(revision.card.picture)

    def has_draft(self) -> bool:
        """Tell whether a card was left without being kept."""
        return self.is_browsing() and bool(self.editing.drafts)


def _entry(place: LibraryPlace, revision: Revision) -> PaletteEntry:
    """Let a card be found by its name in either language."""
    card, name = revision.card, revision.card.name(place.language)
    people = place.card_index.people_name(card.people, short=True)
    detail = " · ".join(part for part in (people, card.edition) if part)
    other = next((each for each in (card.name_fr, card.name_en) if each != name), "")
    return PaletteEntry(name, _Show(place, revision.card_id), detail, "cards", also=other, many=True)


@dataclass(frozen=True, slots=True)
class _Show:
    """Show a card from the palette."""

    place: LibraryPlace
    card_id: str

    def __call__(self) -> None:
        self.place.wanted.emit("library", self.card_id)
