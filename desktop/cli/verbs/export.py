"""The verb that writes cards as a table."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from db.errors import shown
from desktop.cli.arguments import Verbs
from desktop.cli.asked import add_target, answer, desk_of, target_of, wrote
from desktop.cli.report import CARDS, Report, Request
from desktop.operations import collection, exports
from rules import search

translate = QCoreApplication.translate


def add_to(verbs: Verbs) -> None:
    """Add the verb with its arguments."""
    made = verbs.add(
        "export", export, translate("CommandLine", "write cards as a table (CSV or XLSX)"),
        "export cards.xlsx", "export griffons.csv --search griffon",
    )  # fmt: skip
    add_target(made)
    made.add_argument(
        "--search",
        metavar="TEXT",
        default="",
        help=translate("CommandLine", "names, abilities, pa<30, dis>=5"),
    )


def export(request: Request) -> Report:
    """Write the cards that the words find, all without words."""
    wanted = search.parse(request.arguments.search)
    target = target_of(request.arguments.file, exports.ENDINGS)
    with desk_of(request) as desk:
        found = {revision.card_id for revision in collection.matching(desk, wanted)}
        french = request.language == "fr"
        count = answer(exports.export_cards(desk, path=target, card_ids=found, french=french))
    line = translate("CommandLine", "{cards} written to {file}.")
    cards = translate("CommandLine", CARDS, None, count)
    return wrote(target, line.format(cards=cards, file=shown(target)), {"cards": count})
