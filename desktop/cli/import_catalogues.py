"""Catalogues and rosters of other programs on the command line, into a library: told on one page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from db.exchange.battlescribe.findings import Finding
from desktop.cli import differences
from desktop.cli.asked import desk_of
from desktop.cli.imported import data
from desktop.cli.report import Impossible, Report, Request
from desktop.operations.imports import catalogues
from desktop.operations.imports.report import ImportReport
from desktop.wording import army_words, number, say
from desktop.wording.at import place
from desktop.wording.import_counts import EACH, counts
from desktop.wording.revision_news import lines as news_lines
from desktop.wording.revision_news import lists as news_lists
from rules.text import QT_TRANSLATE_NOOP, Refusal

translate = QCoreApplication.translate
_ARRIVED = QT_TRANSLATE_NOOP("CommandLine", "{file}: {arrived} of %n profiles arrived", None, 1)
_ALL_ARRIVED = QT_TRANSLATE_NOOP("CommandLine", "all %n profiles arrived", None, 1)
_AGAIN = QT_TRANSLATE_NOOP("CommandLine", "%n notes are those of the last time; --all tells them", None, 1)
_ALIKE = QT_TRANSLATE_NOOP("CommandLine", "{line} (and %n more like this)", None, 1)
_MORE = QT_TRANSLATE_NOOP("CommandLine", "%n more of these; --all tells them", None, 1)
_ASKED_BEFORE = QT_TRANSLATE_NOOP(
    "CommandLine", "%n near spellings were proposed before; --all tells them", None, 1
)
_LONGEST = 60
"""Letters of the name of an entry; some hold a whole text."""
MOST_OF_A_KIND = 8
"""So many lines of a kind are told on a page; what is more is counted."""


def bring(request: Request, paths: list[Path]) -> Report:
    """Take in what the files of other programs hold, and what they say otherwise."""
    with desk_of(request, writes=True) as desk:
        asked = request.arguments
        done = catalogues.bring(
            desk, paths=paths, accept=asked.accept, theirs=asked.theirs, leave=asked.leave,
            follows=asked.follow,
        )  # fmt: skip
    if isinstance(done, Refusal):
        raise Impossible(say(done.message))
    refused = [say(message) for _, message in done.refused]
    files = [
        {
            "file": f.file, "kind": f.kind, "name": f.name, "revision": f.revision, "profiles": f.profiles,
            "arrived": f.arrived,
        }
        for f in done.files
    ]  # fmt: skip
    told = data(done, files)
    remarks, more = (list(_remarks(done)), done.more_findings) if asked.all else (list(_page(done)), 0)
    if not done.done:
        nothing = translate("CommandLine", "Nothing in these files could be imported.")
        raise Impossible(" ".join(refused) or nothing, Report((), told, remarks, more))
    return Report(list(_lines(done, whole=asked.all)), told, [*refused, *remarks], more)


def _lines(done: ImportReport, *, whole: bool) -> Iterator[str]:
    """Yield what was done: what is new since the last time, then what waits for somebody's word."""
    if not done.brings and not done.followed:
        yield translate("CommandLine", "Nothing changed.")
    yield from counts(done, EACH)
    yield from news_lines(done.news)
    yield from _lists(done)
    conflicts_first = sorted(done.differences, key=lambda each: each.taken)
    yield from _some(list(differences.lines(conflicts_first, done.stays)), whole=whole)
    bare = translate("CommandLine", "{written}: is it {proposed}?")
    near_cards = [bare.format(written=card.written, proposed=card.known) for card in done.near]
    near = translate("CommandLine", "{written}: is it {proposed}? ({where})")
    spellings = []
    for proposal in (*done.proposals, *(done.proposals_again if whole else ())):
        where = ", ".join(proposal.where[:3]) + ("…" if len(proposal.where) > 3 else "")
        spellings.append(near.format(written=proposal.written, proposed=proposal.proposed, where=where))
    yield from _some(near_cards, whole=whole)
    yield from _some(spellings, whole=whole)
    if done.proposals_again and not whole:
        yield translate("CommandLine", _ASKED_BEFORE, None, len(done.proposals_again))
    yield from _files(done)


def _lists(done: ImportReport) -> Iterator[str]:
    """Yield which lists go by a former revision, or what those cost that follow."""
    shape = translate("CommandLine", "{list} follows: {costs}")
    for each in done.followed:
        moves = {army_words.PA.strip(): (each.before, each.now), **each.others}
        told = (f"{number(was)} → {number(now)} {name}" for name, (was, now) in moves.items())
        yield shape.format(list=each.name, costs=", ".join(told))
    if not done.followed and (words := news_lists(done.news)):
        advice = translate("CommandLine", "--follow lets them take the new one")
        yield f"{words}; {advice}"


def _files(done: ImportReport) -> Iterator[str]:
    """Yield how many profiles arrived, file by file where some did not."""
    lacking = [file for file in done.files if file.arrived != file.profiles]
    if len(done.files) <= MOST_OF_A_KIND:
        lacking = done.files
    for file in lacking:
        counted = translate("CommandLine", _ARRIVED, None, file.profiles)
        yield counted.format(file=file.file, arrived=file.arrived)
    if not lacking and done.files:
        yield translate("CommandLine", _ALL_ARRIVED, None, sum(file.profiles for file in done.files))


def _some(lines: Sequence[str], *, whole: bool) -> Iterator[str]:
    """Yield as many lines as a page has room for, and how many others there are."""
    yield from lines if whole else lines[:MOST_OF_A_KIND]
    if not whole and len(lines) > MOST_OF_A_KIND:
        yield translate("CommandLine", _MORE, None, len(lines) - MOST_OF_A_KIND)


def _page(done: ImportReport) -> Iterator[str]:
    """Yield the notes that were not told the last time: one of each kind, and how many are like it."""
    new = [told for told in done.to_know(asks=True) if not told.again]
    if len(new) <= MOST_OF_A_KIND:
        yield from map(_remark, new)
    else:
        kinds: dict[str, list[Finding]] = {}
        for told in new:
            kinds.setdefault(told.reason, []).append(told)
        for alike in kinds.values():
            line = _remark(alike[0])
            more = len(alike) - 1
            yield translate("CommandLine", _ALIKE, None, more).format(line=line) if more else line
    if again := sum(told.again for told in done.to_know(asks=True)):
        yield translate("CommandLine", _AGAIN, None, again)


def _remarks(done: ImportReport) -> Iterator[str]:
    yield from map(_remark, done.to_know(asks=True))


def _remark(told: Finding) -> str:
    if not (told.entry or told.field):
        return translate("CommandLine", "{file}: {why}").format(file=told.file, why=say(told.message))
    whole = translate("CommandLine", "{file}, {entry}, {field}: {why}")
    name = told.entry if len(told.entry) <= _LONGEST else f"{told.entry[:_LONGEST]}…"
    return whole.format(file=told.file, entry=name or "–", field=place(told.field), why=say(told.message))
