"""Tables of cards on the command line, into a library."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication

from desktop.cli import columns, differences
from desktop.cli.asked import answer, desk_of
from desktop.cli.imported import data
from desktop.cli.report import Impossible, Report, Request
from desktop.wording import say
from desktop.wording.import_counts import EACH, counts

translate = QCoreApplication.translate


def bring(request: Request, paths: list[Path]) -> Report:
    """Read tables of cards into the library; what could not be read is told, line by line."""
    from desktop.operations.imports import card_tables

    with desk_of(request, writes=True) as desk:
        looks = columns.told_of(desk, request.arguments, paths)
        layouts = {path: each.layout for path, each in looks.items()}
        theirs, accept = request.arguments.theirs, request.arguments.accept
        done = answer(
            card_tables.import_tables(desk, paths=paths, layouts=layouts, theirs=theirs, accept=accept)
        )
        if done.done:
            columns.remember(desk, looks)
    lines = counts(done, EACH)
    if done.done and done.label is None:
        lines.insert(0, translate("CommandLine", "Nothing changed."))
    near = translate("CommandLine", "{written}: is it {proposed}?")
    lines += [near.format(written=card.written, proposed=card.known) for card in done.near]
    lines += differences.lines(done.differences, done.stays)
    column = translate("CommandLine", "{file}, line {line}, {field}: {why}")
    beyond = translate("CommandLine", "{file}, line {line}: {why}")
    bare = translate("CommandLine", "{file}: {why}")
    refused = [say(message) for _, message in done.refused]
    remarks = [
        (bare if not t.line else column if t.field else beyond).format(
            file=t.file, line=t.line, field=t.field, why=say(t.message)
        )
        for t in done.troubles
    ]
    left = {name for name, _ in done.refused}
    told = data(done, [{"file": path.name, "kind": "table"} for path in paths if path.name not in left])
    if not done.done:
        raise Impossible(" ".join(refused), Report((), told))
    return Report(lines, told, [*refused, *remarks])
