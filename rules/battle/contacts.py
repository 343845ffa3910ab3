"""Who is in contact with whom (II-E), remembered over the turns, and the melees that follow from it.

Only contacts between enemies are kept: they alone engage. The program knows no distances, so the players
say who touches; the number of enemies in contact is limited by size, and nobody touches across levels.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from rules.battle import commands as c
from rules.battle.effects import has
from rules.battle.sight import met
from rules.battle.state import Deed, DeedState, Fighter, Game
from rules.battle.system import CommandRule, Outcome, Roll, Table, unknown
from rules.cards import HUGE, Size
from rules.text import Message, Refusal, gathered

PARTED = "parted"
"""The note of a charge whose two fighters came apart after it."""


_LEAST_ROOM = min(size.contacts for size in Size if size.contacts is not None)
"""How many enemies can be in contact with anybody, however small."""


def touching(game: Game, fighter: str) -> tuple[str, ...]:
    """Return the enemies in contact with a fighter."""
    return tuple(b if a == fighter else a for a, b in game.contacts if fighter in (a, b))


def free(game: Game, fighter: str) -> bool:
    """Tell whether no enemy is in contact with a fighter (II-E-3)."""
    return not any(fighter in pair for pair in game.contacts)


def size_of(table: Table, game: Game, fighter: Fighter) -> Size:
    """Return the size of a figure now: its card's, at least very large with Énorme/X granted (II-E-3)."""
    size = game.cards[fighter.card].true_size
    return size.huge if has(table, game, fighter, HUGE) else size


def room(table: Table, game: Game, fighter: Fighter) -> int | None:
    """Return how many enemies can be in contact with a fighter, None for an unknown size (II-E-3)."""
    return size_of(table, game, fighter).contacts


def unsized(refusal: Refusal) -> str:
    """Return the fighter whose size has to be told first (II-E-3), "" where a refusal asks for none."""
    wanted = (m.data["fighter"] for m in refusal.messages if m.code == "refusal.which_size")
    return str(next(wanted, ""))


def touch_refusal(table: Table, game: Game, a: str, b: str) -> Refusal | None:
    """Return why two fighters cannot be put in contact, None when they can."""
    one, two = game.fighters.get(a), game.fighters.get(b)
    if one is None or two is None or a == b:
        return unknown()
    if game.side_of(a).key == game.side_of(b).key:
        return Refusal(Message("refusal.friends_touch"))
    beside = touching(game, a)
    if b in beside:
        return Refusal(Message("refusal.touching"), overridable=False)
    for fighter in (one, two):
        if not fighter.on_table:
            return Refusal(Message("refusal.off_table", {"fighter": fighter.id}), overridable=False)
    if one.level != two.level:
        return Refusal(Message("refusal.across_levels"))
    for fighter, there in ((one, len(beside)), (two, len(touching(game, b)))):
        if there < _LEAST_ROOM:
            continue
        limit = room(table, game, fighter)
        if limit is None:
            return Refusal(Message("refusal.which_size", {"fighter": fighter.id, "n": there}))
        if limit is not None and there >= limit:
            return Refusal(Message("refusal.no_room", {"fighter": fighter.id, "n": limit}))
    return None


def touched(game: Game, a: str, b: str) -> Game:
    """Return the state with two fighters in contact."""
    pair = (min(a, b), max(a, b))
    return replace(game, contacts=tuple(sorted({*game.contacts, pair})))


def parted(game: Game, fighter: str, other: str = "") -> Game:
    """Return the state with a fighter parted from another one, or from everybody."""
    staying = tuple(
        pair for pair in game.contacts if fighter not in pair or other not in ("", *pair)
    )  # fmt: skip
    return game if staying == game.contacts else replace(game, contacts=staying)


def settle(before: Game, after: Game) -> Game:
    """Return the state without the contacts that ended by themselves.

    Whoever left the table, changed side or level is in contact with nobody it can no longer touch; a
    contact across levels that the table put itself stays until one of the two moves on.
    """
    staying = tuple(pair for pair in after.contacts if _holds(before, after, pair))
    after = after if staying == after.contacts else replace(after, contacts=staying)
    ended = {*before.contacts} - {*staying}
    return _charges_over(after, ended) if ended else after


def _charges_over(game: Game, ended: set[tuple[str, str]]) -> Game:
    """Return the state with the charges over whose two fighters came apart (V-C-1).

    Contacts of a later engagement are not the charge's any more, so the deed remembers it.
    """

    def left(fighter: Fighter) -> Fighter:
        deeds = tuple(
            replace(d, note=PARTED)
            if d.action == "charge" and not d.note and _pair(fighter, d) in ended
            else d
            for d in fighter.deeds
        )
        return replace(fighter, deeds=deeds)

    return game.with_fighters(left(fighter) for fighter in game.fighters.values() if fighter.deeds)


