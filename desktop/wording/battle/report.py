"""The report of a battle as plain text: its sides, how it stands or ended, its turns step by step."""

from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from desktop.wording import army_words, number
from desktop.wording.battle.dice_words import dice_words
from desktop.wording.battle.effect_steps import step_words
from desktop.wording.battle.expiration_words import ending_lines
from desktop.wording.battle.overruled import overruled_words
from desktop.wording.naming import Names
from rules.battle.events import Step
from rules.battle.score import score
from rules.sheets import sheet_of
from rules.text import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from desktop.operations.play import Play

translate = QCoreApplication.translate
# marked apart: who collects the words does not see a count in a call of translate
_UNKNOWN = QT_TRANSLATE_NOOP("Report", "%n of unknown price", None, 1)


def report(play: Play, language: str) -> str:
    """Write the report of a battle in a language (that the program speaks now); nothing hidden is told."""
    names = Names.of(play.game, language, play.table)
    lines = [play.setup.name or translate("Report", "Battle"), ""]
    if play.setup.scenario:
        lines += [translate("Report", "Scenario: {name}").format(name=play.setup.scenario)]
    for key, side in play.game.sides.items():
        name = names.side(key)
        player = f" ({side.player})" if side.player and side.player not in name else ""
        lines.append(f"{name}{player}")
        lines += [f"  {told}" for told in list_lines(play, key)]
    lines += ["", *score_lines(play, names)]
    if play.game.result is not None and play.game.result.notes:
        lines += ["", play.game.result.notes]
    lines += ["", *_turns(play, names)]
    return "\n".join(lines).rstrip() + "\n"


def list_lines(play: Play, side: str) -> list[str]:
    """Say what the list of a side cost when the battle began, and what was wrong with it.

    Which limits it broke may tell its cards: of one that is hidden it is said at the end.
    """
    kept = play.setup.lists.get(side)
    if kept is None or not sheet_of(play.system.id).priced:
        return []
    costs = [translate("Report", "{pa} PA").format(pa=number(kept.pa))]
    if kept.limit is not None:
        words = translate("Report", "{pa} of {limit} PA")
        costs = [words.format(pa=number(kept.pa), limit=number(kept.limit))]
    if kept.unknown:
        costs.append(translate("Report", _UNKNOWN, "", kept.unknown))
    costs += [f"{number(total)} {name}" for name, total in kept.others.items()]
    shown = not play.game.sides[side].hidden or play.game.result is not None
    problems = [army_words.reason(problem, play.table.peoples) for problem in kept.problems if shown]
    return [" · ".join(costs), *problems]


def _turns(play: Play, names: Names) -> list[str]:
    lines = [translate("Report", "Turn {turn}").format(turn=1)]
    turn, path = 1, play.told_to().path()
    for key, follows in zip_longest(path, path[1:]):
        step = play.events[key]
        if follows is not None and _orders(step) and _orders(play.events[follows]) == _orders(step):
            continue  # a sequence is ordered card by card: that it was is told once
        what, *more = step_lines(step, names)
        lines += [f"  {what}", *(f"    {told}" for told in more)]
        if step.label.code == "step.turn_ended":
            turn += 1
            lines += ["", translate("Report", "Turn {turn}").format(turn=turn)]
    return lines


def step_lines(step: Step, names: Names) -> list[str]:
    """Say what a step did, then its dice, what it went against, and what ended with it."""
    lines = [" · ".join(filter(None, (names.say(step.label), step_words(step, names))))]
    if thrown := dice_words(step, names):
        lines.append(thrown)
    if step.overruled:
        words = translate("Report", "Against the rule: {why}")
        lines.append(words.format(why=overruled_words(step, names)))
    return [*lines, *ending_lines(step, names)]


def _orders(step: Step) -> str:
    """Tell whose sequence a step orders, "" for another step."""
    return str(step.label.data.get("side", "")) if step.label.code == "step.ordered" else ""


def score_lines(play: Play, names: Names) -> list[str]:
    """Say what the end counts, a line per side, and who won."""
    game = play.game
    lines = []
    for key in game.sides:
        counted = score(game, key)
        words = translate("Report", "{side}: {survivors} of {figures} figures left, {pa} PA lost")
        priced = sheet_of(play.system.id).priced
        if not priced:
            words = translate("Report", "{side}: {survivors} of {figures} left")
        line = words.format(
            side=names.side(key), survivors=counted.survivors, figures=counted.figures,
            pa=number(counted.destroyed),
        )  # fmt: skip
        if counted.unknown and priced:
            line += " + " + translate("Report", _UNKNOWN, "", counted.unknown)
        if game.result is not None and key in game.result.points:
            points = number(game.result.points[key])
            line += " · " + translate("Report", "{points} points").format(points=points)
        lines.append(line)
    if game.result is not None:
        winner = game.result.winner
        lines.append(
            translate("Report", "Victory: {side}").format(side=names.side(winner))
            if winner
            else translate("Report", "A draw")
        )
    return lines
