"""What the player does in the Muster: each verb is an operation, then everything is drawn again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QStackedWidget

from desktop.muster import verbs
from desktop.muster.drawer_filter import Known
from desktop.muster.keeping import Keeping
from desktop.muster.panes import Panes
from desktop.muster.preparing import Preparation
from desktop.operations import armies, army_sheet, cards, collection, examples, offers
from desktop.shell.place import Place
from desktop.widgets.count import CountPrompt
from desktop.wording import army_words, say
from rules.armies import Army, Entry, Option
from rules.collection import MOST_OWNED
from rules.sheets import sheet_of
from rules.systems import KINDS
from rules.text import Refusal

if TYPE_CHECKING:
    from desktop.muster.formats.page import FormatsPage


class MusterDeeds(Place):
    """The verbs; :class:`desktop.muster.place.MusterPlace` builds the panes and draws them."""

    key: ClassVar[str] = "muster"
    icon_name: ClassVar[str] = "users"

    panes: Panes
    pages: QStackedWidget
    formats: FormatsPage | None = None
    keeping: Keeping
    _army: str
    _sheet: army_sheet.Sheet | None
    _wanted_entry: str
    _drawer_stale: bool
    _preparation: Preparation
    _drawer_system: str = ""

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

    def read_checks(self) -> None:
        """Go to the checks: each shows its sum and leads to its culprit."""
        self.panes.show_tab("card")
        self.panes.checks.stand()

    @property
    def sheet(self) -> army_sheet.Sheet | None:
        """The army in view with what the rules say about it."""
        return self._sheet

    def entry(self) -> Entry | None:
        """The selected entry."""
        chosen = self.panes.entries.selected()
        entries = self._sheet.army.entries if self._sheet else ()
        return next((entry for entry in entries if entry.id == chosen), None)

    # Armies

    def new_army(self) -> None:
        """Make an army of the player's people and the game of last time, and let its name be typed."""
        if self.desk is None:
            return
        system = str(self.settings.of_place(self.key).get("system", ""))
        if system not in KINDS:
            system = next(iter(KINDS))
        people = self.settings.values.people if sheet_of(system).priced else ""
        name = self.tr("New army")
        made = armies.create(self.desk, name=name, people=people, system=system, initiator=self)
        if not self._done(made) or not isinstance(made, str):
            return
        self._army = made
        self.redraw()
        self.panes.header.name.setFocus()
        self.panes.header.name.selectAll()

    def bring_in(self, system: str) -> None:
        """Bring in the example of a game and look at its first army."""
        if self.desk is None:
            return
        made = examples.add_example(self.desk, system=system, language=army_words.language(), initiator=self)
        self._drawer_stale = True
        if self._done(made) and not isinstance(made, Refusal):
            self._army = made[0]
            self.redraw()
            said = self.tr("The example of {game} is loaded.").format(game=KINDS[system].name)
            self.offer_undo(said, self.undo, self.last_step)

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
            self.offer_undo(self.tr("{army} has been deleted.").format(army=name), self.undo, self.last_step)

    def last_step(self) -> int | None:
        """Tell which step undo would take back."""
        return armies.last_step(self.desk)

    def play(self) -> None:
        """Go to the set-up of a battle with this army."""
        self.wanted.emit("battle", ("army", self._army))

    def print_cards(self) -> None:
        """Go to print this army's cards."""
        self.wanted.emit("printing", self._army)

    def share(self) -> None:
        """Show the ways to hand the army on, and to hold another player's against it."""
        if self.desk is None or self._sheet is None:
            return
        from desktop.muster.share_sheet import ShareSheet  # codes and pictures: not before they are wanted
        from desktop.wording.list_text import Shared

        ShareSheet(self.window(), Shared.of(self.desk, self._sheet)).show_now()

    def _on_details(self, details: dict[str, Any]) -> None:
        if self.desk is not None and self._army:
            done = armies.edit(self.desk, self._army, initiator=self, **details)
            if isinstance(done, Refusal):
                self.panes.header.refuse(details, say(done.message))
                self.complain_of_file(done)
            self.redraw()
            if not isinstance(done, Refusal) and "system" in details:
                self.settings.keep_for_place(self.key, system=details["system"])

    # Formats

    @property
    def reads_formats(self) -> bool:
        """Whether the page of formats is in view; the verbs of the army are asleep then."""
        return self.formats is not None and self.pages.currentWidget() is self.formats

    def show_formats(self) -> None:
        """Show the formats, first the one that the army in view is checked by."""
        if self.desk is None:
            return
        if self.formats is None:
            from desktop.muster.formats.page import FormatsPage  # not before somebody wants it

            self.formats = FormatsPage(self, self.pages)
            self.formats.closed.connect(self.close_formats)
            self.pages.addWidget(self.formats)
        checked = self._sheet.format if self._sheet is not None else None
        self.pages.setCurrentWidget(self.formats)
        self.formats.show_format(checked.id if checked is not None else "")

    def close_formats(self) -> None:
        """Go back to the army."""
        self.pages.setCurrentWidget(self.panes)
        self.panes.entries.setFocus()
        self.redraw()

    def armies(self) -> list[Army]:
        """Give all lists in the order of their names."""
        raise NotImplementedError

    def find_army(self) -> None:
        """Type letters of the army that is looked for."""
        self.panes.show_tab("armies")
        self.panes.search.show()
        self.panes.search.setFocus()
        self.panes.search.selectAll()

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
        if not self._offer_cards() or self.desk is None or self._sheet is None:
            return
        listed: dict[str, int] = {}
        for entry in self._sheet.army.entries:
            listed[entry.card_id] = listed.get(entry.card_id, 0) + entry.figures
        marks = collection.marks(self.desk)
        if not isinstance(marks, Refusal):
            self.panes.drawer.set_known(Known(*marks))
        self.panes.drawer.set_army(self._sheet.army.people, listed, self._sheet.army.system)

    def _offer_cards(self) -> bool:
        """Let the drawer offer the cards of the army's game as they are now; tell whether it does."""
        if self.desk is None or self._sheet is None:
            return False
        system = self._sheet.army.system
        if self._drawer_stale or system != self._drawer_system:
            self._preparation.stop()
            found = cards.all_cards(self.desk)
            if isinstance(found, Refusal):
                self.complain(found)
                return False
            mine = [revision for revision in found if revision.card.system == system]
            self.panes.drawer.fill(mine, self.desk.peoples)
            self._drawer_stale, self._drawer_system = False, system
        return True

    def star(self, card_id: str) -> None:
        """Give a card of the drawer a star, or take it off."""
        if self.desk is not None:
            self._done(collection.star(self.desk, card_id=card_id))

    def own(self) -> None:
        """Count the figures owned of the selected entry's miniature."""
        if entry := self.entry():
            self.count_owned(entry.card_id)

    def count_owned(self, card_id: str) -> None:
        """Ask how many figures of a card's miniature are owned."""
        if self.desk is None:
            return
        found = collection.owned_of(self.desk, card_id=card_id)
        if isinstance(found, Refusal):
            self.complain(found)
            return
        card, now = found
        prompt = CountPrompt(self.window(), card_id, card.name(army_words.language()), now, MOST_OWNED)
        prompt.counted.connect(self._on_counted)
        prompt.show_now()

    def _on_counted(self, card_id: str, figures: object) -> None:
        if self.desk is None:
            return
        count = figures if isinstance(figures, int) else None
        done = collection.count_owned(self.desk, card_id=card_id, figures=count, initiator=self)
        if self._done(done):
            self.offer_undo(self.tr("The figures owned are counted."), self._uncount, self._last_count)

    def _last_count(self) -> int | None:
        return cards.last_step(self.desk)

    def _uncount(self) -> None:
        """Take the last count back: it is a step of the library."""
        if self.desk is not None:
            self._done(cards.undo(self.desk, initiator=self))

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
        name = self._sheet.name(entry, army_words.language())
        if self._done(armies.remove_entry(self.desk, self._army, entry_id=entry.id, initiator=self)):
            self.offer_undo(self.tr("{card} has been removed.").format(card=name), self.undo, self.last_step)

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

    def _type_option(self) -> None:
        """Begin an option beneath those that the selected entry has."""
        self.open_options()
        if any(line.counts for line in self.panes.options.lines):
            self.panes.options.add()

    def choose_options(self) -> None:
        """Show the options that the library knows for the selected entry's card."""
        entry = self.entry()
        if self.desk is None or self._sheet is None or entry is None:
            return
        found = offers.offered(self.desk, card_id=entry.card_id)
        if isinstance(found, Refusal):
            self.complain(found)
            return
        from desktop.muster.offer_sheet import OfferSheet  # not before somebody chooses

        name = self._sheet.name(entry, army_words.language())
        sheet = OfferSheet(self.window(), entry.id, name, found, entry.options)
        sheet.chosen.connect(self._on_options)
        sheet.own_wanted.connect(self._type_option)
        sheet.show_now()

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

    def _open_spell(self, place: int, option: Option) -> None:
        """Ask for the card of a spell or a miracle that an entry buys."""
        if self.desk is None:
            return
        # The fields are those of the battle, which is not loaded before somebody wants them.
        from desktop.muster.spells import OptionSpell

        prompt = OptionSpell(self, self.desk, place, option)
        prompt.kept.connect(self.panes.options.set_spell)
        prompt.open()

    # After a verb

    def _done(self, outcome: object) -> bool:
        """Draw what an operation did, or say why it did not."""
        refused = isinstance(outcome, Refusal)
        if isinstance(outcome, Refusal):
            self.complain(outcome, "warn")
        self.redraw()
        return not refused

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
            face.show_card(card, army_words.language(), picture)

    def _offered(self) -> list[Option]:
        """Give what the selected entry's card may buy."""
        entry = self.entry()
        if self.desk is None or entry is None:
            return []
        return [option for _, option in offers.offers_for(self.desk, entry.card_id)]

    def _show_options(self) -> None:
        entry = self.entry()
        if self._sheet is None or entry is None:
            self.panes.options.show_entry(None, "")
            self.panes.options.hide()
            return
        name = self._sheet.name(entry, army_words.language())
        self.panes.options.offered = self._offered
        self.panes.options.show_entry(entry, name)
