"""Read the Markdown that the manual is written in: headings, text, lists, tables, pictures, commands."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias


class Kind(StrEnum):
    """What a run of words is."""

    TEXT = "text"
    STRONG = "strong"
    KEY = "key"
    CODE = "code"
    LINK = "link"


@dataclass(frozen=True, slots=True)
class Span:
    """Words of one kind; a link has the ``target`` that stands in the file."""

    words: str
    kind: Kind = Kind.TEXT
    target: str = ""


Spans: TypeAlias = tuple[Span, ...]


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading; the first of a page, of level 1, is its title."""

    level: int
    spans: Spans


@dataclass(frozen=True, slots=True)
class TextBlock:
    """A paragraph."""

    spans: Spans


@dataclass(frozen=True, slots=True)
class Listing:
    """Points, numbered where their order counts."""

    items: tuple[Spans, ...]
    numbered: bool


@dataclass(frozen=True, slots=True)
class Grid:
    """A table: its headings, then its rows."""

    head: tuple[Spans, ...]
    rows: tuple[tuple[Spans, ...], ...]


@dataclass(frozen=True, slots=True)
class Image:
    """A picture by its path from the page's own folder, and what is seen on it."""

    target: str
    words: str


@dataclass(frozen=True, slots=True)
class Commands:
    """Lines to be typed as they stand."""

    lines: tuple[str, ...]


Block: TypeAlias = Heading | TextBlock | Listing | Grid | Image | Commands

_SPAN = re.compile(
    r"<kbd>(?P<key>.+?)</kbd>|`(?P<code>[^`]+)`|\*\*(?P<strong>[^*]+)\*\*|\[(?P<link>[^\]]+)\]\((?P<target>[^)]+)\)"
)
_NAMED = frozenset(_SPAN.groupindex)
_HEADING = re.compile(r"(#{1,3}) (.+)")
_ITEM = re.compile(r"(-|\d+\.) (.+)")
_IMAGE = re.compile(r"!\[([^\]]*)\]\(([^)]+)\)")
_CELLS = re.compile(r"(?<!\\)\|")


def read(text: str) -> tuple[Block, ...]:
    """Read the blocks of a page."""
    lines = text.splitlines()
    found: list[Block] = []
    at = 0
    while at < len(lines):
        if lines[at].strip():
            end = _end(lines, at)
            found += _blocks(lines[at:end])
            at = end
        else:
            at += 1
    return tuple(found)


def _end(lines: Sequence[str], at: int) -> int:
    """Tell where a part ends that begins at a line: at the next empty one, of commands at their fence."""
    if lines[at].startswith("```"):
        return next(n for n in range(at + 1, len(lines)) if lines[n].startswith("```")) + 1
    return next((n for n in range(at, len(lines)) if not lines[n].strip()), len(lines))


def _blocks(lines: Sequence[str]) -> Iterator[Block]:
    first = lines[0]
    if first.startswith("```"):
        yield Commands(tuple(lines[1:-1]))
    elif heading := _HEADING.fullmatch(first):
        yield Heading(len(heading[1]), spans(heading[2]))
    elif image := _IMAGE.fullmatch(first):
        yield Image(image[2], image[1])
    elif first.startswith("|"):
        head, _, *rows = (_cells(line) for line in lines)
        yield Grid(head, tuple(rows))
    elif point := _ITEM.match(first):
        yield Listing(tuple(spans(words) for words in _items(lines)), numbered=point[1] != "-")
    else:
        yield TextBlock(spans(" ".join(lines)))


def _cells(line: str) -> tuple[Spans, ...]:
    return tuple(spans(cell.strip().replace("\\|", "|")) for cell in _CELLS.split(line.strip())[1:-1])


def _items(lines: Sequence[str]) -> list[str]:
    """Join what goes on in the next line."""
    found: list[str] = []
    for line in lines:
        if point := _ITEM.match(line):
            found.append(point[2])
        else:
            found[-1] += f" {line.strip()}"
    return found


def spans(text: str) -> Spans:
    """Read the runs of a line."""
    found: list[Span] = []
    at = 0
    for match in _SPAN.finditer(text):
        if match.start() > at:
            found.append(Span(text[at : match.start()]))
        kind = next(kind for kind in Kind if kind.value in _NAMED and match[kind.value])
        found.append(Span(match[kind.value], kind, match["target"] or ""))
        at = match.end()
    if at < len(text):
        found.append(Span(text[at:]))
    return tuple(found)


def plain(runs: Spans) -> str:
    """Give the words of runs without their looks."""
    return "".join(span.words for span in runs)


def words_of(block: Block) -> str:
    """Give all words of a block, as they are searched."""
    match block:
        case Heading() | TextBlock():
            return plain(block.spans)
        case Listing():
            return " · ".join(map(plain, block.items))
        case Grid():
            return " · ".join(plain(cell) for row in (block.head, *block.rows) for cell in row)
        case Image():
            return block.words
        case Commands():
            return " · ".join(block.lines)
