"""The wound effects that players have added to a ruleset: one line each, added, edited and removed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtWidgets import QGridLayout, QWidget

from desktop.rulebook.cells import CellField
from desktop.rulebook.effect_form import EffectForm, effect_words
from desktop.widgets.key_button import KeyButton
from desktop.widgets.text import label
from desktop.wording import about
from rules.battle.ruleset import Ruleset
from rules.battle.ruleset_table import RulesetCell
from rules.battle.wound_effects import WoundEffect


class OwnEffects(CellField):
    """Emits ``changed`` with all rows."""

    def __init__(
        self, cell: RulesetCell, language: str, name: str, ruleset: Ruleset, parent: QWidget | None = None
    ) -> None:
        super().__init__(cell, language, name, parent)
        self._ruleset = ruleset
        self.rows: list[Mapping[str, Any]] = []
        self.buttons: list[KeyButton] = []
        self.form: EffectForm | None = None
        self._asked = 0
        self._page = QWidget(self)
        self._column.addWidget(self._page)
        self.add = KeyButton(self, act=self._on_add)
        self.add.show_verb(self.tr("Add an effect"), icon="plus")
        self._take(self.add)

    def show_value(self, value: object) -> None:
        """Show the rows with their verbs."""
        self.rows = list(value) if isinstance(value, tuple) else []
        old, self._page, self.buttons = self._page, QWidget(self), []
        grid = QGridLayout(self._page)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setColumnStretch(0, 1)
        for place, row in enumerate(self.rows):
            words = effect_words(WoundEffect.from_row(row), self._ruleset, self._language)
            grid.addWidget(label(words, self._page, wrap=True), place, 0)
            for column, (what, verb, icon) in enumerate(
                (("edit", self.tr("Edit"), "edit"), ("remove", self.tr("Remove"), "x")), 1
            ):
                button = KeyButton(self._page, act=self._on_verb)
                button.setObjectName(f"{what}:{place}")
                button.show_verb(verb, icon=icon)
                button.setAccessibleName(about(verb, words))
                grid.addWidget(button, place, column)
                self.buttons.append(button)
        self._column.replaceWidget(old, self._page)
        old.hide()
        old.deleteLater()
        self._page.setVisible(bool(self.rows))

    def _ask(self, place: int) -> None:
        effect = WoundEffect.from_row(self.rows[place]) if place < len(self.rows) else None
        self._asked = place
        self.form = form = EffectForm(self.window(), self._ruleset, self._language, effect)
        form.kept.connect(self._on_kept)
        form.closed.connect(form.deleteLater)
        form.open()

    def _on_add(self) -> None:
        self._ask(len(self.rows))

    def _on_verb(self) -> None:
        what, _, place = self.sender().objectName().partition(":")
        if what == "edit":
            self._ask(int(place))
        else:
            self._tell(tuple(row for n, row in enumerate(self.rows) if n != int(place)))

    def _on_kept(self, row: object) -> None:
        rows = [*self.rows]
        rows[self._asked : self._asked + 1] = [row]  # type: ignore[list-item]
        self._tell(tuple(rows))
