"""What the ordered cards of a side are called: a system may have its own word for the heap."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True, kw_only=True)
class HeapWords:
    """The heap in the language of now.

    Verbs: ``show``, ``hide`` and ``correct`` it. Headings: ``of`` and ``correcting`` that of a {side},
    ``reserve`` with what is set aside, ``first`` as it is ordered, ``out`` for cards that are not in it.
    Sentences: ``orders`` of a {name} who hides it, ``hidden`` of its side, ``secret`` of a reason.
    """

    show: str
    hide: str
    correct: str
    of: str
    correcting: str
    reserve: str
    first: str
    out: str
    orders: str
    hidden: str
    secret: str


def sequence_words() -> HeapWords:
    """Give the words of the activation sequence (IV-A)."""
    return HeapWords(
        show=translate("Heap", "Show the sequence"),
        hide=translate("Heap", "Hide the sequence"),
        correct=translate("Heap", "Correct the sequence"),
        of=translate("Heap", "Sequence of {side}"),
        correcting=translate("Heap", "Correct the sequence of {side}"),
        reserve=translate("Heap", "Sequence and reserve"),
        first=translate("Heap", "Sequence, first to be played on top"),
        out=translate("Heap", "Not in this turn’s sequence"),
        orders=translate("Heap", "{name} orders a hidden sequence: pass the laptop first."),
        hidden=translate("Heap", "The sequence of this side is hidden"),
        secret=translate("Heap", "Your reason stays hidden as long as the sequence does."),
    )
