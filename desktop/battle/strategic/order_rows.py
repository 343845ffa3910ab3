"""The rows of a sequence that is ordered: each card with its figures, its place, what it reminds of."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.battle.context import BattleContext
from desktop.battle.short_names import brief_cards, short_card
from desktop.battle.strategic.sequence_list import SequenceRow
from desktop.wording.battle.row_words import row_words
from rules.battle.rows import rows


def sequence_rows(context: BattleContext, side: str, touched: Sequence[str] | None) -> list[SequenceRow]:
    """Give the rows of a side; of an order that is renumbered only ``touched`` cards have a place."""
    game, reminds = context.game, _reminds(context)
    found, brief = [], brief_cards(context, game.sides[side].order)
    for card in game.sides[side].order:
        figures = game.fighters_of(card)
        living = sum(f.on_table for f in figures)
        count = f"{living}/{len(figures)}" if living != len(figures) else f"×{living}" if living > 1 else ""
        chips = context.chips.chips(game, card, context.names, context.table.ruleset)
        place = None
        if touched is not None:
            place = str(touched.index(card) + 1) if card in touched else ""
        said = ", ".join(reminds.get(card, ()))
        short = short_card(context, card), brief[card]
        found.append(SequenceRow(card, context.card_name(card), count, place, chips, said, short))
    return found


def _reminds(context: BattleContext) -> dict[str, dict[str, None]]:
    """Name the abilities of this moment that nobody has spent, by the card of their figure."""
    found: dict[str, dict[str, None]] = {}
    for row in rows(context.table, context.game):
        if row.open and row.fighter:
            found.setdefault(context.game.fighters[row.fighter].card, {})[row_words(context, row)] = None
    return found
