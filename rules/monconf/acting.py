"""Actions (Les Actions): assigned to the fighters of the card being played, then resolved one by one.

Freedom is judged as an action is assigned; each fighter has one action a turn; what a fighter carries the
program cannot see is the players' word, only what its card contradicts is refused.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from rules.battle.action_checks import first, resolving, said, speaks, when
from rules.battle.action_commands import Announce, Resolve
from rules.battle.aiming import at_nobody, gone
from rules.battle.assault import placed, reachable, told
from rules.battle.callings import is_mystic, is_shooter
from rules.battle.commands import Command
from rules.battle.contacts import free, parted, touching
from rules.battle.current import current, summed
from rules.battle.deeds import deed_of, with_deed, without_deeds
from rules.battle.effects import abilities_of
from rules.battle.events import Rolled
from rules.battle.one_die import check_dice, decided, succeeded, value_unknown
from rules.battle.reach import reach
from rules.battle.sight import moved, unseen
from rules.battle.state import Deed, DeedState, Fighter, Game
from rules.battle.system import CommandRule, Outcome, Roll, Table, unknown
from rules.monconf.actions import ACTIONS, Action, Aim, Arm, Needs
from rules.monconf.charging import charged
from rules.monconf.commands import Escape
from rules.monconf.marking import cowed, engaged_for, with_mark
from rules.monconf.marks import ALL_DEFENCE, ENGAGED
from rules.monconf.notes import AIMED, CALLED, COWED, PAST, SHOT, noted, with_note, without_note
from rules.text import Explained, Message, Reason, Refusal
from rules.values import Characteristic


def announced(fighter: Fighter) -> Deed | None:
    """Return the action that was assigned to a fighter and is not resolved."""
    return deed_of(fighter, *ACTIONS, state=DeedState.ANNOUNCED)


def shot_due(fighter: Fighter) -> bool:
    """Tell whether a fighter is to make the shot of its announced Tir d'assaut, before the charge."""
    deed = announced(fighter)
    return deed is not None and ACTIONS[deed.action].shoots_first and not noted(deed, SHOT)


def spent(fighter: Fighter) -> Refusal | None:
    """Return why a fighter is given no action: it has had its one, or made the shot that belongs to it."""
    over = fighter.activated or any(deed.state is not DeedState.ANNOUNCED for deed in fighter.deeds)
    return when(over, "has_acted", fighter=fighter.id) or shot_made(fighter)


def shot_made(fighter: Fighter) -> Refusal | None:
    """Return why the action of a fighter stands: its Tir d'assaut has begun, its shot is made."""
    deed = announced(fighter)
    return when(deed is not None and noted(deed, SHOT), "shot_made", fighter=fighter.id)


def potential(table: Table, game: Game, fighter: Fighter, action: str, level: int | None = None) -> Explained:
    """Return how far an action takes a fighter, in cm, from its current MOU with its reasons.

    Of two movements the level names the one, the fighter's own unless told.
    """
    return reach(table, game, fighter, ACTIONS[action].factor, level)


def has(table: Table, game: Game, fighter: Fighter, *abilities: str) -> bool | None:
    """Tell whether a fighter has one of these abilities, None for a sketch nobody has filled in."""
    if game.cards[fighter.card].sheet is None:
        return None
    return any(ability.id in abilities for ability in abilities_of(table, game, fighter))


def shoots(table: Table, game: Game, fighter: Fighter) -> bool | None:
    """Tell whether a fighter is a Tireur/X, None when its card is not known; TIR on it is enough."""
    return is_shooter(table, game, fighter) or has(table, game, fighter, "shooter")


# -- assigning ----------------------------------------------------------------------------------------


def _unfit(table: Table, game: Game, fighter: Fighter, arm: Arm) -> str:
    """Return what a fighter lacks for an action, empty when nothing is known to."""
    if arm in (Arm.SHOOTER, Arm.ASSAULT) and shoots(table, game, fighter) is False:
        return "not_a_shooter"
    if arm is Arm.ASSAULT and has(table, game, fighter, "assault_fire") is False:
        return "no_assault_weapon"
    if arm is Arm.ARTILLERY and has(table, game, fighter, "artillery") is False:
        return "no_artillery"
    if arm is Arm.MYSTIC and is_mystic(table, game, fighter) is False:
        return "not_a_mystic"
    return ""


