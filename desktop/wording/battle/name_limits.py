"""What is said of names that are not taken as they were written: their numbers only up to a bound."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.operations.named import MOST_FIGURES, MOST_LETTERS, MOST_LIFE, Cut, cuts
from desktop.wording import fill

translate = QCoreApplication.translate


def bound_words(text: str) -> str:
    """Say of names as they were written what of them is not taken, "" where all of it is."""
    said = {
        Cut.FIGURES: (translate("Named", "{name}: enter {n} at most."), MOST_FIGURES),
        Cut.NONE: (translate("Named", "{name}: enter at least one."), 1),
        Cut.LIFE: (translate("Named", "{name}: Animus goes up to {n}."), MOST_LIFE),
        Cut.NO_LIFE: (
            translate("Named", "{name}: nobody joins with an Animus of 0; it counts as not given."),
            0,
        ),
        Cut.MORE: (translate("Named", "{name}: nothing is read after the Animus and the number."), 0),
        Cut.ONE: (translate("Named", "{name}: this is one name. Put the next on a line of its own."), 0),
        Cut.LONG: (translate("Named", "{name}: a name has {n} letters at most."), MOST_LETTERS),
        Cut.NAMELESS: (translate("Named", "“{name}” has no name: it is left out."), 0),
    }
    return " ".join(fill(said[cut][0], name=name, n=said[cut][1]) for name, cut in cuts(text))
