"""The fields of a card, in the order of the printed one."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QLineEdit, QPlainTextEdit, QVBoxLayout, QWidget

from desktop.library.editor.abilities import AbilitiesField, soft_line
from desktop.library.editor.choice_box import ChoiceBox
from desktop.library.editor.completions import Completions
from desktop.library.editor.values import ValueField, ValuesRow
from desktop.look import theme
from desktop.operations.drafts import typed_upon
from desktop.operations.tables import default_ruleset
from desktop.widgets.boxes import Combo
from desktop.widgets.complaint import Complaint
from desktop.widgets.keys import lead
from desktop.widgets.suggest import SuggestField
from desktop.widgets.text import label, set_look
from desktop.wording import in_game
from desktop.wording.card_words import rank_words
from desktop.wording.field_words import field_name
from desktop.wording.left_words import left_words
from rules.abilities import Abilities
from rules.card_fields import BY_KEY, NERVE, PRINTED_VALUE, TYPED, VALUES, CardField, filled
from rules.cards import Card, Rank
from rules.peoples import Peoples
from rules.sheets import sheet_of
from rules.systems import KINDS

_BESIDE_VALUES = tuple(field for field in TYPED if field.key != NERVE and field not in VALUES)
_KINDS_WIDE = ((0, 0, 1), (0, 1, 1), (0, 2, 1))
_KINDS_NARROW = ((0, 0, 3), (1, 0, 3), (2, 0, 3))
_KINDS_ROOM = 520
"""What people, rank and size need in one line, in px at 100 %."""


class CardForm(QWidget):
    """Every field of a card. `changed` is emitted at each change by the user, `named` when a name changed."""

    changed = Signal()
    named = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._card = self._read_first = Card("")
        self._completions = Completions()
        self._language = "fr"
        self._filling = False
        self._labels: dict[QWidget, QLabel] = {}

        self.name_fr = QLineEdit(self)
        self.name_en = QLineEdit(self)
        self.people = SuggestField(self._completions.people, self)
        self.rank = SuggestField(self._completions.rank, self, free=True)
        self.size_box = ChoiceBox(BY_KEY["size"], self)
        self.system_box = Combo(self)
        for kind in KINDS.values():
            self.system_box.addItem(kind.name, kind.id)
        self.values_row = ValuesRow(self)
        self.abilities = AbilitiesField(self)
        self.equipment = QLineEdit(self)
        self.pa = ValueField(self)
        self.edition = SuggestField(self._completions.edition, self, free=True)
        self.source = QLineEdit(self)
        self.classes = QLineEdit(self)
        self.race = QLineEdit(self)
        self.note = QPlainTextEdit(self)
        self._widgets: dict[str, QWidget] = {
            "name_fr": self.name_fr, "name_en": self.name_en, "people": self.people, "rank": self.rank,
            "size": self.size_box, "system": self.system_box, "abilities": self.abilities,
            "equipment": self.equipment, "pa": self.pa, "edition": self.edition, "source": self.source,
            "classes": self.classes, "race": self.race, "note": self.note,
        }  # fmt: skip
        self._more = [field for field in _BESIDE_VALUES if field.key not in self._widgets]
        for field in self._more:
            self._widgets[field.key] = _made_for(field, self)
        # Fields that one line of text holds; every other one is filled and read by its own widget.
        self._lines: list[tuple[CardField, QLineEdit, Callable[[str], Any]]] = []
        for field in _BESIDE_VALUES:
            line, read = self._widgets[field.key], field.holds.read
            if read is not None and isinstance(line, QLineEdit) and line is not self.people:
                self._lines.append((field, line, read))
        self._boxes = {key: box for key, box in self._widgets.items() if isinstance(box, ChoiceBox)}
        self.note.setTabChangesFocus(True)
        self._name_problem = Complaint(self, tone="bad")
        self.duplicates = soft_line(self)
        set_look(self.duplicates, "small", "warn")
        self._rank_note = soft_line(self)
        self.abilities_note = soft_line(self)
        self._problems = {
            widget: soft_line(self) for widget in self._widgets.values() if isinstance(widget, ValueField)
        }
        for problem in self._problems.values():
            set_look(problem, "", "bad")
        self._values_hint = label("", self, role="small", wrap=True)
        self._lay_out()
        self._connect()
        self.retranslate()

    # What it shows and gives

    def set_tables(
        self,
        *,
        peoples: Peoples,
        abilities: Abilities,
        language: str,
        editions: Iterable[str],
        ranks: Iterable[str],
    ) -> None:
        """Complete from these tables, words first in this language."""
        card = self.card()
        self._language = language
        self._completions.set_tables(peoples=peoples, language=language, editions=editions, ranks=ranks)
        self._filling = True
        self.abilities.set_catalogue(abilities, language)
        self._settle_people()
        self._filling = False
        self._card, self._read_first = card, self._read()  # other words for it are nothing that was typed
        self._set_name_order()
        self._understood()

    def set_card(self, card: Card) -> None:
        """Fill every field from a card."""
        self._filling = True
        self._card = card
        for field, line, _ in self._lines:
            line.setText(field.holds.cell(field.get(card)))
        self.people.setText(self._completions.people_name(card.people))
        self.rank.setText(card.rank.text)
        for key, box in self._boxes.items():
            box.choose(BY_KEY[key].get(card))
        self.system_box.setCurrentIndex(max(0, self.system_box.findData(card.system)))
        self._show_system()
        self.values_row.set_values(card.values)
        self.abilities.set_abilities(card.abilities)
        self.note.setPlainText(card.note)
        self._filling = False
        self._read_first = self._read()
        for _, line, _ in self._lines:
            line.setCursorPosition(0)
        self._name_problem.hide()
        self.set_duplicates("")
        self._understood()

    def card(self) -> Card:
        """Give the card as it is typed now; all that was not typed upon stays exactly as it was."""
        # Fields cannot show everything: a value known to be unknown looks as one that nobody entered.
        return typed_upon(self._card, self._read_first, self._read())

    def _read(self) -> Card:
        """Read every field."""
        typed = {field.key: read(line.text().strip()) for field, line, read in self._lines}
        typed |= {key: box.choice for key, box in self._boxes.items()}
        return replace(
            filled(self._card, typed),
            people=self._people_id(),
            system=str(self.system_box.currentData()),
            values=self.values_row.values(),
            rank=Rank.parse(self.rank.text()),
            abilities=self.abilities.abilities(),
            note=self.note.toPlainText().strip(),
        )

    def start(self) -> None:
        """Put the cursor where a printed card begins: its name."""
        first = self.name_en if self._language == "en" else self.name_fr
        first.setFocus(Qt.FocusReason.OtherFocusReason)
        first.selectAll()

    @property
    def problem(self) -> str:
        """Why the card was not kept, "" when nothing stands in the way."""
        return self._name_problem.text()

    def refuse(self, words: str) -> None:
        """Say under the name why the card was not kept."""
        self._name_problem.say(words)
        if words:
            self.start()

    def set_duplicates(self, words: str) -> None:
        """Say which cards of that name are here already."""
        self.duplicates.setText(words)
        self.duplicates.setVisible(bool(words))

    def retranslate(self) -> None:
        """Say everything again in the language of now."""
        named = {widget: field_name(key) for key, widget in self._widgets.items()} | {
            self.name_fr: self.tr("Name in French"),
            self.name_en: self.tr("Name in English"),
            self.rank: self.tr("Rank line"),
            self.values_row: self.tr("Values"),
        }
        for widget, words in named.items():
            self._labels[widget].setText(words)
            for heard in filter(None, (widget, widget.focusProxy())):
                heard.setAccessibleName(words)
        self.rank.setPlaceholderText(self.tr("e.g. Champion 2 Special"))
        self.edition.setPlaceholderText(self.tr("C3, C5, fan…"))
        self.source.setPlaceholderText(self.tr("e.g. a book"))
        self.abilities.set_hint(self.tr("type a few letters, in either language"))
        self.race.setPlaceholderText(self.tr("e.g. human"))
        for line in (self.classes, self.race):
            line.setToolTip(self.tr("Effects may name fighters by their class or race."))
        self._say_hint()
        for box in self._boxes.values():
            box.retranslate()
        self.values_row.retranslate()
        self._understood()

    def _say_examples(self) -> None:
        """Say what may stand in fields, in the game's own words where it has them."""
        for field, code in ((self.equipment, "hint.equipment"), (self.classes, "hint.classes")):
            field.setPlaceholderText(in_game(code, str(self.system_box.currentData())))

    def _say_hint(self) -> None:
        self._say_examples()
        fear = sheet_of(str(self.system_box.currentData())).has_nerve
        self._values_hint.setText(
            self.tr(
                "Space: next value · - none · empty: not known yet · P: fear · you can paste a whole line"
            )
            if fear
            else self.tr("Space: next value · - none · empty: not known yet · you can paste a whole line")
        )

    # Building

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 8, 8)
        column.setSpacing(12)
        names = QGridLayout()
        # The game first: it says which fields there are. The cursor begins behind it, for it seldom changes.
        self.system_box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.system_box.setMinimumContentsLength(14)
        for number, field in enumerate((self.system_box, self.name_fr, self.name_en)):
            self._place(names, field, number)
            names.setColumnStretch(number, min(number, 1))
        names.addWidget(self._name_problem, 2, 0, 1, 3)
        names.addWidget(self.duplicates, 3, 0, 1, 3)
        self._names = names
        kinds = self._kinds = QGridLayout()
        kind_fields: tuple[QWidget, ...] = (self.people, self.rank, self.size_box)
        for field in kind_fields:
            self._head(field)
        self._arrange_kinds(_KINDS_WIDE)
        values = QGridLayout()
        self._place(values, self.values_row, 0)
        values.addWidget(self._values_hint, 2, 0)
        texts = QGridLayout()
        self._place(texts, self.abilities, 0)
        texts.addWidget(self.abilities_note, 2, 0)
        equipment = QGridLayout()
        self._place(equipment, self.equipment, 0)
        origin = self._origin = QGridLayout()
        for number, (widget, stretch) in enumerate(((self.pa, 2), (self.edition, 5), (self.source, 8))):
            self._place(origin, widget, number)
            origin.setColumnStretch(number, stretch)
        origin.addWidget(self._problems[self.pa], 2, 0, 1, 3)
        # Seldom printed: behind what every card has.
        named = QGridLayout()
        seldom: list[tuple[QWidget, int]] = [(self.classes, 8), (self.race, 5)]
        for number, (line, stretch) in enumerate((*seldom, *((each, 2) for each in self._seldom))):
            self._place(named, line, number)
            named.setColumnStretch(number, stretch)
            if isinstance(line, ValueField):
                named.addWidget(self._problems[line], 2 + number, 0, 1, -1)
        notes = QGridLayout()
        self._place(notes, self.note, 0)
        for part in (names, kinds, values, texts, equipment, origin, named, notes):
            part.setHorizontalSpacing(8)
            part.setVerticalSpacing(2)
            column.addLayout(part)
        column.addStretch(1)
        self.restyle()
        self._chain()

    def _chain(self) -> None:
        """Let Tab walk the fields in the order of the printed card, those of the chosen game.

        The abilities as a whole: were their line alone moved, Tab would come back to it from the last field.
        """
        parts: dict[QWidget, Iterable[QWidget]] = {
            self.name_fr: self._by_language, self.name_en: (),
            self.values_row: self.values_row.fields.values(),
        }  # fmt: skip
        walked = dict.fromkeys(self._widgets.get(field.key, self.values_row) for field in TYPED)
        lead(part for widget in walked for part in parts.get(widget, (widget,)))

    @property
    def _seldom(self) -> list[QWidget]:
        """The fields that have no place of their own."""
        return [self._widgets[field.key] for field in self._more]

    @property
    def _by_language(self) -> tuple[QLineEdit, QLineEdit]:
        """The two names, that of the language on screen first."""
        names = self.name_fr, self.name_en
        return names[::-1] if self._language == "en" else names

    @property
    def _priced(self) -> bool:
        """Whether the card of the chosen game has rank, size and a price."""
        return sheet_of(str(self.system_box.currentData())).priced

    def _arrange_kinds(self, places: tuple[tuple[int, int, int], ...]) -> None:
        """Put people, rank and size in one line or each in its own; each has a line, a column and a span."""
        self._kinds_places = places
        for widget, (line, column, span) in zip((self.people, self.rank, self.size_box), places, strict=True):
            cells = 3 if widget is self.people and not self._priced else span
            self._kinds.addWidget(self._labels[widget], 2 * line, column, 1, cells)
            self._kinds.addWidget(widget, 2 * line + 1, column, 1, cells)
        self._kinds.addWidget(self._rank_note, 6, 0, 1, 3)
        wide = places is _KINDS_WIDE and self._priced
        for column, stretch in enumerate((5, 5, 3) if wide else (1, 0, 0)):
            self._kinds.setColumnStretch(column, stretch)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give people, rank and size a line each where one has no room: a rank is long."""
        super().resizeEvent(event)
        places = _KINDS_WIDE if self.width() >= theme.current().px(_KINDS_ROOM) else _KINDS_NARROW
        if places is not self._kinds_places:
            self._arrange_kinds(places)

    def _place(self, grid: QGridLayout, widget: QWidget, column: int) -> None:
        grid.addWidget(self._head(widget), 0, column)
        grid.addWidget(widget, 1, column)

    def _head(self, widget: QWidget) -> QLabel:
        heading = label("", self, role="small")
        heading.setBuddy(widget)
        self._labels[widget] = heading
        return heading

    def _connect(self) -> None:
        for line in (self.people, self.rank, *(line for _, line, _ in self._lines)):
            line.textChanged.connect(self._on_changed)
            line.returnPressed.connect(self._next_field)
        for name in (self.name_fr, self.name_en):
            name.textChanged.connect(self._on_named)
        for box in self._boxes.values():
            box.currentIndexChanged.connect(self._on_changed)
        self.system_box.activated.connect(self._on_system)
        self.values_row.changed.connect(self._on_changed)
        self.values_row.done.connect(self.abilities.line.setFocus)
        self.abilities.changed.connect(self._on_changed)
        self.abilities.done.connect(self._next_field)
        self.note.textChanged.connect(self._on_changed)
        self.people.editingFinished.connect(self._settle_people)

    def _set_name_order(self) -> None:
        """Put the name of the language on screen first."""
        for column, widget in enumerate(self._by_language, 1):
            self._names.addWidget(self._labels[widget], 0, column)
            self._names.addWidget(widget, 1, column)
        self._chain()

    def restyle(self) -> None:
        """Take sizes from the text size in force."""
        self.note.setFixedHeight(theme.current().px(64))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the text size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and hasattr(self, "note"):
            self.restyle()

    # What happens

    def _on_system(self) -> None:
        self._show_system()
        if not self._priced and self._completions.people_id(self.people.text()):
            self.people.clear()  # a people of armies, kept from the card before: nobody chose it for this one
        self._on_changed()

    def _show_system(self) -> None:
        """Show the fields that a card of the chosen game prints."""
        sheet = sheet_of(str(self.system_box.currentData()))
        self.values_row.set_system(sheet.system)
        for widget in (self.rank, self.size_box, self.pa):
            for shown in (widget, self._labels[widget]):
                shown.setVisible(sheet.priced)
        # alone where nothing is paid for: a hidden neighbour would leave its gap
        first, cells = (1, 1) if sheet.priced else (0, 2)
        self._origin.addWidget(self._labels[self.edition], 0, first, 1, cells)
        self._origin.addWidget(self.edition, 1, first, 1, cells)
        self._arrange_kinds(self._kinds_places)
        self._set_name_order()
        self._say_hint()

    def _on_changed(self) -> None:
        if not self._filling:
            self._understood()
            self.changed.emit()

    def _on_named(self) -> None:
        if not self._filling:
            self.refuse("")
            self.named.emit()

    def _next_field(self) -> None:
        self.focusNextChild()

    def _people_id(self) -> str:
        text = self.people.text().strip()
        return self._completions.people_id(text) or text

    def _settle_people(self) -> None:
        """Write a people that was recognised by its whole name."""
        if found := self._completions.people_id(self.people.text()):
            self.people.setText(self._completions.people_name(found))

    def _understood(self) -> None:
        """Say softly what was read in the rank, the abilities and the PA."""
        rank = Rank.parse(self.rank.text())
        words = rank_words(rank)
        if rank.text and not rank.is_known:
            words = self.tr("No known rank in this line: kept as typed.")
        self._show_note(self._rank_note, words)
        self._show_note(self.abilities_note, self._left() if not self.abilities.line.hasFocus() else "")
        for line, problem in self._problems.items():
            self._show_note(
                problem, _unread("" if line is self.pa else self._labels[line].text()) if line.is_bad else ""
            )

    def _left(self) -> str:
        """Say which abilities the program leaves to the table, by the default rules of the card's game."""
        found, catalogue = self.abilities.abilities(), self.abilities.catalogue
        ruleset = default_ruleset(str(self.system_box.currentData()))
        return left_words(found, catalogue, ruleset, self._language)

    def _show_note(self, line: QLabel, words: str) -> None:
        line.setText(words)
        line.setVisible(bool(words))


def _unread(name: str) -> str:
    """Say that the value of that name cannot be read, the PA for none."""
    if not name:
        return QCoreApplication.translate("CardForm", "These PA cannot be read. Enter a number, or nothing.")
    words = QCoreApplication.translate("ValuesRow", "{value} cannot be read. Enter a number, or - for none.")
    return words.format(value=name)


def _made_for(field: CardField, parent: QWidget) -> QWidget:
    """Make the widget of a field that has no place of its own."""
    if field.holds.choices:
        return ChoiceBox(field, parent)
    if field.holds.read is None:
        raise TypeError(f"{field.key}: what it holds needs a widget in desktop/library/editor/form.py")
    return ValueField(parent) if field.holds is PRINTED_VALUE else QLineEdit(parent)


def next_card(card: Card) -> Card:
    """Begin the next card of a pile: people, edition and rank stay, the rest is empty."""
    return Card("", people=card.people, edition=card.edition, rank=card.rank, system=card.system)
