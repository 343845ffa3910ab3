"""Nerve and command: frightened fighters rally, and commanders lend their COU and DIS (Commandement).

What a commander lends is an effect round it that the players switch per fighter. The ruleset says whether it
follows the commander's values or keeps those of the moment at which it was switched.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from rules.battle.action_checks import first, when
from rules.battle.commands import Command
from rules.battle.contacts import touching
from rules.battle.current import current
from rules.battle.decisions.monconf import LENT_CHANGES, LENT_VALUES
from rules.battle.effects import put, with_effect, without
from rules.battle.events import Rolled
from rules.battle.fighters import placed
from rules.battle.leading import LEAD, leads, unled
from rules.battle.one_die import check_dice, decided, succeeded, tested_value, value_unknown
from rules.battle.state import Bond, Effect, Game, Lasting, Modifier, ModifierKind, Place, Until
from rules.battle.system import CommandRule, Outcome, Roll, Table, unknown
from rules.monconf.acting import has
from rules.monconf.commands import Lead, Steady
from rules.monconf.marking import cowed, marked, tried, with_mark
from rules.monconf.marks import FRIGHTENED, RALLY, TRIED
from rules.monconf.points import STAFF
from rules.monconf.reacting import COMMANDERS
from rules.text import Explained, Message, Reason, Refusal
from rules.values import Characteristic, ValueKind

LENT = (Characteristic.COU, Characteristic.DIS)


# -- rallying -----------------------------------------------------------------------------------------


def nerve_of(table: Table, game: Game, command: Steady) -> Explained:
    """Return the value to rally with: entered, else the fighter's current one."""
    return tested_value(table, game, command.fighter, command.characteristic, entered=command.value)


def difficulty_of(table: Table, command: Steady) -> float | None:
    """Return what the test must reach: entered, else the ruleset's [E], None when nobody has said."""
    return command.difficulty if command.difficulty is not None else table.ruleset.command.rally


def frightening(game: Game, key: str) -> bool:
    """Tell whether an enemy in contact is frightening: its card prints a PEUR."""
    sheets = (game.cards[game.fighters[foe].card].sheet for foe in touching(game, key))
    return any(
        sheet is not None and sheet.value(Characteristic.PEUR).kind is ValueKind.NUMBER for sheet in sheets
    )


def called(game: Game, key: str) -> bool:
    """Tell whether Rallier lets a fighter try now, and keeps it on the table if it fails."""
    return game.phase == "activation" and bool(game.side_of(key).marks.get(RALLY))


def retries(game: Game, key: str) -> bool:
    """Tell whether Rallier lets a fighter try at the end of the turn: it failed at the call.

    The call is to all troops, also those in contact with a frightening enemy, and the retry is granted to
    the same ones; who did not try at the call waits as ever. Failing again has its ordinary end.
    """
    return game.phase == "upkeep" and marked(game.fighters[key], TRIED)


def _check_steady(table: Table, game: Game, command: Steady) -> Refusal | None:
    fighter = game.fighters.get(command.fighter)
    if fighter is None or command.characteristic not in tuple(Characteristic):
        return unknown()
    if not marked(fighter, FRIGHTENED):
        return Refusal(Message("refusal.not_frightened", {"fighter": fighter.id}), overridable=False)
    if (refusal := check_dice(table, command.dice)) is not None:
        return refusal
    if command.success is None and nerve_of(table, game, command).total is None:
        return value_unknown(fighter.id, command.characteristic)
    if command.success is None and difficulty_of(table, command) is None:
        return Refusal(Message("refusal.difficulty_unknown"), overridable=False)
    calls = called(game, fighter.id)
    granted = calls or retries(game, fighter.id)
    return first(
        when(game.phase != "upkeep" and not calls, "no_call", fighter=fighter.id),
        when(calls and marked(fighter, TRIED), "tried_already", fighter=fighter.id),
        when(frightening(game, fighter.id) and not granted, "frightening_enemy", fighter=fighter.id),
    )


