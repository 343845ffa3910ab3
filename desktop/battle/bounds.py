"""What is said of names that are not taken as they were written: their numbers only up to a bound."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.operations.named import MOST_FIGURES, MOST_LETTERS, MOST_LIFE, Cut, cuts
from desktop.phrases import fill

translate = QCoreApplication.translate


def bound_words(text: str) -> str:
    """Say of names as they were written what of them is not taken, "" where all of it is."""
    said = {
        Cut.FIGURES: (translate("Named", "{name}: {n} of them are taken, no more."), MOST_FIGURES),
        Cut.NONE: (translate("Named", "{name}: one of them is taken, no fewer."), 1),
        Cut.LIFE: (translate("Named", "{name}: Animus is counted up to {n}."), MOST_LIFE),
        Cut.NO_LIFE: (translate("Named", "{name}: nobody joins with an Animus of 0; it is not told."), 0),
        Cut.MORE: (translate("Named", "{name}: behind its Animus and its number nothing is read."), 0),
        Cut.ONE: (translate("Named", "{name}: this is one name. Put the next on a line of its own."), 0),
        Cut.LONG: (translate("Named", "{name}: a name has {n} letters, no more."), MOST_LETTERS),
        Cut.NAMELESS: (translate("Named", "“{name}” has no name: it is left out."), 0),
    }
    return " ".join(fill(said[cut][0], name=name, n=said[cut][1]) for name, cut in cuts(text))
