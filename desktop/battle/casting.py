"""Spells and miracles from the table: which one, on whom, the dice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from desktop.battle import ask
from desktop.battle.conversation import Conversation, Left
from desktop.battle.cost_words import cost_words
from desktop.battle.prompts.cast import CastPrompt, TargetWanted
from desktop.battle.prompts.learn import LearnPrompt
from desktop.battle.prompts.menu import MenuRow
from desktop.battle.prompts.within import WithinPrompt
from desktop.battle.service import TableService
from desktop.battle.spell_text import around_of
from desktop.operations.casters import remember
from desktop.wording import fill
from rules.battle.effects import named
from rules.battle.magic import CastSpell, spells_of
from rules.battle.spells_used import too_often
from rules.spells import Spell, SpellKind
from rules.text import Refusal

_MOST = 9


class Casting(TableService):
    """Asks for the spell, its targets by their letters, and opens its prompt again with each of them."""

    def begin(self, fighter: str) -> None:
        """Ask which spell of a figure it is, or for its first one; then cast it."""
        self._table.conversation.begin(self._converse(fighter))

    def _converse(self, fighter: str) -> Conversation[None]:
        spells = spells_of(self._context.game, fighter)[:_MOST]
        spell = yield from (self._choose(fighter, spells) if spells else self._learn(fighter))
        yield from self._cast(CastSpell(fighter=fighter, spell=spell))

    # -- which spell --------------------------------------------------------------------------------

    def _choose(self, fighter: str, spells: Sequence[Spell]) -> Conversation[Spell]:
        """Show the spells with their cost; one can be written down, completed or changed first."""
        rows = [
            MenuRow(
                str(place),
                spell.name(self._context.language),
                str(place + 1),
                self._detail(fighter, spell),
                icon="ban" if self._used_up(fighter, spell) is not None else "",
            )
            for place, spell in enumerate(spells)
        ]
        rows.append(MenuRow("new", self.tr("Add one"), "N", icon="plus"))
        rows.append(MenuRow("change", self.tr("Complete or change one"), "C", icon="edit"))
        title = fill(self.tr("Spells and miracles of {name}"), name=self._context.fighter_name(fighter))
        which, shifted = yield from ask.choice(self._table.over, title, rows)
        if which == "new":
            return (yield from self._learn(fighter))
        if which == "change":
            which, shifted = (yield from self._which(spells)), True
        spell = spells[int(which)]
        return (yield from self._learn(fighter, spell)) if shifted else spell

    def _detail(self, fighter: str, spell: Spell) -> str:
        """Say what a spell costs, and why it is used up where it is."""
        used, cost = self._used_up(fighter, spell), self._cost(fighter, spell)
        return cost if used is None else f"{cost} · {self._context.say(used.message)}"

    def _used_up(self, fighter: str, spell: Spell) -> Refusal | None:
        return too_often(self._context.play.table, self._context.game, fighter, spell)

    def _cost(self, fighter: str, spell: Spell) -> str:
        if not spell.cost and not spell.faith and spell.kind is SpellKind.SPELL:
            return self.tr("cost not entered")
        return cost_words(self._context, fighter, spell)

    def _which(self, spells: Sequence[Spell]) -> Conversation[str]:
        """Ask which spell is to be written anew; the only one needs no question."""
        if len(spells) == 1:
            return "0"
        rows = [
            MenuRow(str(place), spell.name(self._context.language), str(place + 1), icon="edit")
            for place, spell in enumerate(spells)
        ]
        which, _ = yield from ask.choice(self._table.over, self.tr("Which one to complete or change?"), rows)
        return which

    def _learn(self, fighter: str, spell: Spell | None = None) -> Conversation[Spell]:
        learned = yield from ask.panel(LearnPrompt(self._table.over, self._context, fighter, spell))
        assert isinstance(learned, Spell)
        card = self._context.game.cards[self._context.game.fighters[fighter].card].sheet
        if card is not None:
            remember(self._context.desk, card=card, spell=learned, initiator=self._table)
        return learned

    # -- the spell ----------------------------------------------------------------------------------

    def _cast(self, command: CastSpell) -> Conversation[None]:
        """Ask for all that a spell needs; each target opens its prompt again with it."""
        while True:
            try:
                reply = yield from ask.panel(CastPrompt(self._table.over, self._context, command))
            except Left:
                self._table.say_refusal("")  # it belonged to the question
                return
            self._table.say_refusal("")
            if not isinstance(reply, TargetWanted):
                return
            command = replace(reply.command, targets=(yield from self._targets(reply.command)))

    def _targets(self, command: CastSpell) -> Conversation[tuple[str, ...]]:
        """Ask for a target by its letters, or within an area for all of them at once."""
        found = self._reached(command) if command.spell.area.wide else ()
        if 0 < len(found) <= WithinPrompt.KEYED:
            return (yield from self._within(command, found))
        words = self.tr("On whom? Type its letters, or press Enter to finish.")
        target = yield from ask.figure(words)
        more = (target,) if target and target not in command.targets else ()
        return (*command.targets, *more)

    def _within(self, command: CastSpell, found: Sequence[str]) -> Conversation[tuple[str, ...]]:
        """Ask who is within the area, instead of any named before; who leaves goes on with those."""
        caster, group = self._context.game.fighters[command.fighter], command.spell.area.group
        around = around_of(command.spell, command.fighter)
        said = group is not None and bool(group.levels)  # its text says which levels it acts on
        prompt = WithinPrompt(
            self._table.over, self._context, found, command.spell.area.radius(command.area),
            around=around, ticked=command.targets or (around,), level=None if said else caster.level,
        )  # fmt: skip
        try:
            yield from ask.panel(prompt)
        except Left:
            return command.targets
        return prompt.inside

    def _reached(self, command: CastSpell) -> tuple[str, ...]:
        """Give whom the area of a spell may reach: its group, or everybody on the table (II-C-1)."""
        game, group = self._context.game, command.spell.area.group
        if group is None:
            return tuple(fighter.id for fighter in game.fighters.values() if fighter.on_table)
        mine, peoples = game.side_of(command.fighter).key, self._context.play.table.peoples
        return named(game, peoples, group, mine, lambda fighter: fighter.on_table)
