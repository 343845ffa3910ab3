"""The verbs of the Library, in the order they are shown."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Protocol

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QStackedWidget

from desktop.library.comparing import Comparing
from desktop.library.editing import Editing
from desktop.library.file_exchange import FileExchange
from desktop.library.options import Options
from desktop.library.owning import Owning
from desktop.library.picturing import Picturing
from desktop.library.unresolved_conflicts import KEY, UnresolvedConflicts
from desktop.widgets.actions import ActionRow
from desktop.widgets.verb_menu import Entries, Submenu

translate = QCoreApplication.translate

CARD = (
    "library.edit", "library.duplicate", "", "library.compare", "library.history", "library.picture",
    "library.crop", "library.owned", "", "library.print", "library.delete",
)  # fmt: skip
"""What can be done to a card that is clicked with the right button; "" parts them."""


_CARD = (
    "library.edit", "library.duplicate", "library.compare", "library.history", "library.owned", "",
    "library.picture", "library.crop", "library.no_picture", "", "library.print", "library.delete",
)  # fmt: skip
_OPTIONS = (
    "library.option_new", "library.option_edit", "library.option_card", "", "library.print",
    "library.option_delete", "", "library.cards",
)  # fmt: skip
_EDITOR = ("library.save", "library.save_next", "", "library.back")


class LibraryVerbs(Protocol):
    """What the Library does at its player's word, itself or by those who serve it."""

    options: Options
    picturing: Picturing
    owning: Owning
    comparing: Comparing
    conflicts: UnresolvedConflicts
    exchange: FileExchange
    editing: Editing
    pages: QStackedWidget

    def title(self) -> str:
        """Give the name of the place, the heading of its verbs."""

    def new(self) -> None:
        """Enter a card."""

    def edit(self, card_id: str | bool = "") -> None:
        """Edit a card."""

    def duplicate(self) -> None:
        """Copy a card."""

    def delete(self) -> None:
        """Soft-delete cards."""

    def print_selection(self) -> None:
        """Print cards."""

    def search(self) -> None:
        """Search the cards."""

    def fill_pa(self) -> None:
        """Type the PA of one card after the other."""

    def browse(self) -> None:
        """Go back to the list."""

    def choose_import(self) -> None:
        """Choose files to read."""

    def is_browsing(self) -> bool:
        """Tell whether the list is in view."""

    def has_card(self) -> bool:
        """Tell whether a card is looked at."""

    def has_picture(self) -> bool:
        """Tell whether the card looked at has a picture."""

    def has_draft(self) -> bool:
        """Tell whether there is an unfinished card."""


def menu(place: LibraryVerbs) -> Entries:
    """Give the menu of the bar: the verbs of the page in view, and what an import or a form left over."""
    if place.options.is_open():
        return _OPTIONS
    if place.editing.is_open():
        return _EDITOR
    if not place.is_browsing():
        return ["library.back"]
    return [
        "library.new", *["library.draft"] * place.has_draft(), "library.search", "library.fill_pa",
        "library.options", "",
        Submenu(translate("Library", "Card"), _CARD), "",
        "library.import", *["library.stays"] * place.conflicts.is_offered(), "library.export", "library.pack",
    ]  # fmt: skip


