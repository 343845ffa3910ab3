"""The verb that lists rulesets, and of one its values and decisions with what else could be chosen."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication

from desktop.cli.arguments import Verbs
from desktop.cli.asked import desk_of, named
from desktop.cli.report import Report, Request
from desktop.operations import rulesets
from desktop.operations.rulesets import RulesetSheet
from desktop.wording.ruleset_values import value_words
from rules.battle.ruleset_table import RulesetCell, RulesetLine, RulesetMark
from rules.text import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate
_DECISIONS = QT_TRANSLATE_NOOP("CommandLine", "%n decisions", None, 1)


def add_to(verbs: Verbs) -> None:
    """Add the verb with its arguments."""
    made = verbs.add(
        "rulesets",
        list_rulesets,
        translate("CommandLine", "list the rulesets, or the values and decisions of one"),
        "rulesets",
        "rulesets seeds --decisions",
        "rulesets c5 --json",
    )
    made.add_argument(
        "ruleset",
        metavar="NAME",
        nargs="?",
        default="",
        help=translate("CommandLine", "name or id of a ruleset"),
    )
    made.add_argument(
        "--decisions",
        action="store_true",
        help=translate("CommandLine", "only where the rulebook is silent or unclear"),
    )


def list_rulesets(request: Request) -> Report:
    """List all rulesets, or the lines of the one that is named."""
    language = request.language
    with desk_of(request) as desk:
        wanted, found = request.arguments.ruleset, rulesets.rulesets(desk)
        sheets = [rulesets.sheet(desk, ruleset_id=key) for key in found]
    if wanted:
        sheet = named(wanted, sheets, lambda sheet: sheet.id, lambda sheet: sheet.ruleset.name(language))
        data = _sheet(sheet, language, request.arguments.decisions)
        return Report([_head(data), *map(_line, data["lines"])], data)
    every = [_sheet(sheet, language, decisions_only=True) for sheet in sheets]
    return Report([_head(data) for data in every], every)


def _sheet(sheet: RulesetSheet, language: str, decisions_only: bool) -> dict[str, Any]:
    lines = [line for line in sheet.lines if line.mark is RulesetMark.DECISION or not decisions_only]
    return {
        "id": sheet.id,
        "name": sheet.ruleset.name(language),
        "system": sheet.ruleset.system,
        "own": sheet.own,
        "base": sheet.base.id,
        "lines": [_told(line, sheet, language) for line in lines],
    }


def _told(line: RulesetLine, sheet: RulesetSheet, language: str) -> dict[str, Any]:
    return {
        "chapter": line.title.of(language),
        "section": line.section,
        "about": line.words.of(language),
        "note": line.note.of(language),
        "decision": line.mark is RulesetMark.DECISION,
        "values": [_value(cell, sheet, language) for cell in line.cells],
    }


def _value(cell: RulesetCell, sheet: RulesetSheet, language: str) -> dict[str, Any]:
    now, shipped = sheet.values[cell.path], sheet.defaults[cell.path]
    return {
        "path": cell.path,
        "caption": cell.caption.of(language),
        "value": now,
        "words": value_words(cell, now, language),
        "shipped": shipped,
        "readings": {key: words.of(language) for key, words in cell.choices},
    }


def _head(data: dict[str, Any]) -> str:
    decisions = sum(line["decision"] for line in data["lines"])
    return " · ".join((data["id"], data["name"], translate("CommandLine", _DECISIONS, None, decisions)))


def _line(line: dict[str, Any]) -> str:
    values = ", ".join(": ".join(filter(None, (v["caption"], v["words"]))) for v in line["values"])
    return " · ".join(filter(None, (line["chapter"], line["section"], line["about"], values)))
