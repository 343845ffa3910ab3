"""Who has the last word on a field: its file before, its file now, or who owns it; each case of it once."""

from __future__ import annotations

from itertools import product
from typing import Any, NamedTuple

import pytest

from desktop.operations.imports.merge import (
    DELETED,
    INPUTS,
    ROWS,
    Difference,
    MergeRow,
    MergeVerdict,
    Merging,
    Where,
    all_taken,
    cells,
)

KEEP, TAKE, ASK, WAIT = MergeVerdict
FIELD = ("card", "note")
HERE = Where(*FIELD[:1], "Carte", FIELD[1], "Card")
# What becomes of a field: what is told of it, and whether the file's word is taken.
NOTHING = "nothing is told"
FREE = "the file is followed"
CHOSEN = "the file is followed because its owner said so"
ASKED = "told as news, and what stands here stays"
WAITS = "no news, what stands here stays and could be taken"


class Case(NamedTuple):
    """Base, theirs and ours are what a field holds, "" for nothing."""

    why: str
    base: str
    theirs: str
    ours: str
    becomes: str
    settings: dict[str, Any] = {}  # noqa: RUF012 - nobody changes it
    is_open: bool = False
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
    Case("what is left open is no word", "a", "", "b", ASKED, is_open=True, kept=True),
    Case("what is left open where nobody changed it is followed", "a", "", "a", FREE, is_open=True),
    Case("what was open before and is open now says nothing", "", "", "b", NOTHING, EVERYTHING, is_open=True),
    Case("what is left open by a first word says nothing", "a", "", "b", NOTHING, UNHEARD, is_open=True),
    Case("what is left open by a first word fills nothing", "", "b", "", NOTHING, UNHEARD, is_open=True),
    Case("what is left open by a whole first word says nothing", "a", "", "b", NOTHING,
         {"heard": False, "whole": True}, is_open=True),
    Case("open, whatever stands in its place", "a", "a", "b", NOTHING, EVERYTHING, is_open=True),
    Case("open, whatever stands in its place now", "a", "b", "c", ASKED, is_open=True, kept=True),
    # changed: they saw ours since, and changed only these fields of it
    Case("changed since they saw ours", "a", "b", "a", FREE, {"changed": frozenset({FIELD})}),
    Case("not changed since they saw ours", "a", "b", "a", WAITS, {"changed": frozenset()}),
    Case("another field was changed since", "a", "b", "c", WAITS, {"changed": ELSEWHERE}),
    Case("emptied, but not since they saw ours", "a", "", "a", NOTHING, {"changed": frozenset()}),
    # removed: they took it away
    Case("taken away, and left as it came here", "a", "", "a", FREE, {"removed": frozenset({FIELD})}),
    Case("taken away, and changed here", "a", "", "b", ASKED, {"removed": frozenset({FIELD})}, kept=True),
    Case("taken away before, and filled here since", "", "", "b", ASKED, {"removed": frozenset({FIELD})},
         kept=True),
    Case("taken away by a first word", "a", "", "a", ASKED, {"heard": False, "removed": frozenset({FIELD})},
         kept=True),
    Case("taken away by a first word, and open", "a", "", "a", NOTHING,
         {"heard": False, "removed": frozenset({FIELD})}, is_open=True),
    Case("another field was taken away", "", "", "b", NOTHING, {"removed": ELSEWHERE}),
    Case("taken away and open is open", "", "", "b", ASKED, {"removed": frozenset({FIELD})}, is_open=True,
         kept=True),
    Case("what is gone there but said is a word", "a", "a", "b", ASKED, {"removed": frozenset({FIELD})}),
    # left: it was told before that it is empty there, and stayed
    Case("it stayed when it was emptied", "", "", "b", WAITS, {"left": frozenset({FIELD})}, kept=True),
    Case("it stayed when it was left open", "", "", "b", WAITS, {"left": frozenset({FIELD})}, is_open=True,
         kept=True),
    Case("it stayed, and its owner now lets it go", "", "", "b", CHOSEN,
         {"left": frozenset({FIELD}), "everything": True}),
    Case("it stayed, and is filled there now", "", "c", "b", ASKED, {"left": frozenset({FIELD})}),
    Case("it stayed, told by a first word", "", "", "b", ASKED,
         {"heard": False, "left": frozenset({FIELD})}, kept=True),
    Case("another field stayed", "", "", "b", NOTHING, {"left": ELSEWHERE}),
)
# fmt: on


