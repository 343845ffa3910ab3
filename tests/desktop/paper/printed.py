"""Documents made for tests: cards in a row, written to a PDF that is read back."""

from __future__ import annotations

from io import BytesIO

from desktop.paper.documents import Document, PrintedCard, PrintReport, write
from desktop.paper.heraldry import look_of
from desktop.paper.layout import Layout
from rules.cards import Card

DOCUMENT = Document("Griffon (V-A-4)", "fr", look_of("griffins", "fr"), "Griffon (V-A-4)")


def printed(card: Card, language: str = "fr", **more: object) -> PrintedCard:
    return PrintedCard(card, language, look_of(card.people, language), **more)  # type: ignore[arg-type]


def document(
    cards: list[PrintedCard], about: Document = DOCUMENT, layout: Layout | None = None
) -> tuple[bytes, PrintReport]:
    out = BytesIO()
    report = write(out, cards, about, layout or Layout(), invariant=True)
    return out.getvalue(), report
