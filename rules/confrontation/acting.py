"""Cumulative actions (V-B-3, V-D), one fighter at a time, and the dive for cover.

An action once broken off cannot be resumed.
"""

from __future__ import annotations

from collections.abc import Callable

from rules.battle.action_checks import first, present, said, speaks, when
from rules.battle.action_commands import Act, Dive
from rules.battle.aiming import at_nobody
from rules.battle.callings import is_mystic, is_unarmed
from rules.battle.commands import Command
from rules.battle.contacts import free
from rules.battle.decisions.activation import DIVE
from rules.battle.deeds import deed_of, with_deed
from rules.battle.sight import moved
from rules.battle.state import Deed, DeedState, Fighter, Game
from rules.battle.system import CommandRule, Outcome, Roll, Table, unknown
from rules.confrontation.action_checks import LATER, covered, opened, sheltered
from rules.confrontation.actions import (
    ACTIONS,
    ACTS,
    CUMULATIVE,
    at_large,
    combines,
    exclusive,
    must_cover,
    pending,
    shots,
    speakers,
    unmoved,
    walked,
)
from rules.confrontation.owing import bound, walks_owed
from rules.text import Message, Refusal


def _check_act(table: Table, game: Game, command: Act) -> Refusal | None:
    if command.action not in CUMULATIVE or command.target not in ("", *game.fighters):
        return unknown()
    if (refusal := speaks(game, command.fighter)) is not None:
        return refusal
    fighter = game.fighters[command.fighter]
    waiting = pending(game)
    owing = [f.id for f in bound(game) if f.id != fighter.id and game.step != ACTS]
    walking = [each.fighter for each in walks_owed(table, game) if each.fighter != fighter.id]
    return first(
        when(bool(waiting), "resolve_first", fighter=waiting[0].id if waiting else ""),
        when(bool(owing), "cover_open", fighter=owing[0] if owing else ""),
        when(bool(walking), "walk_open", fighter=walking[0] if walking else ""),
        _after_exclusive(table, game, fighter, command),
        when(must_cover(game, fighter), "must_cover"),
        when(fighter.activated and not exclusive(fighter), "turn_over"),
        when(command.action != "mystic" and _stuck(fighter), "disengage_failed"),
        _ACTS[command.action](table, game, fighter, command),
    )


def _stuck(fighter: Fighter) -> bool:
    return deed_of(fighter, "disengage", state=DeedState.FAILED) is not None


def _after_exclusive(table: Table, game: Game, fighter: Fighter, command: Act) -> Refusal | None:
    """Check V-B-4: after an exclusive action nothing, but for mages, faithful and shooters [E].

    They combine it with a shot or a spell, never with a walk, one declared with the shot included. An
    engagement lost by failing to disengage leaves mystic actions.
    """
    done = exclusive(fighter)
    if not done or (command.action == "mystic" and _stuck(fighter)):
        return None
    walks = command.walks or command.action == "walk"
    if walks or not ACTIONS[done].combines or not combines(table, game, fighter):
        return Refusal(Message("refusal.exclusive_done", {"action": done}))
    return when(not table.ruleset.actions.combines, "combination", action=done)


def _check_walk(_table: Table, game: Game, fighter: Fighter, _command: Act) -> Refusal | None:
    undeclared = deed_of(fighter, "walk") is None and deed_of(fighter, "shoot") is not None
    return first(
        when(walked(fighter), "walked"),
        when(not at_large(game, fighter), "walk_engaged", fighter=fighter.id),
        when(undeclared, "walk_not_declared"),
    )


def _check_shot(table: Table, game: Game, fighter: Fighter, command: Act) -> Refusal | None:
    made, most = sum(deed.action == "shoot" for deed in fighter.deeds), shots(table, game, fighter)
    late = command.walks and made > 0 and deed_of(fighter, "walk") is None
    return first(
        when(is_unarmed(table, game, fighter), "unarmed", fighter=fighter.id),
        when(not at_large(game, fighter), "shot_engaged", fighter=fighter.id),
        when(made >= most, "shots_made", n=most),
        when(command.walks and walked(fighter), "walked"),
        when(late, "walk_not_declared"),
        at_nobody(game, fighter.id, command.target),
    )


