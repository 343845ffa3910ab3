"""The Muster: armies are gathered from the library's cards, counted live, checked and never forbidden."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from PySide6.QtCore import QCoreApplication, QPoint
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QWidget

from desktop.environment.settings import Settings
from desktop.muster import menus, rows, verbs
from desktop.muster.checks import CheckNote
from desktop.muster.controller import KEY, MusterController
from desktop.muster.entry_options import EntryOptions
from desktop.muster.keeping import Keeping
from desktop.muster.left_column import LeftColumn
from desktop.muster.mending import Mending
from desktop.muster.owned_figures import OwnedFigures
from desktop.muster.panes import Panes
from desktop.operations import army_sheet, cards
from desktop.operations.desk import Changes, Desk
from desktop.operations.examples import has_example
from desktop.shell.place import WindowPlace
from desktop.widgets.actions import ActionRow, PaletteEntry
from desktop.widgets.keys import keeps_keys
from desktop.widgets.verb_menu import Entries, VerbMenu
from desktop.wording import army_words, count_figures, in_game, say
from desktop.wording.card_words import language_now
from rules.formats import Format
from rules.legality import Severity
from rules.ranking import closest
from rules.systems import KINDS
from rules.text import Refusal

if TYPE_CHECKING:
    from desktop.muster.formats.page import FormatsPage

_MANY = 6
"""More armies than these are searched by letters."""


class MusterPlace(WindowPlace):
    """Show one army of all; what is done to it the controller does, then everything is drawn again."""

    key: ClassVar[str] = KEY
    icon_name: ClassVar[str] = "users"

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(settings, parent)
        self.formats: FormatsPage | None = None
        self._wanted_entry = ""
        self._problems: list[CheckNote] = []
        self.pages = QStackedWidget(self)
        self.panes = Panes(self.pages)
        self.controller = MusterController(self, self.panes.entries.selected, self)
        self.lists = Keeping(self.controller, self)
        self.owned = OwnedFigures(self.controller, self)
        self.options = EntryOptions(self.controller, self.panes.entries, self.panes.options, self, self)
        self._mending = Mending(self.controller, self.panes, self.options)
        self.left = LeftColumn(self.panes, self.controller, self, self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        self.pages.addWidget(self.panes)
        row.addWidget(self.pages)
        self._connect()
        self.panes.set_actions(self.actions_set)
        for view, ids in (
            (self.panes.entries, menus.ENTRY),
            (self.panes.armies, menus.ARMY),
            (self.panes.drawer.view, menus.CARD),
        ):
            VerbMenu(view.menu_wanted, self.actions_set, ids, self)
        self.restyle()
        self.panes.spread(settings.sizes_of_place(self.key, 2, 3))
        self.retranslate()

    def _connect(self) -> None:
        panes, controller = self.panes, self.controller
        panes.armies.chosen.connect(controller.show_army)
        panes.search.textChanged.connect(self.redraw)
        panes.search.descended.connect(self._to_found)
        panes.search.left.connect(self._leave_find)
        panes.armies.entered.connect(panes.entries.setFocus)
        panes.no_army.chosen.connect(self._on_empty)
        panes.no_entries.chosen.connect(self._on_empty)
        panes.header.edited.connect(controller.edit)
        panes.header.formats_wanted.connect(self.show_formats)
        panes.entries.figures_wanted.connect(controller.set_figures)
        panes.entries.moved.connect(controller.move_to)
        panes.entries.newer_wanted.connect(controller.take_newer_of)
        panes.entries.chosen.connect(self._on_entry)
        panes.drawer.added.connect(controller.add_card)
        panes.drawer.one_more.connect(controller.add_one)
        panes.drawer.refigured.connect(controller.refigure)
        panes.entries.card_dropped.connect(controller.put_card)
        panes.empty_list.card_dropped.connect(controller.put_card)
        panes.drawer.starred.connect(self.owned.star)
        panes.drawer.owned_wanted.connect(self.owned.ask_of)
        panes.checks.jumped.connect(self._jump)
        panes.checks.left.connect(panes.entries.setFocus)
        panes.checks.acted.connect(self._on_act)
        panes.reasons.acted.connect(self._on_act)
        panes.reasons.left.connect(panes.entries.setFocus)
        panes.splitterMoved.connect(self._keep_sizes)
        controller.people_needed.connect(self.left.ask_people)
        self.left.looked.connect(self._show_face)
        self.left.moved.connect(self.actions_changed)
        controller.placed.connect(self._on_placed)
        controller.cards_came.connect(self.left.supply.mark_stale)
        controller.entry_needed.connect(panes.entries.setFocus)
        controller.details_refused.connect(self._on_details_refused)
        controller.stepped.connect(self._on_stepped)
        controller.wanted.connect(self.wanted)

    # What the window asks

    def title(self) -> str:
        """Give the name of the place."""
        return self.tr("Muster")

    def action_table(self) -> list[ActionRow]:
        """Give the verbs of the Muster."""
        drawer, details = self.panes.drawer, self.panes.header.show_details
        parts = verbs.Parts(self.controller, self.lists, self.options, self.owned, drawer, details, self)
        return verbs.table(parts, self.title())

    def menu(self) -> Entries:
        """Give the verbs of the armies, of the one in view and of its cards, in parts; or of the formats."""
        return menus.FORMATS if self.reads_formats else menus.menu()

    def set_desk(self, desk: Desk | None) -> None:
        """Show another library, or none: nothing of the old one stays."""
        self.left.stop()
        self.left.supply.mark_stale()
        self.controller.set_desk(desk)
        super().set_desk(desk)

    def end_work(self) -> None:
        """Prepare nothing any more: the library closes."""
        self.left.stop()

    def concerns(self, changes: Changes) -> bool:
        """Follow armies and the cards they are made of."""
        if changes.whole or changes.cards:
            self.left.supply.mark_stale()
            self.controller.forget_cards()
        moved = changes.armies or changes.formats or changes.cards or changes.pictures
        return changes.whole or bool(moved)

    def visit(self, argument: Any) -> None:
        """Show the army that another place names by its id."""
        if isinstance(argument, str) and self.desk is not None:
            self.controller.show_army(argument)

    def can_copy(self) -> bool:
        """Tell whether a list is in view."""
        return self.controller.sheet is not None

    def copy_out(self) -> None:
        """Put the list in view on the clipboard, as the text that reads back."""
        self.put_on_clipboard(self.lists.as_text(), self.tr("The list is on the clipboard."))

    def retranslate(self) -> None:
        """Say all fixed words again."""
        panes = self.panes
        panes.name_tabs(_tab_names(self.controller.sheet))
        panes.search.setPlaceholderText(self.tr("Name, folder, tag"))
        panes.search.setAccessibleName(self.tr("Search the armies"))
        panes.armies.setAccessibleName(self.tr("Armies"))
        panes.entries.setAccessibleName(self.tr("Cards of the army"))
        panes.no_army.set_words(
            self.tr("An army is a list of reference cards, each with its figures."), self.tr("No army yet")
        )
        example = self.tr("Load the example of {game}")
        panes.no_army.set_verbs(
            ("new", self.tr("New army")),
            *((key, example.format(game=KINDS[key].name)) for key in KINDS if has_example(key)),
        )
        self._offer_verbs()
        for part in (panes.header, panes.drawer, panes.options, panes.peoples):
            part.retranslate()

    def restyle(self) -> None:
        """Take the theme's colours and the text size again."""
        self.panes.restyle()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Put the keyboard where it is of use: a hidden list as a proxy would catch Tab for ever."""
        panes = self.panes
        panes.to_army()
        if self.formats is not None and self.reads_formats:
            self.formats.list.setFocus()
        elif self.left.asks_people:
            panes.peoples.peoples.setFocus()
        elif self.controller.sheet is None:
            panes.no_army.button("new").setFocus()
        elif self.controller.sheet.army.entries:
            panes.entries.setFocus()
        else:
            panes.no_entries.button("add").setFocus()

    def palette_entries(self) -> Iterable[PaletteEntry]:
        """Let the command palette find armies by name."""
        for line in self.controller.lines():
            yield PaletteEntry(line.army.name, _Show(self.controller, line.army.id), _worth(line), "users")

    def undo(self) -> None:
        """Take back the last step of the Muster."""
        self.controller.undo()

    def redo(self) -> None:
        """Do the step that was taken back once more."""
        self.controller.redo()

    def undo_text(self) -> str:
        """Name the step that undo would take back."""
        return self.controller.undo_text()

    def redo_text(self) -> str:
        """Name the step that redo would do."""
        return self.controller.redo_text()

    # Drawing

    @keeps_keys
    def refresh(self) -> None:
        """Draw the armies and the one in view."""
        panes = self.panes
        found = self.controller.read()
        if isinstance(found, Refusal):
            self.complain(found)
            return
        if found is None:
            panes.armies.set_rows([], "", searched=False)
        else:
            if self.formats is not None and self.reads_formats:
                self.formats.refresh()
            self._draw_armies(found.lines)
        if self.left.asks_people:
            self.left.refresh()
        else:
            panes.show_army(self.controller.sheet is not None)
        self._draw_sheet()

    def _draw_armies(self, lines: Sequence[army_sheet.ArmyLine]) -> None:
        """Draw the list of armies, those that have the letters looked for."""
        assert self.desk is not None
        panes = self.panes
        drawn = rows.army_rows(lines, self.desk.peoples, panes.search.text())
        panes.armies.set_rows(drawn, self.controller.army_id, searched=bool(panes.search.text()))
        filed = any(line.army.folder or line.army.tags for line in lines)
        typed = bool(panes.search.text()) or panes.search.hasFocus()
        panes.search.setVisible(filed or typed or len(lines) > _MANY)
        self.left.total(lines)

    def _to_found(self) -> None:
        """Go to the army found whose name is closest; the one in view stays where it is as close."""
        armies, typed = self.panes.armies, self.panes.search.text()
        armies.setFocus()
        if names := [str(row.name) for row in armies.armies.rows]:
            at = max(armies.armies.place_of(armies.selected()), 0)
            armies.setCurrentIndex(armies.armies.index(closest(typed, names, at)))

    def _leave_find(self) -> None:
        """Go on to the armies; the field goes when nobody needs it."""
        self.panes.armies.setFocus()
        self.redraw()

    def _draw_sheet(self) -> None:
        panes, sheet = self.panes, self.controller.sheet
        if self.desk is None or sheet is None:
            self.left.fill()
            panes.face.hide()
            panes.checks.hide()
            return
        army, peoples = sheet.army, self.desk.peoples
        panes.header.show_army(army, sheet.cost, sheet.muster.figures, peoples,
            army_sheet.editions(language_now()), sheet.card_editions, rows.format_choices(sheet),
            rows.other_costs(sheet),
        )  # fmt: skip
        panes.entries.set_rows(rows.entry_rows(sheet, peoples), self.options.beneath())
        if self._wanted_entry:
            panes.entries.select(self._wanted_entry)
            self._wanted_entry = ""
        panes.list.setCurrentIndex(0 if army.entries else 1)
        self._offer_verbs()
        panes.checks.show()
        panes.name_tabs(_tab_names(self.controller.sheet))
        self._problems = rows.problem_rows(sheet, peoples)
        panes.checks.set_problems(self._problems_heading(sheet), self._problems)
        panes.fit_face()
        self._tell_reasons()
        panes.checks.set_totals(self.tr("Totals"), rows.total_rows(sheet))
        coordinators = rows.coordinator_rows(sheet, peoples) if army_sheet.tests_discipline(army) else []
        barred = army_sheet.coordinates(army)
        heading = self.tr("Coordinators") if barred else self.tr("DIS for the Tactique roll")
        panes.checks.set_coordinators(heading, coordinators)
        self.left.fill()
        self.options.draw()
        self._show_face()

    def _offer_verbs(self) -> None:
        """Offer cards to an empty army, and the example of its game to whoever has none of that game yet."""
        controller = self.controller
        system = controller.sheet.army.system if controller.sheet is not None else ""
        verbs = [("add", self.tr("Add cards"))]
        others = (army for army in controller.armies() if army.id != controller.army_id)
        if has_example(system) and all(army.system != system for army in others):
            example = self.tr("Load the example of {game}")
            verbs.append((system, example.format(game=KINDS[system].name)))
        self.panes.no_entries.set_words(in_game("army.empty", system))
        self.panes.no_entries.set_verbs(*verbs)

    def _problems_heading(self, sheet: army_sheet.ArmySheet) -> str:
        count = sum(problem.severity is Severity.WARNING for problem in sheet.problems)
        if not (name := rows.format_name(sheet)):
            return self.tr("Checks")
        words = self.tr("%n problems in {format}", "", count) if count else self.tr("Checks of {format}")
        return words.format(format=name)

    def _show_face(self) -> None:
        """Show the card that is pointed at in the drawer, else the selected entry's."""
        face, sheet = self.panes.face, self.controller.sheet
        if self.desk is None:
            return
        card = self.left.pointed
        if card is None and sheet is not None and (entry := self.controller.entry()):
            card = sheet.muster.card(entry)
        face.setVisible(card is not None)
        if card is not None:
            face.show_card(card, language_now(), cards.picture(self.desk, card))

    # What is looked at

    @property
    def reads_formats(self) -> bool:
        """Whether the page of formats is in view; the verbs of the army are asleep then."""
        return self.formats is not None and self.pages.currentWidget() is self.formats

    @property
    def asks_people(self) -> bool:
        """Whether a new list is asked for its people; the verbs of the army are asleep then."""
        return self.left.asks_people

    @property
    def in_armies(self) -> bool:
        """Whether the keys are in the list of armies."""
        return self.panes.armies.hasFocus()

    def show_formats(self) -> None:
        """Show the formats, first the one that the army in view is checked by."""
        if self.desk is None:
            return
        if self.formats is None:
            from desktop.muster.formats.page import FormatsPage  # not before somebody wants it

            self.formats = FormatsPage(self, self.pages)
            self.formats.closed.connect(self.close_formats)
            self.pages.addWidget(self.formats)
        sheet = self.controller.sheet
        checked = sheet.format if sheet is not None else None
        self.pages.setCurrentWidget(self.formats)
        self.formats.show_format(checked.id if checked is not None else "")

    def close_formats(self) -> None:
        """Go back to the army."""
        self.pages.setCurrentWidget(self.panes)
        self.panes.entries.setFocus()
        self.redraw()

    def find_army(self) -> None:
        """Type letters of the army that is looked for."""
        self.panes.show_tab("armies")
        self.panes.search.show()
        self.panes.search.setFocus()
        self.panes.search.selectAll()

    def read_checks(self) -> None:
        """Go to the checks: each shows its sum and leads to its culprit."""
        self.panes.show_tab("card")
        self.panes.checks.stand()

    def remove(self) -> None:
        """Remove the selected entry, or the army when the keys are in the list of armies."""
        if self.in_armies:
            self.controller.delete()
        else:
            self.controller.remove_entry()

    def open_drawer(self) -> None:
        """Show the cards that can be added, and type there."""
        self.left.open()

    # What happened

    def _jump(self, entry_id: str) -> None:
        """Go to the entry that a problem or a coordinator is about."""
        if self.panes.entries.select(entry_id):
            self.panes.entries.setFocus()

    def _on_act(self, act: str, at: QPoint) -> None:
        """Do what a line of the checks offers."""
        if act.startswith(rows.MEND):
            self._mending.offer(act, at)
        else:
            limit, catalogues = self.panes.header.ask_limit, self.lists.catalogues
            {rows.ASKED: self.controller.take_asked, rows.CATALOGUES: catalogues,
             rows.CARDS: self.open_drawer, rows.LIMIT: limit}[act]()  # fmt: skip

    def _tell_reasons(self) -> None:
        """Say what is wrong with the chosen card."""
        self.panes.tell_reasons(rows.reasons_of(self._problems, self.panes.entries.selected()))

    def _on_entry(self) -> None:
        self.left.forget()
        self._tell_reasons()
        self.options.draw()
        self._show_face()
        self.actions_changed()

    def _on_placed(self, entry_id: str) -> None:
        self._wanted_entry = entry_id

    def _on_details_refused(self, details: dict[str, Any], refusal: Refusal) -> None:
        self.panes.header.refuse(details, say(refusal.message))
        self.complain_of_file(refusal)

    def _on_stepped(self, formats_before: Mapping[str, Format]) -> None:
        """Look at the format that moved."""
        if self.formats is not None and self.reads_formats:
            self.formats.follow(formats_before)

    def _on_empty(self, key: str) -> None:
        verbs = {"new": self.controller.new_army, "add": self.open_drawer}
        verbs[key]() if key in verbs else self.controller.bring_in(key)

    def _keep_sizes(self) -> None:
        self.panes.keep_spread()
        self.settings.keep_for_place(self.key, sizes=self.panes.sizes())


