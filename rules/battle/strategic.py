"""The strategic phase (IV): both sequences, the coordinators, the Tactique roll, who speaks first."""

from __future__ import annotations

from dataclasses import replace

from rules.battle import commands as c
from rules.battle.events import Rolled
from rules.battle.flow import ORDER, POINTS, ROLL, following
from rules.battle.flow import must_order as must_order
from rules.battle.one_die import failing
from rules.battle.sequence import open_activation
from rules.battle.state import SIDES, Game, TactiqueRoll, other
from rules.battle.system import Choice, Outcome, Roll, Rule, Table, unknown
from rules.battle.tactique import ASKED, coordinators_of_side, discipline
from rules.dice import FACES, Check, Opposed, Stand, Throw, natural, opposed
from rules.text import Explained, Message, Reason, Refusal

# -- ready ----------------------------------------------------------------------------------------


def _check_ready(_table: Table, game: Game, command: c.Ready) -> Refusal | None:
    if command.side not in game.sides:
        return unknown()
    if game.phase != "strategic" or game.step != ORDER:
        return Refusal(Message("refusal.order_locked"), overridable=False)
    return None


def _ready(table: Table, game: Game, command: c.Ready, _roll: Roll) -> Outcome:
    """Mark a side ready; when nobody is left to order, the next step comes."""
    after = game.with_side(command.side, ready=command.ready)
    if all(side.ready or not must_order(side) for side in after.sides.values()):
        after = replace(after, step=following(table.ruleset, after, ORDER))
    code = "step.ready" if command.ready else "step.not_ready"
    return Outcome(after, Message(code, {"side": command.side}))


# -- the Tactique roll (IV-B, II-A-3) ---------------------------------------------------------------


def tactique_total(table: Table, roll: TactiqueRoll) -> Explained:
    """Return the final result of a side's roll so far: natural result, DIS of the coordinator, named lines.

    The total is None before the first die. Nobody to coordinate: the plain die counts. A roll that fails
    by itself says why, whatever its total.
    """
    if not roll.dice:
        return Explained(None, ())
    reasons = [Reason(Message("roll.natural", {"dice": list(roll.dice)}), natural(roll.dice))]
    if roll.dis is not None:
        reasons.append(
            Reason(Message("roll.dis", {"fighter": roll.fighter or "", "name": roll.name}), roll.dis)
        )
    reasons += roll.lines
    total = sum(r.amount for r in reasons)
    return Explained(total, (*reasons, *failing(_test(table, roll))))


def _test(table: Table, roll: TactiqueRoll) -> Check:
    """Return a side's roll as an opposed test; without anybody to coordinate the plain die counts."""
    value = (roll.dis or 0) + sum(line.amount for line in roll.lines)
    throw = Throw(tuple((die,) for die in roll.dice), roll.final)
    return Check(value, throw, table.ruleset.natural_one_fails)


def _stand(table: Table, game: Game) -> Opposed:
    a, b = (_test(table, game.sides[key].tactique) for key in SIDES)
    return opposed(a, b, needs_winner=True)


def pending(roll: TactiqueRoll) -> bool:
    """Tell whether the side may still re-roll a 6 (II-A-1)."""
    return bool(Throw(tuple((die,) for die in roll.dice), roll.final).sixes)


def deciders(table: Table, game: Game) -> tuple[str, ...]:
    """Return the sides that decide on their 6 now (II-A-3): both where their totals are equal.

    Before the other has thrown, one with a 6 may decide or wait.
    """
    stand = _stand(table, game)
    if stand.stand is Stand.WAITS:
        return tuple(key for key in SIDES if pending(game.sides[key].tactique))
    return tuple(SIDES[n] for n in stand.places) if stand.stand is Stand.DECIDES else ()


