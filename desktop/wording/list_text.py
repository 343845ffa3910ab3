"""A list in words, for a message, a forum or another program: brief, full, Markdown, JSON, a roster.

QtCore only: the command line shares lists too.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication

from desktop.operations import rosters
from desktop.operations.army_sheet import ArmySheet
from desktop.operations.brought_options import with_brought
from desktop.operations.desk import Desk
from desktop.wording import army_words, count_figures, in_game
from desktop.wording.card_words import language_now
from rules.armies import Entry, Muster, Option, figure_pa
from rules.catalogue.listing import selection_id
from rules.fingerprint import cards_mark, content, fingerprint, payload
from rules.peoples import Peoples

translate = QCoreApplication.translate
VERSION = 1
ROSTER = "ros"
_MARKS = re.compile(r"([\\`*_\[\]<>#|~])")


@dataclass(frozen=True, slots=True)
class Shared:
    """A list to be shared, with the peoples that name its own; ``roster`` writes it in a language."""

    sheet: ArmySheet
    peoples: Peoples
    roster: Callable[[str], bytes]
    counted: Muster
    """The army as its marks count it: what the list chose because of a card is that card's."""

    @classmethod
    def of(cls, desk: Desk, sheet: ArmySheet) -> Shared:
        """Take an army of a library."""
        roster = partial(_roster, desk, sheet)
        return cls(sheet, desk.peoples, roster, with_brought(desk, sheet.muster))

    @property
    def mark(self) -> str:
        """Give the fingerprint of the list."""
        return fingerprint(content(self.counted))

    @property
    def payload(self) -> str:
        """Give the list as one line that another Tacticien compares with its own."""
        return payload(content(self.counted), self.cards_mark)

    @property
    def cards_mark(self) -> str:
        """Give the mark of what the cards of the list say."""
        return cards_mark(self.sheet.muster)

    def name(self, entry: Entry) -> str:
        """Name an entry's card in the language of now."""
        return self.sheet.name(entry, language_now())

    @property
    def own(self) -> list[tuple[str, float | None]]:
        """Give what the list chose for itself by its catalogues, by name with the price in PA."""
        made = self.sheet.by_catalogues
        if made is None:
            return []
        found = made.found.selections
        picks = [selection_id(force.id, pick.id) for force in self.sheet.army.forces for pick in force.picks]
        return [
            (chosen.name, cost.total if (cost := chosen.costs.get(made.points)) is not None else 0)
            for chosen in (found.get(id_) for id_ in picks)
            if chosen is not None and chosen.name
        ]

    @property
    def about(self) -> list[str]:
        """Give what stands under the title: people, edition, points, cards, figures."""
        army, cost = self.sheet.army, self.sheet.cost
        points = army_words.total(cost)
        if army.limit is not None and cost.priced:
            points = f"{points} / {army_words.pa(army.limit)}"
        parts = (
            army_words.game(army.system), army_words.people_name(self.peoples, army.people),
            self.sheet.muster.edition, points, army_words.cards(len(army.entries)),
            count_figures(self.sheet.muster.figures, army.system),
        )  # fmt: skip
        return [part for part in dict.fromkeys(parts) if part]  # an edition may be called like its game


def _roster(desk: Desk, sheet: ArmySheet, language: str) -> bytes:
    return rosters.as_roster(desk, sheet.muster, language=language)


def brief(shared: Shared) -> str:
    """Say a list in three lines: who, what, its fingerprint."""
    entries = shared.sheet.army.entries
    names = [f"{f'{e.figures} ' if e.figures > 1 else ''}{shared.name(e)}" for e in entries]
    head = " · ".join([shared.sheet.army.name, *shared.about])
    return "\n".join(line for line in (head, ", ".join(names), _mark(shared)) if line)


def full(shared: Shared) -> str:
    """Say a list with a line for each card and each option."""
    lines = [shared.sheet.army.name, " · ".join(shared.about), ""]
    for entry in shared.sheet.army.entries:
        lines.append(" · ".join([f"{entry.figures} × {shared.name(entry)}", *_rest(shared, entry)]))
        lines += [f"    {' '.join(army_words.option_line(option).splitlines())}" for option in entry.options]
        lines += [f"    {line}" for line in entry.note.splitlines()]
    lines += [f"+ {name} · {army_words.pa(pa)}" for name, pa in shared.own]
    if note := shared.sheet.army.note:
        lines += ["", note]
    return "\n".join([*lines, "", _mark(shared)])


