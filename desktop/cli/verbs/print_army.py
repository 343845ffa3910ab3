"""The verb that prints the cards of armies."""

from __future__ import annotations

import argparse
from collections.abc import Collection
from dataclasses import replace
from operator import itemgetter
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from desktop.cli.arguments import Verbs
from desktop.cli.asked import answer, army_of, desk_of, named, target_of
from desktop.cli.printed import printed, shown_files
from desktop.cli.report import CARDS, Impossible, Report, Request
from desktop.cli.sheet_arguments import (
    add_cards,
    add_laying,
    add_sheet,
    card_options,
    keep_preset,
    sheet_options,
)
from desktop.operations.desk import Desk
from desktop.operations.page_pictures import ENDINGS
from desktop.wording import fill
from rules import search
from rules.armies import Army
from rules.systems import KINDS
from rules.text import QT_TRANSLATE_NOOP, fold

if TYPE_CHECKING:
    from desktop.operations.paper import PrintOptions, PrintReport

translate = QCoreApplication.translate
_PAGES = QT_TRANSLATE_NOOP("CommandLine", "%n pages", None, 1)


def add_to(verbs: Verbs) -> None:
    """Add the verb with its arguments."""
    made = verbs.add(
        "print", print_army, translate("CommandLine", "print the cards of an army as PDF"),
        'print "Griffon (V-A-4)" -o griffon.pdf',
    )  # fmt: skip
    made.add_argument(
        "army", metavar="ARMY", nargs="*",
        help=translate("CommandLine", "name of an army, or its id; several go into one file"),
    )  # fmt: skip
    made.add_argument(
        "-o",
        "--output",
        metavar="FILE.pdf",
        required=True,
        help=translate("CommandLine", "the file to write; - is standard output"),
    )
    add_sheet(made)
    add_laying(made)
    made.add_argument(
        "--ruleset",
        metavar="ID|NAME",
        default="",
        help=translate("CommandLine", "whose wound boxes; by default those of the army’s edition"),
    )
    made.add_argument(
        "--keep", metavar="NAME", default="",
        help=translate("CommandLine", "keep these choices under a name, as a preset of the window"),
    )  # fmt: skip
    made.add_argument(
        "--only", choices=("cards", "sheet", "spells", "strips", "tokens"), default="",
        help=translate(
            "CommandLine", "cards, army sheet or spells alone, a strip of each card to cut out, or tokens"
        ),
    )  # fmt: skip
    made.add_argument(
        "--blank", action="store_true",
        help=translate("CommandLine", "a page of empty cards of the game of --ruleset, instead of an army"),
    )  # fmt: skip
    made.add_argument(
        "--reference", action="store_true",
        help=translate("CommandLine", "the quick reference of the game of --ruleset, instead of an army"),
    )  # fmt: skip
    made.add_argument(
        "--test-page", action="store_true",
        help=translate("CommandLine", "the page to test a printer by, instead of an army"),
    )  # fmt: skip
    for flag, told in (
        ("search", translate("CommandLine", "the cards that these words find, instead of an army")),
        ("folder", translate("CommandLine", "the armies of a folder, as one file")),
        ("tag", translate("CommandLine", "the armies of a tag, as one file")),
    ):
        made.add_argument(f"--{flag}", metavar="TEXT", default=None, help=told)
    made.add_argument("--all", action="store_true", help=translate("CommandLine", "all armies, as one file"))
    made.add_argument(
        "--spell", metavar="NAME", action="append", default=[],
        help=translate("CommandLine", "a spell or miracle of the library, instead of an army; once for each"),
    )  # fmt: skip
    made.add_argument(
        "--without", choices=("cards", "sheet", "spells"), action="append", default=[],
        help=translate("CommandLine", "an army without this; once for each"),
    )  # fmt: skip
    add_cards(made)
    made.add_argument("--ink-saver", action="store_true", help=translate("CommandLine", "without dark areas"))


def print_army(request: Request) -> Report:
    """Print the cards of an army as PDF."""
    from desktop.operations import paper

    asked = request.arguments
    options = paper.PrintOptions(language=request.language, ink_saver=asked.ink_saver)
    options = sheet_options(asked, options)
    if not asked.preset:
        options = card_options(asked, options)
    options = replace(
        options,
        cards=options.cards and "cards" not in asked.without,
        summary=options.summary and "sheet" not in asked.without,
        spells=options.spells and "spells" not in asked.without,
    )
    target = target_of(asked.output, ENDINGS)
    if asked.keep:
        keep_preset(asked.keep, options)
    if asked.test_page:
        tested = answer(paper.print_test(options=options, path=target))
        line = translate("CommandLine", "The test page was written to {file}.")
        return printed(tested, line.format(file=shown_files(target, tested)), target, {})
    part = paper.ArmyPart.WHOLE
    if asked.only in tuple(paper.ArmyPart):
        part = paper.ArmyPart(asked.only)
    elif asked.only:
        cards = asked.only == "cards"
        options = replace(options, cards=cards, summary=not cards, spells=cards and options.spells)
    if asked.reference:
        with desk_of(request) as desk:
            ruleset = _ruleset(desk, asked.ruleset, None, options.ruleset)
            made = answer(paper.print_reference(desk, options=replace(options, ruleset=ruleset), path=target))
        line = translate("CommandLine", "The quick reference was written to {file}.")
        return printed(made, line.format(file=shown_files(target, made)), target, {})
    if asked.blank:
        with desk_of(request) as desk:
            ruleset = _ruleset(desk, asked.ruleset, None, options.ruleset)
            blank = answer(paper.print_blank(desk, options=replace(options, ruleset=ruleset), path=target))
        line = translate("CommandLine", "Blank cards were written to {file}.")
        return printed(blank, line.format(file=shown_files(target, blank)), target, {"cards": blank.cards})
    if asked.search is not None or asked.spell:
        return _print_selection(request, options, target)
    if not (asked.army or asked.folder or asked.tag or asked.all):
        raise Impossible(translate("CommandLine", "Name an army, or ask for --test-page."))
    with desk_of(request) as desk:
        armies = {army.id: army for army in _armies(desk, asked)}
        for army in armies.values():
            if part is paper.ArmyPart.STRIPS and not paper.has_strips(army):
                none = translate("CommandLine", "{army}: activation strips are of no use in {game}.")
                raise Impossible(none.format(army=army.name, game=KINDS[army.system].name))
            if not army.entries:
                empty = translate("CommandLine", "{army} has no card to print.")
                raise Impossible(empty.format(army=army.name))
        told = {
            army.id: replace(options, ruleset=_ruleset(desk, asked.ruleset, army, options.ruleset))
            for army in armies.values()
        }
        _refuse_other_game(desk, asked.ruleset, {army.system for army in armies.values()})
        names = ", ".join(army.name for army in armies.values())
        done = answer(paper.print_armies(desk, armies=told, title=names, path=target, part=part))
    return _told(done, names, target)


