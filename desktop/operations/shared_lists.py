"""Lists as they are shared, read back: brief, full, Markdown, JSON, the line of a code, or its picture."""

from __future__ import annotations

import io
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from db.errors import Unreadable
from db.exchange.budget import MAX_PICTURE as MAX_PICTURE
from db.exchange.budget import Budget, bytes_of
from desktop.operations import list_files
from desktop.operations.desk import Desk
from desktop.operations.pictures import check_picture
from desktop.operations.trouble import known_trouble
from rules.armies import Per
from rules.fingerprint import UNKNOWN_PA, UnreadableError, folded, line_in, mark_in, read
from rules.peoples import Peoples
from rules.systems import KINDS
from rules.text import Message, Refusal, fold

ENDINGS = (".txt", ".md", ".json", ".png", ".jpg", ".jpeg")
PICTURES = (".png", ".jpg", ".jpeg")
MARK = "tacticien_list"
"""The key by which a list in JSON is told from a battle."""
_QUOTED = re.compile(r"^[ \t]*>[> \t]*", re.MULTILINE)
_NUMBER = r"[+\u2212-]?\d[\d\s\u00a0\u202f.,]*"
_PRICE = re.compile(rf"({_NUMBER})\s*PA$")
_PRICED = re.compile(r"\sPA(?: \+ \?)?$")
_OPTION = re.compile(
    rf"(?P<name>.+?) (?:(?P<pa>[+\u2212-]{_NUMBER})\s*PA(?P<per> [^\W\d][^,|]*?)?|\(\?\s*PA\))(?:, |$)"
)
_ENTRY = re.compile(r"(\d{1,2}) × (.+)$")
_ROW = re.compile(r"\|\s*(\d{1,2})?\s*\|(.*)\|\s*$")
_OF_THE_LIST = re.compile(r"\+ (.+?)(?: · [^·]*PA)?$")
_ESCAPED = re.compile(r"\\([\\`*_\[\]<>#|~])")
_CELLS = re.compile(r"(?<!\\)\|")
_NOTE = re.compile(r"\*(.+?)(?<!\\)\* · (.+)$")
_LIMIT = re.compile(rf"/\s*({_NUMBER})\s*PA")
_NUMBERED = re.compile(r" \(\d{1,2}\)$")
_INDENT = "    "
_LONGEST_SIDE = 4_000
"""Pixels; a larger picture is made smaller before a code is looked for."""


def is_list(path: Path, data: bytes | None = None) -> bool:
    """Tell whether a file may hold a shared list, by its ending and what it begins with."""
    ending = path.suffix.lower()
    if ending in PICTURES or ending == ".md":
        return True
    try:
        said = (bytes_of(path) if data is None else data)[:200_000]
    except Unreadable:
        return False
    if ending == ".json":
        return f'"{MARK}"'.encode() in said
    if ending != ".txt":
        return False
    text = said.decode("utf-8", "replace")
    return line_in(text) != text or text.startswith("TACT") or bool(_mark_of(text))


@known_trouble
def bring(desk: Desk, *, text: str, file: str = "", initiator: object | None = None) -> str | Refusal:
    """Make a list of what somebody shared as text; return its id. What is wrong is one refusal."""
    document = document_of(desk, text, file)
    if isinstance(document, Refusal):
        return document
    return list_files.create_of(desk, document, initiator=initiator)


@known_trouble
def bring_file(desk: Desk, *, path: Path, initiator: object | None = None) -> str | Refusal:
    """Make a list of a file, or of the picture of its code; return its id. Raises Unreadable."""
    text = text_of(path)
    return text if isinstance(text, Refusal) else bring(desk, text=text, file=path.name, initiator=initiator)


@known_trouble
def text_of(path: Path) -> str | Refusal:
    """Return what a file says, or the code in its picture. Raises Unreadable."""
    data = bytes_of(path)
    if path.suffix.lower() in PICTURES:
        return text_in_picture(data, path.name)
    return data.decode("utf-8-sig", "replace")


def text_in_picture(data: bytes, file: str) -> str | Refusal:
    """Return what the code in a picture says, PNG or JPEG, drawn or photographed."""
    import zxingcpp  # seldom wanted, as is what comes with ReportLab
    from PIL import Image, UnidentifiedImageError

    if isinstance(size := check_picture(data), Refusal):
        return size
    try:
        with Image.open(io.BytesIO(data), formats=("PNG", "JPEG")) as opened:
            grey = opened.convert("L")
    except (UnidentifiedImageError, OSError, ValueError, SyntaxError):
        return Refusal(Message("picture.unreadable"), overridable=False)
    if (longest := max(size.width, size.height)) > _LONGEST_SIDE:
        part = _LONGEST_SIDE / longest
        grey = grey.resize((max(1, round(size.width * part)), max(1, round(size.height * part))))
    codes = zxingcpp.read_barcodes(grey, formats=zxingcpp.barcode_formats_from_str("QRCode"))
    found = next((code.text for code in codes if code.text), "")
    return found or Refusal(Message("list.no_code", {"file": file}), overridable=False)


