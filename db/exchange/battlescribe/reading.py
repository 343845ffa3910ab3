"""Read the XML of either schema into the neutral tree.

Schema 2.01 writes ``value="…"``, ``profileTypeName``, ``costTypeId``; 2.03 element text, ``typeName``,
``typeId``. What one of them leaves out the other's word is looked for.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from xml.etree.ElementTree import Element

from db.errors import Unreadable
from db.exchange import budget
from db.exchange.battlescribe.amending import tell_changes
from db.exchange.battlescribe.findings import FindingOutcome, Findings
from db.exchange.battlescribe.model import (
    GROUP,
    MODEL,
    PROGRAM,
    UNIT,
    UPGRADE,
    DataFile,
    Force,
    InfoGroup,
    Link,
    Profile,
    Roster,
    Rule,
    Selection,
    SelectionEntry,
)
from db.exchange.battlescribe.own_list import is_list
from rules.text import visible

_KINDS = (MODEL, UNIT, UPGRADE)
_HOLDERS = {
    "selectionEntries": "selectionEntry",
    "selectionEntryGroups": "selectionEntryGroup",
    "entryLinks": "entryLink",
}
_SHARED = ("sharedSelectionEntries", "sharedSelectionEntryGroups")
_SPACES = re.compile(r"[ \t\r\f\v\xa0]+")
_WHOLE = re.compile(r"-?\d{1,9}(?:\.0*)?$")
MAX_NUMBER = 999


def tidy(text: str | None) -> str:
    """Return a text without blanks at its ends and doubled ones within; lines stay lines."""
    if not text:
        return ""
    bare = visible(text).strip()
    if bare.isprintable() and "  " not in bare:
        return bare
    return "\n".join(_SPACES.sub(" ", line).strip() for line in bare.split("\n")).strip()


class _Tidied(dict[str | None, str]):
    """Texts as they are tidied, each worked out once: most of a file's words stand in it a hundred times."""

    def __init__(self) -> None:
        super().__init__()
        self.hid: dict[str, None] = {}
        """Texts that had marks which nobody sees."""

    def __missing__(self, text: str | None) -> str:
        self[text] = made = tidy(text)
        if text and visible(text) != text:
            self.hid[made] = None
        return made


def read(root: Element, file: str, findings: Findings) -> DataFile | Roster:
    """Read a file's tree. Raises Unreadable for XML that is neither system, catalogue nor roster."""
    reader = _Reader(file, findings)
    if root.tag in ("gameSystem", "catalogue"):
        found: DataFile | Roster = reader.source(root)
        reader.tell_hidden()
        return found
    if root.tag == "roster":
        found = reader.roster(root)
        reader.tell_hidden()
        return found
    raise Unreadable("not_battlescribe", file=file)


def _all(element: Element, holder: str, tag: str) -> Iterator[Element]:
    for part in element:
        if part.tag == holder:
            for child in part:
                if child.tag == tag:
                    yield child


