"""The command line: the same operations as the window, for scripts and for machines without a screen.

Exit codes: 0 done (with a report), 1 nothing could be done (one sentence), 2 wrong use. QtCore at most, for
the words; only `selftest` opens windows, and offscreen.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any, NoReturn, TextIO

from PySide6.QtCore import QCoreApplication

from desktop import paths, words_loader
from desktop.settings import LANGUAGES, Settings
from rules.text import QT_TRANSLATE_NOOP

DONE, NOTHING, WRONG = 0, 1, 2
_WIDEST = 26

translate = QCoreApplication.translate


class Impossible(Exception):  # noqa: N818 - what happened, in one sentence for the player
    """Nothing could be done; the text is the sentence."""


@dataclass(frozen=True, slots=True)
class Report:
    """What a verb found or did: lines for people, data for programs, remarks for stderr."""

    lines: Sequence[str]
    data: Any = None
    remarks: Sequence[str] = ()


@dataclass(frozen=True, slots=True)
class Request:
    """What was asked: the arguments, the library they name, and the language of words."""

    arguments: argparse.Namespace
    library: Path
    make: bool
    language: str


def main(argv: Sequence[str] | None = None) -> int:
    """Run one verb and return the exit code."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    for stream in (sys.stdout, sys.stderr):
        # A terminal that cannot write œ shows \u0153 instead of failing.
        if reconfigure := getattr(stream, "reconfigure", None):
            reconfigure(errors="backslashreplace")
    if "selftest" in arguments:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    application = QCoreApplication.instance() or _application(arguments)
    settings = Settings.load(paths.find().settings)
    language = words_loader.install(application, _language(arguments) or settings.values.language)
    try:
        with _parser() as parser:
            asked = parser.parse_args(arguments)
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else WRONG
    return _answer(asked, _request(asked, settings, language))


def _application(arguments: Sequence[str]) -> QCoreApplication:
    if "selftest" not in arguments:
        return QCoreApplication(["tacticien"])
    from PySide6.QtWidgets import QApplication

    return QApplication(["tacticien"])


def _request(asked: argparse.Namespace, settings: Settings, language: str) -> Request:
    """Find the library: the one named, the last one, or the usual one."""
    if asked.library is not None:
        return Request(asked, Path(asked.library), True, language)
    values = settings.values
    library = Path(values.library) if values.library else paths.find().library
    # A library that was here before and is not any more is missed, not made anew.
    return Request(asked, library, str(library) not in values.recent, language)


def _answer(asked: argparse.Namespace, request: Request) -> int:
    try:
        report = asked.run(request)
        _write(report, as_json=getattr(asked, "json", False))
    except Impossible as impossible:
        _print(sys.stderr, str(impossible))
        return NOTHING
    except BrokenPipeError:
        # Whoever reads has read enough (`| head`); nothing is left to be flushed at the end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return DONE


def _write(report: Report, *, as_json: bool) -> None:
    if as_json:
        text = json.dumps(report.data, ensure_ascii=False, indent=1)
        print(text.encode("utf-8", "backslashreplace").decode("utf-8"))
    else:
        for line in report.lines:
            _print(sys.stdout, line)
    for remark in report.remarks:
        _print(sys.stderr, remark)
    sys.stdout.flush()


def _print(stream: TextIO, text: str) -> None:
    """Print a line; what would command the terminal is shown as a dot."""
    safe = "".join(c if c == "\t" or c.isprintable() else "·" for c in text.replace("\n", " "))
    print(safe, file=stream)


# The arguments ------------------------------------------------------------------------------------


def _language(arguments: Sequence[str]) -> str:
    """Read --language before anything is said; a wrong one is complained about later."""
    for word, following in zip(arguments, (*arguments[1:], ""), strict=True):
        name, _, value = word.partition("=")
        if name == "--language" and (found := value or following) in LANGUAGES:
            return found
    return ""


