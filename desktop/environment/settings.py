"""Keep what the user chose: language, theme, text size, dice, window, keys.

One small JSON file in the user's configuration folder. It is written atomically, at each change, and only
what changed here is changed there: another window may have written since. A file that cannot be read is set
aside (never overwritten) and the defaults are used.
"""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Callable
from dataclasses import asdict, dataclass, field, fields, replace
from enum import StrEnum
from pathlib import Path
from typing import Any

from db import leftovers
from db.errors import LibraryError
from db.exchange import budget
from db.privacy import make_folder
from db.whereabouts import is_there
from desktop.environment.paths import lasting

SCALES = (100, 125, 150, 175, 200)
LANGUAGES = ("fr", "en")
RECENT_LIMIT = 8


class Dice(StrEnum):
    """Where dice come from."""

    TABLE = "table"
    ROLLED = "rolled"

    @property
    def rolls(self) -> bool:
        """Say whether the program rolls by itself."""
        return self is Dice.ROLLED


class ThemeChoice(StrEnum):
    """Which colours the user wants."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


@dataclass(frozen=True, slots=True)
class SettingValues:
    """All settings, with the defaults of a first start. `language` "" means the system's."""

    language: str = ""
    theme: ThemeChoice = ThemeChoice.SYSTEM
    scale: int = 100
    dice: Dice = Dice.TABLE
    people: str = ""
    show_keys: bool = False
    odds: bool = True
    menu_bar: bool = True
    welcomed: bool = False
    library: str = ""
    recent: tuple[str, ...] = ()
    place: str = "library"
    geometry: str = ""
    shortcuts: dict[str, str] = field(default_factory=dict)
    places: dict[str, dict[str, Any]] = field(default_factory=dict)


class Settings:
    """The settings of this run: read `values`, change with `change` (which saves)."""

    def __init__(self, path: Path, values: SettingValues | None = None) -> None:
        self.path = path
        self.values = values or SettingValues()
        self.set_aside: Path | None = None
        self.save_failed = False
        self.told: Callable[[], object] | None = None
        """Called when settings can be saved no more, once until they can again."""
        self._saved = self.values

    @classmethod
    def load(cls, path: Path) -> Settings:
        """Read the settings; an unreadable file is kept beside as `settings.bad.json`."""
        settings = cls(path)
        try:
            settings.values = settings._saved = _read(path) or settings.values
        except _UNREADABLE:
            settings.set_aside = _keep_aside(path)
        return settings

    def change(self, **changes: Any) -> None:
        """Change some settings and save them, if anything really changed."""
        values = replace(self.values, **changes)
        if values != self.values:
            self.values = values
            self.save()

    def of_place(self, key: str) -> dict[str, Any]:
        """Give the private settings of one place (splitter sizes, last choices); plain JSON values."""
        kept = self.values.places.get(key)
        return dict(kept) if isinstance(kept, dict) else {}

    def table_of_place(self, key: str, name: str) -> dict[str, Any]:
        """Give what a place keeps by names under one of its own; {} where something else is kept there."""
        kept = self.of_place(key).get(name)
        return dict(kept) if isinstance(kept, dict) else {}

    def sizes_of_place(self, key: str, *numbers: int) -> list[int]:
        """Give how wide the panes of a place were left, in px; [] unless one of `numbers` panes is kept."""
        kept = self.of_place(key).get("sizes")
        if not isinstance(kept, list) or len(kept) not in numbers:
            return []
        sensible = any(kept) and all(type(px) is int and 0 <= px <= _WIDEST for px in kept)
        return kept if sensible else []

    def keep_for_place(self, key: str, **values: Any) -> None:
        """Remember private settings of one place."""
        self.change(places={**self.values.places, key: {**self.of_place(key), **values}})

    def opened(self, library: Path) -> None:
        """Remember that this library was opened last."""
        name = str(lasting(library))
        recent = (name, *(other for other in self.values.recent if other != name))
        self.change(library=name, recent=recent[:RECENT_LIMIT])

    def save(self) -> bool:
        """Save what was changed since the last time that could be done; return whether it is saved."""
        failed_before = self.save_failed
        try:
            written = self._written()
        except OSError:
            # A full disk or a read-only profile: play goes on with the settings in memory.
            self.save_failed = True
            if self.told is not None and not failed_before:
                self.told()
            return False
        self.save_failed = False
        # What another window opened can be opened from here; the rest of what it chose is for its own eyes.
        self.values = self._saved = replace(self.values, recent=written.recent)
        return True

    def _written(self) -> SettingValues:
        """Write through a file beside, then replace: a power cut leaves the old file or the new one.

        A link stays a link. Raises OSError.
        """
        real = Path(os.path.realpath(self.path))
        make_folder(real.parent)
        leftovers.sweep(real.parent, "settings-*.tmp")
        handle, beside = tempfile.mkstemp(dir=real.parent, prefix="settings-", suffix=".tmp")
        with os.fdopen(handle, "w", encoding="utf-8") as out:
            leftovers.mark(out.fileno())
            values = _joined(self._held(), self._saved, self.values)
            # In ASCII: the name of a library may hold bytes that are no text, and must come back as they are.
            out.write(json.dumps(asdict(values), indent=1, sort_keys=True))
            out.flush()
            os.fsync(out.fileno())
        Path(beside).replace(real)
        return values

    def _held(self) -> SettingValues:
        """Read what the file holds now; one that is gone or cannot be read holds what is known here."""
        try:
            return _read(self.path) or self.values
        except _UNREADABLE:
            _keep_aside(self.path)
            return self.values


