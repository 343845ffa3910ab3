"""Both languages have the same pages, headed alike; what a page names is there."""

from __future__ import annotations

import re

import pytest

import resources
from desktop.manual.book import LANGUAGES, Book, ManualPage, book, page_of
from desktop.manual.markdown import (
    Commands,
    Grid,
    Heading,
    Image,
    Kind,
    Listing,
    TextBlock,
    plain,
    read,
)
from tests.desktop.manual.reading import spans
from tests.house.source import files

BOOKS = [book(language) for language in LANGUAGES]
PAGES = [pytest.param(page, id=f"{each.language}-{page.key}") for each in BOOKS for page in each.pages]


def shape(page: ManualPage) -> list[int | str]:
    """Tell how a page is made: the levels of its headings, its pictures, its tables."""
    made: list[int | str] = []
    for block in page.blocks:
        if isinstance(block, Heading):
            made.append(block.level)
        elif isinstance(block, Image | Grid | Commands):
            made.append(type(block).__name__)
    return made


def test_both_languages_have_the_same_pages_made_alike() -> None:
    french, english = BOOKS
    assert [page.key for page in french.pages] == [page.key for page in english.pages]
    assert {page.key: shape(page) for page in french.pages} == {p.key: shape(p) for p in english.pages}
    assert len(french.pages) > 2


@pytest.mark.parametrize("read_book", BOOKS, ids=LANGUAGES)
def test_every_page_is_listed(read_book: Book) -> None:
    lying = {path.stem for path in resources.docs("manual", read_book.language).iterdir()}
    assert lying == {page.key for page in read_book.pages}
    assert all(page.title and plain(page.blocks[0].spans) == page.title for page in read_book.pages
               if isinstance(page.blocks[0], Heading))  # fmt: skip


@pytest.mark.parametrize("page", PAGES)
def test_every_link_and_picture_leads_somewhere(page: ManualPage) -> None:
    for span in spans(page):
        if span.kind is Kind.LINK and "://" not in span.target:
            assert resources.docs("manual", page.language, span.target).is_file(), span.target
    for block in page.blocks:
        if isinstance(block, Image):
            assert resources.docs(*page.picture(block)).is_file(), block.target
            assert block.words, f"{block.target} says nothing to who does not see it"


@pytest.mark.parametrize("page", PAGES)
def test_nothing_is_left_of_the_marks_that_it_is_written_with(page: ManualPage) -> None:
    for span in spans(page):
        if span.kind is not Kind.CODE:
            assert not re.search(r"\*|`|</?\w+>|\]\(|^#|'", span.words), span.words


def test_french_is_set_as_french_is() -> None:
    wrong = re.compile(r"[ \u00a0\w)][;?!»](?!\w)|[ \u00a0]:|«[ \u00a0]")
    for page in BOOKS[0].pages:
        for span in spans(page):
            if span.kind in (Kind.TEXT, Kind.STRONG, Kind.LINK):
                assert not wrong.search(span.words), span.words


def test_every_page_that_a_part_of_the_screen_asks_for_is_there() -> None:
    asked = {
        page
        for path in files("desktop", suffix=".py")
        for page in re.findall(r'set_topic\(self, "([\w-]+)"\)', path.read_text(encoding="utf-8"))
    }
    assert {"backups", "importing", "rulesets", "keyboard"} <= asked
    keys = {page.key for page in BOOKS[0].pages}
    assert asked | {"library", "muster", "battle", "printing", "confrontation", "monconf", "eclats"} <= keys


def test_words_are_found_wherever_they_stand() -> None:
    for each in BOOKS:
        page = each.pages[1]
        assert next(iter(each.find(page.title))).page.key == page.key
        found = list(each.find(page.sections[0]))
        assert (page.key, 1) in [(hit.page.key, hit.section) for hit in found]
        assert not list(each.find("xylophone")) and not list(each.find(" "))


def test_the_blocks_of_a_page_are_read() -> None:
    text = "# One\n\nPress <kbd>*</kbd>,\nthen **go** to [two](two.md) or `run`.\n\n1. a\n   b\n2. c\n\n"
    text += "| k | v |\n|---|---|\n| <kbd>A</kbd> | x |\n\n```\ndo it\n```\n\n![seen](p.png)\n"
    title, words, points, grid, lines, image = read(text)
    assert isinstance(title, Heading) and (title.level, plain(title.spans)) == (1, "One")
    assert isinstance(words, TextBlock)
    kinds = [(span.kind.value, span.words) for span in words.spans if span.kind is not Kind.TEXT]
    assert kinds == [("key", "*"), ("strong", "go"), ("link", "two"), ("code", "run")]
    assert [page_of(span) for span in words.spans if span.kind is Kind.LINK] == ["two"]
    assert isinstance(points, Listing) and points.numbered
    assert list(map(plain, points.items)) == ["a b", "c"]
    assert isinstance(grid, Grid) and [plain(cell) for cell in grid.rows[0]] == ["A", "x"]
    assert lines == Commands(("do it",)) and image == Image("p.png", "seen")


def test_a_word_is_found_before_the_middle_of_another_one() -> None:
    found = [each.words.casefold() for each in book("fr").find("sonné")]
    assert "sonné" in found[0] and any("personne" in words for words in found), found
    last = max(at for at, words in enumerate(found) if "sonné" in words)
    assert all("sonné" in words for words in found[: last + 1]), "“personne” comes behind all of them"