def markdown(shared: Shared) -> str:
    """Write a list as Markdown; what players typed cannot become a mark."""
    system, priced = shared.sheet.army.system, shared.sheet.cost.priced
    heads = [in_game("share.figures", system), in_game("share.card", system), translate("Sharing", "Options")]
    heads += ["PA"] * priced
    lines = [f"## {_plain(shared.sheet.army.name)}", "", _plain(" · ".join(shared.about)), ""]
    lines += [f"| {' | '.join(heads)} |", "|--:|---|---|" + "--:|" * priced]
    for entry in shared.sheet.army.entries:
        card = shared.sheet.muster.card(entry)
        name = " · ".join(part for part in (shared.name(entry), card.edition) if part)
        options = ", ".join(army_words.option_line(option) for option in entry.options)
        price = army_words.price(shared.sheet.cost.entries[entry.id])
        cells = [str(entry.figures), _plain(name), _plain(options), *[_plain(price)] * priced]
        lines.append(f"| {' | '.join(cells)} |")
    for name, pa in shared.own:
        cells = ["", _plain(name), "", *[army_words.pa(pa)] * priced]
        lines.append(f"| {' | '.join(cells)} |")
    for entry in shared.sheet.army.entries:
        if entry.note:
            lines += ["", f"*{_plain(shared.name(entry))}* · {_plain(entry.note)}"]
    if note := shared.sheet.army.note:
        lines += ["", _plain(note)]
    return "\n".join([*lines, "", _plain(_mark(shared)), ""])


def as_json(shared: Shared) -> str:
    """Write a list as JSON; both names of each card, numbers as numbers, unknown PA as null."""
    army, muster = shared.sheet.army, shared.sheet.muster

    def line(entry: Entry) -> dict[str, Any]:
        card = muster.card(entry)
        return {
            "name_fr": card.name_fr, "name_en": card.name_en, "people": card.people, "edition": card.edition,
            "figures": entry.figures, "pa": _whole(figure_pa(entry, card)), "note": entry.note,
            "total": _whole(shared.sheet.cost.entries[entry.id].total),
            "options": [_option(option) for option in entry.options],
        }  # fmt: skip

    data = {
        "tacticien_list": VERSION, "name": army.name, "system": army.system, "people": army.people,
        "edition": army.edition, "limit": army.limit, "note": army.note,
        "points": _whole(shared.sheet.cost.known), "unknown": len(shared.sheet.cost.unknown),
        "figures": muster.figures, "fingerprint": shared.mark, "cards_mark": shared.cards_mark,
        "entries": [line(entry) for entry in army.entries],
        "options": [{"name": name, "pa": _whole(pa)} for name, pa in shared.own],
    }  # fmt: skip
    return json.dumps(data, ensure_ascii=False, indent=2) + "\n"


def _option(option: Option) -> dict[str, Any]:
    return {"name": option.name, "kind": option.kind.value, "per": option.per.value, "pa": _whole(option.pa)}


def _whole(value: float | None) -> float | None:
    """Give a whole number of PA as one."""
    return int(value) if value is not None and float(value).is_integer() else value


def _rest(shared: Shared, entry: Entry) -> list[str]:
    edition = shared.sheet.muster.card(entry).edition
    price = army_words.price(shared.sheet.cost.entries[entry.id])
    return [part for part in (edition, price) if part]


def _mark(shared: Shared) -> str:
    words = translate("Sharing", "Fingerprint {mark} · cards {cards}")
    return words.format(mark=shared.mark, cards=shared.cards_mark)


def _plain(text: str) -> str:
    """Keep typed words from being read as Markdown or as HTML."""
    return _MARKS.sub(r"\\\1", " ".join(text.split()))


FORMS: Mapping[str, Callable[[Shared], str]] = {
    "brief": brief,
    "full": full,
    "markdown": markdown,
    "json": as_json,
    ROSTER: lambda shared: shared.roster(language_now()).decode(),
    "line": lambda shared: shared.payload,
}
"""The ways to write a list, by the id that the command line takes."""


def file_of(shared: Shared, form: str, path: Path) -> bytes:
    """Give what a file holds: the list in a form, zipped where a roster's file is to be."""
    written = FORMS[form](shared).encode()
    return rosters.filed(written, path, shared.sheet.army.name) if form == ROSTER else written
