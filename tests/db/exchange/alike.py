"""Write files in other forms that mean the same: what arrives of them must be equal.

The schemas allow one thing to be said in many ways, and each army of a data set has its author. Forms change
trees; writings change the bytes of a file.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Mapping
from io import BytesIO
from xml.etree.ElementTree import Element, ElementTree, SubElement, register_namespace

from tests.db.exchange.mutants import old_schema, shuffle_columns

Files = dict[str, Element]
Form = Callable[[Files], None]
LIBRARY = "library"


def _owners(root: Element) -> dict[Element, Element]:
    return {child: parent for parent in root.iter() for child in parent}


def _holder(owner: Element, tag: str) -> Element:
    found = owner.find(tag)
    return SubElement(owner, tag) if found is None else found


def _catalogues(files: Files) -> list[Element]:
    return [root for root in files.values() if root.tag == "catalogue"]


def _system(files: Files) -> Element:
    return next(root for root in files.values() if root.tag == "gameSystem")


def _take_profiles(root: Element) -> list[tuple[Element, Element]]:
    """Take all profiles out of their entries; return each with its entry."""
    taken = []
    for entry in root.iter("selectionEntry"):
        holder = entry.find("profiles")
        if holder is not None:
            taken += [(entry, profile) for profile in list(holder)]
            entry.remove(holder)
    return taken


def _show(owner: Element, target: str, kind: str) -> None:
    links = _holder(owner, "infoLinks")
    SubElement(
        links,
        "infoLink",
        id=f"show-{target}-{len(links)}",
        name="",
        targetId=target,
        type=kind,
        hidden="false",
    )


def _unique(root: Element) -> None:
    """Give profiles that have an id in common ids of their own, as they must have to be shared."""
    seen: set[str] = set()
    for number, profile in enumerate(root.iter("profile")):
        if profile.get("id") in seen:
            profile.set("id", f"{profile.get('id')}-{number}")
        seen.add(profile.get("id", ""))


def shared_profiles(files: Files) -> None:
    """Write every profile beside the entries and show it by a link."""
    for root in _catalogues(files):
        for entry, profile in _take_profiles(root):
            _holder(root, "sharedProfiles").append(profile)
            _show(entry, profile.get("id", ""), "profile")


def profiles_in_the_system(files: Files) -> None:
    """Write every profile into the game system."""
    for root in _catalogues(files):
        for entry, profile in _take_profiles(root):
            _holder(_system(files), "sharedProfiles").append(profile)
            _show(entry, profile.get("id", ""), "profile")


def info_groups(files: Files) -> None:
    """Lay the profiles of an entry into a group within a group."""
    for root in _catalogues(files):
        for entry, profile in _take_profiles(root):
            outer = SubElement(
                _holder(entry, "infoGroups"), "infoGroup", id=f"o-{profile.get('id')}", name="Outer"
            )
            inner = SubElement(
                _holder(outer, "infoGroups"), "infoGroup", id=f"i-{profile.get('id')}", name="Inner"
            )
            _holder(inner, "profiles").append(profile)


def shared_info_groups(files: Files) -> None:
    """Write the profiles of an entry into a shared group, which names them by links."""
    for root in _catalogues(files):
        for entry, profile in _take_profiles(root):
            key = f"g-{profile.get('id')}"
            group = SubElement(_holder(root, "sharedInfoGroups"), "infoGroup", id=key, name="Group")
            _holder(root, "sharedProfiles").append(profile)
            _show(group, profile.get("id", ""), "profile")
            _show(entry, key, "infoGroup")


def root_links(files: Files) -> None:
    """Share every entry and link to it from the root, as newer editors do."""
    for root in _catalogues(files):
        for holder in root.findall("selectionEntries"):
            root.remove(holder)
            for entry in holder:
                _holder(root, "sharedSelectionEntries").append(entry)
                _link(root, entry)


def _link(root: Element, entry: Element) -> Element:
    """Link to an entry; what it belongs to is said by the link."""
    made = SubElement(
        _holder(root, "entryLinks"), "entryLink", id=f"l-{entry.get('id')}", name=entry.get("name", ""),
        targetId=entry.get("id", ""), type="selectionEntry", hidden="false",
    )  # fmt: skip
    categories = entry.find("categoryLinks")
    if categories is not None:
        entry.remove(categories)
        made.append(categories)
    return made


def _is_fighter(entry: Element) -> bool:
    return entry.get("type") == "model" and entry.find("profiles") is not None


def root_groups(files: Files) -> None:
    """Share the entries in a group and link to that."""
    for root in _catalogues(files):
        for holder in root.findall("selectionEntries"):
            root.remove(holder)
            shared = _holder(root, "sharedSelectionEntryGroups")
            group = SubElement(
                shared, "selectionEntryGroup", id=f"all-{root.get('id')}", name="All", hidden="false"
            )
            group.append(holder)
            SubElement(
                _holder(root, "entryLinks"), "entryLink", id="to-all", targetId=f"all-{root.get('id')}",
                type="selectionEntryGroup", name="All", hidden="false",
            )  # fmt: skip


def costs_on_links(files: Files) -> None:
    """Let the link say what an entry costs."""
    root_links(files)
    for root in _catalogues(files):
        targets = {entry.get("id"): entry for entry in root.iter("selectionEntry")}
        for link in root.findall("entryLinks/entryLink"):
            entry = targets.get(link.get("targetId"))
            costs = None if entry is None else entry.find("costs")
            if entry is not None and costs is not None and _is_fighter(entry):
                entry.remove(costs)
                link.append(costs)


def libraries(files: Files) -> None:
    """Write the entries into a library that the army's file links to, with its roots."""
    for file, root in list(files.items()):
        if root.tag != "catalogue" or not root.findall("selectionEntries"):
            continue
        library = Element("catalogue", dict(root.attrib))
        library.set("id", f"{root.get('id')}-{LIBRARY}")
        library.set("name", f"Common things {len(files)} [C5]")
        library.set(LIBRARY, "true")
        for part in list(root):
            root.remove(part)
            library.append(part)
        for entry in library.findall("selectionEntries/selectionEntry"):
            _link(root, entry)
        holders = library.findall("selectionEntries")
        for holder in holders:
            holder.tag = "sharedSelectionEntries"
        SubElement(
            _holder(root, "catalogueLinks"), "catalogueLink", id=f"cl-{root.get('id')}", name="Common",
            targetId=library.get("id", ""), type="catalogue", importRootEntries="true",
        )  # fmt: skip
        files[f"{LIBRARY} {file}"] = library


