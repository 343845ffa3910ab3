"""A spell or a miracle is written down as its card prints it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QLineEdit, QSpinBox, QWidget

from desktop.battle.context import BattleContext
from desktop.battle.elements import ELEMENTS
from desktop.battle.prompts.base import Prompt
from desktop.battle.prompts.effect_fields import ChangeFields, LastingFields
from desktop.widgets.text import label
from rules.battle.designation import Designation
from rules.battle.state import Lasting
from rules.confrontation.magic import LearnSpell
from rules.spells import Area, Reach, Spell, SpellKind
from rules.values import Aspect, Value


class LearnPrompt(Prompt):
    """Emits ``learned`` with the spell once it is on the card."""

    learned = Signal(object)
    width_at_100 = 780

    def __init__(self, parent: QWidget, context: BattleContext, fighter: str) -> None:
        super().__init__(parent, "")
        self._context, self._fighter = context, fighter
        card = context.game.fighters[fighter].card
        self.title.setText(self.tr("A spell or miracle of {name}").format(name=context.card_name(card)))
        self.name = self._line(self.tr("Name of the spell or miracle"))
        self.kind = QComboBox(self.panel)
        self.kind.setAccessibleName(self.tr("Kind"))
        self.kind.addItem(self.tr("spell"), SpellKind.SPELL)
        self.kind.addItem(self.tr("miracle"), SpellKind.MIRACLE)
        sheet = context.game.cards[card].sheet
        if sheet is not None and sheet.is_faithful and not sheet.is_mage:
            self.kind.setCurrentIndex(1)
        self.kind.currentIndexChanged.connect(self._show)
        self.aspect = QComboBox(self.panel)
        self.aspect.setAccessibleName(self.tr("Aspect"))
        self.aspect.addItem(self.tr("Creation"), Aspect.CREATION)
        self.aspect.addItem(self.tr("Alteration"), Aspect.ALTERATION)
        self.aspect.addItem(self.tr("Destruction"), Aspect.DESTRUCTION)
        for box in (self.kind, self.aspect):
            box.setMinimumContentsLength(10)
        top = QGridLayout()
        top.addWidget(self.name, 0, 0)
        top.addWidget(self.kind, 0, 1)
        top.addWidget(self.aspect, 0, 2)
        top.setColumnStretch(0, 1)
        self.body.addLayout(top)
        costs = QGridLayout()
        self.costs: dict[str, QSpinBox] = {}
        for place, (key, element) in enumerate(ELEMENTS.items()):
            self.costs[key] = self._spin(element.name(), 20)
            costs.addWidget(self.costs[key], place // 4, place % 4)
        self.faith = self._spin(self.tr("Faith"), 20)
        costs.addWidget(self.faith, 1, 3)
        self.body.addLayout(costs)
        self.difficulty = self._line(self.tr("Difficulty: 7, RES, –"))
        self.reach = self._line(self.tr("Range in cm, or contact"))
        self.area = self._line(self.tr("Area in cm"))
        self.area_dice = self._spin(self.tr("Dice of the area"), 6)
        self.group = self._line(self.tr("Named group, friends or enemies"))
        grid = QGridLayout()
        grid.addWidget(self.difficulty, 0, 0)
        grid.addWidget(self.reach, 0, 1)
        grid.addWidget(self.area, 1, 0)
        grid.addWidget(self.area_dice, 1, 1)
        grid.addWidget(self.group, 2, 0, 1, 2)
        self.body.addLayout(grid)
        self.lasting = LastingFields(self.panel, names_element=False)
        self.lasting.choose(Lasting.TURN)
        self.body.addWidget(self.lasting)
        self.body.addWidget(label(self.tr("What it changes"), self.panel, role="soft"))
        self.change = ChangeFields(context, fighter, self.panel)
        self.body.addWidget(self.change)
        self.say_verb(self.tr("Write it down"))
        self._show()

    def _line(self, hint: str) -> QLineEdit:
        line = QLineEdit(self.panel)
        line.setPlaceholderText(hint)
        line.setAccessibleName(hint)
        line.setMaxLength(120)
        return line

    def _spin(self, words: str, most: int) -> QSpinBox:
        spin = QSpinBox(self.panel)
        spin.setRange(0, most)
        spin.setPrefix(f"{words} ")
        spin.setAccessibleName(words)
        return spin

    def open(self) -> None:
        """Show the question, the name first."""
        super().open()
        self.name.setFocus()

    def _show(self) -> None:
        miracle = self.kind.currentData() == SpellKind.MIRACLE
        self.aspect.setVisible(miracle)
        self.faith.setVisible(miracle)
        for spin in self.costs.values():
            spin.setVisible(not miracle)
        self.resettle()

    @property
    def spell(self) -> Spell:
        """The spell as it stands. Raises ValueError for a distance that is none."""
        miracle = self.kind.currentData() == SpellKind.MIRACLE
        name, group = self.name.text().strip(), self.group.text().strip()
        reach = self.reach.text().strip()
        contact = reach.lower().startswith("conta")
        named = Designation.parse(group, self._context.play.table.peoples) if group else None
        return Spell(
            name_fr=name,
            name_en=name,
            kind=SpellKind.MIRACLE if miracle else SpellKind.SPELL,
            cost={} if miracle else {key: spin.value() for key, spin in self.costs.items() if spin.value()},
            faith=self.faith.value() if miracle else 0,
            aspect=str(self.aspect.currentData()) if miracle else "",
            difficulty=Value.parse(self.difficulty.text()),
            reach=Reach(cm=None if contact else _cm(reach), contact=contact),
            area=Area(cm=_cm(self.area.text()), dice=self.area_dice.value(), group=named),
            lasting=self.lasting.value,
            turns=self.lasting.turns,
            upkeep=self.lasting.cost,
            modifiers=self.change.modifiers(name),
            grants=self.change.granted(),
        )

    def answer(self) -> None:
        """Write the spell down on the card."""
        try:
            spell = self.spell
        except ValueError:
            self.complain(self.tr("A distance is a number of cm."))
            return
        if self._context.do(LearnSpell(self._context.game.fighters[self._fighter].card, spell)):
            self.close_panel()
            self.learned.emit(spell)
        elif self._context.pending is not None:
            self.complain(self._context.say(self._context.pending[1].message))


def _cm(text: str) -> float | None:
    """Read a distance in cm; None when there is none."""
    plain = text.lower().replace("cm", "").replace(",", ".").strip()
    return float(plain) if plain else None
