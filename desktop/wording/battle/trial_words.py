"""Say a characteristic test: who tests what against what, and how it came out."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from desktop.wording import about, number
from desktop.wording.battle.figure_values import amount_words, with_dice
from desktop.wording.naming import Names
from rules.battle.one_die import bars
from rules.battle.state import Contender, Trial, TrialVerdict
from rules.text import Explained, Message, Reason


def who_tests(tested: Contender, names: Names) -> str:
    """Name who tests, with what: « Conscrit B: INI 3 »."""
    who = names.somebody(tested.fighter or tested.name)
    # what nobody knows is asked for: only a dash of the card is tested without a value
    value = number(tested.value) if tested.value is not None else "–"
    value = with_dice(value + "".join(f" + {die}" for die in tested.carried), tested.to_carry)
    return about(who, f"{names.characteristic(tested.characteristic, tested.aspect)} {value}")


def trial_words(trial: Trial, names: Names) -> str:
    """Say what is tested."""
    first = trial.first
    data: dict[str, object] = {
        "who": first.fighter or first.name,
        "characteristic": first.characteristic,
        "aspect": first.aspect,
        "difficulty": trial.difficulty,
    }
    code = "roll.trial"
    if trial.second is not None:
        data["rival"] = trial.second.fighter or trial.second.name
        code = "roll.trial_opposed"
    said = names.say(Message(code, data))
    return about(trial.what, said) if trial.what else said


def verdict_words(trial: Trial, names: Names) -> str:
    """Say how a test came out, "" while it is open."""
    victor = {TrialVerdict.FIRST: 0, TrialVerdict.SECOND: 1}.get(trial.verdict)
    if victor is not None:
        tested = trial.sides[victor]
        words = QCoreApplication.translate("Trials", "{victor} wins the test")
        return words.format(victor=names.somebody(tested.fighter or tested.name))
    return {
        TrialVerdict.SUCCESS: QCoreApplication.translate("Trials", "Success"),
        TrialVerdict.FAILURE: QCoreApplication.translate("Trials", "Failure"),
        TrialVerdict.NOBODY: QCoreApplication.translate("Trials", "Nobody succeeds"),
    }.get(trial.verdict, "")


def sum_lines(reasons: tuple[Reason, ...], total: float | None, names: Names) -> str:
    """Say a sum, a reason on each line and the total after them; last what lets it fail all the same."""
    lines = [
        f"{amount_words(reason, first=place == 0, sign='+')}  {names.say(reason.message)}"
        for place, reason in enumerate(reasons)
        if not bars(reason)
    ]
    if total is not None:
        lines.append(f"= {number(total)}")
        lines += [names.say(reason.message) for reason in reasons if bars(reason)]
    return "\n".join(lines)


def sum_words(total: Explained, say: Callable[[Message], str]) -> str:
    """Say a sum in a line, an amount never parted from its words: 6 natural result, +4 DIS of Abel."""
    parts = []
    for place, reason in enumerate(total.reasons):
        words = say(reason.message)
        if not bars(reason):
            words = f"{amount_words(reason, first=not place)}\N{NO-BREAK SPACE}{words}"
        parts.append(words)
    return ", ".join(parts)