_UNREADABLE = (LibraryError, ValueError, TypeError, RecursionError)
_GONE = object()
_FILES = {"library", "recent"}
"""What holds names of files, which may hold bytes that are no text."""
_WIDEST = 1 << 20
"""No pane is wider, in px: what Qt takes for a width ends far beyond."""
_DEEP = 3
"""So deep in the settings of places what two windows chose stands side by side: place, choice, name."""


def _read(path: Path) -> SettingValues | None:
    """Read a file of settings, None when there is none. Raises one of ``_UNREADABLE``."""
    if not is_there(path):
        return None
    written = budget.bytes_of(path)
    return _values(budget.Budget.of(written, path.name).json(written, halves=True))


def _joined(held: SettingValues, known: SettingValues, wanted: SettingValues) -> SettingValues:
    """Put what differs between known and wanted settings into those that are held."""
    if held is wanted:
        return wanted
    names = [each.name for each in fields(SettingValues)]
    taken = {n: _changed(getattr(held, n), getattr(known, n), getattr(wanted, n), _DEEP) for n in names}
    if wanted.recent != known.recent:
        theirs = tuple(name for name in held.recent if name not in known.recent)
        order = (*wanted.recent[:1], *theirs, *wanted.recent[1:])
        taken["recent"] = tuple(dict.fromkeys(order))[:RECENT_LIMIT]
    return SettingValues(**taken)


def _changed(held: Any, known: Any, wanted: Any, deep: int) -> Any:
    if wanted == known:
        return held
    if not deep or not isinstance(held, dict) or not isinstance(wanted, dict):
        return wanted
    before = known if isinstance(known, dict) else {}
    found = {
        key: _changed(held.get(key, _GONE), before.get(key, _GONE), wanted.get(key, _GONE), deep - 1)
        for key in (*held, *(key for key in wanted if key not in held))
    }
    return {key: value for key, value in found.items() if value is not _GONE}


def _values(found: Any) -> SettingValues:
    """Take the known settings of a parsed file; unknown names and values of the wrong kind raise nothing."""
    if not isinstance(found, dict):
        raise ValueError("settings are not an object")
    defaults = SettingValues()
    taken: dict[str, Any] = {}
    for known in fields(SettingValues):
        default = getattr(defaults, known.name)
        if known.name in found:
            written = found[known.name]
            taken[known.name] = _like(written if known.name in _FILES else _whole(written), default)
    # Releases before kept a library as it was typed, which leads elsewhere from each folder.
    taken["recent"] = tuple(name for name in taken.get("recent", ()) if _leads_somewhere(name))
    if taken.get("language") not in LANGUAGES:
        taken["language"] = ""
    if not _leads_somewhere(taken.get("library", "")):
        taken["library"] = ""
    keys = taken.get("shortcuts", {})
    taken["shortcuts"] = {action: text for action, text in keys.items() if isinstance(text, str)}
    return SettingValues(**taken)


def _whole(value: Any) -> Any:
    """Leave out every text with half a letter, which neither the library nor a window can take."""
    if isinstance(value, dict):
        return {key: _whole(held) for key, held in value.items() if _whole(key) == key}
    if isinstance(value, list):
        return [_whole(held) for held in value]
    return "" if isinstance(value, str) and any("\ud800" <= letter <= "\udfff" for letter in value) else value


def _leads_somewhere(name: str) -> bool:
    """Tell whether a name can be that of a file, whatever folder the program starts in."""
    try:
        return b"\0" not in os.fsencode(name) and Path(name).is_absolute()
    except UnicodeEncodeError:
        return False


def _like(value: Any, default: Any) -> Any:
    """Give `value` in the type of `default`, or the default when it cannot be."""
    if isinstance(default, StrEnum):
        kind = type(default)
        return kind(value) if value in list(kind) else default
    if isinstance(default, tuple):
        return tuple(str(part) for part in value) if isinstance(value, list) else default
    if isinstance(default, bool) or not isinstance(default, int):
        return value if type(value) is type(default) else default
    return value if isinstance(value, int) and value in SCALES else default


def _keep_aside(path: Path) -> Path | None:
    """Move an unreadable file out of the way, under a name that hides no older one."""
    number = 0
    while True:
        aside = path.with_name(f"settings.bad{number or ''}.json")
        if not is_there(aside):
            break
        number += 1
    try:
        path.replace(aside)
    except OSError:
        return None
    return aside
