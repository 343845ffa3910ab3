"""Packages that say what cannot be: one sentence, nothing written; a sound one of the same shape is taken."""

from __future__ import annotations

import copy
import io
import json
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from db.exchange.budget import MOST_NAME
from desktop.operations import armies, cards
from desktop.operations.desk import Desk
from desktop.operations.imports import package_files
from desktop.operations.opening import desk_for, open_library
from rules.abilities import Ability
from rules.armies import (
    MOST_CATALOGUES,
    MOST_ENTRIES,
    MOST_FORCES,
    MOST_OPTIONS,
    MOST_PICKED,
    MOST_PICKS,
    Entry,
    Option,
)
from rules.cards import MOST_ABILITIES, Card
from rules.text import Refusal

Parts = dict[str, Any]
SOUND: Parts = {
    "package.json": {"format": "tactpack", "version": 1},
    "cards.json": {
        "c": {"shown": 1, "revisions": [[1, {"name_fr": "Abel", "pa": "12", "values": {"INI": "3"}}]]},
    },
    "armies.json": {
        "a": {
            "id": "a", "name": "A", "limit": 400,
            "entries": [{"id": "e1", "card_id": "c", "revision": 1, "figures": 3,
                         "options": [{"name": "x", "kind": "other", "pa": 5, "per": "card"}]}],
            "versions": [{"name": "v", "entries": [{"id": "e1", "card_id": "c", "revision": 1}]}],
        },
    },
    "owned.json": {"abel": {"name": "Abel", "figures": 2}},
    "offers.json": {"o": {"option": {"name": "x", "pa": 5}, "takers": {"c": 7}}},
}  # fmt: skip


def card(parts: Parts) -> Any:
    return parts["cards.json"]["c"]["revisions"][0][1]


def army(parts: Parts) -> Any:
    return parts["armies.json"]["a"]


def entry(parts: Parts) -> Any:
    return army(parts)["entries"][0]


def offer(parts: Parts) -> Any:
    return parts["offers.json"]["o"]


BOUGHT = "bs:card:cat:e:p"
ANY = [str(number) for number in range(21)]


def sources(parts: Parts, kind: str, told: Any) -> None:
    parts["sources.json"] = {kind: told}


def entries(count: int, name: str = "e{}") -> list[Any]:
    return [{"id": name.format(n), "card_id": "c", "revision": 1} for n in range(count)]


def forces(count: int, name: str = "f{}", **said: Any) -> list[Any]:
    return [{"id": name.format(n), "node": "n", "catalogue": "cat", **said} for n in range(count)]


def picks(count: int, name: str = "p{}", **said: Any) -> list[Any]:
    return [{"id": name.format(n), "node": "n", **said} for n in range(count)]


def told(costs: Any = (), **said: Any) -> list[Any]:
    return picks(1, "told", told={"name": "x", "costs": costs, **said})


def costs(count: int, cost: float = 5) -> list[Any]:
    return [[f"c{n}", cost] for n in range(count)]


