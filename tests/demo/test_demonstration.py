"""What the demonstration leaves behind, and what it plays."""

from __future__ import annotations

import json
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from pypdf import PdfReader
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from db.codec import Codec
from desktop.app.demonstration.large import CRUSADE, KAIAN, NIGHT, gather_armies, play_large_battle
from desktop.app.demonstration.moments import moments_of
from desktop.app.demonstration.pictures import USUAL, VARIANTS, take_pictures
from desktop.app.demonstration.run import demonstrate, shots
from desktop.app.demonstration.table import demonstration_desk
from desktop.app.demonstration.worked import CONSCRIT, CYPHER, play_worked_example
from desktop.cli.run import main as command_line
from desktop.operations import battle
from rules.battle.state import Game, Place

NINE = {
    "Conscrit du Griffon", "Templier de l’Inquisition", "Abel le Colérique", "Inquisiteur du Griffon",
    "Fusilier du Griffon", "Tigre de Dirz", "Clone de Dirz", "Guerrier Kératis", "Cypher Lukhan",
}  # fmt: skip


@pytest.fixture
def left(tmp_path: Path) -> Path:
    """Run the demonstration without its pictures and give its folder."""
    target = tmp_path / "demo"
    target.mkdir()
    written = list(demonstrate(target, tmp_path, pictures=False))
    mine = ["cards.pdf", "battle.json", "report.txt"]
    others = ["monconf.pdf", "monconf.json", "eclats.pdf", "eclats.json"]
    assert [path.name for path in written] == [*mine, *others]
    assert all(path.stat().st_size for path in written)
    return target


def test_it_leaves_cards_a_battle_and_a_report(left: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pdf = PdfReader(BytesIO((left / "cards.pdf").read_bytes()))
    assert pdf.viewer_preferences is not None and pdf.viewer_preferences.print_scaling == "/None"
    pages = [page.extract_text() for page in pdf.pages]
    assert len(pages) == 4, "a summary and a sheet of cards for each army"
    said = " ".join("\n".join(pages).casefold().split())
    assert [name for name in NINE if name.casefold() not in said] == []

    report = (left / "report.txt").read_text(encoding="utf-8")
    french, english = report.split("—" * 72)
    assert "Tour 1" in french and "Turn 1" in english
    assert CONSCRIT in french and "Griffin conscript" in english

    assert command_line(["battle", "replay", str(left / "battle.json"), "--json"]) == 0
    state = json.loads(capsys.readouterr().out)
    assert (state["turn"], state["result"]["winner"]) == (2, "a")
    assert state["steps"] > 60


def test_the_exported_battle_replays_to_the_state_that_was_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:

    with demonstration_desk(tmp_path / "club.tact") as desk:
        table = play_worked_example(desk)
        (tmp_path / "battle.json").write_bytes(table.exported())
    assert command_line(["battle", "replay", str(tmp_path / "battle.json"), "--json"]) == 0
    state = json.loads(capsys.readouterr().out)
    played: dict[str, Any] = json.loads(Codec(Game).write(table.game))
    assert {key: state[key] for key in played} == played


def test_the_worked_example_has_wounds_a_stunned_figure_and_mana(tmp_path: Path) -> None:
    with demonstration_desk(tmp_path / "club.tact") as desk:
        table = play_worked_example(desk)
        codes = [step.label.code for step in table.done]
        told = [step.label for step in table.done]
    assert codes.count("step.refused") == 1
    assert codes.count("step.played_both") == 3
    assert {"step.gem_spent", "step.recovered_mana", "step.turn_ended"} <= set(codes)
    assert codes[-1] == "step.game_ended"
    assert "S" in [label.data.get("result") for label in told]
    assert table.game.fighters[table.figure(CYPHER)].place is Place.DEAD
    assert table.game.result is not None and table.game.result.winner == "a"


def test_each_run_is_the_same(tmp_path: Path) -> None:
    games = []
    for name in ("one", "other"):
        with demonstration_desk(tmp_path / f"{name}.tact") as desk:
            games.append(play_worked_example(desk).game)
    assert games[0] == games[1]


def test_the_real_size_battle_is_one(tmp_path: Path) -> None:
    with demonstration_desk(tmp_path / "club.tact") as desk:
        gather_armies(desk)
        game = play_large_battle(desk).game
    for key, name in (("a", CRUSADE), ("b", NIGHT)):
        cards = game.cards_of(key)
        assert game.sides[key].name == name
        assert (len(cards), sum(len(game.fighters_of(card.id)) for card in cards)) == (12, 25)
    sheets = [card.sheet for card in game.cards.values() if card.sheet is not None]
    assert sum(sheet.is_mage for sheet in sheets) >= 4
    assert KAIAN in {sheet.name_fr for sheet in sheets}
    assert {fighter.place for fighter in game.fighters.values()} == set(Place)
    assert any(fighter.stunned for fighter in game.fighters.values())
    assert len(game.speaking) == 2 and game.hand == "a"


def test_every_moment_of_a_turn_is_photographed_in_the_middle_of_it(tmp_path: Path) -> None:
    with demonstration_desk(tmp_path / "club.tact") as desk:
        gather_armies(desk)
        games = {
            shot.name: battle.open_battle(desk, battle_id=str(shot.argument)).game
            for shot in moments_of(desk)
        }
    phases = {name.removeprefix("moment-"): (game.phase, game.step) for name, game in games.items()}
    assert phases["order"] == ("strategic", "order") and phases["roll"][0] == "strategic"
    assert {phases[name][0] for name in ("draw", "card", "shot", "spell")} == {"activation"}
    assert (phases["fight"][0], phases["upkeep"][0]) == ("combat", "upkeep")
    assert games["moment-draw"].sides["a"].reserved and not games["moment-draw"].speaking
    assert len(games["moment-fight"].contacts) == 5
    assert games["moment-end"].result is not None


def test_it_photographs_every_place_of_the_real_window(tmp_path: Path, qapp: QApplication) -> None:
    with demonstration_desk(tmp_path / "club.tact") as desk:
        gather_armies(desk)
        worked, large = play_worked_example(desk), play_large_battle(desk)
        usual = [shot for shot in shots(desk, worked, large) if shot.variants == VARIANTS]
        assert [shot.place for shot in usual] == ["library", "muster", "battle", "printing"]
        first = [type(shot)(shot.place, shot.argument, VARIANTS[:1], shot.press) for shot in usual]
        pictures = list(take_pictures(desk, first, tmp_path, tmp_path))
    assert [path.name for path in pictures] == [f"{shot.place}.png" for shot in usual]
    for path in pictures:
        image = QImage(str(path))
        assert image.size() == USUAL
        assert len({image.pixel(x, y) for x in range(0, 1280, 16) for y in range(0, 800, 16)}) > 8
