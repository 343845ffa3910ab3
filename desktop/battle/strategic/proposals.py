"""What the Tactique roll proposes: who coordinates, whose die is next, what decides without dice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from desktop.battle.context import BattleContext
from rules.battle import commands as c
from rules.battle.state import SIDES, Knowledge, TactiqueRoll, other
from rules.battle.strategic import deciders, pending, to_choose, unseen
from rules.battle.tactique import Candidate, coordinators_of_side


@dataclass(frozen=True, slots=True)
class Line:
    """Candidates that differ in nothing: figures of one card, or a lone one."""

    candidate: Candidate
    fighters: tuple[str, ...]


def candidates(context: BattleContext, side: str) -> list[Candidate]:
    """Return the candidates of a side, the best first (IV-B)."""
    table = context.play.table
    return coordinators_of_side(context.game, side, table.peoples, table.ruleset)


def lines(found: Sequence[Candidate]) -> list[Line]:
    """Put the figures of one card together where nothing tells them apart."""
    groups: dict[tuple[object, ...], list[Candidate]] = {}
    for candidate in found:
        groups.setdefault((candidate.card, candidate.dis, candidate.reasons), []).append(candidate)
    return [Line(group[0], tuple(str(each.fighter) for each in group)) for group in groups.values()]


def chosen(roll: TactiqueRoll) -> bool:
    """Tell whether the players have said who coordinates."""
    return bool(roll.fighter or roll.name or roll.nobody)


def knows_all(context: BattleContext, side: str) -> bool:
    """Tell whether every card of a side has been seen."""
    game = context.game
    return game.sides[side].knowledge is not Knowledge.COUNTED or all(
        card.seen for card in game.cards_of(side)
    )


def proposal(context: BattleContext, side: str) -> c.ChooseCoordinator | None:
    """Propose a coordinator: the best one, nobody where all are barred, None where it is not known."""
    found = candidates(context, side)
    if found and found[0].eligible:
        return c.ChooseCoordinator(side, fighter=str(found[0].fighter))
    if any(candidate.asks for candidate in found) or not knows_all(context, side):
        return None
    return c.ChooseCoordinator(side, nobody=True)


def settled(context: BattleContext, side: str) -> c.ChooseCoordinator | None:
    """Return the coordinator that stands or is proposed; None where it is not known."""
    roll = context.game.sides[side].tactique
    if chosen(roll):
        return c.ChooseCoordinator(side, roll.fighter or "", roll.name, roll.dis, roll.nobody)
    return proposal(context, side)


def walkover(context: BattleContext) -> str:
    """Return the side that wins because the other has nobody to coordinate (IV-B), "" for none."""
    found = {key: settled(context, key) for key in SIDES}
    for key in SIDES:
        mine, theirs = found[key], found[other(key)]
        if mine is not None and theirs is not None and theirs.nobody and not mine.nobody:
            return key
    return ""


_BESIDE = frozenset(
    {"step.coordinator", "step.no_coordinator", "step.tactique_lines", "step.note"}
)  # fmt: skip
"""Steps between the dice of a roll, which change nothing of how it stands."""


def thrown_again(context: BattleContext) -> bool:
    """Tell whether the last die made both results equal, so that both are thrown again (II-A-3)."""
    if any(side.tactique.dice for side in context.game.sides.values()):
        return False
    play = context.play
    at = context.looked_at if context.looks_back else play.head
    path = play.path
    for key in reversed(path[: path.index(at) + 1] if at in path else []):
        label = play.events[key].label
        if label.code not in _BESIDE:
            return label.code == "step.unseen_none_throws" or label.data.get("outcome") == "tie"
    return False


@dataclass(slots=True)
class Throws:
    """Whose die the keys enter: the side asked for, else who decides on a 6, else who has not thrown.

    ``waits`` are the sides that wait with their 6 for the other's result (II-A-3).
    """

    context: BattleContext
    wanted: str = ""
    waits: frozenset[str] = frozenset()

    def active(self) -> str:
        """Return the side whose die is next, "" when none is."""
        able = list(self.able())
        if self.wanted in able:
            return self.wanted
        return able[0] if able else ""

    def able(self) -> Iterator[str]:
        """Give the sides that may throw or decide now, the one that should first."""
        game = self.context.game
        if game.winner:
            return
        if unseen(self.context.play.table, game):
            yield from to_choose(self.context.play.table, game)
            return
        rolls = {key: game.sides[key].tactique for key in SIDES}
        to_throw = [key for key in SIDES if not rolls[key].dice]
        decides = deciders(self.context.play.table, game)
        if not to_throw:
            yield from decides
            return
        yield from (key for key in decides if key not in self.waits)
        yield from to_throw
        yield from (key for key in decides if key in self.waits)

    def may_wait(self, side: str) -> bool:
        """Tell whether a side with a 6 may wait for the other's result."""
        game = self.context.game
        return pending(game.sides[side].tactique) and not game.sides[other(side)].tactique.dice

    def turn(self) -> None:
        """Go to the other side; a 6 left behind waits."""
        active = self.active()
        if active and self.may_wait(active):
            self.waits |= {active}
        self.wanted = other(active) if active else ""

    def settle(self) -> None:
        """Forget what no longer holds after a step."""
        game = self.context.game
        self.waits = frozenset(key for key in self.waits if pending(game.sides[key].tactique))
        if self.wanted and game.sides[self.wanted].tactique.dice and self.wanted not in tuple(self.able()):
            self.wanted = ""
