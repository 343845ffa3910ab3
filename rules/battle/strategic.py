"""The strategic phase (IV): both sequences, the coordinators, the Tactique roll, who speaks first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rules.battle import commands as c
from rules.battle.decisions.strategic import EQUAL_SIXES, NOBODY_ELIGIBLE, TACTIQUE_BOTH_FAIL
from rules.battle.dice_commands import ChooseRollDie, SetDiceCount, SetRollNatural
from rules.battle.events import Rolled
from rules.battle.flow import ORDER, POINTS, ROLL, following
from rules.battle.flow import must_order as must_order
from rules.battle.one_die import as_ruled, failing, rerolls
from rules.battle.sequence import open_activation
from rules.battle.state import SIDES, Game, TactiqueRoll, other
from rules.battle.system import Choice, CommandRule, Outcome, Roll, Table, unknown
from rules.battle.tactique import ASKED, bars_against, discipline_now, new_bars, unopposed
from rules.dice import FACES, Check, Opposed, Stand, Throw, opposed
from rules.text import Explained, Message, Reason, Refusal, gathered

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
    natural = roll.throw.natural
    if natural is None:
        return Explained(None, ())
    code = "roll.natural" if roll.replaced is None else "roll.natural_set"
    reasons = [Reason(Message(code, {"dice": list(roll.dice)}), natural)]
    if roll.dis is not None:
        reasons.append(
            Reason(Message("roll.dis", {"fighter": roll.fighter or "", "name": roll.name}), roll.dis)
        )
    reasons += roll.lines
    total = sum(r.amount for r in reasons)
    return Explained(total, (*reasons, *failing(check_of(table, roll))))


def check_of(table: Table, roll: TactiqueRoll) -> Check:
    """Return a side's roll as an opposed test; without anybody to coordinate the plain die counts."""
    value = (roll.dis or 0) + sum(line.amount for line in roll.lines)
    return Check(value, as_ruled(table.ruleset, roll.throw), table.ruleset.natural_one_fails)


def _stand(table: Table, game: Game) -> Opposed:
    a, b = (check_of(table, game.sides[key].tactique) for key in SIDES)
    return opposed(a, b, both_fail=both_failing(table))


def both_failing(table: Table) -> Stand:
    """Return how the Tactique roll stands where both sides fail by themselves: it needs a winner (IV-B)."""
    return Stand.TIE if table.ruleset.follows(TACTIQUE_BOTH_FAIL, "again") else Stand.WON


def pending(roll: TactiqueRoll) -> bool:
    """Tell whether the side may still re-roll a 6 (II-A-1)."""
    return bool(roll.throw.sixes)


def deciders(table: Table, game: Game) -> tuple[str, ...]:
    """Return the sides that decide on their 6 now (II-A-3): both where their totals are equal.

    Before the other has thrown, one with a 6 may decide or wait.
    """
    stand = _stand(table, game)
    if stand.stand is Stand.WAITS:
        return tuple(key for key in SIDES if pending(game.sides[key].tactique))
    return tuple(SIDES[n] for n in stand.places) if stand.stand is Stand.DECIDES else ()


def unseen(table: Table, game: Game) -> bool:
    """Tell whether both must choose unseen what to do with a 6: their totals are equal (II-A-3)."""
    if all(game.sides[key].tactique.again for key in SIDES):
        return False  # both have chosen to throw again, and do
    if table.ruleset.follows(EQUAL_SIXES, "open"):
        return False
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
    if command.fighter and _side_of(game, command.fighter) != command.side:
        return unknown()
    return gathered(_check_thrown(game, command), _check_barred(table, game, command))


def _side_of(game: Game, fighter: str) -> str:
    return game.side_of(fighter).key if fighter in game.fighters else ""


def _check_thrown(game: Game, command: c.ChooseCoordinator) -> Refusal | None:
    """Check that nobody is taken back whose die has fallen: it was his (IV-B)."""
    roll = game.sides[command.side].tactique
    if not roll.named or roll.throw.natural is None:
        return None
    return Refusal(Message("refusal.coordinator_threw", {"side": command.side}))


