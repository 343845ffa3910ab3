"""The verbs of the command line: each calls the operation that the window calls, and reports."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from operator import itemgetter
from pathlib import Path
from typing import Any, TypeVar

from PySide6.QtCore import QCoreApplication

from db.errors import LibraryError, Missing, Unreadable, shown
from db.whereabouts import is_there
from desktop.cli.report import Impossible, Report, Request, tell
from desktop.operations import army_sheet, collection
from desktop.operations.desk import Desk
from desktop.operations.files import write_file
from desktop.operations.opening import desk_for, open_library
from desktop.paper.items import Lost
from desktop.paper.words import label, value_text
from desktop.wording import about, count_figures, number, say, words
from rules import search
from rules.armies import Army
from rules.battle.state import Game
from rules.battle.tactique import ASKED, Candidate
from rules.card_fields import ABILITIES, FIELDS, NERVE, VALUES, CardField, keys
from rules.cards import Card, Revision
from rules.peoples import Peoples
from rules.sheets import sheet_of
from rules.systems import KINDS
from rules.text import QT_TRANSLATE_NOOP, Message, Refusal, fold
from rules.values import Characteristic, Value

translate = QCoreApplication.translate
# A count is marked with a number written out: that is how the words' tool knows that it has a plural.
CARDS = QT_TRANSLATE_NOOP("CommandLine", "%n cards", None, 1)
_PAGES = QT_TRANSLATE_NOOP("CommandLine", "%n pages", None, 1)
_SWEPT = QT_TRANSLATE_NOOP(
    "CommandLine", "%n unfinished copies of an interrupted operation were removed.", None, 1
)
T = TypeVar("T")


# The library --------------------------------------------------------------------------------------


@contextmanager
def desk_of(request: Request, *, writes: bool = False) -> Iterator[Desk]:
    """Open the library that was asked for; reading works beside an open window, writing names who has it."""
    path = request.library
    try:
        if not (is_there(path) or request.make):
            raise Missing(path=shown(path))
        library = open_library(path, read_only=is_there(path) and not writes)
    except LibraryError as error:
        raise Impossible(say(error.message)) from error
    except (OSError, ValueError) as error:
        sentence = translate("CommandLine", "{file} cannot be opened as a library.")
        raise Impossible(sentence.format(file=shown(path))) from error
    try:
        if writes:
            library.must_write()
        if library.parted_from:
            tell(sys.stderr, say(Message("library.parted", {"file": library.parted_from})))
        elif library.is_aliased:
            tell(sys.stderr, say(Message("library.aliased")))
        if count := library.swept:
            tell(sys.stderr, translate("CommandLine", _SWEPT, None, count))
        if library.is_cut_short:
            tell(sys.stderr, say(Message("library.cut_short")))
        yield desk_for(library)
    except LibraryError as error:
        raise Impossible(say(error.message)) from error
    finally:
        if not_backed_up := library.close():
            tell(sys.stderr, say(not_backed_up))


def answer(outcome: T | Refusal) -> T:
    """Return what an operation gave. Raises Impossible with the sentence of a refusal."""
    if isinstance(outcome, Refusal):
        raise Impossible(say(outcome.message))
    return outcome


def named(wanted: str, things: Sequence[T], key: Callable[[T], str], name: Callable[[T], str]) -> T:
    """Find a thing by its id or its name; folded names will do where only one thing has it."""
    for thing in things:
        if key(thing) == wanted:
            return thing
    for same in (lambda text: text == wanted, lambda text: fold(text) == fold(wanted)):
        found = [thing for thing in things if same(name(thing))]
        if len(found) == 1:
            return found[0]
        if found:
            sentence = translate("CommandLine", "Several are called “{name}”. Use an id instead: {ids}.")
            raise Impossible(sentence.format(name=_short(wanted), ids=", ".join(map(key, found))))
    if not things:
        raise Impossible(translate("CommandLine", "Nothing is called “{name}”.").format(name=_short(wanted)))
    sentence = translate("CommandLine", "Nothing is called “{name}”. Known names: {names}.")
    names = ", ".join(_short(name(thing)) for thing in things[:20])
    raise Impossible(sentence.format(name=_short(wanted), names=names))


def _short(text: str) -> str:
    return text if len(text) <= 80 else f"{text[:79]}…"


def army_of(desk: Desk, wanted: str) -> Army:
    """Return the army of a name or an id. Raises Impossible."""
    return named(wanted, desk.library.armies(), lambda army: army.id, lambda army: army.name)


# Cards --------------------------------------------------------------------------------------------


def cards(request: Request) -> Report:
    """List the cards that the words find, all without words."""
    wanted = search.parse(request.arguments.search)
    with desk_of(request) as desk:
        found = collection.matching(desk, wanted)
        data = [_card(revision, desk.peoples, request.language) for revision in found]
    lines = [_card_line(row, request.language) for row in data]
    count = translate("CommandLine", CARDS, None, len(found))
    return Report([*lines, count], data)


_TOLD_OTHERWISE = frozenset({*keys(VALUES), NERVE, "picture"})
"""Fields of a card that stand in ``values``, and the sum of a picture, which means nothing elsewhere."""


def _card(revision: Revision, peoples: Peoples, language: str) -> dict[str, Any]:
    card = revision.card
    told = {field.key: _told(field, card, language) for field in FIELDS if field.key not in _TOLD_OTHERWISE}
    return {
        "id": revision.card_id,
        "revision": revision.number,
        **told,
        "people_name": peoples.name(card.people, language),
        "values": {key.value: str(value) for key, value in card.values.items()},
    }


def _told(field: CardField, card: Card, language: str) -> str | list[str]:
    said = field.get(card)
    if field.holds is ABILITIES:
        return [ability.label(language) for ability in said]
    return list(said) if field.holds.several else field.holds.cell(said)


def _card_line(row: dict[str, Any], language: str) -> str:
    name = (row["name_en"] or row["name_fr"]) if language == "en" else (row["name_fr"] or row["name_en"])
    known = {Characteristic(key): value for key, value in row["values"].items() if value}
    sheet = sheet_of(row["system"])
    names = {key: label(key, language) for key in known}
    if Characteristic.PV in names and sheet.life:
        names[Characteristic.PV] = sheet.life
    values = " ".join(f"{names[key]} {_written(value, language)}" for key, value in known.items())
    price = f"{_written(row['pa'], language) or '?'} PA" if sheet.priced else ""
    return " · ".join(part for part in (name, row["people_name"], row["rank"], values, price) if part)


def _written(value: str, language: str) -> str:
    """Write a value as the window does: 12,5 in French."""
    return value_text(Value.parse(value), language)


def import_files(request: Request) -> Report:
    """Read tables of cards into the library; what could not be read is told, line by line."""
    from desktop.cli import columns, differences
    from desktop.cli.imported import data
    from desktop.operations.imports import card_tables
    from desktop.wording.import_counts import TABLES, counts

    with desk_of(request, writes=True) as desk:
        paths = [Path(name) for name in request.arguments.files]
        looks = columns.told_of(desk, request.arguments, paths)
        layouts = {path: each.layout for path, each in looks.items()}
        theirs = request.arguments.theirs
        done = answer(card_tables.import_tables(desk, paths=paths, layouts=layouts, theirs=theirs))
        if done.done:
            columns.remember(desk, looks)
    lines = counts(done, TABLES, typed=True)
    if done.done and done.label is None:
        lines.insert(0, translate("CommandLine", "Nothing changed."))
    lines += differences.lines(done.differences, done.stays)
    column = translate("CommandLine", "{file}, line {line}, {field}: {why}")
    beyond = translate("CommandLine", "{file}, line {line}: {why}")
    bare = translate("CommandLine", "{file}: {why}")
    refused = [say(message) for _, message in done.refused]
    remarks = [
        (bare if not t.line else column if t.field else beyond).format(
            file=t.file, line=t.line, field=t.field, why=say(t.message)
        )
        for t in done.troubles
    ]
    left = {name for name, _ in done.refused}
    told = data(done, [{"file": path.name, "kind": "table"} for path in paths if path.name not in left])
    if not done.done:
        raise Impossible(" ".join(refused), Report((), told))
    return Report(lines, told, [*refused, *remarks])


# Armies -------------------------------------------------------------------------------------------


def coordinators(request: Request) -> Report:
    """Tell who may coordinate an army for the Tactique roll, and why the others may not (IV-B)."""
    with desk_of(request) as desk:
        sheet = army_sheet.sheet(desk, army_of(desk, request.arguments.army).id)
        entries = {entry.id: entry for entry in sheet.army.entries}
        data = [
            _candidate(
                found, sheet.name(entries[found.card], request.language), desk.peoples, request.language
            )
            for found in sheet.coordinators
        ]
    if not army_sheet.coordinates(sheet.army):
        words = translate("CommandLine", "{army}: {game} has no coordinators.")
        return Report([words.format(army=sheet.army.name, game=KINDS[sheet.army.system].name)], [])
    eligible = translate("CommandLine", "may coordinate")
    lines = []
    for row in data:
        dis = "" if row["dis"] is None else f"DIS {number(row['dis'])}"
        verdict = eligible if row["eligible"] else " ".join(row["why"])
        lines.append(" · ".join(part for part in (row["card"], dis, verdict) if part))
    if not any(row["eligible"] or ASKED.issuperset(row["reasons"]) for row in data):
        nobody = translate("CommandLine", "Nobody may coordinate: this side would lose the Tactique roll.")
        lines.append(nobody)
    return Report(lines, data)


def _candidate(found: Candidate, name: str, peoples: Peoples, language: str) -> dict[str, Any]:
    why = []
    for message in found.why:
        people = str(message.data.get("people", ""))
        alliance = peoples.alliances(str(message.data.get("alliance", "")), language)
        why.append(say(message, people=peoples.name(people, language), alliance=alliance))
    dis = None if found.dis is None else int(found.dis) if found.dis == int(found.dis) else found.dis
    return {
        "card": name,
        "fighter": name,
        "eligible": found.eligible,
        "dis": dis,
        "reasons": list(found.reasons),
        "why": why,
    }


def print_army(request: Request) -> Report:
    """Print the cards of an army as PDF."""
    from desktop.operations import paper

    asked = request.arguments
    options = paper.PrintOptions(
        language=request.language, paper=asked.paper, backs=asked.backs, ink_saver=asked.ink_saver
    )
    target = Path(asked.output)
    with desk_of(request) as desk:
        armies = {army.id: army for army in (army_of(desk, name) for name in asked.army)}
        for army in armies.values():
            if not army.entries:
                empty = translate("CommandLine", "{army} has no card to print.")
                raise Impossible(empty.format(army=army.name))
        told = {
            army.id: replace(options, ruleset=_ruleset(desk, asked.ruleset, army, options.ruleset))
            for army in armies.values()
        }
        names = ", ".join(army.name for army in armies.values())
        done = answer(paper.print_armies(desk, armies=told, title=names, path=target))
    count = translate("CommandLine", CARDS, None, done.cards)
    sheets = translate("CommandLine", _PAGES, None, done.pages)
    line = translate("CommandLine", "{army}: {cards} on {pages}, written to {file}.")
    remarks = [about(lost.name, ", ".join(_lost(part) for part in lost.lost)) for lost in done.overflow]
    return Report(
        [line.format(army=names, cards=count, pages=sheets, file=shown(target))],
        {"file": shown(target), "army": names, "cards": done.cards, "pages": done.pages},
        remarks,
    )


def _ruleset(desk: Desk, wanted: str, army: Army, default: str) -> str:
    """Return the id of the ruleset asked for, else of the edition where it is shipped, else the default.

    Raises Impossible.
    """
    from desktop.operations import rulesets, tables

    if not wanted:
        edition = fold(army.edition)
        return edition if edition in tables.rulesets() else default
    listed = [
        (key, name)
        for key, found in rulesets.rulesets(desk).items()
        for name in dict.fromkeys((key, found.en, found.fr))
    ]
    return named(wanted, listed, itemgetter(0), itemgetter(1))[0]


def _lost(part: Lost) -> str:
    code = f"paper.lost.{part.what}"
    if not part.count and "%n" in words()[code]:
        code = "paper.lost.text"
    return say(Message(code, {"n": part.count, "words": part.words}))


# Battles ------------------------------------------------------------------------------------------


def export_battle(request: Request) -> Report:
    """Write a battle of the library to a file that another Tacticien reads."""
    from desktop.operations import battle

    target = Path(request.arguments.file)
    with desk_of(request) as desk:
        kept = desk.library.battles.listed()
        if not kept:
            raise Impossible(translate("CommandLine", "This library holds no battle yet."))
        wanted = request.arguments.battle
        chosen = named(wanted, kept, lambda info: info.id, lambda info: info.name) if wanted else kept[0]
        written: list[bytes] = []
        battle.export_battle(desk, battle_id=chosen.id, write=written.append)
    try:
        write_file(target, b"".join(written))
    except LibraryError as error:
        raise Impossible(say(error.message)) from error
    line = translate("CommandLine", "{battle}, turn {turn}, written to {file}.")
    return Report(
        [line.format(battle=chosen.name, turn=chosen.turn, file=shown(target))],
        {"file": shown(target), "battle": chosen.name, "id": chosen.id, "turn": chosen.turn},
    )


def written_battle(file: Path) -> bytes:
    """Return what a file holds, no more than a battle may. Raises Impossible for one that cannot be read."""
    from db.exchange import budget

    try:
        return budget.bytes_of(file, budget.MAX_BATTLE)
    except LibraryError as error:
        sentence = translate("CommandLine", "{file} cannot be read.")
        raise Impossible(sentence.format(file=shown(file))) from error


def replay_battle(request: Request) -> Report:
    """Play an exported battle to its last step and tell how it stands."""
    from db.codec import Codec
    from db.exchange.battle import read

    file = Path(request.arguments.file)
    data = written_battle(file)
    try:
        record = read(data, shown(file))
        game = record.game()
    except Unreadable as error:
        raise Impossible(_not_replayed(error, file)) from error
    except LibraryError as error:
        raise Impossible(say(error.message)) from error
    state = {"name": record.name, "steps": len(record.path(record.head)), **Codec(Game).plain(game)}
    return Report([record.name, *_standing(game, record.setup.ruleset.system)], state)


def _not_replayed(error: Unreadable, file: Path) -> str:
    """Say why a battle cannot be played through: it was not to be imported."""
    sentences = {
        "import.not_a_battle": translate("CommandLine", "“{file}” is not a battle written by Tacticien."),
        "import.newer": translate(
            "CommandLine", "“{file}” was written by a newer Tacticien. Update Tacticien to replay it."
        ),
        "import.damaged": translate("CommandLine", "“{file}” is damaged. Ask for the file again."),
    }
    too_large = translate("CommandLine", "“{file}” is too large to be replayed. Choose a smaller file.")
    return sentences.get(error.message.code, too_large).format(file=shown(file))


def _standing(game: Game, system: str) -> list[str]:
    """Tell in a few lines how a battle stands."""
    turn = translate("CommandLine", "Turn {turn}").format(turn=game.turn)
    lines = [turn if game.result is None else translate("CommandLine", "{turn}, ended").format(turn=turn)]
    for key, side in game.sides.items():
        figures = [f for card in game.cards_of(key) for f in game.fighters_of(card.id)]
        standing = sum(fighter.on_table for fighter in figures)
        sentence = translate("CommandLine", "{side}: {standing} of {figures} on the table")
        name = side.name or side.player or translate("Battle", "Side {key}").format(key=key.upper())
        counted = count_figures(len(figures), system)
        lines.append(sentence.format(side=name, standing=standing, figures=counted))
    return lines


def selftest(request: Request) -> Report:
    """Open every place without a screen, in both languages."""
    from desktop.cli.selftest import run

    places = run(request)
    line = translate("CommandLine", "Every place opens: {places}.")
    return Report([line.format(places=", ".join(places))], {"places": places})
