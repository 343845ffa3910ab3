"""Cards moved about at random on the page of corrections: none is lost, and the rules take what comes out."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from desktop.drafts.arranging_draft import Draft, Heap
from rules.battle import commands as c
from rules.battle.setup import SideSetup
from rules.battle.state import Knowledge
from tests.examples import examples
from tests.stories.tabletop import Tabletop, counted, side

moves = st.lists(
    st.one_of(
        st.tuples(st.just("move"), st.integers(0, 9), st.integers(-3, 20)),
        st.tuples(st.just("put"), st.integers(0, 9), st.sampled_from(Heap)),
        st.tuples(st.just("hold"), st.just(0), st.sampled_from([-1, 1])),
    ),
    max_size=12,
)


def battle(knowledge: Knowledge, played: int) -> Tabletop:
    """Lay a table on which a side of this knowledge has played some of its cards and set one aside."""
    theirs: SideSetup = (
        counted("B", 4) if knowledge is Knowledge.COUNTED else side("B", list("wxyz"), knowledge=knowledge)
    )
    table = Tabletop(side("A", ["a"]), theirs)
    if played < 0:
        return table
    table.do(c.DeclareWinner("a"))
    table.do(c.ChooseFirst("b"))
    for number in range(played):
        here = table.side("b")
        table.do(c.ReserveTop() if number == 1 else c.PlayTop(here.pile[0]))
        for _ in range(4):
            if table.game.speaking:
                table.do(c.EndSpeaking())
            elif table.game.hand == "a":
                table.do(c.PlayTop())
    return table


@settings(max_examples=examples(120), deadline=None)
@given(st.sampled_from(Knowledge), st.integers(-1, 3), moves)
def test_no_card_is_lost_and_the_rules_take_it(
    knowledge: Knowledge, played: int, made: list[tuple[str, int, int | Heap]]
) -> None:
    table = battle(knowledge, played)
    draft = Draft.of(table.game, table.side("b"))
    heaps = draft.heaps
    assert draft.command(table.game, "").pile == table.side("b").order or played >= 0
    for what, number, value in made:
        card = f"b{number % 4 + 1}"
        if what == "hold":
            draft = draft.hold(int(value))
        elif isinstance(value, Heap):
            draft = draft.put(card, value)
        else:
            draft = draft.moved(card, value)
        assert draft.heaps == heaps and draft.laid[0] == Heap.PILE
        assert sorted(each for heap in heaps for each in draft.cards(heap)) == ["b1", "b2", "b3", "b4"]
    command = draft.command(table.game, "moved")
    table.do(command)
    after = Draft.of(table.game, table.side("b"))
    assert after.cards(Heap.OUT) == tuple(sorted(draft.cards(Heap.OUT)))
    assert len(command.reserve) == (len(draft.cards(Heap.RESERVE)) if draft.ordered else draft.held)
    if draft.ordered:
        assert after.cards(Heap.PILE) == draft.cards(Heap.PILE)
