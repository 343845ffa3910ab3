"""Packages on the command line, into a library."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication

from desktop.cli import differences
from desktop.cli.asked import desk_of
from desktop.cli.imported import data, imported, joined
from desktop.cli.report import Impossible, Report, Request
from desktop.operations.imports import package_files
from desktop.wording import say
from desktop.wording.import_counts import SUMMED, counts
from rules.text import Refusal

translate = QCoreApplication.translate


def bring(request: Request, paths: list[Path]) -> Report:
    """Take packages in; what says otherwise than their owner is told, and left out without ``--theirs``."""
    lines: list[str] = []
    told: list[dict[str, Any]] = []
    refused: list[dict[str, str]] = []
    remarks: list[str] = []
    with desk_of(request, writes=True) as desk:
        for path in paths:
            done = package_files.bring(desk, path=path, everything=request.arguments.theirs)
            if isinstance(done, Refusal):
                refused.append({"file": path.name, "why": say(done.message)})
                continue
            if done.label is None:
                lines.append(translate("CommandLine", "Nothing changed."))
            lines += counts(done, SUMMED)
            lines += differences.lines(done.differences, done.stays)
            remarks += [say(finding.message) for finding in done.findings]
            file = {"file": path.name, "kind": "package", "same": done.all_same}
            told.append(data(done, [{**file, "pictures": done.pictures, "owned": len(done.owned)}]))
    brought = joined(*told, imported(refused=refused))
    reasons = [each["why"] for each in refused]
    if not told:
        raise Impossible(" ".join(reasons), Report((), brought))
    return Report(lines, brought, [*reasons, *remarks])
