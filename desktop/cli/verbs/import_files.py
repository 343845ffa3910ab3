"""The verb that imports: tables, packages, battles, and the files of other programs, in one report."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from desktop.cli import (
    columns,
    import_battles,
    import_catalogues,
    import_lists,
    import_packages,
    import_tables,
)
from desktop.cli.arguments import Verbs
from desktop.cli.imported import joined
from desktop.cli.report import Impossible, Report, Request, bounded
from desktop.operations import packages, shared_lists
from desktop.operations.imports import catalogues

translate = QCoreApplication.translate


def add_to(verbs: Verbs) -> None:
    """Add the verb with its arguments."""
    made = verbs.add(
        "import",
        import_files,
        translate("CommandLine", "read cards, options and armies from tables and BattleScribe files"),
        "import cards.csv",
        "import *.gst *.cat army.rosz --json",
        "import game.json",
        "import club.xlsx --sheet Griffons --columns Vitesse=mou,Prix=pa",
    )
    made.add_argument(
        "files",
        metavar="FILE",
        nargs="+",
        help=translate(
            "CommandLine",
            "CSV, XLSX, or .gst .cat .ros, zipped or not; give files that belong together in one go",
        ),
    )
    made.add_argument(
        "--accept",
        action="store_true",
        help=translate("CommandLine", "take near misses for the known names they resemble"),
    )
    made.add_argument(
        "--theirs",
        action="store_true",
        help=translate("CommandLine", "take what the files say, even over what was changed here"),
    )
    made.add_argument(
        "--leave", metavar="NAME", action="append", default=[],
        help=translate("CommandLine", "leave out new cards of that name; TEMPLATE* is all that begin so"),
    )  # fmt: skip
    made.add_argument(
        "--follow",
        action="store_true",
        help=translate(
            "CommandLine", "let lists that go by a former revision of these files take the new one"
        ),
    )
    made.add_argument(
        "--all", action="store_true", help=translate("CommandLine", "tell every note, not one of each kind")
    )
    columns.add_to(made)


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
        return import_packages.bring(request, packed)
    if shared := [path for path in paths if shared_lists.is_list(path)]:
        if shared != paths:
            raise Impossible(translate("CommandLine", "Import lists separately from other files."))
        return import_lists.bring(request, shared)
    if battles := [path for path in paths if import_battles.is_battle(path)]:
        if battles != paths:
            raise Impossible(translate("CommandLine", "Import battles separately from other files."))
        return import_battles.bring(request, battles)
    foreign = [path for path in paths if catalogues.is_foreign(path)]
    if not foreign:
        return import_tables.bring(request, paths)
    tables = [path for path in paths if path not in foreign]
    if not tables:
        return import_catalogues.bring(request, foreign)
    try:
        report = import_catalogues.bring(request, foreign)
    except Impossible as nothing:
        # The tables given with them may bring something all the same.
        return _joined(nothing.report or Report(()), request, tables, str(nothing))
    return _joined(report, request, tables)


def _joined(report: Report, request: Request, tables: list[Path], nothing: str = "") -> Report:
    """Add what tables given with the files hold; ``nothing`` says that the files brought nothing."""
    told = joined(report.data)
    remarks = [*filter(None, [nothing]), *report.remarks]
    try:
        more = import_tables.bring(request, tables)
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
