"""What takes somebody's part in a phase: attacks, casting, and what the restoration allows."""

from __future__ import annotations

from rules.battle import commands as c
from rules.battle.deeds import with_deed
from rules.battle.fighters import LIFE, capacity, with_notches
from rules.battle.state import Deed, Fighter, Game
from rules.battle.system import CommandRule, Outcome, Roll, Table, unknown
from rules.eclats.commands import Attack, DoOther, Give, Heal, Incant, Share
from rules.eclats.parts import ACTION_POINTS, CONTAINERS, MASTER, Role, refusal_of, role, without_zeros
from rules.text import Message, Refusal
from rules.values import Characteristic


def life_of(table: Table, game: Game, key: str) -> int:
    """Return the life that somebody has left."""
    fighter = game.fighters[key]
    return capacity(game, fighter, table.ruleset) - fighter.notches


def life_is_told(game: Game, fighter: Fighter) -> bool:
    """Tell whether anybody knows how much life somebody has unhurt: the sheet, or the table in play."""
    sheet = game.cards[fighter.card].sheet
    printed = sheet.value(Characteristic.PV).number if sheet is not None else None
    return bool(fighter.marks.get(LIFE) or printed)


def containers_of(game: Game, key: str) -> int:
    """Return how many containers somebody holds."""
    return game.fighters[key].marks.get(CONTAINERS, 0)


def with_containers(game: Game, key: str, by: int) -> Game:
    """Return the state with so many containers more (fewer: below 0 there are none)."""
    now = max(0, containers_of(game, key) + by)
    return game.with_fighter(key, marks=without_zeros(game.fighters[key].marks, CONTAINERS, now))


def _acted(game: Game, key: str, action: str, *targets: str, note: str = "") -> Game:
    """Return the state with somebody's part in the phase taken, and remembered with each target."""
    for target in targets or ("",):
        game = with_deed(game, key, Deed(action=action, target=target, note=note))
    return game.with_fighter(key, activated=True)


def few_points(game: Game, points: int) -> Refusal | None:
    """Refuse to spend more action points than the game master holds."""
    held = game.sides[MASTER].points.get(ACTION_POINTS, 0)
    if points <= held:
        return None
    code = "refusal.eclats.points" if held else "refusal.eclats.no_points"
    return Refusal(Message(code, {"n": held}), overridable=False)


def few_containers(game: Game, key: str, containers: int) -> Refusal | None:
    """Refuse to take more containers from somebody than there are."""
    held = containers_of(game, key)
    if containers <= held:
        return None
    code = "refusal.eclats.containers" if held else "refusal.eclats.no_containers"
    return Refusal(Message(code, {"fighter": key, "n": held}), overridable=False)


def _no_less(amount: int) -> Refusal | None:
    return Refusal(Message("refusal.eclats.amount"), overridable=False) if amount < 0 else None


# -- attacks ----------------------------------------------------------------------------------------


def _hit(table: Table, game: Game, targets: tuple[str, ...], damage: int) -> Game:
    """Return the state in which each target has lost so much life."""
    for key in targets:
        game = with_notches(game, key, game.fighters[key].notches + damage, table.ruleset)
    return game


def _absent(game: Game, targets: tuple[str, ...]) -> Refusal | None:
    """Refuse targets that are not on the table."""
    absent = next((key for key in targets if not game.fighters[key].on_table), "")
    return Refusal(Message("refusal.off_table", {"fighter": absent})) if absent else None


def _felled(table: Table, before: Game, after: Game, targets: tuple[str, ...]) -> list[dict[str, object]]:
    """Return what a label tells of those who have lost the last of their life."""
    felled = [
        key
        for key in dict.fromkeys(targets)
        if not life_of(table, after, key) and life_of(table, before, key)
    ]
    return [_detail("down", fighters=felled)] if felled else []


def _left(table: Table, after: Game, damage: int, targets: tuple[str, ...]) -> list[dict[str, object]]:
    """Return what a label tells of the life that is left of those who were hit, those alike together."""
    life = {key: life_of(table, after, key) for key in targets if damage}
    found = [left for left in dict.fromkeys(life.values()) if left]
    if len({*life.values()}) == 1:
        return [_detail("left_each" if len(targets) > 1 else "left_alone", n=left) for left in found]
    return [_detail("left", n=left, fighters=[k for k in life if life[k] == left]) for left in found]


def _detail(code: str, **data: object) -> dict[str, object]:
    """Return a part of what a label tells, to be worded late."""
    return {"code": f"detail.eclats.{code}", "data": data}


def _damage(damage: int, targets: tuple[str, ...]) -> dict[str, object]:
    """Return what is lost: by each where there are several targets."""
    if not damage:
        return _detail("no_damage")
    return _detail("damage" if len(targets) > 1 else "damage_alone", n=damage)


