"""How the command line lays out its verbs: options, help and complaints in the language of now."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NoReturn

from PySide6.QtCore import QCoreApplication

from desktop.cli.report import WRONG, Report, Request, tell

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]

_WIDEST = 26
_BELOW_NOTHING = re.compile(r"-[\d.,]")

translate = QCoreApplication.translate


def _heading(words: str) -> str:
    """Return a heading without its colon, which argparse sets; a space before it stays."""
    return words.removesuffix(":")


class Parser(argparse.ArgumentParser):
    """Explains itself in the language of now, and wrong use in one sentence."""

    def __init__(self, **options: Any) -> None:
        super().__init__(
            **options, add_help=False, allow_abbrev=False,
            formatter_class=lambda prog: _Help(prog, max_help_position=_WIDEST, width=92),
        )  # fmt: skip
        self._positionals.title = _heading(translate("CommandLine", "what:"))
        self._optionals.title = _heading(translate("CommandLine", "options:"))
        self.add_argument(
            "-h", "--help", action="help", help=translate("CommandLine", "show this help and exit")
        )

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and where help is."""
        wrong = translate("CommandLine", "This was not understood: {message}. Try {program} --help.")
        tell(sys.stderr, wrong.format(message=message.rstrip("."), program=self.prog))
        raise SystemExit(WRONG)


class _Help(argparse.RawDescriptionHelpFormatter):
    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(
            usage, actions, groups, translate("CommandLine", "usage:") + " " if prefix is None else prefix
        )


class Verbs:
    """The verbs that follow a command, to which each module of a verb adds its own."""

    def __init__(self, parser: argparse.ArgumentParser, dest: str) -> None:
        self._commands: Commands = parser.add_subparsers(
            title=_heading(translate("CommandLine", "commands:")),
            metavar="VERB",
            dest=dest,
            required=True,
            parser_class=Parser,
        )

    def add(
        self, name: str, run: Callable[[Request], Report], words: str, *examples: str, reads: bool = True
    ) -> argparse.ArgumentParser:
        """Add a verb and return its parser; one that ``reads`` answers as JSON where that is asked for."""
        made = self._add(name, words, examples or (name,))
        made.set_defaults(run=run)
        if reads:
            made.add_argument("--json", action="store_true", help=translate("CommandLine", "answer as JSON"))
        return made

    def group(self, name: str, words: str, *examples: str) -> Verbs:
        """Add a verb that others follow, and return those."""
        return Verbs(self._add(name, words, examples), name)

    def _add(self, name: str, words: str, examples: tuple[str, ...]) -> argparse.ArgumentParser:
        return self._commands.add_parser(name, help=words, description=words, epilog=examples_of(*examples))


def joined(arguments: Sequence[str]) -> list[str]:
    """Return the arguments with a FOR or RES below 0 joined to its option: -1+1d reads like an option."""
    made: list[str] = []
    for argument in arguments:
        if made and made[-1] in ("--for", "--res") and _BELOW_NOTHING.match(argument):
            made[-1] = f"{made[-1]}={argument}"
        else:
            made.append(argument)
    return made


def examples_of(*lines: str) -> str:
    """Show how commands are written, each in a line."""
    shown = "\n".join(f"  tacticien {line}".rstrip() for line in lines)
    return translate("CommandLine", "examples:") + f"\n{shown}"
