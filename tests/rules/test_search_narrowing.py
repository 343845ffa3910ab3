"""Another letter looks only through what the letters before it found."""

from __future__ import annotations

import pytest

from rules.cards import Card
from rules.peoples import Peoples
from rules.search import Index, parse
from rules.values import Value


@pytest.mark.parametrize(
    ("before", "now", "narrows"),
    [
        ("", "c", True),
        ("cl", "clo", True),
        ("clo", "clo di", True),
        ("clo di", "clone dirz", True),
        ("clo", "cl", False),
        ("clo", "tig", False),
        ("clo di", "clo", False),
        ("clo", "clo pa<3", False),
        ("pa<3", "pa<30", False),
        ('"clone de"', 'clo "clone"', False),
    ],
)
def test_more_letters_narrow_and_nothing_else_does(before: str, now: str, narrows: bool) -> None:
    assert parse(now).narrows(parse(before)) is narrows


def test_only_what_was_found_before_is_looked_at() -> None:
    cards = [("a", Card("Clone de Dirz")), ("b", Card("Clone de Sable")), ("c", Card("Tigre de Dirz"))]
    index = Index(Peoples((), ()), cards)
    laid = index.lay(["c", "b", "a"])
    found = laid.only(index.sift(parse("clone"), laid))
    assert found.keys == ["b", "a"]
    assert found.only(index.sift(parse("clone di"), found)).keys == ["a"]
    assert index.find(parse("clone di")) == {"a"}
    assert found.only(index.sift(parse(""), found)) == found


def test_cards_that_share_all_but_their_names_are_found_by_either() -> None:
    cards = [(str(n), Card(f"Clone {n}", people="Dirz" if n % 9 else "Sable")) for n in range(90)]
    index = Index(Peoples((), ()), cards)
    assert index.find(parse("clone 17")) == {"17"}
    assert index.find(parse("sable")) == {str(n) for n in range(0, 90, 9)}
    assert index.find(parse("sable 81")) == {"81"}
    assert index.find(parse('"dirz"')) == {str(n) for n in range(90) if n % 9}
    index.put("17", Card("Clone 17", people="Sable"))
    assert "17" in index.find(parse("sable"))
    index.remove("17")
    assert "17" not in index.find(parse("sable"))


def test_a_comparison_that_lacks_its_number_finds_nothing_yet() -> None:
    cards = [("a", Card("Clone", pa=Value.of(12))), ("b", Card("Tigre pa<"))]
    index = Index(Peoples((), ()), cards)
    assert index.find(parse("pa<")) == {"b"}
    assert index.find(parse("nom<")) == set()
    assert index.find(parse("pa<30")) == {"a"}