def older(files: Files) -> None:
    """Write schema 2.01."""
    import random

    for root in files.values():
        old_schema(root, random.Random(1))
        root.set("battleScribeVersion", "2.01")


def other_order(files: Files) -> None:
    """Write cells, and the parts of entries, in another order."""
    import random

    for root in files.values():
        shuffle_columns(root, random.Random(1))
        for tag in ("selectionEntry", "selectionEntryGroup", "entryLink", "profile"):
            for element in root.iter(tag):
                element[:] = reversed(list(element))


def other_types(files: Files) -> None:
    """Call the types of profiles otherwise, by other ids, and do not say them in the profiles."""
    for root in files.values():
        for element in root.iter():
            for key in ("typeName", "profileTypeName"):
                if key in element.attrib and element.tag == "profile":
                    del element.attrib[key]


def more_costs(files: Files) -> None:
    """Let every entry cost nothing of other kinds too, said first."""
    for root in files.values():
        for holder in root.iter("costs"):
            for at, name in enumerate(("Points of power", "FEDE")):
                other = Element("cost", name=name, typeId=f"other-{at}", value="0.0")
                holder.insert(0, other)


def strangers(files: Files) -> None:
    """Write publications, comments and things nobody has heard of between, and pages at everything."""
    for root in files.values():
        SubElement(SubElement(root, "publications"), "publication", id="pub", name="Book", shortName="B")
        SubElement(root, "comment").text = "words"
        SubElement(root, "readme").text = "<b>&amp;lt;</b> %s {0} &#x41;"
        for tag in ("selectionEntry", "profile", "selectionEntryGroup"):
            for element in root.iter(tag):
                element.set("publicationId", "pub")
                element.set("page", "12")
                element.set("import", "true")
                element.set("collective", "false")
                SubElement(element, "comment").text = "words"
                SubElement(element, "associations")


