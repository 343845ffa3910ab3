"""A list in words, for a message, a forum or another program: brief, full, Markdown, JSON, a roster.

QtCore only: the command line shares lists too.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication

from desktop.operations import list_telling, rosters
from desktop.operations.army_sheet import ArmySheet
from desktop.operations.brought_options import with_brought
from desktop.operations.desk import Desk
from desktop.operations.list_words import is_name
from desktop.paper import code
from desktop.wording import army_words, count_figures, in_game, number
from desktop.wording.card_words import language_now
from rules.armies import Entry, Muster, OptionKind, Per
from rules.fingerprint import cards_mark, content, fingerprint, payload
from rules.peoples import Peoples

translate = QCoreApplication.translate
VERSION = 1
MOST_CODE = 2_900
"""Letters that one code holds."""
ROSTER = "ros"
LINE, CODE = "line", "code"
"""The picture of the line, which only a file holds."""
_BY_ENDING = {
    ".md": "markdown", ".json": "json", ".png": CODE, rosters.PLAIN: ROSTER, rosters.PACKED: ROSTER,
}  # fmt: skip
_MARKS = re.compile(r"([\\`*_\[\]<>#|~])")


@dataclass(frozen=True, slots=True)
class Shared:
    """A list to be shared, with the peoples that name its own; ``roster`` writes it in a language."""

    sheet: ArmySheet
    peoples: Peoples
    roster: Callable[[str], bytes]
    counted: Muster
    """The army as its marks count it: what the list chose because of a card is that card's."""
    whole: Mapping[str, Any]
    """The army as it is made anew elsewhere."""
    namesakes: frozenset[str] = frozenset()
    """The cards of the army that share their name with one of another people."""

    @classmethod
    def of(cls, desk: Desk, sheet: ArmySheet) -> Shared:
        """Take an army of a library."""
        roster = partial(_roster, desk, sheet)
        whole = list_telling.whole(desk, sheet.muster)
        muster = with_brought(desk, sheet.muster)
        return cls(sheet, desk.peoples, roster, muster, whole, _namesakes(desk, sheet.muster))

    @property
    def mark(self) -> str:
        """Give the fingerprint of the list."""
        return fingerprint(content(self.counted))

    @property
    def payload(self) -> str:
        """Give the list as one line that another Tacticien compares with its own, and makes it of."""
        return payload(content(self.counted), self.cards_mark, list_telling.spare(self.whole))

    @property
    def code(self) -> str:
        """Give the same as far as one code holds it: of a very long list what counts alone."""
        line = self.payload
        return line if len(line) <= MOST_CODE else payload(content(self.counted), self.cards_mark)

    @property
    def cards_mark(self) -> str:
        """Give the mark of what the cards of the list say."""
        return cards_mark(self.sheet.muster)

    def name(self, entry: Entry) -> str:
        """Name an entry's card in the language of now."""
        return " ".join(self.sheet.muster.card(entry).name(language_now()).split())

    def people(self, people: str) -> str:
        """Name a people; one that its owner typed is quoted, so that it is read as no edition."""
        name = army_words.people_name(self.peoples, people)
        return name if not name or self.peoples.find(name) else f"“{name}”"

    @property
    def about(self) -> list[str]:
        """Give what stands under the title: people, edition, points, cards, figures."""
        army, cost = self.sheet.army, self.sheet.cost
        others = self.sheet.others
        points = _beside(army_words.total(cost), {key: self.whole["costs"].get(key, 0) for key in others})
        if army.limit is not None:
            points = f"{points} / {army_words.pa(army.limit)}".lstrip()
        edition = army.edition or ", ".join(self.sheet.muster.card_editions)
        parts = (
            army_words.game(army.system), self.people(army.people),
            edition if army.edition or not edition else f"({edition})", points,
            *(f"{key} ≤ {number(most)}" for key, most in self.whole["spending"].items()),
            army_words.cards(len(army.entries)), count_figures(self.sheet.muster.figures, army.system),
        )  # fmt: skip
        return [part for part in dict.fromkeys(parts) if part]  # an edition may be called like its game


def _roster(desk: Desk, sheet: ArmySheet, language: str) -> bytes:
    return rosters.as_roster(desk, sheet.muster, language=language)


def _namesakes(desk: Desk, muster: Muster) -> frozenset[str]:
    cards = {entry.card_id: muster.card(entry) for entry in muster.army.entries}
    named: dict[str, set[str]] = {}
    for key, card in cards.items():
        for name in {card.name_fr, card.name_en} - {""}:
            named.setdefault(name, set()).add(key)
    found: set[str] = set()
    for revision in desk.library.cards():
        for name in (revision.card.name_fr, revision.card.name_en):
            keys = named.get(name, ())
            found.update(key for key in keys if cards[key].people != revision.card.people)
    return frozenset(found)


