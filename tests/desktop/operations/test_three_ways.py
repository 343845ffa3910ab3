"""Who has the last word on a field: its file before, its file now, or who owns it; each case of it once."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from desktop.operations.imports.merge import AWAY, Difference, Three, ThreeWays

FIELD = ("card", "note")
HERE = Three(*FIELD[:1], "Carte", FIELD[1], "Card")
# What becomes of a field: what is told of it, and whether the file's word is taken.
NOTHING = "nothing is told"
FREE = "the file is followed"
CHOSEN = "the file is followed because its owner said so"
ASKED = "told as news, and what stands here stays"
WAITS = "no news, what stands here stays and could be taken"


class Case(NamedTuple):
    """Before, now and mine are what a field holds, "" for nothing."""

    why: str
    before: str
    now: str
    mine: str
    becomes: str
    settings: dict[str, Any] = {}  # noqa: RUF012 - nobody changes it
    silent: bool = False
    emptied: bool = False
    kept: bool = False


UNHEARD = {"heard": False}
EVERYTHING = {"everything": True}
CHOOSING = {"chosen": frozenset({FIELD})}
ELSEWHERE = frozenset({("card", "pa"), ("other", "note")})

# fmt: off
CASES = (
    # the file's word came here before
    Case("all say the same", "a", "a", "a", NOTHING),
    Case("both changed it alike", "a", "b", "b", NOTHING),
    Case("the file alone changed it", "a", "b", "a", FREE),
    Case("its owner alone changed it", "a", "a", "b", WAITS),
    Case("both changed it", "a", "b", "c", ASKED),
    Case("the file alone filled it", "", "b", "", FREE),
    Case("the file filled what its owner filled", "", "b", "c", ASKED),
    Case("the file changed what its owner emptied", "a", "b", "", ASKED),
    Case("its owner emptied it", "a", "a", "", WAITS),
    Case("the file alone emptied it", "a", "", "a", FREE),
    Case("the file emptied what its owner changed", "a", "", "b", ASKED, kept=True),
    Case("the file says nothing of it, as before", "", "", "b", NOTHING),
    # chosen: its owner decided for the file
    Case("chosen against a change", "a", "b", "c", CHOSEN, CHOOSING),
    Case("chosen again, no news", "a", "a", "b", CHOSEN, CHOOSING),
    Case("chosen, and emptied in the file", "a", "", "b", CHOSEN, CHOOSING),
    Case("chosen is the field of another thing", "a", "b", "c", ASKED, {"chosen": ELSEWHERE}),
    # everything: the file has the last word in all it says
    Case("everything against a change", "a", "b", "c", CHOSEN, EVERYTHING),
    Case("everything, no news", "a", "a", "b", CHOSEN, EVERYTHING),
    Case("everything takes nothing that is not said", "", "", "b", NOTHING, EVERYTHING),
    Case("what is free is no more than followed", "a", "b", "a", FREE, EVERYTHING),
    # older: the file is older than what was taken in
    Case("an older file is asked about", "a", "b", "a", ASKED, {"older": True}),
    Case("an older file fills what is empty here", "a", "b", "", FREE, {"older": True}),
    Case("an older file fills nothing where nothing means something", "a", "b", "", ASKED,
         {"older": True, "fills": False}),
    Case("an older file fills nothing that its owner emptied", "a", "b", "", ASKED, {"older": True},
         emptied=True),
    # ours: what the file had before was ours
    Case("a change of ours is asked about", "a", "b", "a", ASKED, {"ours": True}),
    Case("a change of ours fills what is empty here", "a", "b", "", FREE, {"ours": True}),
    # heard: never before
    Case("a first word is asked about", "a", "b", "a", ASKED, UNHEARD),
    Case("a first word fills what is empty here", "", "b", "", FREE, UNHEARD),
    Case("a first word is what stands here", "", "b", "b", NOTHING, UNHEARD),
    Case("a first word fills nothing where nothing means something", "", "b", "", ASKED,
         {"heard": False, "fills": False}),
    Case("a first word fills nothing that its owner emptied", "", "b", "", ASKED, UNHEARD, emptied=True),
    Case("a first word that is the same as before is news all the same", "b", "b", "a", ASKED, UNHEARD),
    Case("what a first word leaves empty stays", "a", "", "a", NOTHING, UNHEARD),
    Case("a first word with the last one", "a", "b", "c", CHOSEN, {"heard": False, "everything": True}),
    # whole: what a first word leaves empty was taken away
    Case("a whole first word empties nothing unasked", "a", "", "a", ASKED,
         {"heard": False, "whole": True}, kept=True),
    Case("a whole first word empties where its owner says so", "a", "", "a", CHOSEN,
         {"heard": False, "whole": True, "everything": True}),
    Case("a whole file that was heard empties what it changed alone", "", "", "a", NOTHING, {"whole": True}),
    # silent: the file leaves it open
    Case("what is left open is no word", "a", "", "b", ASKED, silent=True, kept=True),
    Case("what is left open where nobody changed it is followed", "a", "", "a", FREE, silent=True),
    Case("what was open before and is open now says nothing", "", "", "b", NOTHING, EVERYTHING, silent=True),
    Case("what is left open by a first word says nothing", "a", "", "b", NOTHING, UNHEARD, silent=True),
    Case("what is left open by a whole first word says nothing", "a", "", "b", NOTHING,
         {"heard": False, "whole": True}, silent=True),
    Case("open, whatever stands in its place", "a", "a", "b", NOTHING, EVERYTHING, silent=True),
    Case("open, whatever stands in its place now", "a", "b", "c", ASKED, silent=True, kept=True),
    # fresh: they saw ours since, and changed only these fields of it
    Case("changed since they saw ours", "a", "b", "a", FREE, {"fresh": frozenset({FIELD})}),
    Case("not changed since they saw ours", "a", "b", "a", WAITS, {"fresh": frozenset()}),
    Case("another field was changed since", "a", "b", "c", WAITS, {"fresh": ELSEWHERE}),
    Case("emptied, but not since they saw ours", "a", "", "a", NOTHING, {"fresh": frozenset()}),
    # gone: they took it away
    Case("taken away, and left as it came here", "a", "", "a", FREE, {"gone": frozenset({FIELD})}),
    Case("taken away, and changed here", "a", "", "b", ASKED, {"gone": frozenset({FIELD})}, kept=True),
    Case("taken away before, and filled here since", "", "", "b", ASKED, {"gone": frozenset({FIELD})},
         kept=True),
    Case("taken away by a first word", "a", "", "a", ASKED, {"heard": False, "gone": frozenset({FIELD})},
         kept=True),
    Case("another field was taken away", "", "", "b", NOTHING, {"gone": ELSEWHERE}),
    Case("taken away and open is open", "", "", "b", ASKED, {"gone": frozenset({FIELD})}, silent=True,
         kept=True),
    Case("what is gone there but said is a word", "a", "a", "b", ASKED, {"gone": frozenset({FIELD})}),
    # left: it was told before that it is empty there, and stayed
    Case("it stayed when it was emptied", "", "", "b", WAITS, {"left": frozenset({FIELD})}, kept=True),
    Case("it stayed when it was left open", "", "", "b", WAITS, {"left": frozenset({FIELD})}, silent=True,
         kept=True),
    Case("it stayed, and its owner now lets it go", "", "", "b", CHOSEN,
         {"left": frozenset({FIELD}), "everything": True}),
    Case("it stayed, and is filled there now", "", "c", "b", ASKED, {"left": frozenset({FIELD})}),
    Case("it stayed, told by a first word", "", "", "b", ASKED,
         {"heard": False, "left": frozenset({FIELD})}, kept=True),
    Case("another field stayed", "", "", "b", NOTHING, {"left": ELSEWHERE}),
)
# fmt: on


def became(ways: ThreeWays, found: str, mine: str) -> str:
    """Say what became of the one field that was decided."""
    told = [*ways.differences, *ways.stays]
    if not told:
        assert found == mine
        return NOTHING
    (one,) = told
    assert (found == mine) is not one.taken
    assert one.taken or not one.free
    if one.taken:
        assert ways.differences
        return FREE if one.free else CHOSEN
    return ASKED if ways.differences else WAITS


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.why)
def test_who_has_the_last_word(case: Case) -> None:
    ways = ThreeWays(**case.settings)
    found = ways.decide(HERE, case.before, case.now, case.mine, str, silent=case.silent, emptied=case.emptied)
    assert became(ways, found, case.mine) == case.becomes
    assert found in (case.now, case.mine)
    assert ways.kept == ((FIELD,) if case.kept else ())


def test_each_case_stands_once() -> None:
    assert len({case.why for case in CASES}) == len(CASES)
    assert len({repr(case[1:4] + case[5:8]) for case in CASES}) == len(CASES)


def test_what_is_told_of_a_field() -> None:
    ways = ThreeWays()
    ways.decide(HERE, "a", "b", "c", str, str.upper)
    (told,) = ways.differences
    assert told == Difference("card", "Carte", "note", "a", "b", "c", False, False, ("A", "B", "C"), "Card")
    assert (told.worded("fr"), told.worded("en")) == (("A", "B", "C"), ("a", "b", "c"))
    assert (told.named("fr"), told.named("en")) == ("Carte", "Card")
    assert not ways.all_taken and ThreeWays().all_taken


def test_what_a_file_said_before_is_not_told_where_it_was_never_heard() -> None:
    ways = ThreeWays(heard=False)
    ways.decide(HERE, "a", "b", "c", str)
    (told,) = ways.differences
    assert (told.worded("en"), told.worded("fr"), told.french) == (("", "b", "c"), ("", "b", "c"), None)


@pytest.mark.parametrize(
    ("settings", "news", "back"),
    [
        ({}, True, False), ({}, False, False), (EVERYTHING, False, True), (CHOOSING, True, False),
        ({"chosen": frozenset({("card", AWAY)})}, False, True),
    ],
)  # fmt: skip
def test_what_was_deleted_comes_back_where_its_owner_says_so(
    settings: dict[str, Any], news: bool, back: bool
) -> None:
    ways = ThreeWays(**settings)
    assert ways.comes_back("card", "Carte", "Card", news=news) is back
    told = ways.differences if news or back else ways.stays
    assert [(each.thing, each.field, each.taken, each.free) for each in told] == [("card", AWAY, back, False)]
    assert len(ways.differences) + len(ways.stays) == 1


def test_fields_that_were_told_of_as_one_stay_as_one() -> None:
    ways = ThreeWays()
    ways.keep_alike(FIELD, [("card", "a")])
    assert ways.kept == ()
    ways.decide(HERE, "a", "", "b", str)
    ways.keep_alike(FIELD, [("card", "b"), ("card", "a")])
    assert ways.kept == (("card", "a"), ("card", "b"), FIELD)