def table(place: LibraryVerbs) -> list[ActionRow]:
    """Give the rows in the language of now."""
    browsing, has = place.is_browsing, place.has_card
    options = place.options
    rows = (
        ActionRow("library.new", translate("Library", "New card"), place.new, "plus", "N; Ins", browsing),
        ActionRow("library.edit", translate("Library", "Edit"), place.edit, "edit", "E", has),
        ActionRow(
            "library.duplicate", translate("Library", "Duplicate"), place.duplicate, "copy", "Ctrl+D", has
        ),
        ActionRow("library.delete", translate("Library", "Delete"), place.delete, "trash", "Del", has),
        ActionRow(
            "library.picture",
            translate("Library", "Attach a picture"),
            place.picturing.choose,
            "photo",
            "",
            has,
            tip=translate("Library", "Attach a picture: choose a file, or drop one on the card"),
        ),
        ActionRow(
            "library.crop",
            translate("Library", "Crop the picture"),
            place.picturing.crop,
            "photo",
            "Shift+P",
            place.has_picture,
            tip=translate("Library", "Choose which part of the picture stays"),
        ),
        ActionRow(
            "library.no_picture",
            translate("Library", "Remove the picture"),
            place.picturing.remove,
            enabled=place.has_picture,
        ),
        ActionRow(
            "library.owned",
            translate("Library", "Count the figures owned"),
            place.owning.ask,
            "archive",
            "G",
            has,
            tip=translate("Library", "Enter how many figures of this miniature you own"),
        ),
        ActionRow(
            "library.compare",
            translate("Library", "Compare cards"),
            place.comparing.compare,
            "arrows-exchange",
            "C",
            has,
            tip=translate("Library", "Lay the selected cards, or the editions of this one, side by side"),
        ),
        ActionRow(
            "library.history",
            translate("Library", "Revisions of the card"),
            place.comparing.history,
            "history",
            "V",
            has,
            tip=translate("Library", "See what the card was, and restore it"),
        ),
        ActionRow(
            "library.print",
            translate("Library", "Print"),
            place.print_selection,
            "printer",
            "Ctrl+P",
            lambda: has() or options.has_spells(),
            tip=translate("Library", "Print the selected cards, or the selected spells and miracles"),
        ),
        ActionRow(
            "library.search", translate("Library", "Search"), place.search, "search", "/; Ctrl+F", browsing
        ),
        ActionRow(
            "library.fill_pa",
            translate("Library", "Fill in PA"),
            place.fill_pa,
            "list-check",
            "P",
            browsing,
            tip=translate("Library", "Enter the PA card by card; Tab goes to the next"),
        ),
        ActionRow(
            "library.options",
            translate("Library", "Spells and options"),
            place.options.open,
            "sparkles",
            "O",
            browsing,
            tip=translate("Library", "Browse what cards may buy: spells, miracles, artefacts"),
        ),
        ActionRow(
            "library.cards",
            translate("Library", "Back to the cards"),
            place.browse,
            "arrow-left",
            "O",
            options.is_open,
        ),
        ActionRow(
            "library.option_new",
            translate("Library", "New option"),
            options.new,
            "plus",
            "N; Ins",
            options.is_open,
            tip=translate("Library", "Add a spell, a miracle or anything else that cards may buy"),
            primary=True,
        ),
        ActionRow(
            "library.option_edit",
            translate("Library", "Edit the option"),
            options.edit,
            "edit",
            "E; Return",
            options.has_one,
        ),
        ActionRow(
            "library.option_card",
            translate("Library", "Spell card"),
            options.write_card,
            "wand",
            "W",
            options.has_spell,
            tip=translate("Library", "Enter cost, difficulty and range, so that battles offer it"),
        ),
        ActionRow(
            "library.option_delete",
            translate("Library", "Delete the option"),
            options.delete,
            "trash",
            "Del",
            options.has_one,
        ),
        ActionRow(
            "library.import",
            translate("Library", "Import…"),
            place.choose_import,
            "file-import",
            "Ctrl+I",
            browsing,
            tip=translate("Library", "Read tables, packages and the files of other programs"),
        ),
        ActionRow(
            "library.stays",
            translate("Library", "Values you kept"),
            place.conflicts.look,
            "eye",
            KEY,
            place.conflicts.is_offered,
            tip=translate("Library", "See where the last import differs from your cards"),
        ),
        ActionRow(
            "library.export",
            translate("Library", "Export the cards shown…"),
            place.exchange.export,
            "file-export",
            "Ctrl+Shift+E",
            browsing,
            tip=translate("Library", "Export the cards in view as a table (XLSX, CSV)"),
        ),
        ActionRow(
            "library.pack",
            translate("Library", "Save as a package…"),
            place.exchange.pack,
            "archive",
            "",
            browsing,
            tip=translate("Library", "Put everything into one file that another library can import"),
        ),
        ActionRow(
            "library.draft",
            translate("Library", "Unfinished card"),
            place.editing.resume,
            "hourglass",
            "Ctrl+R",
            place.has_draft,
            tip=translate("Library", "Go back to the card that was not saved"),
        ),
        *_of_page(place),
    )
    return [replace(row, group=place.title()) for row in rows]


def _of_page(place: LibraryVerbs) -> tuple[ActionRow, ...]:
    """Give the verbs of a page that stand in the menu alone: the page reads their keys itself."""
    editing = place.editing
    return (
        ActionRow(
            "library.save", translate("Library", "Save the card"), editing.save, "device-floppy",
            enabled=editing.is_open, listed=False,
        ),
        ActionRow(
            "library.save_next", translate("Library", "Save, and begin the next card"), editing.save_and_next,
            "plus", enabled=editing.is_open, listed=False,
        ),
        ActionRow(
            "library.back", translate("Library", "Leave the page"), partial(_leave, place), "arrow-left",
            enabled=lambda: not place.is_browsing() and not place.options.is_open(), listed=False,
        ),
    )  # fmt: skip


def _leave(place: LibraryVerbs) -> None:
    """Leave the page in view as Esc does: each knows by itself what that means where it stands."""
    if (page := place.pages.currentWidget()) is not None and not place.is_browsing():
        escape = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier)
        QCoreApplication.sendEvent(page, escape)
