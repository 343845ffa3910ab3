"""The verb that checks an army list by a format: all problems, each with its reason and its sum."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from PySide6.QtCore import QCoreApplication

from desktop.cli.arguments import Verbs
from desktop.cli.asked import army_of, desk_of
from desktop.cli.report import Impossible, Report, Request
from desktop.operations import army_sheet, formats
from desktop.wording import army_words, count_figures, say
from rules.formats import Format, named
from rules.legality import Problem
from rules.systems import KINDS
from rules.text import QT_TRANSLATE_NOOP, Reason

translate = QCoreApplication.translate
_UNITS = {
    "legality.entry_pa": "PA", "legality.figure_pa": "PA", "legality.option_pa": "PA",
    "legality.list_pa": "PA",
    "legality.entry_figures": "figures", "legality.entry_cards": "cards",
}  # fmt: skip
"""What the parts of a sum count."""

_WARNINGS = QT_TRANSLATE_NOOP("CommandLine", "%n problems", None, 1)


def add_to(verbs: Verbs) -> None:
    """Add the verb with its arguments."""
    made = verbs.add(
        "check",
        check_army,
        translate("CommandLine", "check an army list by a format"),
        'check "Griffon (V-A-4)"',
        'check "Griffon (V-A-4)" --format c5 --json',
    )
    made.add_argument("army", metavar="ARMY", help=translate("CommandLine", "name of an army, or its id"))
    made.add_argument(
        "--format",
        metavar="FORMAT",
        default="",
        help=translate("CommandLine", "name or id of a format; by default the army’s own"),
    )


def check_army(request: Request) -> Report:
    """Tell what a format has to say about an army."""
    with desk_of(request) as desk:
        sheet = army_sheet.sheet(desk, army_of(desk, request.arguments.army).id)
        asked = _format(request.arguments.format, formats.formats(desk).values())
        known = formats.formats_of(desk, sheet.army.system)
        if not sheet.cost.priced or not (asked or known):
            return _unchecked(sheet)
        chosen = asked or formats.format_of(sheet.muster, known)
        made = sheet.by_catalogues
        said = army_sheet.found_by(desk, sheet.muster, chosen)
        found = [*said, *(made.beside(said) if made is not None else ())]
        entries = {entry.id: sheet.name(entry, request.language) for entry in sheet.army.entries}

        def told(problem: Problem) -> dict[str, Any]:
            people = desk.peoples.name(str(problem.data.get("people", "")), request.language)
            return {
                "code": problem.code.removeprefix("legality."),
                "severity": problem.severity.value,
                "card": entries.get(problem.where),
                "why": say(problem.message, people=people),
                "sum": [summed(part) for part in problem.sums],
            }

        def summed(part: Reason) -> dict[str, Any]:
            entry = str(part.message.data.get("entry", ""))
            whole = part.message.code != "legality.entry_pa" or entry not in sheet.cost.unknown
            return {
                "card": entries.get(entry),
                "option": part.message.data.get("option"),
                "amount": part.amount if whole or part.amount else None,
                "unit": _UNITS[part.message.code],
                "complete": whole,
            }

        problems = [told(problem) for problem in found]
    lines = [" · ".join(part for part in (row["card"], row["why"]) if part) for row in problems]
    title = translate("CommandLine", "{army}, {cost}, checked by {format}: {problems}")
    warnings = sum(row["severity"] == "warning" for row in problems)
    head = title.format(
        army=sheet.army.name,
        cost=army_words.in_all(sheet.cost, sheet.others),
        format=chosen.name(request.language),
        problems=translate("CommandLine", _WARNINGS, None, warnings),
    )
    data = {
        "army": sheet.army.name,
        "format": chosen.id,
        "limit": sheet.army.limit,
        "points": sheet.cost.known,
        "others": dict(sheet.others),
        "unknown": len(sheet.cost.unknown),
        "figures": sheet.muster.figures,
        "problems": problems,
    }
    return Report([head, *lines], data)


def _unchecked(sheet: army_sheet.ArmySheet) -> Report:
    """Report of a list of a game that no format has anything to say of, as where no points are counted."""
    figures = sheet.muster.figures
    words = translate("CommandLine", "{army}, {figures}: {game} has no format to check it by.")
    counted = count_figures(figures, sheet.army.system)
    line = words.format(army=sheet.army.name, figures=counted, game=KINDS[sheet.army.system].name)
    data: dict[str, Any] = {"army": sheet.army.name, "format": None, "figures": figures, "problems": []}
    return Report([line], data)


def _format(wanted: str, known: Collection[Format]) -> Format | None:
    if not wanted:
        return None
    if (found := named(known, wanted)) is None:
        sentence = translate("CommandLine", "Nothing is called “{name}”. Known names: {names}.")
        names = ", ".join(made.fr if formats.is_own(made.id) else made.id for made in known)
        raise Impossible(sentence.format(name=wanted, names=names))
    return found
