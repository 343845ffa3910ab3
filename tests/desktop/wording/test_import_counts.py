"""Whatever an import brought is told: on each page, in the line of a package, on the command line."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from desktop.library.foreign_page import ForeignPage
from desktop.library.report import ReportPage
from desktop.operations.imports.report import BROUGHT, SAME, ImportReport
from desktop.wording.import_counts import EACH, LINE, SUMMED, counts

TOLD_APART = {
    "files": "a line for each file",
    "tallies": "profiles, as data of the command line",
    "findings": "a line for each",
    "more_findings": "the line after the last finding",
    "troubles": "a line for each",
    "differences": "a row to decide for each",
    "stays": "rows that are shown when asked for",
    "proposals": "a row to decide for each",
    "near": "a row to decide for each",
    "proposals_again": "as the proposals, once more",
    "news": "a line for each entry, before all else",
    "newcomers": "a row to tick for each",
    "refused": "a line for each",
    "label": "the step, which undo names",
    "pinned": "what other places redraw",
}
"""What a report holds that is no count, and how it is told."""

DECIDED = ("differences", "proposals", "near")


def with_one(name: str) -> ImportReport:
    """Make a report of an import in which there is one of something."""
    one: Any = 1 if isinstance(getattr(ImportReport(), name), int) else ["x"]
    return ImportReport(**{name: one})


def test_everything_in_a_report_is_counted_or_told_apart() -> None:
    names = {field.name for field in fields(ImportReport)}
    assert names == {*BROUGHT, *SAME, *TOLD_APART}


@pytest.mark.parametrize("name", [*BROUGHT, *SAME])
def test_each_count_is_told_by_every_page_and_by_the_command_line(qtbot: QtBot, name: str) -> None:
    report, bare = with_one(name), ImportReport()
    for page in (ForeignPage(), ReportPage()):
        qtbot.addWidget(page)
        assert "1 " in page.summary(report) and "1 " not in page.summary(bare)
    for names in (EACH, SUMMED, LINE):
        assert len(counts(report, names)) == 1 and counts(bare, names) == []


@pytest.mark.parametrize("name", [*BROUGHT, *SAME, *DECIDED])
def test_what_came_or_changed_brings_something_and_what_was_here_does_not(name: str) -> None:
    report = with_one(name)
    assert (report.brings, report.done) == (name not in SAME, True)
