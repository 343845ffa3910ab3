"""Say reasons of refusals beside what they refuse, each worded once."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.wording.battle.deed_words import capital, unbroken
from desktop.wording.naming import Names
from rules.text import Refusal


class Reasons:
    """The reasons in words for one figure, which is named above them already."""

    def __init__(self, names: Names, fighter: str) -> None:
        self._names, self._fighter = names, fighter
        self._known: dict[int, tuple[Refusal, str]] = {}

    def of(self, refusal: Refusal) -> str:
        """Say a reason; headings, rows and what is folded away ask for the same."""
        known = self._known.get(id(refusal))  # which is held, so that its id is no other's
        if known is None:
            known = self._known[id(refusal)] = refusal, self._said(refusal)
        return known[1]

    def _said(self, refusal: Refusal) -> str:
        mine = refusal.message.data.get("fighter") == self._fighter
        figure = QCoreApplication.translate("OfferPrompt", "this figure")
        return capital(
            unbroken(self._names.say(refusal.message, instead={"fighter": figure} if mine else {}))
        )
