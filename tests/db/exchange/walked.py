"""Walk the XML of armies by hand, without any of the reader: what each card may buy, and for how much.

It follows every way from a fighter downwards on its own, remembers nothing and shares nothing with the
program but how its ids are put together, so that both can only agree by being right.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from xml.etree.ElementTree import Element, fromstring

Offers = dict[tuple[str, str], set[float]]
"""Prices by (what is bought as a card, what is bought as an option)."""

CORE = {"mov", "ini", "dis", "atk-str", "def-res"}
HOLDERS = ("selectionEntries", "selectionEntryGroups", "entryLinks")


class Walk:
    """The files given together."""

    def __init__(self, files: Sequence[bytes]) -> None:
        self.roots = [_bare(fromstring(data)) for data in files]
        self.parents = {child: parent for root in self.roots for parent in root.iter() for child in parent}
        self.nodes: dict[str, Element] = {}
        self.own: dict[Element, dict[str, Element]] = {}
        for root in self.roots:
            mine = self.own.setdefault(root, {})
            for node in root.iter():
                if node.tag in ("selectionEntry", "selectionEntryGroup"):
                    mine.setdefault(node.get("id", ""), node)
                    self.nodes.setdefault(node.get("id", ""), node)
        self.links = [node for root in self.roots for node in root.iter("entryLink")]
        self.shown: dict[str, list[Element]] = {}
        for root in self.roots:
            for node in (*_within(root), *root.findall("sharedSelectionEntries/*")):
                if node.get("hidden") == "true" and _within(node) and not self.is_card(node):
                    for key in _shown_by(node):
                        self.shown.setdefault(key, []).append(node)

    def offers(self) -> Offers:
        """Return what every card may buy, with every price that some way to it has."""
        found: Offers = {}
        for root in self.roots:
            for card in root.iter("selectionEntry"):
                if not self.is_card(card):
                    continue
                key = card.get("id", "")
                links = [link for link in self.links if link.get("targetId") == key]
                ids = {key} | {
                    category.get("targetId", "")
                    for node in (card, *links)
                    for category in node.findall("categoryLinks/categoryLink")
                }
                starts = [child for node in (card, *links) for child in _within(node)]
                starts += [child for node in self.shown.get(key, ()) for child in _within(node)]
                for start in starts:
                    for option, way in self.ways(start, ()):
                        self.add(found, key, option, way, ids)
        return found

    def add(self, found: Offers, card: str, option: Element, way: tuple[Element, ...], ids: set[str]) -> None:
        """Add an option at the end of a way, if nothing on it is hidden from this card."""
        have = ids | {node.get("id", "") for node in way[:-1] if node.tag == "selectionEntry"}
        if any(_hidden(node, have) for node in way):
            return
        pa = 0.0
        for at, node in enumerate(way):
            if node.tag == "selectionEntry":
                link = [way[at - 1]] if at and way[at - 1].tag == "entryLink" else []
                pa += _price(node, link, have)
        found.setdefault((card, option.get("id", "")), set()).add(round(pa, 2))

    def ways(
        self, node: Element, above: tuple[Element, ...]
    ) -> Iterator[tuple[Element, tuple[Element, ...]]]:
        """Yield every option below a node, itself included, with the way to it; circles are cut."""
        if node in above or self.is_card(node):
            return
        way = (*above, node)
        if node.tag == "selectionEntry":
            yield node, way
        for child in _within(node):
            yield from self.ways(child, way if node.tag != "entryLink" else above)
        if node.tag == "entryLink":
            target = self.target(node)
            if target is not None:
                yield from self.ways(target, way)
            return
        for shown in self.shown.get(node.get("id", ""), ()):
            for option, path in self.ways(shown, way):
                if option is not shown:
                    yield option, path

    def target(self, link: Element) -> Element | None:
        """Return what a link names: in its own file first."""
        key, root = link.get("targetId", ""), link
        while root in self.parents:
            root = self.parents[root]
        return self.own[root].get(key, self.nodes.get(key))

    def is_device(self, key: str) -> bool:
        """Tell whether an entry only brings others into view, as a rank of magic does its spells."""
        return key in self.shown

    def is_card(self, node: Element) -> bool:
        """Tell whether an entry shows a profile with the columns of a reference card."""
        return any(
            len(CORE & {cell.get("name", "").strip().lower() for cell in profile.iter("characteristic")}) >= 3
            for profile in node.findall("profiles/profile")
        )


def _bare(root: Element) -> Element:
    for node in root.iter():
        node.tag = node.tag.rpartition("}")[2]
    return root


def _within(node: Element) -> list[Element]:
    return [child for holder in HOLDERS for child in node.findall(f"{holder}/*")]


def _shown_by(node: Element) -> Iterator[str]:
    for change in node.findall("modifiers/modifier"):
        if change.get("field") == "hidden" and change.get("value") == "false":
            for condition in change.iter("condition"):
                if condition.get("type") == "atLeast" and condition.get("field") == "selections":
                    yield condition.get("childId", "")


def _changes(node: Element, field: str, ids: set[str]) -> Iterator[tuple[Element, bool | None]]:
    for change in node.findall("modifiers/modifier"):
        if change.get("field") == field:
            repeated = change.find("repeats/repeat") is not None
            yield change, None if repeated else _all(change, ids)


def _all(node: Element, ids: set[str], wanted: str = "and") -> bool | None:
    """Tell whether the conditions of a node hold; None where that hangs on more than who buys."""
    told: list[bool | None] = []
    for condition in node.findall("conditions/condition"):
        settled = condition.get("type") in ("instanceOf", "notInstanceOf") and condition.get("scope") in (
            "parent", "ancestor", "self", "primary-category", "primary-catalogue", "model", "unit",
        )  # fmt: skip
        has = condition.get("childId") in ids
        told.append((has is (condition.get("type") == "instanceOf")) if settled else None)
    for group in node.findall("conditionGroups/conditionGroup"):
        told.append(_all(group, ids, group.get("type", "and")))
    if wanted == "or":
        return True if True in told else None if None in told else False
    return False if False in told else None if None in told else True


def _hidden(node: Element, ids: set[str]) -> bool:
    told = list(_changes(node, "hidden", ids))
    hidden = node.get("hidden") == "true" and bool(told)
    for change, holds in told:
        if holds is None:
            hidden = False
        elif holds:
            hidden = change.get("value") == "true"
    return hidden


def _price(node: Element, links: Sequence[Element], ids: set[str]) -> float:
    pa = next((float(cost.get("value", "0")) for cost in node.findall("costs/cost") if _is_points(cost)), 0.0)
    pa += sum(
        float(cost.get("value", "0")) for link in links for cost in link.findall("costs/cost")
        if _is_points(cost)
    )  # fmt: skip
    fields = {cost.get("typeId", "") for cost in node.findall("costs/cost") if _is_points(cost)}
    for part in (node, *links):
        for field in fields:
            for change, holds in _changes(part, field, ids):
                amount = float(change.get("value", "0"))
                if holds:
                    kinds = {"set": amount, "increment": pa + amount, "decrement": pa - amount}
                    pa = kinds.get(change.get("type", ""), pa)
    return pa


def _is_points(cost: Element) -> bool:
    return cost.get("name", "").strip().lower() in ("pts", "pa", "ap", "points")


FOLDER = "TACTICIEN_ARMIES"
"""The variable that names a folder with armies as players have them: they are compared, too."""
