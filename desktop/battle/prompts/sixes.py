"""The question that a 6 asks (II-A-1, II-A-2): thrown again or kept. Every prompt asks it in these words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.battle.keybutton import KeyButton


def six_words(sixes: int) -> str:
    """Ask what becomes of 6s that lie there, and say what throwing them again risks."""
    if sixes == 1:
        return QCoreApplication.translate(
            "Sixes", "A 6: re-roll it, or keep it. A 1 would make the natural result 1."
        )
    words = QCoreApplication.translate("Sixes", "{n} 6s: re-roll any of them, or keep them.")
    return words.format(n=sixes)


def show_choice(roll: KeyButton, keep: KeyButton, sixes: int, again: int | None = None) -> None:
    """Word both answers: R throws so many of the 6s ``again`` (all unless told), K keeps them.

    Without a 6 the first one throws the dice, and there is nothing to keep.
    """
    thrown = sixes if again is None else again
    roll.show_verb(_again_words(sixes, thrown), "R", icon="dice")
    one = QCoreApplication.translate("Sixes", "Keep the 6")
    keep.show_verb(one if sixes < 2 else QCoreApplication.translate("Sixes", "Keep the 6s"), "K")
    keep.setVisible(sixes > 0)


def _again_words(sixes: int, thrown: int) -> str:
    if not sixes:
        return QCoreApplication.translate("Sixes", "Roll here")
    if thrown < sixes:
        words = QCoreApplication.translate("Sixes", "Re-roll {n} of the {m} 6s")
        return words.format(n=thrown, m=sixes)
    all_of_them = {
        1: QCoreApplication.translate("Sixes", "Re-roll the 6"),
        2: QCoreApplication.translate("Sixes", "Re-roll both 6s"),
    }
    words = QCoreApplication.translate("Sixes", "Re-roll the {m} 6s")
    return all_of_them.get(sixes, words.format(m=sixes))
