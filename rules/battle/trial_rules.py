"""Characteristic tests in play (II-A): opened, thrown or typed, 6s re-rolled or kept, and their verdict.

The test at hand lives in the state, so that it may be undone and left in the middle. The verdict stands as
soon as nobody has a die to throw or a 6 to decide on; a die chosen or a natural result set afterwards
brings a new one. Choosing another die than the best one means keeping: no 6 is re-rolled after it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from rules.battle.commands import Command
from rules.battle.events import Rolled
from rules.battle.one_die import rerolls, value_unknown
from rules.battle.pass_dice import as_split
from rules.battle.state import Contender, Game, Trial, TrialVerdict
from rules.battle.system import CommandRule, Outcome, Roll, Table, unknown
from rules.battle.trial import (
    ChooseDie,
    CloseTrial,
    DecideUnseen,
    KeepSixes,
    OpenTrial,
    SetNatural,
    SetTrialLines,
    SetTrialValue,
    TellValue,
    ThrowTrial,
    absent,
    deciding,
    settle,
    stand,
    testing_with,
    total_of,
    unseen,
    value_of,
    verdict_of,
)
from rules.dice import FACES, Stand, Throw
from rules.text import Message, Refusal, gathered
from rules.values import Aspect, Characteristic, Value, ValueKind

# -- opening ----------------------------------------------------------------------------------------


def _check_open(table: Table, game: Game, command: OpenTrial) -> Refusal | None:
    return gathered(
        *(_check_side(table, game, tested) for tested in _sides(command)),
        *_check_against(game, command),
    )


def _check_against(game: Game, command: OpenTrial) -> Iterator[Refusal]:
    if command.difficulty is None and command.second is None:
        yield Refusal(Message("refusal.no_difficulty"), overridable=False)
    if command.difficulty is not None and command.second is not None:
        yield Refusal(Message("refusal.difficulty_or_rival"), overridable=False)
    figures = [tested.fighter for tested in _sides(command) if tested.fighter]
    if len(set(figures)) < len(figures):
        yield Refusal(Message("refusal.itself"), overridable=False)
    if game.trial is not None and game.trial.verdict is TrialVerdict.OPEN:
        yield Refusal(Message("refusal.trial_open"))
    for tested in _sides(command):
        if tested.fighter in game.fighters and not game.fighters[tested.fighter].on_table:
            yield Refusal(Message("refusal.not_on_table"))


def _sides(command: OpenTrial) -> tuple[Contender, ...]:
    return (command.first,) if command.second is None else (command.first, command.second)


def _check_side(table: Table, game: Game, tested: Contender) -> Refusal | None:
    if tested.fighter not in ("", *game.fighters) or tested.number < 1:
        return unknown()
    if tested.aspect not in ("", *Aspect) or tested.characteristic not in ("", *Characteristic):
        return unknown()
    if tested.value is None and (not tested.characteristic or value_of(table, game, tested).total is None):
        if not absent(game, tested):
            return value_unknown(_who(tested), tested.characteristic)
        # the table is right: it may test with the dice alone
        data: dict[str, object] = {"who": _who(tested), "characteristic": tested.characteristic}
        return Refusal(Message("refusal.value_absent", data))
    return None


def _open(table: Table, game: Game, command: OpenTrial, _roll: Roll) -> Outcome:
    sides = []
    for tested in _sides(command):
        valued = testing_with(table, game, tested, tested.value)
        made = replace(valued, throw=Throw(), typed=False, again=None, carried=())
        sides.append(_barred(game, made))
    trial = Trial(
        first=sides[0],
        second=sides[1] if command.second is not None else None,
        difficulty=command.difficulty,
        what=command.what.strip(),
        needs_winner=command.needs_winner,
        nth=max((each.nth for each in game.fought), default=0) + 1,
    )
    trial = as_split(table, game, trial)
    code = "step.trial_opened" if trial.second is None else "step.trial_opposed"
    return Outcome(replace(game, trial=trial), Message(code, _data(trial, 0)))


def _who(tested: Contender) -> str:
    return tested.fighter or tested.name


def _data(trial: Trial, place: int) -> dict[str, object]:
    mine = trial.sides[place]
    data: dict[str, object] = {
        "who": _who(mine), "characteristic": mine.characteristic, "aspect": mine.aspect, "what": trial.what,
    }  # fmt: skip
    if trial.second is None:
        return data | {"difficulty": trial.difficulty}
    rival = trial.sides[1 - place]
    return data | {"rival": _who(rival), "against": rival.characteristic, "against_aspect": rival.aspect}


# -- throwing and deciding --------------------------------------------------------------------------


def _check_place(game: Game, place: int) -> Refusal | None:
    if game.trial is None or not 0 <= place < len(game.trial.sides):
        return unknown()
    return None


def _check_turn(table: Table, trial: Trial, place: int) -> Refusal | None:
    """Check whose decision it is (II-A-3)."""
    if place not in deciding(table, trial):
        return Refusal(Message("refusal.other_decides"))
    return Refusal(Message("refusal.choose_unseen")) if unseen(table, trial) else None


def _check_throw(table: Table, game: Game, command: ThrowTrial) -> Refusal | None:
    if (trial := game.trial) is None or _check_place(game, command.place) is not None:
        return unknown()
    tested = trial.sides[command.place]
    if any(not 1 <= die <= FACES for die in (*command.dice, *command.carried)):
        return Refusal(Message("refusal.no_such_face", {"faces": FACES}), overridable=False)
    typed = command.dice or command.carried
    if typed and len(command.carried) != tested.to_carry:
        data = {"n": tested.to_carry, "characteristic": tested.characteristic}
        return Refusal(Message("refusal.carried_dice", data), overridable=False)
    if tested.to_carry and tested.throw.replaced is not None and not command.dice:
        return None
    if tested.throw.natural is None:
        if typed and len(command.dice) != tested.number:
            return Refusal(Message("refusal.dice_count", {"needed": tested.number}), overridable=False)
        return _check_bars(game, tested)
    if not tested.throw.sixes:
        return Refusal(Message("refusal.already_thrown"), overridable=False)
    wanted = len(command.dice) or (tested.throw.sixes if command.sixes is None else command.sixes)
    if not 1 <= wanted <= tested.throw.sixes:
        return Refusal(Message("refusal.only_sixes", {"sixes": tested.throw.sixes}), overridable=False)
    return _check_turn(table, trial, command.place)


def _bars(game: Game, tested: Contender) -> Iterator[Refusal]:
    """Give what speaks against a throw as the dice fall: its fighter is gone, or its value is not known."""
    fighter = game.fighters.get(tested.fighter)
    if fighter is not None and not fighter.on_table:
        yield Refusal(Message("refusal.off_table", {"fighter": fighter.id}))
    if tested.value is None:
        code = "value_absent" if absent(game, tested) else "value_unknown"
        data: dict[str, object] = {"who": _who(tested), "characteristic": tested.characteristic}
        yield Refusal(Message(f"refusal.{code}", data))


def _check_bars(game: Game, tested: Contender) -> Refusal | None:
    """Check that nothing new speaks against a first throw; what was overruled is not said again."""
    return gathered(*(each for each in _bars(game, tested) if each.code not in tested.bars))


def _barred(game: Game, tested: Contender) -> Contender:
    return replace(tested, bars=tuple(each.code for each in _bars(game, tested)))


def _throw(table: Table, game: Game, command: ThrowTrial, roll: Roll) -> Outcome:
    trial = _at_hand(game)
    tested = trial.sides[command.place]
    count = tested.throw.sixes if tested.throw.rounds else tested.number
    if command.sixes is not None and tested.throw.rounds:
        count = command.sixes
    typed = bool(command.dice or command.carried)
    more = command.carried or tuple(roll(FACES) for _ in range(tested.to_carry))
    thrown = replace(_barred(game, tested), carried=(*tested.carried, *more), typed=typed, again=None)
    if tested.throw.replaced is None:  # a natural result that an effect has set needs no dice
        dice = command.dice or tuple(roll(FACES) for _ in range(count))
        thrown = replace(thrown, throw=tested.throw.thrown(*dice))
        if not rerolls(table.ruleset):
            thrown = replace(thrown, throw=thrown.throw.kept())
    return _settled(table, game, command.place, thrown, "step.trial_threw")


def _check_keep(table: Table, game: Game, command: KeepSixes) -> Refusal | None:
    if (trial := game.trial) is None or _check_place(game, command.place) is not None:
        return unknown()
    if not trial.sides[command.place].throw.sixes:
        return Refusal(Message("refusal.no_six"), overridable=False)
    if trial.sides[command.place].again:
        return Refusal(Message("refusal.chose_to_reroll"))
    return _check_turn(table, trial, command.place)


def _keep(table: Table, game: Game, command: KeepSixes, _roll: Roll) -> Outcome:
    tested = _at_hand(game).sides[command.place]
    kept = replace(tested, throw=tested.throw.kept(), again=None)
    return _settled(table, game, command.place, kept, "step.trial_kept")


def _check_unseen(table: Table, game: Game, command: DecideUnseen) -> Refusal | None:
    if (trial := game.trial) is None or _check_place(game, command.place) is not None:
        return unknown()
    return None if unseen(table, trial) else Refusal(Message("refusal.nothing_unseen"), overridable=False)


def _decide(table: Table, game: Game, command: DecideUnseen, _roll: Roll) -> Outcome:
    """Note what a side chose; when both have, the 6s that are kept are kept for good."""
    trial = _with(_at_hand(game), command.place, lambda t: replace(t, again=command.again))
    if all(tested.again is not None for tested in trial.sides):
        return _shown(table, game, trial, command.place)
    data = _data(trial, command.place) | {"sixes": _sixes(trial.sides[command.place])}
    label = Message("step.trial_chosen", data)
    return Outcome(replace(game, trial=trial), label)


def _shown(table: Table, game: Game, trial: Trial, place: int) -> Outcome:
    """Return the outcome once both have chosen: who throws again, or how a test that ends came out."""
    throwing = [at for at, tested in enumerate(trial.sides) if tested.again]
    for at in range(len(trial.sides)):
        trial = _with(trial, at, _revealed)
    told = throwing[0] if len(throwing) == 1 else place
    done = _settled_as(table, game, trial, told, "step.trial_revealed")
    if _at_hand(done.game).verdict is not TrialVerdict.OPEN:
        return done
    counted = [trial.sides[told]] if len(throwing) == 1 else trial.sides
    data = {**done.label.data, "again": len(throwing), "sixes": max(map(_sixes, counted))}
    return replace(done, label=Message("step.trial_revealed", data))


def _sixes(tested: Contender) -> int:
    """Count the 6s of the last throw: those that a decision is about, or was."""
    return tested.throw.rounds[-1].count(FACES) if tested.throw.rounds else 0


def _revealed(tested: Contender) -> Contender:
    return tested if tested.again else replace(tested, throw=tested.throw.kept(), again=None)


def _check_choose(_table: Table, game: Game, command: ChooseDie) -> Refusal | None:
    if (trial := game.trial) is None or _check_place(game, command.place) is not None:
        return unknown()
    thrown = len(trial.sides[command.place].throw.naturals)
    return None if command.die is None or 0 <= command.die < thrown else unknown()


def _choose(table: Table, game: Game, command: ChooseDie, _roll: Roll) -> Outcome:
    tested = _at_hand(game).sides[command.place]
    final = tested.throw.final or command.die is not None
    chosen = replace(tested, throw=replace(tested.throw, chosen=command.die, final=final), again=None)
    return _settled(table, game, command.place, chosen, "step.trial_die")


def _check_natural(_table: Table, game: Game, command: SetNatural) -> Refusal | None:
    if (refusal := _check_place(game, command.place)) is not None:
        return refusal
    if command.natural is not None and command.natural < 1:
        return Refusal(Message("refusal.no_such_natural"), overridable=False)
    tested = _at_hand(game).sides[command.place]
    falls = command.natural is not None and tested.throw.natural is None
    return _check_bars(game, tested) if falls else None


def _natural(table: Table, game: Game, command: SetNatural, _roll: Roll) -> Outcome:
    tested = _at_hand(game).sides[command.place]
    throw = replace(tested.throw, replaced=command.natural)
    changed = replace(_barred(game, tested), throw=throw, again=None)
    return _settled(table, game, command.place, changed, "step.trial_natural")


def _check_lines(_table: Table, game: Game, command: SetTrialLines) -> Refusal | None:
    return _check_place(game, command.place)


def _lines(table: Table, game: Game, command: SetTrialLines, _roll: Roll) -> Outcome:
    tested = _at_hand(game).sides[command.place]
    changed = replace(tested, lines=command.lines)
    return _settled(table, game, command.place, changed, "step.trial_lines")


def _check_value(_table: Table, game: Game, command: SetTrialValue) -> Refusal | None:
    if (refusal := _check_place(game, command.place)) is not None:
        return refusal
    tested = _at_hand(game).sides[command.place]
    nobody_knows = tested.fighter not in game.fighters or tested.characteristic not in tuple(Characteristic)
    if command.value is None and nobody_knows:
        return value_unknown(_who(tested), tested.characteristic)
    return None


def _value(table: Table, game: Game, command: SetTrialValue, _roll: Roll) -> Outcome:
    tested = testing_with(table, game, _at_hand(game).sides[command.place], command.value)
    return _settled(table, game, command.place, replace(tested, again=None), "step.trial_value")


def _check_close(_table: Table, game: Game, _command: CloseTrial) -> Refusal | None:
    return unknown() if game.trial is None else None


def _close(_table: Table, game: Game, _command: CloseTrial, _roll: Roll) -> Outcome:
    return Outcome(replace(game, trial=None), Message("step.trial_closed", _data(_at_hand(game), 0)))


# -- the verdict ------------------------------------------------------------------------------------


def _at_hand(game: Game) -> Trial:
    assert game.trial is not None  # every check refuses for good without one
    return game.trial


def _with(trial: Trial, place: int, change: Callable[[Contender], Contender]) -> Trial:
    changed = change(trial.sides[place])
    return replace(trial, first=changed) if place == 0 else replace(trial, second=changed)


def _settled(table: Table, game: Game, place: int, tested: Contender, code: str) -> Outcome:
    return _settled_as(table, game, _with(_at_hand(game), place, lambda _was: tested), place, code)


def _settled_as(table: Table, game: Game, trial: Trial, place: int, code: str) -> Outcome:
    """Return the outcome with the verdict of a test as it stands now; a tie is thrown again."""
    trial = as_split(table, game, trial)
    thrown = trial.sides[place]
    total = total_of(table, thrown)
    said = ""
    if trial.second is None:
        trial = replace(trial, verdict=verdict_of(table, trial))
        said = trial.verdict.value
    else:
        found = stand(table, trial)
        verdict = TrialVerdict.OPEN
        if found.stand is Stand.WON:
            verdict, said = (TrialVerdict.FIRST, TrialVerdict.SECOND)[found.places[0]], "won"
        elif found.stand is Stand.NOBODY:
            verdict, said = TrialVerdict.NOBODY, "nobody"
        trial = replace(trial, verdict=verdict)
        if found.stand is Stand.TIE:
            said = "tie"
            for both in range(len(trial.sides)):
                trial = _with(trial, both, _fresh)
            trial = replace(trial, ties=trial.ties + 1)
    dice = [*thrown.carried, *(die for dice in thrown.throw.rounds for die in dice)]
    victor = {TrialVerdict.FIRST: 0, TrialVerdict.SECOND: 1}.get(trial.verdict)
    data = _data(trial, place) | {"dice": dice, "total": total.total}
    data["sixes"] = _sixes(thrown)
    if thrown.throw.replaced is not None:
        data["natural"] = thrown.throw.replaced
    data["victor"] = _who(trial.sides[victor]) if victor is not None else ""
    label = Message(f"step.trial_{said}" if said else code, data)
    what = Message("roll.trial" if trial.second is None else "roll.trial_opposed", _data(trial, place))
    outcome = Message(f"trial.{said}", {"victor": data["victor"]}) if said else Message("")
    rolled = Rolled(what, tuple(dice), thrown.typed, total.reasons, total.total, outcome)
    return Outcome(replace(game, trial=trial), label, (rolled,))


def _fresh(tested: Contender) -> Contender:
    return replace(tested, throw=Throw(), again=None)


def _of_now(rule: CommandRule) -> CommandRule:
    """Return a rule that reads the test at hand with the values of now (II-A-3).

    They are settled after every command; a battle that was left with another version of the program may
    have been left without.
    """

    def check(table: Table, game: Game, command: Command) -> Refusal | None:
        return rule.check(table, settle(table, game), command)

    def effect(table: Table, game: Game, command: Command, roll: Roll) -> Outcome:
        return rule.effect(table, settle(table, game), command, roll)

    return CommandRule(check, effect)


def _check_told(_table: Table, game: Game, command: TellValue) -> Refusal | None:
    card = game.cards.get(command.card)
    if card is None or card.sheet is None or command.characteristic not in tuple(Characteristic):
        return unknown()
    known = card.sheet.value(Characteristic(command.characteristic)).kind is not ValueKind.UNKNOWN
    return unknown() if known else None


def _tell(_table: Table, game: Game, command: TellValue, _roll: Roll) -> Outcome:
    card = game.cards[command.card]
    assert card.sheet is not None
    values = {**card.sheet.values, Characteristic(command.characteristic): Value.of(command.value)}
    data = {"card": card.id, "characteristic": command.characteristic, "value": command.value}
    after = game.with_card(replace(card, sheet=replace(card.sheet, values=values)))
    return Outcome(after, Message("step.value_told", data))


RULES: dict[type[Command], CommandRule] = {
    OpenTrial: CommandRule(_check_open, _open),
    ThrowTrial: _of_now(CommandRule(_check_throw, _throw)),
    KeepSixes: _of_now(CommandRule(_check_keep, _keep)),
    DecideUnseen: _of_now(CommandRule(_check_unseen, _decide)),
    ChooseDie: _of_now(CommandRule(_check_choose, _choose)),
    SetNatural: _of_now(CommandRule(_check_natural, _natural)),
    SetTrialLines: _of_now(CommandRule(_check_lines, _lines)),
    SetTrialValue: _of_now(CommandRule(_check_value, _value)),
    TellValue: CommandRule(_check_told, _tell),
    CloseTrial: CommandRule(_check_close, _close),
}