def _unheld(game: Game, fighter: Fighter) -> str:
    """Return why a fighter has no enemy to leave: nobody is in contact, or not since a turn yet."""
    turns = engaged_for(game, fighter)
    return "not_engaged" if turns is None else "" if turns else "not_held"


_NEEDS: Mapping[Needs, Callable[[Game, Fighter], str]] = {
    Needs.FREE: lambda game, f: "" if free(game, f.id) else "not_free",
    Needs.ENGAGED: lambda game, f: "not_engaged" if free(game, f.id) else "",
    Needs.HELD: _unheld,
    Needs.ANY: lambda _game, _f: "",
}


def aims(table: Table, game: Game, key: str, row: Action, target: str) -> Refusal | None:
    """Return why an action cannot be at a target; a shot may be insisted on, whomever it is at."""
    if row.shoots_only:
        return at_nobody(game, key, target)
    if not target:
        return when(row.contact, "which_target")
    return first(
        when(row.aim is Aim.FREE_ENEMY and not free(game, target), "target_engaged", fighter=target),
        when(row.aim is Aim.FOE and target not in touching(game, key), "not_its_foe", fighter=target),
        when(row.escapes and touching(game, key) == (target,), "held_by_it", fighter=key, target=target),
        unseen(game, key, target) if row.needs_sight else None,
        reachable(table, game, key, target) if row.contact else None,
    )


def friends(game: Game, key: str, target: str) -> bool:
    """Tell whether a target is named and on the fighter's own side."""
    return bool(target) and game.side_of(target).key == game.side_of(key).key


def _check_announce(table: Table, game: Game, command: Announce) -> Refusal | None:
    if command.action not in ("", *ACTIONS) or command.target not in ("", *game.fighters):
        return unknown()
    if (refusal := speaks(game, command.fighter)) is not None:
        return refusal
    fighter = game.fighters[command.fighter]
    deed = announced(fighter)
    walks = when(
        deed is not None and noted(deed, CALLED) and command.action != "walk",
        "commander_walks", fighter=fighter.id,
    )  # fmt: skip
    if not command.action:
        nothing = Refusal(Message("refusal.nothing_announced"), overridable=False)
        return nothing if deed is None else shot_made(fighter) or walks
    row = ACTIONS[command.action]
    lenient = row.shoots_only or row.aim is Aim.SPECIAL
    if friends(game, fighter.id, command.target) and not lenient:
        return Refusal(Message("refusal.friends"), overridable=False)
    missing = _NEEDS[row.needs](game, fighter) or _unfit(table, game, fighter, row.arm)
    return first(
        spent(fighter),
        walks,
        when(bool(missing), missing, fighter=fighter.id),
        cowed(table, fighter) if row.active else None,
        aims(table, game, fighter.id, row, command.target),
    )


def _announce(table: Table, game: Game, command: Announce, _roll: Roll) -> Outcome:
    key = command.fighter
    after = without_deeds(game, key, *ACTIONS)
    if not command.action:
        return Outcome(after, Message("step.withdrawn", {"fighter": key}))
    before = announced(game.fighters[key])
    called = before is not None and noted(before, CALLED) and command.action == before.action
    deed = Deed(
        action=command.action, target=command.target, state=DeedState.ANNOUNCED, engaged=not free(game, key),
        note=CALLED if called else "",
    )  # fmt: skip
    if ACTIONS[command.action].active and cowed(table, game.fighters[key]) is not None:
        deed = with_note(deed, COWED)
    return Outcome(with_deed(after, key, deed), said("announced", key, command.action, command.target))


# -- resolving ----------------------------------------------------------------------------------------


def _check_resolve(table: Table, game: Game, command: Resolve) -> Refusal | None:
    refusal = resolving(game, command, announced)
    if refusal is not None and not refusal.overridable:
        return refusal
    fighter = game.fighters[command.fighter]
    deed = announced(fighter)
    assert deed is not None  # refused for good above
    row, target = ACTIONS[deed.action], command.target or deed.target
    if friends(game, fighter.id, target) and row.contact:
        return Refusal(Message("refusal.friends"), overridable=False)
    done = command.state is DeedState.DONE
    return first(
        refusal,
        when(command.state is not DeedState.LOST and shot_due(fighter), "shoots_first", fighter=fighter.id),
        when(done and row.escapes, "test_first", fighter=fighter.id),
        cowed(table, fighter) if done and row.active and not noted(deed, COWED) else None,
        _meets(table, game, fighter.id, deed, target) if done and row.contact else None,
        _shoots(game, fighter.id, deed, command.target) if done and row.shoots_only else None,
    )


