"""Tell what was printed: the line, what has no room or no letter, and the code that the run ends with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication

from desktop.cli.report import DONE, LEFT_OUT, Report
from desktop.wording import about, say
from desktop.wording.paper_losses import losses_words
from rules.text import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from desktop.operations.paper import PrintReport

translate = QCoreApplication.translate
_WAY = QT_TRANSLATE_NOOP(
    "CommandLine", "Long text goes on behind with --backs or --fold; a larger --card helps."
)


def printed(done: PrintReport, line: str, data: Mapping[str, Any]) -> Report:
    """Return the report of a verb that printed; ``data`` gets the pages."""
    remarks = [say(remark) for remark in done.remarks]
    remarks += [about(lost.name, losses_words(lost.lost)) for lost in done.overflow]
    if done.cards and any(part.what != "glyphs" for lost in done.overflow for part in lost.lost):
        remarks.append(translate("CommandLine", _WAY))
    code = LEFT_OUT if done.overflow else DONE
    return Report([line], {**data, "pages": done.pages}, remarks, code=code)
