"""What the head of a side counts in Confrontation: refusals, reserve, pile, who won the Tactique roll."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.battle.board import counts
from desktop.wording.battle.heap_words import sequence_words
from desktop.wording.battle.shown import Count
from rules.battle.ruleset import Ruleset
from rules.battle.sequence import reserve_notation
from rules.battle.state import Game, Side

translate = QCoreApplication.translate


def counts_of(game: Game, side: Side, ruleset: Ruleset) -> tuple[Count, ...]:
    """Give the counts of a side; refusals and reserve mean something while cards are played."""
    playing = game.phase == "activation"
    found = [counts.refusals(side), _reserve(side, ruleset)] if playing else []
    found += counts.losses(game, side)
    found.append(counts.cards(ruleset, game, side))
    found += counts.figures(game, side)
    if game.winner == side.key:
        found.append(Count("crown", "✓", translate("SideHeader", "Won the Tactique roll of this turn")))
    return (*found, *counts.hidden(side, sequence_words))


def _reserve(side: Side, ruleset: Ruleset) -> Count:
    notation = reserve_notation(side, ruleset.reserve_capacity)
    held, _, allowed = notation.partition("/")
    if allowed == "-":
        words = translate("SideHeader", "Reserve {notation}: used up in this phase")
    elif held != "0":
        words = translate("SideHeader", "Reserve {notation}: a card is set aside")
    else:
        words = translate("SideHeader", "Reserve {notation}: one card may be set aside")
    tip = words.format(notation=notation)
    return Count("stack-push", notation, tip, translate("SideHeader", "Reserve"))
