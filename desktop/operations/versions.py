"""Named versions of a list, kept, taken back, forgotten; and where lists are filed. Each is a step."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime

from db.library import ArmyWrite
from desktop.operations import catalogue_names
from desktop.operations.brought_options import with_brought
from desktop.operations.desk import Changes, Desk
from desktop.operations.free_names import too_long
from desktop.operations.trouble import known_trouble
from rules.armies import MOST_TAGS, MOST_VERSIONS, Army, Muster, Version
from rules.text import Message, Refusal, fold


@known_trouble
def keep(desk: Desk, army_id: str, *, name: str, initiator: object | None = None) -> Refusal | None:
    """Keep the list as it is under a name. Raises KeyError."""
    army, name = desk.library.army(army_id), name.strip()
    if not name:
        return Refusal(Message("army.version_name"), overridable=False)
    if refused := too_long(name):
        return refused
    if any(fold(version.name) == fold(name) for version in army.versions):
        return Refusal(Message("army.version_twice", {"version": name}), overridable=False)
    if len(army.versions) >= MOST_VERSIONS:
        return Refusal(Message("army.many_versions", {"most": MOST_VERSIONS}), overridable=False)
    now = datetime.now(UTC).isoformat(timespec="seconds")
    kept_now = Version(name, army.entries, army.limit, now, army.forces or None)
    after = replace(army, versions=(*army.versions, kept_now))
    _write(desk, "step.version_kept", name, after, initiator)
    return None


@known_trouble
def take(desk: Desk, army_id: str, *, name: str, initiator: object | None = None) -> None:
    """Let the list be as it was in a version; undo brings what it is now back. Raises KeyError."""
    army = desk.library.army(army_id)
    after = army.at(_version(army, name))
    if after != army:
        _write(desk, "step.version_taken", name, after, initiator)


@known_trouble
def forget(desk: Desk, army_id: str, *, name: str, initiator: object | None = None) -> None:
    """Forget a version; undo brings it back. Raises KeyError."""
    army = desk.library.army(army_id)
    gone = _version(army, name)
    after = replace(army, versions=tuple(kept for kept in army.versions if kept is not gone))
    _write(desk, "step.version_forgotten", name, after, initiator)


def versions_of(desk: Desk, army_id: str) -> tuple[Version, ...]:
    """Return the versions of a list, the oldest first. Raises KeyError."""
    return desk.library.army(army_id).versions


@known_trouble
def muster_of(desk: Desk, army_id: str, *, version: str = "") -> Muster:
    """Return a list with its cards, as it is or as it was in a version. Raises KeyError.

    What it chose for itself because of a card is an option of that card, as its fingerprint counts it.
    """
    army = desk.library.army(army_id)
    held = army.at(_version(army, version)) if version else army
    return with_brought(desk, desk.library.muster(held))


def others_of(desk: Desk, army_id: str, *, version: str = "") -> dict[str, float]:
    """Return what a list, or a version of it, costs in other currencies than PA, by name. Raises KeyError."""
    army = desk.library.army(army_id)
    return catalogue_names.others_of(
        desk, replace(army.at(_version(army, version)), id="") if version else army
    )


@known_trouble
def file_army(
    desk: Desk, army_id: str, *, folder: str, tags: Sequence[str], initiator: object | None = None
) -> Refusal | None:
    """Put a list into a folder and tag it; a tag counts once. Raises KeyError."""
    folder = " ".join(folder.split())
    kept: dict[str, str] = {}
    for tag in filter(str.strip, tags):
        kept.setdefault(fold(tag), " ".join(tag.split()))
    before = desk.library.army(army_id)
    # Words that a file brought are no reason to keep the others from being changed.
    if refused := too_long(*({folder, *kept.values()} - {before.folder, *before.tags})):
        return refused
    if len(kept) > MOST_TAGS:
        return Refusal(Message("army.many_tags", {"most": MOST_TAGS}), overridable=False)
    after = replace(before, folder=folder, tags=tuple(kept.values()))
    if after != before:
        _write(desk, "step.army_filed", "", after, initiator)
    return None


def _version(army: Army, name: str) -> Version:
    for version in army.versions:
        if version.name == name:
            return version
    raise KeyError(name)


def _write(desk: Desk, code: str, version: str, after: Army, initiator: object | None) -> None:
    label = Message(code, {"army": after.name, **({"version": version} if version else {})})
    desk.library.write_armies(label, [ArmyWrite(after.id, after)])
    desk.announce(Changes(armies=frozenset({after.id}), label=label, initiator=initiator))
