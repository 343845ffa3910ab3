"""The turn: strategic, activation, combat, upkeep; what ends with it; the end of the battle."""

from __future__ import annotations

from dataclasses import replace

from rules.battle import commands as c
from rules.battle.effect_commands import RULES as EFFECTS
from rules.battle.effect_commands import PayUpkeep, paid_for, unpaid
from rules.battle.effects import abilities_of, at_end_of_combat, at_end_of_turn, effect_of, without
from rules.battle.rows import Row, rows
from rules.battle.ruleset import RowSource
from rules.battle.state import Game, Modifier, ModifierKind, TactiqueRoll, Until
from rules.battle.system import Choice, Outcome, Roll, Rule, Table, allowed, unknown
from rules.confrontation.sequence import fresh_order
from rules.confrontation.strategic import must_order
from rules.text import Message, Refusal

CHARGE = "action.charge"  # the source of charge penalties, worded as the action is
PHASES = ("strategic", "activation", "combat", "upkeep")


def open_turn(table: Table, game: Game) -> Game:
    """Return the state with a strategic phase opened: sequences as last turn, without the dead (IV-A)."""
    del table
    for key in game.sides:
        game = game.with_side(
            key, order=fresh_order(game, key), pile=(), reserve=(), reserved=0, refusals=0, refused=0,
            played=(), ready=False, tactique=TactiqueRoll(lines=game.sides[key].tactique.lines),
        )  # fmt: skip
    step = "order" if any(must_order(s) for s in game.sides.values()) else "roll"
    return replace(game, phase="strategic", step=step, hand="", speaking=(), winner="", rows={})


def _next_step(table: Table, game: Game) -> Game:
    if game.phase == "strategic":
        return replace(game, step="roll")
    if game.phase == PHASES[-1]:
        return _cleared(table, game)
    if game.phase == "combat":
        game = at_end_of_combat(game)
    following = PHASES[PHASES.index(game.phase) + 1]
    return replace(game, phase=following, step="", hand="", speaking=(), rows={})


def _check_advance(_table: Table, game: Game, _command: c.Advance) -> Refusal | None:
    if game.phase == "strategic" and game.winner:
        return Refusal(Message("refusal.say_who_speaks"), overridable=False)
    if game.phase == "strategic" and game.step == "roll":
        return Refusal(Message("refusal.no_winner"), overridable=False)
    if game.phase == "activation" and (game.hand or game.speaking):
        return Refusal(Message("refusal.cards_left"))
    return None


def _advance(table: Table, game: Game, _command: c.Advance, _roll: Roll) -> Outcome:
    after = _next_step(table, game)
    return Outcome(after, Message("step.advanced", {"phase": after.phase, "step": after.step}))


# -- rows -----------------------------------------------------------------------------------------


def _check_row(table: Table, game: Game, command: c.MarkRow) -> Refusal | None:
    """Check a mark; that of an unpaid spell or miracle is its payment (II-C-3)."""
    if command.state not in ("", "done", "skipped"):
        return unknown()
    row = next((row for row in rows(table, game) if row.id == command.row), None)
    effect = effect_of(game, row.effect) if row is not None and row.rule.source is RowSource.UPKEEP else None
    if effect is None or effect.paid or command.state != "done":
        return None
    return EFFECTS[PayUpkeep].check(table, game, PayUpkeep(effect.id))


def _mark_row(table: Table, game: Game, command: c.MarkRow, _roll: Roll) -> Outcome:
    """Mark a row; clearing a stunned figure or leftover faith, or paying, does what its verb says."""
    found = {row.id: row for row in rows(table, game)}
    row = found.get(command.row)
    marks = {k: v for k, v in game.rows.items() if k != command.row}
    if command.state:
        marks[command.row] = command.state
    after = replace(game, rows=marks)
    if row is not None and row.rule.verb == "clear" and command.state == "done":
        after = _clear(table, after, row)
    if row is not None and row.rule.source is RowSource.UPKEEP:
        after = _settled_with(table, after, row, command.state)
    if row is not None and row.rule.source is RowSource.CHARGE:
        after = _charged(table, after, row)
    data = {"row": command.row, "fighter": row.fighter if row else "", "state": command.state}
    words = {"fr": row.rule.fr, "en": row.rule.en} if row else {}
    return Outcome(after, Message("step.row", data | words))


