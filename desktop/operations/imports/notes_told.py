"""The notes that were told of each file when it was read last: told again, they are no news."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from hashlib import sha256
from typing import Any

from db.exchange.battlescribe.findings import Finding
from db.exchange.battlescribe.harvest import FileTaken
from db.library import Library
from rules.text import Message

SETTING = "imports.told"
"""Under which setting of a library they are kept: by file, the sums of its notes."""
_MOST_FILES = 100
_LETTERS = 12


def marked(library: Library, files: Sequence[FileTaken], findings: Iterable[Finding]) -> list[Finding]:
    """Return notes, those marked that the same file told when it was read last."""
    kept, keys = _kept(library), _keys(files)
    told = {name: frozenset(kept.get(key, ())) for name, key in keys.items()}
    return [replace(each, again=True) if _sum(each) in told.get(each.file, ()) else each for each in findings]


def remember(library: Library, files: Sequence[FileTaken], findings: Iterable[Finding]) -> None:
    """Keep what is told of the files of an import."""
    kept, keys = _kept(library), _keys(files)
    now: dict[str, dict[str, None]] = {key: {} for key in keys.values()}
    for each in findings:
        if each.file in keys:
            now[keys[each.file]][_sum(each)] = None
    after = {key: sums for key, sums in kept.items() if key not in now}
    after |= {key: list(sums) for key, sums in now.items()}
    after = dict(list(after.items())[-_MOST_FILES:])
    if after != kept:
        library.set_setting(SETTING, after)


def _keys(files: Iterable[FileTaken]) -> dict[str, str]:
    """Return by name what a file is known by: its own id, else its name."""
    return {each.file: each.id or each.file for each in files}


def _sum(told: Finding) -> str:
    first = told.message.data.get("first")
    code = first.code if isinstance(first, Message) else told.reason
    words = (told.entry, told.field, code, str(told.message.data.get("value", "")))
    return sha256("\n".join(words).encode("utf-8", "replace")).hexdigest()[:_LETTERS]


def _kept(library: Library) -> Mapping[str, list[str]]:
    kept: Any = library.setting(SETTING)
    if not isinstance(kept, dict):
        return {}
    return {key: sums for key, sums in kept.items() if isinstance(sums, list)}