def _steady(table: Table, game: Game, command: Steady, roll: Roll) -> Outcome:
    """Rally or not; who fails leaves the table, unless Rallier was called or the ruleset keeps it [E]."""
    key, rolls, success = command.fighter, [], command.success
    if success is None:
        rolls = [_tested(table, game, command, roll)]
        success = succeeded(rolls[0])
    after = game
    if success:
        after = with_mark(table, game, key, FRIGHTENED, 0)
    elif called(game, key):
        after = tried(game, key)
    elif table.ruleset.command.lost:
        after = placed(table, game, key, Place.FLED)
    if command.row:
        after = replace(after, rows={**after.rows, command.row: "done"})
    code = "steadied" if success else "steady_failed" if after.fighters[key].on_table else "steady_lost"
    return Outcome(after, Message(f"step.{code}", {"fighter": key}), tuple(rolls))


def _tested(table: Table, game: Game, command: Steady, roll: Roll) -> Rolled:
    value, needed = nerve_of(table, game, command), difficulty_of(table, command) or 0
    data = {"fighter": command.fighter, "characteristic": command.characteristic, "difficulty": needed}
    test = decided(
        table, Message("roll.rally", data), value, needed, command.dice, roll, thrown_here=command.thrown_here
    )
    made = Reason(Message("roll.made_against", {"n": test.total or 0, "difficulty": needed}), 0)
    return replace(test, reasons=(made, *test.reasons))


# -- Commandement and État-Major ------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Loan:
    """A value that a commander lends, with the reasons that make it."""

    characteristic: Characteristic
    value: float
    reasons: tuple[Reason, ...]


def lent(table: Table, game: Game, commander: str) -> Iterator[Loan]:
    """Give what a commander lends: its own COU and DIS of now, one more each with État-Major."""
    own, fighter = unled(game), game.fighters[commander]
    more = (Reason(Message("points.staff"), 1),) if has(table, game, fighter, STAFF) else ()
    for characteristic in LENT:
        value = current(own, fighter, characteristic, table.ruleset).total
        if value is not None:
            data = {"characteristic": characteristic.value, "fighter": commander}
            yield Loan(characteristic, value + len(more), (Reason(Message("lent.value", data), value), *more))


def gains(table: Table, game: Game, commander: str, fighter: str) -> tuple[Loan, ...]:
    """Return which values of a commander are better than a fighter's own; one that is absent stays so."""
    own = unled(game)
    found = []
    for loan in lent(table, game, commander):
        now = current(own, game.fighters[fighter], loan.characteristic, table.ruleset).total
        if now is not None and now < loan.value:
            found.append(loan)
    return tuple(found)


def lenders(
    table: Table, game: Game, key: str, characteristic: Characteristic
) -> tuple[tuple[str, Loan], ...]:
    """Return the commanders whose value an ally would rather test with than with its own of now, best first.

    The program knows no distances: who takes one up gives the word that it is within reach.
    """
    side, now = game.side_of(key).key, current(game, game.fighters[key], characteristic, table.ruleset).total
    found = [
        (fighter.id, loan)
        for fighter in game.fighters.values()
        if fighter.id != key and fighter.on_table and game.side_of(fighter.id).key == side
        and has(table, game, fighter, *COMMANDERS) is True and cowed(table, fighter) is None
        for loan in gains(table, game, fighter.id, key)
        if loan.characteristic is characteristic and now is not None and loan.value > now
    ]  # fmt: skip
    return tuple(sorted(found, key=lambda each: -each[1].value))


def led_by(game: Game, fighter: str) -> tuple[str, ...]:
    """Return the commanders whose values a fighter uses."""
    return tuple(dict.fromkeys(e.caster for e in game.effects if leads(e) and fighter in e.fighters))


def _check_lead(table: Table, game: Game, command: Lead) -> Refusal | None:
    keys = (command.commander, command.fighter)
    if not {*keys} <= {*game.fighters} or keys[0] == keys[1]:
        return unknown()
    if game.side_of(keys[0]).key != game.side_of(keys[1]).key:
        return Refusal(Message("refusal.not_allies"), overridable=False)
    if not command.on:
        led = keys[0] in led_by(game, keys[1])
        return None if led else Refusal(Message("refusal.not_led", {"fighter": keys[1]}), overridable=False)
    for key in keys:
        if not game.fighters[key].on_table:
            return Refusal(Message("refusal.off_table", {"fighter": key}), overridable=False)
    if not gains(table, game, *keys):
        return Refusal(Message("refusal.nothing_lent", {"fighter": keys[1]}), overridable=False)
    commander = game.fighters[keys[0]]
    commands = has(table, game, commander, *COMMANDERS)
    return first(when(commands is False, "not_a_commander", fighter=keys[0]), cowed(table, commander))


