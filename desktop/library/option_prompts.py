"""Ask for an option: its name, kind, price, group and words."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QComboBox, QGridLayout, QLineEdit, QPlainTextEdit, QWidget

from desktop.library.option_facts import printed
from desktop.look import theme
from desktop.widgets.boxes import Combo
from desktop.widgets.prompt import Prompt
from desktop.widgets.text import label
from desktop.wording import army_words
from desktop.wording.card_words import language_now
from rules.armies import OptionKind, Per, is_price
from rules.offers import Offer
from rules.spells import Spell, SpellKind
from rules.values import Value, plain

_MOST_LETTERS = 20_000


class OptionPrompt(Prompt):
    """Emits ``kept`` with the id of the option ("" for a new one) and the option."""

    kept = Signal(str, object)
    width_at_100 = 720

    def __init__(self, parent: QWidget, offer_id: str, offer: Offer) -> None:
        super().__init__(parent, "")
        self._id, self._offer = offer_id, offer
        self.title.setText(offer.option.name if offer_id else self.tr("New option for cards"))
        self.name = self._line(self.tr("Name"), offer.option.name)
        price = "" if offer.option.pa is None else plain(offer.option.pa)
        self.pa = self._line(self.tr("Price in PA"), price)
        self.group = self._line(self.tr("Group, separated by ›"), " › ".join(offer.group))
        self.kind = self._box(self.tr("Type"), OptionKind, army_words.option_kind, offer.option.kind)
        self.per = self._box(self.tr("Paid for"), Per, army_words.option_per, offer.option.per)
        self.words = _Words(self.panel)
        self.words.setAccessibleName(self.tr("What it does, in words"))
        self.words.setTabChangesFocus(True)
        self.words.setPlainText(printed(offer))
        self._printed = self._said()
        self.words.setFixedHeight(theme.current().px(180))
        self._lay_out()
        self.say_verb(self.tr("Save"))
        self.closed.connect(self.deleteLater)

    def _lay_out(self) -> None:
        """Lay the fields below their labels, which are their names."""
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(0, 3)
        for field, row, column, wide in (
            (self.name, 0, 0, 2), (self.kind, 0, 2, 1), (self.group, 2, 0, 1), (self.pa, 2, 1, 1),
            (self.per, 2, 2, 1), (self.words, 4, 0, 3),
        ):  # fmt: skip
            said = label(field.accessibleName(), self.panel, role="small")
            said.setBuddy(field)
            grid.addWidget(said, row, column, 1, wide)
            grid.addWidget(field, row + 1, column, 1, wide)
        self.body.addLayout(grid)

    def _line(self, said: str, text: str) -> QLineEdit:
        line = QLineEdit(text, self.panel)
        line.setAccessibleName(said)
        line.setMaxLength(200)
        return line

    def _box(self, said: str, kinds: type[OptionKind] | type[Per], word: object, chosen: str) -> QComboBox:
        box = Combo(self.panel)
        box.setAccessibleName(said)
        for kind in kinds:
            box.addItem(word(kind), kind.value)  # type: ignore[operator]
        box.setCurrentIndex(box.findData(str(chosen)))
        return box

    def open(self) -> None:
        """Show the question, the name first."""
        super().open()
        self.name.setFocus()

    def answer(self) -> None:
        """Read the fields; what cannot be kept is said in place."""
        pa = Value.parse(self.pa.text())
        if not self.name.text().strip():
            self._refuse(self.name, self.tr("Enter a name."))
        elif self.pa.text().strip() not in ("", "?") and (pa.number is None or not is_price(pa.number)):
            self._refuse(self.pa, self.tr("A price is a number of PA; leave it empty if you do not know it."))
        else:
            self.kept.emit(self._id, self._read(pa.number))
            self.close_panel()

    def _said(self) -> str:
        return self.words.toPlainText().strip()[:_MOST_LETTERS]

    def _refuse(self, field: QLineEdit, why: str) -> None:
        self.complain(why)
        field.setFocus()

    def _read(self, pa: float | None) -> Offer:
        kind = OptionKind(self.kind.currentData())
        name = self.name.text().strip()
        option = replace(
            self._offer.option, name=name, kind=kind, pa=pa, per=Per(self.per.currentData()),
            spell=self._spell(name, kind),
        )  # fmt: skip
        group = tuple(part for part in (part.strip() for part in self.group.text().split("›")) if part)
        made = replace(self._offer, option=option, group=group)
        said = self._said()
        if said != self._printed and option.spell is None:
            made = replace(made, lines=(("", said),) if said else ())
        return made

    def _spell(self, name: str, kind: OptionKind) -> Spell | None:
        """Give the spell its option's name and words; what is no spell any more has no card of one."""
        if kind not in _SPELLS:
            return None
        before = self._offer.option.spell
        said = self._said()
        spell = before or (Spell(name_fr=name, kind=_SPELLS[kind]) if said else None)
        if spell is None:
            return None
        english = language_now() == "en"
        if name != self._offer.option.name:
            spell = (
                replace(spell, name_en=name) if english and spell.name_en else replace(spell, name_fr=name)
            )
        if said != self._printed:
            spell = (
                replace(spell, text_en=said) if english and spell.text_en else replace(spell, text_fr=said)
            )
        return replace(spell, kind=_SPELLS[kind])


_SPELLS = {OptionKind.SPELL: SpellKind.SPELL, OptionKind.MIRACLE: SpellKind.MIRACLE}


class _Words(QPlainTextEdit):
    """Several lines; Ctrl+Return is the answer, Return another line."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keep Return for another line, and let Ctrl+Return through."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and event.modifiers():
            event.ignore()
        else:
            super().keyPressEvent(event)