def _check_attack(table: Table, game: Game, command: Attack) -> Refusal | None:
    if not {command.fighter, *command.targets} <= set(game.fighters):
        return unknown()
    if not command.targets:
        return Refusal(Message("refusal.eclats.no_target"), overridable=False)
    if (refusal := _no_less(min(command.damage, command.points))) is not None:
        return refusal
    if (refusal := few_points(game, command.points)) is not None:
        return refusal
    if (refusal := refusal_of(game, command.fighter, "attack")) is not None:
        return refusal
    if command.points and role(game, command.fighter) is not Role.ENEMY:
        return Refusal(Message("refusal.eclats.masters_points"))
    if any(game.side_of(target) is game.side_of(command.fighter) for target in command.targets):
        return Refusal(Message("refusal.friends"))
    return _absent(game, command.targets)


def _attack(table: Table, game: Game, command: Attack, _roll: Roll) -> Outcome:
    targets = tuple(dict.fromkeys(command.targets))
    after = _hit(table, game, targets, command.damage)
    if command.points:
        points = game.sides[MASTER].points
        left = without_zeros(points, ACTION_POINTS, points.get(ACTION_POINTS, 0) - command.points)
        after = after.with_side(MASTER, points=left)
    after = _acted(after, command.fighter, "attack", *targets)
    defence = command.defence.strip()
    if len(targets) > 1:
        details = [
            _damage(command.damage, targets),
            *_left(table, after, command.damage, targets),
            *([_detail("points", n=command.points)] if command.points else []),
            *([_detail("defence", defence=defence)] if defence else []),
            *_felled(table, game, after, targets),
        ]
        all_of_it = {"attacker": command.fighter, "fighters": list(targets), "details": details}
        return Outcome(after, Message("step.eclats.attacked_all", all_of_it))
    code = "step.eclats.attacked" if command.damage else "step.eclats.missed"
    code += "_paid" * bool(command.points) + "_defended" * bool(defence)
    data = {
        "attacker": command.fighter, "fighter": targets[0], "n": command.damage, "points": command.points,
        "left": life_of(table, after, targets[0]), "defence": defence,
    }  # fmt: skip
    return Outcome(after, Message(code, data))


# -- casting and the rest ---------------------------------------------------------------------------


def _check_incant(table: Table, game: Game, command: Incant) -> Refusal | None:
    if not {command.fighter, *command.targets} <= set(game.fighters):
        return unknown()
    if (refusal := _no_less(min(command.damage, command.containers, command.animus))) is not None:
        return refusal
    if (refusal := few_containers(game, command.fighter, command.containers)) is not None:
        return refusal
    if (refusal := _little_animus(table, game, command.fighter, command.animus)) is not None:
        return refusal
    if command.damage and not command.targets:
        return Refusal(Message("refusal.eclats.no_target"), overridable=False)
    return refusal_of(game, command.fighter, "cast") or _absent(game, command.targets)


def _little_animus(table: Table, game: Game, key: str, animus: int) -> Refusal | None:
    """Refuse to spend more Animus than somebody has left."""
    left = life_of(table, game, key)
    if animus <= left:
        return None
    return Refusal(Message("refusal.eclats.animus", {"fighter": key, "held": left}), overridable=False)


def _incant(table: Table, game: Game, command: Incant, _roll: Roll) -> Outcome:
    spell, key, targets = command.spell.strip(), command.fighter, tuple(dict.fromkeys(command.targets))
    after = with_containers(_hit(table, game, targets, command.damage), key, -command.containers)
    after = _hit(table, after, (key,), command.animus)
    after = _acted(after, key, "cast", *targets, note=spell)
    told = [
        *([_detail("at", fighters=list(targets))] if targets else []),
        *([_damage(command.damage, targets)] if command.damage else []),
        *_left(table, after, command.damage, targets),
        *([_detail("containers", n=command.containers)] if command.containers else []),
        *([_detail("animus", n=command.animus)] if command.animus else []),
        *_felled(table, game, after, (*targets, key)),
    ]
    if told:
        details = [*([_detail("spell", spell=spell)] if spell else []), *told]
        return Outcome(after, Message("step.eclats.cast_with", {"attacker": key, "details": details}))
    code = "step.eclats.cast_spell" if spell else "step.eclats.cast"
    return Outcome(after, Message(code, {"fighter": key, "spell": spell}))


def _check_other(_table: Table, game: Game, command: DoOther) -> Refusal | None:
    return refusal_of(game, command.fighter, "other")


def _other(_table: Table, game: Game, command: DoOther, _roll: Roll) -> Outcome:
    what = command.what.strip()
    after = _acted(game, command.fighter, "other", note=what)
    code = "step.eclats.did" if what else "step.activated"
    return Outcome(after, Message(code, {"fighter": command.fighter, "what": what}))


# -- the restoration --------------------------------------------------------------------------------


_HEALED = ("step.eclats.healed", "step.eclats.healed_with_one", "step.eclats.healed_with")
"""The labels of healing: without a container, with one, with more."""


