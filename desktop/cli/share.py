"""The verbs that write lists and cards for somebody else."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication

from db.errors import shown
from desktop.cli import verbs as verbs
from desktop.cli.report import Report, Request
from desktop.operations import army_sheet, collection, exports, rosters
from desktop.operations.files import hand_over
from desktop.wording.list_text import FORMS, ROSTER, Shared, file_of
from rules import search

translate = QCoreApplication.translate


def add_to(verb: Callable[..., Any]) -> None:
    """Add the verb with its arguments."""
    made = verb(
        "share", share, translate("CommandLine", "export an army list to share"),
        'share "Griffon (V-A-4)"', 'share "Griffon (V-A-4)" --as markdown',
        'share "Griffon (V-A-4)" -o griffon.rosz', reads=False,
    )  # fmt: skip
    made.add_argument("army", metavar="ARMY", help=translate("CommandLine", "name of an army, or its id"))
    made.add_argument(
        "--as", dest="form", choices=tuple(FORMS), default="",
        help=translate(
            "CommandLine",
            "brief, full, markdown, json, a BattleScribe roster, or one line that can be compared",
        ),
    )  # fmt: skip
    made.add_argument(
        "-o", "--output", metavar="FILE", default="",
        help=translate("CommandLine", "the file to write; .ros and .rosz are BattleScribe rosters"),
    )  # fmt: skip

    cards = verb(
        "export", export, translate("CommandLine", "write cards as a table (CSV or XLSX)"),
        "export cards.xlsx", 'export griffons.csv --search griffon',
    )  # fmt: skip
    cards.add_argument("file", metavar="FILE", help=translate("CommandLine", "the file to write"))
    cards.add_argument(
        "--search",
        metavar="TEXT",
        default="",
        help=translate("CommandLine", "names, abilities, pa<30, dis>=5"),
    )


def export(request: Request) -> Report:
    """Write the cards that the words find, all without words."""
    wanted = search.parse(request.arguments.search)
    target = Path(request.arguments.file)
    with verbs.desk_of(request) as desk:
        found = {revision.card_id for revision in collection.matching(desk, wanted)}
        french = request.language == "fr"
        count = verbs.answer(exports.export_cards(desk, path=target, card_ids=found, french=french))
    line = translate("CommandLine", "{cards} written to {file}.")
    cards = translate("CommandLine", verbs.CARDS, None, count)
    return Report([line.format(cards=cards, file=shown(target))], {"file": shown(target), "cards": count})


def share(request: Request) -> Report:
    """Write an army list, with its fingerprint."""
    form, target = request.arguments.form, Path(request.arguments.output)
    form = form or (ROSTER if rosters.is_roster(target) else "full")
    with verbs.desk_of(request) as desk:
        shared = Shared.of(desk, army_sheet.sheet(desk, verbs.army_of(desk, request.arguments.army).id))
        if not request.arguments.output:
            return Report(FORMS[form](shared).rstrip("\n").split("\n"))
        written = file_of(shared, form, target)
    verbs.answer(hand_over(target, written))
    line = translate("CommandLine", "The list is written to {file}.")
    return Report([line.format(file=shown(target))])
