"""The arguments of the command line: its verbs, and what holds for all of them."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QCoreApplication

from desktop.cli.arguments import Parser, Verbs, examples_of
from desktop.cli.verbs import (
    battle,
    cards,
    check,
    coordinators,
    doctor,
    export,
    import_files,
    lists,
    manual,
    pack,
    print_army,
    rulesets,
    selftest,
    share,
    wounds,
)
from desktop.environment.settings import LANGUAGES
from desktop.environment.version import VERSION
from rules.text import QT_TRANSLATE_NOOP

VERBS = (
    cards, import_files, lists, coordinators, print_army, battle, check, rulesets, share, export, pack,
    wounds, manual, doctor, selftest,
)  # fmt: skip
"""The module of each verb, in the order of the help."""

translate = QCoreApplication.translate


@contextmanager
def parser_of_verbs() -> Iterator[argparse.ArgumentParser]:
    """Build the parser of all verbs, worded in the language of now."""
    # argparse words its complaints through this name of its own; what we do not know stays as it is.
    own = vars(argparse)["_"]
    vars(argparse)["_"] = _worded
    try:
        yield _parser()
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


def _parser() -> argparse.ArgumentParser:
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
    top.add_argument("--version", action="version", version=f"Tacticien {VERSION}", help=version)
    rows = Verbs(top, "verb")
    for verb in VERBS:
        verb.add_to(rows)
    return top
