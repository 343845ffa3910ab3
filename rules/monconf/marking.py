"""Marks on fighters, with the penalties that go with them, and what ends by itself.

Who is engaged, and since which turn, follows from the contacts; the others are set by actions, tactics, or
by the players.
"""

from __future__ import annotations

from dataclasses import replace

from rules.battle.commands import Command
from rules.battle.contacts import free
from rules.battle.decisions.monconf import COWED
from rules.battle.state import Fighter, Game, Modifier, ModifierKind, Until
from rules.battle.system import CommandRule, Outcome, Roll, Table, unknown
from rules.monconf.commands import SetMark
from rules.monconf.marks import (
    ASKED,
    BARRED,
    CHARGED,
    ENGAGED,
    FRIGHTENED,
    GENIUS,
    MARKS,
    PLANNED,
    RALLY,
    TRIED,
    Ends,
    MarkKind,
)
from rules.text import Message, Refusal
from rules.values import Characteristic

_UNTIL = {Ends.COMBAT: Until.COMBAT_END, Ends.TURN: Until.TURN_END}


def marked(fighter: Fighter, mark: str) -> bool:
    """Tell whether a fighter bears a mark."""
    return bool(fighter.marks.get(mark))


def cowed(table: Table, fighter: Fighter) -> Refusal | None:
    """Return why a frightened fighter uses no active ability, where the ruleset warns of it."""
    if not marked(fighter, FRIGHTENED) or table.ruleset.follows(COWED, "told"):
        return None
    return Refusal(Message("refusal.cowed", {"fighter": fighter.id}))


def tried(game: Game, key: str) -> Game:
    """Return the state with a fighter that failed at the call to rally: it waits for the end of the turn."""
    return game.with_fighter(key, marks=_set(game.fighters[key], TRIED, 1))


def engaged_for(game: Game, fighter: Fighter) -> int | None:
    """Return for how many turns a fighter has been engaged: 0 in the turn of the contact, None for nobody."""
    if free(game, fighter.id):
        return None
    return game.turn - fighter.marks.get(ENGAGED, game.turn)


def _penalties(table: Table, kind: MarkKind) -> tuple[int, tuple[Characteristic, ...]]:
    """Return what a mark costs and from which values; those of a charge are the ruleset's."""
    values = table.ruleset.actions
    return (values.charge_penalty, values.charge_penalised) if kind.id == CHARGED else (1, kind.penalised)


def with_mark(table: Table, game: Game, key: str, mark: str, value: int = 1) -> Game:
    """Return the state with a mark on a fighter, or without it; its penalties come and go with it."""
    kind, fighter = MARKS[mark], game.fighters[key]
    amount, penalised = _penalties(table, kind)
    modifiers = tuple(m for m in fighter.modifiers if m.source != kind.source)
    until = _UNTIL.get(kind.ends, Until.MARK)
    if value and amount:
        modifiers += tuple(
            Modifier(c.value, -amount, kind.source, ModifierKind.PENALTY, until, game.turn) for c in penalised
        )
    return game.with_fighter(key, marks=_set(fighter, mark, value), modifiers=modifiers)


def _set(fighter: Fighter, mark: str, value: int) -> dict[str, int]:
    kept = {name: n for name, n in fighter.marks.items() if name != mark}
    return {**kept, mark: value} if value else kept


def ended(table: Table, game: Game, *ends: Ends) -> Game:
    """Return the state without the marks that end so."""
    over = [kind.id for kind in MARKS.values() if kind.ends in ends]
    for fighter in game.fighters.values():
        for mark in over:
            if marked(fighter, mark):
                game = with_mark(table, game, fighter.id, mark, 0)
    return game


def fought(table: Table, game: Game) -> Game:
    """Return the state after the combat: charges are over, and with them all dice in defence."""
    return ended(table, game, Ends.COMBAT)


