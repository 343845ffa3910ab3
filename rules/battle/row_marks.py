"""Dealing with the rows of a phase: one at a time, or all that a step still asks for in one gesture.

A row that is done does what its verb says: it clears, pays, puts penalties. What asks for dice or for a
choice of the players has a command of its own, which ticks its row off.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from rules.battle import commands as c
from rules.battle.decisions.activation import CHARGED, SEVERAL_CHARGES
from rules.battle.effect_commands import RULES as EFFECTS
from rules.battle.effect_commands import PayUpkeep, paid_for, paid_words, unpaid
from rules.battle.effects import effect_of, without
from rules.battle.healing import heals
from rules.battle.mana import surplus
from rules.battle.rows import PhaseRow, rows, steps_of
from rules.battle.ruleset import RowSource
from rules.battle.state import Effect, Game, Modifier, ModifierKind, Until
from rules.battle.system import CommandRule, Outcome, Roll, Table, unknown
from rules.spells import one_by_one
from rules.text import Message, Refusal

CHARGE = "action.charge"  # the source of charge penalties, worded as the action is
NAMES = "side"  # the verb of a row that asks for a side: whichever bears the mark of the row's own name
_STATES = ("done", "skipped")


@dataclass(frozen=True, slots=True)
class SettleStep(c.Command):
    """Deal with all open rows of a step at once: ``done``, or ``skipped`` (nothing else in this step).

    Done, the rows that ask for dice, for a count, or for a payment that is short stay open; charges are dealt
    with as the ruleset has their penalties by default. ``only`` names the rows meant where not all are; those
    can be opened again with an empty state too.
    """

    step: str
    state: str = "skipped"
    only: tuple[str, ...] = ()


# -- one row ----------------------------------------------------------------------------------------


def _found(table: Table, game: Game, key: str) -> PhaseRow | None:
    return next((row for row in rows(table, game) if row.id == key), None)


def _kept_up(game: Game, row: PhaseRow | None) -> Effect | None:
    """Return the effect that a row asks to be paid for."""
    return effect_of(game, row.effect) if row is not None and row.rule.source is RowSource.UPKEEP else None


def _check_row(table: Table, game: Game, command: c.MarkRow) -> Refusal | None:
    """Check a mark; that of an unpaid spell or miracle is its payment (II-C-3)."""
    if command.state not in ("", *_STATES):
        return unknown()
    return _check_paid(table, game, _found(table, game, command.row)) if command.state == "done" else None


def _check_paid(table: Table, game: Game, row: PhaseRow | None) -> Refusal | None:
    """Check whether what a row asks to be paid can be."""
    effect = _kept_up(game, row)
    if effect is None or effect.paid:
        return None
    return EFFECTS[PayUpkeep].check(table, game, PayUpkeep(effect.id))


def _mark_row(table: Table, game: Game, command: c.MarkRow, _roll: Roll) -> Outcome:
    row = _found(table, game, command.row)
    if row is None:
        data = {"row": command.row, "fighter": "", "state": command.state}
        return Outcome(_ticked(game, command.row, command.state), Message("step.row", data))
    after = marked(table, game, row, command.state)
    return Outcome(after, _label(game, after, row, command.state))


def _ticked(game: Game, row: str, state: str) -> Game:
    marks = {key: mark for key, mark in game.rows.items() if key != row}
    return replace(game, rows={**marks, row: state} if state else marks)


def marked(table: Table, game: Game, row: PhaseRow, state: str) -> Game:
    """Return the state with a row marked; clearing, paying and penalties do what their verb says."""
    after = _ticked(game, row.id, state)
    if row.rule.verb == "clear" and state == "done":
        after = _clear(table, after, row)
    if row.rule.source is RowSource.UPKEEP:
        after = _settled_with(table, after, row, state)
    if row.rule.source is RowSource.CHARGE:
        after = replace(after, rows={**after.rows, row.id: state})  # listed whatever becomes of the charger
        after = _charged(table, after, row)
    return after


def _what(row: PhaseRow) -> tuple[str, str]:
    """Return what a row is about in both languages: an ability, a source, else what its rule asks."""
    return row.detail[0] or row.rule.fr, row.detail[1] or row.rule.en


def _label(before: Game, after: Game, row: PhaseRow, state: str) -> Message:
    """Say what a mark did: an ability and an effect by their names, a clearing by what it cleared."""
    french, english = _what(row)
    data: dict[str, object] = {
        "row": row.id, "fighter": row.fighter, "state": state, "fr": french, "en": english,
    }  # fmt: skip
    key = row.fighter
    match row.rule.source, state:
        case RowSource.UPKEEP, "skipped":
            return Message("step.upkeep_skipped", {"source": row.detail[0]})
        case RowSource.UPKEEP, "done":
            return paid_words(next(effect for effect in after.effects if effect.id == row.effect))
        case RowSource.CHARGE, _:
            return Message("step.charge_row", data | {"target": row.target})
        case RowSource.MELEE, _:
            mine, theirs = (
                [k for k in row.fighters if before.side_of(k).key == side] for side in before.sides
            )
            return Message("step.melee_row", data | {"fighters": mine, "rivals": theirs})
        case RowSource.STUNNED, "done":
            return Message("step.recovered", {"fighter": key})
        case RowSource.FAITH, "done" if row.rule.verb == "clear":
            left = after.fighters[key].faith
            lost = before.fighters[key].faith - left
            return Message("step.faith_lost", {"fighter": key, "n": lost, "left": left})
        case RowSource.GEMS, "done" if row.rule.verb == "clear":
            held, kept = before.fighters[key].gems, after.fighters[key].gems
            given = {element: n - kept.get(element, 0) for element, n in held.items()}
            return Message("step.gems_given_up", {"fighter": key, "elements": one_by_one(given)})
        case RowSource.MODIFIER, "done" if row.effect:
            return Message("step.effect_ended", {"source": row.detail[0]})
        case RowSource.MODIFIER, "done":
            return Message("step.unmodified", {"fighter": key, "source": row.detail[0]})
        case _:
            return Message("step.row", data)


def _settled_with(table: Table, game: Game, row: PhaseRow, state: str) -> Game:
    """Return the state with the upkeep of an effect paid, or its payment of this turn taken back."""
    effect = _kept_up(game, row)
    if effect is None or effect.paid == (state == "done"):
        return game
    return paid_for(table, game, effect, {}) if state == "done" else unpaid(game, effect)


def _charged(table: Table, game: Game, row: PhaseRow) -> Game:
    """Return the state with the charge penalties on a target as the marks of its chargers say.

    How much a penalty is, and whether several charges add up, is the ruleset's.
    """
    charges = sum(
        other.rule.source is RowSource.CHARGE and other.target == row.target and other.state == "done"
        for other in rows(table, game)
    )
    due = min(charges, 1) if table.ruleset.follows(SEVERAL_CHARGES, "once") else charges
    values = table.ruleset.actions
    kept = tuple(m for m in game.fighters[row.target].modifiers if m.source != CHARGE)
    made = tuple(
        Modifier(c.value, -values.charge_penalty * due, CHARGE, ModifierKind.PENALTY, Until.COMBAT_END)
        for c in values.charge_penalised
    )
    return game.with_fighter(row.target, modifiers=(*kept, *(made if due else ())))


def _clear(table: Table, game: Game, row: PhaseRow) -> Game:
    """Return the state without what a row clears; Piété/X keeps X of the temporary faith (§8)."""
    if row.effect:
        return without(game, row.effect)
    fighter = game.fighters[row.fighter]
    match row.rule.source:
        case RowSource.STUNNED:
            return game.with_fighter(fighter.id, stunned=False)
        case RowSource.FAITH:
            return game.with_fighter(fighter.id, faith=min(fighter.faith, row.kept))
        case RowSource.GEMS:
            gone = fighter.gems if table.ruleset.mana.expires else surplus(fighter, row.over)
            left = {element: n - gone.get(element, 0) for element, n in fighter.gems.items()}
            return game.with_fighter(fighter.id, gems={element: n for element, n in left.items() if n})
        case _:
            staying = tuple(m for m in fighter.modifiers if m not in row.modifiers)
            return game.with_fighter(fighter.id, modifiers=staying)


# -- a whole step -----------------------------------------------------------------------------------


def asks(table: Table, game: Game, row: PhaseRow) -> bool:
    """Tell whether a row cannot be done without an answer of the players: dice, a count, a choice."""
    counted = row.rule.source is RowSource.FAITHFUL or row.over > 0
    return row.rule.verb in ("roll", NAMES) or counted or heals(table, game, row) > 0


def open_in(table: Table, game: Game, step: str) -> tuple[PhaseRow, ...]:
    """Return the rows of a step that nobody has dealt with."""
    return tuple(row for row in rows(table, game) if row.step == step and row.open)


def _settles(table: Table, game: Game, row: PhaseRow, command: SettleStep) -> bool:
    """Tell whether a row can be marked along with the rest of its step."""
    if command.state != "done":
        return True
    if row.rule.source is RowSource.CHARGE and not command.only:
        return not table.ruleset.follows(CHARGED, "asked")
    return not asks(table, game, row) and _check_paid(table, game, row) is None


def _state_of(table: Table, row: PhaseRow, command: SettleStep) -> str:
    """Return how a row is marked along with its step: charges as the ruleset has them by default."""
    charge = row.rule.source is RowSource.CHARGE and command.state == "done" and not command.only
    return "skipped" if charge and table.ruleset.follows(CHARGED, "not_due") else command.state


def _meant(table: Table, game: Game, command: SettleStep) -> tuple[PhaseRow, ...]:
    """Return the rows that a command is about: the open ones, those dealt with where it opens again."""
    found = (row for row in rows(table, game) if row.step == command.step)
    if not command.only:
        return tuple(row for row in found if row.open)
    return tuple(row for row in found if row.id in command.only and row.open is bool(command.state))


def _check_step(table: Table, game: Game, command: SettleStep) -> Refusal | None:
    if command.state not in (*_STATES, *([""] if command.only else [])):
        return unknown()
    if command.step not in {s.id for s in steps_of(table, game.phase)}:
        return unknown()
    left = _meant(table, game, command)
    if not left:
        return Refusal(Message("refusal.step_settled"), overridable=False)
    if not any(_settles(table, game, row, command) for row in left):
        return Refusal(Message("refusal.rows_ask"), overridable=False)
    return None


def _settle_step(table: Table, game: Game, command: SettleStep, _roll: Roll) -> Outcome:
    """Mark all rows that can be, one after the other: what one took may be missing for the next."""
    step = next(step for step in steps_of(table, game.phase) if step.id == command.step)
    after, n = game, 0
    meant = _meant(table, game, command)
    for row in meant:
        if _settles(table, after, row, command):
            after, n = marked(table, after, row, _state_of(table, row, command)), n + 1
    if command.only:
        return Outcome(after, _label_of(game, meant, command.state))
    data = {"fr": step.fr, "en": step.en, "n": n, "left": len(open_in(table, after, command.step))}
    return Outcome(after, Message(f"step.step_{command.state}", data))


def _label_of(game: Game, together: tuple[PhaseRow, ...], state: str) -> Message:
    """Say what was done of rows that were dealt with together: one figure's, or those of a card."""
    french, english = (", ".join(dict.fromkeys(_what(row)[n] for row in together)) for n in (0, 1))
    keys = tuple(dict.fromkeys(row.fighter for row in together))
    data: dict[str, object] = {"row": together[0].id, "state": state, "fr": french, "en": english}
    if fight := together[0].fighters:
        mine, theirs = ([k for k in fight if game.side_of(k).key == side] for side in game.sides)
        return Message("step.melee_row", data | {"fighter": "", "fighters": mine, "rivals": theirs})
    if len(keys) > 1 and keys[0]:
        return Message("step.rows", data | {"card": game.fighters[keys[0]].card, "bearers": list(keys)})
    return Message("step.row", data | {"fighter": keys[0]})


RULES: dict[type[c.Command], CommandRule] = {
    c.MarkRow: CommandRule(_check_row, _mark_row),
    SettleStep: CommandRule(_check_step, _settle_step),
}
