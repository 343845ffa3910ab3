"""The Muster: armies are gathered from the library's cards, counted live, checked and never forbidden."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, ClassVar

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.actions import ActionRow, PaletteEntry
from desktop.muster import rows, verbs, words
from desktop.muster.panes import Panes
from desktop.operations import armies, army_sheet, cards
from desktop.operations.desk import Changes, Desk
from desktop.phrases import say
from desktop.place import Place
from desktop.settings import Settings
from rules.armies import Entry, Option
from rules.legality import Severity
from rules.text import Message, Refusal


class MusterPlace(Place):
    """Show one army of all; every verb is an operation, then everything is drawn again."""

    key: ClassVar[str] = "muster"
    icon_name: ClassVar[str] = "users"

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(settings, parent)
        kept = settings.of_place(self.key)
        self._army = str(kept.get("army", ""))
        self._sheet: army_sheet.Sheet | None = None
        self._reader: army_sheet.Reader | None = None
        self._steps = ("", "")
        self._drawer_stale = True
        self._wanted_entry = ""
        self.panes = Panes(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.panes)
        self.setFocusProxy(self.panes.entries)
        self._connect()
        self.panes.set_actions(self.actions_set)
        self.restyle()
        sizes = kept.get("sizes")
        self.panes.spread(sizes if isinstance(sizes, list) else [])
        self.retranslate()

    def _connect(self) -> None:
        panes = self.panes
        panes.armies.chosen.connect(self.show_army)
        panes.armies.entered.connect(self.panes.entries.setFocus)
        panes.no_army.chosen.connect(self._on_empty)
        panes.no_entries.chosen.connect(self._on_empty)
        panes.header.edited.connect(self._on_details)
        panes.entries.figures_wanted.connect(self.set_figures)
        panes.entries.moved.connect(self._move_to)
        panes.entries.newer_wanted.connect(self._take_newer)
        panes.entries.options_wanted.connect(self._open_options)
        panes.entries.chosen.connect(self._on_entry)
        panes.options.edited.connect(self._on_options)
        panes.options.noted.connect(self._on_note)
        panes.options.closed.connect(self._close_options)
        panes.drawer.added.connect(self.add_card)
        panes.drawer.pointed.connect(self._show_face)
        panes.drawer.closed.connect(self.close_drawer)
        panes.checks.jumped.connect(self.jump)
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
        self._sheet = None
        self._reader = army_sheet.Reader(desk) if desk is not None else None
        self._drawer_stale = True
        super().set_desk(desk)

    def concerns(self, changes: Changes) -> bool:
        """Follow armies and the cards they are made of."""
        if changes.whole or changes.cards:
            self._drawer_stale = True
            if self._reader is not None:
                self._reader.forget()
        return bool(changes.whole or changes.armies or changes.cards or changes.pictures)

    def visit(self, argument: Any) -> None:
        """Show the army that another place names by its id."""
        if isinstance(argument, str) and self.desk is not None:
            self.show_army(argument)

    def retranslate(self) -> None:
        """Say all fixed words again."""
        panes = self.panes
        panes.armies_title.setText(self.tr("Armies"))
        panes.tabs.set_choices(("armies", self.tr("Armies")), ("card", self.tr("Card and checks")))
        panes.armies.setAccessibleName(self.tr("Armies"))
        panes.entries.setAccessibleName(self.tr("Cards of the army"))
        panes.no_army.set_words(
            self.tr("An army is a list of reference cards, each with its figures."), self.tr("No army yet")
        )
        panes.no_army.set_verbs(("new", self.tr("New army")))
        panes.no_entries.set_words(self.tr("This army has no card yet."))
        panes.no_entries.set_verbs(("add", self.tr("Add cards")))
        for part in (panes.header, panes.drawer, panes.options):
            part.retranslate()

    def restyle(self) -> None:
        """Take the theme's colours and the text size again."""
        self.panes.restyle()

    def palette_entries(self) -> Iterable[PaletteEntry]:
        """Let the command palette find armies by name."""
        if self._reader is None:
            return
        for line in self._reader.lines():
            yield PaletteEntry(line.army.name, _Show(self, line.army.id), words.total(line.cost), "users")

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
            self.say(say(found.message), "bad")
            return
        self._steps = self._worded(found.last), self._worded(found.following)
        self._sheet = found.sheet
        self._army = found.sheet.army.id if found.sheet else ""
        panes.armies.set_rows([rows.army_row(line, self.desk.peoples) for line in found.lines], self._army)
        panes.middle.setCurrentIndex(0 if self._sheet else 1)
        self._draw_sheet()

    def _draw_sheet(self) -> None:
        panes, sheet = self.panes, self._sheet
        if self.desk is None or sheet is None:
            self.close_drawer()
            panes.face.hide()
            panes.checks.hide()
            return
        army = sheet.army
        panes.header.show_army(army, sheet.cost, sheet.muster.figures, self.desk.peoples,
            army_sheet.editions(words.language()),
        )  # fmt: skip
        panes.entries.set_rows(rows.entry_rows(sheet, self.desk.peoples))
        if self._wanted_entry:
            panes.entries.select(self._wanted_entry)
            self._wanted_entry = ""
        panes.list.setCurrentIndex(0 if army.entries else 1)
        panes.checks.show()
        panes.checks.set_problems(self._problems_heading(sheet), rows.problem_rows(sheet, self.desk.peoples))
        panes.checks.set_coordinators(
            self.tr("Coordinators"), rows.coordinator_rows(sheet, self.desk.peoples)
        )
        if self._drawer_open:
            self._fill_drawer()
        self._show_options()
        self._show_face()

    def _problems_heading(self, sheet: army_sheet.Sheet) -> str:
        count = sum(problem.severity is Severity.WARNING for problem in sheet.problems)
        name = rows.format_name(sheet)
        if not count:
            return self.tr("Checks of {format}").format(format=name)
        return self.tr("%n problems in {format}", "", count).format(format=name)

    def _show_face(self) -> None:
        """Show the card that is pointed at in the drawer, else the selected entry's."""
        face = self.panes.face
        if self.desk is None:
            return
        card = None
        if self._drawer_open and (pointed := self.panes.drawer.current()):
            card = self.panes.drawer.card(pointed)
        elif self._sheet is not None and (entry := self.entry()):
            card = self._sheet.muster.card(entry)
        face.setVisible(card is not None)
        if card is not None:
            picture = cards.picture(self.desk, card)
            face.show_card(card, words.language(), picture)

    def _show_options(self) -> None:
        entry = self.entry()
        if self._sheet is None or entry is None:
            self.panes.options.show_entry(None, "")
            self.panes.options.hide()
            return
        name = self._sheet.name(entry, words.language())
        self.panes.options.show_entry(entry, name)

    # What is in view

    @property
    def army(self) -> str:
        """The id of the army in view, "" when none is."""
        return self._army

    def show_army(self, army_id: str) -> None:
        """Look at another army."""
        if army_id != self._army:
            self._army = army_id
            self.settings.keep_for_place(self.key, army=army_id)
            self.redraw()

    def jump(self, entry_id: str) -> None:
        """Go to the entry that a problem or a coordinator is about."""
        if self.panes.entries.select(entry_id):
            self.panes.entries.setFocus()

    @property
    def sheet(self) -> army_sheet.Sheet | None:
        """The army in view with what the rules say about it."""
        return self._sheet

    def entry(self) -> Entry | None:
        """The selected entry."""
        chosen = self.panes.entries.selected()
        entries = self._sheet.army.entries if self._sheet else ()
        return next((entry for entry in entries if entry.id == chosen), None)

    def _on_entry(self) -> None:
        self._show_options()
        self._show_face()
        self.actions_changed()

    # Armies

    def new_army(self) -> None:
        """Make an army of the player's people and let its name be typed."""
        if self.desk is None:
            return
        people = self.settings.values.people
        made = armies.create(self.desk, name=self.tr("New army"), people=people, initiator=self)
        if not self._done(made) or not isinstance(made, str):
            return
        self._army = made
        self.redraw()
        self.panes.header.name.setFocus()
        self.panes.header.name.selectAll()

    def duplicate(self) -> None:
        """Copy the army and look at the copy."""
        if self.desk is not None and self._army:
            made = armies.duplicate(self.desk, self._army, initiator=self)
            if self._done(made) and isinstance(made, str):
                self._army = made
                self.redraw()

    def delete(self) -> None:
        """Delete the army; undo is offered at once."""
        if self.desk is None or self._sheet is None:
            return
        name = self._sheet.army.name
        if self._done(armies.delete(self.desk, self._army, initiator=self)):
            self.say(self.tr("{army} is deleted.").format(army=name), "info", self.tr("Undo"), self.undo)

    def play(self) -> None:
        """Go to the set-up of a battle with this army."""
        self.wanted.emit("battle", ("army", self._army))

    def print_cards(self) -> None:
        """Go to print this army's cards."""
        self.wanted.emit("printing", self._army)

    def _on_details(self, details: dict[str, Any]) -> None:
        if self.desk is not None and self._army:
            self._done(armies.edit(self.desk, self._army, initiator=self, **details))

    # Cards of the army

    def open_drawer(self) -> None:
        """Open the drawer and type there."""
        self.panes.left.setCurrentIndex(1)
        self._fill_drawer()
        self.panes.drawer.field.setFocus()
        self.panes.drawer.field.selectAll()

    def close_drawer(self) -> None:
        """Close the drawer and go back to the list."""
        if self._drawer_open:
            self.panes.left.setCurrentIndex(0)
            self.panes.entries.setFocus()
            self._show_face()

    @property
    def _drawer_open(self) -> bool:
        return self.panes.left.currentIndex() == 1

    def _fill_drawer(self) -> None:
        if self.desk is None or self._sheet is None:
            return
        listed: dict[str, int] = {}
        for entry in self._sheet.army.entries:
            listed[entry.card_id] = listed.get(entry.card_id, 0) + entry.figures
        if self._drawer_stale:
            found = cards.all_cards(self.desk)
            if isinstance(found, Refusal):
                self.say(say(found.message), "bad")
                return
            self.panes.drawer.fill(found, self.desk.peoples)
            self._drawer_stale = False
        self.panes.drawer.set_army(self._sheet.army.people, listed)

    def add_card(self, card_id: str, figures: int = 1) -> None:
        """Add a card below the selected one's list; it becomes the selected one."""
        if self.desk is None or not self._army:
            return
        made = armies.add_entry(self.desk, self._army, card_id=card_id, figures=figures, initiator=self)
        self._wanted_entry = made if isinstance(made, str) else ""
        self._done(made)

    def set_figures(self, entry_id: str, figures: int) -> None:
        """Let an entry have this many figures."""
        if self.desk is not None and figures >= 1:
            self._done(
                armies.set_figures(self.desk, self._army, entry_id=entry_id, figures=figures, initiator=self)
            )

    def figures_of_key(self) -> None:
        """Set the figures that the pressed number says; without a key let one be pressed."""
        action, entry = self.sender(), self.entry()
        if action is None or entry is None:
            self.panes.entries.setFocus()
        else:
            self.set_figures(entry.id, int(action.objectName().removeprefix(verbs.FIGURES)))

    def more(self) -> None:
        """One figure more for the selected entry."""
        if entry := self.entry():
            self.set_figures(entry.id, entry.figures + 1)

    def fewer(self) -> None:
        """One figure fewer for the selected entry."""
        if entry := self.entry():
            self.set_figures(entry.id, entry.figures - 1)

    def move_up(self) -> None:
        """Move the selected entry up."""
        self._move_by(-1)

    def move_down(self) -> None:
        """Move the selected entry down."""
        self._move_by(1)

    def _move_by(self, step: int) -> None:
        if entry := self.entry():
            self._move_to(entry.id, self.panes.entries.entries.place_of(entry.id) + step)

    def _move_to(self, entry_id: str, place: int) -> None:
        if self.desk is not None:
            self._wanted_entry = entry_id
            self._done(armies.move_entry(self.desk, self._army, entry_id=entry_id, to=place, initiator=self))

    def remove(self) -> None:
        """Remove the selected entry, or the army when the keys are in the list of armies."""
        if self.panes.armies.hasFocus():
            self.delete()
            return
        entry = self.entry()
        if self.desk is None or self._sheet is None or entry is None:
            return
        name = self._sheet.name(entry, words.language())
        if self._done(armies.remove_entry(self.desk, self._army, entry_id=entry.id, initiator=self)):
            self.say(self.tr("{card} is removed.").format(card=name), "info", self.tr("Undo"), self.undo)

    def take_newer(self) -> None:
        """Take the newest version of the selected entry's card."""
        if entry := self.entry():
            self._take_newer(entry.id)

    def _take_newer(self, entry_id: str) -> None:
        if self.desk is not None:
            self._done(armies.take_revision(self.desk, self._army, entry_id=entry_id, initiator=self))

    # Options

    def open_options(self) -> None:
        """Show the options of the selected entry and begin one when there is none."""
        if entry := self.entry():
            self._open_options(entry.id)

    def _open_options(self, entry_id: str) -> None:
        self.panes.entries.select(entry_id)
        self._show_options()
        editor = self.panes.options
        editor.show()
        if editor.lines:
            editor.lines[0].name.setFocus()
        else:
            editor.add()
        # The list became lower: the selected entry may lie behind the editor now.
        QTimer.singleShot(0, self.panes.entries, self._scroll_to_entry)

    def _scroll_to_entry(self) -> None:
        self.panes.entries.scrollTo(self.panes.entries.currentIndex())

    def _close_options(self) -> None:
        self.panes.entries.setFocus()
        self.panes.options.hide()

    def _on_note(self, entry_id: str, note: str) -> None:
        if self.desk is not None:
            self._done(armies.set_note(self.desk, self._army, entry_id=entry_id, note=note, initiator=self))

    def _on_options(self, entry_id: str, options: tuple[Option, ...]) -> None:
        if self.desk is not None:
            self._done(
                armies.set_options(self.desk, self._army, entry_id=entry_id, options=options, initiator=self)
            )

    # Inside

    def _done(self, outcome: object) -> bool:
        """Draw what an operation did, or say why it did not."""
        refused = isinstance(outcome, Refusal)
        if isinstance(outcome, Refusal):
            self.say(say(outcome.message), "warn")
        self.redraw()
        return not refused

    def _follow(self, outcome: object) -> None:
        """After undo and redo look at the army that moved."""
        moved = getattr(outcome, "army_ids", ())
        if moved and self._army not in moved:
            self._army = moved[0]
        self._done(outcome)

    def _worded(self, label: Message | None) -> str:
        """Word a step, its card named in the language of now."""
        if label is None or self._reader is None:
            return ""
        card_id = label.data.get("card_id")
        if isinstance(card_id, str):
            return say(label, card=self._reader.now(card_id).card.name(words.language()))
        return say(label)

    def _on_empty(self, key: str) -> None:
        self.new_army() if key == "new" else self.open_drawer()

    def _keep_sizes(self) -> None:
        self.panes.keep_spread()
        self.settings.keep_for_place(self.key, sizes=self.panes.sizes())


class _Show:
    """Show an army of a place that may be gone by then."""

    def __init__(self, place: MusterPlace, army: str) -> None:
        self._show: Callable[[str], None] = place.show_army
        self._army = army

    def __call__(self) -> None:
        self._show(self._army)
