"""The fields of a spell or a miracle, as its card prints it: at the table, and in a list."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QGridLayout,
    QLineEdit,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from desktop.paper.spell_words import group_words
from desktop.widgets.change_fields import ChangeFields
from desktop.widgets.effect_fields import DistanceField, LastingFields
from desktop.widgets.spin import Spin
from desktop.widgets.text import label
from desktop.wording import number
from desktop.wording.elements import ELEMENTS
from rules.abilities import Abilities
from rules.battle.ruleset import Ruleset
from rules.battle.state import Bond, Lasting
from rules.designation import Designation
from rules.peoples import Peoples
from rules.spells import Area, Spell, SpellKind, SpellRange
from rules.values import PRINTED, Aspect, Characteristic, Value


class SpellFields(QWidget):
    """All that a spell's card says. ``resized`` when other fields came into view, ``grown`` by one change."""

    resized = Signal()
    grown = Signal()

    def __init__(
        self,
        *,
        language: str,
        peoples: Peoples,
        abilities: Abilities,
        ruleset: Ruleset,
        offered: Sequence[Characteristic] = PRINTED,
    ) -> None:
        super().__init__()
        self._language, self._peoples = language, peoples
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 4, 0)
        self.column.setSpacing(8)
        self._lay_names()
        self._lay_cost()
        self._lay_reach()
        self.lasting = LastingFields(self, names_element=False)
        self.lasting.choose(Lasting.TURN)
        self.column.addWidget(self.lasting)
        self.column.addWidget(label(self.tr("What it changes"), self, role="soft"))
        self.change = ChangeFields(self, language, abilities, ruleset, offered)
        self.change.resized.connect(self.resized)
        self.change.grown.connect(self.grown)
        self.column.addWidget(self.change)
        self._order_tabs()
        self._show()

    def choose_kind(self, kind: SpellKind) -> None:
        """Propose a spell or a miracle."""
        self.kind.setCurrentIndex(self.kind.findData(kind))

    def _lay_names(self) -> None:
        """Lay out both names, kind, aspect and path: the name in the language of now comes first."""
        first, other = self.tr("Name of the spell or miracle"), self.tr("Its name in French, if it has one")
        if self._language != "en":
            other = self.tr("Its name in English, if it has one")
        self.name, self.other_name = self._line(first), self._line(other)
        self.path = self._line(self.tr("Path"))
        self.kind = self._box(self.tr("Type"))
        self.kind.addItem(self.tr("spell"), SpellKind.SPELL)
        self.kind.addItem(self.tr("miracle"), SpellKind.MIRACLE)
        self.kind.currentIndexChanged.connect(self._show)
        self.aspect = self._box(self.tr("Aspect"))
        self.aspect.addItem(self.tr("Creation"), Aspect.CREATION)
        self.aspect.addItem(self.tr("Alteration"), Aspect.ALTERATION)
        self.aspect.addItem(self.tr("Destruction"), Aspect.DESTRUCTION)
        self._lay((self.name, self.kind), (self.other_name, self.path))

    def _lay_cost(self) -> None:
        costs = QGridLayout()
        self.costs: dict[str, QSpinBox] = {}
        for place, (key, element) in enumerate(ELEMENTS.items()):
            self.costs[key] = self._spin(element.name(), 20)
            costs.addWidget(self.costs[key], place // 4, place % 4)
        self.faith = self._spin(self.tr("Faith"), 20)
        costs.addWidget(self.aspect, 2, 0, 1, 3)
        costs.addWidget(self.faith, 2, 3)
        self.column.addLayout(costs)

    def _lay_reach(self) -> None:
        self.difficulty = self._line(self.tr("Difficulty: 7, RES, –"))
        self.difficulty.setAccessibleName(self.tr("Difficulty"))
        self.frequency = self._spin(self.tr("Times a turn"), 9)
        self.frequency.setSpecialValueText(self.tr("any number of times a turn"))
        self.once = QCheckBox(self.tr("once in a battle"), self)
        self.once.toggled.connect(self.frequency.setDisabled)
        self.reach = self._line(self.tr("Range in cm, or contact"))
        self.area = DistanceField(self, self.tr("Area"), self.tr("no area"))
        self.area_dice = self._spin(self.tr("Dice of the area"), 6)
        self.marker = QCheckBox(self.tr("around a marker"), self)
        self.group = self._line(self.tr("Group, friends or enemies"))
        self.group.setToolTip(
            self.tr("Such as “enemies in flight”, “wolfen on the ground” or “friends on every level”")
        )
        self.bond = self._box(self.tr("Gain or benefit"))
        self.bond.addItem(self.tr("gain, fixed"), Bond.GAIN)
        self.bond.addItem(self.tr("benefit, while in range"), Bond.BENEFIT)
        self._lay(
            (self.difficulty, self.frequency, self.reach),
            (self.area, self.area_dice, self.marker),
            (self.group, self.bond, self.once),
        )

    def _lay(self, *rows: Sequence[QWidget]) -> None:
        """Lay rows of fields out in six columns: three fields a row, or one wide and one narrow."""
        grid = QGridLayout()
        grid.setSpacing(8)
        for row, fields in enumerate(rows):
            spans = (2, 2, 2) if len(fields) == 3 else (4, 2)
            column = 0
            for field, span in zip(fields, spans, strict=True):
                grid.addWidget(field, row, column, 1, span)
                column += span
        for column in range(6):
            grid.setColumnStretch(column, 1)
        self.column.addLayout(grid)

    def _order_tabs(self) -> None:
        """Let Tab follow the fields as they stand."""
        fields = [
            self.name, self.kind, self.other_name, self.path, *self.costs.values(), self.aspect, self.faith,
            self.difficulty, self.frequency, self.reach, self.area, self.area_dice, self.marker, self.group,
            self.bond, self.once,
        ]  # fmt: skip
        for first, second in pairwise(fields):
            self.setTabOrder(first, second)

    def _line(self, hint: str) -> QLineEdit:
        line = QLineEdit(self)
        line.setPlaceholderText(hint)
        line.setAccessibleName(hint)
        line.setMaxLength(120)
        return line

    def _box(self, words: str) -> QComboBox:
        box = QComboBox(self)
        box.setAccessibleName(words)
        box.setMinimumContentsLength(10)
        return box

    def _spin(self, words: str, most: int) -> QSpinBox:
        spin = Spin(self)
        spin.setRange(0, most)
        spin.setPrefix(f"{words} ")
        spin.setAccessibleName(words)
        return spin

    def show_spell(self, spell: Spell) -> None:
        """Show what is known of a spell already."""
        english = self._language == "en"
        names = (spell.name_en, spell.name_fr) if english else (spell.name_fr, spell.name_en)
        for line, words in zip((self.name, self.other_name), names, strict=True):
            line.setText(words)
        if not self.name.text():
            self.name.setText(spell.name(self._language))
        self.path.setText(spell.path)
        self.kind.setCurrentIndex(self.kind.findData(spell.kind))
        self.aspect.setCurrentIndex(max(0, self.aspect.findData(spell.aspect)))
        for element, spin in self.costs.items():
            spin.setValue(spell.cost.get(element, 0))
        self.faith.setValue(spell.faith)
        self.difficulty.setText(str(spell.difficulty))
        self.frequency.setValue(spell.frequency)
        self.once.setChecked(spell.once)
        self.reach.setText(self.tr("contact") if spell.reach.contact else self._number(spell.reach.cm))
        self.area.show_cm(spell.area.cm)
        self.area_dice.setValue(spell.area.dice)
        self.marker.setChecked(spell.area.marker)
        self.group.setText(group_words(spell.area.group, self._language, self._peoples))
        self.bond.setCurrentIndex(self.bond.findData(spell.bond))
        self.lasting.choose(spell.lasting, spell.turns or spell.upkeep)
        self.change.show_changes(spell.modifiers, spell.grants)

    def _number(self, value: float | None) -> str:
        return "" if value is None else number(value)

    def _show(self) -> None:
        miracle = self.kind.currentData() == SpellKind.MIRACLE
        self.aspect.setVisible(miracle)
        self.faith.setVisible(miracle)
        for spin in self.costs.values():
            spin.setVisible(not miracle)
        self.resized.emit()

    @property
    def spell(self) -> Spell:
        """The spell as it stands. Raises ValueError for a distance that is none."""
        miracle = self.kind.currentData() == SpellKind.MIRACLE
        name, other = self.name.text().strip(), self.other_name.text().strip()
        french, english = (other, name) if self._language == "en" else (name, other)
        group = self.group.text().strip()
        reach = self.reach.text().strip()
        contact = reach.lower().startswith("conta")
        named = Designation.parse(group, self._peoples) if group else None
        return Spell(
            name_fr=french or name,
            name_en=english,
            kind=SpellKind.MIRACLE if miracle else SpellKind.SPELL,
            path=self.path.text().strip(),
            cost={} if miracle else {key: spin.value() for key, spin in self.costs.items() if spin.value()},
            faith=self.faith.value() if miracle else 0,
            aspect=str(self.aspect.currentData()) if miracle else "",
            difficulty=Value.parse(self.difficulty.text()),
            reach=SpellRange(cm=None if contact else _cm(reach), contact=contact),
            area=Area(
                cm=self.area.cm, dice=self.area_dice.value(), group=named, marker=self.marker.isChecked()
            ),
            bond=Bond(self.bond.currentData()),
            lasting=self.lasting.value,
            turns=self.lasting.turns,
            upkeep=self.lasting.cost,
            modifiers=self.change.modifiers(name),
            grants=self.change.granted(),
            frequency=0 if self.once.isChecked() else self.frequency.value(),
            once=self.once.isChecked(),
        )


def _cm(text: str) -> float | None:
    """Read a distance in cm; None when there is none."""
    plain = text.lower().replace("cm", "").replace(",", ".").strip()
    return float(plain) if plain else None
