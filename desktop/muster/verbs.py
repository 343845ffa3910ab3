"""The verbs of the Muster as one table, and when each is possible."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QCoreApplication

from desktop.muster.controller import FIGURES, MusterController
from desktop.muster.drawer import CardDrawer
from desktop.muster.entry_options import EntryOptions
from desktop.muster.keeping import Keeping
from desktop.muster.owned_figures import OwnedFigures
from desktop.operations.examples import has_example
from desktop.widgets.actions import ActionRow
from rules.systems import KINDS

if TYPE_CHECKING:
    from desktop.muster.formats.page import FormatsPage

EXAMPLE = "muster.example_"
"""How the ids of the verbs begin that bring in an example; the system follows."""

translate = QCoreApplication.translate


class View(Protocol):
    """The verbs that change what is looked at and nothing else, and what is looked at now."""

    formats: FormatsPage | None

    def open_drawer(self) -> None:
        """Open the drawer of cards."""

    def read_checks(self) -> None:
        """Go to the checks."""

    def show_formats(self) -> None:
        """Show the page of formats."""

    def find_army(self) -> None:
        """Type letters of an army."""

    def remove(self) -> None:
        """Remove what the keys are upon, an entry or an army."""

    def close_formats(self) -> None:
        """Go back from the formats to the army."""

    @property
    def reads_formats(self) -> bool:
        """Whether the page of formats is in view."""

    @property
    def asks_people(self) -> bool:
        """Whether a new list is asked for its people."""

    @property
    def in_armies(self) -> bool:
        """Whether the keys are in the list of armies."""


@dataclass(frozen=True, slots=True)
class Parts:
    """Who does what the verbs say."""

    controller: MusterController
    lists: Keeping
    options: EntryOptions
    owned: OwnedFigures
    drawer: CardDrawer
    details: Callable[[], None]
    view: View


def table(parts: Parts, group: str) -> list[ActionRow]:
    """Give the rows, worded in the language of now."""
    army, lists, view = parts.controller, parts.lists, parts.view
    can = _Possible(army, view, parts.drawer)
    example = translate("MusterPlace", "Load the example of {game}")
    return [
        ActionRow("muster.new", translate("Muster", "New army"), army.new_army, "plus", "Ctrl+N",
                  can.desk, group),
        ActionRow("muster.add", translate("Muster", "Add cards"), view.open_drawer, "user-plus", "Ins; A",
                  can.army, group),
        ActionRow("muster.add_one", translate("Muster", "Add this card"), parts.drawer.add, "plus", "",
                  can.card, group, listed=False),
        ActionRow("muster.star", translate("Muster", "Favourite"), parts.drawer.star, "star", "",
                  can.card, group, listed=False),
        ActionRow("muster.owned_card", translate("Muster", "Count the figures owned"), parts.drawer.count,
                  "archive", "", can.card, group, listed=False),
        ActionRow("muster.filter", translate("Muster", "Filter the cards"), parts.drawer.toggle_filters,
                  "filter", "", can.army, group, listed=False),
        ActionRow("muster.options", translate("Muster", "Options"), parts.options.open, "sparkles", "O",
                  can.entry, group, why=can.pick_first),
        ActionRow("muster.own_option", translate("Muster", "Enter an option"), parts.options.begin, "edit",
                  "Shift+O", can.entry, group, why=can.pick_first,
                  tip=translate("Muster", "Enter an option that the library does not know")),
        ActionRow("muster.up", translate("Muster", "Move the card up"), army.move_up, "arrow-up", "Alt+Up",
                  can.go_up, group, repeats=True),
        ActionRow("muster.down", translate("Muster", "Move the card down"), army.move_down, "arrow-down",
                  "Alt+Down", can.go_down, group, repeats=True),
        ActionRow("muster.more", translate("Muster", "One figure more"), army.more, "plus", "+", can.entry,
                  group, repeats=True),
        ActionRow("muster.fewer", translate("Muster", "One figure fewer"), army.fewer, "minus", "-",
                  can.fewer, group, repeats=True),
        *(
            ActionRow(f"{FIGURES}{count}", translate("Muster", "Set the figures: 1 to 9"),
                      army.figures_of_key, "users", str(count), can.entry, group, listed=count == 1)
            for count in range(1, 10)
        ),
        ActionRow("muster.newer", translate("Muster", "Take the newer version of the card"), army.take_newer,
                  "refresh", "", can.newer, group),
        ActionRow("muster.newers", translate("Muster", "Newer versions of cards"), lists.newer,
                  "refresh", "R", can.newers, group, why=can.nothing_newer,
                  tip=translate("Muster", "See what changed in the cards, and update the list if you want")),
        ActionRow("muster.catalogues", translate("Muster", "Newer catalogues"), lists.catalogues, "refresh",
                  "Shift+R", can.adoptable, group, why=can.no_catalogues,
                  tip=translate("Muster", "See what newer catalogues change in the list, and take them")),
        ActionRow("muster.asked", translate("Muster", "Choose what the catalogues ask for"), army.take_asked,
                  "list-check", "", can.asked, group),
        ActionRow("muster.owned", translate("Muster", "Count the figures owned"), parts.owned.ask, "archive",
                  "G", can.entry, group, why=can.pick_first,
                  tip=translate("Muster", "Enter how many figures of this miniature you own")),
        ActionRow("muster.remove", translate("Muster", "Remove the card"), view.remove, "trash", "Del",
                  can.remove, group, why=can.pick_first),
        ActionRow("muster.play", translate("Muster", "Play"), army.play, "swords", "Ctrl+Return",
                  can.entries, group, tip=translate("Muster", "Set up a battle with this army")),
        ActionRow("muster.print", translate("Muster", "Print"), army.print_cards, "printer", "Ctrl+P",
                  can.entries, group, tip=translate("Muster", "Print the cards of this army")),
        ActionRow("muster.share", translate("Muster", "Share the list"), lists.share, "file-export",
                  "Ctrl+Shift+E", can.army, group,
                  tip=translate("Muster", "As text, as data, as a code; or compare it with another one")),
        ActionRow("muster.checks", translate("Muster", "Read the checks"), view.read_checks, "list-check",
                  "X", can.army, group, tip=translate("Muster", "Go through the checks; each shows its sum")),
        ActionRow("muster.details", translate("Muster", "Edition and note"), parts.details, "dots", "E",
                  can.army, group, tip=translate("Muster", "Show the edition of the list and its note")),
        ActionRow("muster.formats", translate("Muster", "Formats"), view.show_formats, "list-check", "F",
                  can.desk, group, tip=translate("Muster", "Read, copy and change the formats of lists")),
        ActionRow("muster.format_copy", translate("Muster", "Copy the format"), can.copy_format, "copy", "",
                  can.formats, group, listed=False),
        ActionRow("muster.format_delete", translate("Muster", "Delete the format"), can.delete_format,
                  "trash", "", can.own_format, group, listed=False),
        ActionRow("muster.format_back", translate("Muster", "Back to the army"), view.close_formats,
                  "arrow-left", "", can.formats, group, listed=False),
        ActionRow("muster.versions", translate("Muster", "Versions of the list"), lists.versions,
                  "history", "V", can.army, group,
                  tip=translate("Muster", "Save versions of the list, look at them, go back to one")),
        ActionRow("muster.compare", translate("Muster", "Compare two lists"), lists.compare,
                  "arrows-exchange", "C", can.army, group,
                  tip=translate("Muster", "Lay two lists, or a list and a version, side by side")),
        ActionRow("muster.file", translate("Muster", "Folder and tags"), lists.file, "tag", "T",
                  can.army, group, tip=translate("Muster", "Put the army into a folder and tag it")),
        ActionRow("muster.find", translate("Muster", "Search the armies"), view.find_army, "search", "/",
                  can.desk, group),
        ActionRow("muster.duplicate", translate("Muster", "Duplicate the army"), army.duplicate, "copy",
                  "Ctrl+D", can.army, group),
        ActionRow("muster.delete", translate("Muster", "Delete the army"), army.delete, "trash", "Ctrl+Del",
                  can.army, group),
        *(
            ActionRow(f"{EXAMPLE}{kind.id}", example.format(game=kind.name), _Bring(army, kind.id),
                      "download", "", can.desk, group)
            for kind in KINDS.values() if has_example(kind.id)
        ),
    ]  # fmt: skip


class _Bring:
    """Bring in the example of a game: the verb knows it, whoever asks for it."""

    def __init__(self, controller: MusterController, system: str) -> None:
        self._bring: Callable[[str], None] = controller.bring_in
        self._system = system

    def __call__(self, _checked: bool = False) -> None:
        self._bring(self._system)


class _Possible:
    """What is possible with what is in view."""

    def __init__(self, controller: MusterController, view: View, drawer: CardDrawer) -> None:
        self._army = controller
        self._view = view
        self._drawer = drawer

    def card(self) -> bool:
        return self.army() and bool(self._drawer.current())

    def desk(self) -> bool:
        return self._army.desk is not None and not self._view.reads_formats

    def formats(self) -> bool:
        return self._view.reads_formats

    def own_format(self) -> bool:
        page = self._view.formats
        return self.formats() and page is not None and page.is_own

    def copy_format(self) -> None:
        if (page := self._view.formats) is not None:
            page.copy()

    def delete_format(self) -> None:
        if (page := self._view.formats) is not None:
            page.delete()

    def army(self) -> bool:
        return self._army.sheet is not None and not self._away

    @property
    def _away(self) -> bool:
        """Whether no army is in view."""
        return self._view.reads_formats or self._view.asks_people

    def entries(self) -> bool:
        sheet = self._army.sheet
        return self.army() and sheet is not None and bool(sheet.army.entries)

    def entry(self) -> bool:
        return self._army.entry() is not None and not self._away

    def remove(self) -> bool:
        return self.entry() or (self.army() and self._view.in_armies)

    def fewer(self) -> bool:
        entry = self._army.entry()
        return self.entry() and entry is not None and entry.figures > 1

    def newer(self) -> bool:
        entry, sheet = self._army.entry(), self._army.sheet
        return self.entry() and sheet is not None and entry is not None and entry.id in sheet.newer

    def newers(self) -> bool:
        sheet = self._army.sheet
        return self.army() and sheet is not None and bool(sheet.newer)

    def nothing_newer(self) -> str:
        return translate("Muster", "The list uses every card as it is now")

    def asked(self) -> bool:
        sheet = self._army.sheet
        made = sheet.by_catalogues if sheet is not None else None
        return self.army() and made is not None and bool(made.asked)

    def adoptable(self) -> bool:
        sheet = self._army.sheet
        return self.army() and sheet is not None and sheet.adoptable

    def no_catalogues(self) -> str:
        return translate("Muster", "The library has no newer catalogues for this list")

    def go_up(self) -> bool:
        entry, sheet = self._army.entry(), self._army.sheet
        return self.entry() and sheet is not None and entry != sheet.army.entries[0]

    def go_down(self) -> bool:
        entry, sheet = self._army.entry(), self._army.sheet
        return self.entry() and sheet is not None and entry != sheet.army.entries[-1]

    def pick_first(self) -> str:
        return translate("Muster", "Choose a card of the army first")
