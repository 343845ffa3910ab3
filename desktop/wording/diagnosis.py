"""Put together what somebody who mends the program needs: system, the last error, the steps before it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from desktop.environment import crash_reports
from desktop.environment.last_steps import PastStep

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Diagnosis:
    """A report to be handed on: ``plain`` names nobody and nothing, ``named`` says the names as well."""

    plain: str
    named: str


def diagnose(folder: Path, around: Sequence[str] = (), steps: Sequence[PastStep] = ()) -> Diagnosis:
    """Make the report of the newest error of a folder, if there is one, and of the steps since the start.

    ``around`` is what else is true of screen and settings, a line each; it must not name anything.
    """
    found = crash_reports.newest(folder)
    system = "\n".join((crash_reports.system(), *around))
    parts = [(translate("Diagnosis", "Program and system"), system)]
    names = ""
    if found is not None:
        error = translate("Diagnosis", "Error of {when}").format(when=found.when)
        parts.append((error, found.error or translate("Diagnosis", "It tells no more without names.")))
        before = translate("Diagnosis", "Steps before it")
        parts.append((before, found.steps))
        names = found.named
        if found.system not in ("", crash_reports.system()):
            parts.append((translate("Diagnosis", "Program and system then"), found.system))
    parts.append((translate("Diagnosis", "Last steps"), "\n".join(step.plain for step in steps)))
    names = "\n".join(filter(None, (names, *(step.named for step in steps if step.name))))
    plain = _written(parts)
    return Diagnosis(plain, plain + _written([(translate("Diagnosis", "With names"), names)]))


def _written(parts: Sequence[tuple[str, str]]) -> str:
    return "".join(f"{heading}\n\n{words}\n\n" for heading, words in parts if words)
