"""The verb that writes the manual as one file."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from db.errors import shown
from desktop.cli.arguments import Verbs
from desktop.cli.asked import add_target, answer, target_of, wrote
from desktop.cli.report import Report, Request
from desktop.operations.manuals import ENDINGS, write_manual

translate = QCoreApplication.translate


def add_to(verbs: Verbs) -> None:
    """Add the verb with its arguments."""
    words = translate("CommandLine", "write the manual as one file (PDF or HTML)")
    made = verbs.add("manual", manual, words, "manual manual.pdf", "manual manual.html")
    add_target(made)


def manual(request: Request) -> Report:
    """Write the manual in the language of now."""
    target = target_of(request.arguments.file, ENDINGS)
    answer(write_manual(path=target, language=request.language))
    line = translate("CommandLine", "The manual was written to {file}.")
    return wrote(target, line.format(file=shown(target)), {"language": request.language})
