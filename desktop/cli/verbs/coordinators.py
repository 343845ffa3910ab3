"""The verb that tells who may coordinate an army."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication

from desktop.cli.arguments import Verbs
from desktop.cli.asked import army_of, desk_of
from desktop.cli.report import Report, Request
from desktop.operations import army_sheet
from desktop.wording import number, say
from rules.battle.tactique import ASKED, Candidate
from rules.peoples import Peoples
from rules.systems import KINDS

translate = QCoreApplication.translate


def add_to(verbs: Verbs) -> None:
    """Add the verb with its arguments."""
    made = verbs.add(
        "coordinators",
        coordinators,
        translate("CommandLine", "say who may coordinate an army, and why the others may not"),
        'coordinators "Griffon (V-A-4)" --json',
    )
    made.add_argument("army", metavar="ARMY", help=translate("CommandLine", "name of an army, or its id"))


def coordinators(request: Request) -> Report:
    """Tell who may coordinate an army for the Tactique roll, and why the others may not (IV-B)."""
    with desk_of(request) as desk:
        sheet = army_sheet.sheet(desk, army_of(desk, request.arguments.army).id)
        entries = {entry.id: entry for entry in sheet.army.entries}
        data = [
            _candidate(
                found, sheet.name(entries[found.card], request.language), desk.peoples, request.language
            )
            for found in sheet.coordinators
        ]
    if not army_sheet.tests_discipline(sheet.army):
        words = translate("CommandLine", "{army}: {game} has no coordinators.")
        return Report([words.format(army=sheet.army.name, game=KINDS[sheet.army.system].name)], [])
    eligible = translate("CommandLine", "may coordinate") if army_sheet.coordinates(sheet.army) else ""
    lines = []
    for row in data:
        dis = "" if row["dis"] is None else f"DIS {number(row['dis'])}"
        verdict = eligible if row["eligible"] else " ".join(row["why"])
        lines.append(" · ".join(part for part in (row["card"], dis, verdict) if part))
    if not any(row["eligible"] or ASKED.issuperset(row["reasons"]) for row in data):
        nobody = translate("CommandLine", "Nobody may coordinate: this side would lose the Tactique roll.")
        lines.append(nobody)
    return Report(lines, data)


def _candidate(found: Candidate, name: str, peoples: Peoples, language: str) -> dict[str, Any]:
    why = []
    for message in found.why:
        people = str(message.data.get("people", ""))
        alliance = peoples.alliances(str(message.data.get("alliance", "")), language)
        why.append(say(message, people=peoples.name(people, language), alliance=alliance))
    dis = None if found.dis is None else int(found.dis) if found.dis == int(found.dis) else found.dis
    return {
        "card": name,
        "fighter": name,
        "eligible": found.eligible,
        "dis": dis,
        "reasons": list(found.reasons),
        "why": why,
    }