def turned(table: Table, game: Game) -> Game:
    """Return the state after a turn: what fighters and sides remember of it is gone."""
    game = ended(table, game, Ends.COMBAT, Ends.TURN)
    game = game.with_fighters(
        [replace(f, marks=_set(f, TRIED, 0)) for f in game.fighters.values() if marked(f, TRIED)]
    )
    for key, side in game.sides.items():
        kept = {name: n for name, n in side.marks.items() if name not in (ASKED, BARRED, PLANNED, RALLY)}
        game = game.with_side(key, marks=kept)
    return game


def opened(game: Game) -> Game:
    """Return the state of a new turn with its tactician where Plan génial named one.

    Where both sides have one that stands, neither is it by itself: both are spent, and DIS is tested.
    """
    plans = {key: side.marks[GENIUS] for key, side in game.sides.items() if side.marks.get(GENIUS)}
    for key, paid in plans.items():
        kept = {name: n for name, n in game.sides[key].marks.items() if name != GENIUS}
        game = game.with_side(key, marks=kept if len(plans) > 1 else {**kept, PLANNED: paid})
    return replace(game, winner=next(iter(plans))) if len(plans) == 1 else game


# -- what follows by itself -------------------------------------------------------------------------


def settled(before: Game, after: Game) -> Game:
    """Return the state with everybody in contact engaged since a turn, and nobody else.

    A charge is over with its last penalty, whatever took that. A Plan génial that nobody answered before play
    went on stands: the other side is barred from it.
    """
    over = [f for f in after.fighters.values() if marked(f, CHARGED) and _relieved(before, f)]
    after = after.with_fighters([replace(f, marks=_set(f, CHARGED, 0)) for f in over]) if over else after
    changed = [
        replace(f, marks=_set(f, ENGAGED, 0 if free(after, f.id) else f.marks.get(ENGAGED, after.turn)))
        for f in after.fighters.values()
        if marked(f, ENGAGED) is free(after, f.id)
    ]
    after = after.with_fighters(changed) if changed else after
    for key, side in after.sides.items():
        if side.marks.get(ASKED) and (after.speaking or after.hand in ("", key)):
            after = unanswered(after, key)
    return after


def _relieved(before: Game, fighter: Fighter) -> bool:
    """Tell whether a fighter has just lost the penalties of a charge, and has none left."""
    source, was = MARKS[CHARGED].source, before.fighters.get(fighter.id)
    had = was is not None and any(m.source == source for m in was.modifiers)
    return had and not any(m.source == source for m in fighter.modifiers)


def unanswered(game: Game, side: str) -> Game:
    """Return the state with a side barred from Plan génial, because it let the other's stand."""
    kept = {name: n for name, n in game.sides[side].marks.items() if name != ASKED}
    return game.with_side(side, marks={**kept, BARRED: 1})


# -- set by the players -----------------------------------------------------------------------------


def _check(_table: Table, game: Game, command: SetMark) -> Refusal | None:
    fighter = game.fighters.get(command.fighter)
    kind = MARKS.get(command.mark)
    if fighter is None or kind is None or command.value < 0 or (command.value > 1 and not kind.counts):
        return unknown()
    if kind.ends is Ends.CONTACT and free(game, fighter.id):
        return Refusal(Message("refusal.not_engaged", {"fighter": fighter.id}), overridable=False)
    if kind.ends is Ends.CONTACT and not 1 <= command.value <= game.turn:
        return unknown()
    return None


def _mark(table: Table, game: Game, command: SetMark, _roll: Roll) -> Outcome:
    code = f"step.mark_{command.mark}" if command.value else f"step.mark_{command.mark}_off"
    data = {"fighter": command.fighter, "n": command.value}
    after = with_mark(table, game, command.fighter, command.mark, command.value)
    return Outcome(after, Message(code, data))


RULES: dict[type[Command], CommandRule] = {SetMark: CommandRule(_check, _mark)}
