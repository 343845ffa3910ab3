"""Two cards of one profile are numbered, so that nobody takes one for the other."""

from __future__ import annotations

from dataclasses import replace

from rules.battle.state import BattleCard, Game


def numbered(game: Game, key: str) -> Game:
    """Return the state with a card that came, or took a profile, told apart from its twins.

    Those that had no number get one too; whoever has one keeps it, fallen ones included: the journal names
    them.
    """
    card = game.cards[key]
    same = (c for c in game.cards_of(card.side) if c.id != key)
    return _told_apart(game, card, [c for c in same if _profile(c) == _profile(card)])


def numbered_among_all(game: Game, key: str) -> Game:
    """Return the state with a card told apart from whoever bears its name in either language, on any side."""
    card = game.cards[key]
    others = (c for c in game.cards.values() if c.id != key)
    alike = [c for c in others if any(a == b for a, b in zip(_profile(c), _profile(card), strict=True))]
    return _told_apart(game, card, alike)


def _told_apart(game: Game, card: BattleCard, twins: list[BattleCard]) -> Game:
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