def _tab_names(sheet: army_sheet.ArmySheet | None) -> dict[str, str]:
    """Name the tabs; those of the checks and of the list count what stands behind them."""
    translate = QCoreApplication.translate
    count = sum(each.severity is Severity.WARNING for each in sheet.problems) if sheet is not None else 0
    checks, army = translate("MusterPlace", "Checks"), translate("MusterPlace", "List")
    total = army_words.total(sheet.cost) if sheet is not None else ""
    others = army_words.beside(sheet.others) if sheet is not None else ""
    return {
        "armies": translate("MusterPlace", "Armies"), "army": " · ".join(filter(None, (army, total, others))),
        "cards": translate("MusterPlace", "Cards"), "card": f"{checks} · {count}" if count else checks,
    }  # fmt: skip


def _worth(line: army_sheet.ArmyLine) -> str:
    """Word what a list counts: its PA and what else it costs, or its figures where a game counts none."""
    return (
        army_words.in_all(line.cost, line.others)
        or f"{army_words.game(line.army.system)} · {count_figures(line.figures, line.army.system)}"
    )


class _Show:
    """Show an army of a place that may be gone by then."""

    def __init__(self, controller: MusterController, army: str) -> None:
        self._show: Callable[[str], None] = controller.show_army
        self._army = army

    def __call__(self) -> None:
        self._show(self._army)