def brief(shared: Shared) -> str:
    """Say a list in three lines: who, what, its fingerprint."""
    entries = shared.sheet.army.entries
    names = [f"{f'{e.figures} ' if e.figures > 1 else ''}{shared.name(e)}" for e in entries]
    head = " · ".join([shared.sheet.army.name, *shared.about])
    return "\n".join(line for line in (head, ", ".join(names), _mark(shared)) if line)


def full(shared: Shared) -> str:
    """Say a list with a line for each card, each option and each line of a note."""
    lines = [shared.sheet.army.name, " · ".join(shared.about), ""]
    for entry, said in zip(shared.sheet.army.entries, shared.whole["entries"], strict=True):
        lines.append(" · ".join([f"{entry.figures} × {shared.name(entry)}", *_rest(shared, entry, said)]))
        lines += [f"{_INDENT * depth}• {words}" for depth, words in _option_lines(said["options"])]
        lines += [f"{_INDENT}— {line}".rstrip() for line in entry.note.splitlines()]
    for depth, words in _option_lines(shared.whole["options"], wide=True):
        lines.append(f"{_INDENT * (depth - 1)}{'• ' if depth > 1 else '+ '}{words}")
    if note := shared.sheet.army.note:
        lines += ["", *(f"— {line}".rstrip() for line in note.splitlines())]
    return "\n".join([*lines, "", _mark(shared)])


def markdown(shared: Shared) -> str:
    """Write a list as Markdown; what players typed cannot become a mark."""
    system, rows = shared.sheet.army.system, shared.whole["entries"]
    priced = shared.sheet.cost.priced or any("costs" in said for said in rows)
    heads = [in_game("share.figures", system), in_game("share.card", system), translate("Sharing", "Options")]
    heads += ["PA"] * priced
    lines = [f"## {_plain(shared.sheet.army.name)}", "", _plain(" · ".join(shared.about)), ""]
    lines += [f"| {' | '.join(heads)} |", "|--:|---|---|" + "--:|" * priced]
    for entry, said in zip(shared.sheet.army.entries, rows, strict=True):
        name = " · ".join([shared.name(entry), *_origin(shared, entry)])
        notes = [f"— {line}".rstrip() for line in entry.note.splitlines()]
        price = _price(shared, entry, said)
        cells = [str(entry.figures), _broken([name, *notes]), _bullets(said["options"])]
        lines.append(f"| {' | '.join([*cells, *[_plain(price)] * priced])} |")
    for row in shared.whole["options"]:
        cells = ["", _bullets([row]), "", *[""] * priced]
        lines.append(f"| {' | '.join(cells)} |")
    if note := shared.sheet.army.note:
        lines += ["", _broken([f"— {line}".rstrip() for line in note.splitlines()])]
    return "\n".join([*lines, "", _plain(_mark(shared)), ""])


def as_json(shared: Shared) -> str:
    """Write a list as JSON; both names of each card, numbers as numbers, unknown PA as null."""
    whole, cost = shared.whole, shared.sheet.cost
    totals = [cost.entries[entry.id].total for entry in shared.sheet.army.entries]
    entries = [said | {"total": total} for said, total in zip(whole["entries"], totals, strict=True)]
    data = {
        "tacticien_list": VERSION, **whole, "points": cost.known, "unknown": len(cost.unknown),
        "figures": shared.sheet.muster.figures, "fingerprint": shared.mark, "cards_mark": shared.cards_mark,
        "entries": entries,
    }  # fmt: skip
    return json.dumps(_numbers(data), ensure_ascii=False, indent=2) + "\n"


def _numbers(value: Any) -> Any:
    """Give whole numbers as such, wherever they stand."""
    if isinstance(value, dict):
        return {key: _numbers(each) for key, each in value.items()}
    if isinstance(value, list):
        return [_numbers(each) for each in value]
    return int(value) if isinstance(value, float) and value.is_integer() else value


# One option ---------------------------------------------------------------------------------------

_INDENT = "    "
_FREE = f" +0{army_words.PA}"
_READ_OTHERWISE = re.compile(r" (?:×\d{1,3}|#[0-9a-f]{4}|\[[^\]]*\])$")
"""What an option may not end with, or it would be read as more than its name."""


def _option_lines(
    rows: Sequence[Mapping[str, Any]], depth: int = 1, *, wide: bool = False
) -> Iterator[tuple[int, str]]:
    for row in rows:
        words = _option(row)
        name = words.removesuffix(_FREE)
        # What is free has no price but where its name would be read as more, or the list chose it alone.
        yield depth, name if is_name(name) and (row.get("options") or not wide) else words
        yield from _option_lines(row.get("options", ()), depth + 1)


