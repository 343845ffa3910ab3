"""Fields for what an effect or a spell changes: characteristics, line by line, and abilities."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QComboBox, QCompleter, QLineEdit, QSpinBox, QVBoxLayout, QWidget

from desktop.paper.words import label as characteristic_label
from desktop.widgets.boxes import Combo
from desktop.widgets.flow_layout import FlowBox
from desktop.widgets.key_button import KeyButton
from desktop.widgets.spin import Spin
from desktop.widgets.text import label
from desktop.wording.left_words import left_words
from desktop.wording.naming import with_aspect
from rules.abilities import Abilities
from rules.battle.ruleset import Ruleset
from rules.battle.state import Modifier, ModifierKind
from rules.enumerations import joined
from rules.values import PRINTED, Aspect, Characteristic

_MOST = 6
translate = QCoreApplication.translate


def _key(characteristic: str, aspect: str) -> str:
    """Return what a line of the list stands for: a characteristic, of FOI one aspect or all of them."""
    return f"{characteristic}:{aspect}" if aspect else str(characteristic)


class ChangeLine:
    """One change: the characteristic, how it is changed, by how much."""

    def __init__(self, parent: ChangeFields, language: str, offered: Sequence[Characteristic]) -> None:
        self.characteristic = Combo(parent)
        self.characteristic.setAccessibleName(translate("ChangeFields", "Characteristic"))
        for each in offered:
            words = characteristic_label(each, language)
            self.characteristic.addItem(words, each.value)
            for aspect in Aspect if each is Characteristic.FOI else ():
                self.characteristic.addItem(with_aspect(words, aspect), _key(each, aspect))
        self.kind = Combo(parent)
        self.kind.setAccessibleName(translate("ChangeFields", "Type"))
        self.kind.addItem(translate("ChangeFields", "added"), "")
        self.kind.addItem(translate("ChangeFields", "set to"), ModifierKind.REPLACE)
        self.kind.addItem(translate("ChangeFields", "divided by"), ModifierKind.DIVIDE)
        self.amount = Spin(parent)
        # wider than anything that is meant: a figure more that the field would not take is lost in silence
        self.amount.setRange(-999, 999)
        self.amount.setAccessibleName(translate("ChangeFields", "Amount"))
        for box in (self.characteristic, self.kind):
            box.setMinimumContentsLength(8)

    def modifier(self, source: str) -> Modifier | None:
        """Give the change, None while nothing would change."""
        amount, chosen = self.amount.value(), self.kind.currentData()
        if not amount and chosen != ModifierKind.REPLACE:
            return None
        kind = ModifierKind(chosen) if chosen else ModifierKind.PENALTY if amount < 0 else ModifierKind.BONUS
        what, _, aspect = str(self.characteristic.currentData()).partition(":")
        return Modifier(what, float(amount), source, kind, aspect=aspect)

    def show(self, modifier: Modifier) -> None:
        """Show a change that is known already."""
        key = _key(modifier.characteristic, modifier.aspect)
        self.characteristic.setCurrentIndex(max(0, self.characteristic.findData(key)))
        chosen = modifier.kind if modifier.kind in (ModifierKind.REPLACE, ModifierKind.DIVIDE) else ""
        self.kind.setCurrentIndex(self.kind.findData(chosen))
        self.amount.setValue(round(modifier.amount))


class ChangeFields(QWidget):
    """Changes of characteristics, one line each, and abilities that are granted.

    ``grown`` by a line, ``changed`` where another value or amount is meant, ``resized`` by
    what is said below.
    """

    grown = Signal()
    changed = Signal()
    resized = Signal()

    def __init__(
        self,
        parent: QWidget,
        language: str,
        abilities: Abilities,
        ruleset: Ruleset,
        offered: Sequence[Characteristic] = PRINTED,
    ) -> None:
        super().__init__(parent)
        self._language, self._offered = language, offered
        self._abilities, self._ruleset = abilities, ruleset
        self.lines: list[ChangeLine] = []
        self.grants = QLineEdit(self)
        self.grants.setPlaceholderText(self.tr("Ability granted"))
        self.grants.setAccessibleName(self.tr("Abilities granted, separated by commas"))
        self.grants.setMaxLength(120)
        known = sorted({kind.en if language == "en" else kind.fr for kind in abilities.kinds.values()})
        self.grants.setCompleter(QCompleter(known, self.grants))
        self.grants.textChanged.connect(self._show_left)
        self.left = label("", self, role="soft", wrap=True)
        self.left.hide()
        self.gives = QWidget(parent)  # in a row of its own, where the owner lays it
        given = QVBoxLayout(self.gives)
        given.setContentsMargins(0, 0, 0, 0)
        given.addWidget(self.grants)
        given.addWidget(self.left)
        self.more = KeyButton(self)
        self.more.show_verb("", "Alt+N", icon="plus")
        self.more.setAccessibleName(self.tr("Another change"))
        self.more.setToolTip(self.tr("Another change"))
        self.more.clicked.connect(self.grow)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._add()
        self._first.flow.addWidget(self.more)

    @property
    def characteristic(self) -> QComboBox:
        """The characteristic of the first line."""
        return self.lines[0].characteristic

    @property
    def kind(self) -> QComboBox:
        """How the first line changes it."""
        return self.lines[0].kind

    @property
    def amount(self) -> QSpinBox:
        """By how much the first line changes it."""
        return self.lines[0].amount

    def _add(self) -> ChangeLine:
        line, row = ChangeLine(self, self._language, self._offered), FlowBox(self, gap=6)
        for widget in (line.characteristic, line.kind, line.amount):
            row.flow.addWidget(widget)
        self._column.addWidget(row)
        if not self.lines:
            self._first = row
        if self.lines:
            self.setTabOrder(self.lines[-1].amount, line.characteristic)
            self.setTabOrder(line.characteristic, line.kind)
            self.setTabOrder(line.kind, line.amount)
        self.lines.append(line)
        for box in (line.characteristic, line.kind):
            box.currentIndexChanged.connect(self.changed)
        line.amount.valueChanged.connect(self.changed)
        return line

    def watch(self, fields: QWidget) -> None:
        """Take Alt+N wherever the keyboard is among these fields: they would take the letter themselves."""
        for field in fields.findChildren(QWidget):
            field.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Make room for one change more with Alt+N."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and self.took(event):
            return True
        return super().eventFilter(watched, event)

    def took(self, event: QKeyEvent) -> bool:
        """Grow if the key asks for it."""
        if event.key() != Qt.Key.Key_N or not event.modifiers() & Qt.KeyboardModifier.AltModifier:
            return False
        self.grow()
        return True

    def grow(self) -> None:
        """Make room for one change more, and go there."""
        if len(self.lines) >= _MOST:
            return
        line = self._add()
        self.watch(self)
        self.more.setVisible(len(self.lines) < _MOST)
        line.characteristic.setFocus(Qt.FocusReason.OtherFocusReason)
        self.grown.emit()

    def modifiers(self, source: str) -> tuple[Modifier, ...]:
        """Give the changes, none while nothing would change."""
        found = (line.modifier(source) for line in self.lines)
        return tuple(modifier for modifier in found if modifier is not None)

    def granted(self) -> tuple[str, ...]:
        """Give the abilities as they are written."""
        return self._abilities.apart(self.grants.text())

    def _show_left(self) -> None:
        """Say which of the abilities that are granted the program does not apply."""
        found = map(self._abilities.parse, self.granted())
        said = left_words(found, self._abilities, self._ruleset, self._language)
        if said != self.left.text():
            self.left.setText(said)
            self.left.setVisible(bool(said))
            self.resized.emit()

    def show_changes(self, modifiers: Sequence[Modifier], grants: Sequence[str]) -> None:
        """Show what is known already."""
        for number, modifier in enumerate(modifiers[:_MOST]):
            line = self.lines[number] if number < len(self.lines) else self._add()
            line.show(modifier)
        self.grants.setText(joined(grants))
