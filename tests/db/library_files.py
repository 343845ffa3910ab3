"""Library files that are made, read and refused."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from db.errors import LibraryError
from db.library import CardWrite, Library
from rules.cards import Card
from rules.text import Message

EDIT = Message("step.card_added")


def made(path: Path, *names: str) -> Path:
    with Library.open(path) as library:
        library.write_cards(EDIT, [CardWrite(None, Card(name)) for name in names or ("Abel",)])
    return path


def names(path: Path, **how: Any) -> list[str]:
    with Library.open(path, **how) as library:
        return [r.card.name_fr for r in library.cards()]


def refuses(path: Path, error: type[LibraryError], **how: Any) -> LibraryError:
    """Open a file that is refused, twice, for the first time must leave nothing behind."""
    before = {p.name: p.read_bytes() for p in path.parent.iterdir() if p.is_file()}
    for _ in range(2):
        with pytest.raises(error) as caught:
            Library.open(path, **how)
        assert {p.name: p.read_bytes() for p in path.parent.iterdir() if p.is_file()} == before
    return caught.value
