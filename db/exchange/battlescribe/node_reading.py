"""Read a game system or a catalogue into nodes, as it stands; what does not fit a node is told."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any
from xml.etree.ElementTree import Element

from db.errors import Unreadable
from db.exchange.battlescribe import xml
from db.exchange.battlescribe.container import unpack
from db.exchange.battlescribe.node_shapes import SHAPES, NodeShape
from db.exchange.budget import Budget, shortened
from rules.catalogue.files import Catalogue

_ROOTS = ("gameSystem", "catalogue")
_SCHEMA = "{http://www.w3.org/2001/XMLSchema-instance}"


@dataclass(frozen=True, slots=True)
class UnreadPart:
    """What a file says that no node holds: where, the word, and what it says."""

    file: str
    where: str
    word: str
    value: str


@dataclass(frozen=True, slots=True)
class CatalogueReading:
    """A file as nodes, with what they do not hold."""

    catalogue: Catalogue
    unread: tuple[UnreadPart, ...]


def read_catalogues(data: bytes, file: str) -> list[CatalogueReading]:
    """Read every game system and catalogue in a file or an archive; others in it are passed over.

    Raises Unreadable for what is no such file, and for what is torn, hostile or too large.
    """
    paid = Budget.of(data, file)
    roots = [(name, xml.parse(inside, name, paid)) for name, inside in unpack(data, paid)]
    found = [nodes_of(root, name) for name, root in roots if root.tag in _ROOTS]
    if not found:
        raise Unreadable("not_battlescribe", file=file)
    return found


def nodes_of(root: Element, file: str) -> CatalogueReading:
    """Make the nodes of a parsed game system or catalogue."""
    reader = _NodeReader(file)
    catalogue: Catalogue = reader.made(root, SHAPES[root.tag], {"id": ""})
    return CatalogueReading(catalogue, tuple(reader.unread))


class _NodeReader:
    """Makes nodes of elements by the table, and notes what is left over."""

    def __init__(self, file: str) -> None:
        self._file = file
        self._made: dict[tuple[object, ...], object] = {}
        self.unread: list[UnreadPart] = []

    def _tell(self, element: Element, word: str, value: str | None) -> None:
        where = element.get("name") or element.get("id") or element.tag
        self.unread.append(UnreadPart(self._file, shortened(where), word, shortened((value or "").strip())))

    def made(self, element: Element, shape: NodeShape, values: dict[str, Any]) -> Any:
        """Make the node of an element, of which some values are known."""
        words = shape.words
        for word, text in element.attrib.items():
            known = words.get(word)
            if known is None:
                if not word.startswith(_SCHEMA):
                    self._tell(element, word, text)
                continue
            name, read = known
            if read is str:
                values[name] = text
                continue
            try:
                values[name] = read(text)
            except ValueError:
                self._tell(element, word, text)
        own = element.text
        if own and shape.own_text:
            values[shape.own_text] = own
        elif own and not own.isspace():
            self._tell(element, element.tag, own)
        for part in element:
            held = shape.lists.get(part.tag)
            if held is not None:
                self._hold(part, held, values)
            elif part.tag in shape.texts:
                values[shape.texts[part.tag]] = part.text or ""
            elif isinstance(part.tag, str):
                self._tell(element, part.tag, part.text)
        return shape.node(**values)

    def _hold(self, part: Element, held: tuple[str, str], values: dict[str, Any]) -> None:
        tag, name = held
        shape = SHAPES[tag]
        found = []
        least = _LEAST.get(tag, {})
        for each in part:
            if each.tag == tag:
                found.append(self._alike(each, shape) if shape.alike else self.made(each, shape, {**least}))
            elif isinstance(each.tag, str):
                self._tell(part, each.tag, each.get("name") or each.text)
        before = values.get(name, ())
        values[name] = (*before, *found) if before else tuple(found)

    def _alike(self, element: Element, shape: NodeShape) -> Any:
        """Make a node once for all elements that say the same: prices and conditions do so by the hundred."""
        key = (element.tag, element.text, *element.attrib.items())
        found = self._made.get(key)
        if found is None or len(element):
            told = len(self.unread)
            found = self.made(element, shape, dict(_LEAST.get(element.tag, ())))
            if len(self.unread) == told and not len(element):
                self._made[key] = found
        return found


_LEAST: dict[str, dict[str, Any]] = {
    **{tag: {"id": ""} for tag in ("costType", "profileType", "characteristicType", "publication")},
    "cost": {"type_id": ""},
    "constraint": {"id": "", "kind": ""},
    "condition": {"kind": ""},
    "modifier": {"kind": "", "field": ""},
}
"""What a node cannot be without; a file that leaves it out has it empty."""
