"""Tactics on figures (Les Tactiques): Tir réactif, Tir ciblé, Interceptor, and Rallier's call.

The program knows no distances and no sight: who asks for a tactic gives the word that it is in reach.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from rules.battle.action_checks import first, present, speakers, speaks, when
from rules.battle.aiming import at_nobody
from rules.battle.assault import placed, told
from rules.battle.commands import Command
from rules.battle.contacts import free, parted, touch_refusal
from rules.battle.decisions.monconf import (
    INTERCEPT_AGAIN,
    REACTIVE_ACTED,
    REACTIVE_ACTION,
    REACTIVE_MOVES,
    REACTIVE_WALK,
)
from rules.battle.deeds import with_deed, without_deeds
from rules.battle.events import Rolled
from rules.battle.one_die import (
    check_dice,
    dice_of,
    made_of,
    reasons_of,
    tested_value,
    value_unknown,
    verdict_of,
)
from rules.battle.sight import moved, unseen
from rules.battle.state import Deed, DeedState, Fighter, Game, other
from rules.battle.system import CommandRule, Outcome, Roll, Table, unknown
from rules.dice import FACES, Check
from rules.monconf.acting import announced, friends, has, shoots, shot_due, spent
from rules.monconf.actions import ACTIONS, Action
from rules.monconf.charging import charged, charges
from rules.monconf.commands import AimedShot, CallToRally, Intercept, ReactiveShot
from rules.monconf.marking import cowed, marked, with_mark
from rules.monconf.marks import RALLY, REACTION
from rules.monconf.notes import (
    AIMED,
    CALLED,
    INTERCEPTED,
    MISSED,
    PAST,
    in_reaction,
    missed_by,
    noted,
    with_note,
)
from rules.monconf.points import affords, cost, paid
from rules.text import Message, Reason, Refusal
from rules.values import Characteristic

MYSTIC = "mystic"
COMMANDERS = ("leadership", "general_staff")


def movers(table: Table, game: Game) -> tuple[Fighter, ...]:
    """Return who has announced a move that Tir réactif answers."""
    moving = ((fighter, announced(fighter)) for fighter in speakers(game))
    return tuple(f for f, deed in moving if deed is not None and _provokes(table, ACTIONS[deed.action]))


def _provokes(table: Table, action: Action) -> bool:
    """Tell whether Tir réactif answers an action: the four that it names, and what the ruleset adds."""
    rules = table.ruleset
    return (
        action.provokes
        or (action.charge and not rules.follows(REACTIVE_MOVES, "four"))
        or (action.walks_and_shoots and rules.follows(REACTIVE_MOVES, "walks"))
    )


def interceptors(game: Game) -> tuple[Fighter, ...]:
    """Return who may intercept a move: who is free and has not acted, of the side without the hand."""
    return tuple(fighter for fighter in _onlookers(game) if not fighter.activated)


def shooters(table: Table, game: Game) -> tuple[Fighter, ...]:
    """Return who may shoot at a move: free shooters of the side without the hand; a sketch may be one."""
    return tuple(
        fighter
        for fighter in _onlookers(game)
        if (not fighter.activated or _shoots_again(table, fighter))
        and shoots(table, game, fighter) is not False
    )


def _shoots_again(table: Table, fighter: Fighter) -> bool:
    """Tell whether who has acted may make a Tir réactif all the same: by its card, not in reaction."""
    return table.ruleset.follows(REACTIVE_ACTED, "anybody") and not marked(fighter, REACTION)


def answerers(table: Table, game: Game) -> tuple[Fighter, ...]:
    """Return who may answer a move with one tactic or the other."""
    able = {fighter.id for fighter in (*interceptors(game), *shooters(table, game))}
    return tuple(fighter for fighter in _onlookers(game) if fighter.id in able)


def blockers(table: Table, game: Game) -> tuple[Fighter, ...]:
    """Return who may intercept the walk of a Tir réactif: as :func:`interceptors`, of the side shot at.

    Who has been given an action has that one to resolve.
    """
    if not _in_reaction(table, game):
        return ()
    mine = _free_of(game, game.hand)
    return tuple(fighter for fighter in mine if not fighter.activated and announced(fighter) is None)


def _in_reaction(table: Table, game: Game) -> tuple[Fighter, ...]:
    """Return who walks by the action of a Tir réactif while the move that it answered is resolved."""
    if table.ruleset.follows(REACTIVE_WALK, "refused"):
        return ()
    shot = ((fighter, in_reaction(fighter)) for fighter in game.fighters.values() if fighter.on_table)
    return tuple(
        fighter
        for fighter, deed in shot
        if deed is not None
        and (mover := game.fighters.get(deed.target)) is not None
        and mover.card in game.speaking
        and _may_stop(table, game, fighter, deed)
    )


def _onlookers(game: Game) -> tuple[Fighter, ...]:
    """Return who is free on the side without the hand."""
    return _free_of(game, other(game.hand)) if game.hand else ()


def _free_of(game: Game, side: str) -> tuple[Fighter, ...]:
    """Return who of a side is on the table and free."""
    cards = (card for card, each in game.cards.items() if each.side == side)
    there = (fighter for card in cards for fighter in game.fighters_of(card))
    return tuple(fighter for fighter in there if fighter.on_table and free(game, fighter.id))


def _check_reaction(game: Game, key: str, target: str, *, acted: bool) -> Refusal | None:
    """Return why a fighter cannot react: it is not known, no enemy of who moves, or not free.

    Unless ``acted`` does not matter it has not acted either.
    """
    if not {key, target} <= {*game.fighters} or friends(game, key, target):
        return unknown()
    if (refusal := present(game, key)) is not None:
        return refusal
    fighter = game.fighters[key]
    return first(
        when(fighter.activated and not acted, "has_acted", fighter=key),
        when(not free(game, key), "not_free", fighter=key),
    )


def _reacted(table: Table, game: Game, key: str) -> Game:
    """Return the state with a fighter activated out of its card."""
    return with_mark(table, game.with_fighter(key, activated=True), key, REACTION)


# -- Tir réactif --------------------------------------------------------------------------------------


def _check_shot(table: Table, game: Game, command: ReactiveShot) -> Refusal | None:
    known = game.fighters.get(command.fighter)
    acted = known is not None and _shoots_again(table, known)
    if (refusal := _check_reaction(game, command.fighter, command.target, acted=acted)) is not None:
        return refusal
    fighter = game.fighters[command.fighter]
    moves = any(mover.id == command.target for mover in movers(table, game))
    return first(
        when(not moves, "not_moving", fighter=command.target),
        when(shoots(table, game, fighter) is False, "not_a_shooter", fighter=fighter.id),
        unseen(game, fighter.id, command.target),
        cowed(table, fighter),
        affords(game, game.side_of(fighter.id).key, cost("reactive_shot")),
    )


def _shot(table: Table, game: Game, command: ReactiveShot, _roll: Roll) -> Outcome:
    """Shoot at once; the walk that belongs to the action is made at the table, where the ruleset has it."""
    key, alone = command.fighter, table.ruleset.follows(REACTIVE_ACTION, "shot")
    after = paid(game, game.side_of(key).key, cost("reactive_shot"))
    after = with_deed(after, key, Deed(action="shoot", target=command.target, still=alone))
    code = "step.reactive_shot" if alone else "step.reactive_action"
    data = {"fighter": key, "target": command.target}
    return Outcome(_reacted(table, after, key), Message(code, data))


# -- Tir ciblé ----------------------------------------------------------------------------------------


def _check_aimed(_table: Table, game: Game, command: AimedShot) -> Refusal | None:
    if command.target not in ("", *game.fighters):
        return unknown()
    if (refusal := speaks(game, command.fighter)) is not None:
        return refusal
    deed = announced(game.fighters[command.fighter])
    if deed is None or deed.action not in ("shoot", "precise"):
        return Refusal(Message("refusal.no_aimable_shot", {"fighter": command.fighter}), overridable=False)
    side, target = game.side_of(command.fighter).key, command.target
    return first(
        when(noted(deed, AIMED), "aimed_already", fighter=command.fighter),
        at_nobody(game, command.fighter, target) if target else None,
        affords(game, side, cost("aimed_shot")),
    )


def _aimed(_table: Table, game: Game, command: AimedShot, _roll: Roll) -> Outcome:
    key = command.fighter
    deed = announced(game.fighters[key]) or Deed(action="shoot")
    target = command.target or deed.target
    after = paid(game, game.side_of(key).key, cost("aimed_shot"))
    after = with_deed(after, key, replace(with_note(deed, AIMED), target=target))
    code = "step.aimed_shot_at" if target else "step.aimed_shot"
    return Outcome(after, Message(code, {"fighter": key, "target": target}))


# -- Interceptor --------------------------------------------------------------------------------------


def stoppable(table: Table, game: Game) -> tuple[Fighter, ...]:
    """Return whose move may be stopped now: announced ones, who has just got away, and who may still walk.

    The last are mystics, and who shot in reaction where the ruleset lets that walk be answered.
    """
    moving = (fighter for fighter in speakers(game) if _moves(table, game, fighter))
    return (*moving, *_in_reaction(table, game))


def _moves(table: Table, game: Game, fighter: Fighter) -> bool:
    """Tell whether a fighter moves by its action, or may still: a mystic walks before and after its spells.

    Who is in contact walks nowhere, and who was stopped once stays where it is, whatever it does then:
    its move was spent on that contact, also where its interceptor dies before it has shot or cast. Where
    the ruleset says so a move that somebody failed to stop goes on.
    """
    deed = _last(fighter)
    if deed is None or not _may_stop(table, game, fighter, deed):
        return False
    row = ACTIONS[deed.action]
    if deed.state is DeedState.ANNOUNCED:
        return row.factor > 0 and not row.escapes and not shot_due(fighter)
    walks_on = deed.action == MYSTIC and not fighter.activated
    return deed.state is DeedState.DONE and (row.escapes or walks_on)


def _may_stop(table: Table, game: Game, fighter: Fighter, deed: Deed) -> bool:
    """Tell whether nothing has ended the move of an action yet: contact, an interception, what came since."""
    if noted(deed, INTERCEPTED) or noted(deed, PAST):
        return False
    if missed_by(deed) and table.ruleset.follows(INTERCEPT_AGAIN, "nobody"):
        return False
    return free(_on_its_way(game, fighter.id), fighter.id)


def _last(fighter: Fighter) -> Deed | None:
    """Return the action that a fighter was given, or else what it did last."""
    return announced(fighter) or next(reversed(fighter.deeds), None)


def _on_its_way(game: Game, key: str) -> Game:
    """Return the state with a fighter apart from the target that its Désengagement has just reached.

    Its test, its move and its contact are one gesture, and nobody can stop a move before it is known to be
    made. So Interceptor answers it afterwards, and takes that contact back before it is resolved.
    """
    deed = _last(game.fighters[key])
    escaped = deed is not None and ACTIONS[deed.action].escapes and deed.state is DeedState.DONE
    return parted(game, key, deed.target) if deed is not None and escaped and deed.target else game


def _check_intercept(table: Table, game: Game, command: Intercept) -> Refusal | None:
    refusal = _check_reaction(game, command.fighter, command.mover, acted=False)
    refusal = first(refusal, check_dice(table, command.dice), check_dice(table, command.against))
    if refusal is not None and not refusal.overridable:
        return refusal
    for key in (command.fighter, command.mover):
        if command.success is None and tested_value(table, game, key, Characteristic.INI).total is None:
            return value_unknown(key, Characteristic.INI.value)
    far = touch_refusal(table, _on_its_way(game, command.mover), command.fighter, command.mover)
    stops = [fighter.id for fighter in stoppable(table, game)]
    deed = _last(game.fighters[command.mover])
    missed = deed is not None and command.fighter in missed_by(deed)
    again = missed and not table.ruleset.follows(INTERCEPT_AGAIN, "same")
    return first(
        refusal,
        when(announced(game.fighters[command.fighter]) is not None, "acts_now", fighter=command.fighter),
        when(command.mover not in stops, "not_moving", fighter=command.mover),
        when(again, "intercept_missed", fighter=command.fighter, target=command.mover),
        None if far is None else Refusal(far.message),
        affords(game, game.side_of(command.fighter).key, cost("interceptor")),
    )


def _intercept(table: Table, game: Game, command: Intercept, roll: Roll) -> Outcome:
    """Test and stop: strictly higher wins, a tie is the mover's; its action is never cancelled.

    A stopped move is an engagement, of whatever action it was; the ruleset says whether a charge is weighed
    against the interceptor all the same. A shot or a spell that goes with it is still to come.
    """
    key, mover = command.fighter, command.mover
    after = paid(game, game.side_of(key).key, cost("interceptor"))
    rolls: tuple[Rolled, ...] = ()
    success = command.success
    if success is None:
        rolls, success = _opposed(table, game, command, roll)
    label = Message(
        "step.intercepted" if success else "step.not_intercepted", {"fighter": key, "target": mover}
    )
    if success:
        after = _stopped(table, _reacted(table, without_deeds(after, key, *ACTIONS), key), key, mover)
        label = told(game, after, mover, mover, label, "intercepted")
        if any(deed.target == key and charges(table, deed) for deed in after.fighters[mover].deeds[-1:]):
            after, weighed = charged(table, after, key, mover)
            rolls = (*rolls, weighed)
    else:
        after = _missed(after, key, mover)
    return Outcome(after, label, rolls)


def _stopped(table: Table, game: Game, key: str, mover: str) -> Game:
    after = moved(placed(table, _on_its_way(game, mover), mover, key))
    deed = announced(game.fighters[mover])
    if deed is None:
        deeds = game.fighters[mover].deeds
        told_of = tuple(
            replace(with_note(d, INTERCEPTED), target=key if ACTIONS[d.action].contact else d.target)
            for d in deeds[-1:]
        )
        return after.with_fighter(mover, deeds=(*deeds[:-1], *told_of))
    goes_on = ACTIONS[deed.action].shot is not None and not ACTIONS[deed.action].shoots_first
    if goes_on or deed.action == MYSTIC:
        return with_deed(after, mover, with_note(deed, INTERCEPTED))
    done = replace(with_note(deed, INTERCEPTED), state=DeedState.DONE, target=key)
    after = with_deed(without_deeds(after, mover, deed.action), mover, done)
    return after.with_fighter(mover, activated=True)


def _missed(game: Game, key: str, mover: str) -> Game:
    """Return the state with a move that goes on, and remembers who has failed to stop it."""
    deed = _last(game.fighters[mover])
    deeds = game.fighters[mover].deeds
    return game.with_fighter(
        mover, deeds=tuple(with_note(d, f"{MISSED}{key}") if d is deed else d for d in deeds)
    )


def _opposed(table: Table, game: Game, command: Intercept, roll: Roll) -> tuple[tuple[Rolled, ...], bool]:
    """Make both INI tests; a die that falls here without a decision on its 6 keeps it."""
    values = [tested_value(table, game, key, Characteristic.INI) for key in (command.fighter, command.mover)]
    dice = [typed or (roll(FACES),) for typed in (command.dice, command.against)]
    mine, theirs = (made_of(table, v.total or 0, d) for v, d in zip(values, dice, strict=True))
    success = beats(mine, theirs)
    tests = tuple(
        Rolled(
            Message("roll.intercept", {"fighter": key}), dice_of(check), bool(typed) and not here,
            (_whose(key, check), *reasons_of(check, value.reasons)), check.total, verdict_of(won),
        )
        for key, check, typed, here, value, won in (
            (command.fighter, mine, command.dice, command.thrown_here, values[0], success),
            (command.mover, theirs, command.against, command.against_thrown_here, values[1], not success),
        )
    )  # fmt: skip
    return tests, success


def _whose(key: str, check: Check) -> Reason:
    """Tell whose test it is and how much it made, before the sum of it."""
    return Reason(Message("roll.made", {"fighter": key, "n": check.total or 0}), 0)


def beats(mine: Check, theirs: Check) -> bool:
    """Tell whether a test is strictly higher than another, and no failure by itself."""
    return not mine.fails and (theirs.fails or (mine.total or 0) > (theirs.total or 0))


# -- Rallier --------------------------------------------------------------------------------------------


def _check_call(table: Table, game: Game, command: CallToRally) -> Refusal | None:
    if (refusal := speaks(game, command.fighter)) is not None:
        return refusal
    fighter = game.fighters[command.fighter]
    side = game.side_of(fighter.id)
    commands = has(table, game, fighter, *COMMANDERS)
    return first(
        spent(fighter),
        when(commands is False, "not_a_commander", fighter=fighter.id),
        cowed(table, fighter),
        when(not free(game, fighter.id), "not_free", fighter=fighter.id),
        when(bool(side.marks.get(RALLY)), "called_already", side=side.key),
        affords(game, side.key, cost("rally")),
    )


def _call(_table: Table, game: Game, command: CallToRally, _roll: Roll) -> Outcome:
    key, side = command.fighter, game.side_of(command.fighter)
    after = paid(game, side.key, cost("rally")).with_side(side.key, marks={**side.marks, RALLY: 1})
    deed = Deed(action="walk", state=DeedState.ANNOUNCED, engaged=not free(game, key), note=CALLED)
    after = with_deed(without_deeds(after, key, *ACTIONS), key, deed)
    return Outcome(after, Message("step.called_to_rally", {"fighter": key}))


RULES: Mapping[type[Command], CommandRule] = {
    ReactiveShot: CommandRule(_check_shot, _shot),
    AimedShot: CommandRule(_check_aimed, _aimed),
    Intercept: CommandRule(_check_intercept, _intercept),
    CallToRally: CommandRule(_check_call, _call),
}
