"""The manual of a language: its pages in the order of its index, and where words are found in it."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

import resources
from desktop.manual.markdown import Block, Heading, Image, Kind, Listing, Span, plain, read, words_of
from rules.text import fold

INDEX = "index"
"""The page that lists the others; adding one is a file and a line there, in both languages."""
LANGUAGES = ("fr", "en")
_FOLDER = "manual"
_AROUND = 36
"""So many letters of text stand on either side of what was found."""


@dataclass(frozen=True, slots=True)
class ManualPage:
    """A page by the name of its file; `language` is the folder from which its pictures are told."""

    key: str
    language: str
    blocks: tuple[Block, ...]

    @property
    def title(self) -> str:
        """Its first heading."""
        return next(plain(block.spans) for block in self.blocks if isinstance(block, Heading))

    def picture(self, image: Image) -> tuple[str, ...]:
        """Tell where a picture of this page lies among the docs."""
        return tuple(posixpath.normpath(f"{_FOLDER}/{self.language}/{image.target}").split("/"))

    @property
    def sections(self) -> list[str]:
        """The headings of its parts, in their order."""
        return [plain(each.spans) for each in self.blocks if isinstance(each, Heading) and each.level > 1]


@dataclass(frozen=True, slots=True)
class Found:
    """Where words are found: page, section (0 is what stands before the first), and the words around."""

    page: ManualPage
    section: int
    words: str


@dataclass(frozen=True, slots=True)
class Book:
    """All pages, the index first."""

    language: str
    pages: tuple[ManualPage, ...]

    @property
    def title(self) -> str:
        """The title of the whole."""
        return self.pages[0].title

    def page(self, key: str) -> ManualPage:
        """Give a page by its name, the index for an unknown one."""
        return next((page for page in self.pages if page.key == key), self.pages[0])

    def images(self) -> Iterator[Image]:
        """Give every picture."""
        return (block for page in self.pages for block in page.blocks if isinstance(block, Image))

    def find(self, words: str) -> Iterator[Found]:
        """Give each section in which all these words stand.

        Those come first where each begins a word, and of them those of pages that are called so.
        """
        wanted = fold(words).split()
        if not wanted:
            return
        called = [page for page in self.pages if all(word in fold(page.title) for word in wanted)]
        pages = (*called, *(page for page in self.pages if page not in called))
        inner: list[Found] = []
        for begun, found in (each for page in pages for each in _found_in(page, wanted)):
            if begun:
                yield found
            else:
                inner.append(found)
        yield from inner


def _found_in(page: ManualPage, wanted: Sequence[str]) -> Iterator[tuple[bool, Found]]:
    """Give each section of a page that has all words, and whether each of them begins a word there."""
    for number, blocks in enumerate(_sections(page)):
        told = [words_of(block) for block in blocks]
        places = [_place(fold(" ".join(told)), word) for word in wanted]
        if all(at >= 0 for _, at in places):
            near = [(_place(fold(each), wanted[0]), each) for each in told[1:]]
            begun = [each for (begins, _), each in near if begins]
            best = [*begun, *(each for (_, at), each in near if at >= 0), told[0]]
            yield all(begins for begins, _ in places), Found(page, number, _excerpt(best[0], wanted[0]))


def _place(text: str, word: str) -> tuple[bool, int]:
    """Tell whether a word begins one of a folded text, and where it stands there: -1 for nowhere."""
    begun = re.search(rf"\b{re.escape(word)}", text)
    return begun is not None, begun.start() if begun else text.find(word)


def _sections(page: ManualPage) -> list[list[Block]]:
    found: list[list[Block]] = [[]]
    for block in page.blocks:
        if isinstance(block, Heading) and block.level > 1:
            found.append([])
        found[-1].append(block)
    return found


def _excerpt(text: str, word: str) -> str:
    """Cut a text around a word, at spaces."""
    at = max(0, _place(fold(text), word)[1])
    start = text.rfind(" ", 0, max(0, at - _AROUND)) + 1 if at > _AROUND else 0
    end = at + len(word) + _AROUND
    end = text.find(" ", end) if text.find(" ", end) >= 0 else len(text)
    return f"{'… ' if start else ''}{text[start:end]}{' …' if end < len(text) else ''}"


@lru_cache(maxsize=len(LANGUAGES))
def book(language: str) -> Book:
    """Read the manual of a language, once. Raises FileNotFoundError for a page that is not there."""
    index = _page(language, INDEX)
    return Book(language, (index, *(_page(language, key) for key in _listed(index))))


def _page(language: str, key: str) -> ManualPage:
    return ManualPage(key, language, read(resources.doc(_FOLDER, language, f"{key}.md").decode()))


def _listed(index: ManualPage) -> list[str]:
    lists = (block for block in index.blocks if isinstance(block, Listing))
    return [key for listing in lists for item in listing.items for key in map(page_of, item) if key]


def page_of(span: Span) -> str:
    """Give the name of the page that a link leads to, "" for what leads elsewhere."""
    inner = span.kind is Kind.LINK and "/" not in span.target and span.target.endswith(".md")
    return span.target.removesuffix(".md") if inner else ""