def _pair(fighter: Fighter, deed: Deed) -> tuple[str, str]:
    return min(fighter.id, deed.target), max(fighter.id, deed.target)


def _holds(before: Game, after: Game, pair: tuple[str, str]) -> bool:
    if any(key not in after.fighters or not after.fighters[key].on_table for key in pair):
        return False
    if after.side_of(pair[0]).key == after.side_of(pair[1]).key:
        return False
    moved = any(
        key in before.fighters and before.fighters[key].level != after.fighters[key].level for key in pair
    )
    return not moved or after.fighters[pair[0]].level == after.fighters[pair[1]].level


@dataclass(frozen=True, slots=True)
class Melee:
    """A group of fighters joined by contacts: who is in it, and which pairs touch."""

    fighters: tuple[str, ...]
    pairs: tuple[tuple[str, str], ...]


def melees(game: Game) -> tuple[Melee, ...]:
    """Return the melees: fighters joined by contacts belong together, unrelated ones fight apart."""
    groups: list[set[str]] = []
    for pair in game.contacts:
        joined = {*pair}
        apart = []
        for group in groups:
            if group & joined:
                joined |= group
            else:
                apart.append(group)
        groups = [*apart, joined]
    order = {key: n for n, key in enumerate(game.fighters)}
    made = [
        Melee(
            tuple(sorted(group, key=order.__getitem__)),
            tuple(pair for pair in game.contacts if pair[0] in group),
        )
        for group in groups
    ]
    return tuple(sorted(made, key=lambda melee: order[melee.fighters[0]]))


def _check_touch(table: Table, game: Game, command: c.Touch) -> Refusal | None:
    return touch_refusal(table, game, command.a, command.b)


def never_after(*actions: str) -> CommandRule:
    """Return the rule of a contact where some actions may not end in one (V-C-2, V-C-4, V-D-1).

    It is said while the fighter who moves so speaks: later on an enemy may well have come to it.
    """

    def check(table: Table, game: Game, command: c.Touch) -> Refusal | None:
        moved = (_moved(game, key, actions) for key in (command.a, command.b) if key in game.fighters)
        return gathered(_check_touch(table, game, command), *moved)

    return CommandRule(check, _touch)


def _moved(game: Game, key: str, actions: tuple[str, ...]) -> Refusal | None:
    """Return why a fighter who speaks comes into contact with nobody: its move may not end so."""
    fighter = game.fighters[key]
    moves = [deed for deed in fighter.deeds if deed.action in actions and _ends_here(deed)]
    if not moves or fighter.card not in game.speaking:
        return None
    return Refusal(Message("refusal.contact_after", {"fighter": key, "action": moves[-1].action}))


def _ends_here(deed: Deed) -> bool:
    """Tell whether a move was made, or was announced by somebody free: a contact is where it ends."""
    return deed.state is DeedState.DONE or (deed.state is DeedState.ANNOUNCED and not deed.engaged)


def _touch(_table: Table, game: Game, command: c.Touch, _roll: Roll) -> Outcome:
    """Put two enemies in contact; friends see each other then, and it binds them to nothing (II-D-4)."""
    if game.side_of(command.a).key == game.side_of(command.b).key:
        after = met(game, command.a, command.b)
        return Outcome(after, Message("step.friends_touch", {"fighter": command.a, "target": command.b}))
    label = Message("step.touched", {"fighter": command.a, "target": command.b})
    return Outcome(touched(game, command.a, command.b), label)


def _check_part(_table: Table, game: Game, command: c.BreakContact) -> Refusal | None:
    if command.a not in game.fighters or command.b not in ("", *game.fighters):
        return unknown()
    there = touching(game, command.a)
    if not there or command.b not in ("", *there):
        return Refusal(Message("refusal.not_touching"), overridable=False)
    return None


def _part(_table: Table, game: Game, command: c.BreakContact, _roll: Roll) -> Outcome:
    code = "step.parted" if command.b else "step.freed"
    label = Message(code, {"fighter": command.a, "target": command.b})
    return Outcome(parted(game, command.a, command.b), label)


@dataclass(frozen=True, slots=True)
class SetSize(c.Command):
    """Say the size of the figures of a card that does not tell it (II-E-3); UNKNOWN takes it back."""

    card: str
    size: Size


def _check_size(_table: Table, game: Game, command: SetSize) -> Refusal | None:
    return None if command.card in game.cards else unknown()


def _set_size(_table: Table, game: Game, command: SetSize, _roll: Roll) -> Outcome:
    after = game.with_card(replace(game.cards[command.card], size=command.size))
    return Outcome(after, Message("step.sized", {"card": command.card}))


RULES: dict[type[c.Command], CommandRule] = {
    SetSize: CommandRule(_check_size, _set_size),
    c.Touch: CommandRule(_check_touch, _touch),
    c.BreakContact: CommandRule(_check_part, _part),
}
