"""The arguments of the command line: its verbs, and what holds for all of them."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module

from PySide6.QtCore import QCoreApplication

from desktop.cli.arguments import Parser, Verbs, examples_of
from desktop.environment.settings import LANGUAGES
from desktop.environment.version import VERSION
from rules.text import QT_TRANSLATE_NOOP

VERBS = {
    "cards": "cards",
    "import": "import_files",
    "list": "lists",
    "coordinators": "coordinators",
    "print": "print_army",
    "battle": "battle",
    "check": "check",
    "rulesets": "rulesets",
    "share": "share",
    "export": "export",
    "pack": "pack",
    "wounds": "wounds",
    "manual": "manual",
    "doctor": "doctor",
    "selftest": "selftest",
}
"""The module of each verb, in the order of the help."""

_VALUED = ("--library", "--language")
_VERSION = "--version"

translate = QCoreApplication.translate


@contextmanager
def parser_of_verbs(arguments: Sequence[str] = ()) -> Iterator[argparse.ArgumentParser]:
    """Build the parser that arguments need, of all verbs without any, worded in the language of now."""
    # argparse words its complaints through this name of its own; what we do not know stays as it is.
    own = vars(argparse)["_"]
    vars(argparse)["_"] = _worded
    try:
        yield _parser(modules_of(arguments))
    finally:
        vars(argparse)["_"] = own


def modules_of(arguments: Sequence[str]) -> list[str]:
    """Name the modules of the verbs that arguments may mean: one where a verb is asked for, else all."""
    words = iter(arguments)
    for word in words:
        if word in _VALUED:
            next(words, "")
        elif word == _VERSION:
            return []
        elif not word.startswith(_VALUED):
            return [VERBS[word]] if word in VERBS else [*VERBS.values()]
    return [*VERBS.values()]


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


def _parser(modules: Sequence[str]) -> argparse.ArgumentParser:
    top = Parser(
        prog="tacticien",
        description=translate("CommandLine", "Reference cards, army lists and battles of Confrontation."),
        epilog=examples_of(
            "", "--library club.tact cards --search griffon", 'print "Griffon (V-A-4)" -o griffon.pdf'
        ),
    )
    top.add_argument(
        "--library",
        metavar="FILE.tact",
        help=translate("CommandLine", "the library; made with starter content when new"),
    )
    top.add_argument(
        "--language", choices=LANGUAGES, help=translate("CommandLine", "the language to answer in")
    )
    version = translate("CommandLine", "tell the version and exit")
    top.add_argument(_VERSION, action="version", version=f"Tacticien {VERSION}", help=version)
    rows = Verbs(top, "verb")
    # only these are loaded: with all of them a start takes half as long again
    for module in modules:
        import_module(f"desktop.cli.verbs.{module}").add_to(rows)
    return top
