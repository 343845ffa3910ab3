"""The verb that looks at what the program needs of this machine."""

from __future__ import annotations

from dataclasses import asdict

from PySide6.QtCore import QCoreApplication

from desktop.cli.arguments import Verbs
from desktop.cli.report import Impossible, Report, Request
from rules.text import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate
_WRONG = QT_TRANSLATE_NOOP("CommandLine", "%n things need you.", None, 1)


def add_to(verbs: Verbs) -> None:
    """Add the verb."""
    words = translate("CommandLine", "check library, fonts, display and printers, and say what to do")
    verbs.add("doctor", doctor, words, "doctor", "doctor --json")


def doctor(request: Request) -> Report:
    """Tell how each thing is. Raises Impossible with the same report where something is to be done."""
    from desktop.cli.checkup import findings

    found = list(findings(request))
    report = Report([each.line for each in found], [asdict(each) for each in found])
    if wrong := sum(bool(each.remedy) for each in found):
        raise Impossible(translate("CommandLine", _WRONG, None, wrong), report)
    return report
