"""Two cards of one profile on a side are numbered, so that nobody takes one for the other."""

from __future__ import annotations

from dataclasses import replace

from rules.battle.state import BattleCard, Game


def numbered(game: Game, key: str) -> Game:
    """Return the state with a card that came, or took a profile, told apart from its twins.

    Those that had no number get one too; whoever has one keeps it, fallen ones included: the journal names
    them.
    """
    card = game.cards[key]
    twins = [c for c in game.cards_of(card.side) if c.id != key and _profile(c) == _profile(card)]
    if not card.seen or not twins:
        return game.with_card(replace(card, number=0)) if card.number else game
    for twin in twins:
        if not twin.number:
            game = game.with_card(replace(twin, number=_next(game, twins)))
            twins = [game.cards[c.id] for c in twins]
    taken = {twin.number for twin in twins}
    if card.number and card.number not in taken:
        return game
    return game.with_card(replace(card, number=_next(game, twins)))


def _profile(card: BattleCard) -> tuple[str, str]:
    return _name(card, "fr"), _name(card, "en")


def _name(card: BattleCard, language: str) -> str:
    return card.sheet.name(language) if card.sheet is not None else card.sketch


def _next(game: Game, twins: list[BattleCard]) -> int:
    """Return the smallest number that no twin has."""
    taken = {game.cards[twin.id].number for twin in twins}
    return next(n for n in range(1, len(twins) + 2) if n not in taken)
