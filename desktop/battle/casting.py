"""Spells and miracles from the table: which one, on whom, the dice."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from desktop.battle.prompts.cast import CastPrompt, cost_words
from desktop.battle.prompts.learn import LearnPrompt
from desktop.battle.prompts.menu import Menu, MenuRow
from rules.confrontation.magic import CastSpell, spells_of
from rules.spells import Spell, SpellKind

if TYPE_CHECKING:
    from desktop.battle.table import Table

_MOST = 7


class Casting(QObject):
    """Asks for the spell, its targets by their letters, and opens its prompt again with each of them."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._table = table
        self._context = table.context
        self._fighter = ""
        self._command: CastSpell | None = None

    def begin(self, fighter: str) -> None:
        """Show the spells of a figure with their cost, or ask for the first one."""
        self._fighter = fighter
        spells = spells_of(self._context.game, fighter)[:_MOST]
        if not spells:
            self._learn()
            return
        rows = [
            MenuRow(str(place), spell.name(self._context.language), str(place + 1), self._detail(spell))
            for place, spell in enumerate(spells)
        ]
        rows.append(MenuRow("new", self.tr("Write one down"), "N", icon="plus"))
        title = self.tr("Spells and miracles of {name}").format(name=self._context.fighter_name(fighter))
        menu = Menu(self._table, title, rows)
        menu.picked.connect(self._on_picked)
        self._table.open_prompt(menu)

    def _detail(self, spell: Spell) -> str:
        if not spell.cost and not spell.faith and spell.kind is SpellKind.SPELL:
            return self.tr("cost not written down")
        return cost_words(self._context, self._fighter, spell)

    def _on_picked(self, which: str, _shifted: bool) -> None:
        if which == "new":
            self._learn()
        else:
            self._cast(spells_of(self._context.game, self._fighter)[int(which)])

    def _learn(self) -> None:
        prompt = LearnPrompt(self._table, self._context, self._fighter)
        prompt.learned.connect(self._cast)
        self._table.open_prompt(prompt)

    def _cast(self, spell: Spell) -> None:
        self._show(CastSpell(fighter=self._fighter, spell=spell))

    def _show(self, command: CastSpell) -> None:
        self._command = command
        prompt = CastPrompt(self._table, self._context, command)
        prompt.target_wanted.connect(self._ask_target)
        self._table.open_prompt(prompt)

    def _ask_target(self, command: CastSpell) -> None:
        self._command = command
        self._table.pointer.ask(self.tr("On whom? Its letters, or Enter for nobody more."), self._aimed)

    def _aimed(self, target: str) -> None:
        if self._command is None:
            return
        targets = self._command.targets
        if target and target not in targets:
            targets = (*targets, target)
        self._show(replace(self._command, targets=targets))
