"""The page of the rulesets: those there are at the left, the values of one at the right."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QWidget,
)

from desktop.look import theme
from desktop.operations import rulesets, tables
from desktop.operations.cards import Undone
from desktop.operations.free_names import MOST_NAME
from desktop.operations.rulesets import RulesetSheet
from desktop.rulebook.ruleset_values import RulesetValues
from desktop.rulebook.slots import LineSlot
from desktop.shell.owned_list_page import OwnedListPage
from desktop.widgets.flow_layout import FlowBox
from desktop.widgets.in_line import Room, in_row
from desktop.widgets.keys import lead
from desktop.widgets.search import SearchField, found_words
from desktop.widgets.topic import set_topic
from desktop.wording import say
from desktop.wording.card_words import language_now
from rules.text import Message, Refusal

if TYPE_CHECKING:
    from desktop.shell.place import WindowPlace


_SEARCH = 320
"""How wide what is searched for has room to be typed, in px at 100 %."""


class RulebookPage(OwnedListPage):
    """Rulesets to be read, copied and changed."""

    def __init__(self, place: WindowPlace, parent: QWidget | None = None) -> None:
        super().__init__(place, ("copy", "reset", "delete"), parent)
        set_topic(self, "rulesets")
        self._sheet: RulesetSheet | None = None
        self._steps: tuple[Message | None, Message | None] = (None, None)
        self.search = SearchField(self)
        self.only = QCheckBox(self)
        self.decisions = QCheckBox(self)
        self.values = RulesetValues(self)
        self._lay_out()
        self._connect()
        self.restyle()

    def _lay_out(self) -> None:
        three = [self.buttons[key] for key in ("copy", "reset", "delete")]
        verbs = in_row(None, *three, Room.REST, gap=8)
        find = FlowBox(self, gap=16)
        for part in (self.search, self.decisions, self.only):
            find.flow.addWidget(part)
        self.lay_out(verbs, find, page=self.values)
        lead((self.list, self.buttons["back"], self.name, *three, self.search, self.decisions, self.only))

    def _connect(self) -> None:
        self.name.editingFinished.connect(self._on_name)
        self.search.textChanged.connect(self._filter)
        self.search.tell_by(self._found_words)
        self.only.clicked.connect(self._filter)
        self.decisions.clicked.connect(self._filter)
        self.values.changed.connect(self._on_value)
        self.values.reset.connect(self._on_reset)

    # What the start page calls

    @property
    def ruleset_id(self) -> str:
        """The ruleset in view."""
        return self._chosen

    @property
    def _own(self) -> bool:
        return self._sheet is not None and self._sheet.own

    def show_ruleset(self, ruleset_id: str) -> None:
        """Show a ruleset, with the keyboard on the list."""
        self._chosen = ruleset_id
        self.search.clear()
        self.only.setChecked(False)
        self.decisions.setChecked(False)
        self.refresh()
        self.list.setFocus()

    def refresh(self) -> None:
        """Read everything again."""
        if self._desk is None:
            return
        language = language_now()
        found = rulesets.offered(self._desk)
        sheet = self._sheet = rulesets.sheet(self._desk, ruleset_id=self._chosen)
        self._chosen = sheet.id
        self._steps = rulesets.last_and_next(self._desk)
        shipped = tables.rulesets()
        self._fill((key, found[key].name(language), key not in shipped) for key in found)
        self.name.setText(sheet.ruleset.name(language))
        self.name.setReadOnly(not sheet.own)
        self.note.setText(self._note(sheet, language))
        self.values.show_sheet(sheet, language)
        self._filter()
        self._show_verbs()
        self._place.actions_changed()

    def _note(self, sheet: RulesetSheet, language: str) -> str:
        note = sheet.ruleset.note_en if language == "en" else sheet.ruleset.note_fr
        if sheet.own:
            return " ".join((note, self.tr("A battle keeps the rules it began with.")))
        return " ".join((note, self.tr("These rules come with the program: copy them to change a value.")))

    def _show_verbs(self) -> None:
        super()._show_verbs()
        self.buttons["reset"].show_verb(self.tr("Reset everything"), icon="arrow-back-up")
        sheet = self._sheet
        self.buttons["reset"].setVisible(bool(sheet is not None and sheet.own and sheet.changed))
        self.only.setVisible(self._own)

    def retranslate(self) -> None:
        """Say the fixed words again."""
        self.title.setText(self.tr("Rulesets"))
        self.list.setAccessibleName(self.tr("Rulesets"))
        self.name.setAccessibleName(self.tr("Name of the ruleset"))
        self.search.setPlaceholderText(self.tr("Search for a value"))
        self.only.setText(self.tr("Changed values only"))
        self.decisions.setText(self.tr("Decisions only"))
        self.decisions.setToolTip(
            self.tr("Where the rulebook is silent or unclear, and how it is played here.")
        )
        self._refresh_shown()

    def restyle(self) -> None:
        """Take colours and sizes again."""
        super().restyle()
        for box in (self.decisions, self.only):
            box.setMinimumHeight(theme.current().target)
        self.search.setMinimumWidth(theme.current().px(_SEARCH))
        if self.wears_another():
            self.values.forget()
            self._refresh_shown()

    def _refresh_shown(self) -> None:
        """Read everything again where it was shown already: the first time is when it is asked for."""
        if self._sheet is not None:
            self.refresh()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and self._sheet is not None:
            self.restyle()

    # Verbs

    def copy(self) -> None:
        """Copy the ruleset in view and look at the copy, its name ready to be typed."""
        if self._desk is None or self._sheet is None:
            return
        name = self.tr("{ruleset} (house)").format(ruleset=self._sheet.ruleset.name(language_now()))
        if self._sheet.own:
            name = self._sheet.ruleset.fr
        made = rulesets.copy(
            self._desk, ruleset_id=self._chosen, name=name[:MOST_NAME], initiator=self._place
        )
        if isinstance(made, Refusal):
            self._say(made)
            return
        self._chosen = made
        self.refresh()
        self.rename()

    def reset(self) -> None:
        """Take every shipped value back."""
        if self._desk is not None:
            self._done(rulesets.reset(self._desk, ruleset_id=self._chosen, initiator=self._place))

    def delete(self) -> None:
        """Delete the ruleset in view; undo is offered at once."""
        if self._desk is None or self._sheet is None or not self._sheet.own:
            return
        name, base = self._sheet.ruleset.fr, self._sheet.base.id
        outcome = rulesets.delete(self._desk, ruleset_id=self._chosen, initiator=self._place)
        if isinstance(outcome, Refusal):
            self._say(outcome)
            return
        self._chosen = base
        self.refresh()
        self.list.setFocus()
        deleted = self.tr("{ruleset} has been deleted.").format(ruleset=name)
        self._place.offer_undo(deleted, self.undo, self._last_step)

    def undo(self) -> None:
        """Take the last step back and look at the ruleset that moved."""
        if self._desk is not None:
            self._follow(rulesets.undo(self._desk, initiator=self._place))

    def _last_step(self) -> int | None:
        return rulesets.last_step(self._desk)

    def redo(self) -> None:
        """Do the step that was taken back once more."""
        if self._desk is not None:
            self._follow(rulesets.redo(self._desk, initiator=self._place))

    def undo_text(self) -> str:
        """Name the step that undo takes back."""
        return _worded(self._steps[0])

    def redo_text(self) -> str:
        """Name the step that redo does."""
        return _worded(self._steps[1])

    def _follow(self, outcome: Undone | Refusal | None) -> None:
        moved = outcome.ruleset_ids if isinstance(outcome, Undone) else ()
        if moved and moved[0] in rulesets.offered(self._desk):
            self._chosen = moved[0]
        self._done(outcome)

    def _done(self, outcome: object) -> None:
        if isinstance(outcome, Refusal):
            self._say(outcome)
        self.refresh()

    def _say(self, refusal: Refusal) -> None:
        self._place.complain(refusal)

    # What the player does

    def _on_name(self) -> None:
        sheet, text = self._sheet, self.name.text()
        if sheet is not None and sheet.own and self._desk is not None and text != sheet.ruleset.fr:
            self._done(rulesets.rename(self._desk, ruleset_id=self._chosen, name=text, initiator=self._place))

    def _on_value(self, slot: LineSlot, path: str, value: object) -> None:
        if self._desk is None:
            return
        outcome = rulesets.set_value(
            self._desk, ruleset_id=self._chosen, path=path, value=value, initiator=self._place
        )
        self.refresh()
        if isinstance(outcome, Refusal):
            slot.make().complain(say(outcome.message))
            self._place.complain_of_file(outcome)

    def _on_reset(self, slot: LineSlot, paths: frozenset[str]) -> None:
        if self._desk is None:
            return
        outcome = rulesets.reset(self._desk, ruleset_id=self._chosen, paths=paths, initiator=self._place)
        next(iter(slot.make().fields.values())).setFocus()
        self.refresh()
        if isinstance(outcome, Refusal):
            slot.make().complain(say(outcome.message))
            self._place.complain_of_file(outcome)

    def _found_words(self) -> str:
        return found_words(self.values.found, self.values.nothing.text())

    def _filter(self) -> None:
        changed = self.only.isChecked() and not self.only.isHidden()
        self.values.filter(self.search.text(), changed=changed, decisions=self.decisions.isChecked())


def _worded(label: Message | None) -> str:
    if label is None:
        return ""
    said = label.data.get("value_en") if language_now() == "en" else None
    return say(label, value=said) if said is not None else say(label)