def document_of(desk: Desk, text: str, file: str = "") -> Any | Refusal:
    """Read a shared list as :func:`desktop.operations.list_files.create` takes it."""
    bare = _QUOTED.sub("", text).strip()
    if bare.startswith(("{", "[")) or file.lower().endswith(".json"):
        try:
            found = Budget.of(bare.encode(), file).json(bare.encode())
        except ValueError:
            return Refusal(Message("list.no_json", {"file": file}), overridable=False)
        return found
    known = _names(desk)
    made = _Text(desk.peoples, known).read(bare)
    if made is not None:
        return made
    if line_in(bare) != bare or bare.startswith("TACT"):
        found = _of_line(line_in(bare), bare, file)
        return found if isinstance(found, Refusal) else {**found, **_of_all(desk, found["entries"])}
    return Refusal(Message("list.not_shared", {"file": file}), overridable=False)


def _names(desk: Desk) -> frozenset[str]:
    cards = [revision.card for revision in desk.library.cards()]
    return frozenset(folded(name) for card in cards for name in (card.name_fr, card.name_en) if name)


def _mark_of(text: str) -> str:
    """Return the fingerprint in the last line of a text; nothing where there is none."""
    words = text.rstrip().rpartition("\n")[2].split()
    return next(filter(None, (mark_in(word.strip("\\_*")) for word in words)), "")


def _of_line(line: str, text: str, file: str) -> dict[str, Any] | Refusal:
    try:
        content = read(line)
    except UnreadableError as error:
        return Refusal(Message(f"list.line_{error.code}", {"file": file}), overridable=False)
    entries = [
        {
            "card": row.name, "edition": row.edition, "figures": row.figures,
            **({} if row.pa == UNKNOWN_PA else {"pa": row.pa}),
            "options": [
                {"name": each.name, "total": None if each.pa == UNKNOWN_PA else each.pa}
                for each in row.options
            ],
        }
        for row in content
    ]  # fmt: skip
    name = text[: text.index(line)].strip().partition("\n")[0] or Path(file).stem or _first(content)
    return {"name": name.strip(), "entries": entries}


def _of_all(desk: Desk, entries: Iterable[Mapping[str, Any]]) -> dict[str, str]:
    """Return the people and the edition that all cards of a line share: the line itself tells neither."""
    wanted = {(entry["card"], entry["edition"]) for entry in entries}
    shown = [revision.card for revision in desk.library.cards()]
    met = [card for card in shown if (folded(card.name_fr or card.name_en), folded(card.edition)) in wanted]
    found = {"people": {card.people for card in met}, "edition": {card.edition for card in met}}
    return {key: next(iter(values)) for key, values in found.items() if len(values) == 1}


def _first(content: Iterable[Any]) -> str:
    return next((row.name.capitalize() for row in content), "")


def _amount(text: str) -> float | None:
    bare = re.sub(r"[\s\u00a0\u202f]", "", text).replace("\u2212", "-").replace(",", ".")
    try:
        return float(bare)
    except ValueError:
        return None


