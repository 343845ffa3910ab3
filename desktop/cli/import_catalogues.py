"""Catalogues and rosters of other programs on the command line, into a library."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from desktop.cli import differences
from desktop.cli.asked import desk_of
from desktop.cli.imported import data
from desktop.cli.report import Impossible, Report, Request
from desktop.operations.imports import catalogues
from desktop.operations.imports.report import ImportReport
from desktop.wording import say
from desktop.wording.at import place
from desktop.wording.import_counts import EACH, counts
from rules.text import QT_TRANSLATE_NOOP, Refusal

translate = QCoreApplication.translate
_ARRIVED = QT_TRANSLATE_NOOP("CommandLine", "{file}: {arrived} of %n profiles arrived", None, 1)


def bring(request: Request, paths: list[Path]) -> Report:
    """Take in what the files of other programs hold, and what they say otherwise."""
    with desk_of(request, writes=True) as desk:
        asked = request.arguments
        done = catalogues.bring(desk, paths=paths, accept=asked.accept, theirs=asked.theirs)
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
    if not done.done:
        nothing = translate("CommandLine", "Nothing in these files could be imported.")
        raise Impossible(
            " ".join(refused) or nothing, Report((), told, list(_remarks(done)), done.more_findings)
        )
    return Report(list(_lines(done)), told, [*refused, *_remarks(done)], done.more_findings)


def _lines(done: ImportReport) -> Iterator[str]:
    """Yield what was done: counts, then the profiles of each file, then what waits for somebody's word."""
    if not done.brings:
        yield translate("CommandLine", "Nothing changed.")
    yield from counts(done, EACH)
    for file in done.files:
        counted = translate("CommandLine", _ARRIVED, None, file.profiles)
        yield counted.format(file=file.file, arrived=file.arrived)
    near = translate("CommandLine", "{written}: is it {proposed}? ({where})")
    for proposal in done.proposals:
        where = ", ".join(proposal.where[:3]) + ("…" if len(proposal.where) > 3 else "")
        yield near.format(written=proposal.written, proposed=proposal.proposed, where=where)
    bare = translate("CommandLine", "{written}: is it {proposed}?")
    for card in done.near:
        yield bare.format(written=card.written, proposed=card.known)
    yield from differences.lines(done.differences, done.stays)


def _remarks(done: ImportReport) -> Iterator[str]:
    whole = translate("CommandLine", "{file}, {entry}, {field}: {why}")
    bare = translate("CommandLine", "{file}: {why}")
    for told in done.findings:
        shape = whole if told.entry or told.field else bare
        yield shape.format(
            file=told.file, entry=told.entry or "–", field=place(told.field), why=say(told.message)
        )
