"""Documents made for tests: cards in a row, or a list, written to a PDF that is read back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from io import BytesIO
from pathlib import Path
from typing import IO

from desktop.operations import paper
from desktop.operations.desk import Desk
from desktop.operations.paper import PrintOptions
from desktop.paper.documents import Document, PrintedCard, PrintReport, write_parts
from desktop.paper.heraldry import look_of
from desktop.paper.layout import Layout
from rules.cards import Card
from rules.text import Refusal

DOCUMENT = Document("Griffon (V-A-4)", "fr", look_of("griffins", "fr"), "Griffon (V-A-4)")


def printed(card: Card, language: str = "fr", **more: object) -> PrintedCard:
    return PrintedCard(card, language, look_of(card.people, language), **more)  # type: ignore[arg-type]


def write(
    out: IO[bytes],
    cards: Sequence[PrintedCard],
    about: Document,
    layout: Layout,
    *,
    progress: Callable[[int, int], None] | None = None,
    cancelled: Callable[[], bool] | None = None,
    invariant: bool = False,
) -> PrintReport:
    """Write cards, as many to a sheet as have room, after what stands before them."""
    return write_parts(
        out, [(cards, about)], about, layout, progress=progress, cancelled=cancelled, invariant=invariant
    )


def document(
    cards: list[PrintedCard], about: Document = DOCUMENT, layout: Layout | None = None
) -> tuple[bytes, PrintReport]:
    out = BytesIO()
    report = write(out, cards, about, layout or Layout(), invariant=True)
    return out.getvalue(), report


def print_army(desk: Desk, army_id: str, options: PrintOptions, path: Path) -> PrintReport | Refusal:
    """Print the cards of one list to a file."""
    report = paper.print_armies(desk, armies={army_id: options}, title="", path=path)
    assert report is not None
    return report
