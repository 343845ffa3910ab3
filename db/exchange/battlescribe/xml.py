"""Parse foreign XML: no document type, no entity, no depth or text beyond what people write."""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import chain
from xml.etree.ElementTree import Element, ParseError, fromstring

import defusedxml.ElementTree as Defused
from defusedxml.common import DefusedXmlException

from db.errors import Unreadable
from db.exchange.budget import MAX_DEPTH, MAX_TEXT, Budget

_DECLARES = re.compile(rb"<!(?!--|\[CDATA\[)")
_ENCODING = re.compile(rb"""^(?:\xef\xbb\xbf)?\s*<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w.:-]{1,40})["']""")
_LITERAL = frozenset({b"utf-8", b"utf8", b"us-ascii", b"ascii"})
_NAMESPACE = re.compile(
    rb"""^[^<]*(?:<\?[^<>]*\?>\s*)?<[\w.-]{1,40}(?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*?"""
    rb"""(\s+xmlns\s*=\s*(?:"[^"<]*"|'[^'<]*'))"""
)
_WIDE = {b"\xff\xfe": "utf-16", b"\xfe\xff": "utf-16", b"<\0": "utf-16-le", b"\0<": "utf-16-be"}
"""How a file of two bytes a letter begins."""
_WIDE_NAMES = (b"utf-16", b"utf16", b"ucs-2", b"iso-10646-ucs-2", b"unicode")


def parse(data: bytes, file: str, paid: Budget) -> Element:
    """Parse a file; its tags come without their namespaces.

    Raises Unreadable for what is no XML, declares entities, or is too large, too deep or too long in one
    text.
    """
    if not data.strip():
        raise Unreadable("empty", file=file)
    paid.elements(data)
    if not data.startswith(tuple(_WIDE)) and not data.lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b"<"):
        raise Unreadable("not_xml", file=file)
    try:
        data = _in_utf_8(data)
        # Every danger that defusedxml guards against stands in a document type. Where there is none, the
        # standard parser, which is twice as fast, has nothing to be guarded against.
        plain = _is_plain(data) and not (b"<!" in data and _DECLARES.search(data))
        if plain:
            data = _without_namespace(data)
        root: Element = fromstring(data) if plain else Defused.fromstring(data, forbid_dtd=True)
    except DefusedXmlException as error:
        raise Unreadable("entities", file=file) from error
    except (ParseError, ValueError, LookupError) as error:  # LookupError: an encoding nobody knows
        raise Unreadable("not_xml", file=file) from error
    if not plain or b"xmlns" in data:
        _take_namespaces_off(root)
    if not plain or b"<!" in data or _has_long_run(data):
        _look_at_texts(root, file)
    _look_at_depth(root, file)
    return root


def _in_utf_8(data: bytes) -> bytes:
    """Write a file of two bytes a letter in UTF-8, and let no declaration say another width than it has.

    Programs copy the declaration and change the encoding, or the other way round. Raises ValueError.
    """
    wide = next((codec for start, codec in _WIDE.items() if data.startswith(start)), "")
    if wide:
        data = data.decode(wide).lstrip("\ufeff").encode()
    found = _ENCODING.match(data)
    if found is not None and (wide or found[1].lower().startswith(_WIDE_NAMES)):
        data = data[: found.start(1)] + b"utf-8" + data[found.end(1) :]
    return data


def _is_plain(data: bytes) -> bool:
    """Tell whether the bytes of a file are its characters, so that a declaration could be seen in them."""
    if b"\0" in data:
        return False
    found = _ENCODING.match(data)
    return found is None or found[1].lower() in _LITERAL


def _without_namespace(data: bytes) -> bytes:
    """Leave out the one namespace that files declare at their root: it need not be taken off each tag.

    Where there is any other all of them stay.
    """
    if data.count(b"xmlns") != 1 or (found := _NAMESPACE.match(data)) is None:
        return data
    return data[: found.start(1)] + data[found.end(1) :]


class _Bare(dict[str, str]):
    """Tags without their namespaces, each worked out once."""

    def __missing__(self, tag: str) -> str:
        self[tag] = bare = tag.rpartition("}")[2]
        return bare


def _take_namespaces_off(root: Element) -> None:
    bare = _Bare()
    for element in root.iter():
        element.tag = bare[element.tag]


def _look_at_depth(root: Element, file: str) -> None:
    level: Iterable[Element] = (root,)
    for _ in range(MAX_DEPTH):
        level = list(chain.from_iterable(level))
        if not level:
            return
    raise Unreadable("too_deep", file=file)


def _look_at_texts(root: Element, file: str) -> None:
    for element in root.iter():
        for text in (element.text or "", *element.attrib.values()):
            if len(text) > MAX_TEXT:
                raise Unreadable("too_long", file=file)


def _has_long_run(data: bytes) -> bool:
    """Tell whether angle brackets are ever so far apart that a long text may stand between two of them.

    A run that is longer than the limit holds a whole stretch of half its length.
    """
    half = MAX_TEXT // 2
    return any(data.find(b"<", at, at + half) < 0 for at in range(0, len(data) - half + 1, half))
