"""A system of rules at the table: which commands it knows, and how one is decided.

A rule is a check and an effect. The check says why not; the effect makes the state afterwards and must
work wherever an overruled check lets it. Systems differ by their tables, not by branches.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any

from rules.abilities import Abilities
from rules.ability_words import Vocabulary
from rules.battle.commands import Command, Together
from rules.battle.events import Rolled, Step, diff
from rules.battle.obligations import Owed, nothing_owed
from rules.battle.ruleset import Ruleset
from rules.battle.setup import Setup
from rules.battle.state import Fighter, Game, Lasting
from rules.peoples import Named, People, Peoples
from rules.text import Message, Refusal, gathered

Roll = Callable[[int], int]


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a command leads to: the state after it, the label of its step, the rolls on the way."""

    game: Game
    label: Message
    rolls: tuple[Rolled, ...] = ()


@dataclass(frozen=True, slots=True)
class Choice:
    """A command offered to the players, with the code of its words and the reason it is refused now."""

    command: Command
    code: str
    refusal: Refusal | None = None
    data: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Table:
    """What rules read beside the state: the frozen ruleset, abilities and peoples of the battle."""

    ruleset: Ruleset
    abilities: Abilities
    peoples: Peoples
    turn_limit: int | None = None

    @classmethod
    def of(cls, setup: Setup) -> Table:
        """Lay the table of a battle from its set-up."""
        peoples = _peoples(setup.paths, setup.peoples, setup.races)
        return cls(
            setup.ruleset, Abilities(setup.abilities, Vocabulary(setup.words)), peoples, setup.turn_limit
        )


@lru_cache(maxsize=8)
def _peoples(paths: tuple[Named, ...], peoples: tuple[People, ...], races: tuple[Named, ...]) -> Peoples:
    """Give the peoples that a battle froze: nearly all battles froze the same, and nothing changes them."""
    return Peoples(paths, peoples, races)


Check = Callable[[Table, Game, Any], Refusal | None]
Effect = Callable[[Table, Game, Any, Roll], Outcome]
Settle = Callable[[Table, Game, Game], Game]


def _unrolled(faces: int) -> int:
    """Stand in for a die where a gesture is only looked at: no part but the last may roll."""
    raise AssertionError(f"a die of {faces} faces")


def as_it_is(_table: Table, _before: Game, after: Game) -> Game:
    """Settle nothing: the state after a command stays as its effect made it."""
    return after


@dataclass(frozen=True, slots=True)
class CommandRule:
    """How one kind of command is decided."""

    check: Check
    effect: Effect


@dataclass(frozen=True, slots=True)
class System:
    """A set of rules that a battle is played by, as tables.

    ``open`` makes the first state ready to play; ``offer`` lists the choices of a state in the order in
    which a screen shows them. ``settle`` puts right, from the states before and after any command, what
    follows by itself (who left the table is in contact with nobody). ``lastings`` are the durations that
    the game knows: those that end at a moment of its turn. ``owed`` tells what is to be done before the
    moment in play ends.
    """

    id: str
    rules: Mapping[type[Command], CommandRule]
    open: Callable[[Table, Game], Game]
    offer: Callable[[Table, Game], tuple[Choice, ...]]
    after_end: frozenset[type[Command]] = frozenset()
    settle: Settle = as_it_is
    lastings: frozenset[Lasting] = frozenset(Lasting)
    owed: Owed = nothing_owed

    def refusal(self, table: Table, game: Game, command: Command) -> Refusal | None:
        """Return why a command is not allowed now, None when it is."""
        if game.result is not None and type(command) not in self.after_end:
            return Refusal(Message("refusal.ended"), overridable=False)
        if isinstance(command, Together):
            return self._refused(table, game, command)
        rule = self.rules.get(type(command))
        if rule is None:
            return Refusal(Message("refusal.other_system"), overridable=False)
        return rule.check(table, game, command)

    def _refused(self, table: Table, game: Game, command: Together) -> Refusal | None:
        """Return all that refuses parts of a gesture, in their order; alone what nobody can overrule.

        Asking again overrules all of it, so that all has to be heard.
        """
        found: list[Refusal | None] = []
        for part in command.parts:
            refusal = self.refusal(table, game, part)
            if refusal is not None and not refusal.overridable:
                return refusal
            found.append(refusal)
            if part is not command.parts[-1]:
                game = self._outcome(table, game, part, _unrolled).game
        return gathered(*found)

    def _outcome(self, table: Table, game: Game, command: Command, roll: Roll) -> Outcome:
        """Return what a command leads to, with all that follows by itself."""
        if isinstance(command, Together):
            labels = []
            for part in command.parts:
                outcome = self._outcome(table, game, part, roll)
                game = outcome.game
                labels.append(outcome.label)
            return replace(outcome, label=_in_one(labels))
        outcome = self.rules[type(command)].effect(table, game, command, roll)
        return replace(outcome, game=self.settle(table, game, outcome.game))

    def decide(
        self, table: Table, game: Game, command: Command, roll: Roll, *, overrule: bool = False
    ) -> Step | Refusal:
        """Decide a command: the step that it makes, or the refusal.

        ``roll`` throws one die of so many faces; ``overrule`` carries an overridable refusal out all the
        same and keeps its code and its reasons in the step.
        """
        refusal = self.refusal(table, game, command)
        if refusal is not None and not (overrule and refusal.overridable):
            return refusal
        outcome = self._outcome(table, game, command, roll)
        events = (*outcome.rolls, *diff(game, outcome.game))
        if refusal is None:
            return Step(outcome.label, events)
        return Step(outcome.label, events, refusal.code, refusal.messages)


def _in_one(labels: Sequence[Message]) -> Message:
    """Return the label of a gesture of several parts: the last one, with all figures where all do alike."""
    last = labels[-1]
    team = [str(label.data.get("fighter", "")) for label in labels]
    alike = all(Message(each.code, {**each.data, "fighter": team[-1]}) == last for each in labels)
    return Message(last.code, {**last.data, "team": team}) if alike and len(set(team)) > 1 else last


def allowed(_table: Table, _game: Game, _command: Command) -> None:
    """Check nothing: the command is always allowed."""


def unknown() -> Refusal:
    """Return the refusal of an id that the battle does not know; nobody can overrule it."""
    return Refusal(Message("refusal.unknown"), overridable=False)


def away(fighter: Fighter) -> Refusal | None:
    """Return the refusal of what only reaches a figure on the table, None where it is there."""
    return None if fighter.on_table else Refusal(Message("refusal.not_on_table"))


def on_table(check: Check, when: Callable[[Any], bool] = lambda _command: True) -> Check:
    """Return a check that asks for the figure of a command to be on the table, too, where ``when`` holds.

    The dead, the fled and the captured gain nothing; the table may insist.
    """

    def checked(table: Table, game: Game, command: Any) -> Refusal | None:
        fighter = game.fighters.get(command.fighter)
        absent = away(fighter) if fighter is not None and when(command) else None
        return gathered(check(table, game, command), absent)

    return checked