def became(merging: Merging, found: str, ours: str) -> str:
    """Say what became of the one field that was decided."""
    told = [*merging.differences, *merging.stays]
    if not told:
        assert found == ours
        return NOTHING
    (one,) = told
    assert (found == ours) is not one.taken
    assert one.taken or not one.free
    if one.taken:
        assert merging.differences
        return FREE if one.free else CHOSEN
    return ASKED if merging.differences else WAITS


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.why)
def test_who_has_the_last_word(case: Case) -> None:
    merging = Merging(**case.settings)
    found = merging.decide(
        HERE, case.base, case.theirs, case.ours, str, is_open=case.is_open, emptied=case.emptied
    )
    assert became(merging, found, case.ours) == case.becomes
    assert found in (case.theirs, case.ours)
    assert merging.kept == ((FIELD,) if case.kept else ())


EVERY_CELL = """
known word    yes  KEEP TAKE ASK
known word    no   KEEP WAIT WAIT
known empty   yes  KEEP TAKE ASK
known empty   no   KEEP KEEP KEEP
known open    yes  KEEP TAKE ASK
known open    no   KEEP KEEP KEEP
known removed yes  KEEP TAKE ASK
known removed no   KEEP TAKE ASK
known stayed  yes  KEEP TAKE ASK
known stayed  no   KEEP WAIT WAIT
none  word    yes  KEEP TAKE ASK
none  word    no   KEEP TAKE ASK
none  empty   yes  KEEP KEEP KEEP
none  empty   no   KEEP KEEP KEEP
none  open    yes  KEEP KEEP KEEP
none  open    no   KEEP KEEP KEEP
none  removed yes  KEEP TAKE ASK
none  removed no   KEEP TAKE ASK
none  stayed  yes  KEEP TAKE ASK
none  stayed  no   KEEP TAKE ASK
"""
"""Base, theirs, changed; then the verdict where ours is the same, is free, is its owner's own."""


@pytest.mark.parametrize("line", EVERY_CELL.split("\n")[1:-1])
def test_every_cell_of_the_table_has_its_verdict(line: str) -> None:
    *said, same, free, own = line.split()
    for ours, verdict in zip(INPUTS[-1], (same, free, own), strict=True):
        row = next(row for row in ROWS if row.fits((*said, ours)))
        assert row.verdict is MergeVerdict[verdict], ours


def test_no_cell_is_left_out() -> None:
    told = [tuple(line.split()[:3]) for line in EVERY_CELL.split("\n")[1:-1]]
    assert told == list(product(*INPUTS[:-1]))


def test_each_case_stands_once() -> None:
    assert len({case.why for case in CASES}) == len(CASES)
    assert len({repr(case[1:4] + case[5:8]) for case in CASES}) == len(CASES)


def test_what_is_told_of_a_field() -> None:
    merging = Merging()
    merging.decide(HERE, "a", "b", "c", str, str.upper)
    (told,) = merging.differences
    assert told == Difference("card", "Carte", "note", "a", "b", "c", False, False, ("A", "B", "C"), "Card")
    assert (told.said("fr"), told.said("en")) == (("A", "B", "C"), ("a", "b", "c"))
    assert (told.named("fr"), told.named("en")) == ("Carte", "Card")
    assert not all_taken(merging.differences) and all_taken(Merging().differences)


