"""The verb that lists cards."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication

from desktop.cli.arguments import Verbs
from desktop.cli.asked import desk_of
from desktop.cli.report import CARDS, Report, Request
from desktop.operations import collection
from desktop.paper.words import label, value_text
from rules import search
from rules.card_fields import ABILITIES, FIELDS, NERVE, VALUES, CardField, keys
from rules.cards import Card, Revision
from rules.peoples import Peoples
from rules.sheets import sheet_of
from rules.values import Characteristic, Value

translate = QCoreApplication.translate


def add_to(verbs: Verbs) -> None:
    """Add the verb with its arguments."""
    made = verbs.add(
        "cards",
        cards,
        translate("CommandLine", "list reference cards"),
        "cards",
        'cards --search "griffon pa<30"',
    )
    made.add_argument(
        "--search",
        metavar="TEXT",
        default="",
        help=translate("CommandLine", "names, abilities, pa<30, dis>=5"),
    )


def cards(request: Request) -> Report:
    """List the cards that the words find, all without words."""
    wanted = search.parse(request.arguments.search)
    with desk_of(request) as desk:
        found = collection.matching(desk, wanted)
        data = [_card(revision, desk.peoples, request.language) for revision in found]
    lines = [_card_line(row, request.language) for row in data]
    count = translate("CommandLine", CARDS, None, len(found))
    return Report([*lines, count], data)


_TOLD_OTHERWISE = frozenset({*keys(VALUES), NERVE, "picture"})
"""Fields of a card that stand in ``values``, and the sum of a picture, which means nothing elsewhere."""


def _card(revision: Revision, peoples: Peoples, language: str) -> dict[str, Any]:
    card = revision.card
    told = {field.key: _told(field, card, language) for field in FIELDS if field.key not in _TOLD_OTHERWISE}
    return {
        "id": revision.card_id,
        "revision": revision.number,
        **told,
        "people_name": peoples.name(card.people, language),
        "values": {key.value: str(value) for key, value in card.values.items()},
    }


def _told(field: CardField, card: Card, language: str) -> str | list[str]:
    said = field.get(card)
    if field.holds is ABILITIES:
        return [ability.label(language) for ability in said]
    return list(said) if field.holds.several else field.holds.cell(said)


def _card_line(row: dict[str, Any], language: str) -> str:
    name = (row["name_en"] or row["name_fr"]) if language == "en" else (row["name_fr"] or row["name_en"])
    known = {Characteristic(key): value for key, value in row["values"].items() if value}
    sheet = sheet_of(row["system"])
    names = {key: label(key, language) for key in known}
    if Characteristic.PV in names and sheet.life:
        names[Characteristic.PV] = sheet.life
    values = " ".join(f"{names[key]} {_written(value, language)}" for key, value in known.items())
    price = f"{_written(row['pa'], language) or '?'} PA" if sheet.priced else ""
    return " · ".join(part for part in (name, row["people_name"], row["rank"], values, price) if part)


def _written(value: str, language: str) -> str:
    """Write a value as the window does: 12,5 in French."""
    return value_text(Value.parse(value), language)
