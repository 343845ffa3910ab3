"""Spells and miracles from the table: which one, on whom, the dice."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from desktop.battle.prompts.cast import CastPrompt
from desktop.battle.prompts.cost import cost_words
from desktop.battle.prompts.learn import LearnPrompt
from desktop.battle.prompts.menu import Menu, MenuRow
from desktop.battle.prompts.within import WithinPrompt
from desktop.battle.spell_text import around_of
from desktop.wording import fill
from rules.battle.effects import named
from rules.battle.magic import CastSpell, spells_of
from rules.battle.spells_used import too_often
from rules.spells import Spell, SpellKind
from rules.text import Refusal

if TYPE_CHECKING:
    from desktop.battle.table import Table

_MOST = 9


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
            MenuRow(
                str(place),
                spell.name(self._context.language),
                str(place + 1),
                self._detail(spell),
                icon=self._icon(spell),
            )
            for place, spell in enumerate(spells)
        ]
        rows.append(MenuRow("new", self.tr("Add one"), "N", icon="plus"))
        rows.append(MenuRow("change", self.tr("Complete or change one"), "C", icon="edit"))
        title = fill(self.tr("Spells and miracles of {name}"), name=self._context.fighter_name(fighter))
        menu = Menu(self._table, title, rows)
        menu.picked.connect(self._on_picked)
        self._table.open_prompt(menu)

    def _detail(self, spell: Spell) -> str:
        """Say what a spell costs, and why it is used up where it is."""
        used, cost = self._used_up(spell), self._cost(spell)
        return cost if used is None else f"{cost} · {self._context.say(used.message)}"

    def _icon(self, spell: Spell) -> str:
        return "ban" if self._used_up(spell) is not None else ""

    def _used_up(self, spell: Spell) -> Refusal | None:
        return too_often(self._context.play.table, self._context.game, self._fighter, spell)

    def _cost(self, spell: Spell) -> str:
        if not spell.cost and not spell.faith and spell.kind is SpellKind.SPELL:
            return self.tr("cost not entered")
        return cost_words(self._context, self._fighter, spell)

    def _on_picked(self, which: str, shifted: bool) -> None:
        if which == "new":
            self._learn()
        elif which == "change":
            self._choose_one()
        else:
            spell = spells_of(self._context.game, self._fighter)[int(which)]
            (self._learn if shifted else self._cast)(spell)

    def _choose_one(self) -> None:
        """Ask which spell is to be written anew; the only one needs no question."""
        spells = spells_of(self._context.game, self._fighter)[:_MOST]
        if len(spells) == 1:
            self._learn(spells[0])
            return
        rows = [
            MenuRow(str(place), spell.name(self._context.language), str(place + 1), icon="edit")
            for place, spell in enumerate(spells)
        ]
        menu = Menu(self._table, self.tr("Which one to complete or change?"), rows)
        menu.picked.connect(self._on_chosen)
        self._table.open_prompt(menu)

    def _on_chosen(self, which: str, _shifted: bool) -> None:
        self._learn(spells_of(self._context.game, self._fighter)[int(which)])

    def _learn(self, spell: Spell | None = None) -> None:
        prompt = LearnPrompt(self._table, self._context, self._fighter, spell)
        prompt.learned.connect(self._cast)
        self._table.open_prompt(prompt)

    def _cast(self, spell: Spell) -> None:
        self._show(CastSpell(fighter=self._fighter, spell=spell))

    def _show(self, command: CastSpell) -> None:
        self._command = command
        prompt = CastPrompt(self._table, self._context, command)
        prompt.target_wanted.connect(self._ask_target)
        prompt.closed.connect(self._on_closed)
        self._table.open_prompt(prompt)

    def _on_closed(self) -> None:
        """Take the reason of a refusal away with the question it belonged to."""
        self._table.centre.say_refusal("")

    def _ask_target(self, command: CastSpell) -> None:
        """Ask for a target by its letters, or within an area for all of them at once."""
        self._command = command
        found = self._reached(command) if command.spell.area.wide else ()
        if 0 < len(found) <= WithinPrompt.KEYED:
            caster, group = self._context.game.fighters[command.fighter], command.spell.area.group
            around = around_of(command.spell, command.fighter)
            said = group is not None and bool(group.levels)  # its text says which levels it acts on
            prompt = WithinPrompt(
                self._table, self._context, found, command.spell.area.radius(command.area),
                around=around, ticked=command.targets or (around,), level=None if said else caster.level,
            )  # fmt: skip
            prompt.chosen.connect(self._on_within)
            self._table.open_prompt(prompt)
            prompt.closed.connect(self._on_asked)  # once the table has put it away
            return
        self._table.pointer.ask(self.tr("On whom? Type its letters, or press Enter to finish."), self._aimed)

    def _reached(self, command: CastSpell) -> tuple[str, ...]:
        """Give whom the area of a spell may reach: its group, or everybody on the table (II-C-1)."""
        game, group = self._context.game, command.spell.area.group
        if group is None:
            return tuple(fighter.id for fighter in game.fighters.values() if fighter.on_table)
        mine, peoples = game.side_of(command.fighter).key, self._context.play.table.peoples
        return named(game, peoples, group, mine, lambda fighter: fighter.on_table)

    def _on_within(self, targets: tuple[str, ...]) -> None:
        """Take those who are within as the targets, instead of any named before."""
        if self._command is not None:
            self._command = replace(self._command, targets=targets)
        prompt = self._table.prompt
        if prompt is not None:
            prompt.close_panel()

    def _on_asked(self) -> None:
        """Go on with the spell, whether an answer was given or not."""
        if self._command is not None:
            self._show(self._command)

    def _aimed(self, target: str) -> None:
        if self._command is None:
            return
        targets = self._command.targets
        if target and target not in targets:
            targets = (*targets, target)
        self._show(replace(self._command, targets=targets))
