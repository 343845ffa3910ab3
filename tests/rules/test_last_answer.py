"""An answer is given again where the very same is asked, and worked out anew for anything else."""

from __future__ import annotations

from rules.last_answer import last_answer


def test_an_answer_is_kept_for_the_very_same_alone() -> None:
    asked: list[tuple[list[int], int]] = []

    @last_answer
    def total(numbers: list[int], more: int) -> int:
        asked.append((numbers, more))
        return sum(numbers) + more

    mine, alike = [1, 2], [1, 2]
    assert [total(mine, 0), total(mine, 0), total(alike, 0), total(alike, 5), total(mine, 0)] == [
        3,
        3,
        3,
        8,
        3,
    ]
    assert asked == [(mine, 0), (alike, 0), (alike, 5), (mine, 0)]


def test_what_is_asked_meanwhile_is_no_answer_to_what_was_asked_before() -> None:
    class Named:
        """Asks about another one as it is let go of, just when the next answer is kept."""

        def __init__(self, name: str, then: Named | None = None) -> None:
            self.name, self.then = name, then

        def __del__(self) -> None:
            if self.then is not None:
                name_of(self.then)

    @last_answer
    def name_of(one: Named) -> str:
        return one.name

    other = Named("other")
    assert name_of(Named("first", other)) == "first"
    assert name_of(Named("second")) == "second"
    assert name_of(other) == "other"
