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
    made = verbs.add("doctor", doctor, words, "doctor", "doctor --report")
    report = translate("CommandLine", "print what to send to whoever mends the program instead")
    made.add_argument("--report", action="store_true", help=report)
    names = translate("CommandLine", "with --report: with names of files, cards, lists and players")
    made.add_argument("--names", action="store_true", help=names)


def doctor(request: Request) -> Report:
    """Tell how each thing is. Raises Impossible with the same report where something is to be done."""
    if request.arguments.report:
        return _report(names=request.arguments.names)
    from desktop.cli.checkup import findings

    found = list(findings(request))
    report = Report([each.line for each in found], [asdict(each) for each in found])
    if wrong := sum(bool(each.remedy) for each in found):
        raise Impossible(translate("CommandLine", _WRONG, None, wrong), report)
    return report


def _report(*, names: bool) -> Report:
    from desktop.environment import paths
    from desktop.wording.diagnosis import diagnose

    made = diagnose(paths.find().crashes)
    words = made.named if names else made.plain
    return Report(words.rstrip().splitlines(), {"report": words})
