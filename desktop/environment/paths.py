"""Know where this user's things lie."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

from db.privacy import tighten_all

APP = "Tacticien"
HOME_VARIABLE = "TACTICIEN_HOME"
REPORTS = "crash-*.txt"
"""The reports in the folder of crash reports that nobody has looked at; those shown lie in ``seen``."""


@dataclass(frozen=True, slots=True)
class Paths:
    """The folders of one user: settings, data (libraries, backups, crash reports), cache."""

    config: Path
    data: Path
    cache: Path

    def tighten(self) -> None:
        """Close these folders, and what is in them, to everybody else."""
        for folder in (self.config, self.data, self.cache):
            tighten_all(folder)

    @property
    def settings(self) -> Path:
        """The settings file."""
        return self.config / "settings.json"

    @property
    def library(self) -> Path:
        """The library opened when the user has not chosen another."""
        return self.data / "library.tact"

    @property
    def crashes(self) -> Path:
        """The folder of crash reports."""
        return self.data / "crashes"


def lasting(path: Path) -> Path:
    """Return a path that leads to the same file from every folder, to be kept longer than this moment.

    Links stay as they were named, but where the path goes up: only the system knows from where.
    """
    try:
        return path.resolve() if ".." in path.parts else path.absolute()
    except (OSError, RuntimeError):  # the folder of this process is gone; links go in a circle
        return path


def find() -> Paths:
    """Find the folders: below TACTICIEN_HOME when it is set (portable use, tests), else the system's."""
    home = os.environ.get(HOME_VARIABLE)
    if home:
        root = lasting(Path(home))
        return Paths(root / "config", root / "data", root / "cache")
    # Imported late: a portable start never needs it.
    import platformdirs

    return Paths(
        config=Path(platformdirs.user_config_dir(APP, appauthor=False, roaming=True)),
        data=Path(platformdirs.user_data_dir(APP, appauthor=False)),
        cache=Path(platformdirs.user_cache_dir(APP, appauthor=False)),
    )
