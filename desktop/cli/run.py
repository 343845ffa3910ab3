"""The command line: the same operations as the window, for scripts and for machines without a screen.

Exit codes: 0 done (with a report), 1 nothing could be done (one sentence), 2 wrong use, 3 written, but text
had no room or no font. QtCore at most, for the words; only `selftest` opens windows, and offscreen, where
`doctor` looks at fonts and printers, too.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QMessageLogContext, QtMsgType, qInstallMessageHandler

from desktop.cli.report import DONE, NOTHING, WRONG, Impossible, Report, Request, bounded, tell, written
from desktop.environment import paths
from desktop.environment.settings import LANGUAGES, Settings
from desktop.environment.showing import why_no_widgets
from desktop.wording import loader

if TYPE_CHECKING:
    import argparse

translate = QCoreApplication.translate

_OFFSCREEN = frozenset({"selftest", "doctor"})
"""The verbs that need the window's part of Qt, and no screen."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one verb and return the exit code."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    for stream in (sys.stdout, sys.stderr):
        # A terminal that cannot write œ shows \u0153 instead of failing.
        if reconfigure := getattr(stream, "reconfigure", None):
            reconfigure(errors="backslashreplace")
    application = QCoreApplication.instance() or _application(arguments)
    found = paths.find()
    found.tighten()
    settings = Settings.load(found.settings)
    language = loader.install(application, _language(arguments) or settings.values.language)
    from desktop.cli.arguments import joined
    from desktop.cli.parser import parser_of_verbs

    try:
        with parser_of_verbs(arguments) as parser:
            asked = parser.parse_args(joined(arguments))
    except SystemExit as end:
        return _told(end.code if isinstance(end.code, int) else WRONG)
    return _answer(asked, _request(asked, settings, language))


def _application(arguments: Sequence[str]) -> QCoreApplication:
    """Begin Qt, which in a locale without UTF-8 takes another one; scripts are not told of it."""
    before = qInstallMessageHandler(_tell_of_qt)
    try:
        return _begun(arguments)
    finally:
        qInstallMessageHandler(before)


def _tell_of_qt(_kind: QtMsgType, _context: QMessageLogContext, words: str) -> None:
    if not words.startswith("Detected locale"):
        tell(sys.stderr, words)


def _begun(arguments: Sequence[str]) -> QCoreApplication:
    if _OFFSCREEN.isdisjoint(arguments):
        return QCoreApplication(["tacticien"])
    chosen = os.environ.get("QT_QPA_PLATFORM")
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    try:
        from PySide6.QtWidgets import QApplication

        return QApplication(["tacticien"])
    except ImportError:
        if "doctor" not in arguments and not why_no_widgets():
            raise
        return QCoreApplication(["tacticien"])  # a library of the system is missing: the verb says which
    finally:
        if chosen is None:
            del os.environ["QT_QPA_PLATFORM"]
        else:
            os.environ["QT_QPA_PLATFORM"] = chosen


def _request(asked: argparse.Namespace, settings: Settings, language: str) -> Request:
    """Find the library: the one named, the last one, or the usual one."""
    if asked.library is not None:
        return Request(asked, Path(asked.library), True, language)
    values = settings.values
    library = Path(values.library) if values.library else paths.find().library
    # A library that was here before and is not any more is missed, not made anew.
    return Request(asked, library, str(library) not in values.recent, language)


def _answer(asked: argparse.Namespace, request: Request) -> int:
    report: Report | None
    try:
        report = asked.run(request)
        code = report.code
    except Impossible as impossible:
        _complain(str(impossible))
        report, code = impossible.report, NOTHING
    return _told(code, report, as_json=getattr(asked, "json", False))


def _told(code: int, report: Report | None = None, *, as_json: bool = False) -> int:
    """Write a report, and what waits to be written, and return the exit code."""
    try:
        if report is not None:
            _write(report, as_json=as_json)
        if sys.stdout is not None:
            sys.stdout.flush()
    except BrokenPipeError:
        # Whoever reads has read enough (`| head`).
        _give_up_output()
        return DONE
    except OSError:
        _give_up_output()
        _complain(
            translate("CommandLine", "The answer cannot be written: is the disk full? Send it elsewhere.")
        )
        return NOTHING
    return code


def _give_up_output() -> None:
    # Nothing is left to be flushed at the end.
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _complain(sentence: str) -> None:
    with suppress(OSError):
        tell(sys.stderr, sentence)


def _write(report: Report, *, as_json: bool) -> None:
    stream = sys.stderr if report.beside else sys.stdout
    if as_json and stream is not None:
        print(written(report.data), file=stream)
    elif not as_json:
        for line in report.lines:
            tell(stream, line)
    for remark in bounded(report.remarks, report.more):
        _complain(remark)


def _language(arguments: Sequence[str]) -> str:
    """Read --language before anything is said; a wrong one is complained about later."""
    for word, following in zip(arguments, (*arguments[1:], ""), strict=True):
        name, _, value = word.partition("=")
        if name == "--language" and (found := value or following) in LANGUAGES:
            return found
    return ""
