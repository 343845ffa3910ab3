"""Battles to files and back, with the dialogs of the system and one sentence about what came of it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from desktop.operations import battle_start
from desktop.operations.battle import export_battle
from desktop.operations.files import MAX_BATTLE, file_name, hand_over, read_file
from desktop.widgets.ask_file import ask_where, ask_which
from desktop.wording import say
from rules.text import Refusal

if TYPE_CHECKING:
    from desktop.operations.desk import Desk

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Exchanged:
    """What came of it: a sentence, its tone, and the id of a battle that is new here."""

    words: str
    tone: str = "good"
    battle: str = ""


def export(parent: QWidget, desk: Desk, battle_id: str, name: str) -> Exchanged | None:
    """Ask for a file and write a battle there; an order that is hidden is not in it."""
    proposed = file_name(name, "battle") + ".json"
    title = translate("StartPage", "Export the battle")
    path = ask_where(parent, title, proposed, _files())
    if path is None:
        return None
    written: list[bytes] = []
    refused = export_battle(desk, battle_id=battle_id, write=written.append)
    return _saved(path, refused or b"".join(written))


def write_page(parent: QWidget, desk: Desk, battle_id: str, name: str, language: str) -> Exchanged | None:
    """Ask for a file and write a battle there as a page for a browser."""
    proposed = file_name(name, "battle") + ".html"
    title = translate("StartPage", "Save the battle as a page")
    path = ask_where(parent, title, proposed, translate("StartPage", "Pages (*.html)"))
    if path is None:
        return None
    from desktop.operations.battle_page import battle_page

    return _saved(path, battle_page(desk, battle_id=battle_id, language=language) or b"")


def _saved(path: Path, data: bytes | Refusal) -> Exchanged:
    """Write a file and say so, or why not."""
    refused = data if isinstance(data, Refusal) else hand_over(path, data)
    if refused is not None:
        return Exchanged(say(refused.message), "bad")
    return Exchanged(translate("StartPage", "{file} has been saved.").format(file=path.name))


def bring_in(parent: QWidget, desk: Desk) -> Exchanged | None:
    """Ask for a file and bring its battle in."""
    title = translate("StartPage", "Import a battle")
    path = ask_which(parent, title, _files())
    return None if path is None else bring_file(parent, desk, path)


def bring_file(parent: QWidget, desk: Desk, path: Path) -> Exchanged:
    """Bring the battle of a file in."""
    data = read_file(path, MAX_BATTLE)
    if isinstance(data, Refusal):
        return Exchanged(say(data.message), "bad")
    made = battle_start.bring_in(desk, data=data, file=path.name, initiator=parent)
    if isinstance(made, Refusal):
        return Exchanged(say(made.message), "bad")
    return Exchanged(translate("StartPage", "The battle is imported."), battle=made)


def _files() -> str:
    return translate("StartPage", "Battles (*.json)")
