"""Whatever is edited, undone, redone, put away and reopened: the library holds what it should."""

from __future__ import annotations

import tempfile
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from db.library import ArmyWrite, CardWrite, Library
from rules.armies import Army, Entry
from rules.cards import Card
from rules.text import Message
from rules.timeline import redo_target
from tests.examples import examples

EDIT = Message("step.edited", {"name": "Œil"})
names = st.text(max_size=5)


class Model:
    """What a place should show: each thing's content, None while it is put away, at every step."""

    def __init__(self) -> None:
        self.states: dict[int | None, dict[str, Any]] = {None: {}}
        self.head: int | None = None
        self.left: dict[int | None, int] = {}

    @property
    def now(self) -> dict[str, Any]:
        return self.states[self.head]

    def write(self, step: int, changes: dict[str, Any]) -> None:
        self.states[step] = {**self.now, **changes}
        self.left[self.head] = step
        self.head = step


def standing_clock() -> datetime:
    """Tell one time for ever: two steps of one time are two steps."""
    return datetime(2026, 11, 21, 12, tzinfo=UTC)


class Places(RuleBasedStateMachine):
    """The timelines of cards and of lists, side by side, over restarts, by a clock that stands still."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = tempfile.TemporaryDirectory()
        self.path = Path(self.folder.name) / "library.tact"
        self.library = Library.open(self.path, clock=standing_clock)
        self.models = {"library": Model(), "muster": Model()}
        self.parents: dict[int, int | None] = {}
        self.numbers: dict[str, list[int]] = {}

    def teardown(self) -> None:
        self.library.close()
        self.folder.cleanup()

    def _record(self, place: str, step: int, changes: dict[str, Any]) -> None:
        self.parents[step] = self.models[place].head
        self.models[place].write(step, changes)

    def _shown(self, place: str) -> list[str]:
        return [key for key, content in self.models[place].now.items() if content is not None]

    @rule(new=st.lists(names, max_size=2), name=names, data=st.data(), gone=st.booleans())
    def write_cards(self, new: list[str], name: str, data: st.DataObject, gone: bool) -> None:
        writes = [CardWrite(None, Card(n)) for n in new]
        if known := self._shown("library"):
            card = None if gone else Card(name)
            writes.append(CardWrite(data.draw(st.sampled_from(known)), card))
        written = self.library.write_cards(EDIT, writes)
        changes = {key: w.card for key, w in zip(written.card_ids, writes, strict=True)}
        self._record("library", written.step.id, changes)

    @rule(name=names, data=st.data(), gone=st.booleans(), new=st.booleans())
    def write_army(self, name: str, data: st.DataObject, gone: bool, new: bool) -> None:
        pinned = tuple(
            Entry(f"e{n}", key, self.library.card(key).number) for n, key in enumerate(self._shown("library"))
        )
        known = self._shown("muster")
        army = Army("", name, entries=pinned)
        key = None if new or not known else data.draw(st.sampled_from(known))
        wanted = ArmyWrite(key, None if gone and key else army)
        written = self.library.write_armies(EDIT, [wanted])
        (key,) = written.army_ids
        self._record("muster", written.step.id, {key: wanted.army and replace(army, id=key)})

    @rule(place=st.sampled_from(["library", "muster"]))
    def undo(self, place: str) -> None:
        model = self.models[place]
        undone = self.library.undo(place)
        assert (undone is None) == (model.head is None)
        if undone is not None:
            assert undone.step.id == model.head
            model.head = self.parents[undone.step.id]

    @rule(place=st.sampled_from(["library", "muster"]))
    def redo(self, place: str) -> None:
        model = self.models[place]
        redone = self.library.redo(place)
        target = redo_target(self.library.history(place), model.head)
        assert (redone and redone.step.id) == target
        if target is not None:
            model.head = target

    @precondition(lambda self: self.library is not None)
    @rule()
    def reopen(self) -> None:
        self.library.close()
        self.library = Library.open(self.path, clock=standing_clock)

    @invariant()
    def holds_what_it_should(self) -> None:
        cards = {r.card_id: r.card for r in self.library.cards()}
        assert cards == {k: c for k, c in self.models["library"].now.items() if c is not None}
        lists = {army.id: army for army in self.library.armies()}
        assert lists == {k: a for k, a in self.models["muster"].now.items() if a is not None}
        for army in lists.values():
            assert len(self.library.muster(army).cards) == len({e.card_id for e in army.entries})

    @invariant()
    def steps_are_never_lost(self) -> None:
        for place, model in self.models.items():
            history = self.library.history(place)
            assert {s.id: s.parent for s in history} == {
                s: self.parents[s] for s in model.states if s is not None
            }
            assert self.library.head(place) == model.head

    @invariant()
    def numbers_are_never_used_twice(self) -> None:
        for card in self.models["library"].states[self.models["library"].head]:
            numbers = [r.number for r in self.library.revisions(card)]
            assert numbers == list(range(1, len(numbers) + 1))
            assert numbers[: len(self.numbers.get(card, []))] == self.numbers.get(card, [])
            self.numbers[card] = numbers


TestPlaces = Places.TestCase
TestPlaces.settings = settings(max_examples=examples(15), stateful_step_count=20, deadline=None)
