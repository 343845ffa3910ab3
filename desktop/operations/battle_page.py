"""Write a battle as one page for a browser: what its report tells, and the board at its turning points."""

from __future__ import annotations

from desktop.operations.battle import look, open_battle
from desktop.operations.battle_losses import lost, turning_points
from desktop.operations.battle_report import report_of
from desktop.operations.desk import Desk
from desktop.operations.play import Play
from desktop.operations.trouble import known_trouble
from desktop.paper.board_picture import BoardPicture, CardPicture, FigurePicture
from desktop.paper.play_sheet_words import WORDS as SHEET
from desktop.paper.web_page import PageMoment, PagePart, web_page
from rules.battle.concealment import public
from rules.battle.fighters import capacity
from rules.battle.score import how_lost
from rules.battle.state import Fighter, Game, Place

_LANGUAGES = ("fr", "en")


@known_trouble
def battle_page(desk: Desk, *, battle_id: str, language: str) -> bytes | None:
    """Give the page of a battle, ended or not, in both languages, the given one first.

    Its pictures show what both sides may see. None for a battle that is not there.
    """
    try:
        play = open_battle(desk, battle_id=battle_id)
    except KeyError:
        return None
    return web_page([_part(desk, play, each) for each in sorted(_LANGUAGES, key=lambda key: key != language)])


def _part(desk: Desk, play: Play, language: str) -> PagePart:
    every = lost(play)
    moments = [
        PageMoment(every.index(loss), _board(play, look(play, step=loss.step), language, loss.fighter))
        for loss in turning_points(every)
    ]
    moments.append(PageMoment(None, _board(play, play.game, language)))
    return PagePart(report_of(desk, play, language), moments)


def _board(play: Play, game: Game, language: str, meant: str = "") -> BoardPicture:
    """Picture a state as both sides may see it, perhaps about one figure."""
    shown = public(game)
    first, second = (
        (
            side.name or side.player or key.upper(),
            tuple(_card(play, shown, card.id, language, meant) for card in shown.cards_of(key)),
        )
        for key, side in shown.sides.items()
    )
    return BoardPicture((first, second), language)


def _card(play: Play, game: Game, card: str, language: str, meant: str) -> CardPicture:
    name = game.cards[card].name(language) or SHEET[language]["unseen"]
    played = card in game.sides[game.cards[card].side].played
    mark = "speaking" if card in game.speaking else "played" if played else ""
    figures = tuple(
        _figure(play, game, fighter, language, fighter.id == meant) for fighter in game.fighters_of(card)
    )
    return CardPicture(name, figures, mark)


def _figure(play: Play, game: Game, fighter: Fighter, language: str, meant: bool) -> FigurePicture:
    place = how_lost(fighter) or (Place.OFF if fighter.place is Place.OFF else "")
    most = capacity(game, fighter, play.table.ruleset)
    state = play.table.ruleset.track.state(fighter.notches) if fighter.notches else None
    letter, words = (
        (state.letter(language), state.fr if language == "fr" else state.en) if state else ("", "")
    )
    return FigurePicture(
        fighter.letter, fighter.colour, fighter.notches, most, place, fighter.stunned, meant, letter, words
    )