def unseen(table: Table, game: Game) -> bool:
    """Tell whether both must choose unseen what to do with a 6: their totals are equal (II-A-3) [D]."""
    if all(game.sides[key].tactique.again for key in SIDES):
        return False  # both have chosen to throw again, and do
    found = _stand(table, game)
    return found.stand is Stand.DECIDES and len(found.places) == len(SIDES)


def to_choose(table: Table, game: Game) -> tuple[str, ...]:
    """Return the sides that have not yet chosen unseen what to do with their 6."""
    if not unseen(table, game):
        return ()
    return tuple(key for key in SIDES if game.sides[key].tactique.again is None)


def _check_six(table: Table, game: Game, side: str) -> Refusal | None:
    """Check whose decision a 6 is, and that equal totals are decided on unseen (II-A-3)."""
    if side not in deciders(table, game):
        return Refusal(Message("refusal.other_decides"))
    return Refusal(Message("refusal.choose_unseen")) if unseen(table, game) else None


def _check_roll_step(game: Game, side: str) -> Refusal | None:
    if side not in game.sides:
        return unknown()
    if game.phase != "strategic":
        return Refusal(Message("refusal.roll_over"), overridable=False)
    if game.winner:
        return Refusal(Message("refusal.roll_over"), overridable=False)
    return None


def _check_coordinator(table: Table, game: Game, command: c.ChooseCoordinator) -> Refusal | None:
    """Check IV-B: the fighter may coordinate this side; a typed name is the players' own business."""
    if (refusal := _check_roll_step(game, command.side)) is not None:
        return refusal
    if not command.fighter:
        return None
    if command.fighter not in game.fighters or game.side_of(command.fighter).key != command.side:
        return unknown()
    # what nobody knows, an unknown people or a sketch, is no bar once the table has typed a DIS
    typed = {"no_dis", *ASKED} if command.dis is not None else set()
    for candidate in coordinators_of_side(game, command.side, table.peoples, table.ruleset):
        barred = [code for code in candidate.reasons if code not in typed]
        if candidate.fighter == command.fighter and not candidate.eligible and barred:
            data: dict[str, object] = {"fighter": command.fighter, "reasons": barred}
            return Refusal(Message("refusal.may_not_coordinate", data))
    return None


def _coordinator(table: Table, game: Game, command: c.ChooseCoordinator, _roll: Roll) -> Outcome:
    dis, name = command.dis, command.name.strip()
    if command.fighter and dis is None:
        fighter = game.fighters[command.fighter]
        dis = discipline(game, fighter, table.ruleset)
    chosen = replace(
        game.sides[command.side].tactique,
        fighter=command.fighter or None,
        name=name,
        dis=None if command.nobody else dis,
        nobody=command.nobody,
    )
    after = _open_again(game.with_side(command.side, tactique=chosen))
    data = {"side": command.side, "fighter": command.fighter, "name": name, "dis": dis}
    label = Message("step.no_coordinator" if command.nobody else "step.coordinator", data)
    mine, theirs = chosen, after.sides[other(command.side)].tactique
    for loser, winner, key in ((mine, theirs, other(command.side)), (theirs, mine, command.side)):
        # K9: the side without anybody to coordinate loses the roll at once
        if loser.nobody and not winner.nobody and (winner.fighter or winner.name):
            after = _won(table, after, key)
    return Outcome(after, label)


def _open_again(game: Game) -> Game:
    """Return the state without what was chosen unseen: a total that changes opens the choice again."""
    for key in SIDES:
        game = game.with_side(key, tactique=replace(game.sides[key].tactique, again=None))
    return game


def _check_lines(_table: Table, game: Game, command: c.SetLines) -> Refusal | None:
    return _check_roll_step(game, command.side)


def _lines(_table: Table, game: Game, command: c.SetLines, _roll: Roll) -> Outcome:
    chosen = replace(game.sides[command.side].tactique, lines=command.lines)
    after = _open_again(game.with_side(command.side, tactique=chosen))
    lines = [{**line.message.data, "amount": line.amount} for line in command.lines]
    return Outcome(after, Message("step.tactique_lines", {"side": command.side, "lines": lines}))


