"""Gems and temporary faith (section 8): mastered elements, the reserve, recovery, believers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from rules.battle import commands as c
from rules.battle.callings import elements_of
from rules.battle.effects import abilities_of
from rules.battle.effects import number_of as number_of
from rules.battle.events import Rolled
from rules.battle.rows import limit_of as limit_of
from rules.battle.state import Fighter, Game
from rules.battle.system import CommandRule, Outcome, Roll, Table, on_table, unknown
from rules.spells import one_by_one
from rules.text import Explained, Message, Reason, Refusal
from rules.values import Value, ValueKind


@dataclass(frozen=True, slots=True)
class SetGemLimit(c.Command):
    """Enter how many gems a mage may hold; None takes the ruleset's limit."""

    fighter: str
    limit: int | None = None


@dataclass(frozen=True, slots=True)
class CountFaith(c.Command):
    """Count the believers round a faithful: named fighters, Croyant/X counting X, and ``others`` unnamed.

    The temporary faith they make is added to what is left.
    """

    fighter: str
    believers: tuple[str, ...] = ()
    others: int = 0
    row: str = ""


@dataclass(frozen=True, slots=True)
class GiveUpGems(c.Command):
    """Give up gems by element in one step: those that the reserve cannot hold.

    ``row`` is ticked off once the reserve holds what is left.
    """

    fighter: str
    gems: Mapping[str, int]
    row: str = ""


@dataclass(frozen=True, slots=True)
class ManaRecovery:
    """What a recovery brings: ``won`` by the dice and ``more`` by Récupération/X, ``kept`` and ``added`` of
    them where the reserve has room.
    """

    won: int
    more: int
    kept: int
    added: int

    @property
    def lost(self) -> int:
        """Return how many gems the reserve cannot take."""
        return self.won + self.more - self.kept - self.added


# -- reading ----------------------------------------------------------------------------------------


def room_of(table: Table, fighter: Fighter) -> int | None:
    """Return how many gems more a fighter may hold, None without a limit."""
    limit = limit_of(table, fighter)
    return None if limit is None else max(0, limit - sum(fighter.gems.values()))


def recovery(table: Table, game: Game, fighter: Fighter, dice: Iterable[int]) -> ManaRecovery:
    """Return what dice recover: each that reaches the ruleset's face gives the ruleset's gems.

    Récupération/X adds X of a mastered element; neither goes above the reserve, and the dice come first.
    """
    mana = table.ruleset.mana
    won = mana.gems * sum(die >= mana.success for die in dice)
    more = number_of(table, game, fighter, "recovery")
    room = room_of(table, fighter)
    if room is None:
        return ManaRecovery(won, more, won, more)
    kept = min(won, room)
    return ManaRecovery(won, more, kept, min(more, room - kept))


def surplus(fighter: Fighter, over: int) -> dict[str, int]:
    """Return which gems the program would give up of so many too many: the most of one element first."""
    found: dict[str, int] = {}
    for element, held in sorted(fighter.gems.items(), key=lambda each: -each[1]):
        if n := min(over, held):
            found[element] = n
            over -= n
    return found


_FAITHFUL = frozenset({"devout", "zealot", "dean", "avatar"})


def faith_radius(table: Table, game: Game, fighter: Fighter) -> float:
    """Return within how many cm believers count: as the rank of a faithful says (Dévot de Merin/10).

    A card without it takes the ruleset's distance [E].
    """
    for ability in abilities_of(table, game, fighter):
        said = Value.parse(ability.parameter.rpartition("/")[2]) if ability.id in _FAITHFUL else None
        if said is not None and said.kind is ValueKind.NUMBER and said.number:
            return said.number
    return table.ruleset.faith.radius


def believers_of(table: Table, game: Game, believers: Iterable[str], others: int = 0) -> Explained:
    """Return how many believers there are: one per fighter, X for one with Croyant/X, the unnamed ones."""
    reasons = [
        Reason(
            Message("faith.believer", {"fighter": key}),
            max(1, number_of(table, game, game.fighters[key], "believer")),
        )
        for key in believers
    ]
    if others:
        reasons.append(Reason(Message("faith.others"), others))
    return Explained(sum(reason.amount for reason in reasons), tuple(reasons))


# -- the reserve ------------------------------------------------------------------------------------


def _check_limit(_table: Table, game: Game, command: SetGemLimit) -> Refusal | None:
    if command.fighter not in game.fighters or (command.limit is not None and command.limit < 0):
        return unknown()
    return None


def _limit(_table: Table, game: Game, command: SetGemLimit, _roll: Roll) -> Outcome:
    code = "step.gem_limit" if command.limit is not None else "step.gem_limit_off"
    after = game.with_fighter(command.fighter, gem_limit=command.limit)
    return Outcome(after, Message(code, {"fighter": command.fighter, "limit": command.limit}))


def _check_give_up(_table: Table, game: Game, command: GiveUpGems) -> Refusal | None:
    fighter = game.fighters.get(command.fighter)
    if fighter is None or not command.gems or any(n < 1 for n in command.gems.values()):
        return unknown()
    for element, n in command.gems.items():
        if n > (held := fighter.gems.get(element, 0)):
            return Refusal(Message("refusal.no_gem", {"held": held}), overridable=False)
    return None


