"""The verb that puts a library, or some armies, into one file."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from db.errors import shown
from desktop.cli.arguments import Verbs
from desktop.cli.asked import add_target, answer, army_of, desk_of, target_of, wrote
from desktop.cli.report import CARDS, Report, Request
from desktop.operations import packages
from rules.text import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate
_KINDS = (
    ("cards", CARDS),
    ("armies", QT_TRANSLATE_NOOP("CommandLine", "%n armies", None, 1)),
    ("rulesets", QT_TRANSLATE_NOOP("CommandLine", "%n rulesets", None, 1)),
    ("formats", QT_TRANSLATE_NOOP("CommandLine", "%n formats", None, 1)),
    ("battles", QT_TRANSLATE_NOOP("CommandLine", "%n battles", None, 1)),
    ("offers", QT_TRANSLATE_NOOP("CommandLine", "%n options, spells and miracles", None, 1)),
    ("owned", QT_TRANSLATE_NOOP("CommandLine", "%n counts of figures owned", None, 1)),
    ("pictures", QT_TRANSLATE_NOOP("CommandLine", "%n pictures", None, 1)),
)


def add_to(verbs: Verbs) -> None:
    """Add the verb that makes a package."""
    made = verbs.add(
        "pack", pack, translate("CommandLine", "put a library, or some armies, into one file to carry"),
        "pack club.tactpack", 'pack sunday.tactpack --army "Griffon (V-A-4)"',
    )  # fmt: skip
    add_target(made, "FILE.tactpack")
    made.add_argument(
        "--army", metavar="ARMY", action="append", default=[],
        help=translate("CommandLine", "only this army with its cards; may be repeated"),
    )  # fmt: skip


def pack(request: Request) -> Report:
    """Write a package."""
    target = target_of(request.arguments.file, [packages.ENDING])
    with desk_of(request) as desk:
        named = [army_of(desk, name).id for name in request.arguments.army]
        made = answer(packages.pack(desk, path=target, army_ids=named if named else None))
    counts = {name: len(getattr(made, name)) for name, _ in _KINDS}
    told = ", ".join(translate("CommandLine", words, None, counts[n]) for n, words in _KINDS if counts[n])
    line = translate("CommandLine", "{things} written to {file}.")
    return wrote(target, line.format(things=told, file=shown(target)), counts)