def _check_mystic(table: Table, game: Game, fighter: Fighter, _command: Act) -> Refusal | None:
    if (mystic := is_mystic(table, game, fighter)) is None:
        return None
    holds = sum(fighter.gems.values()) + fighter.faith > 0
    return first(
        when(not mystic, "not_mystic", fighter=fighter.id),
        when(not holds, "no_resources", fighter=fighter.id),
    )


_ACTS: dict[str, Callable[[Table, Game, Fighter, Act], Refusal | None]] = {
    "walk": _check_walk,
    "shoot": _check_shot,
    "mystic": _check_mystic,
}


def _act(table: Table, game: Game, command: Act, _roll: Roll) -> Outcome:
    after, words = done(table, game, command), command.action
    if words == "shoot" and after.fighters[command.fighter].deeds[-1].still:
        words = "shoot_still"
    return Outcome(after, said("acted", command.fighter, words, command.target))


def may_cast(table: Table, game: Game, key: str) -> Refusal | None:
    """Return why a fighter whose card is being played may not cast now; what it pays is asked elsewhere."""
    if game.phase != "activation" or game.fighters[key].card not in game.speaking:
        return None
    refusal = _check_act(table, game, Act(key, "mystic"))
    resources = ("refusal.no_resources", "refusal.not_mystic")
    return None if refusal is None or refusal.code in resources else refusal


def having_cast(table: Table, game: Game, key: str, target: str = "") -> Game:
    """Return the state with a spell cast remembered as a mystic action of the fighter's own turn (V-D-4)."""
    if game.phase != "activation" or game.fighters[key].card not in game.speaking:
        return game
    return done(table, game, Act(key, "mystic", target))


def done(table: Table, game: Game, command: Act) -> Game:
    """Return the state with a cumulative action done: the fighter's turn opened, the deed remembered."""
    key = command.fighter
    after = opened(table, game, key)
    if command.action == "shoot":
        after = sheltered(after)
    engaged = not free(game, key)
    if command.walks and not walked(after.fighters[key]):
        after = with_deed(after, key, Deed(action="walk", state=DeedState.ANNOUNCED, engaged=engaged))
    still = command.action == "shoot" and unmoved(after.fighters[key])
    deed = Deed(action=command.action, target=command.target, engaged=engaged, still=still)
    after = with_deed(after, key, deed)
    return moved(after) if command.action == "walk" else after


# -- diving for cover -----------------------------------------------------------------------------


def shot_at(game: Game, key: str) -> bool:
    """Tell whether a fighter who speaks has shot at a fighter."""
    return any(d.action == "shoot" and d.target == key for f in speakers(game) for d in f.deeds)


def _check_dive(_table: Table, game: Game, command: Dive) -> Refusal | None:
    if (refusal := present(game, command.fighter)) is not None:
        return refusal
    fighter = game.fighters[command.fighter]
    if deed_of(fighter, "dive") is not None:
        return Refusal(Message("refusal.dived"), overridable=False)
    over = fighter.activated or fighter.card in (*game.speaking, *game.side_of(fighter.id).played)
    return first(
        when(over, "turn_over"),
        when(not free(game, fighter.id), "engaged", fighter=fighter.id),
        when(not shot_at(game, fighter.id), "not_shot_at", fighter=fighter.id),
    )


def _dive(table: Table, game: Game, command: Dive, _roll: Roll) -> Outcome:
    later = table.ruleset.follows(DIVE, "later")
    deed = Deed(action="dive", engaged=not free(game, command.fighter), note=LATER if later else "")
    after = with_deed(game, command.fighter, deed)
    if table.ruleset.follows(DIVE, "at_once"):
        after = covered(after, command.fighter, ACTIONS["dive"])
    return Outcome(after, said("acted", command.fighter, "dive"))


RULES: dict[type[Command], CommandRule] = {
    Act: CommandRule(_check_act, _act),
    Dive: CommandRule(_check_dive, _dive),
}