def deep(files: Files) -> None:
    """Lay the options of each entry some groups deeper."""
    for root in _catalogues(files):
        for entry in list(root.iter("selectionEntry")):
            inner = entry
            parts = [
                part
                for part in entry
                if part.tag in ("selectionEntries", "selectionEntryGroups", "entryLinks")
            ]
            if not parts or entry.find("profiles") is None:
                continue
            for part in parts:
                entry.remove(part)
            for depth in range(4):
                inner = SubElement(
                    _holder(inner, "selectionEntryGroups"), "selectionEntryGroup",
                    id=f"deep-{depth}-{entry.get('id')}", name="Deep", hidden="false",
                )  # fmt: skip
            for part in parts:
                _holder(inner, part.tag).extend(list(part))


def same(files: Files) -> None:
    """Change nothing."""


FORMS: Mapping[str, Form] = {
    form.__name__.replace("_", " "): form
    for form in (
        same, shared_profiles, profiles_in_the_system, info_groups, shared_info_groups, root_links,
        root_groups, costs_on_links, libraries, older, other_order, other_types, more_costs, strangers, deep,
    )
}  # fmt: skip


# The bytes ----------------------------------------------------------------------------------------


def _plain(root: Element, encoding: str) -> bytes:
    made = BytesIO()
    ElementTree(copy.deepcopy(root)).write(made, encoding, xml_declaration=True)
    return made.getvalue()


def _declared(root: Element, said: str, encoding: str) -> bytes:
    body = _plain(root, "utf-8").decode().partition("?>")[2]
    return f'<?xml version="1.0" encoding="{said}"?>{body}'.encode(encoding)


def _prefixed(root: Element) -> bytes:
    root = copy.deepcopy(root)
    space = root.attrib.pop("xmlns", "http://www.battlescribe.net/schema/catalogueSchema")
    for element in root.iter():
        element.tag = f"{{{space}}}{element.tag}"
    register_namespace("bs", space)
    return _plain(root, "utf-8")


def _without_namespace(root: Element) -> bytes:
    root = copy.deepcopy(root)
    root.attrib.pop("xmlns", None)
    return _plain(root, "utf-8")


def _references(root: Element) -> bytes:
    """Write letters that are not of ASCII as numbers, and lines as references."""
    return _plain(root, "us-ascii")


def _commented(root: Element) -> bytes:
    return _plain(root, "utf-8").replace(b"><", b"><!-- <x> & words --><?go on?><")


WRITINGS: Mapping[str, Callable[[Element], bytes]] = {
    "utf-8": lambda root: _plain(root, "utf-8"),
    "with a mark of its order": lambda root: b"\xef\xbb\xbf" + _plain(root, "utf-8"),
    "utf-16": lambda root: _plain(root, "utf-16"),
    "utf-16, little first": lambda root: _declared(root, "utf-16", "utf-16-le"),
    "utf-16, big first": lambda root: _declared(root, "utf-16", "utf-16-be"),
    "utf-8 that says utf-16": lambda root: _declared(root, "utf-16", "utf-8"),
    "utf-16 that says utf-8": lambda root: _declared(root, "utf-8", "utf-16"),
    "lines of Windows": lambda root: _plain(root, "utf-8").replace(b"><", b">\r\n\t<"),
    "prefixes": _prefixed,
    "no namespace": _without_namespace,
    "no declaration": lambda root: _plain(root, "utf-8").partition(b"?>")[2],
    "references": _references,
    "comments": _commented,
    "windows-1252": lambda root: _declared_legacy(root),
}


def _declared_legacy(root: Element) -> bytes:
    """Write Windows-1252, what it lacks as references."""
    body = _plain(root, "utf-8").decode().partition("?>")[2]
    return f'<?xml version="1.0" encoding="Windows-1252"?>{body}'.encode("cp1252", "xmlcharrefreplace")