Spoil = Callable[[Parts], object]
WRONG: dict[str, Spoil] = {
    "figures below 0": lambda p: entry(p).update(figures=-1),
    "no figure": lambda p: entry(p).update(figures=0),
    "a thousand million figures": lambda p: entry(p).update(figures=10**9),
    "yes for figures": lambda p: entry(p).update(figures=True),
    "an option that pays": lambda p: entry(p)["options"][0].update(pa=-50_000),
    "an option beyond any price": lambda p: entry(p)["options"][0].update(pa=1e300),
    "options without an end": lambda p: entry(p).update(options=entry(p)["options"] * (MOST_OPTIONS + 1)),
    "a limit below 0": lambda p: army(p).update(limit=-400),
    "a limit of 0": lambda p: army(p).update(limit=0),
    "a limit without an end": lambda p: army(p).update(limit=10**15),
    "an entry twice": lambda p: army(p).update(entries=entries(2, "e")),
    "an entry without an id": lambda p: entry(p).update(id=""),
    "entries without an end": lambda p: army(p).update(entries=entries(MOST_ENTRIES + 1)),
    "a version of nonsense": lambda p: army(p)["versions"][0]["entries"][0].update(figures=-1),
    "forces without an end": lambda p: army(p).update(forces=forces(MOST_FORCES + 1)),
    "a force twice": lambda p: army(p).update(forces=forces(2, "f")),
    "catalogues without an end": lambda p: army(p).update(catalogues=["x"] * (MOST_CATALOGUES + 1)),
    "currencies without an end": lambda p: army(p).update(spending=costs(MOST_CATALOGUES + 1)),
    "money without an end": lambda p: army(p).update(spending=costs(1, 1e300)),
    "a force beyond any price": lambda p: army(p).update(forces=forces(1, pa=-1e300)),
    "a pick of a force twice": lambda p: army(p).update(forces=forces(1, picks=picks(2, "p"))),
    "picks without an end": lambda p: entry(p).update(picks=picks(MOST_PICKS + 1)),
    "a pick without an id": lambda p: entry(p).update(picks=picks(1, "")),
    "a pick of none": lambda p: entry(p).update(picks=picks(1, number=0)),
    "a pick of too many": lambda p: entry(p).update(picks=picks(1, number=MOST_PICKED + 1)),
    "a pick beyond any price": lambda p: entry(p).update(picks=told(costs(1, 1e300))),
    "costs of a pick without an end": lambda p: entry(p).update(picks=told(costs(MOST_CATALOGUES + 1))),
    "a pick that shows what pays": lambda p: entry(p).update(
        picks=told(option={"name": "x", "pa": -50_000})
    ),
    "a card told beyond any price": lambda p: entry(p).update(told={"costs": costs(1, -1e300)}),
    "cards that are no table": lambda p: p.update({"cards.json": [card(p)]}),
    "versions without an end": lambda p: army(p).update(versions=army(p)["versions"] * 30),
    "a library without an end": lambda p: p["package.json"].update(library="x" * 129),
    "a library that is no text": lambda p: p["package.json"].update(library=7),
    "ids elsewhere of what is not there": lambda p: p.update({"also.json": {"cards": {"x": ["y"]}}}),
    "ids elsewhere without an end": lambda p: p.update(
        {"also.json": {"cards": {"c": [f"y{n}" for n in range(21)]}}}
    ),
    "an id elsewhere twice": lambda p: p.update({"also.json": {"cards": {"c": ["y", "y"]}}}),
    "an id elsewhere that is none": lambda p: p.update({"also.json": {"cards": {"c": [""]}}}),
    "a kind without ids elsewhere": lambda p: p.update({"also.json": {"owned": {"abel": ["y"]}}}),
    "foreign ids of what is not there": lambda p: sources(p, "cards", {"x": {BOUGHT: None}}),
    "foreign ids of another kind": lambda p: sources(p, "formats", {"f": {"bs:format:x": None}}),
    "a foreign id that is none": lambda p: sources(p, "cards", {"c": {"bs:card:c": None}}),
    "a foreign id of an option for a card": lambda p: sources(p, "cards", {"c": {"bs:offer:c:e:p": None}}),
    "a foreign id with what XML cannot hold": lambda p: sources(p, "cards", {"c": {f"{BOUGHT}\x01": None}}),
    "a foreign id without an end": lambda p: sources(p, "cards", {"c": {f"{BOUGHT}{'x' * 400}": None}}),
    "foreign ids without an end": lambda p: sources(p, "cards", {"c": {BOUGHT + n: None for n in ANY}}),
    "no foreign ids": lambda p: sources(p, "cards", {"c": {}}),
    "one foreign id for two": lambda p: p.update(
        {
            "cards.json": p["cards.json"] | {"d": p["cards.json"]["c"]},
            "sources.json": {"cards": {"c": {BOUGHT: None}, "d": {BOUGHT: None}}},
        }
    ),
    "a card of a file that pays": lambda p: sources(
        p, "cards", {"c": {BOUGHT: {"name_fr": "x", "pa": "-5"}}}
    ),
    "a card of a file without a name": lambda p: sources(p, "cards", {"c": {BOUGHT: {"name_fr": " "}}}),
    "an option of a file that pays": lambda p: sources(
        p, "offers", {"o": {"bs:offer:c:e:": {"option": {"name": "x", "pa": -50_000}}}}
    ),
    "a list of a file that names what is not there": lambda p: sources(
        p, "armies", {"a": {"bs:army:r": {"id": "", "name": "A", "entries": [
            {"id": "e1", "card_id": "x", "revision": 0}]}}}
    ),
    "a revision of a file with a fraction": lambda p: sources(p, "files", {"cat": 1.5}),
    "a revision of a file without an end": lambda p: sources(p, "files", {"cat": 10**30}),
    "yes for a revision of a file": lambda p: sources(p, "files", {"cat": True}),
    "sums that are no list": lambda p: p.update({"heard.json": {"armies": {"a": "y"}}}),
    "tags without an end": lambda p: army(p).update(tags=["t"] * 30),
    "a list's name without an end": lambda p: army(p).update(name="A" * 39_000),
    "a tag of nothing": lambda p: army(p).update(tags=[" "]),
    "two tags in one": lambda p: army(p).update(tags=["a, b"]),
    "a tag's name without an end": lambda p: army(p).update(tags=["t" * 1_001]),
    "an offer without a name": lambda p: offer(p)["option"].update(name=" "),
    "rules without a name": lambda p: p.update({"rulesets.json": {"r": {"name": " ", "base": "x"}}}),
    "figures owned below 0": lambda p: p["owned.json"]["abel"].update(figures=-3),
    "a million million figures owned": lambda p: p["owned.json"]["abel"].update(figures=10**12),
    "an offer that pays": lambda p: offer(p)["option"].update(pa=-50_000),
    "an offer beyond any price": lambda p: offer(p)["takers"].update(c=1e300),
    "yes for a price": lambda p: offer(p)["option"].update(pa=True),
    "yes for a taker's price": lambda p: offer(p)["takers"].update(c=True),
    "a head with a text without an end": lambda p: p["package.json"].update(note="x" * 40_001),
    "a head with a key without an end": lambda p: p["package.json"].update({"x" * 40_001: 1}),
    "yes for a version": lambda p: p["package.json"].update(version=True),
    "a version with a fraction": lambda p: p["package.json"].update(version=1.0),
    "a card without a name": lambda p: card(p).update(name_fr=" "),
    "a card that pays": lambda p: card(p).update(pa="-50"),
    "a figure without an end": lambda p: card(p)["values"].update(
        INI={"kind": "number", "numbers": [1e300], "dice": 0, "raw": ""}),
    "dice without an end": lambda p: card(p)["values"].update(
        FOR={"kind": "dice", "numbers": [1], "dice": 10**9, "raw": ""}),
    "abilities without an end": lambda p: card(p).update(
        abilities=[{"id": "", "fr": "x", "en": "x"}] * (MOST_ABILITIES + 1)),
    "a picture that is not there": lambda p: card(p).update(picture="0" * 64),
}  # fmt: skip


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    library = open_library(tmp_path / "club.tact")
    yield desk_for(library)
    library.close()


