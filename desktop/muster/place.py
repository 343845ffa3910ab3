"""The Muster: armies are gathered from the library's cards, counted live, checked and never forbidden."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QWidget

from desktop.environment.settings import Settings
from desktop.muster import rows, verbs
from desktop.muster.deeds import MusterDeeds
from desktop.muster.keeping import Keeping
from desktop.muster.panes import Panes
from desktop.muster.preparing import Preparation
from desktop.operations import armies, army_sheet
from desktop.operations.desk import Changes, Desk
from desktop.operations.examples import has_example
from desktop.widgets.actions import ActionRow, PaletteEntry
from desktop.wording import army_words, count_figures, in_game, say
from rules.armies import Army
from rules.legality import Severity
from rules.ranking import closest
from rules.systems import KINDS
from rules.text import Message, Refusal

_MANY = 6
"""More armies than these are searched by letters."""


class MusterPlace(MusterDeeds):
    """Show one army of all; every verb is an operation, then everything is drawn again."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(settings, parent)
        kept = settings.of_place(self.key)
        self._army = str(kept.get("army", ""))
        self._sheet: army_sheet.Sheet | None = None
        self._reader: army_sheet.Reader | None = None
        self._steps = ("", "")
        self._drawer_stale = True
        self.keeping = Keeping(self)
        self._wanted_entry = ""
        self.panes = Panes(self)
        self._preparation = Preparation(self.panes.drawer, self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        self.pages = QStackedWidget(self)
        self.pages.addWidget(self.panes)
        row.addWidget(self.pages)
        self._connect()
        self.panes.set_actions(self.actions_set)
        self.restyle()
        sizes = kept.get("sizes")
        self.panes.spread(sizes if isinstance(sizes, list) else [])
        self.retranslate()

    def _connect(self) -> None:
        panes = self.panes
        panes.armies.chosen.connect(self.show_army)
        panes.search.textChanged.connect(self.redraw)
        panes.search.descended.connect(self._to_found)
        panes.search.left.connect(self._leave_find)
        panes.armies.entered.connect(self.panes.entries.setFocus)
        panes.no_army.chosen.connect(self._on_empty)
        panes.no_entries.chosen.connect(self._on_empty)
        panes.header.edited.connect(self._on_details)
        panes.header.formats_wanted.connect(self.show_formats)
        panes.entries.figures_wanted.connect(self.set_figures)
        panes.entries.moved.connect(self._move_to)
        panes.entries.newer_wanted.connect(self._take_newer)
        panes.entries.options_wanted.connect(self._open_options)
        panes.entries.chosen.connect(self._on_entry)
        panes.options.edited.connect(self._on_options)
        panes.options.noted.connect(self._on_note)
        panes.options.spell_wanted.connect(self._open_spell)
        panes.options.closed.connect(self._close_options)
        panes.options.choice_wanted.connect(self.choose_options)
        panes.drawer.added.connect(self.add_card)
        panes.drawer.pointed.connect(self._show_face)
        panes.drawer.closed.connect(self.close_drawer)
        panes.drawer.starred.connect(self.star)
        panes.drawer.owned_wanted.connect(self.count_owned)
        panes.checks.jumped.connect(self.jump)
        panes.checks.left.connect(panes.entries.setFocus)
        self._preparation.ready.connect(self._fill_drawer)
        panes.splitterMoved.connect(self._keep_sizes)

    # What the window asks

    def title(self) -> str:
        """Give the name of the place."""
        return self.tr("Muster")

    def action_table(self) -> list[ActionRow]:
        """Give the verbs of the Muster."""
        return verbs.table(self)

    def set_desk(self, desk: Desk | None) -> None:
        """Stand before another library: nothing of the old one stays."""
        self._preparation.stop()
        self._sheet = None
        self._reader = army_sheet.Reader(desk) if desk is not None else None
        self._drawer_stale = True
        super().set_desk(desk)

    def end_work(self) -> None:
        """Prepare nothing any more: the library closes."""
        self._preparation.stop()

    def concerns(self, changes: Changes) -> bool:
        """Follow armies and the cards they are made of."""
        if changes.whole or changes.cards:
            self._drawer_stale = True
            if self._reader is not None:
                self._reader.forget()
        moved = changes.armies or changes.formats or changes.cards or changes.pictures
        return bool(changes.whole or moved)

    def visit(self, argument: Any) -> None:
        """Show the army that another place names by its id."""
        if isinstance(argument, str) and self.desk is not None:
            self.show_army(argument)

    def retranslate(self) -> None:
        """Say all fixed words again."""
        panes = self.panes
        panes.armies_title.setText(self.tr("Armies"))
        panes.tabs.set_choices(("armies", self.tr("Armies")), ("card", self.tr("Card and checks")))
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
        for part in (panes.header, panes.drawer, panes.options):
            part.retranslate()

    def restyle(self) -> None:
        """Take the theme's colours and the text size again."""
        self.panes.restyle()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Put the keyboard where it is of use: a hidden list as a proxy would catch Tab for ever."""
        panes = self.panes
        if self.formats is not None and self.reads_formats:
            self.formats.list.setFocus()
        elif self._sheet is None:
            panes.no_army.button("new").setFocus()
        elif self._sheet.army.entries:
            panes.entries.setFocus()
        else:
            panes.no_entries.button("add").setFocus()

    def palette_entries(self) -> Iterable[PaletteEntry]:
        """Let the command palette find armies by name."""
        if self._reader is None:
            return
        for line in self._reader.lines():
            yield PaletteEntry(line.army.name, _Show(self, line.army.id), _worth(line), "users")

    def undo(self) -> None:
        """Take back the last step of the Muster."""
        if self.desk is not None:
            self._follow(armies.undo(self.desk, initiator=self))

    def redo(self) -> None:
        """Do the step that was taken back once more."""
        if self.desk is not None:
            self._follow(armies.redo(self.desk, initiator=self))

    def undo_text(self) -> str:
        """Name the step that undo would take back."""
        return self._steps[0]

    def redo_text(self) -> str:
        """Name the step that redo would do."""
        return self._steps[1]

    # Drawing

    def refresh(self) -> None:
        """Draw the armies and the one in view."""
        panes = self.panes
        if self.desk is None or self._reader is None:
            panes.armies.set_rows([], "")
            self._sheet = None
            self._steps = ("", "")
            panes.middle.setCurrentIndex(1)
            self._draw_sheet()
            return
        found = army_sheet.view(self.desk, self._reader, army_id=self._army)
        if isinstance(found, Refusal):
            self.complain(found)
            return
        self._steps = self._worded(found.last), self._worded(found.following)
        if self.formats is not None and self.reads_formats:
            self.formats.refresh()
        self._sheet = found.sheet
        self._army = found.sheet.army.id if found.sheet else ""
        self._draw_armies(found.lines)
        panes.middle.setCurrentIndex(0 if self._sheet else 1)
        self._draw_sheet()

    def _draw_armies(self, lines: Sequence[army_sheet.Line]) -> None:
        """Draw the list of armies, those that have the letters looked for."""
        assert self.desk is not None
        panes = self.panes
        drawn = rows.army_rows(lines, self.desk.peoples, panes.search.text())
        panes.armies.set_rows(drawn, self._army)
        filed = any(line.army.folder or line.army.tags for line in lines)
        typed = bool(panes.search.text()) or panes.search.hasFocus()
        panes.search.setVisible(filed or typed or len(lines) > _MANY)

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

    def armies(self) -> list[Army]:
        """Give all lists in the order of their names."""
        return [line.army for line in self._reader.lines()] if self._reader is not None else []

    def _draw_sheet(self) -> None:
        panes, sheet = self.panes, self._sheet
        if self.desk is None or sheet is None:
            self.close_drawer()
            panes.face.hide()
            panes.checks.hide()
            return
        army = sheet.army
        panes.header.show_army(army, sheet.cost, sheet.muster.figures, self.desk.peoples,
            army_sheet.editions(army_words.language()), sheet.card_editions, rows.format_choices(sheet),
        )  # fmt: skip
        panes.entries.set_rows(rows.entry_rows(sheet, self.desk.peoples))
        if self._wanted_entry:
            panes.entries.select(self._wanted_entry)
            self._wanted_entry = ""
        panes.list.setCurrentIndex(0 if army.entries else 1)
        self._offer_verbs()
        panes.checks.show()
        peoples = self.desk.peoples
        panes.checks.set_problems(self._problems_heading(sheet), rows.problem_rows(sheet, peoples))
        coordinators = rows.coordinator_rows(sheet, peoples) if army_sheet.coordinates(army) else []
        panes.checks.set_coordinators(self.tr("Coordinators"), coordinators)
        if self._drawer_open:
            self._fill_drawer()
        elif self._drawer_stale or army.system != self._drawer_system:
            self._preparation.begin(self.desk, army.system)
        self._show_options()
        self._show_face()

    def _offer_verbs(self) -> None:
        """Offer cards to an empty army, and the example of its game to whoever has none of that game yet."""
        system = self._sheet.army.system if self._sheet is not None else ""
        verbs = [("add", self.tr("Add cards"))]
        others = (army for army in self.armies() if army.id != self._army)
        if has_example(system) and all(army.system != system for army in others):
            example = self.tr("Load the example of {game}")
            verbs.append((system, example.format(game=KINDS[system].name)))
        self.panes.no_entries.set_words(in_game("army.empty", system))
        self.panes.no_entries.set_verbs(*verbs)

    def _problems_heading(self, sheet: army_sheet.Sheet) -> str:
        count = sum(problem.severity is Severity.WARNING for problem in sheet.problems)
        name = rows.format_name(sheet)
        if not name:
            return self.tr("Checks")
        if not count:
            return self.tr("Checks of {format}").format(format=name)
        return self.tr("%n problems in {format}", "", count).format(format=name)

    # Inside

    def _on_entry(self) -> None:
        self._show_options()
        self._show_face()
        self.actions_changed()

    def _follow(self, outcome: object) -> None:
        """After undo and redo look at the army that moved."""
        formats_before = self._sheet.formats if self._sheet is not None else {}
        moved = getattr(outcome, "army_ids", ())
        known = {line.army.id for line in self._reader.lines()} if self._reader is not None else set()
        if self._army not in moved:
            self._army = next((army for army in moved if army in known), self._army)
        self._done(outcome)
        if self.formats is not None and self.reads_formats:
            self.formats.follow(formats_before)

    def _worded(self, label: Message | None) -> str:
        """Word a step, its card named in the language of now."""
        if label is None or self._reader is None:
            return ""
        card_id = label.data.get("card_id")
        if isinstance(card_id, str):
            return say(label, card=self._reader.now(card_id).card.name(army_words.language()))
        return say(label)

    def _on_empty(self, key: str) -> None:
        verbs = {"new": self.new_army, "add": self.open_drawer}
        verbs[key]() if key in verbs else self.bring_in(key)

    def _keep_sizes(self) -> None:
        self.panes.keep_spread()
        self.settings.keep_for_place(self.key, sizes=self.panes.sizes())


def _worth(line: army_sheet.Line) -> str:
    """Word what a list counts: its PA, or its figures where a game counts none."""
    return (
        army_words.total(line.cost)
        or f"{army_words.game(line.army.system)} · {count_figures(line.figures, line.army.system)}"
    )


class _Show:
    """Show an army of a place that may be gone by then."""

    def __init__(self, place: MusterPlace, army: str) -> None:
        self._show: Callable[[str], None] = place.show_army
        self._army = army

    def __call__(self) -> None:
        self._show(self._army)
