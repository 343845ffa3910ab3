"""The verb `import`: tables of cards, and the files of other programs, in one report."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication

from desktop.cli import battle, differences, package
from desktop.cli import verbs as verbs
from desktop.cli.imported import imported, joined, trouble
from desktop.cli.report import Impossible, Report, Request, bounded
from desktop.operations import packages
from desktop.operations.imports import catalogues
from desktop.wording import say
from desktop.wording.at import place
from rules.text import QT_TRANSLATE_NOOP, Refusal

translate = QCoreApplication.translate
_COUNTS = (
    ("added", QT_TRANSLATE_NOOP("CommandLine", "%n new cards", None, 1)),
    ("changed", QT_TRANSLATE_NOOP("CommandLine", "%n cards changed", None, 1)),
    ("same", QT_TRANSLATE_NOOP("CommandLine", "%n cards were already here", None, 1)),
    ("offers_added", QT_TRANSLATE_NOOP("CommandLine", "%n new options, spells and miracles", None, 1)),
    ("offers_changed", QT_TRANSLATE_NOOP("CommandLine", "%n options changed", None, 1)),
    ("offers_same", QT_TRANSLATE_NOOP("CommandLine", "%n options were already here", None, 1)),
    ("armies_added", QT_TRANSLATE_NOOP("CommandLine", "%n new armies", None, 1)),
    ("armies_changed", QT_TRANSLATE_NOOP("CommandLine", "%n armies changed", None, 1)),
    ("armies_same", QT_TRANSLATE_NOOP("CommandLine", "%n armies were already here", None, 1)),
)
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
    refused = [(name, say(message)) for name, message in done.refused]
    findings = [(finding, say(finding.message)) for finding in done.findings]
    if not done.done:
        sentences = [sentence for _, sentence in refused]
        nothing = translate("CommandLine", "Nothing in these files could be imported.")
        why = Report((), _data(done, refused, findings), list(_remarks(findings)), done.more_findings)
        raise Impossible(" ".join(sentences) or nothing, why)
    return Report(
        list(_lines(done)),
        _data(done, refused, findings),
        [*(sentence for _, sentence in refused), *_remarks(findings)],
        done.more_findings,
    )


def _lines(done: catalogues.Report) -> Iterator[str]:
    """Yield what was done: counts, then the profiles of each file, then what waits for somebody's word."""
    if not done.brings:
        yield translate("CommandLine", "Nothing changed.")
    for name, sentence in _COUNTS:
        count = getattr(done, name)
        count = count if isinstance(count, int) else len(count)
        if count:
            yield translate("CommandLine", sentence, None, count)
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


def _remarks(findings: list[tuple[Any, str]]) -> Iterator[str]:
    whole = translate("CommandLine", "{file}, {entry}, {field}: {why}")
    bare = translate("CommandLine", "{file}: {why}")
    for finding, why in findings:
        shape = whole if finding.entry or finding.field else bare
        yield shape.format(file=finding.file, entry=finding.entry or "–", field=place(finding.field), why=why)


def _data(
    done: catalogues.Report, refused: list[tuple[str, str]], findings: list[tuple[Any, str]]
) -> dict[str, Any]:
    """Write the whole report as plain values."""
    return imported(
        added=list(done.added),
        changed=list(done.changed),
        same=done.same,
        offers={
            "added": list(done.offers_added), "changed": list(done.offers_changed), "same": done.offers_same,
        },
        armies={
            "added": list(done.armies_added), "changed": list(done.armies_changed), "same": done.armies_same,
        },
        files=[
            {
                "file": f.file, "kind": f.kind, "name": f.name, "revision": f.revision,
                "profiles": f.profiles, "arrived": f.arrived,
            }
            for f in done.files
        ],
        profiles=[
            {
                "file": t.file, "entry": t.entry, "profile": t.profile, "type": t.kind, "became": t.became,
                "key": t.key,
            }
            for t in done.tallies
        ],
        troubles=[trouble(finding, why) for finding, why in findings],
        more_troubles=done.more_findings,
        proposals=[
            {"kind": p.kind, "written": p.written, "proposed": p.proposed, "where": p.where}
            for p in done.proposals
        ]
        + [
            {"kind": "card", "written": n.written, "proposed": n.known, "where": [n.card_id]}
            for n in done.near
        ],
        differences=differences.data(done.differences),
        stays=differences.data(done.stays),
        refused=[{"file": name, "why": sentence} for name, sentence in refused],
    )  # fmt: skip


def _joined(report: Report, request: Request, tables: list[Path], nothing: str = "") -> Report:
    """Add what tables given with the files hold; ``nothing`` says that the files brought nothing."""
    asked = argparse.Namespace(**{**vars(request.arguments), "files": [str(path) for path in tables]})
    data = joined(report.data)
    remarks = [*filter(None, [nothing]), *report.remarks]
    try:
        more = verbs.import_files(replace(request, arguments=asked))
    except Impossible as impossible:
        data["refused"] = [*data["refused"], *({"file": p.name, "why": str(impossible)} for p in tables)]
        if nothing:
            raise Impossible(
                f"{nothing} {impossible}", Report((), data, report.remarks, report.more)
            ) from impossible
        return Report(report.lines, data, [*remarks, str(impossible)], report.more)
    return Report(
        [*report.lines, *more.lines], joined(data, more.data), [*remarks, *more.remarks], report.more
    )
