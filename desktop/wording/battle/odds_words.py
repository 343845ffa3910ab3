"""How likely it is, in a few words: questions with dice say it where the player wants to be told."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.drafts.odds import Odds
from desktop.wording import fill, number

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
