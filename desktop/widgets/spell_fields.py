"""The fields of a spell or a miracle, as its card prints it: at the table, and in a list."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtWidgets import QCheckBox, QPushButton

from desktop.look import theme
from desktop.paper.spell_words import group_words
from desktop.widgets.boxes import small_button
from desktop.widgets.change_fields import ChangeFields
from desktop.widgets.effect_fields import DistanceField, LastingFields
from desktop.widgets.gem_spin import GemSpin
from desktop.widgets.labelled_rows import LabelledRows
from desktop.widgets.spin import Spin
from desktop.wording import number
from desktop.wording.aspects import ASPECTS, aspect_name
from desktop.wording.elements import ELEMENTS
from rules.abilities import Abilities
from rules.battle.ruleset import Ruleset
from rules.battle.state import Bond, Lasting
from rules.designation import Designation
from rules.peoples import Peoples
from rules.spells import FAITH, Area, Spell, SpellKind, SpellRange
from rules.values import PRINTED, Characteristic, Value, ValueKind


class SpellFields(LabelledRows):
    """What a spell's card says, in labelled rows: what it takes to be cast, the rest once it is asked for."""

    def __init__(
        self,
        *,
        language: str,
        peoples: Peoples,
        abilities: Abilities,
        ruleset: Ruleset,
        offered: Sequence[Characteristic] = PRINTED,
        elements: Collection[str] = (),
    ) -> None:
        super().__init__()
        self._language, self._peoples = language, peoples
        self._mastered = elements or tuple(ELEMENTS)
        self._lay_names()
        self._lay_cost()
        self._lay_test()
        self._lay_reach()
        self.change = ChangeFields(self, language, abilities, ruleset, offered)
        self.change.resized.connect(self.resized)
        self.change.grown.connect(self.grown)
        self.row(self.tr("Changes"), self.change)
        self.row(self.tr("Gives"), self.change.gives)
        self._lay_folds()
        self._show()

    def choose_kind(self, kind: SpellKind) -> None:
        """Propose a spell or a miracle; to change that is rarely needed."""
        self.kind.setCurrentIndex(self.kind.findData(kind))
        self.fold_with(self.kind, "names")

    # -- how the rows are laid ----------------------------------------------------------------------

    def _lay_names(self) -> None:
        """Lay out both names, path and kind: the name in the language of now comes first."""
        other = self.tr("Its name in French, if it has one")
        if self._language != "en":
            other = self.tr("Its name in English, if it has one")
        self.name, self.other_name = self.line(""), self.line(other)
        self.path, self.kind = self.line(""), self.box()
        self.kind.addItem(self.tr("spell"), SpellKind.SPELL)
        self.kind.addItem(self.tr("miracle"), SpellKind.MIRACLE)
        self.kind.currentIndexChanged.connect(self._show)
        self.row(self.tr("Name"), self.name)
        self.row(self.tr("In French") if self._language == "en" else self.tr("In English"), self.other_name)
        self.row(self.tr("Path"), self.path)
        self.row(self.tr("Type"), self.kind)

    def _lay_cost(self) -> None:
        """Lay out the gems of what is mastered, with the other elements a press away, or the faith."""
        self.aspect = self.box()
        for aspect in ASPECTS:
            self.aspect.addItem(aspect_name(aspect), aspect)
        self.costs = {element: GemSpin(element, self) for element in ELEMENTS}
        self.faith = GemSpin(FAITH, self)
        self.others = small_button(self, "…", self.tr("The other elements"))
        self.others.clicked.connect(self._show_elements)
        self.row(self.tr("Aspect"), self.aspect)
        self.row(self.tr("Cost"), self.flow_of(*self.costs.values(), self.others, self.faith))

    def _lay_test(self) -> None:
        self.difficulty = self.line("")
        self.difficulty.setAccessibleName(self.tr("Difficulty"))
        self.difficulty.setFixedWidth(theme.current().px(84))
        self.against = small_button(self, self.tr("RES of the target"), checkable=True)
        self.none = small_button(self, self.tr("none"), checkable=True)
        for button, text in ((self.against, "RES"), (self.none, "–")):
            button.setObjectName(text)
            button.clicked.connect(self._on_difficulty)
        self.difficulty.textChanged.connect(self._show_difficulty)
        self.row(self.tr("Difficulty"), self.flow_of(self.difficulty, self.against, self.none))
        quick = (Lasting.INSTANT, Lasting.TURN, Lasting.UPKEEP)
        self.lasting = LastingFields(self, names_element=False, quick=quick)
        self.lasting.choose(Lasting.TURN)
        self.row(self.tr("Lasts"), self.lasting)

    def _lay_reach(self) -> None:
        self.frequency = Spin(self)
        self.frequency.setRange(0, 9)
        self.frequency.setPrefix(self.tr("Times a turn") + " ")
        self.frequency.setAccessibleName(self.tr("Times a turn"))
        self.frequency.setSpecialValueText(self.tr("any number of times a turn"))
        self.once = QCheckBox(self.tr("once in a battle"), self)
        self.once.toggled.connect(self.frequency.setDisabled)
        self.reach = self.line(self.tr("in cm, or contact"))
        self.area = DistanceField(self, "", self.tr("no area"))
        self.area.setAccessibleName(self.tr("Area"))
        self.area_dice = Spin(self)
        self.area_dice.setRange(0, 6)
        self.area_dice.setPrefix(self.tr("dice") + " ")
        self.area_dice.setAccessibleName(self.tr("Dice of the area"))
        self.marker = QCheckBox(self.tr("around a marker"), self)
        self.group = self.line(self.tr("friends or enemies"))
        self.group.setToolTip(
            self.tr("Such as “enemies in flight”, “wolfen on the ground” or “friends on every level”")
        )
        self.bond = self.box()
        self.bond.addItem(self.tr("gain, fixed"), Bond.GAIN)
        self.bond.addItem(self.tr("benefit, while in range"), Bond.BENEFIT)
        self.row(self.tr("Range"), self.reach)
        self.row(self.tr("Area"), self.flow_of(self.area, self.area_dice, self.marker))
        self.row(self.tr("Group"), self.group)
        self.row(self.tr("Gain or benefit"), self.bond)
        self.row(self.tr("How often"), self.flow_of(self.once, self.frequency))

    def _lay_folds(self) -> None:
        """Put away what is rarely needed, each part behind a button that shows it."""
        often = self.once.parentWidget() or self.once
        wide = self.area.parentWidget() or self.area
        named = self.tr("+ French name, path") if self._language == "en" else self.tr("+ English name, path")
        self.fold("reach", self.tr("+ range"), self.reach)
        self.fold("area", self.tr("+ area"), wide, self.group, self.bond, first=self.area)
        change = self.change
        self.fold("change", self.tr("+ changes a value"), change, first=change.characteristic)
        self.fold("gives", self.tr("+ gives an ability"), change.gives, first=change.grants)
        self.fold("often", self.tr("+ how often"), often, first=self.once)
        self.fold("names", named, self.other_name, self.path)
        self.lay_folds(self.tr("If useful"))

    # -- what is chosen -----------------------------------------------------------------------------

    def _show_elements(self) -> None:
        """Show all elements."""
        self._mastered = tuple(ELEMENTS)
        self._show()
        self.grown.emit()

    def _on_difficulty(self) -> None:
        button = self.sender()
        if isinstance(button, QPushButton):
            self.difficulty.setText(button.objectName() if button.isChecked() else "")

    def _show_difficulty(self, text: str) -> None:
        """Press the button that says the same."""
        self.against.setChecked(text.strip().upper() == "RES")
        self.none.setChecked(Value.parse(text).kind is ValueKind.ABSENT)

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
        self._show()
        filled = {
            "reach": self.reach.text(),
            "area": spell.area != Area() or spell.bond is Bond.BENEFIT,
            "change": spell.modifiers,
            "gives": spell.grants,
            "often": spell.once or spell.frequency,
            "names": self.other_name.text() or spell.path,
        }
        self.unfold(*(part for part, known in filled.items() if known))

    def _number(self, value: float | None) -> str:
        return "" if value is None else number(value)

    def _show(self) -> None:
        miracle = self.kind.currentData() == SpellKind.MIRACLE
        self.show_row(self.aspect, miracle)
        self.faith.setVisible(miracle)
        for element, spin in self.costs.items():
            spin.setVisible(not miracle and (element in self._mastered or spin.value() > 0))
        self.others.setVisible(not miracle and not set(ELEMENTS) <= set(self._mastered))
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