def _check_throw(table: Table, game: Game, command: c.ThrowDie) -> Refusal | None:
    if (refusal := _check_roll_step(game, command.side)) is not None:
        return refusal
    if command.die is not None and not 1 <= command.die <= FACES:
        return Refusal(Message("refusal.no_such_face", {"faces": FACES}), overridable=False)
    roll = game.sides[command.side].tactique
    if roll.dice and not pending(roll):
        return Refusal(Message("refusal.already_thrown"), overridable=False)
    return _check_six(table, game, command.side) if roll.dice else None


def _throw(table: Table, game: Game, command: c.ThrowDie, roll: Roll) -> Outcome:
    was = game.sides[command.side].tactique
    die = command.die if command.die is not None else roll(FACES)
    now = replace(was, dice=(*was.dice, die), typed=command.die is not None, final=False, again=None)
    after = game.with_side(command.side, tactique=now)
    total = tactique_total(table, now)
    what = Message("roll.tactique", {"side": command.side})
    rolled = Rolled(what, now.dice, now.typed, total.reasons, total.total)
    after, outcome = _settled(table, after)
    data = {"side": command.side, "dice": list(now.dice), "total": total.total, "outcome": outcome}
    return Outcome(after, Message("step.threw", data), (rolled,))


def _check_keep(table: Table, game: Game, command: c.KeepSix) -> Refusal | None:
    if (refusal := _check_roll_step(game, command.side)) is not None:
        return refusal
    if not pending(game.sides[command.side].tactique):
        return Refusal(Message("refusal.no_six"), overridable=False)
    if (refusal := _check_six(table, game, command.side)) is not None:
        return refusal
    return Refusal(Message("refusal.chose_to_reroll")) if game.sides[command.side].tactique.again else None


def _keep(table: Table, game: Game, command: c.KeepSix, _roll: Roll) -> Outcome:
    """Decline the re-roll: a declined 6 is final [D]."""
    roll = replace(game.sides[command.side].tactique, final=True, again=None)
    after, outcome = _settled(table, game.with_side(command.side, tactique=roll))
    data = {"side": command.side, "total": tactique_total(table, roll).total, "outcome": outcome}
    return Outcome(after, Message("step.kept_six", data))


def _check_unseen(table: Table, game: Game, command: c.ChooseUnseen) -> Refusal | None:
    if (refusal := _check_roll_step(game, command.side)) is not None:
        return refusal
    return None if unseen(table, game) else Refusal(Message("refusal.nothing_unseen"), overridable=False)


def _choose_unseen(table: Table, game: Game, command: c.ChooseUnseen, _roll: Roll) -> Outcome:
    """Note what a side chose; once both have, it is told, and the 6s that are kept are kept for good."""
    chosen = replace(game.sides[command.side].tactique, again=command.again)
    game = game.with_side(command.side, tactique=chosen)
    if to_choose(table, game):
        return Outcome(game, Message("step.unseen_chosen", {"side": command.side}))
    throwing = [key for key in SIDES if game.sides[key].tactique.again]
    for key in SIDES:
        if key not in throwing:
            kept = replace(game.sides[key].tactique, final=True, again=None)
            game = game.with_side(key, tactique=kept)
    code = ("step.unseen_none_throws", "step.unseen_one_throws", "step.unseen_both_throw")[len(throwing)]
    data = {"side": throwing[0], "other": other(throwing[0])} if len(throwing) == 1 else {}
    after, _ = _settled(table, game)  # both kept: equal totals are thrown again
    return Outcome(after, Message(code, data))


