"""Lists as they are shared, on the command line, into a library."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication

from desktop.cli.asked import desk_of
from desktop.cli.imported import imported
from desktop.cli.report import Impossible, Report, Request
from desktop.operations import army_sheet, shared_lists
from desktop.wording import army_words, say
from rules.text import Refusal

translate = QCoreApplication.translate


def bring(request: Request, paths: list[Path]) -> Report:
    """Make a list of each file; what could not be read is told."""
    lines, refused, made, troubles = [], [], [], []
    brought = translate("CommandLine", "{list} is in the library now: {cost}.")
    unpriced = translate("CommandLine", "{list} is in the library now.")
    with desk_of(request, writes=True) as desk:
        for path in paths:
            found = shared_lists.bring_file(desk, path=path)
            if isinstance(found, Refusal):
                refused.append({"file": path.name, "why": say(found.message)})
                continue
            made.append(found.army_id)
            sheet = army_sheet.sheet(desk, found.army_id)
            cost = army_words.in_all(sheet.cost, sheet.others)
            lines.append((brought if cost else unpriced).format(list=sheet.army.name, cost=cost))
            lines += map(say, found.told)
            troubles += [
                {
                    "file": path.name, "entry": sheet.army.name, "line": 0, "field": "", "fate": "note",
                    "reason": told.code, "value": "", "why": say(told), "again": False,
                }
                for told in found.told
            ]  # fmt: skip
    files = [{"file": path.name, "kind": "list"} for path in paths]
    told = imported(
        armies={"added": made, "changed": [], "same": 0}, files=files, refused=refused, troubles=troubles
    )
    why = [each["why"] for each in refused]
    if not made:
        raise Impossible(" ".join(why), Report((), told))
    return Report(lines, told, why)
