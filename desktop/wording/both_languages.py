"""What the texts of the screen are called in the other of the two languages."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from functools import lru_cache

from desktop.wording.card_words import language_now
from desktop.wording.loader import words_of

_MESSAGES = 0x69
"""The section of a compiled file that holds the texts; the others only help to find them."""
_END, _TRANSLATION, _SOURCE = 1, 3, 6
_HEAD, _FIELD = 16, 5
"""How many bytes stand before the sections of a file, and before what a section or a field holds."""
_NONE = 0xFFFFFFFF  # the length of a field that there is not


def in_other_language(words: str) -> str:
    """Return what a text that takes no data is called in the other language; "" where nobody knows."""
    french = _french()
    if language_now() == "fr":
        return french[1].get(words.encode("utf-16-be"), b"").decode()
    return french[0].get(words.encode(), b"").decode("utf-16-be")


@lru_cache(maxsize=1)
def _french() -> tuple[dict[bytes, bytes], dict[bytes, bytes]]:
    """Return the French of each English text as the compiled file writes both, and the English of the French.

    They stay bytes: a few of the thousands are ever asked for.
    """
    pairs = dict(_pairs(words_of("fr")))
    return pairs, {french: english for english, french in pairs.items()}


def _pairs(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    """Give the texts of a compiled file (``.qm``), each in English and in the file's language.

    A text is a row of fields, a tag and a length before each; the French stands before the English.
    """
    number, at, section, size = struct.Struct(">I").unpack_from, _HEAD, 0, 0
    while at < len(data) and section != _MESSAGES:
        section, (size,) = data[at], number(data, at + 1)
        at += _FIELD + (0 if section == _MESSAGES else size)
    source = translation = b""
    end = at + size
    while at < end:
        tag = data[at]
        if tag == _END:
            if source and translation:
                yield source, translation
            source, translation, at = b"", b"", at + 1
            continue
        (size,) = number(data, at + 1)
        at += _FIELD
        if tag == _TRANSLATION:
            translation = translation or data[at : at + size]  # the first of several is the singular
        elif tag == _SOURCE:
            source = data[at : at + size]
        at += 0 if size == _NONE else size
