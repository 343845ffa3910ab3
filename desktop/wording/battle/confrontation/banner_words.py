"""What the banner says in each phase of Confrontation (IV, V), and what the head of a side counts."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.wording.battle import side_counts
from desktop.wording.battle.heap_words import sequence_words
from desktop.wording.battle.shown import Count, Said
from desktop.wording.naming import Names, phase_name
from rules.battle.ruleset import Ruleset
from rules.battle.sequence import reserve_notation
from rules.battle.state import Game, Side

translate = QCoreApplication.translate


def said(game: Game, names: Names) -> Said:
    """Say who has the hand, or what happens."""
    if game.phase == "activation":
        return _activation(game, names)
    if game.phase == "strategic":
        return _strategic(game, names)
    return Said(translate("Banner", "Phase"), phase_name(game.phase))


def _activation(game: Game, names: Names) -> Said:
    if not game.hand:
        return Said(translate("Banner", "Every card has been played"), translate("Banner", "On to combat"))
    caption = translate("Banner", "Speaking turn of") if game.speaking else translate("Banner", "To play now")
    return Said(caption, names.side(game.hand), "ab".index(game.hand))


def _strategic(game: Game, names: Names) -> Said:
    if game.winner:
        caption = translate("Banner", "Won the Tactique roll: chooses who speaks first")
        return Said(caption, names.side(game.winner), "ab".index(game.winner))
    ordering = game.step in ("effects", "order")
    roll = translate("Banner", "Tactique roll")
    title = translate("Banner", "Order of the sequences") if ordering else roll
    return Said(phase_name(game.phase), title)


# -- the head of a side -----------------------------------------------------------------------------


def counts_of(game: Game, side: Side, ruleset: Ruleset) -> tuple[Count, ...]:
    """Give the counts of a side; refusals and reserve mean something while cards are played."""
    if game.result is not None:
        return side_counts.ended(game, side)
    playing = game.phase == "activation"
    found = [side_counts.refusals(side), _reserve(side, ruleset)] if playing else []
    found += side_counts.losses(game, side)
    found.append(side_counts.cards(ruleset, game, side))
    found += side_counts.figures(game, side)
    if game.winner == side.key:
        found.append(Count("crown", "✓", translate("SideHeader", "Won the Tactique roll of this turn")))
    return (*found, *side_counts.hidden(side, sequence_words))


def _reserve(side: Side, ruleset: Ruleset) -> Count:
    notation = reserve_notation(side, ruleset.reserve_capacity)
    held, _, allowed = notation.partition("/")
    if allowed == "-":
        words = translate("SideHeader", "Reserve {notation}: used up in this phase")
    elif held != "0":
        words = translate("SideHeader", "Reserve {notation}: a card is set aside")
    else:
        words = translate("SideHeader", "Reserve {notation}: one card may be set aside")
    notation = notation.replace("-", "–")
    tip = words.format(notation=notation)
    return Count("stack-push", notation, tip, translate("SideHeader", "Reserve"))
