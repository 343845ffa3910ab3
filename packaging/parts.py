"""List what the frozen program carries, with versions and licences: `python packaging/parts.py FILE`."""

from __future__ import annotations

import re
import sys
from importlib.metadata import Distribution, distribution
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
_NAMED = re.compile(r"^([A-Za-z0-9._-]+)==", re.MULTILINE)


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


def write(target: Path) -> str:
    """Write the list, each part with the texts of its licence, and give where it lies."""
    python = f"Python {sys.version.split()[0]}: PSF-2.0"
    listed = [python, *(f"{part.name} {part.version}: {licence(part)}" for part in carried())]
    texts = [
        f"{'=' * 78}\n{part.name} {part.version}\n\n{text}" for part in carried() for text in _texts(part)
    ]
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text("\n".join([*listed, "", *texts]) + "\n", encoding="utf-8")
    return str(target)


def _texts(part: Distribution) -> list[str]:
    named = re.compile(r"(^|/)(LICEN[CS]E|COPYING|NOTICE)[^/]*$", re.IGNORECASE)
    files = [file for file in part.files or () if named.search(str(file)) and ".dist-info" in str(file)]
    return [Path(str(file.locate())).read_text(encoding="utf-8", errors="replace") for file in files]


if __name__ == "__main__":
    print(write(Path(sys.argv[1])))