def _settled_with(table: Table, game: Game, row: Row, state: str) -> Game:
    """Return the state with the upkeep of an effect paid, or its payment of this turn taken back."""
    effect = effect_of(game, row.effect)
    if effect is None or effect.paid == (state == "done"):
        return game
    return paid_for(table, game, effect, {}) if state == "done" else unpaid(game, effect)


def _charged(table: Table, game: Game, row: Row) -> Game:
    """Return the state with the charge penalties on a target as the marks of its chargers say.

    Several charges on one fighter penalise it once [D]; how much is the ruleset's [E].
    """
    due = any(
        other.rule.source is RowSource.CHARGE and other.target == row.target and other.state == "done"
        for other in rows(table, game)
    )
    values = table.ruleset.actions
    kept = tuple(m for m in game.fighters[row.target].modifiers if m.source != CHARGE)
    made = tuple(
        Modifier(c.value, -values.charge_penalty, CHARGE, ModifierKind.PENALTY, Until.COMBAT_END)
        for c in values.charge_penalised
    )
    return game.with_fighter(row.target, modifiers=(*kept, *(made if due else ())))


def _clear(table: Table, game: Game, row: Row) -> Game:
    """Return the state without what a row clears; Piété/X keeps X of the temporary faith (§8)."""
    if row.effect:
        return without(game, row.effect)
    fighter = game.fighters[row.fighter]
    match row.rule.source:
        case RowSource.STUNNED:
            return game.with_fighter(fighter.id, stunned=False)
        case RowSource.FAITH:
            abilities = abilities_of(table, game, fighter)
            most = sum(int(a.parameter) for a in abilities if a.id == "piety" and a.parameter.isdecimal())
            return game.with_fighter(fighter.id, faith=min(fighter.faith, most))
        case _:
            staying = tuple(
                m for m in fighter.modifiers if not row.id.endswith(f"/{m.characteristic}/{m.source}")
            )
            return game.with_fighter(fighter.id, modifiers=staying)


# -- the end of the turn and of the battle ----------------------------------------------------------


def open_rows(table: Table, game: Game) -> int:
    """Count the rows of the present phase nobody has dealt with."""
    return sum(row.open for row in rows(table, game))


def _cleared(table: Table, game: Game) -> Game:
    """End what ends with the turn: stunned (II-B-4), effects of the turn, refusals, the reserve."""
    game = at_end_of_turn(game)
    game = game.with_fighters(
        replace(f, stunned=False, activated=False, deeds=()) for f in game.fighters.values()
    )
    return open_turn(table, replace(game, turn=game.turn + 1))


def _check_end_turn(_table: Table, game: Game, _command: c.EndTurn) -> Refusal | None:
    return None if game.phase == "upkeep" else Refusal(Message("refusal.turn_not_over"))


def _end_turn(table: Table, game: Game, _command: c.EndTurn, _roll: Roll) -> Outcome:
    after = _cleared(table, game)
    data = {"turn": game.turn, "open": open_rows(table, game)}
    return Outcome(after, Message("step.turn_ended", data))


def _end_game(_table: Table, game: Game, command: c.EndGame, _roll: Roll) -> Outcome:
    data = {"winner": command.result.winner, "turn": game.turn}
    return Outcome(replace(game, result=command.result), Message("step.game_ended", data))


def _check_reopen(_table: Table, game: Game, _command: c.Reopen) -> Refusal | None:
    return Refusal(Message("refusal.not_ended"), overridable=False) if game.result is None else None


def _reopen(_table: Table, game: Game, _command: c.Reopen, _roll: Roll) -> Outcome:
    return Outcome(replace(game, result=None), Message("step.reopened"))


def offer(table: Table, game: Game) -> tuple[Choice, ...]:
    """Return the choices of combat and upkeep."""
    left = open_rows(table, game)
    if game.phase == "combat":
        return (Choice(c.Advance(), "choice.upkeep", data={"open": left}),)
    over = table.turn_limit is not None and game.turn >= table.turn_limit
    code = "choice.last_turn" if over else "choice.end_turn"
    return (Choice(c.EndTurn(), code, data={"open": left, "turn": game.turn}),)


RULES: dict[type[c.Command], Rule] = {
    c.Advance: Rule(_check_advance, _advance),
    c.MarkRow: Rule(_check_row, _mark_row),
    c.EndTurn: Rule(_check_end_turn, _end_turn),
    c.EndGame: Rule(allowed, _end_game),
    c.Reopen: Rule(_check_reopen, _reopen),
}
