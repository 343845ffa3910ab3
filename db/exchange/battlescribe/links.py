"""Find what links name, in the same file first, then in those given with it; tell what is in neither."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from db.exchange.battlescribe.findings import Fate, Findings
from db.exchange.battlescribe.model import Entry, Link, Profile, Rule, Source

Placed = tuple[Source, Entry]


@dataclass(slots=True)
class _Shelf:
    """What one file, or all of them, offer by id."""

    entries: dict[str, Placed] = field(default_factory=dict)
    profiles: dict[str, Profile] = field(default_factory=dict)
    rules: dict[str, Rule] = field(default_factory=dict)


class Index:
    """Everything that links may name, over all files given together."""

    def __init__(self, sources: Iterable[Source], findings: Mapping[str, Findings]) -> None:
        self.sources = list(sources)
        self.incoming: dict[str, list[Placed]] = {}
        """Links by the id of what they name."""
        self.unlocks: dict[str, list[Placed]] = {}
        """Hidden entries by the id of what brings them into view."""
        self._findings = findings
        self._all = _Shelf()
        self._own = {source.file: self._shelf(source) for source in self.sources}

    def _shelf(self, source: Source) -> _Shelf:
        own, everywhere = _Shelf(), self._all
        for entry in source.entries:
            placed = (source, entry)
            if entry.link is not None:
                self.incoming.setdefault(entry.link.target, []).append(placed)
            if entry.hidden and entry.changes:
                for key in _keys(entry):
                    self.unlocks.setdefault(key, []).append(placed)
            if entry.id and entry.link is None:
                if own.entries.setdefault(entry.id, placed)[1] is not entry:
                    self._findings[source.file].tell(
                        Fate.NOTE, entry.words, "id", "double_id", entry.id[:200]
                    )
                everywhere.entries.setdefault(entry.id, placed)
            for profile in entry.profiles:
                own.profiles.setdefault(profile.id, profile)
                everywhere.profiles.setdefault(profile.id, profile)
            for rule in entry.rules:
                own.rules.setdefault(rule.id, rule)
                everywhere.rules.setdefault(rule.id, rule)
        for profile in source.profiles:
            own.profiles.setdefault(profile.id, profile)
            everywhere.profiles.setdefault(profile.id, profile)
        for rule in source.rules:
            own.rules.setdefault(rule.id, rule)
            everywhere.rules.setdefault(rule.id, rule)
        return own

    def entry(self, source: Source, link: Link) -> Placed | None:
        """Return the entry or group that a link names, None when no file given holds it."""
        return self._own[source.file].entries.get(link.target) or self._all.entries.get(link.target)

    def profile(self, source: Source, link: Link) -> Profile | None:
        """Return the profile that an info link names."""
        return self._own[source.file].profiles.get(link.target) or self._all.profiles.get(link.target)

    def rule(self, source: Source, link: Link) -> Rule | None:
        """Return the rule that an info link names."""
        return self._own[source.file].rules.get(link.target) or self._all.rules.get(link.target)

    def profiles_of(self, source: Source, entry: Entry) -> Iterator[Profile]:
        """Yield an entry's own profiles and those its info links name."""
        yield from entry.profiles
        for link in entry.infos:
            if link.kind != "rule" and (found := self.profile(source, link)) is not None:
                yield found

    def rules_of(self, source: Source, entry: Entry) -> Iterator[Rule]:
        """Yield an entry's own rules and those its info links name."""
        yield from entry.rules
        for link in entry.infos:
            if link.kind != "profile" and (found := self.rule(source, link)) is not None:
                yield found

    def tell_missing(self) -> None:
        """List the links that lead into files not given: each target once, with the first who asks for it."""
        known = {source.id for source in self.sources}
        here = self._all
        named = here.entries.keys() | here.profiles.keys() | here.rules.keys()
        for source in self.sources:
            missing: dict[str, tuple[str, Entry, int]] = {}
            for entry in source.entries:
                if entry.link is None and not entry.infos:
                    continue
                for link in (*entry.infos, *((entry.link,) if entry.link else ())):
                    if link.target in named:
                        continue
                    name, first, times = missing.get(link.target, (link.name or link.target, entry, 0))
                    missing[link.target] = (name, first, times + 1)
            findings = self._findings[source.file]
            for link in source.links:
                if link.target not in known:
                    name = " ".join(link.name.split())[:200] or link.target
                    findings.tell(Fate.NOTE, "", "catalogueLink", "file_not_given", name)
            for target, (name, entry, times) in missing.items():
                where = " › ".join(entry.path) or entry.words
                findings.tell(
                    Fate.NOTE,
                    where,
                    "link",
                    "link_outside",
                    " ".join(name.split())[:200],
                    target=target[:200],
                    n=times,
                )


def _keys(entry: Entry) -> Iterator[str]:
    """Yield the ids whose choice brings a hidden entry into view."""
    for change in entry.changes:
        if change.get("field") == "hidden" and change.get("value") == "false":
            for condition in change.iter("condition"):
                if condition.get("type") == "atLeast" and condition.get("field") == "selections":
                    yield condition.get("childId", "")
