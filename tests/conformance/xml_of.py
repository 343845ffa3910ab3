"""Write the files that a case sets up, so that it comes in by the door that players' files come in by."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from xml.etree.ElementTree import Element, SubElement, tostring

from db.exchange.battlescribe.node_shapes import SHAPES

_QUERIES = ("constraint", "condition", "repeat")


def system_xml(setup: Mapping[str, Any]) -> bytes:
    """Write the game system of a case."""
    return _file("gameSystem", {"id": "system", "name": "System", **setup})


def catalogue_xml(setup: Mapping[str, Any], system: str) -> bytes:
    """Write a catalogue of a case."""
    return _file("catalogue", {"name": setup["id"], "gameSystemId": system, **setup})


def _file(tag: str, values: Mapping[str, Any]) -> bytes:
    element = Element(tag)
    _fill(element, values)
    written: bytes = tostring(element, encoding="utf-8", xml_declaration=True)
    return written


def _fill(element: Element, values: Mapping[str, Any]) -> None:
    shape = SHAPES[element.tag]
    if element.tag in _QUERIES:
        # Who leaves it out of a case means no; a file says it always.
        element.set("shared", "false")
    for key, value in values.items():
        if isinstance(value, list):
            within, holder = shape.lists[key][0], SubElement(element, key)
            for each in value:
                _fill(SubElement(holder, within), each)
        elif key in shape.texts:
            SubElement(element, key).text = str(value)
        elif key == shape.own_text:
            element.text = str(value)
        elif value is not None:
            element.set(key, str(value).lower() if isinstance(value, bool) else str(value))