def _check_barred(table: Table, game: Game, command: c.ChooseCoordinator) -> Refusal | None:
    """Check that nothing stands against a fighter (IV-B).

    What nobody knows, an unknown people or a sketch, is no bar once the table has typed a DIS.
    """
    if not command.fighter:
        return None
    typed = {"no_dis", *ASKED} if command.dis is not None else set()
    found = bars_against(table, game, command.side, command.fighter)
    return _barred(command.fighter, [code for code in found if code not in typed])


def _barred(fighter: str, codes: Sequence[str]) -> Refusal | None:
    """Return the refusal of a fighter as coordinator, if there are reasons against it."""
    data: dict[str, object] = {"fighter": fighter, "reasons": list(codes)}
    return Refusal(Message("refusal.may_not_coordinate", data)) if codes else None


def _check_named(table: Table, game: Game, side: str) -> Refusal | None:
    """Check that whoever was named may still coordinate as the die falls, or that somebody may (IV-B)."""
    roll = game.sides[side].tactique
    found = _barred(roll.fighter or "", new_bars(table, game, side))
    winner = unopposed(table, game)
    if found is None and winner == other(side) and not roll.ties:
        return Refusal(Message("refusal.nobody_coordinates", {"side": side, "winner": winner}))
    return found


def _coordinator(table: Table, game: Game, command: c.ChooseCoordinator, _roll: Roll) -> Outcome:
    side, name = command.side, command.name.strip()
    was = game.sides[side].tactique
    bars: tuple[str, ...] = ()
    if command.fighter:
        bars = bars_against(table, game, side, command.fighter)
    entered = None if command.nobody else command.dis
    chosen = replace(
        was, fighter=command.fighter or None, name=name, dis=None, entered=entered, bars=bars,
        nobody=command.nobody,
    )  # fmt: skip
    dis = discipline_now(game.with_side(side, tactique=_unthrown(chosen)), side, table.ruleset)
    if was.throw.natural is not None:
        chosen = replace(chosen, dis=dis)  # the die lies there already
    after = _open_again(game.with_side(side, tactique=chosen))
    data = {"side": side, "fighter": command.fighter, "name": name, "dis": dis}
    label = Message("step.no_coordinator" if command.nobody else "step.coordinator", data)
    lost = table.ruleset.follows(NOBODY_ELIGIBLE, "loses")
    for loser, winner in ((side, other(side)), (other(side), side)):
        # K9: the side without anybody to coordinate loses the roll at once
        if lost and after.sides[loser].tactique.nobody and _coordinated(table, after, winner):
            after = _won(table, after, winner)
    return Outcome(after, label)


def _coordinated(table: Table, game: Game, side: str) -> bool:
    """Tell whether somebody who may still do it was named to coordinate a side."""
    roll = game.sides[side].tactique
    named = bool(roll.fighter or roll.name)
    return named and not new_bars(table, game, side)


def _unthrown(roll: TactiqueRoll) -> TactiqueRoll:
    """Return a roll before its dice."""
    return roll.with_throw(Throw())


def _open_again(game: Game) -> Game:
    """Return the state without what was chosen unseen: a total that changes opens the choice again."""
    for key in SIDES:
        game = game.with_side(key, tactique=replace(game.sides[key].tactique, again=None))
    return game


def _check_lines(_table: Table, game: Game, command: c.SetLines) -> Refusal | None:
    return _check_roll_step(game, command.side)


def _lines(_table: Table, game: Game, command: c.SetLines, _roll: Roll) -> Outcome:
    lasting = tuple(line for line in command.lasting if line in command.lines)
    chosen = replace(game.sides[command.side].tactique, lines=command.lines, lasting=lasting)
    after = _open_again(game.with_side(command.side, tactique=chosen))
    lines = [{**line.message.data, "amount": line.amount} for line in command.lines]
    return Outcome(after, Message("step.tactique_lines", {"side": command.side, "lines": lines}))


def _check_number(_table: Table, game: Game, command: SetDiceCount) -> Refusal | None:
    if (refusal := _check_roll_step(game, command.side)) is not None:
        return refusal
    if command.number < 1:
        return unknown()
    return _thrown_already() if game.sides[command.side].tactique.dice else None