def _meets(table: Table, game: Game, key: str, deed: Deed, target: str) -> Refusal | None:
    """Return why an action does not end in contact with a target: a charge is on who was shot at before.

    Whether the target is free was judged as the action was assigned; another one is judged now.
    """
    row = ACTIONS[deed.action]
    if target and target == deed.target:
        return reachable(table, game, key, target)
    return first(
        when(row.shoots_first and bool(deed.target), "shot_at_another", fighter=key, target=deed.target),
        aims(table, game, key, row, target),
    )


def _shoots(game: Game, key: str, deed: Deed, target: str) -> Refusal | None:
    """Return why a shot that was announced is not made: its target has gone, or another one is named now.

    What else speaks against its target was said as it was announced.
    """
    if target not in ("", deed.target):
        return at_nobody(game, key, target)
    return gone(game, deed.target) if deed.target else None


def _resolve(table: Table, game: Game, command: Resolve, _roll: Roll) -> Outcome:
    """Resolve an action: contact is made and a charge weighed; one too far turns into its lesser action."""
    fighter = game.fighters[command.fighter]
    deed = announced(fighter) or Deed(action="rest")
    row, target = ACTIONS[deed.action], command.target or deed.target
    rolls: tuple[Rolled, ...] = ()
    label = said(f"resolved_{command.state.value}", fighter.id, row.id, target)
    done = replace(deed, state=command.state, target=target)
    if command.state is DeedState.FAILED and row.lesser:
        done = replace(deed, action=row.lesser, state=DeedState.DONE, target="", note=row.id)
        label = said(f"turned_{row.lesser}", fighter.id, row.id)
    after = with_deed(without_deeds(game, fighter.id, row.id), fighter.id, done)
    if command.state is DeedState.DONE and row.contact:
        after = placed(table, after, fighter.id, target)
        if row.charge and target:
            after, weighed = charged(table, after, target, fighter.id)
            rolls = (weighed,)
    if done.state is DeedState.DONE and row.factor:
        after = moved(after)
    label = told(game, after, fighter.id, target, label)
    return Outcome(after.with_fighter(fighter.id, activated=True), label, rolls)


# -- Désengagement and Retraite -----------------------------------------------------------------------


def escape_value(table: Table, game: Game, key: str) -> Explained:
    """Return the INI to test with: current, −1 per enemy in contact."""
    value = current(game, game.fighters[key], Characteristic.INI, table.ruleset)
    if value.total is None:
        return Explained(None, ())
    enemies, each = len(touching(game, key)), table.ruleset.actions.disengage_each
    reasons = summed(value)
    if enemies and each:
        reasons += (Reason(Message("escape.enemies", {"n": enemies}), -enemies * each),)
    return Explained(value.total - enemies * each, reasons)


def _check_escape(table: Table, game: Game, command: Escape) -> Refusal | None:
    refusal = first(speaks(game, command.fighter), check_dice(table, command.dice))
    if refusal is not None and not refusal.overridable:
        return refusal
    deed = announced(game.fighters[command.fighter])
    if deed is None or not ACTIONS[deed.action].escapes:
        return Refusal(Message("refusal.no_escape", {"fighter": command.fighter}), overridable=False)
    if command.success is None and not free(game, command.fighter):
        if table.ruleset.actions.disengage is None:
            return Refusal(Message("refusal.say_outcome"), overridable=False)
        if escape_value(table, game, command.fighter).total is None:
            return value_unknown(command.fighter, Characteristic.INI.value)
    arrives = ACTIONS[deed.action].contact and command.reached and bool(deed.target)
    return first(refusal, reachable(table, game, command.fighter, deed.target) if arrives else None)


