"""What is said of numbers behind a name that are taken only up to a bound."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.operations.named import MOST_FIGURES, MOST_LIFE, bounded
from desktop.phrases import fill

translate = QCoreApplication.translate


def bound_words(text: str) -> str:
    """Say of names as they were written how much of what stands behind them is taken, "" for all of it."""
    many = translate("Named", "{name}: {n} of them are taken, no more.")
    one = translate("Named", "{name}: one of them is taken, no fewer.")
    much = translate("Named", "{name}: Animus is counted up to {n}.")
    said = []
    for bound in bounded(text):
        if bound.figures:
            said.append(fill(many, name=bound.name, n=MOST_FIGURES))
        if bound.none:
            said.append(fill(one, name=bound.name))
        if bound.life:
            said.append(fill(much, name=bound.name, n=MOST_LIFE))
    return " ".join(said)