def _number(_table: Table, game: Game, command: SetDiceCount, _roll: Roll) -> Outcome:
    roll = replace(game.sides[command.side].tactique, number=command.number)
    data = {"side": command.side, "n": command.number}
    return Outcome(game.with_side(command.side, tactique=roll), Message("step.tactique_dice", data))


def _thrown_already() -> Refusal:
    return Refusal(Message("refusal.already_thrown"), overridable=False)


def _check_throw(table: Table, game: Game, command: c.ThrowDice) -> Refusal | None:
    if (refusal := _check_roll_step(game, command.side)) is not None:
        return refusal
    if any(not 1 <= die <= FACES for die in command.dice):
        return Refusal(Message("refusal.no_such_face", {"faces": FACES}), overridable=False)
    roll = game.sides[command.side].tactique
    if roll.throw.natural is None:
        if len(command.dice) not in (0, roll.number):
            return Refusal(Message("refusal.dice_count", {"needed": roll.number}), overridable=False)
        return _check_named(table, game, command.side)
    sixes = roll.throw.sixes
    if not sixes:
        return _thrown_already()
    wanted = len(command.dice) or (sixes if command.sixes is None else command.sixes)
    if not 1 <= wanted <= sixes:
        return Refusal(Message("refusal.only_sixes", {"sixes": sixes}), overridable=False)
    return _check_six(table, game, command.side)


def _throw(table: Table, game: Game, command: c.ThrowDice, roll: Roll) -> Outcome:
    was = game.sides[command.side].tactique
    first = was.throw.natural is None
    count = was.number if first else was.throw.sixes if command.sixes is None else command.sixes
    dice = command.dice or tuple(roll(FACES) for _ in range(count))
    now = replace(was.with_throw(was.throw.thrown(*dice)), typed=bool(command.dice))
    if not rerolls(table.ruleset):
        now = replace(now, final=True)
    if first:
        now = replace(now, dis=discipline_now(game, command.side, table.ruleset))
    return _told(table, game, command.side, now, "step.threw")


def _told(table: Table, game: Game, side: str, now: TactiqueRoll, code: str) -> Outcome:
    """Return the outcome with the roll of a side as it lies there now, told with its sum."""
    total = tactique_total(table, now)
    what = Message("roll.tactique", {"side": side})
    rolled = Rolled(what, now.dice, now.typed, total.reasons, total.total)
    after, outcome = _settled(table, game.with_side(side, tactique=now))
    data = {"side": side, "dice": list(now.dice), "total": total.total, "outcome": outcome}
    if now.replaced is not None:
        data["natural"] = now.replaced
    return Outcome(after, Message(code, data), (rolled,))


def _check_decided(game: Game, side: str) -> Refusal | None:
    """Check that a roll may be read otherwise: it is not over, or its dice have decided it."""
    if side not in game.sides:
        return unknown()
    thrown = all(each.tactique.throw.natural is not None for each in game.sides.values())
    return None if game.phase == "strategic" and thrown else _check_roll_step(game, side)


def _undecided(game: Game) -> Game:
    """Return the state with the winner of the dice open again."""
    return replace(game, winner="", step=ROLL) if game.winner else game


def _check_die(_table: Table, game: Game, command: ChooseRollDie) -> Refusal | None:
    if (refusal := _check_decided(game, command.side)) is not None:
        return refusal
    thrown = len(game.sides[command.side].tactique.throw.naturals)
    return None if command.die is None or 0 <= command.die < thrown else unknown()


def _die(table: Table, game: Game, command: ChooseRollDie, _roll: Roll) -> Outcome:
    """Keep another die than the best one: that means keeping, no 6 is re-rolled after it (II-A-2)."""
    throw = game.sides[command.side].tactique.throw
    throw = replace(throw, chosen=command.die, final=throw.final or command.die is not None)
    now = game.sides[command.side].tactique.with_throw(throw)
    return _told(table, _undecided(game), command.side, now, "step.tactique_die")


