"""What the table tells of a state beside its values: wounds, losses, who fights, where a card was before."""

from __future__ import annotations

from functools import partial
from unittest.mock import patch

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from desktop.battle.centre.card_in_play import CardInPlay
from desktop.battle.centre.speaking import SpeakingRows
from desktop.battle.fights.delegate import write
from desktop.battle.fights.items import CompareLine
from desktop.battle.fights.page import FightsPage
from desktop.battle.table import BattleTable
from desktop.look import theme
from desktop.look.painting import Ink
from desktop.look.tokens import paint_token
from desktop.operations.desk import Desk
from desktop.shell.window import Window
from desktop.wording.battle.report import report
from desktop.wording.battle.roster_words import chip_words
from rules.battle import commands as c
from rules.battle.effect_commands import PutEffect
from rules.battle.state import Effect, Lasting, Place
from tests.desktop.battle.battles import example, open_active, open_combat, open_table, squads
from tests.desktop.battle.hand import Hand, settle
from tests.desktop.battle.readable import figure_card, strings
from tests.stories.tabletop import card


def carry(table: BattleTable, *commands: c.Command) -> None:
    """Carry commands out, the rules' refusals overruled."""
    for command in commands:
        assert table.context.do(command, overrule=True) or table.context.do(command, overrule=True), command
    settle()


def test_a_wound_says_what_it_takes(griffon: BattleTable, keys: Hand) -> None:
    keys("ww")
    row = griffon.page_like(SpeakingRows).row_of("a1.1")
    assert row is not None and row.view is not None
    assert row.view.strong == "Serious wound −2"
    keys("s")
    assert row.view.strong == "Serious wound, stunned −3"


@pytest.mark.parametrize("both", [False, True])
def test_a_card_of_the_reserve_says_so(table: BattleTable, keys: Hand, both: bool) -> None:
    table.setFocus()
    side = table.context.game.hand
    before = table.context.game.sides[side].pile[0]
    keys("r")
    while table.context.game.hand != side:
        keys("f" if any(ch.code == "choice.refuse" for ch in table.context.offered()) else "p\n")
    keys("b" if both else "v")
    assert table.context.game.speaking[0] == before
    cards = [card.view for card in table.centre.findChildren(CardInPlay) if card.isVisible() and card.view]
    assert sorted(view.whence for view in cards) == (["", "from reserve"] if both else ["from reserve"])
    assert next(view.id for view in cards if view.whence) == before
    assert "from reserve" in strings(table.centre)


@pytest.mark.parametrize(
    ("wide", "high", "scale"), [(1024, 700, 100), (1093, 614, 100), (1366, 768, 150), (1280, 720, 200)]
)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_value_of_a_shot_stands_on_the_card_of_who_shoots(
    window: Window, keys: Hand, wide: int, high: int, scale: int, language: str
) -> None:
    profile = partial(card, MOU=10, INI=2, ATT=10, FOR=16, DEF=13, RES=12, PEUR=5, DIS=3)
    archer, other = profile("Archer", TIR=13), profile("Garde", TIR="-")
    window.resize(wide, high)
    window.change_settings(language=language, scale=scale)
    table = open_active(window, squads(archer, other, figures=(2, 2)), first="a")
    table.setFocus()
    keys("p")
    (shown,) = (each for each in table.centre.findChildren(CardInPlay) if each.isVisible())
    widths = {column.label: column.width for column in shown.columns}
    assert widths["TIR" if language == "fr" else "AIM"] > 0
    row = next(iter(shown.rows.values()))
    assert row.view is not None and "13" in [value.text for value in row.view.values]
    assert all(each.width() >= sum(widths.values()) for each in shown.rows.values())


def test_the_dead_and_the_fled_are_counted_from_combat_on(griffon: BattleTable, keys: Hand) -> None:
    carry(griffon, c.Put("b1.1", Place.DEAD), c.Put("b2.1", Place.FLED))
    assert not {"Dead: 1", "Fled: 1"} & {*strings(griffon.sides["b"].header)}
    carry(griffon, c.Correct("game", {"phase": "combat"}))
    assert griffon.context.game.phase == "combat"
    assert {"Dead: 1", "Fled: 1"} <= {*strings(griffon.sides["b"].header)}
    assert not {"Dead: 0", "Fled: 0"} & {*strings(griffon.sides["a"].header)}


