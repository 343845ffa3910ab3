"""What MonCon'F calls the ordered cards of a side: the activation pile."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.wording.battle.heap_words import HeapWords

translate = QCoreApplication.translate


def pile_words() -> HeapWords:
    """Give the words of the activation pile (Formation de la pile d'activation)."""
    return HeapWords(
        show=translate("MonconPile", "Show the pile"),
        hide=translate("MonconPile", "Hide the pile"),
        correct=translate("MonconPile", "Correct the pile"),
        of=translate("MonconPile", "Pile of {side}"),
        correcting=translate("MonconPile", "Correct the pile of {side}"),
        reserve=translate("MonconPile", "Pile and cards set aside"),
        first=translate("MonconPile", "Pile, first to be played on top"),
        out=translate("MonconPile", "Not in this turn’s pile"),
        orders=translate("MonconPile", "{name} orders a hidden pile: pass the laptop first."),
        hidden=translate("MonconPile", "The pile of this side is hidden"),
        secret=translate("MonconPile", "Your reason stays hidden as long as the pile does."),
    )
