"""The verb `import`: tables of cards, and the files of other programs, in one report."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from desktop.cli import battle, differences, package
from desktop.cli import verbs as verbs
from desktop.cli.imported import data, joined
from desktop.cli.report import Impossible, Report, Request, bounded
from desktop.operations import packages
from desktop.operations.imports import catalogues
from desktop.operations.imports.report import ImportReport
from desktop.wording import say
from desktop.wording.at import place
from desktop.wording.import_counts import FILES, counts
from rules.text import QT_TRANSLATE_NOOP, Refusal

translate = QCoreApplication.translate
_ARRIVED = QT_TRANSLATE_NOOP("CommandLine", "{file}: {arrived} of %n profiles arrived", None, 1)


def import_files(request: Request) -> Report:
    """Read files into the library; whatever did not read as it should is told, entry by entry.

    People are told as much as they read, programs (``--json``) all of it.
    """
    report = _imported(request)
    return replace(report, lines=bounded(report.lines))


def _imported(request: Request) -> Report:
    paths = [Path(name) for name in request.arguments.files]
    if packed := [path for path in paths if packages.is_package(path)]:
        if packed != paths:
            alone = translate("CommandLine", "Import packages separately from other files.")
            raise Impossible(alone)
        return package.bring(request, packed)
    if battles := [path for path in paths if battle.is_battle(path)]:
        if battles != paths:
            raise Impossible(translate("CommandLine", "Import battles separately from other files."))
        return battle.bring(request, battles)
    foreign = [path for path in paths if catalogues.is_foreign(path)]
    if not foreign:
        return verbs.import_files(request)
    tables = [path for path in paths if path not in foreign]
    if not tables:
        return _foreign(request, foreign)
    try:
        report = _foreign(request, foreign)
    except Impossible as nothing:
        # The tables given with them may bring something all the same.
        return _joined(nothing.report or Report(()), request, tables, str(nothing))
    return _joined(report, request, tables)


def _foreign(request: Request, paths: list[Path]) -> Report:
    with verbs.desk_of(request, writes=True) as desk:
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
    yield from counts(done, FILES, typed=True)
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


def _joined(report: Report, request: Request, tables: list[Path], nothing: str = "") -> Report:
    """Add what tables given with the files hold; ``nothing`` says that the files brought nothing."""
    asked = argparse.Namespace(**{**vars(request.arguments), "files": [str(path) for path in tables]})
    told = joined(report.data)
    remarks = [*filter(None, [nothing]), *report.remarks]
    try:
        more = verbs.import_files(replace(request, arguments=asked))
    except Impossible as impossible:
        told["refused"] = [*told["refused"], *({"file": p.name, "why": str(impossible)} for p in tables)]
        if nothing:
            raise Impossible(
                f"{nothing} {impossible}", Report((), told, report.remarks, report.more)
            ) from impossible
        return Report(report.lines, told, [*remarks, str(impossible)], report.more)
    return Report(
        [*report.lines, *more.lines], joined(told, more.data), [*remarks, *more.remarks], report.more
    )
