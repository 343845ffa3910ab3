"""Exported battles on the command line: read from a file, and brought into a library."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication

from desktop.cli.asked import desk_of, written_battle
from desktop.cli.imported import imported
from desktop.cli.report import Impossible, Report, Request
from desktop.operations import battle_start
from desktop.wording import say
from rules.text import Refusal

translate = QCoreApplication.translate
_ENDING = ".json"


def is_battle(path: Path) -> bool:
    """Tell whether a file is an exported battle, by its ending."""
    return path.suffix.lower() == _ENDING


def bring(request: Request, paths: list[Path]) -> Report:
    """Take exported battles in, each as one that can be played on."""
    lines: list[str] = []
    refused: list[dict[str, str]] = []
    data: list[dict[str, Any]] = []
    files: list[dict[str, Any]] = []
    brought = translate("CommandLine", "{battle}, turn {turn}, is in the library now.")
    same = translate("CommandLine", "{battle}, turn {turn}, was already here.")
    with desk_of(request, writes=True) as desk:
        for path in paths:
            held = {each.id for each in desk.library.battles.listed()}
            try:
                written = written_battle(path)
                done = battle_start.bring_in(desk, data=written, file=path.name, twice=False)
            except Impossible as impossible:
                refused.append({"file": path.name, "why": str(impossible)})
                continue
            if isinstance(done, Refusal):
                refused.append({"file": path.name, "why": say(done.message)})
                continue
            info = next(each for each in desk.library.battles.listed() if each.id == done)
            known = done in held
            lines.append((same if known else brought).format(battle=info.name, turn=info.turn))
            files.append({"file": path.name, "kind": "battle", "same": int(known)})
            if not known:
                data.append({"file": path.name, "battle": info.name, "id": info.id, "turn": info.turn})
    told = imported(battles=data, files=files, refused=refused)
    remarks = [each["why"] for each in refused]
    if not files:
        raise Impossible(" ".join(remarks), Report((), told))
    return Report(lines, told, remarks)