def _give_up(table: Table, game: Game, command: GiveUpGems, _roll: Roll) -> Outcome:
    fighter = game.fighters[command.fighter]
    left = {element: n - command.gems.get(element, 0) for element, n in fighter.gems.items()}
    after = game.with_fighter(fighter.id, gems={element: n for element, n in left.items() if n})
    limit = limit_of(table, fighter)
    if command.row and (limit is None or sum(left.values()) <= limit):
        after = replace(after, rows={**after.rows, command.row: "done"})
    data = {"fighter": fighter.id, "elements": one_by_one(command.gems)}
    return Outcome(after, Message("step.gems_given_up", data))


# -- recovery ---------------------------------------------------------------------------------------


def _check_recover(table: Table, game: Game, command: c.Recover) -> Refusal | None:
    if command.fighter not in game.fighters:
        return unknown()
    if any(not 1 <= die <= 6 for die in command.dice):
        return Refusal(Message("refusal.no_such_face", {"faces": 6}), overridable=False)
    if command.dice and len(command.dice) != (wanted := table.ruleset.mana.dice):
        return Refusal(Message("refusal.recovery_dice", {"n": wanted, "typed": len(command.dice)}))
    won = recovery(table, game, game.fighters[command.fighter], command.dice).kept
    if any(n < 1 for n in command.shares.values()) or sum(command.shares.values()) > won:
        return Refusal(Message("refusal.too_many_shares", {"n": won}), overridable=False)
    own = elements_of(table, game, game.fighters[command.fighter])
    if table.ruleset.mana.mastered_only and own:
        for element in filter(None, (command.element, command.extra, *command.shares)):
            if element not in own:
                data: dict[str, object] = {"fighter": command.fighter, "element": element}
                return Refusal(Message("refusal.not_mastered", data))
    return None


def shared_out(command: c.Recover, won: int) -> dict[str, int]:
    """Return the gems that dice have won by element: the mage chooses for each of them."""
    left = won - sum(command.shares.values())
    found = {command.element: left} if left else {}
    for element, n in command.shares.items():
        found[element] = found.get(element, 0) + n
    return found


def _recover(table: Table, game: Game, command: c.Recover, roll: Roll) -> Outcome:
    """Recover mana with the dice of the ruleset, typed or rolled; the gems are those of :func:`recovery`."""
    mana = table.ruleset.mana
    fighter = game.fighters[command.fighter]
    dice = command.dice or tuple(roll(6) for _ in range(mana.dice))
    found = recovery(table, game, fighter, dice)
    won, more, kept, added = found.won, found.more, found.kept, found.added
    came = shared_out(command, kept)
    if added:
        extra = command.extra or command.element
        came[extra] = came.get(extra, 0) + added
    gems = {**fighter.gems}
    for element, n in came.items():
        gems[element] = gems.get(element, 0) + n
    after = game.with_fighter(fighter.id, gems=gems)
    if command.row:
        after = replace(after, rows={**after.rows, command.row: "done"})
    reasons = [Reason(Message("roll.gems"), won)]
    if more:
        reasons.append(Reason(Message("roll.recovery"), more))
    if found.lost:
        reasons.append(Reason(Message("roll.reserve_full"), -found.lost))
    total = kept + added
    what = Message("roll.mana", {"fighter": fighter.id, "success": mana.success})
    typed = bool(command.dice) and not command.thrown_here
    rolled = Rolled(what, dice, typed, tuple(reasons), total)
    data: dict[str, object] = {"fighter": fighter.id, "n": total, "element": command.element}
    if came:
        data["elements"] = one_by_one(came)
    return Outcome(after, Message("step.recovered_mana", data), (rolled,))


# -- temporary faith --------------------------------------------------------------------------------


def _check_count(_table: Table, game: Game, command: CountFaith) -> Refusal | None:
    if not {command.fighter, *command.believers} <= set(game.fighters) or command.others < 0:
        return unknown()
    if len(set(command.believers)) < len(command.believers):
        return unknown()
    mine = game.side_of(command.fighter).key
    for key in command.believers:
        if not game.fighters[key].on_table or game.side_of(key).key != mine:
            return Refusal(Message("refusal.no_believer", {"fighter": key}))
    return None


_DIVIDED = {
    "up": "step.faith_divided", "down": "step.faith_divided_down", "nearest": "step.faith_divided_nearest",
}  # fmt: skip
"""The label of believers that were divided, by how that was rounded."""


def _count(table: Table, game: Game, command: CountFaith, _roll: Roll) -> Outcome:
    """Count believers; their number is divided and rounded as the ruleset says [E]."""
    believers = believers_of(table, game, command.believers, command.others)
    by = table.ruleset.faith.divisor
    gained = table.ruleset.faith.of(believers.total or 0)
    fighter = game.fighters[command.fighter]
    after = game.with_fighter(fighter.id, faith=fighter.faith + gained)
    if command.row:
        after = replace(after, rows={**after.rows, command.row: "done"})
    told = Rolled(Message("roll.faith", {"fighter": fighter.id}), (), False, believers.reasons, gained)
    data = {"fighter": fighter.id, "n": gained, "believers": believers.total or 0, "by": by}
    code = _DIVIDED[table.ruleset.faith.rounding] if by > 1 else "step.faith_counted"
    return Outcome(after, Message(code, data), (told,))


RULES: dict[type[c.Command], CommandRule] = {
    SetGemLimit: CommandRule(_check_limit, _limit),
    GiveUpGems: CommandRule(_check_give_up, _give_up),
    c.Recover: CommandRule(on_table(_check_recover), _recover),
    CountFaith: CommandRule(on_table(_check_count), _count),
}
