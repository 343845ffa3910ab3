"""Blows at the table: from attacker and target to life points lost, the stunned state, or death."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import product

from rules.battle.blows import check_fighters, check_target, check_values, resistance_of, strength_of
from rules.battle.commands import Command
from rules.battle.current import dice_of
from rules.battle.events import Rolled
from rules.battle.fighters import with_notches
from rules.battle.state import Fighter, Game, Place
from rules.battle.system import CommandRule, Outcome, Roll, Table
from rules.monconf.commands import Strike
from rules.monconf.passes import threshold_by
from rules.monconf.wounds import FACES, Blow, blow
from rules.text import Message, Refusal
from rules.values import Characteristic


def strength_dice_of(game: Game, command: Strike) -> int:
    """Return how many dice the FOR of a blow carries; none where it was entered."""
    fighter = game.fighters.get(command.attacker)
    entered = command.strength is not None or fighter is None
    return 0 if entered or fighter is None else dice_of(game, fighter, Characteristic.FOR)


def read_blow(table: Table, game: Game, command: Strike) -> Blow:
    """Return what a command means. Raises ValueError for dice that FOR does not carry.

    Unknown FOR or RES count as 0: :func:`RULES` refuses them first, the table may insist.
    """
    return blow(
        command.threshold,
        strength_of(table, game, command) or 0,
        resistance_of(table, game, command) or 0,
        ruleset=table.ruleset,
        dice=strength_dice_of(game, command),
        thrown=command.strength_thrown,
    )


def _check(table: Table, game: Game, command: Strike) -> Refusal | None:
    return (
        check_fighters(game, command)
        or check_values(table, game, command, strength_dice_of(game, command))
        or check_target(game, command)
    )


def _strike(table: Table, game: Game, command: Strike, roll: Roll) -> Outcome:
    thrown = command.strength_thrown
    missing = strength_dice_of(game, command) - len(thrown)
    thrown = (*thrown, *(roll(FACES) for _ in range(missing)))
    read = blow(
        command.threshold,
        strength_of(table, game, command) or 0,
        resistance_of(table, game, command) or 0,
        ruleset=table.ruleset,
        dice=len(thrown),
        thrown=thrown,
    )
    data: dict[str, object] = {"fighter": command.target, "attacker": command.attacker, "n": read.lives}
    typed = bool(command.strength_thrown)
    total = sum(reason.amount for reason in read.reasons)
    told = Message(f"blow.{_kind(read)}", {"n": read.lives})
    rolled = Rolled(Message("roll.blow", data), thrown, typed, read.reasons, total, told)
    target = game.fighters.get(command.target)
    after = game if target is None else struck(table, game, target, read)
    died = target is not None and after.fighters[target.id].place is Place.DEAD is not target.place
    kind = "killed" if died else _kind(read)
    how = "_told" if target is None else "" if command.attacker else "_by_nobody"
    return Outcome(after, Message(f"step.blow_{kind}{how}", data), (rolled,))


def _kind(read: Blow) -> str:
    return "lives" if read.lives else "stuns" if read.stuns else "nothing"


def struck(table: Table, game: Game, target: Fighter, read: Blow) -> Game:
    """Return the state with a blow on a fighter: life points gone, or stunned to the end of the turn [E]."""
    if read.stuns:
        return game.with_fighter(target.id, stunned=True)
    return with_notches(game, target.id, target.notches + read.lives, table.ruleset) if read.lives else game


@dataclass(frozen=True, slots=True)
class BlowsAhead:
    """What may become of a blow: of all throws of its FOR still to come, how many give which result.

    ``hurts`` are those that cost the target life, ``falls`` those that put it out of action.
    """

    results: Mapping[str, int]
    hurts: int
    falls: int

    @property
    def rolls(self) -> int:
        """Return how many throws there are."""
        return sum(self.results.values())


def ahead(table: Table, game: Game, command: Strike) -> BlowsAhead:
    """Count the throws of FOR that are still to come, the mildest result first (Tableau de blessures)."""
    target, hurt, fell = game.fighters.get(command.target), 0, 0
    counts: Counter[Blow] = Counter()
    left = strength_dice_of(game, command) - len(command.strength_thrown)
    for rest in product(range(1, FACES + 1), repeat=left):
        thrown = (*command.strength_thrown, *rest)
        read = read_blow(table, game, replace(command, strength_thrown=thrown))
        counts[replace(read, column=0, reasons=())] += 1
        if target is not None:
            after = struck(table, game, target, read).fighters[target.id]
            hurt += after.notches > target.notches
            fell += after.place is Place.DEAD
    ordered = sorted(counts.items(), key=lambda each: (each[0].lives, each[0].stuns))
    return BlowsAhead({read.result: n for read, n in ordered}, hurt, fell)


def wounding(table: Table, game: Game, command: Strike, margins: Mapping[float, float]) -> float | None:
    """Return how likely the pass of a blow costs the target life where it hits, 0 to 1.

    ``margins`` tells by how much it is won, each with how likely that is; dice of FOR are still to come.
    None where it cannot hit, or FOR or RES is unknown.
    """
    if not margins or check_values(table, game, command, 0) is not None:
        return None
    shares, most = defaultdict[int, float](float), len(table.ruleset.wound_table)
    for margin, share in margins.items():  # the last row stands for all that is higher
        shares[min(most, threshold_by(margin))] += share
    found = {each: ahead(table, game, replace(command, threshold=each)) for each in shares}
    hurt = sum(share * (found[each].hurts / found[each].rolls) for each, share in shares.items())
    return hurt / sum(shares.values())


RULES: dict[type[Command], CommandRule] = {Strike: CommandRule(_check, _strike)}
