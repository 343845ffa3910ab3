"""What the page of an import says of its files and of what is to be known about them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.operations.imports.provenance import OLDER
from desktop.operations.imports.report import ImportReport
from desktop.wording import revision_news, say
from rules.text import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate
_ITEMS = QT_TRANSLATE_NOOP("ForeignPage", "%n items to know about", None, 1)
_NEW = QT_TRANSLATE_NOOP("ForeignPage", "%n of them are new", None, 1)
_FILE = QT_TRANSLATE_NOOP("ForeignPage", "{file}: {arrived} of %n profiles", None, 1)
_FILES = QT_TRANSLATE_NOOP("ForeignPage", "{files} files, all of %n profiles", None, 1)
_MOST_NEWS = 8
"""So many lines tell what new revisions change."""


def known(report: ImportReport, told: int, *, asks: bool) -> str:
    """Say how many notes there are, and how many of them the files did not tell the last time."""
    words = translate("ForeignPage", _ITEMS, None, told)
    again = sum(found.again for found in report.to_know(asks=asks))
    if not again:
        return words
    nothing = translate("ForeignPage", "nothing that the files did not say before")
    new = translate("ForeignPage", _NEW, None, told - again) if told > again else nothing
    return f"{words} · {new}"


def of_files(report: ImportReport) -> str:
    """Say what came of the files: in a few words where nothing of several was left."""
    older = [say(f.message) for f in report.findings if f.reason == OLDER]
    words = _each(report)
    if _are_whole(report):
        every = sum(file.profiles for file in report.files)
        words = [translate("ForeignPage", _FILES, None, every).format(files=len(words))]
    told = " · ".join([*words, *(say(message) for _, message in report.refused)])
    return "\n".join(filter(None, (*_news(report), *older, told)))


def each_file(report: ImportReport) -> str:
    """Say of each file what came of it, where :func:`of_files` tells of them together."""
    return "\n".join(_each(report)) if _are_whole(report) else ""


def _are_whole(report: ImportReport) -> bool:
    """Tell whether several files have profiles, and all of them arrived."""
    told = [file for file in report.files if file.profiles]
    return len(told) > 1 and all(file.arrived == file.profiles for file in told)


def _each(report: ImportReport) -> list[str]:
    return [
        translate("ForeignPage", _FILE, None, file.profiles).format(file=file.file, arrived=file.arrived)
        for file in report.files
        if file.profiles
    ]


def _news(report: ImportReport) -> list[str]:
    """Say what new revisions change, as far as there is room."""
    lines = list(revision_news.lines(report.news))
    if len(lines) > _MOST_NEWS:
        lines = list(map(revision_news.brief, report.news.files))[:_MOST_NEWS]
    return lines
