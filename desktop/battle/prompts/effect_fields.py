"""Fields that effects and spells share: what changes, and for how long."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox, QCompleter, QGridLayout, QLineEdit, QSpinBox, QWidget

from desktop.battle.context import BattleContext
from desktop.battle.effect_words import lasting_words
from desktop.battle.elements import ELEMENTS
from desktop.battle.naming import mana_name
from desktop.paper.words import label as characteristic_label
from rules.battle.state import Lasting, Modifier, ModifierKind
from rules.spells import FAITH, NEUTRAL
from rules.values import PRINTED, Characteristic


class ChangeFields(QWidget):
    """One change of a characteristic, and abilities that are granted."""

    def __init__(self, context: BattleContext, fighter: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.characteristic = QComboBox(self)
        self.characteristic.setAccessibleName(self.tr("Characteristic"))
        for each in characteristics(context, fighter):
            self.characteristic.addItem(characteristic_label(each, context.language), each)
        self.kind = QComboBox(self)
        self.kind.setAccessibleName(self.tr("Kind"))
        self.kind.addItem(self.tr("added"), "")
        self.kind.addItem(self.tr("set to"), ModifierKind.REPLACE)
        self.kind.addItem(self.tr("divided by"), ModifierKind.DIVIDE)
        self.amount = QSpinBox(self)
        self.amount.setRange(-20, 60)
        self.amount.setAccessibleName(self.tr("Amount"))
        self.grants = QLineEdit(self)
        self.grants.setPlaceholderText(self.tr("Ability granted"))
        self.grants.setAccessibleName(self.tr("Abilities granted, with commas between"))
        self.grants.setMaxLength(120)
        kinds = context.play.table.abilities.kinds.values()
        known = sorted({kind.en if context.language == "en" else kind.fr for kind in kinds})
        self.grants.setCompleter(QCompleter(known, self.grants))
        for box in (self.characteristic, self.kind):
            box.setMinimumContentsLength(8)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        for column, widget in enumerate((self.characteristic, self.kind, self.amount, self.grants)):
            grid.addWidget(widget, 0, column)
        grid.setColumnStretch(3, 1)

    def modifiers(self, source: str) -> tuple[Modifier, ...]:
        """Give the change, none while nothing would change."""
        amount, chosen = self.amount.value(), self.kind.currentData()
        if not amount and chosen != ModifierKind.REPLACE:
            return ()
        kind = ModifierKind(chosen) if chosen else ModifierKind.PENALTY if amount < 0 else ModifierKind.BONUS
        return (Modifier(str(self.characteristic.currentData()), float(amount), source, kind),)

    def granted(self) -> tuple[str, ...]:
        """Give the abilities as they are written."""
        return tuple(filter(None, (part.strip() for part in self.grants.text().split(","))))


class LastingFields(QWidget):
    """A duration, with its number of turns or what its upkeep costs; a spell's cost names its element."""

    def __init__(self, parent: QWidget, *, element: str = NEUTRAL, names_element: bool = True) -> None:
        super().__init__(parent)
        self._names_element = names_element
        self.lasting = QComboBox(self)
        self.lasting.setAccessibleName(self.tr("Until"))
        for each in sorted(Lasting, key=_ORDER.index):
            self.lasting.addItem(lasting_words(each), each)
        self.lasting.currentIndexChanged.connect(self._show)
        self.number = QSpinBox(self)
        self.number.setRange(1, 20)
        self.element = QComboBox(self)
        self.element.setAccessibleName(self.tr("Element"))
        for key in (*ELEMENTS, FAITH):
            self.element.addItem(mana_name(key), key)
        self.element.setCurrentIndex(max(0, self.element.findData(element)))
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        for column, widget in enumerate((self.lasting, self.number, self.element)):
            grid.addWidget(widget, 0, column)
        grid.setColumnStretch(0, 1)
        self._show()

    @property
    def value(self) -> Lasting:
        """The duration chosen."""
        return Lasting(self.lasting.currentData())

    @property
    def turns(self) -> int:
        """The number of turns, 0 for another duration."""
        return self.number.value() if self.value is Lasting.TURNS else 0

    @property
    def cost(self) -> int:
        """What the upkeep costs each turn, 0 for another duration."""
        return self.number.value() if self.value is Lasting.UPKEEP else 0

    def choose(self, lasting: Lasting) -> None:
        """Propose a duration."""
        self.lasting.setCurrentIndex(self.lasting.findData(lasting))

    def _show(self) -> None:
        self.number.setVisible(self.value in (Lasting.TURNS, Lasting.UPKEEP))
        self.element.setVisible(self._names_element and self.value is Lasting.UPKEEP)
        self.number.setAccessibleName(
            self.tr("Turns") if self.value is Lasting.TURNS else self.tr("Cost each turn")
        )


_ORDER = (
    Lasting.TURN, Lasting.COMBAT, Lasting.ACTIVATION, Lasting.GAME, Lasting.TURNS, Lasting.UPKEEP,
    Lasting.INSTANT,
)  # fmt: skip


def characteristics(context: BattleContext, fighter: str) -> list[Characteristic]:
    """Give the characteristics in the order of the print, courage or fear as the card has it."""
    sheet = context.game.cards[context.game.fighters[fighter].card].sheet
    nerve = sheet.nerve[0] if sheet is not None else Characteristic.COU
    return [nerve if each is Characteristic.COU else each for each in PRINTED]
