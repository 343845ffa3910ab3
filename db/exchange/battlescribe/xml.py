"""Parse foreign XML: no document type, no entity, no depth or text beyond what people write."""

from __future__ import annotations

import re
from xml.etree.ElementTree import Element, ParseError, fromstring

import defusedxml.ElementTree as Defused
from defusedxml.common import DefusedXmlException

from db.errors import Unreadable
from db.exchange.battlescribe import limits

_DECLARES = re.compile(rb"<!(?!--|\[CDATA\[)")
_ENCODING = re.compile(rb"""^(?:\xef\xbb\xbf)?\s*<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w.:-]{1,40})["']""")
_LITERAL = frozenset({b"utf-8", b"utf8", b"us-ascii", b"ascii"})
_WIDE = (b"\xff\xfe", b"\xfe\xff", b"<\0", b"\0<")


def parse(data: bytes, file: str) -> Element:
    """Parse a file; its tags come without their namespaces.

    Raises Unreadable for what is no XML, declares entities, or is too large, too deep or too long in one
    text.
    """
    if not data.strip():
        raise Unreadable("empty", file=file)
    if data.count(b"<") > limits.MAX_MARKS:
        raise Unreadable("too_big", file=file)
    if not data.startswith(_WIDE) and not data.lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b"<"):
        raise Unreadable("not_xml", file=file)
    try:
        # Every danger that defusedxml guards against stands in a document type. Where there is none, the
        # standard parser, which is twice as fast, has nothing to be guarded against.
        plain = _is_plain(data) and not _DECLARES.search(data)
        root: Element = fromstring(data) if plain else Defused.fromstring(data, forbid_dtd=True)
    except DefusedXmlException as error:
        raise Unreadable("entities", file=file) from error
    except (ParseError, ValueError, LookupError) as error:  # LookupError: an encoding nobody knows
        raise Unreadable("not_xml", file=file) from error
    _look_over(root, data, file)
    return root


def _is_plain(data: bytes) -> bool:
    """Tell whether the bytes of a file are its characters, so that a declaration could be seen in them."""
    if data.startswith(_WIDE) or b"\0" in data:
        return False
    found = _ENCODING.match(data)
    return found is None or found[1].lower() in _LITERAL


class _Bare(dict[str, str]):
    """Tags without their namespaces, each worked out once."""

    def __missing__(self, tag: str) -> str:
        self[tag] = bare = tag.rpartition("}")[2]
        return bare


def _look_over(root: Element, data: bytes, file: str) -> None:
    """Hold a tree to the limits of depth and of single texts, and take the namespaces off its tags."""
    bare = _Bare()
    level, depth = [root], 0
    while level:
        depth += 1
        if depth > limits.MAX_DEPTH:
            raise Unreadable("too_deep", file=file)
        for element in level:
            element.tag = bare[element.tag]
        level = [child for element in level for child in element]
    # No text and no attribute is longer than the way from one angle bracket to the next.
    if b"<![CDATA[" in data or max(map(len, data.split(b"<"))) > limits.MAX_TEXT:
        for element in root.iter():
            for text in (element.text or "", *element.attrib.values()):
                if len(text) > limits.MAX_TEXT:
                    raise Unreadable("too_long", file=file)
