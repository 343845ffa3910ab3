"""One option of an entry as a line of fields."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from desktop.look import theme
from desktop.look.icons import icon
from desktop.widgets.boxes import Combo
from desktop.widgets.suggest import SuggestField, Suggestion, ranked
from desktop.widgets.text import label, set_look
from desktop.wording import army_words
from desktop.wording.card_words import language_now
from desktop.wording.plain import plain_tip
from rules.armies import Option, OptionKind, Per, is_price
from rules.spells import Spell, SpellKind
from rules.text import fold
from rules.values import Value, plain

_KINDS = {SpellKind.SPELL: OptionKind.SPELL, SpellKind.MIRACLE: OptionKind.MIRACLE}


class OptionEditor(QWidget):
    """One option: `changed` when the line is left, `finished` by Return in its price."""

    changed = Signal()
    removed = Signal()
    finished = Signal()
    spell_wanted = Signal()

    def __init__(self, option: Option, parent: QWidget) -> None:
        super().__init__(parent)
        self._option = option
        self._spell = option.spell
        self._named = option.name
        self.kind = Combo(self)
        self.offered: Callable[[], Sequence[Option]] = tuple
        """Asked for what the card may buy, when the first letter is typed."""

        self._offers: list[Option] | None = None
        self.name = SuggestField(self._suggest, self, free=True)
        self._show_name(option.name)
        self.name.taken.connect(self._on_taken)
        self.pa = QLineEdit("" if option.pa is None else plain(option.pa).replace(".", ","), self)
        self.per = Combo(self)
        self.remove_button = QToolButton(self)
        self.spell_button = QToolButton(self)
        for button in (self.spell_button, self.remove_button):
            set_look(button, "flat")
        self.name.setMinimumWidth(60)
        self._priced = True
        self._pa = option.pa if option.name else 0
        self.name.returnPressed.connect(self._go_on)
        self.pa.setAlignment(Qt.AlignmentFlag.AlignRight)
        self._lay_out()
        self._fill(self.kind, OptionKind, army_words.option_kind, option.kind)
        self._fill(self.per, Per, army_words.option_per, option.per)
        for part in self.fields:
            part.installEventFilter(self)
        self.kind.currentIndexChanged.connect(self._show_spell)
        self.spell_button.clicked.connect(self.spell_wanted)
        self.remove_button.clicked.connect(self.removed)
        self._filled = self._fields_now()
        self.retranslate()
        self.restyle()

    def _lay_out(self) -> None:
        self._rows = QVBoxLayout(self)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setSpacing(4)
        self._labels = {field: label("", self, role="soft") for field in (self.kind, self.name, self.pa)}
        for field, said in self._labels.items():
            said.setBuddy(field)
        self._first, self._second = QHBoxLayout(), QHBoxLayout()
        for row in (self._first, self._second):
            row.setSpacing(6)
            self._rows.addLayout(row)
        self._first.addWidget(self._labels[self.name])
        self._first.addWidget(self.name, 1)
        self._first.addWidget(self.spell_button)
        self._second.addStretch(1)
        self.set_low(False)

    def set_low(self, low: bool) -> None:
        """Put kind and price under the name, where all would not be read whole side by side."""
        kind = (self._labels[self.kind], self.kind)
        last = (self._labels[self.pa], self.pa, self.per, self.remove_button)
        for row in (self._first, self._second):
            for part in (*kind, *last):
                row.removeWidget(part)
        row = self._second if low else self._first
        for place, each in enumerate(kind):
            row.insertWidget(place, each)
        for part in last:
            row.addWidget(part)

    def set_priced(self, priced: bool) -> None:
        """Ask for a price, or for none where the game has none."""
        self._priced = priced
        for part in (self._labels[self.pa], self.pa, self.per):
            part.setVisible(priced)

    def _go_on(self) -> None:
        """Go from the name to the price, or to the next option where there is none."""
        if self._priced:
            self.pa.setFocus()
        else:
            self.changed.emit()
            self.finished.emit()

    @property
    def fields(self) -> tuple[QWidget, ...]:
        """Its fields as they are read, what removes it last."""
        low = self._second.indexOf(self.kind) >= 0
        named = (self.name, self.spell_button)
        before = (*named, self.kind) if low else (self.kind, *named)
        return *before, self.pa, self.per, self.remove_button

    def _show_name(self, name: str) -> None:
        """Show a name from its beginning."""
        self.name.setText(name)
        self.name.setCursorPosition(0)
        self.name.setToolTip(plain_tip(name))

    @property
    def counts(self) -> bool:
        """Whether there is anything to keep."""
        return bool(self.name.text().strip() or self.pa.text().strip())

    def option(self) -> Option:
        """Read the line; a price that is no number is an unknown one.

        One in which nothing was changed is what it was: a choice of a catalogue stays one.
        """
        if self._fields_now() == self._filled:
            return self._option
        price = Value.parse(self.pa.text()).number if self._priced else self._pa
        return Option(
            self.name.text().strip(),
            OptionKind(self.kind.currentData()),
            price if is_price(price) else None,
            Per(self.per.currentData()),
            self._spell_as_named(),
        )

    def _fields_now(self) -> tuple[str, str, str, str, Spell | None]:
        return (
            self.name.text(), self.kind.currentData(), self.pa.text(), self.per.currentData(), self._spell,
        )  # fmt: skip

    def _suggest(self, typed: str) -> list[Suggestion]:
        """Offer what the card may buy and is nearly typed, each with its price for this card."""
        if self._offers is None:
            self._offers = list(self.offered())
        return ranked(
            typed,
            [
                (Suggestion(option.name, army_words.pa(option.pa), str(number)), [fold(option.name)])
                for number, option in enumerate(self._offers)
            ],
        )

    def _on_taken(self, suggestion: Suggestion) -> None:
        """Fill the line with what was chosen: its kind, its price, the card of a spell."""
        option = (self._offers or [])[int(suggestion.key)]
        if option.spell is not None:
            self.set_spell(option.spell)
        self.kind.setCurrentIndex(self.kind.findData(option.kind.value))
        self.per.setCurrentIndex(self.per.findData(option.per.value))
        self.pa.setText("" if option.pa is None else plain(option.pa).replace(".", ","))
        self._go_on()

    def set_spell(self, spell: Spell) -> None:
        """Take the card of the spell; the option is called and sorted as it is."""
        self._spell = spell
        self._named = spell.name(language_now())
        self._show_name(self._named)
        self.kind.setCurrentIndex(self.kind.findData(_KINDS[spell.kind].value))
        self._show_spell()

    def _spell_as_named(self) -> Spell | None:
        """Give the spell, under the line's name where that was its name before it was typed anew."""
        spell, name, language = self._spell, self.name.text().strip(), language_now()
        if spell is None or not name or name == self._named or spell.name(language) != self._named:
            return spell
        return (
            replace(spell, name_en=name)
            if language == "en" and spell.name_en
            else replace(spell, name_fr=name)
        )

    def _show_spell(self) -> None:
        """Offer the card of a spell or a miracle, and show whether it is filled in."""
        known = self._spell is not None
        self.spell_button.setVisible(known or self.kind.currentData() in _KINDS.values())
        self.spell_button.setIcon(icon("sparkles" if known else "wand", "accent" if known else "soft"))
        tip = self.tr("Fill in its card, so that battles offer it")
        if self._spell is not None:
            tip = self.tr("Change its card: {card}").format(card=army_words.spell(self._spell))
        self.spell_button.setToolTip(plain_tip(tip))
        self.spell_button.setAccessibleName(tip)

    def retranslate(self) -> None:
        """Say the fixed words again."""
        self._fill(self.kind, OptionKind, army_words.option_kind, OptionKind(self.kind.currentData()))
        self._fill(self.per, Per, army_words.option_per, Per(self.per.currentData()))
        self._labels[self.kind].setText(self.tr("Type"))
        self._labels[self.name].setText(self.tr("Name"))
        self._labels[self.pa].setText(self.tr("Price"))
        self.pa.setPlaceholderText(self.tr("? PA"))
        self.kind.setAccessibleName(self.tr("Kind of option"))
        self.per.setAccessibleName(self.tr("Paid for"))
        self.name.setAccessibleName(self.tr("Name of the option"))
        self.pa.setAccessibleName(self.tr("Price in PA; empty is unknown"))
        self.pa.setToolTip(self.tr("Price in PA; empty is unknown"))
        self.remove_button.setToolTip(self.tr("Remove this option"))
        self.remove_button.setAccessibleName(self.tr("Remove this option"))
        self._show_spell()

    def restyle(self) -> None:
        """Take the theme's colours and the text size again."""
        self.remove_button.setIcon(icon("trash", "soft"))
        self._show_spell()
        self.pa.setFixedWidth(theme.current().px(72))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Go on with Return; tell when the focus leaves the whole line, so that a line is one step."""
        if event.type() == QEvent.Type.FocusOut:
            focus = QApplication.focusWidget()
            if focus is None or not self.isAncestorOf(focus):
                self.changed.emit()
        if (
            watched in (self.name, self.pa)
            and isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.KeyPress
            and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        ):
            if watched is self.name and self.name.offered:
                return False  # the list has the first word
            if watched is self.name:
                self._go_on()
            else:
                self.changed.emit()
                self.finished.emit()
            return True
        return super().eventFilter(watched, event)

    def _fill(
        self, box: QComboBox, kinds: type[OptionKind] | type[Per], say: Callable[..., str], chosen: str
    ) -> None:
        with QSignalBlocker(box):
            box.clear()
            for kind in kinds:
                box.addItem(say(kind), kind.value)
            box.setCurrentIndex(box.findData(str(chosen)))