class _Reader:
    """The reading of one file."""

    def __init__(self, file: str, findings: Findings) -> None:
        self.file = file
        self.findings = findings
        self._read: set[int] = set()
        self._entries = 0
        self._types: dict[str, str] = {}
        self._tidy = _Tidied()
        self._groups: list[InfoGroup] = []

    def tell_hidden(self) -> None:
        """List the texts that had marks which nobody sees."""
        for text in self._tidy.hid:
            self.findings.tell(FindingOutcome.NOTE, text[:200], "text", "hidden_marks", text[:200])

    def _words(self, element: Element, where: str, column: str) -> str:
        """Return what an element says, mark-up within it left out and told."""
        if len(element) == 0:
            return self._tidy[element.text]
        text = self._tidy["".join(element.itertext())]
        self.findings.tell(FindingOutcome.NOTE, where, column, "mark_up", text[:200])
        return text

    # -- systems and catalogues ---------------------------------------------------------------------

    def source(self, root: Element) -> DataFile:
        """Read a game system or a catalogue."""
        self._types = {
            e.get("id", ""): self._tidy[e.get("name")] for e in _all(root, "profileTypes", "profileType")
        }
        source = DataFile(
            file=self.file,
            kind=root.tag,
            id=root.get("id", ""),
            name=self._tidy[root.get("name")] or self.file,
            revision=self._whole(root.get("revision"), 0),
            system_id=root.get("gameSystemId", "") if root.tag == "catalogue" else root.get("id", ""),
            cost_types={
                e.get("id", ""): self._tidy[e.get("name")] for e in _all(root, "costTypes", "costType")
            },
            profile_types=self._types,
            columns={
                self._tidy[e.get("name")]: tuple(
                    self._tidy[c.get("name")] for c in _all(e, "characteristicTypes", "characteristicType")
                )
                for e in _all(root, "profileTypes", "profileType")
            },
            categories={
                e.get("id", ""): self._tidy[e.get("name")]
                for e in _all(root, "categoryEntries", "categoryEntry")
            },
        )
        for part in root:
            if (tag := _HOLDERS.get(part.tag)) is not None:
                source.roots += [self._entry(child, ()) for child in part if child.tag == tag]
            elif part.tag in _SHARED:
                source.shared += [self._entry(child, ()) for child in part if child.tag in _HOLDERS.values()]
        source.profiles = [
            self._profile(e) for e in _all(root, "sharedProfiles", "profile")
        ] + self._profiles(root)
        source.rules = [
            self._rule(e) for holder in ("sharedRules", "rules") for e in _all(root, holder, "rule")
        ]
        source.groups += [
            self._info_group(e)
            for holder in ("sharedInfoGroups", "infoGroups")
            for e in _all(root, holder, "infoGroup")
        ]
        source.links = [self._link(e) for e in _all(root, "catalogueLinks", "catalogueLink")]
        source.groups += self._groups
        source.strays = self._strays(root)
        source.entries = [found for entry in (*source.roots, *source.shared) for found in entry.walk()]
        tell_changes(root, self.findings, self._tidy.__getitem__)
        return source

    def _entry(self, element: Element, path: tuple[str, ...]) -> SelectionEntry:
        """Read an entry, a group or a link, with all below it."""
        self._entries += 1
        if self._entries > budget.MAX_ENTRIES:
            raise Unreadable("too_big", file=self.file)
        if element.tag == "entryLink" and not len(element):
            link = self._link(element)
            return SelectionEntry(link.id, link.name, GROUP, element.get("hidden") == "true", link, path=path)
        name = self._tidy[element.get("name")]
        kind = element.get("type", UPGRADE) if element.tag == "selectionEntry" else GROUP
        if kind not in (*_KINDS, GROUP):
            self.findings.tell(FindingOutcome.NOTE, name, "type", "unknown_type", kind[:200])
            kind = UPGRADE
        made = SelectionEntry(element.get("id", ""), name, kind, element.get("hidden") == "true", path=path)
        if element.tag == "entryLink":
            made.link = self._link(element)
        inner = (*path, name)
        profiles: list[Profile] = []
        rules: list[Rule] = []
        infos: list[Link] = []
        children: list[SelectionEntry] = []
        changes: list[Element] = []
        for part in element:
            tag = part.tag
            if tag == "costs":
                made.costs = self._costs(part)
            elif tag == "profiles":
                profiles += [self._profile(e) for e in part if e.tag == "profile"]
            elif tag in _HOLDERS:
                wanted = _HOLDERS[tag]
                children += [self._entry(e, inner) for e in part if e.tag == wanted]
            elif tag == "categoryLinks":
                made.categories = [self._link(e) for e in part]
            elif tag == "modifiers":
                changes += part
            elif tag == "modifierGroups":
                changes += part.iter("modifier")
            elif tag == "constraints":
                made.needed = any(self._is_need(e) for e in part)
            elif tag == "rules":
                rules += [self._rule(e) for e in part]
            elif tag == "infoLinks":
                infos += [self._link(e) for e in part]
            elif tag == "infoGroups":
                for group in map(self._info_group, part):
                    self._groups.append(group)
                    profiles += group.profiles
                    rules += group.rules
                    infos += group.infos
        made.profiles, made.rules, made.infos = profiles, rules, infos
        made.children, made.changes = children, changes
        return made

    def _info_group(self, element: Element) -> InfoGroup:
        """Read a group of profiles and rules with the groups in it."""
        made = InfoGroup(element.get("id", ""), self._profiles(element))
        made.rules += [self._rule(e) for e in _all(element, "rules", "rule")]
        made.infos += [self._link(e) for e in _all(element, "infoLinks", "infoLink")]
        for inner in map(self._info_group, _all(element, "infoGroups", "infoGroup")):
            self._groups.append(inner)
            made.profiles += inner.profiles
            made.rules += inner.rules
            made.infos += inner.infos
        return made

    def _is_need(self, element: Element) -> bool:
        return (
            element.get("type") == "min"
            and element.get("field") == "selections"
            and element.get("scope") == "parent"
            and self._whole(element.get("value"), 0) >= 1
        )

    def _link(self, element: Element) -> Link:
        # Most of their names are never shown: whoever shows one tidies it.
        get = element.get
        return Link(get("id", ""), get("name", ""), get("targetId", ""), get("type", ""))

    def _rule(self, element: Element) -> Rule:
        name = self._tidy[element.get("name")]
        described = next((e for e in element if e.tag == "description"), None)
        text = "" if described is None else self._words(described, name, "description")
        return Rule(element.get("id", ""), name, text)

    def _profiles(self, element: Element) -> list[Profile]:
        return [self._profile(e) for e in _all(element, "profiles", "profile")]

    def _profile(self, element: Element) -> Profile:
        self._read.add(id(element))
        kind = element.get("typeName") or element.get("profileTypeName") or ""
        if not kind:
            type_id = element.get("typeId") or element.get("profileTypeId") or ""
            kind = self._types.get(type_id, "")
        cells: dict[str, str] = {}
        name = self._tidy[element.get("name")]
        for cell in _all(element, "characteristics", "characteristic"):
            column = self._tidy[cell.get("name")]
            text = self._words(cell, name, column) or self._tidy[cell.get("value")]
            if column in cells:
                self.findings.tell(FindingOutcome.NOTE, name, column, "double_cell", text[:200])
                number = 2
                while f"{column} ({number})" in cells:
                    number += 1
                column = f"{column} ({number})"
            cells[column] = text
        return Profile(element.get("id", ""), name, self._tidy[kind], element.get("hidden") == "true", cells)

    def _costs(self, holder: Element) -> dict[str, str]:
        costs: dict[str, str] = {}
        for element in holder:
            name = self._tidy[element.get("name")]
            type_id = element.get("typeId") or element.get("costTypeId") or name
            self._cost_names.setdefault(type_id, name)
            costs[type_id] = self._tidy[element.get("value")]
        return costs

    @property
    def _cost_names(self) -> dict[str, str]:
        return self.findings.cost_names

    def _strays(self, root: Element) -> list[Profile]:
        """Return the profiles that stand where this program looks for none."""
        return [self._profile(e) for e in list(root.iter("profile")) if id(e) not in self._read]

    def _whole(self, text: str | None, otherwise: int) -> int:
        return int(float(text)) if text is not None and _WHOLE.match(text.strip()) else otherwise

    # -- rosters ------------------------------------------------------------------------------------

    def roster(self, root: Element) -> Roster:
        """Read a roster."""
        costs = next((part for part in root if part.tag == "costs"), None)
        if costs is not None:
            self._costs(costs)
        roster = Roster(
            file=self.file,
            id=root.get("id", ""),
            name=self._tidy[root.get("name")] or self.file.rpartition(".")[0],
            system_name=self._tidy[root.get("gameSystemName")],
            notes=self._notes(root),
            limits={
                e.get("typeId") or e.get("costTypeId") or self._tidy[e.get("name")]: self._tidy[
                    e.get("value")
                ]
                for e in _all(root, "costLimits", "costLimit")
            },
            cost_types=self._cost_names,
            forces=[],
            system_id=root.get("gameSystemId", ""),
            system_revision=root.get("gameSystemRevision", ""),
            ours=root.get("generatedBy") == PROGRAM,
        )
        for element in root.iter("force"):
            if roster.ours and roster.said is None:
                roster.said = next((p.cells for p in self._profiles(element) if is_list(p)), None)
            roster.forces.append(
                Force(
                    self._tidy[element.get("name")],
                    self._tidy[element.get("catalogueName")],
                    element.get("catalogueId", ""),
                    [self._selection(e, "") for e in _all(element, "selections", "selection")],
                    element.get("entryId", ""),
                    element.get("catalogueRevision", ""),
                )
            )
        roster.strays = self._strays(root)
        return roster

    def _notes(self, element: Element) -> str:
        """Return what somebody wrote beside a roster or a selection."""
        return "\n".join(
            filter(
                None,
                (self._words(part, "", "customNotes") for part in element if part.tag == "customNotes"),
            )
        )

    def _selection(self, element: Element, path: str) -> Selection:
        self._entries += 1
        if self._entries > budget.MAX_ENTRIES:
            raise Unreadable("too_big", file=self.file)
        name = self._tidy[element.get("name")]
        number = self._whole(element.get("number"), 0)
        odd = not 1 <= number <= MAX_NUMBER
        if odd:
            self.findings.tell(
                FindingOutcome.NOTE, path + name, "number", "odd_number", (element.get("number") or "")[:200]
            )
            number = max(1, min(number, MAX_NUMBER))
        costs = next((part for part in element if part.tag == "costs"), None)
        kind = element.get("type", UPGRADE)
        return Selection(
            id=element.get("id", ""),
            name=name,
            own_name="\n".join(filter(None, (self._tidy[element.get("customName")], self._notes(element)))),
            kind=kind if kind in _KINDS else UPGRADE,
            entry_ids=tuple(part for part in element.get("entryId", "").split("::") if part),
            number=number,
            told=odd,
            costs={} if costs is None else self._costs(costs),
            profiles=self._profiles(element),
            rules=[self._rule(e) for e in _all(element, "rules", "rule")],
            children=[
                self._selection(e, f"{path}{name} › ") for e in _all(element, "selections", "selection")
            ],
            categories=[self._tidy[e.get("name")] for e in _all(element, "categories", "category")],
            group=element.get("entryGroupId", ""),
        )