def _check_natural(table: Table, game: Game, command: SetRollNatural) -> Refusal | None:
    """Check a natural result; one that is set before the die falls in its place, on whoever was named."""
    if (refusal := _check_decided(game, command.side)) is not None:
        return refusal
    if command.natural is not None and command.natural < 1:
        return Refusal(Message("refusal.no_such_natural"), overridable=False)
    falls = command.natural is not None and game.sides[command.side].tactique.throw.natural is None
    return _check_named(table, game, command.side) if falls else None


def _natural(table: Table, game: Game, command: SetRollNatural, _roll: Roll) -> Outcome:
    was = game.sides[command.side].tactique
    now = was.with_throw(replace(was.throw, replaced=command.natural))
    if was.throw.natural is None:
        now = replace(now, dis=discipline_now(game, command.side, table.ruleset))
    return _told(table, _undecided(game), command.side, now, "step.tactique_natural")


def _check_keep(table: Table, game: Game, command: c.KeepSix) -> Refusal | None:
    if (refusal := _check_roll_step(game, command.side)) is not None:
        return refusal
    if not pending(game.sides[command.side].tactique):
        return Refusal(Message("refusal.no_six"), overridable=False)
    if (refusal := _check_six(table, game, command.side)) is not None:
        return refusal
    return Refusal(Message("refusal.chose_to_reroll")) if game.sides[command.side].tactique.again else None


def _keep(table: Table, game: Game, command: c.KeepSix, _roll: Roll) -> Outcome:
    """Decline the re-roll: a declined 6 is final."""
    roll = _kept(game.sides[command.side].tactique)
    after, outcome = _settled(table, game.with_side(command.side, tactique=roll))
    data = {"side": command.side, "total": tactique_total(table, roll).total, "outcome": outcome}
    return Outcome(after, Message("step.kept_six", data))


def _kept(roll: TactiqueRoll) -> TactiqueRoll:
    return roll.with_throw(roll.throw.kept())


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
            game = game.with_side(key, tactique=_kept(game.sides[key].tactique))
    code = ("step.unseen_none_throws", "step.unseen_one_throws", "step.unseen_both_throw")[len(throwing)]
    data = {"side": throwing[0], "other": other(throwing[0])} if len(throwing) == 1 else {}
    after, _ = _settled(table, game)  # both kept: equal totals are thrown again
    return Outcome(after, Message(code, data))


def _settled(table: Table, game: Game) -> tuple[Game, str]:
    """Return the state once both rolls are final: the winner, or a new throw for both, and which it was.

    Equal results are thrown again.
    """
    stand = _stand(table, game)
    if stand.stand is Stand.WON:
        winner = SIDES[stand.places[0]]
        return _won(table, game, winner), winner
    if stand.stand is not Stand.TIE:
        return game, ""
    for key in SIDES:
        roll = game.sides[key].tactique
        game = game.with_side(key, tactique=replace(_unthrown(roll), ties=roll.ties + 1))
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
        check = _check_throw(table, game, c.ThrowDice(key))
        if pending(side.tactique):
            choices.append(Choice(c.ThrowDice(key), "choice.reroll", check, {"side": key}))
            keep = _check_keep(table, game, c.KeepSix(key))
            choices.append(Choice(c.KeepSix(key), "choice.keep_six", keep, {"side": key}))
        elif side.tactique.throw.natural is None:
            choices.append(Choice(c.ThrowDice(key), "choice.throw", check, {"side": key}))
    return tuple(choices)


RULES: dict[type[c.Command], CommandRule] = {
    c.Ready: CommandRule(_check_ready, _ready),
    c.ChooseCoordinator: CommandRule(_check_coordinator, _coordinator),
    c.SetLines: CommandRule(_check_lines, _lines),
    SetDiceCount: CommandRule(_check_number, _number),
    c.ThrowDice: CommandRule(_check_throw, _throw),
    ChooseRollDie: CommandRule(_check_die, _die),
    SetRollNatural: CommandRule(_check_natural, _natural),
    c.KeepSix: CommandRule(_check_keep, _keep),
    c.ChooseUnseen: CommandRule(_check_unseen, _choose_unseen),
    c.DeclareWinner: CommandRule(_check_declare, _declare),
    c.ChooseFirst: CommandRule(_check_first, _first),
}