@pytest.fixture(scope="module")
def unharmed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Desk]:
    """Give a library into which nothing is written, one for all that is refused."""
    library = open_library(tmp_path_factory.mktemp("library") / "club.tact")
    yield desk_for(library)
    library.close()


def written(tmp_path: Path, parts: Parts) -> Path:
    held = io.BytesIO()
    with zipfile.ZipFile(held, "w", zipfile.ZIP_DEFLATED) as made:
        for name, part in parts.items():
            made.writestr(name, json.dumps(part))
    path = tmp_path / "club.tactpack"
    path.write_bytes(held.getvalue())
    return path


@pytest.mark.parametrize("name", WRONG)
def test_what_cannot_be_is_refused_and_nothing_is_written(name: str, unharmed: Desk, tmp_path: Path) -> None:
    parts = copy.deepcopy(SOUND)
    WRONG[name](parts)
    library = unharmed.library
    before = library.cards(), library.armies(), library.offers()
    refused = package_files.bring(unharmed, path=written(tmp_path, parts))
    assert isinstance(refused, Refusal) and refused.code == "import.damaged"
    assert (library.cards(), library.armies(), library.offers()) == before


def test_the_most_that_can_be_is_taken(desk: Desk, tmp_path: Path) -> None:
    parts = copy.deepcopy(SOUND)
    army(parts).update(name="A" * MOST_NAME, limit=100_000, entries=entries(MOST_ENTRIES))
    many = picks(MOST_PICKS - 1, number=MOST_PICKED)
    many += told(costs(MOST_CATALOGUES), option={"name": "x", "pa": 9999})
    army(parts).update(
        forces=forces(MOST_FORCES, pa=999_999, picks=many),
        catalogues=["x"] * MOST_CATALOGUES,
        spending=costs(MOST_CATALOGUES, 999_999),
    )
    entry(parts).update(figures=99, options=[{"name": "x", "pa": 9999}] * MOST_OPTIONS, picks=many)
    entry(parts).update(told={"costs": costs(MOST_CATALOGUES)})
    card(parts).update(pa="0", abilities=[{"id": "", "fr": "x", "en": "x"}] * MOST_ABILITIES)
    report = package_files.bring(desk, path=written(tmp_path, parts))
    assert not isinstance(report, Refusal)
    assert (len(report.added), len(report.armies_added)) == (1, 1)


def test_nobody_writes_by_hand_what_a_package_may_not_hold(desk: Desk) -> None:
    held = desk.library.cards()[0]
    full = tuple(Entry(f"e{n}", held.card_id, held.number) for n in range(MOST_ENTRIES))
    made = armies.create(desk, name="Foule", entries=full)
    assert isinstance(made, str)
    over = armies.add_entry(desk, made, card_id=held.card_id)
    assert isinstance(over, Refusal) and over.code == "army.many_entries"
    bought = armies.set_options(desk, made, entry_id="e0", options=[Option("x")] * (MOST_OPTIONS + 1))
    assert isinstance(bought, Refusal) and bought.code == "army.many_options"
    able = cards.save_card(desk, card=Card("Abel", abilities=(Ability("", "x", "x"),) * (MOST_ABILITIES + 1)))
    assert isinstance(able, Refusal) and able.code == "card.many_abilities"
