"""List what the frozen program carries, with versions and licences: `python packaging/parts.py FILE`."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from importlib.metadata import Distribution, distribution
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LICENCES = ROOT / "packaging" / "licences"
_NAMED = re.compile(r"^([A-Za-z0-9._-]+)==", re.MULTILINE)
_TEXT = re.compile(r"\.dist-info/(licen[cs]es/.+|(.*/)?(licen[cs]e|copying|notice)[^/]*)$", re.IGNORECASE)


def carried() -> list[Distribution]:
    """Give the distributions that the lock of players names, by their names."""
    lock = (ROOT / "packaging" / "requirements.txt").read_text(encoding="utf-8")
    return [distribution(name) for name in sorted(set(_NAMED.findall(lock)), key=str.lower)]


def licence(part: Distribution) -> str:
    """Give the licence that a distribution declares, in a few words."""
    meta = part.metadata
    for found in (meta.get("License-Expression"), *_classified(part), meta.get("License")):
        if found:
            return found.strip().splitlines()[0]
    return "see its own files"


def _classified(part: Distribution) -> list[str]:
    kinds = part.metadata.get_all("Classifier") or []
    return [kind.rsplit(" :: ", 1)[-1] for kind in kinds if kind.startswith("License ::")]


def write(target: Path, libraries: Iterable[Path] = ()) -> str:
    """Write the list, each part with the texts of its licence, and give where it lies.

    Of the ``libraries`` that go along, those that belong to a package of this system are told with it.
    """
    python = f"Python {sys.version.split()[0]}"
    listed = [f"{python}: PSF-2.0", *(f"{part.name} {part.version}: {licence(part)}" for part in carried())]
    told = [(python, text) for text in python_texts()]
    told += [(f"{part.name} {part.version}", text) for part in carried() for text in texts(part)]
    for name, text in system_parts(libraries).items():
        listed.append(f"{name}: see its text below")
        told.append((name, text))
    parted = [f"{'=' * 78}\n{name}\n\n{text}" for name, text in told]
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text("\n".join([*listed, "", *parted]) + "\n", encoding="utf-8")
    return str(target)


def texts(part: Distribution) -> list[str]:
    """Give the texts of a part's licence: those that it brings, else ours of the licence that it declares.

    The LGPL is an addition to the GPL, which goes with it.
    """
    files = [file for file in part.files or () if _TEXT.search(file.as_posix())]
    found = [Path(str(file.locate())) for file in files]
    if not found and "LGPL-3.0" in licence(part):
        found = [LICENCES / "LGPL-3.0.txt", LICENCES / "GPL-3.0.txt"]
    return [path.read_text(encoding="utf-8", errors="replace") for path in found]


def system_parts(libraries: Iterable[Path]) -> dict[str, str]:
    """Give the packages of Debian that libraries come from, each by name and version with its licences.

    Elsewhere none: there Python and Qt bring all that goes along.
    """
    found: dict[str, str] = {}
    for owner in sorted({_owner(path) for path in libraries} - {""}):
        version = _asked("dpkg-query", "--show", "--showformat=${Version}", owner)
        text = Path("/usr/share/doc") / owner.partition(":")[0] / "copyright"
        told = text.read_text(encoding="utf-8", errors="replace") if text.is_file() else ""
        found[f"{owner.partition(':')[0]} {version}"] = told
    return found


def _owner(library: Path) -> str:
    """Give the package that a file belongs to, under the one or the other name of its folder; "" for none."""
    for path in dict.fromkeys((library, library.resolve())):
        for name in (str(path), str(path).removeprefix("/usr")):
            if owner := _asked("dpkg-query", "--search", name).partition(": ")[0]:
                return owner.partition(", ")[0]
    return ""


def _asked(tool: str, *words: str) -> str:
    if shutil.which(tool) is None:
        return ""
    return subprocess.run((tool, *words), capture_output=True, text=True, check=False).stdout.strip()


def python_texts() -> list[str]:
    """Give the text of Python's own licence, where this Python brings it."""
    text = Path(sysconfig.get_path("stdlib")) / "LICENSE.txt"
    return [text.read_text(encoding="utf-8")] if text.is_file() else []


if __name__ == "__main__":
    print(write(Path(sys.argv[1])))
