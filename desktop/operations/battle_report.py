"""Lay the report of a battle on paper, ended or not: its score, its losses turn by turn, its notes."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

from desktop.operations.battle import open_battle
from desktop.operations.battle_losses import lost, noted, played, turning_points, weight
from desktop.operations.battle_standing import side_named
from desktop.operations.desk import Desk
from desktop.operations.paper import write_job
from desktop.operations.paper_job import Job, PrintOptions
from desktop.operations.play import Play
from desktop.operations.trouble import known_trouble
from desktop.paper.documents import Document, PrintReport
from desktop.paper.heraldry import look_of
from desktop.paper.play_sheet_words import WORDS as SHEET
from desktop.paper.report_sheet import WORDS, BattleReport, ReportLoss, ReportSide
from rules.battle.score import Loss, score
from rules.battle.state import Game, other
from rules.sheets import sheet_of


@known_trouble
def report_job(desk: Desk, *, battle_id: str, options: PrintOptions) -> Job | None:
    """Gather the report of a battle, a copy for each language. None for one that is not there."""
    try:
        play = open_battle(desk, battle_id=battle_id)
    except KeyError:
        return None
    reports = tuple(report_of(desk, play, language) for language in options.languages)
    title = f"{WORDS[reports[0].language]['title']} · {reports[0].name}"
    document = Document(title, reports[0].language, leaflets=reports)
    return Job((), document, options.layout, dpi=options.dpi)


@known_trouble
def print_report(desk: Desk, *, battle_id: str, options: PrintOptions, path: Path) -> PrintReport | None:
    """Write the report of a battle to a PDF, or to pictures. None for one that is not there."""
    job = report_job(desk, battle_id=battle_id, options=options)
    return write_job(job, path) if isinstance(job, Job) else None


def report_of(desk: Desk, play: Play, language: str) -> BattleReport:
    """Gather the report of an open battle in a language."""
    game, every = play.game, lost(play)
    weighed, keys = turning_points(every), list(game.sides)
    left = [weight(loss) for loss in every if loss not in weighed]
    if not left or max(left) >= min(map(weight, weighed)):
        weighed = []  # a sign would tell nothing: each has it, or others weighed just as much
    notes = [f"{WORDS[language]['turn']} {turn} · {text}" for turn, text in noted(play)]
    if game.result is not None:
        notes.append(game.result.notes)
    first, second = (_side(desk, play, key, language) for key in keys)
    return BattleReport(
        play.setup.name or SHEET[language]["battle"],
        play.setup.scenario,
        (first, second),
        tuple(_loss(game, loss, keys.index(loss.side), loss in weighed, language) for loss in every),
        game.turn,
        played(play) // timedelta(minutes=1),
        game.result is not None,
        sheet_of(play.system.id).priced,
        "\n".join(notes),
        language,
    )


def _side(desk: Desk, play: Play, key: str, language: str) -> ReportSide:
    """Count a side: points that were told, else the PA that it destroyed, else who is left."""
    game, result, side = play.game, play.game.result, play.game.sides[key]
    mine, theirs = score(game, key), score(game, other(key))
    figure, counts, unknown = theirs.destroyed, "destroyed", theirs.unknown
    if result is not None and result.points.get(key, theirs.destroyed) != theirs.destroyed:
        figure, counts, unknown = result.points[key], "points", 0
    elif not sheet_of(play.system.id).priced:
        figure, counts, unknown = mine.survivors, "standing", 0
    name = side_named(side, language)
    if side.player and side.player not in name:
        name = f"{name} ({side.player})"
    won = result is not None and result.winner == key
    look = look_of(side.people, language, desk.peoples)
    return ReportSide(name, look, figure, counts, mine.survivors, mine.figures, unknown, won)


def _loss(game: Game, loss: Loss, side: int, turning: bool, language: str) -> ReportLoss:
    how = "down" if loss.down else str(loss.place)
    author = _called(game, loss.author, language) if loss.author in game.fighters else ""
    name = _called(game, loss.fighter, language)
    return ReportLoss(side, loss.turn, name, how, loss.price, author, turning)


def _called(game: Game, fighter: str, language: str) -> str:
    """Name a fighter, with its letter where its card has several."""
    found = game.fighters[fighter]
    name = found.nickname or game.cards[found.card].name(language) or SHEET[language]["unseen"]
    return f"{name} {found.letter}" if len(game.fighters_of(found.card)) > 1 else name
