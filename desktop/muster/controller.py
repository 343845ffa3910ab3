"""What the player does to the army in view: each verb is an operation, then everything is drawn again."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QObject, Signal

from desktop.muster.host import Remembers
from desktop.operations import armies, army_sheet, examples, picking
from desktop.operations.cards import Undone
from desktop.operations.desk import Desk
from desktop.operations.evaluated_list import AskedChoice
from desktop.wording import fill, say
from desktop.wording.card_words import language_now
from rules.armies import MOST_LIMIT, Army, Entry, Option
from rules.formats import Format
from rules.sheets import sheet_of
from rules.systems import KINDS
from rules.text import Message, Refusal, fold

KEY = "muster"
"""The name under which the Muster is known to the window and keeps its settings."""

_USUAL_LIMIT = 400
"""PA of the first list."""

_PER_CARD = "figures_per_card"
"""The check of a format that says how many figures a card stands for, by its price."""

FIGURES = "muster.figures_"
"""The actions of the number keys: their ids end in the number."""


def most_figures(sheet: army_sheet.ArmySheet, entry: Entry) -> int:
    """Tell how many figures the list's format lets an entry's card stand for; 1 where nobody says."""
    pa = sheet.muster.card(entry).pa.number
    checks = sheet.format.checks if sheet.format is not None else ()
    bands: Any = next((row.parameters["bands"] for row in checks if row.check == _PER_CARD), ())
    return next((most for up_to, most in bands if pa is not None and (up_to is None or pa <= up_to)), 1)


class MusterController(QObject):
    """The army in view, and the verbs upon it and its entries."""

    people_needed = Signal()
    """Emitted when a new list is to begin: it asks for its people first."""
    placed = Signal(str)
    """Emitted with an entry that is to be selected as soon as it is drawn, "" when none is."""
    cards_came = Signal()
    """Emitted when cards were brought in."""
    entry_needed = Signal()
    """Emitted when an entry is to be chosen first."""
    details_refused = Signal(object, object)
    """Emitted with the details of an army that were not taken, and with the refusal."""
    stepped = Signal(object)
    """Emitted after undo and redo with the formats there were before."""
    wanted = Signal(str, object)
    """Emitted to go to another place with this army."""

    def __init__(self, host: Remembers, selected: Callable[[], str], parent: QObject) -> None:
        """Serve a host; ``selected`` tells the id of the selected entry, "" when none is."""
        super().__init__(parent)
        self._host = host
        self._selected = selected
        self._reader: army_sheet.ArmyReader | None = None
        self._steps = ("", "")
        self.desk: Desk | None = None
        self.army_id = str(host.settings.of_place(KEY).get("army", ""))
        """The army in view, "" when none is."""
        self.sheet: army_sheet.ArmySheet | None = None
        """The army in view with what the rules say about it."""

    # What is in view

    def set_desk(self, desk: Desk | None) -> None:
        """Show another library, or none: nothing of the old one stays."""
        self.desk = desk
        self.sheet = None
        self._reader = army_sheet.ArmyReader(desk) if desk is not None else None

    def forget_cards(self) -> None:
        """Read again what cards show now: some have changed."""
        if self._reader is not None:
            self._reader.forget()

    def read(self) -> army_sheet.MusterView | Refusal | None:
        """Read the army in view again, None without a library; one that is gone gives way to the first."""
        if self.desk is None or self._reader is None:
            self.sheet, self._steps = None, ("", "")
            return None
        found = army_sheet.view(self.desk, self._reader, army_id=self.army_id)
        if isinstance(found, Refusal):
            return found
        self._steps = self._worded(found.last), self._worded(found.following)
        self.sheet = found.sheet
        self.army_id = found.sheet.army.id if found.sheet else ""
        return found

    def lines(self) -> list[army_sheet.ArmyLine]:
        """Give all armies in the order of their names, each with its price and its figures."""
        return self._reader.lines() if self._reader is not None else []

    def armies(self) -> list[Army]:
        """Give all lists in the order of their names."""
        return [line.army for line in self.lines()]

    def entry(self) -> Entry | None:
        """Give the selected entry."""
        chosen = self._selected()
        entries = self.sheet.army.entries if self.sheet else ()
        return next((entry for entry in entries if entry.id == chosen), None)

    def show_army(self, army_id: str) -> None:
        """Look at another army."""
        if army_id != self.army_id:
            self.army_id = army_id
            self._host.settings.keep_for_place(KEY, army=army_id)
            self._host.redraw()

    # Armies

    def new_army(self) -> None:
        """Begin a list: its people are asked for first."""
        if self.desk is not None:
            self.people_needed.emit()

    def usual_system(self) -> str:
        """Give the game of last time."""
        system = str(self._host.settings.of_place(KEY).get("system", ""))
        return system if system in KINDS else next(iter(KINDS))

    def usual_people(self) -> str:
        """Give the player's own people, else that of the list in view."""
        return self._host.settings.values.people or (self.sheet.army.people if self.sheet else "")

    def usual_limit(self) -> int:
        """Give the limit of the list begun or limited last, in PA."""
        kept = self._host.settings.of_place(KEY).get("limit")
        return kept if isinstance(kept, int) and 0 < kept <= MOST_LIMIT else _USUAL_LIMIT

    def begin(self, name: str, system: str, people: str, edition: str) -> bool:
        """Make a list of a people, an edition and the limit of last time, and look at it."""
        if self.desk is None:
            return False
        limit = self.usual_limit() if sheet_of(system).priced else None
        made = armies.create(
            self.desk, name=name or self.tr("New army"), people=people, edition=edition, limit=limit,
            system=system, initiator=self._host,
        )  # fmt: skip
        if not self.show_outcome(made) or not isinstance(made, str):
            return False
        self._host.settings.keep_for_place(KEY, system=system)
        self.show_army(made)
        return True

    def bring_in(self, system: str) -> None:
        """Bring in the example of a game and look at its first army, in the place of an empty list."""
        if self.desk is None:
            return
        language = language_now()
        made = examples.add_example(
            self.desk, system=system, language=language, instead=self._empty(system), initiator=self._host
        )
        self.cards_came.emit()
        if self.show_outcome(made) and not isinstance(made, Refusal):
            self.army_id = made[0]
            self._host.redraw()
            self._offer_undo(self.tr("The example of {game} is loaded.").format(game=KINDS[system].name))

    def _empty(self, system: str) -> str:
        """Return the id of the army in view if it is of a game and holds nothing yet, else nothing."""
        army = self.sheet.army if self.sheet is not None else None
        holds = army is None or army.system != system or army.entries or army.note
        return "" if holds else self.army_id

    def duplicate(self) -> None:
        """Copy the army and look at the copy."""
        if self.desk is not None and self.army_id:
            made = armies.duplicate(self.desk, self.army_id, initiator=self._host)
            if self.show_outcome(made) and isinstance(made, str):
                self.army_id = made
                self._host.redraw()

    def delete(self) -> None:
        """Delete the army; undo is offered at once."""
        if self.desk is None or self.sheet is None:
            return
        name = self.sheet.army.name
        if self.show_outcome(armies.delete(self.desk, self.army_id, initiator=self._host)):
            self._offer_undo(self.tr("{army} has been deleted.").format(army=name))

    def edit(self, details: dict[str, Any]) -> None:
        """Change the army's own details: its name, its people, its game, its limit and the like."""
        if self.desk is None or not self.army_id:
            return
        done = armies.edit(self.desk, self.army_id, initiator=self._host, **details)
        if isinstance(done, Refusal):
            self.details_refused.emit(details, done)
        self._host.redraw()
        lasting = {key: details[key] for key in ("system", "limit") if key in details}
        if not isinstance(done, Refusal) and lasting:
            self._host.settings.keep_for_place(KEY, **lasting)

    def play(self) -> None:
        """Go to the set-up of a battle with this army."""
        self.wanted.emit("battle", ("army", self.army_id))

    def print_cards(self) -> None:
        """Go to print this army's cards."""
        self.wanted.emit("printing", self.army_id)

    # Its entries

    def add_card(self, card_id: str, figures: int = 1, at: int | None = None) -> None:
        """Add a card at a place of the list, at its end by default; it becomes the selected one."""
        if self.desk is None or not self.army_id:
            return
        edition = self.sheet.edition if self.sheet is not None else ""
        made = armies.add_entry(
            self.desk, self.army_id, card_id=card_id, figures=figures, at=at, initiator=self._host
        )
        self.placed.emit(made if isinstance(made, str) else "")
        if self.show_outcome(made) and isinstance(made, str):
            self._tell_edition(made, edition)

    def put_card(self, card_id: str, at: int) -> None:
        """Add a card where it was dropped."""
        self.add_card(card_id, 1, at)

    def add_one(self, card_id: str) -> None:
        """Give a card one figure more where it is the selected one and has room, else add it."""
        entry, sheet = self.entry(), self.sheet
        room = sheet is not None and entry is not None and entry.card_id == card_id
        if room and sheet is not None and entry is not None and entry.figures < most_figures(sheet, entry):
            self.set_figures(entry.id, entry.figures + 1)
        else:
            self.add_card(card_id)

    def refigure(self, card_id: str, figures: int) -> None:
        """Let the selected entry have this many figures where it is of a card, else add that card so."""
        entry = self.entry()
        if entry is not None and entry.card_id == card_id:
            self.set_figures(entry.id, figures)
        else:
            self.add_card(card_id, figures)

    def _tell_edition(self, entry_id: str, edition: str) -> None:
        """Say that a card is of another edition than the list, whose rules stay as they are."""
        sheet = self.sheet
        entry = next((e for e in sheet.army.entries if e.id == entry_id), None) if sheet is not None else None
        if sheet is None or entry is None or not edition:
            return
        card = sheet.muster.card(entry)
        if card.edition and fold(card.edition) != fold(edition):
            words = self.tr("{card} is of edition {other}; the list stays {edition}.")
            name = sheet.name(entry, language_now())
            self._offer_undo(fill(words, card=name, other=card.edition, edition=edition))

    def set_figures(self, entry_id: str, figures: int) -> None:
        """Let an entry have this many figures."""
        if self.desk is not None and figures >= 1:
            self.show_outcome(
                armies.set_figures(
                    self.desk, self.army_id, entry_id=entry_id, figures=figures, initiator=self._host
                )
            )

    def figures_of_key(self) -> None:
        """Set the figures that the pressed number says; without a key let one be pressed."""
        action, entry = self.sender(), self.entry()
        if action is None or entry is None:
            self.entry_needed.emit()
        else:
            self.set_figures(entry.id, int(action.objectName().removeprefix(FIGURES)))

    def more(self) -> None:
        """Give the selected entry one figure more."""
        if entry := self.entry():
            self.set_figures(entry.id, entry.figures + 1)

    def fewer(self) -> None:
        """Give the selected entry one figure fewer."""
        if entry := self.entry():
            self.set_figures(entry.id, entry.figures - 1)

    def move_up(self) -> None:
        """Move the selected entry up."""
        self._move_by(-1)

    def move_down(self) -> None:
        """Move the selected entry down."""
        self._move_by(1)

    def _move_by(self, step: int) -> None:
        if self.sheet is not None and (entry := self.entry()):
            self.move_to(entry.id, self.sheet.army.entries.index(entry) + step)

    def move_to(self, entry_id: str, at: int) -> None:
        """Move an entry to a place of the list; it stays the selected one."""
        if self.desk is not None:
            self.placed.emit(entry_id)
            self.show_outcome(
                armies.move_entry(self.desk, self.army_id, entry_id=entry_id, to=at, initiator=self._host)
            )

    def remove_entry(self) -> None:
        """Remove the selected entry; undo is offered at once."""
        entry = self.entry()
        if self.desk is None or self.sheet is None or entry is None:
            return
        name = self.sheet.name(entry, language_now())
        done = armies.remove_entry(self.desk, self.army_id, entry_id=entry.id, initiator=self._host)
        if self.show_outcome(done):
            self._offer_undo(self.tr("{card} has been removed.").format(card=name))

    def take_newer(self) -> None:
        """Take the newest version of the selected entry's card."""
        if entry := self.entry():
            self.take_newer_of(entry.id)

    def take_newer_of(self, entry_id: str) -> None:
        """Take the newest version of an entry's card."""
        if self.desk is not None:
            self.show_outcome(
                armies.take_revision(self.desk, self.army_id, entry_id=entry_id, initiator=self._host)
            )

    def set_note(self, entry_id: str, note: str) -> None:
        """Write a note beside an entry."""
        if self.desk is not None:
            self.show_outcome(
                armies.set_note(self.desk, self.army_id, entry_id=entry_id, note=note, initiator=self._host)
            )

    def set_options(self, entry_id: str, options: tuple[Option, ...]) -> None:
        """Let an entry buy these options."""
        if self.desk is not None:
            self.show_outcome(
                armies.set_options(
                    self.desk, self.army_id, entry_id=entry_id, options=options, initiator=self._host
                )
            )

    def tick(self, holder: str, way: Sequence[str]) -> None:
        """Choose something of a catalogue for an entry or a force, with what it stands under."""
        if self.desk is not None:
            self.show_outcome(
                picking.tick(self.desk, self.army_id, entry_id=holder, way=way, initiator=self._host)
            )

    def untick(self, holder: str, pick: str) -> None:
        """Give back a choice with what was chosen for it."""
        if self.desk is not None:
            self.show_outcome(
                picking.untick(self.desk, self.army_id, entry_id=holder, pick=pick, initiator=self._host)
            )

    def renumber(self, holder: str, pick: str, number: int) -> None:
        """Choose something of a catalogue so many times."""
        if self.desk is not None:
            self.show_outcome(
                picking.renumber(
                    self.desk, self.army_id, entry_id=holder, pick=pick, number=number, initiator=self._host
                )
            )

    def take_asked(self) -> None:
        """Choose what the catalogues of the list ask for; undo is offered at once."""
        if self.desk is None or not self.army_id:
            return
        done = picking.take_asked(self.desk, self.army_id, initiator=self._host)
        if self.show_outcome(done) and done:
            made = self.sheet.by_catalogues if self.sheet is not None else None
            words = self.tr("The list has what its catalogues ask for.")
            if made is not None and made.lacking:  # more than one thing may be meant there
                words = self.tr(
                    "What the catalogues name is chosen; %n minimums are left to reach.", "", made.lacking
                )
            self._offer_undo(words)

    def take_one(self, asked: AskedChoice) -> None:
        """Choose one thing of a catalogue that a limit asks for."""
        if self.desk is not None and self.army_id:
            done = picking.take_one(self.desk, self.army_id, asked=asked, initiator=self._host)
            self.show_outcome(done)

    # Undo

    def undo(self) -> None:
        """Take back the last step of the Muster."""
        if self.desk is not None:
            self._follow(armies.undo(self.desk, initiator=self._host))

    def redo(self) -> None:
        """Do the step that was taken back once more."""
        if self.desk is not None:
            self._follow(armies.redo(self.desk, initiator=self._host))

    def undo_text(self) -> str:
        """Name the step that undo would take back."""
        return self._steps[0]

    def redo_text(self) -> str:
        """Name the step that redo would do."""
        return self._steps[1]

    def last_step(self) -> int | None:
        """Tell which step undo would take back."""
        return armies.last_step(self.desk)

    def _follow(self, outcome: Undone | Refusal | None) -> None:
        """Look at the army that moved."""
        before: Mapping[str, Format] = self.sheet.formats if self.sheet is not None else {}
        moved = outcome.army_ids if isinstance(outcome, Undone) else ()
        known = {army.id for army in self.armies()}
        if self.army_id not in moved:
            self.army_id = next((army for army in moved if army in known), self.army_id)
        self.show_outcome(outcome)
        self.stepped.emit(before)

    def _worded(self, label: Message | None) -> str:
        """Word a step, its card named in the language of now."""
        if label is None or self._reader is None:
            return ""
        card_id = label.data.get("card_id")
        if isinstance(card_id, str):
            return say(label, card=self._reader.now(card_id).card.name(language_now()))
        return say(label)

    # After a verb

    def show_outcome(self, outcome: object) -> bool:
        """Draw what an operation did, or say why it did not."""
        refused = isinstance(outcome, Refusal)
        if isinstance(outcome, Refusal):
            self._host.complain(outcome, "warn")
        self._host.redraw()
        return not refused

    def _offer_undo(self, words: str) -> None:
        self._host.offer_undo(words, self.undo, self.last_step)
