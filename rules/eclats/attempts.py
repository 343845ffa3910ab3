"""Taking the initiative: an idea, what it may win, and the throws for it over several turns.

The ruleset says whether a refused idea gives the phase back, and whether with the 0 the attack of that phase
is still to be made: it is the one that strikes with the advantage.
"""

from __future__ import annotations

from dataclasses import replace

from rules.battle import commands as c
from rules.battle.decisions.eclats import REFUSED_IDEA, WON_IDEA
from rules.battle.effects import put
from rules.battle.events import Rolled
from rules.battle.state import Attempt, AttemptState, Effect, Gain, Game, Lasting, Reach
from rules.battle.system import CommandRule, Outcome, Roll, Table, unknown
from rules.eclats.commands import Answer, Chance, Drop, Propose
from rules.eclats.parts import HEROES, INITIATES, refusal_of
from rules.eclats.throws import CHARACTERISTICS, die_of, no_such_face, refused_throw
from rules.text import Message, Refusal

MOST_CHANCES = 6
_PURSUED = (AttemptState.PROPOSED, AttemptState.OPEN)


def pursued(game: Game, key: str) -> Attempt | None:
    """Return the idea that somebody has proposed or throws for, None when it is over or there is none."""
    attempt = game.fighters[key].attempt
    return attempt if attempt is not None and attempt.state in _PURSUED else None


def gives_back(table: Table, game: Game, attempt: Attempt) -> bool:
    """Tell whether refusing an idea gives the phase back, if it has not passed meanwhile."""
    if not table.ruleset.follows(REFUSED_IDEA, "back"):
        return False
    return game.phase == INITIATES and attempt.since == game.turn


def gain_message(key: str, gain: Gain) -> Message:
    """Return what somebody may win or has won, with whom it is for and for how many turns."""
    code = f"gain.eclats.{gain.reach}" + "_turns" * (gain.turns > 1)
    return Message(code, {"advantage": gain.words, "fighter": key, "n": gain.turns})


def _told(key: str, attempt: Attempt) -> list[dict[str, object]]:
    """Return all that an attempt wins as a label keeps it, to be worded late."""
    messages = (gain_message(key, gain) for gain in attempt.stakes)
    return [{"code": message.code, "data": message.data} for message in messages]


def _none() -> Refusal:
    return Refusal(Message("refusal.eclats.no_attempt"), overridable=False)


# -- the idea and its answer ------------------------------------------------------------------------


def _check_propose(_table: Table, game: Game, command: Propose) -> Refusal | None:
    if command.fighter in game.fighters and not command.idea.strip():
        return Refusal(Message("refusal.eclats.no_idea"), overridable=False)
    if (refusal := refusal_of(game, command.fighter, "propose")) is not None:
        return refusal
    running = pursued(game, command.fighter)
    return Refusal(Message("refusal.eclats.running", {"idea": running.idea})) if running else None


def _propose(_table: Table, game: Game, command: Propose, _roll: Roll) -> Outcome:
    attempt = Attempt(idea=command.idea.strip(), since=game.turn)
    after = game.with_fighter(command.fighter, attempt=attempt, activated=True)
    data = {"fighter": command.fighter, "idea": attempt.idea}
    return Outcome(after, Message("step.eclats.proposed", data))


def _check_answer(table: Table, game: Game, command: Answer) -> Refusal | None:
    fighter = game.fighters.get(command.fighter)
    if fighter is None:
        return unknown()
    if fighter.attempt is None or fighter.attempt.state is not AttemptState.PROPOSED:
        return _none()
    if not command.accepted:
        return None
    if command.characteristic not in CHARACTERISTICS:
        return Refusal(Message("refusal.eclats.which_characteristic"), overridable=False)
    if not 1 <= command.chances <= MOST_CHANCES:
        return Refusal(Message("refusal.eclats.chances", {"most": MOST_CHANCES}), overridable=False)
    if any(gain.turns < 1 for gain in command.gains):
        return Refusal(Message("refusal.eclats.turns"), overridable=False)
    # granted in vain where the value allows no throw at all
    return refused_throw(table, game, fighter.id, command.characteristic, 0)


