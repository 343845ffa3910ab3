"""Read the runs of words of a page."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.manual.book import ManualPage
from desktop.manual.markdown import Block, Grid, Heading, Listing, Span, Spans, TextBlock


def spans(page: ManualPage) -> Iterator[Span]:
    """Give every run of words of a page."""
    for block in page.blocks:
        for runs in runs_of(block):
            yield from runs


def runs_of(block: Block) -> Iterator[Spans]:
    """Give the lines of a block, as runs."""
    match block:
        case Heading() | TextBlock():
            yield block.spans
        case Listing():
            yield from block.items
        case Grid():
            for row in (block.head, *block.rows):
                yield from row