def test_what_a_file_said_before_is_not_told_where_it_was_never_heard() -> None:
    merging = Merging(heard=False)
    merging.decide(HERE, "a", "b", "c", str)
    (told,) = merging.differences
    assert (told.said("en"), told.said("fr"), told.french) == (("", "b", "c"), ("", "b", "c"), None)


@pytest.mark.parametrize(
    ("settings", "news", "back"),
    [
        ({}, True, False), ({}, False, False), (EVERYTHING, False, True), (CHOOSING, True, False),
        ({"chosen": frozenset({("card", DELETED)})}, False, True),
    ],
)  # fmt: skip
def test_what_was_deleted_comes_back_where_its_owner_says_so(
    settings: dict[str, Any], news: bool, back: bool
) -> None:
    merging = Merging(**settings)
    assert merging.comes_back("card", "Carte", "Card", news=news) is back
    told = merging.differences if news or back else merging.stays
    assert [(each.thing, each.field, each.taken, each.free) for each in told] == [
        ("card", DELETED, back, False)
    ]
    assert len(merging.differences) + len(merging.stays) == 1


def test_fields_that_were_told_of_as_one_stay_as_one() -> None:
    merging = Merging()
    merging.keep_alike(FIELD, [("card", "a")])
    assert merging.kept == ()
    merging.decide(HERE, "a", "", "b", str)
    merging.keep_alike(FIELD, [("card", "b"), ("card", "a")])
    assert merging.kept == (("card", "a"), ("card", "b"), FIELD)


def test_what_they_changed_and_removed_since_they_saw_ours() -> None:
    """They changed the price, and removed the note and the source, which had stayed before."""
    seen = {"note": "old", "pa": "1", "race": "elf", "source": "book"}
    theirs = {"note": "", "pa": "2", "race": "elf", "source": ""}
    ours = {"note": "new", "pa": "3", "race": "orc", "source": "ours"}

    def merge(base: dict[str, str], merging: Merging) -> None:
        for name, word in theirs.items():
            merging.decide(Where("card", "Carte", name), base[name], word, ours[name], str)

    told = Difference("card", "Carte", "pa", "", "", "", False, False)
    merging = Merging(everything=True, left=frozenset({("card", "source")}), differences=[told])
    merging.learn_changes(seen, merge)
    assert merging.changed == {("card", name) for name in ("note", "pa", "source")}
    assert merging.removed == {FIELD}
    assert (merging.differences, merging.stays, merging.kept) == ([told], [], ())
    merging.learn_changes(None, merge)
    assert merging.removed == {FIELD}, "nobody knows what they saw"


def decided_by(case: Case) -> MergeRow:
    """Return the row of the table that a case is decided by."""
    given = {key: value for key, value in case.settings.items() if key not in ("chosen", "everything")}
    source = Merging(**given).source(FIELD, is_open=case.is_open, emptied=case.emptied)
    inputs = cells(case.base, case.theirs, case.ours, source)
    return next(row for row in ROWS if row.fits(inputs))


def test_every_row_of_the_table_decides_a_case() -> None:
    said = {KEEP: {NOTHING}, TAKE: {FREE}, ASK: {ASKED, CHOSEN}, WAIT: {WAITS, CHOSEN}}
    decided = [(decided_by(case), case) for case in CASES]
    assert {row for row, _ in decided} == {*ROWS}
    assert [case.why for row, case in decided if case.becomes not in said[row.verdict]] == []


@pytest.mark.parametrize("row", ROWS, ids=(f"row {n}" for n in range(1, len(ROWS) + 1)))
def test_each_input_of_a_row_is_needed(row: MergeRow) -> None:
    """A row that could go without a word changing decides nothing."""
    others = [each for each in ROWS if each is not row]
    alone = [c for c in product(*INPUTS) if next((r for r in ROWS if r.fits(c)), None) is row]
    assert alone
    assert any(next((r.verdict for r in others if r.fits(c)), None) is not row.verdict for c in alone)


def test_the_table_decides_whatever_is_said() -> None:
    assert all(any(row.fits(each) for row in ROWS) for each in product(*INPUTS))
