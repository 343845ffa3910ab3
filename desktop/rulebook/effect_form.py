"""An effect of an ability at the wound roll, as players write it into their ruleset (II-B-1)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QCheckBox, QCompleter, QGridLayout, QLineEdit, QWidget

from desktop.paper.catalogue import abilities
from desktop.widgets.boxes import Combo
from desktop.widgets.in_line import Room, in_row, put_in
from desktop.widgets.prompt import Prompt
from desktop.widgets.spin import Spin
from desktop.widgets.text import label
from desktop.wording.plain import caption
from desktop.wording.wound_effects import LOCATIONS, location_words, result_words, step_words
from rules.battle.own_ruleset import MOST_ABILITY, MOST_AMOUNT
from rules.battle.ruleset import Ruleset
from rules.battle.wound_effects import Bearer, RollCondition, WoundEffect, WoundStep
from rules.rows import plain

STEPS = (WoundStep.REPLACE, WoundStep.ROW, WoundStep.COLUMN, WoundStep.NOTCH, WoundStep.STATE)
_SETS = (WoundStep.REPLACE, WoundStep.STATE)
_FOUND_BY_COLUMN = (WoundStep.REPLACE, WoundStep.NOTCH)
_FOUND_BY_RESULT = (WoundStep.REPLACE, WoundStep.NOTCH, WoundStep.STATE)


class EffectForm(Prompt):
    """Emits ``kept`` with the row; an effect given is shown to be changed."""

    kept = Signal(object)
    width_at_100 = 720
    stops_by_eye = True

    def __init__(
        self, parent: QWidget, ruleset: Ruleset, language: str, effect: WoundEffect | None = None
    ) -> None:
        super().__init__(parent, "")
        self._language = language
        self.title.setText(self.tr("Effect at the wound roll"))
        self.ability = QLineEdit(self.panel)
        self.ability.setMaxLength(MOST_ABILITY)
        self.ability.setPlaceholderText(self.tr("Ability or name: Immunity/Arms"))
        self.ability.setAccessibleName(self.tr("Ability or name"))
        known = sorted({kind.en if language == "en" else kind.fr for kind in abilities().kinds.values()})
        self.ability.setCompleter(QCompleter(known, self.ability))
        self.bearer, self.step = Combo(self.panel), Combo(self.panel)
        self.bearer.setAccessibleName(self.tr("Who has it"))
        self.bearer.addItem(self.tr("the target has it"), Bearer.TARGET)
        self.bearer.addItem(self.tr("the attacker has it"), Bearer.ATTACKER)
        self.step.setAccessibleName(self.tr("What it does"))
        for step in STEPS:
            self.step.addItem(step_words(step), step)
        self.step.currentIndexChanged.connect(self._show)
        self.to = Combo(self.panel)
        self.to.setAccessibleName(self.tr("Becomes"))
        for result in ruleset.results:
            self.to.addItem(result_words(ruleset, result, language), result)
        self.amount = Spin(self.panel)
        self.amount.setRange(-MOST_AMOUNT, MOST_AMOUNT)
        self.amount.setValue(1)
        self.amount.setAccessibleName(self.tr("Amount"))
        self.times = QCheckBox(self.tr("times X"), self.panel)
        self.double = QCheckBox(self.tr("on a double only"), self.panel)
        words = [location_words(place) for place in LOCATIONS]
        self.columns = self._boxes(dict(zip(range(1, len(words) + 1), words, strict=True)))
        said: dict[object, str] = {
            key: result_words(ruleset, key, language) for key in ruleset.results if key != "-"
        }
        self.results = self._boxes(said)
        self._where = label(self.tr("On these locations; none ticked: on all"), self.panel, role="soft")
        self._which = label(self.tr("On these results; none ticked: on all"), self.panel, role="soft")
        self._lay_out()
        self.say_verb(self.tr("Save"))
        if effect is not None:
            self._fill(effect)
        self._show()
        self.opens_on = self.ability

    def _boxes(self, words: Mapping[object, str]) -> dict[object, QCheckBox]:
        return {key: QCheckBox(caption(said), self.panel) for key, said in words.items()}

    def _lay_out(self) -> None:
        grid = QGridLayout()
        grid.setSpacing(8)
        grid.addWidget(self.ability, 0, 0)
        grid.addWidget(self.bearer, 0, 1)
        grid.addWidget(self.step, 1, 0)
        does = in_row(None, self.to, self.amount, self.times, self.double, Room.REST)
        grid.addLayout(does, 1, 1)
        grid.setColumnStretch(0, 1)
        self.body.addLayout(grid)
        for heading, boxes in ((self._where, self.columns), (self._which, self.results)):
            put_in(self.body, heading, in_row(None, *boxes.values(), Room.REST))

    def _fill(self, effect: WoundEffect) -> None:
        self.ability.setText(ability_words(effect, self._language))
        self.bearer.setCurrentIndex(self.bearer.findData(effect.bearer))
        self.step.setCurrentIndex(max(0, self.step.findData(effect.step)))
        self.to.setCurrentIndex(max(0, self.to.findData(effect.to)))
        self.amount.setValue(effect.amount or 1)
        self.times.setChecked(effect.by_parameter)
        self.double.setChecked(effect.when is RollCondition.DOUBLE)
        for key, box in self.columns.items():
            box.setChecked(key in effect.columns)
        for key, box in self.results.items():
            box.setChecked(str(key) in effect.results)

    @property
    def _does(self) -> WoundStep:
        return WoundStep(self.step.currentData())

    def _show(self) -> None:
        step = self._does
        self.to.setVisible(step in _SETS)
        self.amount.setVisible(step not in _SETS)
        self.times.setVisible(step in (WoundStep.ROW, WoundStep.COLUMN))
        self.double.setVisible(step is WoundStep.REPLACE)
        for heading, boxes, shown in (
            (self._where, self.columns, step in _FOUND_BY_COLUMN),
            (self._which, self.results, step in _FOUND_BY_RESULT),
        ):
            for widget in (heading, *boxes.values()):
                widget.setVisible(shown)
        self.resettle()

    @property
    def effect(self) -> WoundEffect | None:
        """The effect as it stands; None while it has no name, or does nothing."""
        found, step = abilities().parse_list(self.ability.text()), self._does
        results = _ticked(self.results) if step in _FOUND_BY_RESULT else []
        if len(found) != 1 or (step not in _SETS and not self.amount.value()):
            return None
        if step is WoundStep.STATE and not results:
            return None
        return WoundEffect.of(
            found[0],
            abilities().words,
            bearer=Bearer(self.bearer.currentData()),
            step=step,
            amount=0 if step in _SETS else self.amount.value(),
            by_parameter=self.times.isChecked() and not self.times.isHidden(),
            when=RollCondition.DOUBLE
            if self.double.isChecked() and step is WoundStep.REPLACE
            else RollCondition.ALWAYS,
            results="".join(map(str, results)),
            columns=tuple(_ticked(self.columns)) if step in _FOUND_BY_COLUMN else (),
            to=str(self.to.currentData()) if step in _SETS else "",
        )

    def answer(self) -> None:
        """Keep the effect, or say what is missing."""
        effect = self.effect
        if effect is None:
            self.complain(self.tr("Enter one ability or name, and what it does."))
            self.ability.setFocus()
            return
        self.kept.emit(plain(effect))
        self.close_panel()


def _ticked(boxes: Mapping[object, QCheckBox]) -> list[object]:
    return [key for key, box in boxes.items() if box.isChecked()]


def ability_words(effect: WoundEffect, language: str) -> str:
    """Say the ability of an effect as a card would: Immunity/Arms."""
    kind = abilities().kinds.get(effect.ability)
    name = effect.ability if kind is None else kind.en if language == "en" else kind.fr
    if not effect.words:
        return name
    words = abilities().words
    said = words.english(effect.words[0]) if language == "en" else words.french(effect.words[0])
    return f"{name}/{said}"


def effect_words(effect: WoundEffect, ruleset: Ruleset, language: str) -> str:
    """Say an effect in one line: whose it is, what it does, on which locations and results."""
    who = {
        Bearer.ATTACKER: QCoreApplication.translate("EffectForm", "the attacker has it"),
        Bearer.TARGET: QCoreApplication.translate("EffectForm", "the target has it"),
    }[effect.bearer]
    does = f"{effect.amount:+d}".replace("-", "\N{MINUS SIGN}") if effect.amount else ""
    if effect.by_parameter:
        does = f"{does} × X"
    to = f"→ {result_words(ruleset, effect.to, language)}" if effect.to else ""
    double = QCoreApplication.translate("EffectForm", "on a double only")
    parts: Sequence[str] = (
        ability_words(effect, language), who, f"{step_words(effect.step)} {does}{to}".strip(),
        double if effect.when is RollCondition.DOUBLE else "",
        ", ".join(location_words(LOCATIONS[column - 1]) for column in effect.columns),
        ", ".join(result_words(ruleset, result, language) for result in effect.results),
    )  # fmt: skip
    return " · ".join(filter(None, parts))