def _option(row: Mapping[str, Any]) -> str:
    """Word an option with all that it takes to read it back: Fire ball ×2 #3f0a +4 PA (2 POW)."""
    name = " ".join(str(row["name"]).split()) or army_words.option_kind(OptionKind(row.get("kind", "other")))
    times = f" ×{row.get('number', 1)}"
    words = [name if times == " ×1" or name.endswith(times) else f"{name}{times}"]
    if sign := row.get("sign"):
        words.append(f"#{sign}")
    kind = OptionKind(row["kind"]) if "kind" in row and "node" not in row else OptionKind.OTHER
    if row.get("own") or kind is not OptionKind.OTHER or ("node" not in row and _READ_OTHERWISE.search(name)):
        words.append(f"[{army_words.option_kind(kind).lower()}]")
    others = {key: cost for key, cost in row.get("costs", {}).items() if key != list_telling.PA and cost}
    pa = row["pa"] if "pa" in row else row.get("costs", {}).get(list_telling.PA, 0)
    each = f" {army_words.option_per(Per.FIGURE)}" if row.get("per") == Per.FIGURE.value else ""
    if pa is None:
        words.append(f"({army_words.pa(None)}{each})")
    elif pa or each or not others:
        words.append(f"{'+' if pa >= 0 else ''}{army_words.pa(pa)}{each}")
    return _beside(" ".join(words), others)


def _beside(words: str, others: Mapping[str, float]) -> str:
    """Add to words what is paid in other currencies than PA: 56 PA (−6 POW)."""
    paid = ", ".join(f"{number(cost)} {name}" for name, cost in others.items())
    return f"{words} ({paid})".lstrip() if paid else words


def _bullets(rows: Sequence[Mapping[str, Any]]) -> str:
    return "<br>".join(f"{'>' * (depth - 1)}• {_plain(words)}" for depth, words in _option_lines(rows))


def _broken(lines: Sequence[str]) -> str:
    return "<br>".join(map(_plain, lines))


def _origin(shared: Shared, entry: Entry) -> list[str]:
    """Give the edition of an entry's card, and its people where that is not the list's."""
    card, army = shared.sheet.muster.card(entry), shared.sheet.army
    foreign = card.people != army.people and (army.people or entry.card_id in shared.namesakes)
    return [part for part in (card.edition, shared.people(card.people) if foreign else "") if part]


def _rest(shared: Shared, entry: Entry, said: Mapping[str, Any]) -> list[str]:
    return [*_origin(shared, entry), *filter(None, [_price(shared, entry, said)])]


def _price(shared: Shared, entry: Entry, said: Mapping[str, Any]) -> str:
    """Word what an entry costs with all that it buys."""
    return _beside(army_words.price(shared.sheet.cost.entries[entry.id]), said.get("costs", {}))


def _mark(shared: Shared) -> str:
    words = translate("Sharing", "Fingerprint {mark} · cards {cards}")
    return words.format(mark=shared.mark, cards=shared.cards_mark)


def _plain(text: str) -> str:
    """Keep typed words from being read as Markdown or as HTML."""
    return _MARKS.sub(r"\\\1", text.replace("\n", " "))


FORMS: Mapping[str, Callable[[Shared], str]] = {
    "brief": brief,
    "full": full,
    "markdown": markdown,
    "json": as_json,
    ROSTER: lambda shared: shared.roster(language_now()).decode(),
    LINE: lambda shared: shared.payload,
}
"""The ways to write a list, by the id that the command line takes."""


def form_of(path: Path) -> str:
    """Tell the form that the ending of a file asks for, a text in full where it asks for none."""
    return _BY_ENDING.get(path.suffix.lower(), "full")


def endings_of(form: str) -> list[str]:
    """Give the endings of files that hold a form, those of all forms without one; text is in any of them."""
    held_by = {"": {*_BY_ENDING.values()}, LINE: {CODE}}.get(form, {form})
    return [".txt", *(ending for ending, held in _BY_ENDING.items() if held in held_by)]


def file_of(shared: Shared, form: str, path: Path) -> bytes:
    """Give what a file holds: the list in a form, zipped where a roster's file is to be, a line in a picture.

    Raises ValueError for a list that no code holds.
    """
    if form == CODE or (form == LINE and form_of(path) == CODE):
        return code.png(shared.code)
    written = FORMS[form](shared).encode()
    return rosters.filed(written, path, shared.sheet.army.name) if form == ROSTER else written
