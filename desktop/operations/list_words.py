"""Lists as people send each other, read: brief, full, Markdown, as :mod:`desktop.wording.list_text` writes.

What was written before is read, too: notes without a dash, options without a dot, twins with numbers.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from rules.armies import OptionKind, Per
from rules.fingerprint import folded, mark_in
from rules.peoples import Peoples
from rules.systems import KINDS
from rules.text import fold

_NUMBER = r"[+\u2212-]?\d[\d\s\u00a0\u202f.,]*"
_PRICE = re.compile(rf"({_NUMBER})\s*PA(?: \+ \?)?$")
_PRICED = re.compile(r"\sPA(?: \+ \?)?$")
_OPTION = re.compile(
    rf"(?P<name>.+?) (?:(?P<pa>[+\u2212-]{_NUMBER})\s*PA(?P<per> [^\W\d][^,|+\u2212]*?)?|\(\?\s*PA\))(?:, |$)"
)
_SAID = re.compile(
    rf"(?P<name>.+?)(?: ×(?P<number>\d{{1,3}}))?(?: #(?P<sign>[0-9a-f]{{4}}))?(?: \[(?P<kind>[^\[\]]+)\])?"
    rf" (?:(?P<pa>[+\u2212-]{_NUMBER})\s*PA(?P<per> [^\W\d][^()|+\u2212]*?)?(?: \({_NUMBER} [^()]*\))?"
    rf"|(?P<unknown>\(\?\s*PA(?P<each> [^\W\d][^()|+\u2212]*?)?\))(?: \({_NUMBER} [^()]*\))?"
    rf"|\({_NUMBER} [^()]*\))"
)
"""An option with all that is told of it."""
_READ_AS_MORE = re.compile(r" (?:×\d{1,3}|#[0-9a-f]{4}|\[[^\]]*\])$| · [^·]*PA$")
_OTHERS = re.compile(rf"\(({_NUMBER} [^()]*)\)$")
"""What it costs in other currencies than PA."""
_KINDS = {
    **{kind.value: kind for kind in OptionKind},
    "sortilege": OptionKind.SPELL, "autre": OptionKind.OTHER,
}  # fmt: skip
_ENTRY = re.compile(r"(\d{1,2}) × (.+)$")
_ROW = re.compile(r"\|\s*(\d{1,2})?\s*\|(.*)\|\s*$")
_OF_THE_LIST = re.compile(r"\+ (.+?)(?: · [^·]*PA)?$")
_BULLET = re.compile(r"(>*)• (.*)$")
_BENEATH = re.compile(r" {4}• ")
_ESCAPED = re.compile(r"\\([\\`*_\[\]<>#|~])")
_CELLS = re.compile(r"(?<!\\)\|")
_NOTE = re.compile(r"\*(.+?)(?<!\\)\* · (.+)$")
_TOTAL = re.compile(rf"(?:({_NUMBER})\s*PA|[^()]*PA \+ [^()]*?)?(?:(?:^| )\(({_NUMBER} [^()]*)\))?(?: / |$)")
"""What all of a list costs, where every price is known, and in other currencies than PA."""
_IN_ALL = re.compile(rf"((?:.*PA(?: \+ \?)?)?)(?:^| )\(({_NUMBER} [^()]*)\)$")
"""What an entry costs in PA, and in other currencies."""
_LIMIT = re.compile(rf"/\s*({_NUMBER})\s*PA")
_SPENDING = re.compile(rf"(.+) ≤ ({_NUMBER})$")
_QUOTED = re.compile(r"“(.+)”")
"""A people that its owner typed."""
_COUNT = re.compile(r"[\d?]")
_NUMBERED = re.compile(r" \(\d{1,2}\)$")
_INDENT = 4
_PLACES = 6
"""Sums of prices are rounded to so many decimals."""
_DASH, _BREAK = "—", "<br>"


def is_name(words: str) -> bool:
    """Tell whether the words of an option are read as its name alone: it is free."""
    return not _READ_AS_MORE.search(words) and _SAID.fullmatch(words) is None


def mark_of(text: str) -> str:
    """Return the fingerprint in the last line of a text; nothing where there is none."""
    words = text.rstrip().rpartition("\n")[2].split()
    return next(filter(None, (mark_in(word.strip("\\_*")) for word in words)), "")


@dataclass(slots=True)
class ListWords:
    """The reading of one text; ``known`` are the names of cards, folded as they count."""

    peoples: Peoples
    known: frozenset[str]
    entries: list[dict[str, Any]] = field(default_factory=list)
    own: list[Any] = field(default_factory=list)
    """What the list chooses for itself."""
    notes: list[str] = field(default_factory=list)
    mark: str = ""
    """The fingerprint that the text tells; it counts what is known alone, as its total does."""

    def read(self, text: str) -> dict[str, Any] | None:
        """Return the list, None where the text is none of them."""
        lines = text.splitlines()
        self.mark = mark_of(text)
        if any((row := _ROW.match(line)) and row[1] for line in lines):
            return self._markdown(lines)
        if any(_ENTRY.match(line) for line in lines):
            return self._full(lines)
        return self._brief(lines) if len(lines) > 1 and mark_of(text) else None

    def _made(self, title: str, about: Iterable[str], note: str = "") -> dict[str, Any]:
        self._settle()
        made: dict[str, Any] = {
            "name": title, "note": note, "entries": self.entries, "options": self.own,
            "fingerprint": self.mark, "in_words": True,
        }  # fmt: skip
        editions = {fold(entry["edition"]) for entry in self.entries if entry.get("edition")}
        systems = {fold(kind.name): key for key, kind in KINDS.items()}
        left: list[str] = []
        for part in map(str.strip, about):
            if part and (total := _TOTAL.match(part)):
                if total[1]:
                    made.setdefault("points", _amount(total[1]))
                if others := dict(_others(total[2])):
                    made.setdefault("costs", others)
            if "people" not in made and (found := self.peoples.find(part)):
                made["people"] = found
            elif fold(part) in systems:
                made["system"] = systems[fold(part)]
            elif fold(part) in editions:
                made.setdefault("edition", part)
            elif limit := _LIMIT.search(part):
                amount = _amount(limit[1])
                made["limit"] = None if amount is None else int(amount)
            elif spending := _SPENDING.match(part):
                made.setdefault("spending", {})[spending[1]] = _amount(spending[2])
            elif quoted := _QUOTED.fullmatch(part):
                made.setdefault("people", quoted[1])
            elif part and not _COUNT.match(part) and not (part.startswith("(") and part.endswith(")")):
                left.append(part)
        for part in left[-1:]:
            made.setdefault("edition", part)
        return made

    # -- full -----------------------------------------------------------------------------------------

    def _full(self, lines: list[str]) -> dict[str, Any]:
        first = next(number for number, line in enumerate(lines) if _ENTRY.match(line))
        titled = len(lines) > 3 and not _ENTRY.match(lines[1]) and lines[1].strip() and not lines[2].strip()
        if first == 0 and titled and mark_of(lines[-1]):  # a list that is called like an entry
            first = next((number for number, line in enumerate(lines[1:], 1) if _ENTRY.match(line)), 0)
        head = [line for line in lines[:first] if line.strip()]
        rest: list[str] = []
        within: list[list[Any]] = []
        body = lines[first:]
        while body and not body[-1].strip():
            body.pop()
        if body and mark_of(body[-1]):
            body.pop()
        for at, line in enumerate(body):
            bare = line.strip()
            depth = (len(line) - len(line.lstrip())) // _INDENT
            if bare == _DASH or bare.startswith(f"{_DASH} "):
                self._dash(bare, depth)
            elif not rest and (found := _ENTRY.match(line)):
                within = [self._entry(int(found[1]), found[2])]
            elif not rest and (chosen := _OF_THE_LIST.match(line)):
                within = self._chosen(line, chosen[1], next(iter(body[at + 1 :]), ""))
            elif not rest and depth and within and (bullet := _BULLET.match(bare)):
                del within[depth:]
                within.append(_add(within[-1], bullet[2]))
            elif not rest and depth and self.entries:
                self._beneath(bare)
            elif bare or rest:
                rest.append(line)
        return self._made(*_title(head), "\n".join([*self.notes, *rest]).strip())

    def _dash(self, line: str, depth: int) -> None:
        """Take a line of a note, of the list or of its last card."""
        said = line[len(_DASH) + 1 :]
        if not depth or not self.entries:
            self.notes.append(said)
            return
        entry = self.entries[-1]
        entry["note"] = said if entry["note"] is None else f"{entry['note']}\n{said}"

    def _chosen(self, line: str, name: str, follows: str) -> list[list[Any]]:
        """Take what the list chose itself; what is free and holds others has no price."""
        found = _SAID.fullmatch(line[2:])
        if found is None and line[2:] == name and _BENEATH.match(follows):
            return [_add(self.own, name)]
        if found is None or found["name"].endswith(" ·"):
            self.own.append(name)
            return []
        return [_add(self.own, line[2:])]

    def _entry(self, figures: int, said: str) -> list[Any]:
        parts = _parts(said)
        in_all = _IN_ALL.fullmatch(parts[-1]) if len(parts) > 1 else None
        others = None if in_all is None else in_all[2]
        if in_all is not None:
            parts[-1] = in_all[1]
        price = _PRICE.match(parts[-1])
        if len(parts) > 1 and (not parts[-1] or _PRICED.search(parts[-1])):
            parts.pop()
        total = None if price is None else _amount(price[1])
        return self._named(figures, parts, total, others)

    def _named(
        self, figures: int, parts: list[str], total: float | None, others: str | None = None
    ) -> list[Any]:
        """Add an entry of the parts of its name: the card, its edition, its people where that is told."""
        behind: list[str] = []
        while len(parts) > 1 and len(behind) < 2 and folded(" · ".join(parts)) not in self.known:
            behind.insert(0, parts.pop())
        name = " · ".join(parts)
        bare = _NUMBERED.sub("", name)
        if folded(name) not in self.known and folded(bare) in self.known:
            name = bare
        peoples = [(quoted[1] if quoted else self.peoples.find(part)) for part in behind
                   for quoted in [_QUOTED.fullmatch(part)]]  # fmt: skip
        people = next(filter(None, peoples), "")
        edition = next((part for part, found in zip(behind, peoples, strict=True) if not found), "")
        options: list[Any] = []
        entry = {
            "card": name, "edition": edition, "figures": figures, "note": None, "options": options,
            "_": total,
        }  # fmt: skip
        if people:
            entry["people"] = people
        if costs := dict(_others(others)):
            entry["costs"] = costs
        self.entries.append(entry)
        return options

    def _beneath(self, line: str) -> None:
        """Read a line beneath an entry as it was written before: options, then the note."""
        entry = self.entries[-1]
        found = None if entry["note"] else _OPTION.fullmatch(line)
        if found is not None:
            entry["options"].append(_option(found))
        else:
            entry["note"] = "\n".join(filter(None, (entry["note"], line)))

    def _settle(self) -> None:
        """Tell the price of one figure where the price of an entry leaves no doubt of it."""
        for entry in self.entries:
            total, figures = entry.pop("_"), entry["figures"]
            entry["note"] = entry["note"] or ""
            bought = [*_prices(entry["options"], figures)]
            if costs := beside_options(entry.get("costs", {}), entry["options"]):
                entry["card_costs"] = costs
            if total is None:
                continue
            each = round((total - sum(filter(None, bought))) / figures, 6)
            if each or None not in bought:
                entry["pa"] = each

    # -- Markdown -------------------------------------------------------------------------------------

    def _markdown(self, lines: list[str]) -> dict[str, Any]:
        rows = (number for number, line in enumerate(lines) if (row := _ROW.match(line)) and row[1])
        first = next(rows)
        head = [_plain(line.lstrip("#")) for line in lines[:first] if line.strip() and line[:1] != "|"]
        notes: list[str] = []
        for line in lines[first:]:
            if _ROW.match(line):
                self._row(line)
            elif line.startswith(_DASH):
                self.notes += [_plain(each[len(_DASH) :]) for each in line.split(_BREAK)]
            elif (told := _NOTE.match(line)) and self._noted(_plain(told[1]), _plain(told[2])):
                continue
            elif line.strip():
                notes.append(_plain(line))
        if notes and mark_of(notes[-1]):
            notes.pop()
        return self._made(*_title(head), "\n".join([*self.notes, *notes]))

    def _row(self, line: str) -> None:
        cells = [cell.strip() for cell in _CELLS.split(line.strip())[1:-1]]
        figures, said, options, *price = cells
        if not figures:
            if not _bullets(said, self.own):
                self.own.append(_plain(said))
            return
        name, *notes = said.split(_BREAK)
        cell = _plain(price[0]) if price else ""
        in_all = _IN_ALL.fullmatch(cell)
        paid = _PRICE.match(cell if in_all is None else in_all[1])
        total = None if paid is None else _amount(paid[1])
        others = None if in_all is None else in_all[2]
        into = self._named(int(figures), _parts(_plain(name)), total, others)
        if notes:
            self.entries[-1]["note"] = "\n".join(_plain(each[len(_DASH) :]) for each in notes)
        if not _bullets(options, into):
            into += [_option(found) for found in _OPTION.finditer(_plain(options))]

    def _noted(self, name: str, note: str) -> bool:
        bare = _NUMBERED.sub("", name)
        for entry in self.entries:
            if entry["card"] in (name, bare) and not entry["note"]:
                entry["note"] = note
                return True
        return False

    # -- brief ----------------------------------------------------------------------------------------

    def _brief(self, lines: list[str]) -> dict[str, Any] | None:
        title, *about = _parts(lines[0])
        for figures, name in self._parted(lines[1].split(", ")):
            self._named(figures, [name], None)
        return self._made(title, about) if self.entries else None

    def _parted(self, parts: list[str]) -> Iterator[tuple[int, str]]:
        """Give figures and names; names that hold commas are known here."""
        at = 0
        while at < len(parts):
            for end in range(len(parts), at, -1):
                said = ", ".join(parts[at:end])
                figures, name = _counted(said)
                bare = _NUMBERED.sub("", name)
                if end == at + 1 or {folded(name), folded(bare)} & self.known:
                    yield figures, name
                    at = end
                    break


def _counted(said: str) -> tuple[int, str]:
    number, _, name = said.partition(" ")
    return (int(number), name) if number.isdigit() and len(number) < 3 and name else (1, said)


def _title(head: list[str]) -> tuple[str, list[str]]:
    return (head[0].strip() if head else "", _parts(head[1]) if len(head) > 1 else [])


def _parts(line: str) -> list[str]:
    """Part a line at its dots, but for those within the quotes of a people that its owner typed."""
    parts: list[str] = []
    left = line.split(" · ")
    while left:
        ends = (n for n, part in enumerate(left, 1) if part.endswith("”")) if left[0][:1] == "“" else iter(())
        end = next(ends, 1)
        parts.append(" · ".join(left[:end]))
        left = left[end:]
    return parts


def _plain(text: str) -> str:
    return _ESCAPED.sub(r"\1", text).strip()


def _amount(text: str) -> float | None:
    bare = re.sub(r"[\s\u00a0\u202f]", "", text).replace("\u2212", "-").replace(",", ".")
    try:
        return float(bare)
    except ValueError:
        return None


# One option ---------------------------------------------------------------------------------------


def _bullets(cell: str, into: list[Any]) -> bool:
    """Add the options of a cell with what stands within them; tell whether it has any."""
    if not cell.startswith("• "):
        return False
    within = [into]
    for line in cell.split(_BREAK):
        if found := _BULLET.match(line):
            del within[len(found[1]) + 1 :]
            within.append(_add(within[-1], _plain(found[2])))
    return True


def _add(into: list[Any], words: str) -> list[Any]:
    """Add an option to others; return what stands within it."""
    found = _SAID.fullmatch(words)
    within: list[Any] = []
    if found is None:
        into.append({"name": words, "pa": 0.0, "per": Per.CARD.value, "options": within})
        return within
    name, kind = found["name"], _KINDS.get(fold(found["kind"] or ""))
    row: dict[str, Any] = {
        "name": name,
        "pa": _amount(found["pa"] or "0"),
        "per": _per(found["per"] or found["each"]),
    }
    if found["unknown"]:
        row["pa"] = None
    told = _OTHERS.search(words)
    if others := dict(_others(told and told[1])):
        row["costs"] = others
    if kind is not None:  # its owner's own, whose name is all that stands before
        row |= {"name": words[: found.start("kind") - 2], "kind": kind.value, "own": True}
    elif found["kind"]:
        row["name"] = words[: found.end("kind") + 1]
    else:
        row |= {"number": int(found["number"])} if found["number"] else {}
        row |= {"sign": found["sign"]} if found["sign"] else {}
    into.append(row | {"options": within})
    return within


def _others(told: str | None) -> Iterator[tuple[str, float]]:
    """Give what is paid in other currencies than PA, by their names."""
    for each in told.split(", ") if told else ():
        number, _, name = each.partition(" ")
        if name and (cost := _amount(number)) is not None:
            yield name, cost


def beside_options(costs: Mapping[str, float], rows: Sequence[Mapping[str, Any]]) -> dict[str, float]:
    """Return what of the costs of an entry is not paid for its options, by currency; nothing where all is."""
    left = {name: round(cost - _paid(rows, name), _PLACES) for name, cost in costs.items()}
    return {name: cost for name, cost in left.items() if cost}


def _paid(rows: Iterable[Mapping[str, Any]], name: str) -> float:
    """Return what options cost in a currency, with all that stands within them."""
    return sum((row.get("costs", {}).get(name) or 0) + _paid(row.get("options", ()), name) for row in rows)


def _per(said: str | None) -> str:
    return (Per.FIGURE if said else Per.CARD).value


def _option(found: re.Match[str]) -> dict[str, Any]:
    pa = None if found["pa"] is None else _amount(found["pa"])
    return {"name": found["name"].strip(), "pa": pa, "per": _per(found["per"])}


def _prices(rows: Iterable[Any], figures: int) -> Iterator[float | None]:
    for row in rows:
        times = figures if row.get("per") == Per.FIGURE.value else 1
        yield None if row["pa"] is None else row["pa"] * times
        yield from _prices(row.get("options", ()), figures)
