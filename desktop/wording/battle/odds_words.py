"""How likely it is, in a few words: questions with dice say it where the player wants to be told."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from desktop.wording import fill, number

if TYPE_CHECKING:
    from desktop.drafts.odds import Odds

translate = QCoreApplication.translate
_NEARLY = 0.005
"""What rounds to none or to all, and is neither."""


class _Told:
    """Whether odds are told at all: a setting of the player's."""

    on = True


def tell_odds(*, on: bool) -> None:
    """Tell odds from now on, or leave them to the players' heads."""
    _Told.on = on


def odds_told() -> bool:
    """Say whether odds are told."""
    return _Told.on


def percent(share: float) -> str:
    """Write a share of all throws as the language does; neither none nor all is said of what is possible."""
    words, n = translate("Odds", "{n}%"), round(100 * share)
    if 0 < share < _NEARLY:
        words, n = translate("Odds", "less than {n}%"), 1
    elif 1 - _NEARLY < share < 1:
        words, n = translate("Odds", "more than {n}%"), 99
    return fill(words, n=number(n))


def odds_words(odds: Odds | None) -> str:
    """Say how likely it comes out well, by each answer to 6s that wait; "" where plain or unwanted."""
    if odds is None or not _Told.on:
        return ""
    if (1 in (odds.wins, odds.kept)) or odds.wins == 0:
        return ""  # it is said already
    if not odds.kept or odds.again is None:
        return translate("Odds", "Odds: {share}.").format(share=percent(odds.wins))
    words = translate("Odds", "Odds: {again} re-rolled, {kept} kept.")
    if odds.wins > max(odds.again, odds.kept) + _NEARLY:
        words = translate("Odds", "Odds: {again} re-rolled, {kept} kept, {share} by waiting.")
    return words.format(again=percent(odds.again), kept=percent(odds.kept), share=percent(odds.wins))


def results_words(counts: Mapping[str, int], name: Callable[[str], str], falls: float | None = None) -> str:
    """Say how likely each result is that may come, in their order, and that the figure is out of action.

    That is not said where only the last, worst result does it.
    """
    rolls = sum(counts.values())
    found = [f"{name(each)}\N{NO-BREAK SPACE}{percent(n / rolls)}" for each, n in counts.items() if n]
    if falls and round(falls * rolls) != list(counts.values())[-1]:
        found.append(translate("Odds", "out of action {share}").format(share=percent(falls)))
    return translate("Odds", "Odds: {results}").format(results=" · ".join(found))


def shot_words(hits: Odds | None, stakes: tuple[float, float] | None) -> str:
    """Say how likely a shot wounds and puts out of action, its wound roll counted; "" where not wanted."""
    if hits is None or stakes is None or not _Told.on:
        return ""
    wounds, falls = (percent(hits.wins * share) for share in stakes)
    return translate("Odds", "A wound: {wounds}, out of action: {falls}.").format(wounds=wounds, falls=falls)
