"""Lists as they are shared, read back: brief, full, Markdown, JSON, the line of a code, or its picture."""

from __future__ import annotations

import io
import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from db.errors import Unreadable
from db.exchange import battle, battlescribe
from db.exchange.budget import MAX_PICTURE as MAX_PICTURE
from db.exchange.budget import Budget, bytes_of
from desktop.operations import list_files, list_words
from desktop.operations.desk import Desk
from desktop.operations.evaluated_list import PA
from desktop.operations.list_differences import differ, numbers
from desktop.operations.lists_as_sent import BroughtList as BroughtList
from desktop.operations.pictures import check_picture
from desktop.operations.trouble import known_trouble
from rules.fingerprint import (
    UNKNOWN_PA,
    Content,
    UnreadableError,
    fingerprint,
    folded,
    line_in,
    mark_in,
    read,
    whole_in,
)
from rules.peoples import Peoples
from rules.text import Message, Refusal

ENDINGS = (".txt", ".md", ".json", ".png", ".jpg", ".jpeg")
PICTURES = (".png", ".jpg", ".jpeg")
_PICTURED = (b"\x89PNG", b"\xff\xd8")
_OTHERS = (".csv", ".tsv", ".xlsx", ".ods", *battlescribe.ENDINGS)
"""What no list of ours is written in; a text may have any other ending, or none."""
MARK = "tacticien_list"
"""The key by which a list in JSON is told; one written by hand has its entries, and is no battle."""
_QUOTED = re.compile(r"^[ \t]*>[> \t]*", re.MULTILINE)
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
    if ending in _OTHERS:
        return False
    text = said.decode("utf-8-sig", "replace").lstrip()
    if ending == ".json" or text.startswith("{"):
        by_hand = b'"entries"' in said and not tells_battle(said)
        return by_hand or f'"{MARK}"'.encode() in said
    return line_in(text) != text or text.startswith("TACT") or bool(list_words.mark_of(text))


def tells_battle(data: bytes) -> bool:
    """Tell whether what is written in JSON says that it is a battle."""
    return f'"{battle.FORMAT}"'.encode() in data


def mark_of(text: str) -> str:
    """Return the fingerprint that a list in words or in JSON tells of itself; empty where it tells none."""
    if not text.startswith("{"):
        return list_words.mark_of(text)
    mark = _in_json(text).get("fingerprint")
    return mark_in(mark) if isinstance(mark, str) else ""


def costs_of(text: str, peoples: Peoples) -> dict[str, float]:
    """Return what a list tells of its costs, by the names of currencies: in words, in JSON, as a line."""
    line = line_in(text)
    if text.startswith("{"):
        told: Any = _in_json(text)
    elif line != text or text.startswith("TACT"):
        try:
            told = whole_in(line)
        except UnreadableError:
            return {}
    else:
        told = list_words.ListWords(peoples, frozenset()).read(text)
    return numbers(told.get("costs") if isinstance(told, dict) else None)


def costs_otherwise(
    text: str, peoples: Peoples, mine: Mapping[str, float]
) -> tuple[tuple[Message, ...], tuple[Message, ...]]:
    """Return what a shared list costs otherwise than ours, there and here: −3 POW, −2 POW; PA is not told."""
    theirs = costs_of(text, peoples)
    names = sorted(differ(mine, theirs) - {PA})
    there, here = (
        tuple(Message("list.currency", {"amount": costs[name], "name": name}) for name in names)
        for costs in (theirs, mine)
    )
    return there, here


def _in_json(text: str) -> Mapping[str, Any]:
    try:
        told = Budget.of(text.encode(), "").json(text.encode())
    except ValueError:
        return {}
    return told if isinstance(told, dict) else {}


@known_trouble
def bring(desk: Desk, *, text: str, file: str = "", initiator: object | None = None) -> BroughtList | Refusal:
    """Make a list of what somebody shared as text. What is wrong is one refusal."""
    document = document_of(desk, text, file)
    if isinstance(document, Refusal):
        return document
    return list_files.create_of(desk, document, initiator=initiator)


