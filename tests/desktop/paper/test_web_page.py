"""A battle as one page for a browser: all in one file, two languages, nothing hidden, no foreign mark-up."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import pytest

from desktop.operations import battle, tables
from desktop.operations.battle_page import battle_page
from desktop.operations.battle_report import report_of
from desktop.operations.battle_start import start_example
from desktop.operations.desk import Desk
from desktop.operations.play import Play
from rules.battle.commands import (
    ChooseFirst,
    Command,
    Conceal,
    Correct,
    DeclareWinner,
    EndGame,
    Put,
    Ready,
    SetOrder,
)
from rules.battle.state import Place, Result
from rules.text import Refusal
from tests.desktop.kept import copied
from tests.desktop.outcomes import done

EVIL = "</style><script>alert(1)</script>\"'><img src=x onerror=alert(1)>\x07"
VOID = ("meta", "input", "br")


class Page(HTMLParser):
    """Reads a page as a browser does: what stands in which element, and whether all of them end."""

    def __init__(self, page: bytes) -> None:
        super().__init__()
        self.open: list[str] = []
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.text: dict[str, str] = {}
        self._language = ""
        self.feed(page.decode())
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))
        if tag == "article":
            self._language = str(dict(attrs)["lang"])
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text[self._language] = self.text.get(self._language, "") + data

    def count(self, tag: str) -> int:
        return sum(each == tag for each, _ in self.elements)


@pytest.fixture
def desk(tmp_path: Path, new_library: Path) -> Iterator[Desk]:
    """Open a new library with its starter cards."""
    with copied(new_library, tmp_path) as library:
        yield Desk(library, tables.peoples(), tables.abilities(), int)


def carry(desk: Desk, play: Play, *commands: Command) -> None:
    for command in commands:
        assert not isinstance(battle.do(desk, play, command, overrule=True), Refusal)


def written(desk: Desk, play: Play, language: str = "fr") -> bytes:
    return done(battle_page(desk, battle_id=play.battle_id, language=language)) or b""


def test_a_battle_is_one_file_in_both_languages_with_its_turning_points(desk: Desk) -> None:
    play = done(start_example(desk, name="Le pont"))
    carry(desk, play, Put("b1.1", Place.DEAD), Put("a2.1", Place.FLED))
    carry(desk, play, EndGame(Result({"a": 12.5, "b": 3}, "a", "Near the bridge.\nAgain!")))
    page = Page(written(desk, play))
    assert page.open == [] and page.text.keys() == {"", "fr", "en"}
    for language, words in {
        "fr": ("Le pont", "Victoire\u202f: ", "12,5", "Tour 1 · meurt", "À la fin"),
        "en": ("Le pont", "Victory: ", "12.5", "Turn 1 · dies", "At the end", "Near the bridge."),
    }.items():
        assert all(each in page.text[language] for each in words), page.text[language]
    # the lines that climb once, then both sides after each of two losses and at the end, in two languages
    assert page.count("svg") == 2 * (1 + 2 * 3)
    boards = [attrs for tag, attrs in page.elements if tag == "circle" and attrs.get("class") == "meant"]
    assert len(boards) == 2 * 2, "the figure that each picture is about"
    assert [attrs.get("id") for tag, attrs in page.elements if "checked" in attrs] == ["fr"]
    other = Page(written(desk, play, "en"))
    assert [attrs.get("id") for tag, attrs in other.elements if "checked" in attrs] == ["en"]
    assert battle_page(desk, battle_id="x", language="en") is None


def test_a_side_tells_what_the_drawing_adds_up_and_equal_losses_bear_equal_signs(desk: Desk) -> None:
    play = done(start_example(desk, name="Le pont"))
    fighters = play.game.fighters.values()
    first = [fighter.id for fighter in fighters if play.game.side_of(fighter.card).key == "a"]
    carry(desk, play, *(Put(fighter, Place.DEAD) for fighter in first))
    report = report_of(desk, play, "en")
    stars = [loss.turning for loss in report.losses]
    assert 0 < sum(stars) <= 4 < len(stars)
    least = min(loss.price or 0 for loss in report.losses if loss.turning)
    assert all((loss.price or 0) < least for loss in report.losses if not loss.turning)
    total = sum(loss.price or 0 for loss in report.losses)
    page = written(desk, play, "en").decode()
    assert page.count(f" in play · {total:g} PA lost") == 1, "the other side lost nothing"
    assert page.count(f" en jeu · {total:g} PA perdus") == 1


def test_a_side_of_a_board_fits_a_phone_in_letters_that_are_read(desk: Desk) -> None:
    play = done(start_example(desk))
    name = "Kaian Draghost, le Changeur de Formes (Humain)"
    carry(desk, play, Put("b1.1", Place.CAPTURED), Correct("side:a", {"name": name}))
    page = Page(written(desk, play))
    boards = [attrs for tag, attrs in page.elements if tag == "svg" and attrs.get("class") == "board"]
    assert len(boards) == 2 * 2 * 2, "each side of both moments is a drawing, beneath the other where it must"
    assert all(float(str(attrs["viewbox"]).split()[2]) <= 480 for attrs in boards)
    texts = (attrs for tag, attrs in page.elements if tag == "text")
    assert min(float(str(at["font-size"])) for at in texts if at["class"] in ("t", "bo a", "bo b")) >= 14
    assert "⚿" not in page.text["fr"], "few fonts of a phone have it"


def test_the_page_needs_nothing_and_loads_nothing(desk: Desk) -> None:
    page = written(desk, done(start_example(desk))).decode()
    assert not re.search(r"<(script|link|iframe|img)|https?://|url\(|@import", page)
    assert "prefers-color-scheme:dark" in page and "@media print" in page
    assert "No loss." in page and "Battle in progress" in page


def test_what_comes_from_outside_is_text(desk: Desk) -> None:
    play = done(start_example(desk, name=EVIL))
    carry(desk, play, Correct("fighter:b1.1", {"nickname": EVIL, "colour": EVIL, "letter": "<b>"}))
    carry(desk, play, Correct("side:a", {"name": EVIL, "player": EVIL}), Put("b1.1", Place.DEAD))
    carry(desk, play, EndGame(Result({}, "a", EVIL)))
    page = Page(written(desk, play))
    assert page.open == [] and page.count("script") == page.count("img") == 0
    assert page.count("style") == 1 and "\x07" not in page.text["fr"]
    assert not any(key.startswith("on") for _, attrs in page.elements for key in attrs)
    assert page.text["fr"].count("<script>alert(1)</script>") >= 4, "it can be read as it was typed"


def test_a_battle_that_goes_on_tells_no_hidden_order(desk: Desk) -> None:
    play = done(start_example(desk))
    carry(desk, play, Put("b1.1", Place.DEAD), Conceal("a", True))
    before = written(desk, play)
    carry(desk, play, SetOrder("a", play.game.sides["a"].order[::-1]))
    assert written(desk, play) == before
    carry(desk, play, Ready("a"), Ready("b"), DeclareWinner("a"), ChooseFirst("b"))
    active = written(desk, play)
    side = play.game.sides["a"]
    carry(desk, play, Correct("side:a", {"pile": side.pile[::-1], "order": side.order[::-1]}))
    assert play.game.sides["a"].pile != side.pile
    assert written(desk, play) == active


@pytest.mark.parametrize("system", ["monconf", "eclats"])
def test_every_game_has_one(desk: Desk, system: str) -> None:
    page = Page(written(desk, done(start_example(desk, system=system))))
    assert page.open == [] and "No loss." in page.text["en"]


@pytest.mark.parametrize(("language", "said"), [("fr", "Blessure critique"), ("en", "Critical wound")])
def test_a_wound_has_its_letter_and_its_name(desk: Desk, language: str, said: str) -> None:
    play = done(start_example(desk, name="Le pont"))
    carry(desk, play, Correct("fighter:a2.1", {"notches": 3}))
    page = written(desk, play, language).decode()
    assert re.search(r'class="wound"/><text [^>]*class="sign"[^>]*>C</text>', page)
    assert said.casefold() in page.casefold()