@pytest.mark.parametrize("place", [Place.FLED, Place.CAPTURED, Place.DEAD])
def test_who_fled_wounded_is_seen_wounded(griffon: BattleTable, place: Place) -> None:
    """The tiger is alone on its card: its values of now stand there while it may come back."""
    roster = griffon.sides["b"].roster

    def seen() -> tuple[list[str], bool]:
        """Give its values, and whether its token has the letter of its wound."""
        row = next(row for row in roster.rows if row.id == "b1")
        with Ink.dry() as ink:
            paint_token(ink, QRectF(0, 0, 44, 44), row.chips[0], "")
        return [value.text for value in row.values], "S" in ink.words

    whole, unhurt = seen()
    carry(griffon, c.Notch("b1.1", 2))
    wounded, hurt = seen()
    assert wounded != whole and (unhurt, hurt) == (False, True)
    carry(griffon, c.Put("b1.1", place))
    comes_back = place is not Place.DEAD
    assert seen() == (wounded if comes_back else whole, comes_back)
    assert ("Serious wound" in roster.words_of("b1.1")) is comes_back


def ground(table: BattleTable, fighter: str) -> QColor:
    """Give the colour of the card of a figure, between its name and its tokens."""
    roster = table.sides[fighter[0]].roster
    rect = roster.rect_of(fighter)
    picture = roster.viewport().grab().toImage()
    ratio = picture.devicePixelRatio()
    return picture.pixelColor(round((rect.left() + 1) * ratio), round((rect.top() + 2) * ratio))


def test_the_cards_of_the_open_fight_are_tinted(griffon: BattleTable, keys: Hand) -> None:
    plain = ground(griffon, "b2.1")
    carry(griffon, c.Touch("a2.1", "b1.1"), c.Correct("game", {"phase": "combat"}))
    assert ground(griffon, "a2.1") != plain and ground(griffon, "b1.1") != plain
    assert ground(griffon, "b2.1") == plain
    carry(griffon, c.Correct("game", {"phase": "upkeep"}))
    assert ground(griffon, "b1.1") == plain


def test_the_report_begins_with_what_came_of_it(window: Window, desk: Desk) -> None:
    table = open_table(window, example(desk))
    order = table.context.game.sides["a"].order
    for turned in (order[::-1], order, (order[1], order[0], *order[2:])):
        carry(table, c.SetOrder("a", turned))
    lines = report(table.context.play, "en").splitlines()
    assert lines.index("Turn 1") > next(n for n, line in enumerate(lines) if "figures left" in line)
    assert sum("orders its sequence" in line for line in lines) == 1


@pytest.mark.parametrize("spoken", ["en", "fr"])
def test_who_keeps_a_spell_up_that_changes_no_value_bears_a_mark(
    window: Window, griffon: BattleTable, spoken: str
) -> None:
    window.change_settings(language=spoken)
    chant = Effect(source="Chant", caster="a1.1", lasting=Lasting.UPKEEP, cost=1, element="fire")
    before = figure(griffon, "a1.1")
    carry(griffon, PutEffect(chant))
    assert "∞" in strings(griffon.sides["a"].roster) and "Chant" not in before
    griffon.select("a1.1")
    said = {"en": "Keeps up: Chant", "fr": "Entretient\u202f: Chant"}[spoken]
    assert said in figure(griffon, "a1.1")
    griffon.press("a1.1")
    settle()
    assert said in " ".join(strings(figure_card(griffon)))


def figure(table: BattleTable, key: str) -> str:
    """Hear a figure of a roster."""
    row, chip = next(
        (row, each) for row in table.sides["a"].roster.rows for each in row.chips if each.id == key
    )
    return chip_words(chip, row)


@pytest.mark.parametrize(("wide", "high", "scale"), [(1280, 720, 100), (1024, 700, 100), (1366, 768, 150)])
@pytest.mark.parametrize("keyed", ["", "53", "5342"])
def test_what_came_of_a_test_has_the_letter_of_whose_it_is_and_no_small_words(
    window: Window, keys: Hand, wide: int, high: int, scale: int, keyed: str
) -> None:
    guard = card("Garde", INI=3, ATT=4, FOR=9, DEF=3, RES=6)
    goblin = card("Gobelin", INI=2, ATT=2, FOR=3, DEF=2, RES=1)
    table = open_combat(window, squads(guard, goblin, figures=(1, 1)), ("a1.1", "b1.1"))
    window.resize(wide, high)
    window.change_settings(scale=scale)
    keys(keyed)
    view = table.centre.page_like(FightsPage).list
    shown = [line for line in view.lines if isinstance(line, CompareLine) and line.beside is not None]
    assert shown
    for line in shown:
        written: list[tuple[str, int]] = []
        with patch.object(Ink, "text", lambda _ink, _rect, words, font, *_, to=written:
                          to.append((words, font.pixelSize()))), Ink.dry() as ink:  # fmt: skip
            write(ink, QRectF(view.rect_of(line.id)), line)
        assert line.beside is not None and line.beside.victor is not None
        assert "AB"[line.beside.victor] in [words for words, _ in written]
        assert all(size >= theme.current().px(16) for _, size in written), written
