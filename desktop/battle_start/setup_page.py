"""The set-up of a new battle: two sides beside each other, and what the players agree on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QAbstractButton,
    QCheckBox,
    QLineEdit,
    QToolButton,
    QWidget,
)

from desktop.battle_start import proposed
from desktop.battle_start.example_button import ExampleButton
from desktop.battle_start.field_grid import FieldGrid
from desktop.battle_start.last_choices import MOST_TURNS, LastChoices
from desktop.battle_start.rules_choice import RulesChoice
from desktop.battle_start.side_choice import Mode, SideChoice
from desktop.battle_start.side_form import SideForm
from desktop.battle_start.sides_row import SidesRow
from desktop.environment.settings import Dice, Settings
from desktop.look import theme
from desktop.look.icons import icon
from desktop.operations import army_sheet, battle_start, examples, rulesets
from desktop.widgets.actions import shown_key
from desktop.widgets.armies_list import ArmyItem, army_row
from desktop.widgets.choice import Segmented
from desktop.widgets.in_line import in_column, in_row, keep_narrow
from desktop.widgets.key_button import KeyButton
from desktop.widgets.keys import lead
from desktop.widgets.scroll import LowPage, ScrollDown
from desktop.widgets.spin import Spin
from desktop.widgets.text import label, set_look
from desktop.wording import army_words, fill, say
from desktop.wording.card_words import language_now
from desktop.wording.naming import side_name
from desktop.wording.plain import plain_tip
from rules.battle.state import SIDES
from rules.text import Refusal, fold

if TYPE_CHECKING:
    from desktop.operations.desk import Desk

_WITHIN = Qt.ShortcutContext.WidgetWithChildrenShortcut
_HELD = Qt.KeyboardModifier.ControlModifier
_EDGE = 24


class SetupPage(QWidget):
    """Ask for a battle; ``started`` with its Play, ``cancelled`` by Esc."""

    started = Signal(object)
    cancelled = Signal()
    rules_wanted = Signal()
    refused = Signal(object)
    """Emitted with the Refusal that the page says why in its own line."""

    def __init__(
        self, settings: Settings, plays: Callable[[str], bool], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self._plays = plays
        self._last = LastChoices(settings)
        self._desk: Desk | None = None
        self._lines: list[army_sheet.ArmyLine] = []
        self._system = ""
        self._begun = False  # from the first question to the start of the battle, or to Cancel
        self._proposed: tuple[object, ...] = ()  # what the fields said before anybody changed one
        self._left: dict[str, list[SideChoice]] = {}  # by system: walking past others forgets nothing
        self._meant = (Mode.ARMY, Mode.COUNT)  # what was chosen last where there were lists to choose
        self.title = label("", self, role="title")
        self.sides = (SideForm(0, self), SideForm(1, self))
        self.name = QLineEdit(self)
        self.name.setMaxLength(120)
        self.scenario = QLineEdit(self)
        self.scenario.setMaxLength(120)
        self.turns = Spin(self)
        self.turns.setRange(0, MOST_TURNS)
        self.turns.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.rules = RulesChoice(self)
        self.rules_caption = label("", self)
        self.see_rules = QToolButton(self)
        self.dice = Segmented(self)
        self.note = label("", self, role="soft", wrap=True)
        self.trouble = label("", self, wrap=True)
        set_look(self.trouble, "", "bad")
        self.example = ExampleButton(self)
        self.example.clicked.connect(self.add_example)
        self.cancel = KeyButton(self, act=self.drop)
        self.begin = KeyButton(self, act=self.start)
        self._lay_out()
        for form in self.sides:
            form.changed.connect(self._on_changed)
            form.listed.connect(self._on_listed)
        self.sides[0].done.connect(self.sides[1].focus_first)
        self.sides[1].done.connect(self.start)
        self.rules.currentIndexChanged.connect(self._on_rules)
        self.see_rules.clicked.connect(self.rules_wanted)
        for keys in ("Ctrl+Return", "Ctrl+Enter"):
            # a button under the keyboard would take Return for itself
            QShortcut(QKeySequence(keys), self, self.start, context=_WITHIN).setAutoRepeat(False)
        self.retranslate()
        self.restyle()
        self._lead()

    def _lay_out(self) -> None:
        self._row = SidesRow(self.sides)
        # in view wherever the page is scrolled: which game is begun, and which lists are offered for it
        head = in_row(None, (self.title, 1), self.rules_caption, self.rules, self.see_rules, gap=8)
        self.rules_caption.setBuddy(self.rules)
        fields = {"name": self.name, "scenario": self.scenario, "turns": self.turns, "dice": self.dice}
        self._fields = FieldGrid(self, fields)
        foot = in_row(None, (self.note, 1), self.example, self.cancel, self.begin, gap=8)
        self._page = LowPage(self)
        in_column(self._page, (self._row, 1), self._fields, gap=12)
        self._area = ScrollDown(self._page, self)
        in_column(self, head, (self._area, 1), self.trouble, foot, gap=12, edges=(_EDGE, 16, _EDGE, 16))
        for button in (self.cancel, self.begin):
            keep_narrow(button)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Take two rows of fields where one has no room."""
        super().resizeEvent(event)
        self._fields.fit(self.width())
        self._place_sides()

    def _place_sides(self) -> None:
        bar = self._area.verticalScrollBar().sizeHint().width()
        if self._row.fit(self.contentsRect().width() - 2 * _EDGE - bar):
            self._page.low = self._row.abreast
            self._area.measure()

    def _hold(self) -> None:
        """Show what is asked first and has the keyboard: of another army or game it is of another height."""
        self._area.verticalScrollBar().setValue(0)
        self._area.hold()

    def bar_height(self) -> int:
        """Give the height from the lowest fields down, which messages must not cover, in px."""
        return self.height() - self._fields.captions["name"].mapTo(self, self.rect().topLeft()).y()

    # What the page stands before

    def stands_before(self, desk: Desk | None) -> bool:
        """Take a library, or none; tell whether it is another one than before."""
        other = desk is not self._desk
        self._desk = desk
        self._begun = self._begun and not other
        return other

    def ask(self, army_id: str | None = None) -> None:
        """Ask, with the keyboard where the first answer is: what was chosen last time is chosen.

        What is already filled in stays as it is until the battle begins or Cancel drops it.
        """
        if self._desk is None:
            return
        before, self._lines = self._lines, army_sheet.lines(self._desk)
        if self._begun:
            self._go_on(army_id, before)
        else:
            self._begin(army_id)
        unknown = 0 if self.sides[0].mode is Mode.COUNT else 1
        self.sides[unknown].focus_first()

    def _go_on(self, army_id: str | None, before: list[army_sheet.ArmyLine]) -> None:
        """Keep what is filled in, with the armies that there are now; one that is brought takes its side."""
        assert self._desk is not None
        self.offer_rules(self._rules_for(army_id, self.rules.currentData()))
        if self._lines != before:
            for form in self.sides:
                form.fill(self._rows(), form.choice())
                form.casters.look_again()
        if army_id is not None:
            self.sides[proposed.side_of(self._desk, self.rules.system, army_id)].choose_army(army_id)
        self._on_changed()

    def _begin(self, army_id: str | None) -> None:
        """Begin with empty fields and what was chosen last time."""
        assert self._desk is not None
        self._begun = True
        self.offer_rules(self._rules_for(army_id, self._last.rules))
        rows = self._rows()
        first = self._last.side("a", SideChoice(Mode.ARMY if rows else Mode.COUNT, army=self._own()))
        second = self._last.side("b", SideChoice(Mode.COUNT))
        self._meant = (first.mode, second.mode) if rows else (Mode.ARMY, Mode.COUNT)
        if army_id is not None and not first.mode.listed:
            first = SideChoice(Mode.ARMY, army_id, player=first.player, hidden=first.hidden)
        self._system, self._left = self.rules.system.id, {}
        self._name_peoples()
        for form in self.sides:
            form.casters.forget()
            form.set_system(self.rules.system)
        self._fill(rows, (first, second))
        at = 0
        if army_id is not None:
            at = proposed.side_of(self._desk, self.rules.system, army_id)
            self.sides[at].choose_army(army_id)
        if army_id is not None or not self.sides[1].mode.listed:
            self.sides[1 - at].avoid(self.sides[at].choice().army)
        self.name.clear()
        self.scenario.clear()
        self.turns.setValue(self._last.turns)
        self.dice.set_choice(self._settings.values.dice)
        self.trouble.hide()
        self._on_changed()
        self._proposed = self._said()

    def _name_peoples(self) -> None:
        """Offer the peoples to both sides, in the order of their names."""
        assert self._desk is not None
        named = [(key, army_words.people_name(self._desk.peoples, key)) for key in self._desk.peoples.peoples]
        named.sort(key=lambda pair: fold(pair[1]))
        for form in self.sides:
            form.set_peoples(named)

    @property
    def filled(self) -> bool:
        """Whether anybody has changed a field since it was asked."""
        return self._said() != self._proposed

    def _said(self) -> tuple[object, ...]:
        fields = (self.name.text(), self.scenario.text(), self.turns.value(), self.rules.currentData())
        return (*(form.choice() for form in self.sides), *fields, self.dice.choice())

    def offer_rules(self, chosen: object) -> None:
        """Offer the rulesets that can be played here, with one chosen; the default where it is gone."""
        offered = rulesets.offered(self._desk).items()
        played = {key: made for key, made in offered if self._plays(made.system)}
        self.rules.offer(played, chosen, language_now())
        self._on_rules()

    def _rules_for(self, army_id: str | None, chosen: object) -> object:
        """Give the rules to begin with: those of last time, unless an army of another system is brought."""
        system = next((line.army.system for line in self._lines if line.army.id == army_id), "")
        self.offer_rules(chosen)
        return self.rules.first_of(system, chosen) if system else chosen

    def _rows(self) -> list[ArmyItem]:
        """Give the armies of the system that is chosen: no other can play by its rules."""
        assert self._desk is not None
        system = self.rules.system.id
        return [army_row(line, self._desk.peoples) for line in self._lines if line.army.system == system]

    def _own(self) -> str:
        """Prefer an army of the player's people."""
        people = self._settings.values.people
        return next((line.army.id for line in self._lines if people and line.army.people == people), "")

    def _on_rules(self) -> None:
        """Follow the rules that were chosen; another system has other armies."""
        self._show_note()
        self.example.offer(self.rules.system, missing=self._desk is not None and not self._rows())
        if self._desk is None or self._system == self.rules.system.id:
            return
        choices = self._left[self._system] = [form.choice() for form in self.sides]
        if any(line.army.system == self._system for line in self._lines):
            self._meant = (choices[0].mode, choices[1].mode)
        self._system = self.rules.system.id
        for form in self.sides:
            form.set_system(self.rules.system)
        if chosen := self._left.get(self._system):
            rows = self._rows()
            for form, choice, now in zip(self.sides, chosen, choices, strict=True):
                form.fill(rows, replace(choice, player=now.player))
        else:
            # a game without lists leaves no choice: what was meant before it goes on
            meant = [replace(choice, mode=mode) for choice, mode in zip(choices, self._meant, strict=True)]
            self._fill(self._rows(), meant)
            self.sides[1].avoid(self.sides[0].choice().army)
        self._on_changed()
        self._hold()

    def _fill(self, rows: list[ArmyItem], choices: Sequence[SideChoice]) -> None:
        """Show the armies with one chosen for each side: the one it is likely to play."""
        assert self._desk is not None
        known = [row.id for row in rows]
        armies = proposed.proposed(self._desk, self.rules.system, known, self._last.fields())
        for form, choice, army in zip(self.sides, choices, armies, strict=True):
            form.fill(rows, proposed.with_army(choice, army))

    def add_example(self) -> None:
        """Bring in the example of the game, one of its armies for each side."""
        if self._desk is None:
            return
        system, language = self.rules.system.id, language_now()
        made = examples.add_example(self._desk, system=system, language=language)
        if isinstance(made, Refusal):
            self.refused.emit(made)
            return
        self._lines = army_sheet.lines(self._desk)
        rows = self._rows()
        for form, army_id in zip(self.sides, made, strict=False):
            form.fill(rows, replace(form.choice(), mode=Mode.ARMY, army=army_id))
        self.example.offer(self.rules.system, missing=False)
        self._on_changed()
        self.begin.setFocus()

    # Starting

    def start(self) -> None:
        """Begin the battle, or say in place what is missing."""
        if self._desk is None or self._complain():
            return
        choices, system = [form.choice() for form in self.sides], self.rules.system
        a, b = (form.choice().setup(self._desk, system, form.role) for form in self.sides)
        ruleset = rulesets.ruleset_of(self._desk, self.rules.currentData())
        made = battle_start.begin(
            self._desk, name=self.name.text().strip() or self.name.placeholderText(), a=a, b=b,
            ruleset=ruleset, scenario=self.scenario.text().strip(), turn_limit=self.turns.value() or None,
            rolled_here=Dice(self.dice.choice()).rolls, initiator=self,
        )  # fmt: skip
        if isinstance(made, Refusal):
            self.trouble.setText(say(made.message))
            self.trouble.show()
            self.refused.emit(made)
            return
        self._last.keep(system.id, choices, turns=self.turns.value(), rules=self.rules.currentData())
        self._begun = False
        self.started.emit(made)

    def drop(self) -> None:
        """Leave without a battle: what is filled in goes as soon as another one is asked for."""
        self._begun = False
        self.cancelled.emit()

    def take_back(self) -> None:
        """Stand again as it was dropped."""
        self._begun = True
        self.ask()

    def _complain(self) -> bool:
        assert self._desk is not None
        found = False
        for form in reversed(self.sides):
            words_ = form.choice().missing(self._desk, self.rules.system)
            form.complain(words_)
            if words_:
                form.focus_first()
                found = True
        return found

    # Words and looks

    def retranslate(self) -> None:
        """Say the fixed words again."""
        self.title.setText(self.tr("New battle"))
        for key, caption in (
            ("name", self.tr("Name of the battle")),
            ("scenario", self.tr("Scenario")),
            ("turns", self.tr("Turns")),
            ("dice", self.tr("Dice")),
        ):
            self._fields.name_field(key, caption)
        self.rules.setAccessibleName(self.tr("Rules"))
        self.turns.setSpecialValueText(self.tr("no limit"))
        self.scenario.setPlaceholderText(self.tr("none"))
        self.dice.set_choices((Dice.TABLE, self.tr("From the table")), (Dice.ROLLED, self.tr("Rolled here")))
        self.see_rules.setToolTip(self.tr("See and change the rules"))
        self.see_rules.setAccessibleName(self.tr("See and change the rules"))
        self.offer_rules(self.rules.currentData())
        self.cancel.show_verb(self.tr("Cancel"), shown_key("Esc"))
        self.begin.show_verb(self.tr("Begin"), self.tr("Ctrl+↵"), icon="swords", primary=True)
        for form in self.sides:
            form.retranslate()
        if self._begun and self._desk is not None:  # what was worded as it was offered
            self._name_peoples()
            for form in self.sides:
                form.fill(self._rows(), form.choice())
        self._show_note()
        self.example.retranslate()
        self._on_changed()

    def restyle(self) -> None:
        """Take the sizes again."""
        self.turns.setMinimumWidth(theme.current().px(130))
        self.see_rules.setIcon(icon("edit"))
        for form in self.sides:
            form.restyle()
        self._place_sides()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and hasattr(self, "_fields"):
            self.restyle()

    def _show_note(self) -> None:
        ruleset = self.rules.ruleset
        if ruleset is not None:
            self.rules_caption.setText(fill(self.tr("Rules of {game}"), game=self.rules.system.name))
            self.note.setText(ruleset.note_en if language_now() == "en" else ruleset.note_fr)

    def _on_listed(self) -> None:
        """Propose another army than the other side has."""
        form = self.sender()
        assert isinstance(form, SideForm)
        form.avoid(self.sides[1 - form.side].choice().army)

    def _lead(self) -> None:
        """Let Tab follow the fields as they are read."""
        sides = (field for form in self.sides for field in form.fields())
        below = (self.name, self.scenario, self.turns, *self.dice.buttons)
        lead((self.rules, self.see_rules, *sides, *below, self.example, self.cancel, self.begin))

    def _on_changed(self) -> None:
        """Propose a name for the battle from its sides, and ask for what their armies need."""
        for form in self.sides:
            if form.casters.follow(self._desk, form.choice().army, self._last.held):
                self._lead()
                self._hold()
        names = []
        for form in self.sides:
            row, choice = form.row(), form.choice()
            named = row.name if row is not None else choice.name
            names.append(side_name(SIDES[form.side], named, choice.player, form.role))
        self.name.setPlaceholderText(" – ".join(names))
        self.name.setToolTip(plain_tip(self.name.placeholderText()))

    # Keys

    def event(self, event: QEvent) -> bool:
        """Keep the keys of this page from the verbs of the place."""
        keys = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape)
        override = event.type() == QEvent.Type.ShortcutOverride
        if (
            override
            and isinstance(event, QKeyEvent)
            and event.key() in keys
            and not event.modifiers() & _HELD
        ):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Begin with Return, leave with Esc; on a button Return presses it."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            focus = self.focusWidget()
            if isinstance(focus, QAbstractButton) and not isinstance(focus, QCheckBox):
                focus.click()
            else:
                self.start()
        elif event.key() == Qt.Key.Key_Escape:
            self.drop()
        else:
            super().keyPressEvent(event)
