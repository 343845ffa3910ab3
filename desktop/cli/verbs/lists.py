"""The verb that tells what a list holds, costs and breaks, and makes a list of a file."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication

from desktop.cli.arguments import Verbs
from desktop.cli.asked import answer, army_of, desk_of
from desktop.cli.report import Impossible, Report, Request
from desktop.operations import (
    army_sheet,
    catalogue_lists,
    list_telling,
    newer_catalogues,
    picking,
    rosters,
    shared_lists,
)
from desktop.operations.desk import Desk
from desktop.operations.newer_catalogues import Adoption
from desktop.wording import count_figures, number, say
from desktop.wording.newer_words import parts_changed
from desktop.wording.price_words import because, price_lines
from rules.armies import Army
from rules.catalogue.listing import PAID
from rules.text import Message

translate = QCoreApplication.translate
NEW = "new"


def add_to(verbs: Verbs) -> None:
    """Add the verb with its arguments."""
    made = verbs.add(
        "list", tell_or_make,
        translate("CommandLine", "tell what an army list costs and breaks, or make one of a file"),
        'list "Griffon (V-A-4)"', 'list "Griffon (V-A-4)" --json', "list new griffon.json",
        "list Griffons --fill",
    )  # fmt: skip
    made.add_argument(
        "army", metavar="ARMY", help=translate("CommandLine", "name of an army, or its id; new makes one")
    )
    made.add_argument(
        "file", metavar="FILE", nargs="?", default="",
        help=translate(
            "CommandLine",
            "what new reads: JSON (docs/LISTS.md), or a list as it is shared: text, Markdown, line, picture; "
            "- is standard input",
        ),
    )  # fmt: skip
    made.add_argument(
        "--fill", action="store_true",
        help=translate("CommandLine", "choose for the list what its catalogues ask for"),
    )  # fmt: skip
    made.add_argument(
        "--adopt", action="store_true",
        help=translate("CommandLine", "let the list go by the newest catalogues of the library"),
    )  # fmt: skip


def tell_or_make(request: Request) -> Report:
    """Tell of a list, or make one of a file and tell of that."""
    wanted, file = request.arguments.army, request.arguments.file
    if request.arguments.adopt and not file:
        with desk_of(request, writes=True) as desk:
            army = army_of(desk, wanted)
            answer(newer_catalogues.take(desk, army.id))
            return _told(desk, desk.library.army(army.id), request.language)
    if request.arguments.fill and not file:
        with desk_of(request, writes=True) as desk:
            return _filled(desk, army_of(desk, wanted).id, request.language)
    if not file:
        with desk_of(request) as desk:
            return _told(desk, army_of(desk, wanted), request.language)
    if wanted != NEW:
        raise Impossible(translate("CommandLine", "Only “list new” reads a file."))
    if rosters.is_roster(Path(file)):
        raise Impossible(translate("CommandLine", "This is a roster: “import” makes a list of it."))
    with desk_of(request, writes=True) as desk:
        data = _handed_on(file)
        if data is None:
            made = answer(shared_lists.bring_file(desk, path=Path(file)))
        else:
            made = answer(shared_lists.bring_data(desk, data=data))
        if request.arguments.fill:
            told = _filled(desk, made.army_id, request.language)
        else:
            told = _told(desk, desk.library.army(made.army_id), request.language)
        notes = [say(note) for note in made.told]
        return Report(told.lines, {**told.data, "notes": notes}, notes)


def _handed_on(file: str) -> bytes | None:
    """Return what a shell hands on as a file: standard input, or what another program writes; else None."""
    from db.exchange import budget

    if file == "-":
        if sys.stdin is None:  # the shell closed it
            return b""
        return sys.stdin.buffer.read(budget.MAX_BYTES + 1)
    if Path(file).as_posix().startswith(("/dev/stdin", "/dev/fd/")):
        return budget.bytes_of(Path(file), waits=True)
    return None


def _filled(desk: Desk, army_id: str, language: str) -> Report:
    """Choose what the catalogues of a list ask for, and tell that before the list."""
    taken = answer(picking.take_asked(desk, army_id))
    army = desk.library.army(army_id)
    names = army_sheet.sheet(desk, army_id)
    cards = {entry.id: names.name(entry, language) for entry in army.entries}
    made = catalogue_lists.evaluated(desk, army)
    lines, rows = [], []
    for each in taken:
        costs = {} if made is None else made.named(each.costs)
        rows.append(
            {"card": cards.get(each.holder), "name": each.name, "number": each.number, "costs": costs}
        )
        name = f"{each.number} × {each.name}" if each.number > 1 else each.name
        words = " · ".join(filter(None, (cards.get(each.holder), name, _costs(costs))))
        lines.append(translate("CommandLine", "Chosen: {name}").format(name=words))
    nothing = translate("CommandLine", "The catalogues of the list ask for nothing that could be chosen.")
    told = _told(desk, army, language)
    return Report([*(lines or [nothing]), *told.lines], {**told.data, "chosen": rows})


def _told(desk: Desk, army: Army, language: str) -> Report:
    data = list_telling.told(desk, army)
    names = army_sheet.sheet(desk, army.id)
    cards = {entry.id: names.name(entry, language) for entry in army.entries}
    entries = {entry.id: entry for entry in army.entries}
    made = catalogue_lists.evaluated(desk, army)
    for row in data["entries"]:
        row["changes"] = [
            {"pa": reason.amount, "because": because(names, reason.message)}
            for reason in names.price_changes(entries[row["id"]])
        ]
    data["broken"] = [
        {
            "code": problem.code.removeprefix("catalogue.").removesuffix(f"_{PAID}"),
            "entry": problem.where or None, "card": cards.get(problem.where),
            "why": say(problem.message), **problem.data,
        }
        for problem in (made.problems if made is not None else ())
    ]  # fmt: skip
    worth = _costs(data["costs"]) or count_figures(data["figures"], army.system)
    lines = [f"{army.name} · {worth}"]
    for row in data["entries"]:
        lines.append(_joined(f"{row['figures']} × {cards[row['id']]}", _costs(row["costs"])))
        if why := " · ".join(price_lines(names, entries[row["id"]])):
            lines.append(f"  {why}")
        lines += _options(row["options"], "  ")
    for force in data["forces"]:
        lines += _options(force["options"], "")
    lines += [" · ".join(part for part in (row["card"], row["why"]) if part) for row in data["broken"]]
    found = answer(newer_catalogues.adoption(desk, army.id))
    data["newer"] = None if found is None else _newer(found, cards)
    lines += [] if found is None else _newer_lines(data["newer"], found, cards)
    return Report(lines, data)


def _newer(found: Adoption, cards: dict[str, str]) -> dict[str, Any]:
    """Return what newer catalogues would change in a list."""
    said = {
        key: [
            " · ".join(part for part in (cards.get(each.where), say(each.message)) if part) for each in told
        ]
        for key, told in (("broken", found.broken), ("mended", found.mended))
    }
    return {
        "catalogues": [
            {
                "name": file.name, "revision": file.before, "newer": file.now,
                "changes": [
                    {"name": cards.get(each.entry) or each.name, "now": each.now or None,
                     "costs": {move.name: {"before": move.before, "costs": move.now} for move in each.costs}}
                    for each in file.changes
                ],
            }
            for file in found.files
        ],
        "costs": {list_telling.PA: found.now.cost.known} | {each.name: each.now for each in found.others},
        "entries": [
            {"id": price.entry.id, "card": cards[price.entry.id], "before": price.before.total,
             "costs": price.now.total,
             "others": {each.name: {"before": each.before, "costs": each.now} for each in price.others}}
            for price in found.prices
        ],
        "lost": {cards[entry]: list(names) for entry, names in found.lost.items()}, **said,
    }  # fmt: skip


def _newer_lines(newer: dict[str, Any], found: Adoption, cards: dict[str, str]) -> list[str]:
    words = translate(
        "CommandLine", "Newer catalogues: {files}; the list would cost {costs}. --adopt takes them."
    )
    files = ", ".join(
        f"{row['name']} {'' if row['revision'] is None else row['revision']} → {row['newer']}".replace(
            "  ", " "
        )
        + (f" ({parts})" if (parts := parts_changed(file, cards)) else "")
        for row, file in zip(newer["catalogues"], found.files, strict=True)
    )
    costs = ", ".join(_cost(name, cost) for name, cost in newer["costs"].items())
    lines = [words.format(files=files or "–", costs=costs)]
    for row in newer["entries"]:
        prices = {list_telling.PA: row} if row["before"] != row["costs"] else {}
        moves = [
            f"{_cost(name, each['before'])} → {_cost(name, each['costs'])}"
            for name, each in {**prices, **row["others"]}.items()
        ]
        lines.append(_joined(f"  {row['card']}", *moves))
    gone = say(Message("catalogue.gone"))
    lines += [
        f"  {card} · − {', '.join(names)}" if names else f"  {card} · {gone}"
        for card, names in newer["lost"].items()
    ]
    lines += [f"  + {why}" for why in newer["broken"]]
    lines += [f"  − {why}" for why in newer["mended"]]
    return lines


def _cost(name: str, cost: float | None) -> str:
    return f"{'?' if cost is None else number(cost)} {name}"


def _options(rows: list[dict[str, Any]], indent: str) -> list[str]:
    lines = []
    for row in rows:
        costs = row["costs"] if "costs" in row else {list_telling.PA: row["pa"]}
        lines.append(indent + _joined(row["name"], _costs(costs)))
        lines += _options(row.get("options", []), indent + "  ")
    return lines


def _joined(*parts: str) -> str:
    return " · ".join(filter(None, parts))


def _costs(costs: dict[str, float | None]) -> str:
    """Word costs; of other currencies than PA those that anything costs."""
    told = {name: cost for name, cost in costs.items() if cost != 0 or name == list_telling.PA}
    return ", ".join(_cost(name, cost) for name, cost in told.items())