class _Parser(argparse.ArgumentParser):
    """Explains itself in the language of now, and wrong use in one sentence."""

    def __init__(self, **options: Any) -> None:
        super().__init__(
            **options, add_help=False, allow_abbrev=False,
            formatter_class=lambda prog: _Help(prog, max_help_position=_WIDEST, width=92),
        )  # fmt: skip
        self._positionals.title = translate("CommandLine", "what")
        self._optionals.title = translate("CommandLine", "options")
        self.add_argument("-h", "--help", action="help", help=translate("CommandLine", "show this and leave"))

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and where help is."""
        wrong = translate("CommandLine", "This cannot be understood: {message}. Try {program} --help.")
        _print(sys.stderr, wrong.format(message=message.rstrip("."), program=self.prog))
        raise SystemExit(WRONG)


class _Help(argparse.RawDescriptionHelpFormatter):
    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, translate("CommandLine", "usage") + ": " if prefix is None else prefix)


@contextmanager
def _parser() -> Iterator[argparse.ArgumentParser]:
    """Build the parser of all verbs, worded in the language of now."""
    from desktop import cli_verbs as verbs

    # argparse words its complaints through this name of its own; what we do not know stays as it is.
    own = vars(argparse)["_"]
    vars(argparse)["_"] = _worded
    try:
        yield _verbs(verbs)
    finally:
        vars(argparse)["_"] = own


def _worded(text: str) -> str:
    return translate("CommandLine", text) if text in _COMPLAINTS else text


_COMPLAINTS = frozenset(
    {
        QT_TRANSLATE_NOOP("CommandLine", "the following arguments are required: %s"),
        QT_TRANSLATE_NOOP("CommandLine", "unrecognized arguments: %s"),
        QT_TRANSLATE_NOOP("CommandLine", "argument %(argument_name)s: %(message)s"),
        QT_TRANSLATE_NOOP("CommandLine", "invalid choice: %(value)r (choose from %(choices)s)"),
        QT_TRANSLATE_NOOP("CommandLine", "expected one argument"),
        QT_TRANSLATE_NOOP("CommandLine", "expected at least one argument"),
        QT_TRANSLATE_NOOP("CommandLine", "ignored explicit argument %r"),
    }
)


def _verbs(verbs: ModuleType) -> argparse.ArgumentParser:
    """Lay out all verbs with their options, help and examples."""
    top = _Parser(
        prog="tacticien",
        description=translate("CommandLine", "Reference cards, army lists and battles of Confrontation."),
        epilog=_examples("", "--library club.tact cards --search griffon", 'print "Griffon (V-A-4)" -o griffon.pdf'),
    )
    top.add_argument("--library", metavar="FILE.tact", help=translate("CommandLine", "the library; made with starter content when new"))
    top.add_argument("--language", choices=LANGUAGES, help=translate("CommandLine", "the language of words"))
    rows = top.add_subparsers(title=translate("CommandLine", "verbs"), metavar="VERB", dest="verb", required=True, parser_class=_Parser)

    def verb(
        name: str, run: Callable[[Request], Report], words: str, *examples: str, reads: bool = True, of: Any = rows
    ) -> argparse.ArgumentParser:
        made: argparse.ArgumentParser = of.add_parser(
            name, help=words, description=words, epilog=_examples(*(examples or (name,)))
        )
        made.set_defaults(run=run)
        if reads:
            made.add_argument("--json", action="store_true", help=translate("CommandLine", "answer as JSON"))
        return made

    cards = verb("cards", verbs.cards, translate("CommandLine", "list reference cards"), "cards", 'cards --search "griffon pa<30"')
    cards.add_argument("--search", metavar="TEXT", default="", help=translate("CommandLine", "names, abilities, pa<30, dis>=5"))

    files = verb("import", verbs.import_files, translate("CommandLine", "read cards from tables (CSV)"), "import cards.csv")
    files.add_argument("files", metavar="FILE", nargs="+", help=translate("CommandLine", "a table with one card a line"))

    who = verb("coordinators", verbs.coordinators, translate("CommandLine", "tell who may coordinate an army, and why not"),
               'coordinators "Griffon (V-A-4)" --json')  # fmt: skip
    who.add_argument("army", metavar="ARMY", help=translate("CommandLine", "name of an army, or its id"))

    paper = verb("print", verbs.print_army, translate("CommandLine", "print the cards of an army as PDF"),
                 'print "Griffon (V-A-4)" -o griffon.pdf')  # fmt: skip
    paper.add_argument("army", metavar="ARMY", help=translate("CommandLine", "name of an army, or its id"))
    paper.add_argument("-o", "--output", metavar="FILE.pdf", required=True, help=translate("CommandLine", "the file to write"))
    paper.add_argument("--paper", choices=("a4", "letter"), default="a4", help=translate("CommandLine", "size of the sheets"))
    paper.add_argument("--backs", action="store_true", help=translate("CommandLine", "with mirrored backs"))
    paper.add_argument("--ink-saver", action="store_true", help=translate("CommandLine", "without dark areas"))

    battle = rows.add_parser("battle", help=translate("CommandLine", "hand a battle on, or play it again"),
                             description=translate("CommandLine", "hand a battle on, or play it again"),
                             epilog=_examples("battle export game.json", "battle replay game.json --json"))  # fmt: skip
    deeds = battle.add_subparsers(title=translate("CommandLine", "verbs"), metavar="VERB", dest="deed", required=True, parser_class=_Parser)
    export = verb("export", verbs.export_battle, translate("CommandLine", "write a battle of the library to a file"),
                  "battle export game.json", of=deeds)  # fmt: skip
    export.add_argument("file", metavar="FILE", help=translate("CommandLine", "the file to write"))
    export.add_argument("--battle", metavar="NAME", default="", help=translate("CommandLine", "name or id; the latest one without it"))
    replay = verb("replay", verbs.replay_battle, translate("CommandLine", "play an exported battle to its last step"),
                  "battle replay game.json --json", of=deeds)  # fmt: skip
    replay.add_argument("file", metavar="FILE", help=translate("CommandLine", "an exported battle"))

    verb("selftest", verbs.selftest, translate("CommandLine", "open every place without a screen"))
    return top


def _examples(*lines: str) -> str:
    shown = "\n".join(f"  tacticien {line}".rstrip() for line in lines)
    return translate("CommandLine", "examples") + f":\n{shown}"
