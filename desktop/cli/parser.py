"""The arguments of the command line: verbs, options, help and complaints in the language of now."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import ModuleType
from typing import Any, NoReturn

from PySide6.QtCore import QCoreApplication

from desktop.cli.report import WRONG, Report, Request, tell
from desktop.environment.settings import LANGUAGES
from rules.text import QT_TRANSLATE_NOOP

_WIDEST = 26

translate = QCoreApplication.translate


class _Parser(argparse.ArgumentParser):
    """Explains itself in the language of now, and wrong use in one sentence."""

    def __init__(self, **options: Any) -> None:
        super().__init__(
            **options, add_help=False, allow_abbrev=False,
            formatter_class=lambda prog: _Help(prog, max_help_position=_WIDEST, width=92),
        )  # fmt: skip
        self._positionals.title = translate("CommandLine", "what")
        self._optionals.title = translate("CommandLine", "options")
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
            usage, actions, groups, translate("CommandLine", "usage") + ": " if prefix is None else prefix
        )


@contextmanager
def parser_of_verbs() -> Iterator[argparse.ArgumentParser]:
    """Build the parser of all verbs, worded in the language of now."""
    from desktop.cli import verbs as verbs

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
    from desktop.cli import check, columns, import_files, package, rulesets, share, wounds

    top = _Parser(
        prog="tacticien",
        description=translate("CommandLine", "Reference cards, army lists and battles of Confrontation."),
        epilog=_examples(
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
    rows = top.add_subparsers(
        title=translate("CommandLine", "commands"),
        metavar="VERB",
        dest="verb",
        required=True,
        parser_class=_Parser,
    )

    def verb(
        name: str,
        run: Callable[[Request], Report],
        words: str,
        *examples: str,
        reads: bool = True,
        of: Any = rows,
    ) -> argparse.ArgumentParser:
        made: argparse.ArgumentParser = of.add_parser(
            name, help=words, description=words, epilog=_examples(*(examples or (name,)))
        )
        made.set_defaults(run=run)
        if reads:
            made.add_argument("--json", action="store_true", help=translate("CommandLine", "answer as JSON"))
        return made

    cards = verb(
        "cards",
        verbs.cards,
        translate("CommandLine", "list reference cards"),
        "cards",
        'cards --search "griffon pa<30"',
    )
    cards.add_argument(
        "--search",
        metavar="TEXT",
        default="",
        help=translate("CommandLine", "names, abilities, pa<30, dis>=5"),
    )

    files = verb(
        "import",
        import_files.import_files,
        translate("CommandLine", "read cards, options and armies from tables and BattleScribe files"),
        "import cards.csv",
        "import *.gst *.cat army.rosz --json",
        "import game.json",
        "import club.xlsx --sheet Griffons --columns Vitesse=mou,Prix=pa",
    )
    files.add_argument(
        "files",
        metavar="FILE",
        nargs="+",
        help=translate(
            "CommandLine",
            "CSV, XLSX, or .gst .cat .ros, zipped or not; give files that belong together in one go",
        ),
    )
    files.add_argument(
        "--accept",
        action="store_true",
        help=translate("CommandLine", "take near misses for the known names they resemble"),
    )
    files.add_argument(
        "--theirs",
        action="store_true",
        help=translate("CommandLine", "take what the files say, even over what was changed here"),
    )
    columns.add_to(files)

    who = verb(
        "coordinators",
        verbs.coordinators,
        translate("CommandLine", "say who may coordinate an army, and why the others may not"),
        'coordinators "Griffon (V-A-4)" --json',
    )
    who.add_argument("army", metavar="ARMY", help=translate("CommandLine", "name of an army, or its id"))

    paper = verb("print", verbs.print_army, translate("CommandLine", "print the cards of an army as PDF"),
                 'print "Griffon (V-A-4)" -o griffon.pdf')  # fmt: skip
    paper.add_argument(
        "army", metavar="ARMY", nargs="+",
        help=translate("CommandLine", "name of an army, or its id; several go into one file"),
    )  # fmt: skip
    paper.add_argument(
        "-o",
        "--output",
        metavar="FILE.pdf",
        required=True,
        help=translate("CommandLine", "the file to write"),
    )
    paper.add_argument(
        "--paper", choices=("a4", "letter"), default="a4", help=translate("CommandLine", "size of the sheets")
    )
    paper.add_argument(
        "--ruleset",
        metavar="ID|NAME",
        default="",
        help=translate("CommandLine", "whose wound boxes; by default those of the army’s edition"),
    )
    paper.add_argument("--backs", action="store_true", help=translate("CommandLine", "with mirrored backs"))
    paper.add_argument(
        "--ink-saver", action="store_true", help=translate("CommandLine", "without dark areas")
    )

    both = translate("CommandLine", "export a battle, or replay it")
    examples = _examples("battle export game.json", "battle replay game.json --json")
    battle = rows.add_parser("battle", help=both, description=both, epilog=examples)
    deeds = battle.add_subparsers(
        title=translate("CommandLine", "commands"),
        metavar="VERB",
        dest="deed",
        required=True,
        parser_class=_Parser,
    )
    export = verb(
        "export",
        verbs.export_battle,
        translate("CommandLine", "write a battle of the library to a file"),
        "battle export game.json",
        of=deeds,
    )
    export.add_argument("file", metavar="FILE", help=translate("CommandLine", "the file to write"))
    export.add_argument(
        "--battle",
        metavar="NAME",
        default="",
        help=translate("CommandLine", "name or id; by default the latest"),
    )
    replay = verb(
        "replay",
        verbs.replay_battle,
        translate("CommandLine", "play an exported battle to its last step"),
        "battle replay game.json --json",
        of=deeds,
    )
    replay.add_argument("file", metavar="FILE", help=translate("CommandLine", "an exported battle"))

    check.add_to(verb)
    rulesets.add_to(verb)
    share.add_to(verb)
    package.add_to(verb)
    wounds.add_to(verb)
    verb("selftest", verbs.selftest, translate("CommandLine", "open every place without a screen"))
    return top


def _examples(*lines: str) -> str:
    shown = "\n".join(f"  tacticien {line}".rstrip() for line in lines)
    return translate("CommandLine", "examples") + f":\n{shown}"
