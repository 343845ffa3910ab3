"""Another letter looks only through what the letters before it found."""

from __future__ import annotations

import pytest

from rules.cards import Card
from rules.peoples import Peoples
from rules.search import Index, parse


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
