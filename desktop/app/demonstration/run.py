"""Run the whole demonstration: play, print, report, photograph."""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping, Sequence
from dataclasses import replace
from io import BytesIO
from pathlib import Path

import pypdfium2 as pdfium  # type: ignore[import-untyped]

from desktop.app.demonstration.large import CRUSADE, KAIAN, MIRVILIS, gather_armies, play_large_battle
from desktop.app.demonstration.moments import moments_of, moments_of_eclats, moments_of_monconf
from desktop.app.demonstration.pictures import (
    BOTH,
    FULL,
    FULL_BATTLE,
    Shot,
    dressed_application,
    take_pictures,
)
from desktop.app.demonstration.systems import cards_of, play_eclats, play_monconf
from desktop.app.demonstration.table import Players, army_named, demonstration_desk
from desktop.app.demonstration.worked import GRIFFON, SCORPION, play_worked_example, shown_step
from desktop.manual.book import LANGUAGES, book
from desktop.operations import battle, paper
from desktop.operations.desk import Desk
from desktop.wording import loader
from desktop.wording.battle.report import report

REPORTS = ("fr", "en")


def demonstrate(target: Path, home: Path, *, pictures: bool = True) -> Iterator[Path]:
    """Leave everything in `target`, one file after the other; `home` takes the library and settings."""
    application = dressed_application()
    with demonstration_desk(home / "tacticien.tact") as desk:
        loader.install(application, "fr")
        gather_armies(desk)
        worked = play_worked_example(desk)
        large = play_large_battle(desk)
        yield _written(target / "cards.pdf", cards_of_both_armies(desk))
        yield _written(target / "battle.json", worked.exported())
        yield _written(target / "report.txt", reports(worked))
        if pictures:
            yield from take_pictures(desk, [*shots(desk, worked, large), *moments_of(desk)], target, home)
    with demonstration_desk(home / "others.tact") as desk:
        loader.install(application, "fr")
        others = play_other_systems(desk)
        for system, table in others.items():
            yield _written(target / f"{system}.pdf", joined(cards_of(desk, system)))
            yield _written(target / f"{system}.json", table.exported())
        if pictures:
            moments = [*moments_of_monconf(others["monconf"]), *moments_of_eclats(others["eclats"])]
            yield from take_pictures(desk, [*shots_of(others), *moments], target, home)


def illustrate(target: Path, home: Path) -> Iterator[Path]:
    """Take the pictures that the pages of the manual name, and nothing else."""
    named = {Path(image.target).name for language in LANGUAGES for image in book(language).images()}
    application = dressed_application()
    loader.install(application, "fr")
    with demonstration_desk(home / "tacticien.tact") as desk:
        gather_armies(desk)
        worked, large = play_worked_example(desk), play_large_battle(desk)
        taken = [*shots(desk, worked, large), *moments_of(desk)]
        yield from map(_slimmed, take_pictures(desk, _only(taken, named), target, home))
    with demonstration_desk(home / "others.tact") as desk:
        loader.install(application, "fr")
        others = play_other_systems(desk)
        yield from map(_slimmed, take_pictures(desk, _only(shots_of(others), named), target, home))


def _slimmed(path: Path) -> Path:
    """Keep the 256 colours that a picture needs: it weighs a third then, in each package."""
    from PIL import Image

    with Image.open(path) as found:
        slim = found.convert("RGB").quantize(256, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
    slim.save(path, optimize=True)
    return path


def _only(taken: Sequence[Shot], named: Container[str]) -> list[Shot]:
    looks = (tuple(each for each in shot.variants if shot.file(each) in named) for shot in taken)
    return [replace(shot, variants=kept) for shot, kept in zip(taken, looks, strict=True) if kept]


def _written(path: Path, data: bytes) -> Path:
    path.write_bytes(data)
    return path


def cards_of_both_armies(desk: Desk) -> bytes:
    """Print the cards and the summaries of both example armies, one after the other."""
    options = paper.PrintOptions(language="fr")
    made = []
    for name in (GRIFFON, SCORPION):
        job = paper.army_job(desk, army_id=army_named(desk, name).id, options=options)
        made.append(paper.lay_out(job, invariant=True)[0])
    return joined(made)


def joined(printed: Sequence[bytes]) -> bytes:
    """Put documents behind the first one, whose wishes for the printer hold for all."""
    made = [pdfium.PdfDocument(data) for data in printed]
    whole, *others = made
    for more in others:
        whole.import_pages(more)
    out = BytesIO()
    whole.save(out)
    for document in made:
        document.close()
    return out.getvalue()


def play_other_systems(desk: Desk) -> dict[str, Players]:
    """Play the examples of the other systems; give their tables by system."""
    return {"monconf": play_monconf(desk), "eclats": play_eclats(desk)}


def shots_of(others: Mapping[str, Players]) -> list[Shot]:
    """List the battles of the other systems, each under the name of its own."""
    return [Shot("battle", table.play.battle_id, name=system) for system, table in others.items()]


def reports(table: Players) -> bytes:
    """Word the report of a battle in each language."""
    application = dressed_application()
    said = []
    for language in REPORTS:
        loader.install(application, language)
        said.append(report(table.play, language))
    return ("\n" + "—" * 72 + "\n\n").join(said).encode()


def shots(desk: Desk, worked: Players, large: Players) -> list[Shot]:
    """List what is photographed: each place with something in it."""
    # The worked example once more, in the middle of play: its end would show the result only.
    again = battle.import_battle(desk, data=worked.exported())
    play = battle.open_battle(desk, battle_id=again)
    battle.go_to(desk, play, step=shown_step(play))
    first = battle.import_battle(desk, data=worked.exported())
    begun = battle.open_battle(desk, battle_id=first)
    battle.go_to(desk, begun, step=begun.path[0])
    cards = {revision.card.name_fr: revision.card_id for revision in desk.library.cards()}
    griffon, crusade = army_named(desk, GRIFFON).id, army_named(desk, CRUSADE).id
    return [
        Shot("library", cards[MIRVILIS]),
        Shot("muster", griffon),
        Shot("battle", again),
        Shot("battle", first, BOTH, name="first-order"),
        # The page of cards, after the summary.
        Shot("printing", griffon, press=("printing.next",)),
        Shot("library", cards[KAIAN], FULL),
        Shot("muster", crusade, FULL),
        Shot("printing", crusade, FULL, ("printing.next",)),
        Shot("battle", large.play.battle_id, FULL_BATTLE),
        # From the list: the battle in the middle of play is its second one.
        Shot("battle", again, BOTH, ("battle.leave", "Down", "start.replay", "End"), name="replay"),
        Shot("battle", again, BOTH, ("battle.leave", "start.statistics"), name="statistics"),
    ]
