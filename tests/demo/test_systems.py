"""The battles of the other systems that the demonstration plays."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from desktop.app.demonstration.moments import moments_of_eclats, moments_of_monconf
from desktop.app.demonstration.pictures import VARIANTS
from desktop.app.demonstration.run import play_other_systems, shots_of
from desktop.app.demonstration.table import demonstration_desk
from desktop.cli.run import main as command_line
from desktop.operations import battle


def test_both_are_played_into_a_turn_and_replay_from_their_files(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with demonstration_desk(tmp_path / "club.tact") as desk:
        tables = play_other_systems(desk)
        for system, table in tables.items():
            (tmp_path / f"{system}.json").write_bytes(table.exported())
    told = {system: {step.label.code for step in table.done} for system, table in tables.items()}
    assert {"step.temporised", "step.mark_frightened", "step.refused"} <= told["monconf"]
    assert any(code.startswith("step.blow_lives") for code in told["monconf"])
    assert {"step.eclats.took", "step.eclats.attacked_paid", "step.eclats.gave"} <= told["eclats"]
    for system, table in tables.items():
        assert table.play.system.id == system
        assert command_line(["battle", "replay", str(tmp_path / f"{system}.json"), "--json"]) == 0
        state = json.loads(capsys.readouterr().out)
        assert (state["turn"], state["phase"]) == (table.game.turn, table.game.phase)
    assert command_line(["--language", "en", "battle", "replay", str(tmp_path / "eclats.json")]) == 0
    assert "2 of 2 characters on the table" in capsys.readouterr().out, "persons, in the word of their game"
    names = [shot.file(look) for shot in shots_of(tables) for look in shot.variants]
    assert names == [f"{system}{look.ending}.png" for system in tables for look in VARIANTS]


def test_their_moments_are_photographed_in_the_middle_of_them(tmp_path: Path) -> None:
    with demonstration_desk(tmp_path / "club.tact") as desk:
        tables = play_other_systems(desk)
        shots = [*moments_of_monconf(tables["monconf"]), *moments_of_eclats(tables["eclats"])]
        games = {shot.name: battle.open_battle(desk, battle_id=str(shot.argument)).game for shot in shots}
    phases = {name.removeprefix("moment-"): game.phase for name, game in games.items()}
    assert phases == {
        "monconf-actions": "activation", "monconf-fight": "combat",
        "eclats-attack": "initiates", "eclats-enemies": "enemies", "eclats-restoration": "restoration",
    }  # fmt: skip
    assert games["moment-monconf-fight"].contacts, "there is somebody to fight"