def _check_heal(_table: Table, game: Game, command: Heal) -> Refusal | None:
    if command.fighter not in game.fighters:
        return unknown()
    if (refusal := _no_less(min(command.life, command.containers))) is not None:
        return refusal
    refusal = few_containers(game, command.fighter, command.containers)
    if refusal := refusal or refusal_of(game, command.fighter, "heal"):
        return refusal
    lost = game.fighters[command.fighter].notches
    if not lost:
        return Refusal(Message("refusal.eclats.unhurt", {"fighter": command.fighter}))
    if command.life > lost:
        return Refusal(Message("refusal.eclats.heals", {"fighter": command.fighter, "n": lost}))
    return None


def _heal(table: Table, game: Game, command: Heal, _roll: Roll) -> Outcome:
    fighter = game.fighters[command.fighter]
    healed = min(command.life, fighter.notches)
    after = with_notches(game, fighter.id, fighter.notches - healed, table.ruleset)
    after = with_containers(after, fighter.id, -command.containers)
    after = _acted(after, fighter.id, "heal")
    data = {
        "fighter": fighter.id, "n": healed, "containers": command.containers,
        "left": life_of(table, after, fighter.id),
    }  # fmt: skip
    code = _HEALED[min(command.containers, 2)]
    return Outcome(after, Message(code, data))


def _check_gift(game: Game, action: str, giver: str, taker: str) -> Refusal | None:
    """Check that an Initié gives to another Initié, on the table both."""
    if not {giver, taker} <= set(game.fighters):
        return unknown()
    if giver == taker:
        return Refusal(Message("refusal.eclats.oneself"), overridable=False)
    if (refusal := refusal_of(game, giver, action)) is not None:
        return refusal
    if role(game, taker) is not Role.INITIATE:
        return Refusal(Message("refusal.eclats.to_initiates", {"fighter": taker}))
    if not game.fighters[taker].on_table:
        return Refusal(Message("refusal.off_table", {"fighter": taker}))
    return None


def _check_give(_table: Table, game: Game, command: Give) -> Refusal | None:
    if command.fighter not in game.fighters:
        return unknown()
    if command.containers < 1:
        return Refusal(Message("refusal.eclats.amount"), overridable=False)
    few = few_containers(game, command.fighter, command.containers)
    return few or _check_gift(game, "give", command.fighter, command.target)


def _give(_table: Table, game: Game, command: Give, _roll: Roll) -> Outcome:
    after = with_containers(game, command.fighter, -command.containers)
    after = with_containers(after, command.target, command.containers)
    after = _acted(after, command.fighter, "give", command.target)
    data = {"fighter": command.fighter, "target": command.target, "n": command.containers}
    return Outcome(after, Message("step.eclats.gave", data))


def _check_share(table: Table, game: Game, command: Share) -> Refusal | None:
    """Check a sharing of Animus: allowed only on insisting, because it takes minutes (section 11).

    That warning is heard with whatever else stands against it: insisting is one gesture for all.
    """
    if command.life < 1:
        return Refusal(Message("refusal.eclats.amount"), overridable=False)
    gift = _check_gift(game, "share", command.fighter, command.target)
    if gift is not None and not gift.overridable:
        return gift
    left, lacks = life_of(table, game, command.fighter), game.fighters[command.target].notches
    if (refusal := _little_animus(table, game, command.fighter, command.life)) is not None:
        return refusal
    against = [] if gift is None else [gift.message]
    if command.life == left:
        against.append(Message("refusal.eclats.last_life", {"fighter": command.fighter}))
    if command.life > lacks:
        code = "refusal.eclats.lacks" if lacks else "refusal.eclats.lacks_nothing"
        against.append(Message(code, {"fighter": command.target, "n": lacks}))
    first, *also = *against, Message("refusal.eclats.slow")
    return Refusal(first, also=tuple(also))


def _share(table: Table, game: Game, command: Share, _roll: Roll) -> Outcome:
    """Move life from the giver to the taker; what the taker does not lack is spent all the same."""
    giver, taker = game.fighters[command.fighter], game.fighters[command.target]
    after = with_notches(game, giver.id, giver.notches + command.life, table.ruleset)
    after = with_notches(after, taker.id, taker.notches - command.life, table.ruleset)
    after = _acted(after, giver.id, "share", taker.id)
    data = {"fighter": giver.id, "target": taker.id, "n": command.life}
    return Outcome(after, Message("step.eclats.shared", data))


RULES: dict[type[c.Command], CommandRule] = {
    Attack: CommandRule(_check_attack, _attack),
    Incant: CommandRule(_check_incant, _incant),
    DoOther: CommandRule(_check_other, _other),
    Heal: CommandRule(_check_heal, _heal),
    Give: CommandRule(_check_give, _give),
    Share: CommandRule(_check_share, _share),
}
