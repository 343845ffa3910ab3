"""Small files of our own in the schemas of BattleScribe, made piece by piece."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from xml.sax.saxutils import escape, quoteattr

SYSTEM = "sys-1"
NAMESPACES = {
    "gameSystem": "http://www.battlescribe.net/schema/gameSystemSchema",
    "catalogue": "http://www.battlescribe.net/schema/catalogueSchema",
    "roster": "http://www.battlescribe.net/schema/rosterSchema",
}
CARD = "Profile Card"
GUARD = {
    "Mov": "10", "Ini": "3", "Atk-Str": "4-7", "Def-Res": "5-6", "Aim": "-", "Cou/Fea": "4 C", "Dis": "5",
    "Pow": "", "Fervour": "", "Abilities": "Bravery; Leadership/10",
}  # fmt: skip
SPELL = {
    "Intensity": "2", "Mana Cost": "2 Fire", "Difficulty": "7", "Frequence": "1", "Duration": "UER",
    "Range": "20 cm", "Area of effect": "1 FF", "Description": "The target burns.",
}  # fmt: skip
MIRACLE = {
    "Aspetti": "0 1 0", "Fervore": "2", "Difficolta`": "8", "Area": "1ff", "Portata": "15 cm",
    "Durata": "fine partita", "Descrizione": "Il bersaglio prega.",
}  # fmt: skip


def tag(name_: str, inside: str = "", /, **attributes: object) -> str:
    """Write an element; attributes that are None are left out."""
    written = "".join(
        f" {key.rstrip('_')}={quoteattr(str(value))}"
        for key, value in attributes.items()
        if value is not None
    )
    return f"<{name_}{written}>{inside}</{name_}>" if inside else f"<{name_}{written}/>"


def holder(name: str, parts: Sequence[str]) -> str:
    """Write a list of elements, nothing for an empty one."""
    return tag(name, "".join(parts)) if parts else ""


def profile(
    name: str, cells: Mapping[str, str] = GUARD, *, id: str = "", kind: str = CARD, schema: str = "2.03"
) -> str:
    """Write a profile as either schema does."""
    old = schema == "2.01"
    written = [
        tag("characteristic", name=column, value=text, characteristicTypeId=f"c-{column}")
        if old
        else tag("characteristic", escape(text), name=column, typeId=f"c-{column}")
        for column, text in cells.items()
    ]
    types = {"profileTypeName": kind, "profileTypeId": "t"} if old else {"typeName": kind, "typeId": "t"}
    inside = holder("characteristics", written)
    return tag("profile", inside, id=id or f"p-{name}", name=name, hidden="false", **types)


def cost(pa: object, *, name: str = "pts", type_id: str = "points", schema: str = "2.03") -> str:
    """Write one cost."""
    key = "costTypeId" if schema == "2.01" else "typeId"
    return tag("cost", name=name, value=pa, **{key: type_id})


def entry(
    name: str,
    *,
    id: str = "",
    pa: object = None,
    kind: str = "model",
    profiles: Sequence[str] = (),
    entries: Sequence[str] = (),
    groups: Sequence[str] = (),
    links: Sequence[str] = (),
    categories: Sequence[str] = (),
    more: str = "",
    hidden: bool = False,
    needed: bool = False,
    costs: Sequence[str] = (),
) -> str:
    """Write a selection entry."""
    priced = [cost(pa), *costs] if pa is not None else list(costs)
    least = tag("constraint", field="selections", scope="parent", value="1", type="min", id="minSelections")
    inside = "".join((
        more,
        holder("constraints", [least] if needed else []),
        holder("profiles", profiles),
        holder("selectionEntries", entries),
        holder("selectionEntryGroups", groups),
        holder("entryLinks", links),
        holder("categoryLinks", [
            tag("categoryLink", id=f"l-{c}", name=c, targetId=f"cat-{c}", primary="true") for c in categories
        ]),
        holder("costs", priced),
    ))  # fmt: skip
    return tag(
        "selectionEntry", inside, id=id or f"e-{name}", name=name, type=kind, hidden=str(hidden).lower()
    )


def group(name: str, entries: Sequence[str] = (), links: Sequence[str] = (), *, id: str = "") -> str:
    """Write a group of entries."""
    inside = holder("selectionEntries", entries) + holder("entryLinks", links)
    return tag("selectionEntryGroup", inside, id=id or f"g-{name}", name=name, hidden="false")


def link(target: str, *, name: str = "", kind: str = "selectionEntry", more: str = "") -> str:
    """Write a link to an entry or a group."""
    return tag("entryLink", more, id=f"link-{target}", name=name or target, targetId=target, type=kind)


def modifier(kind: str, field: str, value: object, *conditions: str) -> str:
    """Write a modifier with conditions that must all hold."""
    return tag("modifier", holder("conditions", conditions), type=kind, field=field, value=value)


def condition(child: str, *, kind: str = "instanceOf", scope: str = "parent", value: str = "1") -> str:
    """Write one condition."""
    return tag("condition", field="selections", scope=scope, value=value, type=kind, childId=child)


def document(root: str, inside: str, **attributes: object) -> bytes:
    """Write a whole file."""
    body = tag(root, inside or " ", xmlns=NAMESPACES[root], **attributes)
    return f'<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n{body}'.encode()


def catalogue(
    *entries: str,
    name: str = "Akkylannie Griffins [C5]",
    id: str = "cat-1",
    revision: object = 1,
    shared: Sequence[str] = (),
    groups: Sequence[str] = (),
    more: str = "",
) -> bytes:
    """Write a catalogue."""
    inside = "".join((
        holder("selectionEntries", entries), holder("sharedSelectionEntries", shared),
        holder("sharedSelectionEntryGroups", groups), more,
    ))  # fmt: skip
    return document(
        "catalogue", inside, id=id, name=name, revision=revision, gameSystemId=SYSTEM,
        battleScribeVersion="2.03",
    )  # fmt: skip


def system(*entries: str, name: str = "Confrontation [C5]", shared: Sequence[str] = ()) -> bytes:
    """Write a game system."""
    types = holder(
        "costTypes",
        [tag("costType", id="points", name="pts"), tag("costType", id="t-pow", name="POW")],
    )
    inside = types + holder("selectionEntries", entries) + holder("sharedSelectionEntries", shared)
    return document("gameSystem", inside, id=SYSTEM, name=name, revision="1", battleScribeVersion="2.03")


def selection(
    name: str,
    *,
    entry_id: str = "",
    number: object = 1,
    kind: str = "model",
    pa: object = None,
    profiles: Sequence[str] = (),
    selections: Sequence[str] = (),
    custom: str | None = None,
    schema: str = "2.03",
) -> str:
    """Write a selection of a roster."""
    inside = "".join((
        holder("profiles", profiles), holder("selections", selections),
        holder("costs", [cost(pa, schema=schema)] if pa is not None else []),
    ))  # fmt: skip
    return tag(
        "selection", inside, id=f"s-{name}", name=name, entryId=entry_id or f"e-{name}", number=number,
        type=kind, customName=custom,
    )  # fmt: skip


def roster(
    *selections: str,
    name: str = "Le Griffon",
    id: str = "ros-1",
    limit: object = 400,
    catalogue: str = "Akkylannie Griffins [C5]",
    schema: str = "2.03",
) -> bytes:
    """Write a roster of one force."""
    key = "costTypeId" if schema == "2.01" else "typeId"
    inside = "".join((
        tag("costs", cost("120.0", schema=schema)),
        tag("costLimits", tag("costLimit", name="pts", value=limit, **{key: "points"})),
        tag("forces", tag(
            "force", holder("selections", selections), id="f", name="Army Core",
            catalogueName=catalogue, catalogueId="cat-1",
        )),
    ))  # fmt: skip
    return document(
        "roster", inside, id=id, name=name, gameSystemName="Confrontation [C5]", battleScribeVersion=schema
    )
