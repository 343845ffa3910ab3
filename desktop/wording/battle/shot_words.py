"""Say a shot: the sum of its test in a line, and whose shots are left beside it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from desktop.drafts.shots import OpenShot
from desktop.wording import number, term
from desktop.wording.battle.in_view import BattleInView
from rules.battle.state import Trial
from rules.battle.trial import total_of

translate = QCoreApplication.translate


def tested_words(context: BattleInView, trial: Trial) -> str:
    """Say the sum of a test in a line: « 5 + AIM 3 = 8, difficulty 7 »."""
    names, found = context.names, total_of(context.play.table, trial.first)
    natural, value, *more = found.reasons
    tested = f"{names.characteristic(trial.first.characteristic)} {number(value.amount)}"
    others = [term(names.say(each.message), each.amount) for each in more if each.amount]
    summed = " ".join((number(natural.amount), "+", tested, *others))
    difficulty = translate("ShotForm", "difficulty {n}").format(n=number(trial.difficulty or 0))
    return f"{summed} = {number(found.total or 0)}, {difficulty}"


def left_words(context: BattleInView, now: OpenShot, shots: Sequence[OpenShot]) -> str:
    """Say whose shots are open beside one: « shots left: A, C », else what follows it."""
    others = [shot.shooter for shot in shots if shot.shooter != now.shooter]
    if not others:
        return _follows(context) if now.target and not now.hits else ""
    here = context.game.fighters[now.shooter].card
    said = [
        fighter.letter if fighter.card == here else context.fighter_name(key)
        for key in others
        for fighter in (context.game.fighters[key],)
    ]
    return translate("ShotForm", "shots left: {who}").format(who=", ".join(said))


def _follows(context: BattleInView) -> str:
    """Name what a hit leads to: where life points are lost there is no roll."""
    if context.table.ruleset.track.life:
        return translate("ShotForm", "then the blow")
    return translate("ShotForm", "then the wound roll")
