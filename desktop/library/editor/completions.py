"""What the fields of a card complete while somebody types: peoples, rank lines, editions."""

from __future__ import annotations

from collections.abc import Iterable

from desktop.widgets.suggest import Suggestion, ranked
from rules.peoples import Peoples
from rules.text import fold

_Offered = list[tuple[Suggestion, list[str]]]


class Completions:
    """Proposals for the fields that are known by heart, with words of one language first."""

    def __init__(self) -> None:
        self._peoples = Peoples((), ())
        self._language = "fr"
        self._people_names: _Offered = []
        self._ranks: _Offered = []
        self._editions: _Offered = []

    def set_tables(
        self, *, peoples: Peoples, language: str, editions: Iterable[str], ranks: Iterable[str]
    ) -> None:
        """Propose what these tables hold."""
        self._peoples, self._language = peoples, language
        self._people_names = []
        for people in peoples.peoples.values():
            own, other = (people.en, people.fr) if language == "en" else (people.fr, people.en)
            shorts = (people.short_fr, people.short_en, people.id, *people.aliases)
            names = [fold(name) for name in (own, other, *shorts)]
            self._people_names.append((Suggestion(own, other if other != own else "", people.id), names))
        self._editions = [(Suggestion(edition), [fold(edition)]) for edition in editions if edition]
        self._ranks = [(Suggestion(rank), [fold(rank)]) for rank in ranks if rank]

    def people(self, typed: str) -> list[Suggestion]:
        """Propose peoples, the best first."""
        return ranked(typed, self._people_names)

    def rank(self, typed: str) -> list[Suggestion]:
        """Propose rank lines, the best first."""
        return ranked(typed, self._ranks)

    def edition(self, typed: str) -> list[Suggestion]:
        """Propose editions, the best first."""
        return ranked(typed, self._editions)

    def people_id(self, typed: str) -> str:
        """Return the id of the people that is called so, "" for none."""
        return self._peoples.find(typed) or ""

    def people_name(self, people_id: str) -> str:
        """Return the name of a people; of an unknown one what was typed for it."""
        return self._peoples.name(people_id, self._language)
