"""Tell what was printed: the line, what has no room or no letter, and the code that the run ends with."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication

from db.errors import shown
from desktop.cli.asked import wrote
from desktop.cli.report import DONE, LEFT_OUT, Report
from desktop.operations.page_pictures import PICTURE, picture_paths
from desktop.wording import about, say
from desktop.wording.paper_losses import losses_words
from rules.text import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from desktop.operations.paper import PrintReport

translate = QCoreApplication.translate
_BEHIND = QT_TRANSLATE_NOOP("CommandLine", "Long text goes on behind with --backs or --fold.")
_LARGER = QT_TRANSLATE_NOOP("CommandLine", "A larger --card shows more.")
_PAPER = QT_TRANSLATE_NOOP("CommandLine", "A larger --paper shows more of the sheets.")
_ALONE = QT_TRANSLATE_NOOP("CommandLine", "One language alone, --in fr or --in en, shows more of the sheets.")


def written_files(target: Path, done: PrintReport) -> list[Path]:
    """Return the files of a print: one for each page where they are pictures."""
    return picture_paths(target, done.pages) if target.suffix.lower() == PICTURE else [target]


def shown_files(target: Path, done: PrintReport) -> str:
    """Name the files of a print as a line shows them."""
    first, *others = map(shown, written_files(target, done))
    if not others:
        return first
    return translate("CommandLine", "{first} to {last}").format(first=first, last=others[-1])


def printed(done: PrintReport, line: str, target: Path, data: Mapping[str, Any]) -> Report:
    """Return the report of a verb that printed; ``data`` gets the pages and the file, or the files."""
    remarks = [say(remark) for remark in done.remarks]
    remarks += [about(lost.name, losses_words(lost.lost)) for lost in done.overflow]
    ways = {_BEHIND: any(lost.behind for lost in done.overflow),
            _LARGER: any(lost.larger for lost in done.overflow),
            _PAPER: any(lost.paper for lost in done.overflow),
            _ALONE: any(lost.alone for lost in done.overflow)}  # fmt: skip
    if helping := [translate("CommandLine", way) for way, helps in ways.items() if helps]:
        remarks.append(" ".join(helping))
    code = DONE if all(lost.is_whole for lost in done.overflow) else LEFT_OUT
    files = [*map(shown, written_files(target, done))]
    told = {"file": files[0], **data, "pages": done.pages}
    return wrote(target, line, told | ({"files": files} if files[1:] else {}), remarks=remarks, code=code)
