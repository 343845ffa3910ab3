"""With letters of 200 % in a low window nothing of a roster is painted over anything else of it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from unittest.mock import patch

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFont

from desktop.app.demonstration.table import Players
from desktop.battle.roster.roster import SideRoster
from desktop.battle.table import BattleTable
from desktop.look import tokens
from desktop.look.painting import Ink, advance
from desktop.operations.desk import Desk
from desktop.shell.window import Window
from rules.battle import commands as c
from rules.eclats.parts import waiting
from tests.desktop.battle.battles import players_of
from tests.desktop.battle.hand import settle


def rosters(window: Window, players: Players) -> list[SideRoster]:
    window.resize(1280, 720)
    window.change_settings(scale=200)
    table = window.go("battle", players.play.battle_id).table  # type: ignore[attr-defined]
    assert isinstance(table, BattleTable)
    settle()
    found = [block.roster for block in table.sides.values()]
    for roster in found:
        roster.restyle()  # else it copies what it painted before
    return found


def test_points_of_life_and_what_is_borne_leave_the_letter_of_a_token_whole(
    window: Window, desk: Desk, played_monconf: Path
) -> None:
    players = players_of(desk)
    players.do(c.EndSpeaking())
    players.play_all_cards()
    players.do(c.Advance())
    before = Ink.stamp
    for roster in rosters(window, players):
        found: dict[object, list[QRectF]] = {tokens.paint_token: [], tokens.paint_life: []}

        def stamp(
            ink: Ink,
            rect: QRectF,
            paint: Callable[..., None],
            *look: object,
            ground: QColor | None = None,
            seen: dict[object, list[QRectF]] = found,
        ) -> None:
            if paint in seen:
                seen[paint].append(QRectF(rect))
            before(ink, rect, paint, *look, ground=ground)

        with patch.object(Ink, "stamp", stamp):
            roster.grab()
        discs, lives = found.values()
        assert discs and lives
        assert not [disc for disc in discs for life in lives if disc.intersects(life)]


@pytest.mark.parametrize("spoken", ["fr", "en"])
def test_points_of_life_stay_within_their_own_row(
    window: Window, desk: Desk, played_eclats: Path, spoken: str
) -> None:
    window.change_settings(language=spoken)
    players = players_of(desk)
    for fighter in waiting(players.game):
        players.do(c.Activate(fighter.id))
    players.do(c.Advance())
    before = Ink.text
    for roster in rosters(window, players):
        said: list[tuple[str, QRectF]] = []

        def text(
            ink: Ink,
            rect: QRectF,
            words: str,
            font: QFont,
            colour: QColor,
            *flags: object,
            seen: list[tuple[str, QRectF]] = said,
        ) -> None:
            if not ink.is_dry:
                seen.append((words if advance(words, font) <= rect.width() + 2 else "", QRectF(rect)))
            before(ink, rect, words, font, colour, *flags)  # type: ignore[arg-type]

        with patch.object(Ink, "text", text):
            roster.grab()
        assert all(words for words, _ in said), "a word is wider than its room"
        numbers = [rect for words, rect in said if words.isdigit()]
        names = [rect for words, rect in said if len(words) > 3 and words[0].isupper()]
        assert len(names) > 1 and numbers
        for name, following in pairwise(names):
            mine = [rect for rect in numbers if name.top() - 4 <= rect.top() < following.top()]
            assert all(rect.bottom() <= following.top() + 4 for rect in mine)