def _lead(table: Table, game: Game, command: Lead, _roll: Roll) -> Outcome:
    after = _released(game, command.fighter)
    loans = gains(table, game, command.commander, command.fighter) if command.on else ()
    for loan in loans:
        after = _lending(table, after, command, loan)
    told = tuple(
        Rolled(
            Message("roll.lent", {"fighter": command.fighter, "characteristic": loan.characteristic.value}),
            (), False, loan.reasons, loan.value,
        )
        for loan in loans
    )  # fmt: skip
    code = "step.led" if command.on else "step.not_led"
    data = {"fighter": command.fighter, "attacker": command.commander}
    return Outcome(after, Message(code, data), told)


def settled(table: Table, before: Game, after: Game) -> Game:
    """Return the state with loans as commanders have them now, and none of one that may lend no more."""
    for effect in after.effects:
        if leads(effect):
            after = _lent_now(table, before, after, effect)
    return after


def _bars(table: Table, game: Game, commander: str) -> set[str]:
    """Return what keeps a commander from lending: its card has not the ability, or it is frightened."""
    fighter = game.fighters[commander]
    commands = has(table, game, fighter, *COMMANDERS)
    found = {"not_a_commander": commands is False, "cowed": cowed(table, fighter) is not None}
    return {bar for bar, holds in found.items() if holds}


def _lent_now(table: Table, before: Game, after: Game, effect: Effect) -> Game:
    """Return the state with a loan as it stands now; what the table has overruled does not end it."""
    commander = after.fighters[effect.caster]
    known = commander.id in before.fighters
    if known and _bars(table, after, commander.id) - _bars(table, before, commander.id):
        return without(after, effect.id)
    if table.ruleset.follows(LENT_VALUES, "then"):
        return after
    characteristic = effect.modifiers[0].characteristic
    loan = next(
        (each for each in lent(table, after, commander.id) if each.characteristic == characteristic), None
    )
    if loan is None or loan.value == effect.modifiers[0].amount:
        return after
    helped = effect.fighters
    if table.ruleset.follows(LENT_CHANGES, "added"):  # in the place of a better one it would be a loss
        helped = tuple(
            key
            for key in effect.fighters
            if any(each.characteristic == characteristic for each in gains(table, after, commander.id, key))
        )
    now = replace(effect, fighters=helped, modifiers=(replace(effect.modifiers[0], amount=loan.value),))
    return with_effect(after, now) if helped else without(after, effect.id)


def _released(game: Game, fighter: str) -> Game:
    """Return the state with a fighter led by nobody; an effect that holds nobody any more is gone."""
    for effect in game.effects:
        if leads(effect) and fighter in effect.fighters:
            staying = tuple(key for key in effect.fighters if key != fighter)
            game = (
                with_effect(game, replace(effect, fighters=staying)) if staying else without(game, effect.id)
            )
    return game


def lends_by(table: Table, game: Game, commander: str) -> str:
    """Return the source of what a commander lends: État-Major where it has that, else Commandement."""
    ability = STAFF if has(table, game, game.fighters[commander], STAFF) else COMMANDERS[0]
    return f"{LEAD}{ability}"


def _lending(table: Table, game: Game, command: Lead, loan: Loan) -> Game:
    """Return the state with a fighter in the effect that lends one value of a commander."""
    source = lends_by(table, game, command.commander)
    change = Modifier(
        loan.characteristic.value, loan.value, source, ModifierKind.REPLACE, Until.GAME_END, game.turn
    )
    for effect in game.effects:
        same = leads(effect) and effect.caster == command.commander
        if same and effect.modifiers[0].characteristic == loan.characteristic:
            fighters = tuple(key for key in game.fighters if key in (*effect.fighters, command.fighter))
            return with_effect(game, replace(effect, fighters=fighters, modifiers=(change,), source=source))
    made = Effect(
        source=source, fighters=(command.fighter,), modifiers=(change,), caster=command.commander,
        around=command.commander, bond=Bond.BENEFIT, lasting=Lasting.GAME,
        radius=table.ruleset.command.radius,
    )  # fmt: skip
    return put(game, made)


RULES: dict[type[Command], CommandRule] = {
    Steady: CommandRule(_check_steady, _steady),
    Lead: CommandRule(_check_lead, _lead),
}