@known_trouble
def bring_file(desk: Desk, *, path: Path, initiator: object | None = None) -> BroughtList | Refusal:
    """Make a list of a file, or of the picture of its code. Raises Unreadable."""
    text = text_of(path)
    return text if isinstance(text, Refusal) else bring(desk, text=text, file=path.name, initiator=initiator)


@known_trouble
def text_of(path: Path) -> str | Refusal:
    """Return what a file says, or the code in its picture. Raises Unreadable."""
    data = bytes_of(path)
    return text_in_picture(data, path.name) if path.suffix.lower() in PICTURES else _decoded(data)


@known_trouble
def bring_data(desk: Desk, *, data: bytes, initiator: object | None = None) -> BroughtList | Refusal:
    """Make a list of what another program hands on: a text, or the picture of a code."""
    text = text_in_picture(data, "-") if data.startswith(_PICTURED) else _decoded(data)
    return text if isinstance(text, Refusal) else bring(desk, text=text, initiator=initiator)


def _decoded(data: bytes) -> str:
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
    """Read a shared list as :func:`desktop.operations.list_files.create_of` takes it."""
    bare = _QUOTED.sub("", text).strip()
    if bare.startswith(("{", "[")) or file.lower().endswith(".json"):
        try:
            found = Budget.of(bare.encode(), file).json(bare.encode())
        except ValueError:
            # What was pasted has no name.
            message = Message("list.no_json", {"file": file}) if file else Message("list.not_shared")
            return Refusal(message, overridable=False)
        return found
    known = _names(desk)
    made = list_words.ListWords(desk.peoples, known).read(bare)
    if made is not None:
        return made
    if line_in(bare) != bare or bare.startswith("TACT"):
        return _of_line(desk, line_in(bare), bare, file)
    return Refusal(Message("list.not_shared", {"file": file}), overridable=False)


def _names(desk: Desk) -> frozenset[str]:
    cards = [revision.card for revision in desk.library.cards()]
    return frozenset(folded(name) for card in cards for name in (card.name_fr, card.name_en) if name)


def _of_line(desk: Desk, line: str, text: str, file: str) -> dict[str, Any] | Refusal:
    try:
        content, whole = read(line), whole_in(line)
    except UnreadableError as error:
        return Refusal(Message(f"list.line_{error.code}", {"file": file}), overridable=False)
    mark = {"fingerprint": fingerprint(content)}
    if isinstance(whole, dict):
        return whole | mark | _points(content)
    rows = [row for row in content if row.name]
    wide = [option.name for row in content if not row.name for option in row.options]
    entries = [
        {
            "card": row.name, "edition": row.edition, "figures": row.figures,
            **({} if row.pa == UNKNOWN_PA else {"pa": row.pa}),
            "options": [
                {"name": each.name, "total": None if each.pa == UNKNOWN_PA else each.pa}
                for each in row.options
            ],
        }
        for row in rows
    ]  # fmt: skip
    name = text[: text.index(line)].strip().partition("\n")[0] or Path(file).stem or _first(rows)
    return {"name": name.strip(), "entries": entries, "options": wide, **_of_all(desk, entries), **mark}


def _points(content: Content) -> dict[str, float]:
    """Return what a list costs that a line tells, where all of it is known."""
    paid = [(row.pa * row.figures, *(option.pa for option in row.options)) for row in content]
    total = sum(pa for each in paid for pa in each)
    return {"points": total} if total > UNKNOWN_PA else {}


def _of_all(desk: Desk, entries: Iterable[Mapping[str, Any]]) -> dict[str, str]:
    """Return the people and the edition that all cards share of a line that tells neither."""
    wanted = {(entry["card"], entry["edition"]) for entry in entries}
    shown = [revision.card for revision in desk.library.cards()]
    met = [card for card in shown if (folded(card.name_fr or card.name_en), folded(card.edition)) in wanted]
    found = {"people": {card.people for card in met}, "edition": {card.edition for card in met}}
    return {key: next(iter(values)) for key, values in found.items() if len(values) == 1}


def _first(content: Iterable[Any]) -> str:
    return next((row.name.capitalize() for row in content), "")
