"""Write the manual as HTML: a page for the window that shows it, or all as one file with its pictures."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from html import escape

import resources
from desktop.manual.book import Book, ManualPage, page_of
from desktop.manual.markdown import (
    Block,
    Commands,
    Grid,
    Heading,
    Image,
    Kind,
    Listing,
    Span,
    Spans,
    TextBlock,
)

_SHEET = """\
:root { color-scheme: light dark; }
body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; font: 1.05rem/1.5 "Source Sans 3", sans-serif; }
h1 { margin-top: 4rem; border-top: 1px solid #8888; padding-top: 1rem; }
section:first-child h1 { margin-top: 0; border: 0; padding: 0; }
code { overflow-wrap: anywhere; }
img { max-width: 100%; border: 1px solid #8888; border-radius: 6px; }
kbd { font: inherit; font-weight: 600; border: 1px solid #8888; border-radius: 4px; padding: 0 .3em; }
pre { overflow-x: auto; padding: .6rem; background: #8882; border-radius: 6px; }
table { border-collapse: collapse; }
td, th { text-align: left; padding: .25rem .7rem .25rem 0; vertical-align: top; }
tr { border-bottom: 1px solid #8884; }
@media print { h1 { break-before: page; border: 0; margin-top: 0; } }
"""


@dataclass(frozen=True, slots=True)
class MarkupWriter:
    """How a page is written: where its links and pictures lead, and with which tag a key is shown."""

    link: Callable[[Span], str]
    picture: Callable[[ManualPage, Image], str]
    key: Callable[[str], str]
    table: str = "<table>"

    def body(self, page: ManualPage) -> str:
        """Write the blocks of a page; each section can be led to by its number."""
        return "\n".join(self._blocks(page))

    def _blocks(self, page: ManualPage) -> Iterator[str]:
        section = 0
        for block in page.blocks:
            if isinstance(block, Heading):
                section += block.level > 1
                name = anchor(page.key, section)
                tag, words = f"h{block.level}", self._runs(block.spans)
                yield f'<{tag} id="{name}"><a name="{name}"></a>{words}</{tag}>'
            else:
                yield self._block(page, block)

    def _block(self, page: ManualPage, block: Block) -> str:
        match block:
            case Heading() | TextBlock():
                return f"<p>{self._runs(block.spans)}</p>"
            case Listing():
                tag = "ol" if block.numbered else "ul"
                return f"<{tag}>{''.join(f'<li>{self._runs(item)}</li>' for item in block.items)}</{tag}>"
            case Grid():
                head = "".join(f"<th>{self._runs(cell)}</th>" for cell in block.head)
                rows = ("".join(f"<td>{self._runs(cell)}</td>" for cell in row) for row in block.rows)
                return f"{self.table}<tr>{head}</tr>{''.join(f'<tr>{row}</tr>' for row in rows)}</table>"
            case Image():
                return f'<p class="picture">{self.picture(page, block)}</p>'
            case Commands():
                return f"<pre>{escape(chr(10).join(block.lines))}</pre>"

    def _runs(self, runs: Spans) -> str:
        return "".join(map(self._run, runs))

    def _run(self, span: Span) -> str:
        words = escape(span.words, quote=False)
        match span.kind:
            case Kind.TEXT:
                return words
            case Kind.STRONG:
                return f"<b>{words}</b>"
            case Kind.KEY:
                return self.key(words)
            case Kind.CODE:
                return f"<code>{words}</code>"
            case Kind.LINK:
                return f'<a href="{escape(self.link(span))}">{words}</a>'


def anchor(page: str, section: int = 0) -> str:
    """Name a page, or one of its sections, as links lead to it."""
    return f"{page}-{section}" if section else page


def whole(book: Book) -> str:
    """Write all pages as one file that needs no other."""
    writer = MarkupWriter(_link_within, _embedded, "<kbd>{}</kbd>".format)
    pages = "\n".join(f"<section>\n{writer.body(page)}\n</section>" for page in book.pages)
    return (
        f'<!DOCTYPE html>\n<html lang="{book.language}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width">\n<title>{escape(book.title)}</title>\n'
        f"<style>\n{_SHEET}</style>\n</head>\n<body>\n{pages}\n</body>\n</html>\n"
    )


def _link_within(span: Span) -> str:
    page = page_of(span)
    return f"#{anchor(page)}" if page else span.target


def _embedded(page: ManualPage, image: Image) -> str:
    data = b64encode(resources.doc(*page.picture(image))).decode()
    return f'<img alt="{escape(image.words)}" src="data:image/png;base64,{data}">'


def file_name(book: Book) -> str:
    """Propose a name for the file, without its ending."""
    return {"fr": "manuel-tacticien", "en": "tacticien-manual"}[book.language]
