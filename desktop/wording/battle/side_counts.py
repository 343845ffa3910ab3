"""The counts of a side's head that more than one system shows."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from desktop.wording.battle.heap_words import HeapWords
from desktop.wording.battle.shown import Count
from rules.battle.ruleset import Ruleset
from rules.battle.sequence import fresh_order
from rules.battle.state import Fighter, Game, Place, Side

translate = QCoreApplication.translate


def _there(fighter: Fighter) -> bool:
    return fighter.on_table


def figures(game: Game, side: Side, counts: Callable[[Fighter], bool] = _there) -> tuple[Count, ...]:
    """Count the figures on the table, or those that count; nothing for a side nobody knows one of."""
    mine = [f for card in game.cards_of(side.key) for f in game.fighters_of(card.id)]
    if not mine:
        return ()
    words = f"{sum(map(counts, mine))}/{len(mine)}"
    return (Count("users", words, translate("SideHeader", "Fighters on the table: {n}").format(n=words)),)


def losses(game: Game, side: Side) -> tuple[Count, ...]:
    """Count the dead and those who fled, once their turn has come to blows or the battle is over."""
    if game.result is None and game.phase in ("strategic", "activation"):
        return ()
    places = [f.place for f in game.fighters.values() if game.cards[f.card].side == side.key]
    dead, fled = places.count(Place.DEAD), places.count(Place.FLED)
    skull = Count("skull", str(dead), translate("SideHeader", "Dead: {n}").format(n=dead))
    run = Count("run", str(fled), translate("SideHeader", "Fled: {n}").format(n=fled))
    return tuple(count for count, number in ((skull, dead), (run, fled)) if number)


def ended(game: Game, side: Side) -> tuple[Count, ...]:
    """Count who was lost and who stands after the end: nothing is played any more."""
    return *losses(game, side), *figures(game, side)


def pile(number: int) -> Count:
    """Count the cards of a pile."""
    tip = translate("SideHeader", "Cards left in the pile: {n}").format(n=number)
    return Count("cards", str(number), tip, translate("SideHeader", "Pile"))


def cards(ruleset: Ruleset, game: Game, side: Side) -> Count:
    """Count the cards that are left to play; once all were played, those that the next turn begins with.

    Who died or came since counts in the next turn already (IV-A).
    """
    if game.phase == "activation":
        return pile(len(side.pile))
    if game.phase == "strategic":
        return pile(len(side.order))
    coming = len(fresh_order(ruleset, game, side.key))
    tip = translate("SideHeader", "Cards of the next turn: {n}").format(n=coming)
    return Count("cards", str(coming), tip, translate("SideHeader", "Next turn"))


def refusals(side: Side) -> Count:
    """Count the refusals of a side."""
    tip = translate("SideHeader", "Refusals left: {n}").format(n=side.refusals)
    return Count("hand-stop", str(side.refusals), tip, translate("SideHeader", "Refusals"))


def hidden(side: Side, words: Callable[[], HeapWords]) -> tuple[Count, ...]:
    """Tell in the words of a system that the ordered cards of a side are hidden."""
    if not (side.hidden and side.knowledge.ordered):
        return ()
    return (Count("eye-off", "", words().hidden),)