def _escape(table: Table, game: Game, command: Escape, roll: Roll) -> Outcome:
    """Test and move: who leaves may engage anew; a Désengagement that fails puts all dice in defence.

    Who has no enemy in contact any more leaves nobody, and tests nothing.
    """
    key = command.fighter
    settled = True if command.success is None and free(game, key) else command.success
    deed = announced(game.fighters[key]) or Deed(action="retreat")
    row = ACTIONS[deed.action]
    rolls = [] if settled is not None else [_tested(table, game, command, roll)]
    success = succeeded(rolls[0]) if settled is None else settled
    reached = success and row.contact and command.reached
    state = DeedState.DONE if success else DeedState.FAILED
    after = with_deed(
        without_deeds(game, key, row.id),
        key,
        replace(deed, state=state, target=deed.target if reached else ""),
    )
    if success:
        after = moved(with_mark(table, parted(after, key), key, ENGAGED, 0))
    elif row.contact:
        after = with_mark(table, after, key, ALL_DEFENCE)
    if reached:
        after = with_mark(table, placed(table, after, key, deed.target), key, ENGAGED, game.turn)
    came = "reached" if reached and deed.target else "done" if success else "failed"
    label = Message(f"step.{row.id}_{came}", {"fighter": key, "target": deed.target})
    label = told(game, after, key, deed.target, label, row.id)
    return Outcome(after.with_fighter(key, activated=True), label, tuple(rolls))


def _tested(table: Table, game: Game, command: Escape, roll: Roll) -> Rolled:
    value = escape_value(table, game, command.fighter)
    needed = table.ruleset.actions.disengage or 0
    what = Message("roll.escape", {"fighter": command.fighter, "difficulty": needed})
    return decided(table, what, value, needed, command.dice, roll, thrown_here=command.thrown_here)


# -- what a shot and a spell leave behind ---------------------------------------------------------------


def shot_lines(fighter: Fighter) -> tuple[Reason, ...]:
    """Return what the action of a shooter adds to its shooting test: precise +1, assault −2, aimed −1."""
    shots = [deed for deed in fighter.deeds if ACTIONS[deed.action].shot is not None or deed.note in ACTIONS]
    if not shots:
        return ()
    deed = shots[-1]
    action = deed.action if ACTIONS[deed.action].shot is not None else deed.note
    amount = ACTIONS[action].shot
    reasons = [Reason(Message(f"shot.{action}"), amount)] if amount else []
    if noted(deed, AIMED):
        reasons.append(Reason(Message("shot.aimed"), -1))
    return tuple(reasons)


def may_cast(table: Table, game: Game, key: str) -> Refusal | None:
    """Return why a fighter may not cast now: another action is its own, or it is frightened.

    What the table has insisted on for an action is not said again.
    """
    fighter = game.fighters[key]
    begun = deed_of(fighter, "mystic")
    nerve = None if begun is not None and noted(begun, COWED) else cowed(table, fighter)
    if game.phase != "activation" or fighter.card not in game.speaking:
        return nerve
    deed = announced(fighter)
    if deed is not None:
        other = when(deed.action != "mystic", "other_action", fighter=key, action=deed.action)
        return first(other, nerve)
    over = fighter.activated or any(d.action != "mystic" for d in fighter.deeds)
    return first(when(over, "has_acted", fighter=key), nerve)


def having_cast(table: Table, game: Game, key: str, target: str = "") -> Game:
    """Return the state with the mystic action done, the announced one where there is one.

    Further spells belong to the same action: it is done once, at the target of the last one.
    """
    fighter = game.fighters[key]
    if game.phase != "activation" or fighter.card not in game.speaking:
        return game
    deed = deed_of(fighter, "mystic") or Deed(action="mystic", engaged=not free(game, key))
    kept = tuple(d for d in fighter.deeds if d is not deed)
    deed = deed if cowed(table, fighter) is None else with_note(deed, COWED)
    engaged = deed.engaged or not free(game, key)
    done = replace(
        without_note(deed, PAST), state=DeedState.DONE, target=target or deed.target, engaged=engaged
    )
    return game.with_fighter(key, deeds=(*kept, done))


RULES: dict[type[Command], CommandRule] = {
    Announce: CommandRule(_check_announce, _announce),
    Resolve: CommandRule(_check_resolve, _resolve),
    Escape: CommandRule(_check_escape, _escape),
}
