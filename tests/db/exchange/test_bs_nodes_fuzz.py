"""Whatever a catalogue asks, in whichever order its files come: it is read, evaluated and told, in bounds.

The ordinary run takes a bounded number of tries; ``make.py fuzz`` as many as one likes.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from hypothesis import given
from hypothesis import strategies as st

from db.exchange.battlescribe.node_reading import read_catalogues
from rules.catalogue.evaluation import Evaluator, evaluate
from rules.catalogue.files import Catalogue
from rules.catalogue.kinds import unknown_words
from rules.catalogue.meaning import Meaning
from rules.catalogue.offers import OfferedGroup, offers
from rules.catalogue.shelf import Shelf
from rules.catalogue.wanting import fill
from tests.db.exchange.foreign import holder, tag
from tests.db.exchange.fuzzing import bounded
from tests.rules.catalogue import steps

IDS = st.sampled_from(["a", "b", "c", "d", "e", "line", "force", "pa", "most", ""])
SCOPES = st.one_of(
    IDS,
    st.sampled_from(
        ["self", "parent", "force", "roster", "ancestor", "primary-category", "primary-catalogue", "moon"]
    ),
)
FIELDS = st.one_of(
    st.sampled_from(["selections", "forces", "pa", "limit::pa", "gold", "name", "hidden"]), IDS
)
NUMBERS = st.sampled_from(["0", "1", "2", "-1", "0.5", "50", "1e9", "7,5", "NaN", ""])
FLAGS = st.sampled_from(["true", "false", "maybe", None])
ASKED = st.fixed_dictionaries({
    "field": FIELDS, "scope": SCOPES, "childId": st.one_of(IDS, st.sampled_from(["any", "model"])),
    "value": NUMBERS, "shared": FLAGS, "percentValue": FLAGS, "includeChildSelections": FLAGS,
    "includeChildForces": FLAGS,
})  # fmt: skip
CONDITION_KINDS = st.sampled_from(["atLeast", "lessThan", "equalTo", "instanceOf", "notInstanceOf", "odd"])
CONDITIONS = st.builds(lambda kind, asked: tag("condition", type=kind, **asked), CONDITION_KINDS, ASKED)
REPEATS = st.builds(
    lambda times, up, asked: tag("repeat", repeats=times, roundUp=up, **asked), NUMBERS, FLAGS, ASKED
)
LIMITS = st.builds(
    lambda kind, id_, asked: tag("constraint", type=kind, id=id_, **(asked | {"childId": None})),
    st.sampled_from(["min", "max", "exactly"]), IDS, ASKED,
)  # fmt: skip
GROUPED = st.builds(
    lambda kind, conditions: tag("conditionGroup", holder("conditions", conditions), type=kind),
    st.sampled_from(["and", "or", "not"]), st.lists(CONDITIONS, max_size=2),
)  # fmt: skip
CHANGES = st.builds(
    lambda kind, field, value, conditions, groups, repeats: tag(
        "modifier",
        holder("conditions", conditions) + holder("conditionGroups", groups) + holder("repeats", repeats),
        type=kind, field=field, value=value,
    ),
    st.sampled_from(["set", "increment", "decrement", "append", "add", "remove", "set-primary", "multiply"]),
    st.one_of(FIELDS, st.just("category")), st.one_of(NUMBERS, IDS, st.just("true")),
    st.lists(CONDITIONS, max_size=2), st.lists(GROUPED, max_size=1), st.lists(REPEATS, max_size=1),
)  # fmt: skip


def _inside(limits: Sequence[str], changes: Sequence[str], *more: str) -> str:
    return holder("constraints", limits) + holder("modifiers", changes) + "".join(more)


def _entry(
    id_: str, kind: str, collective: str | None, price: str, limits: Sequence[str], changes: Sequence[str],
    entries: Sequence[str], groups: Sequence[str], links: Sequence[str],
) -> str:  # fmt: skip
    inside = _inside(
        limits, changes,
        holder("costs", [tag("cost", name="PA", typeId="pa", value=price)]),
        holder("categoryLinks", [tag("categoryLink", targetId="line", primary="true")] * (kind == "model")),
        holder("selectionEntries", entries), holder("selectionEntryGroups", groups),
        holder("entryLinks", links),
    )  # fmt: skip
    return tag("selectionEntry", inside, id=id_, name=id_, type=kind, collective=collective)


LINKS = st.builds(
    lambda id_, target, kind, limits, changes: tag(
        "entryLink", _inside(limits, changes), id=id_, targetId=target, type=kind
    ),
    IDS, IDS, st.sampled_from(["selectionEntry", "selectionEntryGroup"]),
    st.lists(LIMITS, max_size=1), st.lists(CHANGES, max_size=1),
)  # fmt: skip
FEW_LIMITS, FEW_CHANGES = st.lists(LIMITS, max_size=2), st.lists(CHANGES, max_size=2)


def _entries(inner: st.SearchStrategy[list[str]]) -> st.SearchStrategy[list[str]]:
    groups = st.builds(
        lambda id_, default, limits, changes, entries, links: tag(
            "selectionEntryGroup",
            _inside(limits, changes, holder("selectionEntries", entries), holder("entryLinks", links)),
            id=id_, name=id_, defaultSelectionEntryId=default, collective="true",
        ),
        IDS, IDS, FEW_LIMITS, FEW_CHANGES, inner, st.lists(LINKS, max_size=1),
    )  # fmt: skip
    made = st.builds(
        _entry, IDS, st.sampled_from(["model", "upgrade"]), FLAGS, NUMBERS, FEW_LIMITS, FEW_CHANGES, inner,
        st.lists(groups, max_size=1), st.lists(LINKS, max_size=2),
    )  # fmt: skip
    return st.lists(made, max_size=3)


NOTHING: st.SearchStrategy[list[str]] = st.just([])
ENTRIES = st.recursive(NOTHING, _entries, max_leaves=4)


@st.composite
def files(draw: st.DrawFn) -> list[bytes]:
    links = holder(
        "categoryLinks", [tag("categoryLink", _inside(draw(FEW_LIMITS), draw(FEW_CHANGES)), targetId="line")]
    )
    force = tag("forceEntry", _inside(draw(FEW_LIMITS), draw(FEW_CHANGES), links), id="force", name="Force")
    types = holder("costTypes", [tag("costType", id="pa", name="PA", defaultCostLimit=draw(NUMBERS))])
    categories = holder("categoryEntries", [tag("categoryEntry", id="line", name="Line")])
    system = tag("gameSystem", types + categories + holder("forceEntries", [force]), id="sys", name="System")
    shared = holder("sharedSelectionEntries", draw(ENTRIES))
    army = tag("catalogue", holder("selectionEntries", draw(ENTRIES)) + shared, id="army", gameSystemId="sys")
    return [system.encode(), army.encode()]


def _opened(evaluator: Evaluator, group: OfferedGroup) -> None:
    for one in group.entries:
        offers(evaluator, one.spot)
    for within in group.groups:
        _opened(evaluator, within)


def _read(found: Sequence[bytes]) -> list[Catalogue]:
    return [each.catalogue for data in found for each in read_catalogues(data, "file.cat")]


@given(files(), st.lists(st.tuples(st.integers(0, 99), st.integers(0, 99)), max_size=6), st.booleans())
@bounded
def test_whatever_is_asked_is_answered(
    found: list[bytes], picks: list[tuple[int, int]], filled: bool
) -> None:
    system, army = _read(found)
    shelf = Shelf().having(army).having(system)
    for meaning in Meaning:
        roster, force = steps.add_force(shelf, steps.begin(shelf, "sys"), "force", "army")
        if filled:
            roster, _made = fill(shelf, roster, force, meaning)
        for at, which in picks:
            ids = list(Evaluator(shelf, roster).scene.by_id)
            spot = Evaluator(shelf, roster).scene.by_id[ids[at % len(ids)]]
            if spot.branch.entries:
                entry = spot.branch.entries[which % len(spot.branch.entries)]
                roster, _id = steps.select(shelf, roster, spot.id, entry.id, meaning)
        now = evaluate(shelf, roster, meaning)
        again = evaluate(Shelf().having(*_read(found)), roster, meaning)
        assert now == again, "the order of the files is of no matter"
        assert all(math.isfinite(total.total or 0) for total in now.totals.values())
        assert now.lost == ()
        evaluator = Evaluator(shelf, roster, meaning)
        for spot in evaluator.scene.by_id.values():
            _opened(evaluator, offers(evaluator, spot))
    assert list(unknown_words(shelf, army)) == list(unknown_words(shelf, army))
