"""What a die must show and what a 6 asks (II-A-1, II-A-2): questions with dice say it in these words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.drafts.odds import Odds, odds_of
from desktop.drafts.stakes import Stake
from desktop.wording import fill, number
from desktop.wording.battle.odds_words import odds_words
from rules.dice import FACES, Check, CheckResult, least_face, result_with

translate = QCoreApplication.translate


def six_words(sixes: int) -> str:
    """Ask what becomes of 6s that lie there."""
    if sixes == 1:
        return translate("Sixes", "A 6: re-roll it, or keep it.")
    return translate("Sixes", "{n} 6s: re-roll any of them, or keep them.").format(n=sixes)


def secret_words(sixes: int, odds: Odds | None) -> str:
    """Ask both what becomes of their 6s: totals are equal, and nobody sees what the other one chooses."""
    words = translate("Sixes", "A tie: each chooses in secret, re-roll its 6s or keep them.")
    if sixes == 1:
        words = translate("Sixes", "A tie: each chooses in secret, re-roll the 6 or keep it.")
    return " ".join(filter(None, (words, odds_words(odds))))


def choosing_words(name: str, chosen: str, odds: Odds | None) -> str:
    """Ask a side what becomes of its 6 in secret: totals are equal; the other one may have ``chosen``."""
    words = translate("Sixes", "A tie so far: both choose in secret. {name}: re-roll the 6, or keep it.")
    if chosen:
        words = translate("Sixes", "{other} has chosen. {name} chooses in secret: re-roll the 6, or keep it.")
    return " ".join(filter(None, (fill(words, name=name, other=chosen), odds_words(odds))))


def due_words(name: str, sixes: int) -> str:
    """Ask for the dice of somebody who has chosen to throw its 6s again."""
    words = translate("Sixes", "{name} re-rolls its 6s: enter the dice.")
    if sixes == 1:
        words = translate("Sixes", "{name} re-rolls its 6: enter the die.")
    return fill(words, name=name)


def again_words(sixes: int) -> str:
    """Ask for the dice that the table has re-rolled."""
    if sixes == 1:
        return translate("Sixes", "Enter the re-rolled die, 1 to 6. R once more rolls it here.")
    return translate("Sixes", "Enter the re-rolled dice, 1 to 6 each. R once more rolls them here.")


def asked_words(check: Check, stake: Stake | None, odds: Odds | None = None, again: int = 0) -> str:
    """Ask what becomes of the 6s of a side: what is decided, what a re-roll takes, and what it risks.

    That is of so many of them ``again``, all of them unless told; ``odds`` against another side are of as
    many.
    """
    asked = six_words(check.throw.sixes)
    if stake is None:
        waits = translate("Sixes", "The other side has not rolled yet: the 6 may wait for it.")
        return " ".join(filter(None, (asked, waits, odds_words(odds))))
    return " ".join((asked, told_words(check, stake, odds, again)))


def told_words(check: Check, stake: Stake, odds: Odds | None = None, again: int = 0) -> str:
    """Tell what is decided where the 6s of a side are kept, what a re-roll takes and risks, and the odds.

    Those of a difficulty are known here; those against another side are given.
    """
    likely = odds_words(_odds(check, stake, odds, again))
    risks = _again_risks(check, stake, several=(again or check.throw.sixes) > 1)
    return " ".join(filter(None, (_kept_words(check, stake), risks, likely)))


def needed_words(check: Check, stake: Stake | None, odds: Odds | None = None, dice: int = 1) -> str:
    """Say what the first die must show, the best of several, and the odds; "" where nothing tells.

    The odds of a difficulty are known here; those against another side are given.
    """
    if check.throw.natural is not None:
        return ""
    found = _odds(check, stake, odds, dice)
    if sure := sure_words(found):
        return sure
    needs = _first_face(check, stake) if stake is not None else ""
    return " ".join(filter(None, (needs, odds_words(found))))


def sure_words(odds: Odds | None) -> str:
    """Say that a die comes out well, or that none does, whatever it shows; "" where that is open."""
    if odds is None or 0 < odds.wins < 1:
        return ""
    return translate("Sixes", "Any die is enough.") if odds.wins else translate("Sixes", "No die is enough.")


def _odds(check: Check, stake: Stake | None, odds: Odds | None, dice: int) -> Odds | None:
    return odds if stake is None or stake.opposed else odds_of(check, stake.goal, dice)


def _first_face(check: Check, stake: Stake) -> str:
    """Say what the die must show; a 6 of the other side that still waits may undo what leads so far."""
    face = least_face(check, stake.judged)
    if face is None and check.throw.final:  # a 6 is not thrown again
        least, most = (result_with(check, stake.judged, face) for face in (1, FACES))
        if most is CheckResult.TIES is not least:
            return translate("Sixes", "A 6 is a tie: both re-roll.")
        return translate("Sixes", "No die is enough.")
    leading, winning = {
        None: (
            translate("Sixes", "It takes a 6 and its re-roll to lead."),
            translate("Sixes", "It takes a 6 and its re-roll."),
        ),
        1: (translate("Sixes", "Any die leads so far."), translate("Sixes", "Any die is enough.")),
    }.get(face, (translate("Sixes", "{n} or more leads so far."), translate("Sixes", "{n} or more wins.")))
    if not stake.opposed and face not in (None, 1):
        winning = translate("Sixes", "{n} or more succeeds.")
    words = " ".join((leading, _may_change())) if stake.open else winning
    return words.format(n=face)


def _may_change() -> str:
    return translate("Sixes", "The other side may still re-roll its 6.")


def _kept_words(check: Check, stake: Stake) -> str:
    """Say what is decided when the 6s are kept."""
    result = stake.judged(check)
    words = {
        (False, CheckResult.SUCCEEDS): translate("Sixes", "{total} reaches {goal}: it already succeeds."),
        (False, CheckResult.FAILS): translate("Sixes", "Kept, {total} does not reach {goal}."),
        (True, CheckResult.SUCCEEDS): translate("Sixes", "Kept, {total} wins against {goal}."),
        (True, CheckResult.TIES): translate("Sixes", "Kept, {total} is a tie: both re-roll."),
        (True, CheckResult.FAILS): translate("Sixes", "Kept, {total} loses against {goal}."),
    }[stake.opposed, result]
    if stake.opposed and result is CheckResult.FAILS and check.fails:
        words = translate("Sixes", "Kept, {total} fails.")
    said = words.format(total=number(check.total or 0), goal=number(stake.goal))
    return " ".join((said, _may_change())) if stake.open else said


def _again_risks(check: Check, stake: Stake, *, several: bool) -> str:
    """Say what a re-roll takes, and what a 1 makes of it: of several dice the best counts (II-A-2)."""
    one = result_with(check, stake.judged, 1)
    after = (check.total or 0) - (check.throw.natural or 0) + 1
    if stake.judged(check) is CheckResult.SUCCEEDS:
        if one is CheckResult.SUCCEEDS:
            return translate("Sixes", "A re-roll risks nothing: with a 1 it is still enough.")
        words = translate("Sixes", "A re-roll can only lose: a 1 gives {one}.")
        if several:
            words = translate("Sixes", "A re-roll can only lose: all 1s give {one}.")
        return words.format(one=number(after))
    face = least_face(check, stake.judged)
    if face is None or face == FACES:
        words = translate("Sixes", "A re-roll needs another 6; a 1 gives {one}.")
        if several:
            words = translate("Sixes", "A re-roll needs another 6; all 1s give {one}.")
    else:
        words = translate("Sixes", "A re-roll needs {n} or more; a 1 gives {one}.")
        if several:
            words = translate("Sixes", "A re-roll needs {n} or more on one die; all 1s give {one}.")
    return words.format(n=face, one=number(after))


def keep_words(sixes: int) -> str:
    """Name the answer that keeps the 6s."""
    return translate("Sixes", "Keep the 6") if sixes < 2 else translate("Sixes", "Keep the 6s")


def reroll_words(sixes: int, thrown: int) -> str:
    """Name the throw of so many of the 6s; without one, of the dice."""
    if not sixes:
        return translate("Sixes", "Roll here")
    if thrown < sixes:
        return translate("Sixes", "Re-roll {n} of the {m} 6s").format(n=thrown, m=sixes)
    all_of_them = {
        1: translate("Sixes", "Re-roll the 6"),
        2: translate("Sixes", "Re-roll both 6s"),
    }
    words = translate("Sixes", "Re-roll the {m} 6s")
    return all_of_them.get(sixes, words.format(m=sixes))
