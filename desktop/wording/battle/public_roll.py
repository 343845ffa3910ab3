"""What both may see of dice: the Tactique roll, the test at hand, or the last roll or blow of the phase."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from desktop.wording import number
from desktop.wording.battle.six_words import secret_words, six_words
from desktop.wording.battle.trial_words import sum_words, trial_words, verdict_words, who_tests
from desktop.wording.naming import Names
from rules.battle.events import GameChanged, Rolled, Step
from rules.battle.state import SIDES, Contender, Game, Trial, TrialVerdict
from rules.battle.strategic import deciders, tactique_total
from rules.battle.strategic import unseen as tactique_unseen
from rules.battle.system import Table
from rules.battle.trial import deciding, total_of
from rules.battle.trial import unseen as trial_unseen
from rules.text import Explained

if TYPE_CHECKING:
    from desktop.operations.play import Play

translate = QCoreApplication.translate

_SHOWN = frozenset({"step.unseen_one_throws", "step.unseen_both_throw", "step.trial_revealed"})
"""The labels of steps that show what was chosen unseen (II-A-3)."""
_BLOW = "roll.blow"
"""A blow whose FOR carries no die: what makes it is told all the same."""
_WHO = ("attacker", "who", "fighter")
"""Where a roll names who threw its dice: the first of them that it names."""


@dataclass(frozen=True, slots=True)
class PublicThrow:
    """Dice that lie there, as they fell: of whom, what they come to and why; ``side`` is 0, 1, or -1."""

    who: str
    side: int
    dice: tuple[int, ...]
    total: str
    reasons: str
    wins: bool = False


@dataclass(frozen=True, slots=True)
class PublicRoll:
    """A roll: what it is for, the throws of it, and what is to be decided or how it came out."""

    title: str
    throws: tuple[PublicThrow, ...]
    told: str = ""


def last_rolls(play: Play, blows: tuple[str, ...]) -> tuple[Step, ...]:
    """Return the last step of this phase with dice that fell or a blow, then what showed its choice.

    The label of a blow begins with one of ``blows``, dice or none. A choice that was made unseen is shown by
    a step of its own; there may be one alone, or nothing.
    """
    found: list[Step] = []
    for key in reversed(play.path):
        step = play.events[key]
        if step.label.code in _SHOWN:
            return (*found, step)
        if _tells(step, blows):
            if found:
                break
            found.append(step)
        elif any(isinstance(event, GameChanged) and "phase" in event.after for event in step.events):
            break
    return tuple(found)


def _tells(step: Step, blows: tuple[str, ...]) -> bool:
    """Tell whether dice fell in a step, or somebody was struck without any."""
    thrown = any(isinstance(event, Rolled) and event.dice for event in step.events)
    return thrown or step.label.code.startswith(blows)


def roll_of(names: Names, table: Table, last: tuple[Step, ...]) -> PublicRoll | None:
    """Say the dice of a state that both sides may read; ``last`` are those of :func:`last_rolls`."""
    game = names.game
    if game.result is not None:
        return None
    if game.phase == "strategic" and any(side.tactique.begun for side in game.sides.values()):
        return _tactique(names, table, last)
    if (trial := _shown_trial(game, last)) is not None:
        return _trial(names, table, trial, last)
    return _last(names, last[0]) if last else None


def _shown_trial(game: Game, last: tuple[Step, ...]) -> Trial | None:
    """Give the test that is open or whose dice were the last ones, that of a fight once it is closed, too."""
    asked = [event.what for step in last[:1] for event in step.events if isinstance(event, Rolled)]
    tests = bool(asked) and asked[-1].code.startswith("roll.trial")
    if game.trial is not None and any(tested.throw.rounds for tested in game.trial.sides):
        return game.trial if tests or game.trial.verdict is TrialVerdict.OPEN else None
    fought = game.fought[-1] if game.fought and tests else None
    mine = fought is not None and asked[-1].data.get("who") in [tested.fighter for tested in fought.sides]
    return fought if mine else None


def _sum(explained: Explained, names: Names) -> tuple[str, str]:
    """Say a total, and the sum that makes it."""
    if explained.total is None:
        return "", ""
    return number(explained.total), sum_words(explained, names.say)


def _tactique(names: Names, table: Table, last: tuple[Step, ...]) -> PublicRoll:
    game, throws = names.game, []
    for place, key in enumerate(SIDES):
        roll = game.sides[key].tactique
        who = names.somebody(roll.fighter or roll.name) if roll.fighter or roll.name else names.side(key)
        throws.append(PublicThrow(who, place, roll.dice, *_sum(tactique_total(table, roll), names),
                            wins=game.winner == key))  # fmt: skip
    return PublicRoll("", tuple(throws), _tactique_told(names, table, last))


def _tactique_told(names: Names, table: Table, last: tuple[Step, ...]) -> str:
    """Say what is to be decided; who won is said above."""
    game = names.game
    if game.winner:
        return ""
    sixes = {key: game.sides[key].tactique.throw.sixes for key in deciders(table, game)}
    who = " · ".join(names.side(key) for key, found in sixes.items() if found)
    tied = any(side.tactique.ties for side in game.sides.values())
    waits = tied and not all(side.tactique.dice for side in game.sides.values())
    if sixes and (shown := _shown(names, last)):
        return shown
    return _open(who, max(sixes.values(), default=0), unseen=tactique_unseen(table, game), tied=waits)


def _trial(names: Names, table: Table, trial: Trial, last: tuple[Step, ...]) -> PublicRoll:
    victor = {TrialVerdict.FIRST: 0, TrialVerdict.SECOND: 1, TrialVerdict.SUCCESS: 0}.get(trial.verdict)
    throws = []
    for place, tested in enumerate(trial.sides):
        dice = (*tested.carried, *(die for dice in tested.throw.rounds for die in dice))
        said = _sum(total_of(table, tested), names) if tested.throw.rounds else ("", "")
        throws.append(PublicThrow(who_tests(tested, names), _side(names.game, tested), dice, *said,
                            wins=place == victor))  # fmt: skip
    told = verdict_words(trial, names)
    return PublicRoll(
        trial_words(trial, names), _beside(throws), told or _trial_open(names, table, trial, last)
    )


def _beside(throws: Iterable[PublicThrow]) -> tuple[PublicThrow, ...]:
    """Put throws in the order of the sides beneath them; who is of neither stands on the side left free."""
    return tuple(sorted(throws, key=lambda throw: throw.side if throw.side >= 0 else 0.5))


def _side(game: Game, tested: Contender) -> int:
    return SIDES.index(game.side_of(tested.fighter).key) if tested.fighter in game.fighters else -1


def _trial_open(names: Names, table: Table, trial: Trial, last: tuple[Step, ...]) -> str:
    asked = [trial.sides[place] for place in deciding(table, trial) if trial.sides[place].throw.sixes]
    if asked and (shown := _shown(names, last)):
        return shown
    rivals = asked if trial.second is not None else ()
    who = " · ".join(names.somebody(tested.fighter or tested.name) for tested in rivals)
    waits = bool(trial.ties) and not all(tested.throw.rounds for tested in trial.sides)
    sixes = max((tested.throw.sixes for tested in asked), default=0)
    return _open(who, sixes, unseen=trial_unseen(table, trial), tied=waits)


def _shown(names: Names, last: tuple[Step, ...]) -> str:
    """Say what both chose unseen, until it is done."""
    if not last or (label := last[-1].label).code not in _SHOWN:
        return ""
    both = label.code == "step.unseen_both_throw" or label.data.get("again") == 2
    return names.say(label) if len(last) == 1 or both else ""


def _open(who: str, sixes: int, *, unseen: bool, tied: bool) -> str:
    """Say who has which decision on 6s, or that both throw again."""
    if unseen:
        return secret_words(sixes, None)
    if sixes:
        words = translate("PublicRoll", "{who} decides. {what}") if who else "{what}"
        return words.format(who=who, what=six_words(sixes))
    return translate("PublicRoll", "A tie: both re-roll.") if tied else ""


def _last(names: Names, step: Step) -> PublicRoll:
    return PublicRoll(names.say(step.label), _beside(_thrown(step, names)))


def _thrown(step: Step, names: Names) -> Iterator[PublicThrow]:
    for event in step.events:
        if isinstance(event, Rolled) and (event.dice or event.what.code == _BLOW):
            who = next((str(found) for key in _WHO if (found := event.what.data.get(key))), "")
            known = who in names.game.fighters
            side = SIDES.index(names.game.side_of(who).key) if known else -1
            reasons = sum_words(Explained(event.total, event.reasons), names.say)
            total = number(event.total) if event.total is not None else ""
            yield PublicThrow("", side, event.dice, total, reasons)
