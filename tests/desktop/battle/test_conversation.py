"""Conversations: each answer goes to its own question, and nothing half-done outlives what it was about."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from desktop.widgets.conversation import Conversation, Conversing, Left


class Paper:
    """Asks on paper: the question at hand, and what its answer is handed to."""

    def __init__(self) -> None:
        self.question: object = None
        self.withdrawn: list[object] = []

    def ask(self, question: object, answer: Callable[[object], None], leave: Callable[[], None]) -> None:
        self.question, self.answer, self.leave = question, answer, leave

    def withdraw(self) -> None:
        self.withdrawn.append(self.question)
        self.question = None


@pytest.fixture
def paper() -> Paper:
    return Paper()


@pytest.fixture
def conversing(paper: Paper) -> Conversing:
    return Conversing(paper)


def strike(said: list[object]) -> Conversation[None]:
    try:
        attacker: str = yield "who strikes?"
        target: str = yield f"whom does {attacker} strike?"
        said.append((attacker, target))
    finally:
        said.append("over")


def test_answers_lead_from_question_to_question(conversing: Conversing, paper: Paper) -> None:
    said: list[object] = []
    conversing.begin(strike(said))
    assert paper.question == "who strikes?" and conversing.waits
    paper.answer("A")
    assert paper.question == "whom does A strike?"
    paper.answer("B")
    assert said == [("A", "B"), "over"] and not conversing.waits and paper.withdrawn == []


def test_a_question_that_is_left_ends_the_conversation(conversing: Conversing, paper: Paper) -> None:
    said: list[object] = []
    conversing.begin(strike(said))
    paper.leave()
    assert said == ["over"] and not conversing.waits
    paper.answer("A")
    assert said == ["over"], "an answer that comes late is nobody's"


def test_a_conversation_may_lead_back_from_a_question_that_is_left(
    conversing: Conversing, paper: Paper
) -> None:
    def cast() -> Conversation[None]:
        yield "the spell?"
        try:
            yield "on whom?"
        except Left:
            yield "the spell again?"

    conversing.begin(cast())
    paper.answer("Spark")
    paper.leave()
    assert paper.question == "the spell again?" and conversing.waits


def test_what_makes_a_question_pointless_closes_the_conversation(
    conversing: Conversing, paper: Paper
) -> None:
    said: list[object] = []

    def stubborn() -> Conversation[None]:
        try:
            yield "on whom?"
        except Left:
            said.append("led on")
        finally:
            said.append("over")

    conversing.begin(stubborn())
    conversing.end()
    assert said == ["over"], "it is not led on as by Esc"
    assert paper.withdrawn == ["on whom?"] and not conversing.waits
    conversing.end()
    assert paper.withdrawn == ["on whom?"]


def test_another_gesture_takes_the_place_of_the_one_at_hand(conversing: Conversing, paper: Paper) -> None:
    said: list[object] = []
    conversing.begin(strike(said))
    late = paper.answer
    conversing.begin(strike([]))
    assert said == ["over"] and paper.question == "who strikes?"
    late("A")
    assert paper.question == "who strikes?", "the answer was to the question of the gesture before"
    paper.answer("C")
    assert paper.question == "whom does C strike?"


def test_one_conversation_can_be_a_part_of_another(conversing: Conversing, paper: Paper) -> None:
    said: list[object] = []

    def attacker() -> Conversation[str]:
        found: str = yield "who?"
        return found.upper()

    def whole() -> Conversation[None]:
        said.append((yield from attacker()))
        said.append((yield from attacker()))

    conversing.begin(whole())
    paper.answer("a")
    paper.answer("b")
    assert said == ["A", "B"] and not conversing.waits


def test_a_gesture_may_begin_another_one_on_its_way(conversing: Conversing, paper: Paper) -> None:
    said: list[object] = []

    def whole() -> Conversation[None]:
        yield "first?"
        conversing.begin(strike(said))

    conversing.begin(whole())
    paper.answer(None)
    assert paper.question == "who strikes?" and conversing.waits
    paper.answer("A")
    paper.answer("B")
    assert said == [("A", "B"), "over"]


def test_a_mistake_is_not_swallowed(conversing: Conversing, paper: Paper) -> None:
    def wrong() -> Conversation[None]:
        raise KeyError
        yield

    with pytest.raises(KeyError):
        conversing.begin(wrong())
    assert not conversing.waits