@dataclass(slots=True)
class _Text:
    """The reading of one text: brief, full or Markdown."""

    peoples: Peoples
    known: frozenset[str]
    entries: list[dict[str, Any]] = field(default_factory=list)
    own: list[str] = field(default_factory=list)
    """What the list chooses for itself."""

    def read(self, text: str) -> dict[str, Any] | None:
        """Return the list, None where the text is none of them."""
        lines = text.splitlines()
        if any((row := _ROW.match(line)) and row[1] for line in lines):
            return self._markdown(lines)
        if any(_ENTRY.match(line) for line in lines):
            return self._full(lines)
        return self._brief(lines) if len(lines) > 1 and _mark_of(text) else None

    def _about(self, title: str, about: Iterable[str], note: str = "") -> dict[str, Any]:
        made: dict[str, Any] = {"name": title, "note": note, "entries": self.entries, "options": self.own}
        editions = {fold(entry["edition"]) for entry in self.entries if entry.get("edition")}
        systems = {fold(kind.name): key for key, kind in KINDS.items()}
        for part in map(str.strip, about):
            if found := self.peoples.find(part):
                made.setdefault("people", found)
            elif fold(part) in systems:
                made["system"] = systems[fold(part)]
            elif fold(part) in editions:
                made.setdefault("edition", part)
            elif limit := _LIMIT.search(part):
                amount = _amount(limit[1])
                made["limit"] = None if amount is None else int(amount)
        return made

    # -- full -----------------------------------------------------------------------------------------

    def _full(self, lines: list[str]) -> dict[str, Any]:
        first = next(number for number, line in enumerate(lines) if _ENTRY.match(line))
        head = [line for line in lines[:first] if line.strip()]
        rest: list[str] = []
        for line in lines[first:]:
            if found := _ENTRY.match(line):
                self._entry(int(found[1]), found[2])
            elif not rest and (chosen := _OF_THE_LIST.match(line)):
                self.own.append(chosen[1])
            elif line.startswith(_INDENT) and not rest:
                self._beneath(line.strip())
            elif line.strip() or rest:
                rest.append(line)
        if rest and _mark_of(rest[-1]):
            rest.pop()
        self._settle()
        return self._about(*_title(head), "\n".join(rest).strip())

    def _entry(self, figures: int, said: str) -> None:
        parts = said.split(" · ")
        price = _PRICE.match(parts[-1])
        if len(parts) > 1 and _PRICED.search(parts[-1]):
            parts.pop()
        edition = parts.pop() if len(parts) > 1 and folded(" · ".join(parts)) not in self.known else ""
        total = None if price is None else _amount(price[1])
        self._add(figures, " · ".join(parts), edition, total)

    def _add(self, figures: int, name: str, edition: str, total: float | None) -> None:
        bare = _NUMBERED.sub("", name)
        if folded(name) not in self.known and folded(bare) in self.known:
            name = bare
        self.entries.append(
            {"card": name, "edition": edition, "figures": figures, "note": "", "options": [], "_": total}
        )

    def _beneath(self, line: str) -> None:
        entry = self.entries[-1]
        found = None if entry["note"] else _OPTION.fullmatch(line)
        if found is not None:
            entry["options"].append(_option(found))
        else:
            entry["note"] = "\n".join(filter(None, (entry["note"], line)))

    def _settle(self) -> None:
        """Tell the price of one figure where the price of an entry leaves no doubt of it."""
        for entry in self.entries:
            total = entry.pop("_")
            bought = [
                None if option["pa"] is None else option["pa"] * (entry["figures"] if option["per"] else 1)
                for option in entry["options"]
            ]
            if total is not None and None not in bought:
                entry["pa"] = round((total - sum(filter(None, bought))) / entry["figures"], 2)
            for option in entry["options"]:
                option["per"] = (Per.FIGURE if option["per"] else Per.CARD).value

    # -- Markdown -------------------------------------------------------------------------------------

    def _markdown(self, lines: list[str]) -> dict[str, Any]:
        rows = (number for number, line in enumerate(lines) if (row := _ROW.match(line)) and row[1])
        first = next(rows)
        head = [_plain(line.lstrip("#")) for line in lines[:first] if line.strip() and line[:1] != "|"]
        notes: list[str] = []
        for line in lines[first:]:
            if _ROW.match(line):
                self._row(line)
            elif (told := _NOTE.match(line)) and self._noted(_plain(told[1]), _plain(told[2])):
                continue
            elif line.strip():
                notes.append(_plain(line))
        if notes and _mark_of(notes[-1]):
            notes.pop()
        self._settle()
        return self._about(*_title(head), "\n".join(notes))

    def _row(self, line: str) -> None:
        cells = [_plain(cell) for cell in _CELLS.split(line.strip())[1:-1]]
        figures, name, options, *price = cells
        if not figures:
            self.own.append(name)
            return
        said, _, edition = name.rpartition(" · ")
        if not said or folded(name) in self.known:
            said, edition = name, ""
        paid = _PRICE.match(price[0]) if price else None
        self._add(int(figures), said, edition, None if paid is None else _amount(paid[1]))
        self.entries[-1]["options"] = [_option(found) for found in _OPTION.finditer(options)]

    def _noted(self, name: str, note: str) -> bool:
        bare = _NUMBERED.sub("", name)
        for entry in self.entries:
            if entry["card"] in (name, bare) and not entry["note"]:
                entry["note"] = note
                return True
        return False

    # -- brief ----------------------------------------------------------------------------------------

    def _brief(self, lines: list[str]) -> dict[str, Any] | None:
        title, *about = lines[0].split(" · ")
        for figures, name in self._parted(lines[1].split(", ")):
            self._add(figures, name, "", None)
        self._settle()
        return self._about(title, about) if self.entries else None

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
    return (head[0].strip() if head else "", head[1].split(" · ") if len(head) > 1 else [])


def _plain(text: str) -> str:
    return _ESCAPED.sub(r"\1", text).strip()


def _option(found: re.Match[str]) -> dict[str, Any]:
    pa = None if found["pa"] is None else _amount(found["pa"])
    return {"name": found["name"].strip(), "pa": pa, "per": bool(found["per"])}
