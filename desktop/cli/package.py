"""Packages on the command line: a library, or some lists, into one file, and such a file into a library."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication

from db.errors import shown
from desktop.cli import differences
from desktop.cli import verbs as verbs
from desktop.cli.imported import data, imported, joined
from desktop.cli.report import Impossible, Report, Request
from desktop.operations import packages
from desktop.operations.imports import package_files
from desktop.wording import say
from desktop.wording.import_counts import PACKAGE, counts
from rules.text import QT_TRANSLATE_NOOP, Refusal

translate = QCoreApplication.translate
_KINDS = (
    ("cards", QT_TRANSLATE_NOOP("CommandLine", "%n cards", None, 1)),
    ("armies", QT_TRANSLATE_NOOP("CommandLine", "%n armies", None, 1)),
    ("rulesets", QT_TRANSLATE_NOOP("CommandLine", "%n rulesets", None, 1)),
    ("formats", QT_TRANSLATE_NOOP("CommandLine", "%n formats", None, 1)),
    ("battles", QT_TRANSLATE_NOOP("CommandLine", "%n battles", None, 1)),
    ("offers", QT_TRANSLATE_NOOP("CommandLine", "%n options, spells and miracles", None, 1)),
    ("owned", QT_TRANSLATE_NOOP("CommandLine", "%n counts of figures owned", None, 1)),
    ("pictures", QT_TRANSLATE_NOOP("CommandLine", "%n pictures", None, 1)),
)

_BROUGHT = tuple(name for name in PACKAGE if name not in ("left", "stays_deleted"))


def add_to(verb: Callable[..., Any]) -> None:
    """Add the verb that makes a package."""
    made = verb(
        "pack", pack, translate("CommandLine", "put a library, or some armies, into one file to carry"),
        "pack club.tactpack", 'pack sunday.tactpack --army "Griffon (V-A-4)"',
    )  # fmt: skip
    made.add_argument("file", metavar="FILE.tactpack", help=translate("CommandLine", "the file to write"))
    made.add_argument(
        "--army", metavar="ARMY", action="append", default=[],
        help=translate("CommandLine", "only this army with its cards; may be repeated"),
    )  # fmt: skip


def pack(request: Request) -> Report:
    """Write a package."""
    target = Path(request.arguments.file)
    with verbs.desk_of(request) as desk:
        named = [verbs.army_of(desk, name).id for name in request.arguments.army]
        made = verbs.answer(packages.pack(desk, path=target, army_ids=named if named else None))
    counts = {name: len(getattr(made, name)) for name, _ in _KINDS}
    told = ", ".join(translate("CommandLine", words, None, counts[n]) for n, words in _KINDS if counts[n])
    line = translate("CommandLine", "{things} written to {file}.")
    return Report([line.format(things=told, file=shown(target))], {"file": shown(target), **counts})


def bring(request: Request, paths: list[Path]) -> Report:
    """Take packages in; what says otherwise than their owner is told, and left out without ``--theirs``."""
    lines: list[str] = []
    told: list[dict[str, Any]] = []
    refused: list[dict[str, str]] = []
    remarks: list[str] = []
    with verbs.desk_of(request, writes=True) as desk:
        for path in paths:
            done = package_files.bring(desk, path=path, everything=request.arguments.theirs)
            if isinstance(done, Refusal):
                refused.append({"file": path.name, "why": say(done.message)})
                continue
            if done.label is None:
                lines.append(translate("CommandLine", "Nothing changed."))
            lines += counts(done, _BROUGHT, typed=True)
            lines += differences.lines(done.differences, done.stays)
            remarks += [say(finding.message) for finding in done.findings]
            file = {"file": path.name, "kind": "package", "same": done.all_same}
            told.append(data(done, [{**file, "pictures": done.pictures, "owned": len(done.owned)}]))
    brought = joined(*told, imported(refused=refused))
    reasons = [each["why"] for each in refused]
    if not told:
        raise Impossible(" ".join(reasons), Report((), brought))
    return Report(lines, brought, [*reasons, *remarks])
