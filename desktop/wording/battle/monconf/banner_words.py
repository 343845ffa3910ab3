"""What the banner says in each phase of MonCon'F, and what the head of a side counts."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.wording import fill
from desktop.wording.battle import side_counts
from desktop.wording.battle.monconf.pile_words import pile_words
from desktop.wording.battle.shown import Count, Said
from desktop.wording.naming import Names, phase_name
from rules.battle.flow import ORDER, POINTS
from rules.battle.ruleset import Ruleset
from rules.battle.state import Game, Side
from rules.monconf.dominance import dominant
from rules.monconf.drawing import asked
from rules.monconf.marks import ASKED, BARRED, GENIUS, PLANNED, RALLY
from rules.monconf.points import held

translate = QCoreApplication.translate


def said(game: Game, names: Names) -> Said:
    """Say who has the hand, or what happens."""
    if game.phase == "activation":
        return _activation(game, names)
    if game.phase == "strategic":
        return _tactical(game, names)
    caption = translate("Banner", "Phase")
    if side := dominant(game):
        caption = fill(translate("Banner", "Phase · dominant: {side}"), side=names.side(side))
    return Said(caption, phase_name(game.phase))


def _activation(game: Game, names: Names) -> Said:
    if side := asked(game):
        caption = translate("Banner", "Answers the brilliant plan")
        return Said(caption, names.side(side), "ab".index(side))
    if not game.hand:
        return Said(translate("Banner", "Every card has been played"), translate("Banner", "On to combat"))
    caption = (
        translate("Banner", "Tactical phase · speaking turn of")
        if game.speaking
        else translate("Banner", "Tactical phase · to play now")
    )
    return Said(caption, names.side(game.hand), "ab".index(game.hand))


def _tactical(game: Game, names: Names) -> Said:
    caption = translate("Banner", "Tactical phase")
    if game.winner and (plan := plan_words(game)):
        words = translate("Banner", "Tactical phase · tactician: {side} ({plan})")
        caption = fill(words, side=names.side(game.winner), plan=plan[:1].lower() + plan[1:])
    elif game.winner:
        words = translate("Banner", "Tactical phase · tactician: {side}")
        caption = fill(words, side=names.side(game.winner))
    if game.step == POINTS:
        return Said(caption, translate("Banner", "Command points"))
    if game.step == ORDER:
        return Said(caption, translate("Banner", "Order of the piles"))
    if game.winner:
        caption = translate("Banner", "Tactician: chooses who speaks first")
        return Said(caption, names.side(game.winner), "ab".index(game.winner))
    return Said(caption, translate("Banner", "Who is the tactician"))


def plan_words(game: Game) -> str:
    """Say why the tactician was not tested for: a Plan génial of the turn before stood."""
    paid = game.sides[game.winner].marks.get(PLANNED, 0) if game.winner else 0
    if not paid:
        return ""
    return translate("MonconRoll", "Brilliant plan, command points {n}: no DIS test").format(n=paid)


# -- the head of a side -----------------------------------------------------------------------------


def counts_of(game: Game, side: Side, ruleset: Ruleset) -> tuple[Count, ...]:
    """Give the counts of a side: command points always, refusals and what is set aside while cards play."""
    if game.result is not None:
        return side_counts.ended(game, side)
    found = [_points(side)]
    playing = game.phase == "activation"
    if playing:
        found.append(side_counts.refusals(side))
    if side.reserve:
        found.append(_aside(side))
    found += side_counts.losses(game, side)
    found.append(side_counts.cards(ruleset, game, side))
    found += side_counts.figures(game, side)
    if game.winner == side.key:
        found.append(Count("crown", "✓", translate("SideHeader", "Tactician of this turn")))
    if dominant(game) == side.key:
        tip = translate("SideHeader", "Dominant in this combat phase")
        found.append(Count("swords", "✓", tip, translate("SideHeader", "Dominant")))
    return (*found, *_plans(game, side), *side_counts.hidden(side, pile_words))


def _points(side: Side) -> Count:
    tip = translate("SideHeader", "Command points: {n}").format(n=held(side))
    return Count("flag", str(held(side)), tip, translate("SideHeader", "CP"))


def _aside(side: Side) -> Count:
    tip = translate("SideHeader", "Cards set aside: {n}").format(n=len(side.reserve))
    return Count("stack-push", str(len(side.reserve)), tip, translate("SideHeader", "Aside"))


def _plans(game: Game, side: Side) -> tuple[Count, ...]:
    """Tell what a side remembers of its tactics in this turn."""
    planned = translate("SideHeader", "Brilliant plan: tactician of the next turn")
    if all(each.marks.get(GENIUS) for each in game.sides.values()):
        planned = translate("SideHeader", "Brilliant plans on both sides: DIS is tested next turn")
    words = {
        GENIUS: ("sparkles", planned),
        ASKED: ("help", translate("SideHeader", "Has to answer a brilliant plan")),
        BARRED: ("ban", translate("SideHeader", "No brilliant plan this turn")),
        RALLY: ("user-plus", translate("SideHeader", "Called to rally: all troops may try at once")),
    }
    return tuple(Count(icon, "", tip) for mark, (icon, tip) in words.items() if side.marks.get(mark))