def _answer(table: Table, game: Game, command: Answer, _roll: Roll) -> Outcome:
    attempt = game.fighters[command.fighter].attempt
    assert attempt is not None
    data: dict[str, object] = {"fighter": command.fighter, "idea": attempt.idea}
    if not command.accepted:
        back = gives_back(table, game, attempt)
        after = game.with_fighter(
            command.fighter,
            attempt=replace(attempt, state=AttemptState.REFUSED),
            activated=game.fighters[command.fighter].activated and not back,
        )
        return Outcome(after, Message("step.eclats.refused", data))
    first, *others = command.gains or (Gain(""),)
    gains = [replace(first, words=first.words.strip() or attempt.idea)]
    gains += (replace(gain, words=gain.words.strip()) for gain in others if gain.words.strip())
    accepted = replace(
        attempt,
        gains=tuple(gains),
        characteristic=command.characteristic,
        chances=command.chances,
        state=AttemptState.OPEN,
    )
    data |= {"gains": _told(command.fighter, accepted), "n": command.chances}
    data["characteristic"] = command.characteristic
    after = game.with_fighter(command.fighter, attempt=accepted)
    return Outcome(after, Message("step.eclats.granted", data))


# -- the throws -------------------------------------------------------------------------------------


def _check_chance(table: Table, game: Game, command: Chance) -> Refusal | None:
    """Check a throw: in a later Initiés phase, with a re-throw left to the characteristic."""
    fighter = game.fighters.get(command.fighter)
    if fighter is None:
        return unknown()
    attempt = fighter.attempt
    if attempt is None or attempt.state is not AttemptState.OPEN:
        return _none()
    if (refusal := no_such_face(command.die)) is not None:
        return refusal
    if attempt.since >= game.turn:
        return Refusal(Message("refusal.eclats.too_early"))
    refusal = refusal_of(game, fighter.id, "chance")
    again = attempt.now > 0  # its first throw was its part in the phase
    if refusal is not None and not (again and refusal.code == "refusal.eclats.acted"):
        return refusal
    return refused_throw(table, game, fighter.id, attempt.characteristic, attempt.now)


def _chance(table: Table, game: Game, command: Chance, roll: Roll) -> Outcome:
    key = command.fighter
    attempt = game.fighters[key].attempt
    assert attempt is not None
    die = die_of(command.die, roll)
    attempt = replace(attempt, dice=(*attempt.dice, die), now=attempt.now + 1)
    code = "step.eclats.chance"
    if die == 0:
        attempt, code = replace(attempt, state=AttemptState.WON), "step.eclats.took"
    elif not attempt.left:
        attempt, code = replace(attempt, state=AttemptState.LOST), "step.eclats.lost"
    strikes = attempt.state is AttemptState.WON and table.ruleset.follows(WON_IDEA, "attack")
    after = game.with_fighter(key, attempt=attempt, activated=not strikes)
    if attempt.state is AttemptState.WON:
        after = _with_gains(after, key, attempt)
    data: dict[str, object] = {"fighter": key, "characteristic": attempt.characteristic, "die": die}
    data |= {"left": attempt.left, "gains": _told(key, attempt), "idea": attempt.idea}
    what = Message("roll.eclats.chance", data)
    rolled = Rolled(what, (die,), command.die is not None, (), float(die), Message(code, data))
    return Outcome(after, Message(code, data), (rolled,))


def _with_gains(game: Game, key: str, attempt: Attempt) -> Game:
    """Return the state with all that was won in force at once, on those whom each gain is for."""
    side = tuple(f.id for f in game.fighters.values() if f.on_table and game.side_of(f.id).key == HEROES)
    for gain in attempt.stakes:
        others = tuple(each for each in side if each != key)
        whom = {Reach.SELF: (key,), Reach.ALLIES: others, Reach.GROUP: side}[gain.reach]
        lasting, turns = (Lasting.TURNS, gain.turns) if gain.turns > 1 else (Lasting.TURN, 0)
        if whom:
            effect = Effect(source=gain.words, fighters=whom, caster=key, lasting=lasting, turns=turns)
            game = put(game, effect)
    return game


def _check_drop(_table: Table, game: Game, command: Drop) -> Refusal | None:
    if command.fighter not in game.fighters:
        return unknown()
    return None if pursued(game, command.fighter) is not None else _none()


def _drop(_table: Table, game: Game, command: Drop, _roll: Roll) -> Outcome:
    attempt = game.fighters[command.fighter].attempt
    assert attempt is not None
    after = game.with_fighter(command.fighter, attempt=replace(attempt, state=AttemptState.LOST))
    return Outcome(after, Message("step.eclats.dropped", {"fighter": command.fighter, "idea": attempt.idea}))


RULES: dict[type[c.Command], CommandRule] = {
    Propose: CommandRule(_check_propose, _propose),
    Answer: CommandRule(_check_answer, _answer),
    Chance: CommandRule(_check_chance, _chance),
    Drop: CommandRule(_check_drop, _drop),
}
