"""Know which libraries of the system Qt opens, and which package of each distribution brings them.

Standard library only: `make.py` asks before anything is installed, the program before it loads Qt.
"""

from __future__ import annotations

import ctypes
import platform
import tomllib
from collections.abc import Collection
from functools import cache
from typing import Any

import resources


@cache
def table() -> dict[str, Any]:
    """Read which package holds which library, and what installs it."""
    return tomllib.loads(resources.text("system-libraries.toml"))


def family() -> str:
    """Find which list of package names fits this machine, from /etc/os-release; "unknown" for none."""

    def numbers(version: str) -> list[int]:
        return [int(part) for part in version.split(".") if part.isdigit()]

    try:
        release = platform.freedesktop_os_release()
    except OSError:
        return "unknown"
    own = release.get("ID", "")
    for name in [own, *release.get("ID_LIKE", "").split()]:
        # The version counts only for the distribution itself: a derived one has numbers of its own.
        version = numbers(release.get("VERSION_ID", "99")) if name == own else [0]
        for row in table()["distribution"]:
            if name in row["since"] and version >= numbers(row["since"][name]):
                return str(row["family"])
    return "unknown"


def opens(library: str) -> bool:
    """Tell whether the system finds a library, and all that it needs itself."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def missing(needs: Collection[str]) -> list[str]:
    """Name the libraries for such needs ("always", "window", "wayland") that do not open here."""
    rows = table()["library"]
    return [name for name, row in rows.items() if row["need"] in needs and not opens(name)]


def packages(libraries: Collection[str]) -> list[str]:
    """Name the packages that bring these libraries here; where none is known, the library itself."""
    rows, mine = table()["library"], family()
    return list(dict.fromkeys(rows.get(name, {}).get(mine, name) for name in libraries))


def install_command(packages: Collection[str]) -> str:
    """Word the command that installs packages for the system, "" where its package manager is not known."""
    manager = table()["manager"].get(family())
    if manager is None:
        return ""
    return " && ".join(filter(None, [manager.get("refresh"), f"{manager['install']} {' '.join(packages)}"]))
