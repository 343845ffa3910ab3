"""Keep what the user chose: language, theme, text size, dice, window, keys.

One small JSON file in the user's configuration folder. It is written atomically, at each change. A file that
cannot be read is set aside (never overwritten) and the defaults are used.
"""

from __future__ import annotations

import json
import os
import tempfile
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

    @classmethod
    def load(cls, path: Path) -> Settings:
        """Read the settings; an unreadable file is kept beside as `settings.bad.json`."""
        settings = cls(path)
        try:
            if is_there(path):
                written = budget.bytes_of(path)
                settings.values = _values(budget.Budget.of(written, path.name).json(written, halves=True))
        except (LibraryError, ValueError, TypeError, RecursionError):
            settings.set_aside = _keep_aside(path)
        return settings

    def change(self, **changes: Any) -> None:
        """Change some settings and save them, if anything really changed."""
        values = replace(self.values, **changes)
        if values != self.values:
            self.values = values
            self._save()

    def of_place(self, key: str) -> dict[str, Any]:
        """Give the private settings of one place (splitter sizes, last choices); plain JSON values."""
        kept = self.values.places.get(key)
        return dict(kept) if isinstance(kept, dict) else {}

    def keep_for_place(self, key: str, **values: Any) -> None:
        """Remember private settings of one place."""
        self.change(places={**self.values.places, key: {**self.of_place(key), **values}})

    def opened(self, library: Path) -> None:
        """Remember that this library was opened last."""
        name = str(lasting(library))
        recent = (name, *(other for other in self.values.recent if other != name))
        self.change(library=name, recent=recent[:RECENT_LIMIT])

    def _save(self) -> None:
        """Write through a file beside, then replace: a power cut leaves the old file or the new one."""
        # In ASCII: the name of a library may hold bytes that are no text, and must come back as they are.
        text = json.dumps(asdict(self.values), indent=1, sort_keys=True)
        try:
            make_folder(self.path.parent)
            leftovers.sweep(self.path.parent, "settings-*.tmp")
            handle, beside = tempfile.mkstemp(dir=self.path.parent, prefix="settings-", suffix=".tmp")
            with os.fdopen(handle, "w", encoding="utf-8") as out:
                leftovers.mark(out.fileno())
                out.write(text)
                out.flush()
                os.fsync(out.fileno())
            Path(beside).replace(self.path)
            self.save_failed = False
        except OSError:
            # A full disk or a read-only profile: play goes on with the settings in memory.
            self.save_failed = True


def _values(found: Any) -> SettingValues:
    """Take the known settings of a parsed file; unknown names and values of the wrong kind raise nothing."""
    if not isinstance(found, dict):
        raise ValueError("settings are not an object")
    defaults = SettingValues()
    taken: dict[str, Any] = {}
    for known in fields(SettingValues):
        default = getattr(defaults, known.name)
        if known.name in found:
            taken[known.name] = _like(found[known.name], default)
    # Releases before kept a library as it was typed, which leads elsewhere from each folder.
    taken["recent"] = tuple(name for name in taken.get("recent", ()) if _leads_somewhere(name))
    if not _leads_somewhere(taken.get("library", "")):
        taken["library"] = ""
    keys = taken.get("shortcuts", {})
    taken["shortcuts"] = {action: text for action, text in keys.items() if isinstance(text, str)}
    return SettingValues(**taken)


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
