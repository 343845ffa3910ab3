"""The verb that writes a list for somebody else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QCoreApplication

from desktop import cli_verbs as verbs
from desktop.cli_report import Report, Request
from desktop.operations import army_sheet
from desktop.sharing import FORMS, Shared

translate = QCoreApplication.translate


def add_to(verb: Callable[..., Any]) -> None:
    """Add the verb with its arguments."""
    made = verb(
        "share", share, translate("CommandLine", "write an army list for somebody else"),
        'share "Griffon (V-A-4)"', 'share "Griffon (V-A-4)" --as markdown', reads=False,
    )  # fmt: skip
    made.add_argument("army", metavar="ARMY", help=translate("CommandLine", "name of an army, or its id"))
    made.add_argument(
        "--as", dest="form", choices=tuple(FORMS), default="full",
        help=translate("CommandLine", "brief, full, markdown, json, or one line that can be compared"),
    )  # fmt: skip


def share(request: Request) -> Report:
    """Write an army list, with its fingerprint."""
    with verbs.desk_of(request) as desk:
        sheet = army_sheet.sheet(desk, verbs.army_of(desk, request.arguments.army).id)
        written = FORMS[request.arguments.form](Shared(sheet, desk.peoples))
    return Report(written.rstrip("\n").split("\n"))
