"""The near spellings that players confirmed, for as long as the import in which they did so is not undone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from db.library import Library
from rules.timeline import path_to

SPELLINGS, STEPS = "import.spellings", "import.spellings.steps"
"""Under which settings of a library they are kept, and by which steps they came to it."""


def confirmed(library: Library) -> dict[str, str]:
    """Return the confirmed spellings by the folded written name; those of an undone import are left out."""
    kept = {k: v for k, v in _kept(library, SPELLINGS).items() if isinstance(v, str)}
    steps = _kept(library, STEPS)
    if steps.keys().isdisjoint(kept):
        return kept
    done = {None, *path_to({step.id: step for step in library.history("library")}, library.head("library"))}
    return {k: v for k, v in kept.items() if steps.get(k) in done}


def confirm(
    library: Library, spellings: Mapping[str, str], before: Mapping[str, str], step: int | None
) -> None:
    """Keep spellings with the step in which they were confirmed; those equal to ``before`` need none."""
    if spellings == before:
        return
    steps = {key: at for key, at in _kept(library, STEPS).items() if before.get(key) == spellings.get(key)}
    new = {key: step for key, meant in spellings.items() if before.get(key) != meant}
    library.set_setting(SPELLINGS, dict(spellings))
    library.set_setting(STEPS, {key: at for key, at in {**steps, **new}.items() if key in spellings})


def _kept(library: Library, key: str) -> dict[str, Any]:
    kept = library.setting(key)
    return kept if isinstance(kept, dict) else {}
