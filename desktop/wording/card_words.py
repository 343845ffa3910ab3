"""Small words of cards: ranks, sizes, peoples, in the language of now."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale

from desktop.wording import say
from rules.text import Message

if TYPE_CHECKING:
    from rules.cards import Rank


def language_now() -> str:
    """Give the language on screen: "fr" or "en"."""
    return "fr" if QLocale().language() == QLocale.Language.French else "en"


def choice_words(field: str, choice: StrEnum) -> str:
    """Word what a field of a card holds one of; a dash for none."""
    return say(Message(f"{field}.{choice.value}")) if choice.value else "–"


def rank_words(rank: Rank) -> str:
    """Word what was understood of a rank line, "" when nothing was."""
    parts = [say(Message("rank.character"))] if rank.character else []
    parts += [say(Message(f"rank.{name.value}")) for name in rank.names]
    if rank.level is not None:
        parts.append(say(Message("rank.level", {"level": rank.level})).replace(" ", "\N{NO-BREAK SPACE}"))
    return " · ".join(parts)
