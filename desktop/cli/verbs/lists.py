"""The verb that tells what a list holds, costs and breaks, and makes a list of a file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication

from db.errors import LibraryError, shown
from desktop.cli.arguments import Verbs
from desktop.cli.asked import answer, army_of, desk_of
from desktop.cli.report import Impossible, Report, Request
from desktop.operations import army_sheet, catalogue_lists, list_files
from desktop.operations.desk import Desk
from desktop.wording import number, say
from rules.armies import Army
from rules.catalogue.listing import PAID

translate = QCoreApplication.translate
NEW = "new"


def add_to(verbs: Verbs) -> None:
    """Add the verb with its arguments."""
    made = verbs.add(
        "list", tell_or_make,
        translate("CommandLine", "tell what an army list costs and breaks, or make one of a file"),
        'list "Griffon (V-A-4)"', 'list "Griffon (V-A-4)" --json', "list new griffon.json",
    )  # fmt: skip
    made.add_argument(
        "army", metavar="ARMY", help=translate("CommandLine", "name of an army, or its id; new makes one")
    )
    made.add_argument(
        "file", metavar="FILE", nargs="?", default="",
        help=translate("CommandLine", "the JSON file that new reads: docs/LISTS.md tells its fields"),
    )  # fmt: skip


def tell_or_make(request: Request) -> Report:
    """Tell of a list, or make one of a file and tell of that."""
    wanted, file = request.arguments.army, request.arguments.file
    if not file:
        with desk_of(request) as desk:
            return _told(desk, army_of(desk, wanted), request.language)
    if wanted != NEW:
        raise Impossible(translate("CommandLine", "Only “list new” reads a file."))
    from db.exchange import budget

    try:
        data = budget.bytes_of(Path(file))
    except LibraryError as error:
        sentence = translate("CommandLine", "{file} cannot be read.")
        raise Impossible(sentence.format(file=shown(Path(file)))) from error
    with desk_of(request, writes=True) as desk:
        made = answer(list_files.create(desk, data=data, file=Path(file).name))
        return _told(desk, desk.library.army(made), request.language)


def _told(desk: Desk, army: Army, language: str) -> Report:
    data = list_files.told(desk, army)
    names = army_sheet.sheet(desk, army.id)
    cards = {entry.id: names.name(entry, language) for entry in army.entries}
    made = catalogue_lists.evaluated(desk, army)
    data["broken"] = [
        {
            "code": problem.code.removeprefix("catalogue.").removesuffix(f"_{PAID}"),
            "entry": problem.where or None, "card": cards.get(problem.where),
            "why": say(problem.message), **problem.data,
        }
        for problem in (made.problems if made is not None else ())
    ]  # fmt: skip
    lines = [f"{army.name} · {_costs(data['costs'])}"]
    for row in data["entries"]:
        lines.append(f"{row['figures']} × {cards[row['id']]} · {_costs(row['costs'])}")
        lines += _options(row["options"], "  ")
    for force in data["forces"]:
        lines += _options(force["options"], "")
    lines += [" · ".join(part for part in (row["card"], row["why"]) if part) for row in data["broken"]]
    return Report(lines, data)


def _options(rows: list[dict[str, Any]], indent: str) -> list[str]:
    lines = []
    for row in rows:
        costs = row["costs"] if "costs" in row else {list_files.PA: row["pa"]}
        lines.append(indent + " · ".join(part for part in (row["name"], _costs(costs)) if part))
        lines += _options(row.get("options", []), indent + "  ")
    return lines


def _costs(costs: dict[str, float | None]) -> str:
    return ", ".join(f"{'?' if cost is None else number(cost)} {name}" for name, cost in costs.items())