def _told(done: PrintReport | None, names: str, target: Path) -> Report:
    """Tell what was printed, and what has no room. Raises Impossible where nothing was."""
    if done is None:
        raise Impossible(translate("CommandLine", "{army} has no card to print.").format(army=names))
    count = translate("CommandLine", CARDS, None, done.cards)
    sheets = translate("CommandLine", _PAGES, None, done.pages)
    line = translate("CommandLine", "{army}: {cards} on {pages}, written to {file}.")
    if not done.cards:  # a sheet, strips, tokens
        line = translate("CommandLine", "{army}: {pages}, written to {file}.")
    file = shown_files(target, done)
    words = line.format(army=names, cards=count, pages=sheets, file=file)
    return printed(done, words, target, {"army": names, "cards": done.cards})


def _armies(desk: Desk, asked: argparse.Namespace) -> list[Army]:
    """Find the armies that are named, or that share what is named. Raises Impossible."""
    if asked.army:
        return [army_of(desk, name) for name in asked.army]
    folder, tag = fold(asked.folder or ""), fold(asked.tag or "")
    there = desk.library.armies()
    if folder and folder not in {fold(army.folder) for army in there}:
        sentence = translate("CommandLine", "No folder of armies is called “{name}”.")
        raise Impossible(sentence.format(name=asked.folder[:80]))
    if tag and tag not in {fold(each) for army in there for each in army.tags}:
        raise Impossible(
            translate("CommandLine", "No army has the tag “{name}”.").format(name=asked.tag[:80])
        )
    found = [
        army for army in there
        if army.entries and (asked.all or (folder and fold(army.folder) == folder)
                             or (tag and tag in map(fold, army.tags)))
    ]  # fmt: skip
    if not found:
        raise Impossible(translate("CommandLine", "No army with a card is there."))
    return found


def _print_selection(request: Request, options: PrintOptions, target: Path) -> Report:
    """Print cards, or spells and miracles, of the library. Raises Impossible."""
    from desktop.operations import collection, paper

    asked = request.arguments
    with desk_of(request) as desk:
        if asked.spell:
            known = answer(paper.spell_names(desk))
            ids = [named(name, known, itemgetter(0), itemgetter(1))[0] for name in asked.spell]
            done = answer(paper.print_spells(desk, offer_ids=ids, options=options, path=target))
        else:
            if not asked.search.strip():
                raise Impossible(translate("CommandLine", "Say what to search for: a name, a people, pa<30."))
            found = [revision.card_id for revision in collection.matching(desk, search.parse(asked.search))]
            if not found:
                raise Impossible(translate("CommandLine", "No card matches."))
            ruleset = _ruleset(desk, asked.ruleset, None, options.ruleset)
            systems = {desk.library.card(card_id).card.system for card_id in found}
            _refuse_other_game(desk, asked.ruleset, systems)
            told = replace(options, ruleset=ruleset)
            done = answer(paper.print_cards(desk, card_ids=found, options=told, path=target))
    name = ", ".join(asked.spell) or asked.search
    return _told(done, name, target)


def _refuse_other_game(desk: Desk, wanted: str, systems: Collection[str]) -> None:
    """Raise Impossible where the ruleset asked for is of none of the games that are printed."""
    from desktop.operations import rulesets

    if not wanted:
        return
    found = rulesets.rulesets(desk)[_ruleset(desk, wanted, None, "")]
    if found.system not in systems:
        sentence = translate(
            "CommandLine", "“{name}” is a ruleset of {game}, of which nothing is printed here."
        )
        raise Impossible(fill(sentence, name=wanted[:80], game=KINDS[found.system].name))


def _ruleset(desk: Desk, wanted: str, army: Army | None, default: str) -> str:
    """Return the id of the ruleset asked for, else of the edition where it is shipped, else the default.

    Raises Impossible.
    """
    from desktop.operations import rulesets, tables

    if not wanted:
        edition = fold(army.edition) if army is not None else ""
        return edition if edition in tables.rulesets() else default
    listed = [
        (key, name)
        for key, found in rulesets.rulesets(desk).items()
        for name in dict.fromkeys((key, found.en, found.fr))
    ]
    return named(wanted, listed, itemgetter(0), itemgetter(1))[0]