def _settled(table: Table, game: Game) -> tuple[Game, str]:
    """Return the state once both rolls are final: the winner, or a new throw for both, and which it was.

    Equal results are thrown again; both fail, nobody succeeds and both throw again [D].
    """
    stand = _stand(table, game)
    if stand.stand is Stand.WON:
        winner = SIDES[stand.places[0]]
        return _won(table, game, winner), winner
    if stand.stand is not Stand.TIE:
        return game, ""
    for key in SIDES:
        game = game.with_side(
            key, tactique=replace(game.sides[key].tactique, dice=(), final=False, again=None)
        )
    return game, "tie"


def _won(table: Table, game: Game, winner: str) -> Game:
    after = replace(game, winner=winner)
    return replace(after, step=following(table.ruleset, after, ROLL))


def _check_declare(_table: Table, game: Game, command: c.DeclareWinner) -> Refusal | None:
    return _check_roll_step(game, command.side)


def _declare(table: Table, game: Game, command: c.DeclareWinner, _roll: Roll) -> Outcome:
    return Outcome(_won(table, game, command.side), Message("step.declared", {"side": command.side}))


# -- who speaks first (V-A) -------------------------------------------------------------------------


def _check_first(_table: Table, game: Game, command: c.ChooseFirst) -> Refusal | None:
    if command.side not in game.sides:
        return unknown()
    if game.phase != "strategic":
        return Refusal(Message("refusal.activation_open"), overridable=False)
    if not game.winner:
        return Refusal(Message("refusal.no_winner"))
    return None


def _first(_table: Table, game: Game, command: c.ChooseFirst, _roll: Roll) -> Outcome:
    after = open_activation(game, command.side)
    return Outcome(after, Message("step.first", {"side": command.side, "winner": game.winner}))


def offer(table: Table, game: Game) -> tuple[Choice, ...]:
    """Return the choices of the strategic phase that are one gesture each.

    A system that has points to enter offers that itself.
    """
    if game.winner and game.step not in (ORDER, POINTS):
        keys = (other(game.winner), game.winner)
        return tuple(Choice(c.ChooseFirst(k), "choice.first", data={"side": k}) for k in keys)
    if game.step == ORDER:
        waiting = [s for s in game.sides.values() if must_order(s) and not s.ready]
        readies = tuple(Choice(c.Ready(s.key), "choice.ready", data={"side": s.key}) for s in waiting)
        code = "choice.go_on" if game.winner else "choice.to_roll"
        return readies or (Choice(c.Advance(), code),)
    if game.step == POINTS:
        return (Choice(c.Advance(), "choice.go_on"),)
    choices: list[Choice] = []
    if unseen(table, game):
        for key in to_choose(table, game):
            choices.append(Choice(c.ChooseUnseen(key, again=True), "choice.reroll", data={"side": key}))
            choices.append(Choice(c.ChooseUnseen(key, again=False), "choice.keep_six", data={"side": key}))
        return tuple(choices)
    for key, side in game.sides.items():
        check = _check_throw(table, game, c.ThrowDie(key))
        if pending(side.tactique):
            choices.append(Choice(c.ThrowDie(key), "choice.reroll", check, {"side": key}))
            keep = _check_keep(table, game, c.KeepSix(key))
            choices.append(Choice(c.KeepSix(key), "choice.keep_six", keep, {"side": key}))
        elif not side.tactique.dice:
            choices.append(Choice(c.ThrowDie(key), "choice.throw", check, {"side": key}))
    return tuple(choices)


RULES: dict[type[c.Command], Rule] = {
    c.Ready: Rule(_check_ready, _ready),
    c.ChooseCoordinator: Rule(_check_coordinator, _coordinator),
    c.SetLines: Rule(_check_lines, _lines),
    c.ThrowDie: Rule(_check_throw, _throw),
    c.KeepSix: Rule(_check_keep, _keep),
    c.ChooseUnseen: Rule(_check_unseen, _choose_unseen),
    c.DeclareWinner: Rule(_check_declare, _declare),
    c.ChooseFirst: Rule(_check_first, _first),
}
