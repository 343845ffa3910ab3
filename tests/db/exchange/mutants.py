"""Change files as other armies of a data set differ: other words, other shapes, other dirt.

Each change is plausible by itself: somebody else wrote that army, in another year, with another program.
What a cell was called at first stands in an attribute that no reader knows, so that a test can tell what it
holds.
"""

from __future__ import annotations

import copy
import io
import random
import zipfile
from collections.abc import Callable
from xml.etree.ElementTree import Element, SubElement, fromstring, indent, tostring

WAS = "was"
MARK = "zq"
"""What a cell that stands nowhere else is known by."""
HOLDERS = {"selectionEntry": "selectionEntries", "selectionEntryGroup": "selectionEntryGroups"}

COLUMNS = {
    "Mov": ("MOU", " Mov ", "Mouv.", "Mouvement", "Mov (cm)", "MVT", "Movimento", "M"),
    "Ini": ("INI", "Ini.", "Initiative", "Iniziativa:"),
    "Atk-Str": ("ATT-FOR", "Att. - For.", "ATT/FOR", "Attaque / Force", "Attacco-Forza", "ATK & STR"),
    "Def-Res": ("DEF/RES", "Def - Rés", "Défense-Résistance", "Def.-Res."),
    "Aim": ("TIR", "Tir", "Tiro", "AIM:"),
    "Cou/Fea": ("Cou/Peur", "COU - PEUR", "Courage / Peur", "Coraggio/Paura"),
    "Dis": ("DIS", "Discipline", "Dis."),
    "Pow": ("POU", "Pouvoir", "Potere", "Pow:"),
    "Fervour": ("Foi", "FOI", "Fede", "Ferveur", "Faith"),
    "Abilities": ("Compétences", "ABILITIES", "Abilità", "Capacités"),
}
CORE = {"Mov": 1, "Ini": 1, "Atk-Str": 1, "Def-Res": 2, "Dis": 1}
"""How many of the values that make a card a column holds, under whatever name."""

DIRT = (
    "7,5", "7.5", "12,5 / 20", "15/20", "1", "31", "7-117-8", "4 C", "4C", "5  F", "6 c", "4",
    "1-0-1 (devout)", "2\\1\\0", "0-2-1", "- 13", "-", "", "?", "4_7", "5-", "-/-", "6 - 10", "12 + 1 Dé",
    "5-12+1d6", "*", "n/a", "½", "∞", "see text", "Bravery; Scout", "Fanaticis", "4-7-9", "10 cm", "3 (5)",
    "+1", "-2", "1e400", "NaN",
    "\u00a05\u00a0", "٣", "4\n7", "'10", "=1+1", "<b>4</b>",
)  # fmt: skip
NAMES = (
    "Œil d’Yllia", 'Said "the Quiet"', "Abel <b>le Colérique</b>", "Fils & Filles", "Dwarf (2)  [Ephorat] ",
    "Skinner of Mid-Nor (1) (Ephorat)", "  ", "\u202eGuard", "E\u0301lu", "Clone 👁",
    "Pâle\u00a0Ombre", "d'Orianthe", "{name}", "%n", "../Guard", "Garde;Noir", "A" * 300,
    "Zeïren, l’Infidèle", "”Beheader„", "ﬁère",
)  # fmt: skip
CONDITION = {"field": "selections", "scope": "parent", "value": "1", "type": "instanceOf"}

Mutation = Callable[[Element, random.Random], None]


def _parents(root: Element) -> dict[Element, Element]:
    return {child: parent for parent in root.iter() for child in parent}


def _some(root: Element, tag: str, dice: random.Random, share: float = 0.3) -> list[Element]:
    return [element for element in root.iter(tag) if dice.random() < share]


def rename_types(root: Element, dice: random.Random) -> None:
    """Call the types of profiles otherwise, and give them other ids."""
    mark = dice.choice(("Carte de profil", "Profilo", "Référence ", "fiche", "Profile  card", ""))
    for element in root.iter("profile"):
        for key in ("typeName", "profileTypeName"):
            if key in element.attrib:
                element.set(key, f"{mark} {element.attrib[key]}" if dice.random() < 0.9 else "")
        for key in ("typeId", "profileTypeId"):
            if key in element.attrib:
                element.set(key, "other")


def translate_columns(root: Element, dice: random.Random) -> None:
    """Call columns as other people do, the same in the whole file or a little differently each time."""
    words = {name: dice.choice(variants) for name, variants in COLUMNS.items()}
    wild = dice.random() < 0.3
    for cell in root.iter("characteristic"):
        if (was := cell.get(WAS, cell.get("name", ""))) in COLUMNS:
            cell.set(WAS, was)
            cell.set("name", dice.choice(COLUMNS[was]) if wild else words[was])


def drop_columns(root: Element, dice: random.Random) -> None:
    """Leave out the cells that hold nothing, or any."""
    only_empty = dice.random() < 0.6
    for holder in root.iter("characteristics"):
        for cell in list(holder):
            if dice.random() < 0.5 and not (only_empty and (cell.text or cell.get("value"))):
                holder.remove(cell)


def shuffle_columns(root: Element, dice: random.Random) -> None:
    """Write cells in another order."""
    for holder in root.iter("characteristics"):
        cells = list(holder)
        dice.shuffle(cells)
        holder[:] = cells


def dirty_cells(root: Element, dice: random.Random) -> None:
    """Put into some cells what hands put there."""
    for cell in _some(root, "characteristic", dice, 0.15):
        text = dice.choice(DIRT)
        if dice.random() < 0.3:
            text = f"{text} {MARK}{dice.randrange(10**9)}"
        if "value" in cell.attrib:
            cell.set("value", text)
        else:
            cell.text = text


def forget_names(root: Element, dice: random.Random) -> None:
    """Leave out the names that links repeat, as files of older programs do."""
    for tag in ("categoryLink", "entryLink", "infoLink"):
        for element in root.iter(tag):
            element.attrib.pop("name", None)


def odd_names(root: Element, dice: random.Random) -> None:
    """Give names of all scripts, with mark-up, quotes and blanks; or none."""
    for tag in ("selectionEntry", "profile", "selectionEntryGroup", "selection"):
        for element in _some(root, tag, dice):
            element.set("name", dice.choice(NAMES))


def nest_groups(root: Element, dice: random.Random) -> None:
    """Put what an entry offers into groups within groups."""
    for entry in _some(root, "selectionEntry", dice):
        offered = [part for part in entry if part.tag in ("selectionEntries", "entryLinks")]
        inner = entry
        for depth in range(dice.randint(1, 6)):
            group = SubElement(inner, "selectionEntryGroups")
            inner = SubElement(
                group, "selectionEntryGroup", id=f"deep-{depth}-{entry.get('id')}", name="Deep"
            )
        for part in offered:
            entry.remove(part)
            inner.append(part)


def share_entries(root: Element, dice: random.Random) -> None:
    """Write entries once, beside the roots, and link to them."""
    shared = SubElement(root, "sharedSelectionEntries")
    parents = _parents(root)
    for number, entry in enumerate(_some(root, "selectionEntry", dice, 0.2)):
        holder = parents.get(entry)
        owner = parents.get(holder) if holder is not None else None
        if holder is None or owner is None or holder.tag != "selectionEntries" or holder not in list(owner):
            continue
        holder.remove(entry)
        shared.append(entry)
        links = SubElement(owner, "entryLinks")
        SubElement(
            links, "entryLink", id=f"to-{number}", targetId=entry.get("id", ""), type="selectionEntry",
            hidden="false", name=entry.get("name", ""),
        )  # fmt: skip


def share_profiles(root: Element, dice: random.Random) -> None:
    """Write profiles once, alone or in groups of infos, and link to them."""
    alone, groups = SubElement(root, "sharedProfiles"), SubElement(root, "sharedInfoGroups")
    parents = _parents(root)
    for number, profile in enumerate(_some(root, "profile", dice, 0.25)):
        holder = parents[profile]
        owner = parents.get(holder)
        if owner is None or holder.tag != "profiles" or owner.tag not in ("selectionEntry", "entryLink"):
            continue
        holder.remove(profile)
        profile.set("id", f"shared-{number}-{profile.get('id')}")
        target, kind = profile.get("id", ""), "profile"
        if dice.random() < 0.5:
            target, kind = f"info-{number}", "infoGroup"
            group = SubElement(groups, "infoGroup", id=target, name="Infos")
            if dice.random() < 0.3:
                group = SubElement(
                    SubElement(group, "infoGroups"), "infoGroup", id=f"in-{number}", name="Inner"
                )
            SubElement(group, "profiles").append(profile)
        else:
            alone.append(profile)
        links = SubElement(owner, "infoLinks")
        SubElement(links, "infoLink", id=f"i-{number}", targetId=target, type=kind, hidden="false")


def add_conditions(root: Element, dice: random.Random) -> None:
    """Let prices, names and views hang on what else is there."""
    for entry in _some(root, "selectionEntry", dice):
        holder = SubElement(entry, dice.choice(("modifiers", "modifierGroups")))
        if holder.tag == "modifierGroups":
            holder = SubElement(SubElement(holder, "modifierGroup"), "modifiers")
        for _ in range(dice.randint(1, 3)):
            change = SubElement(
                holder, "modifier", type=dice.choice(("set", "increment", "decrement", "append", "multiply")),
                field=dice.choice(("points", "hidden", "name", "category", "maxInRoster", "annotation")),
                value=dice.choice(("1", "-1", "2.0", "true", "false", "x", "")),
            )  # fmt: skip
            tests = SubElement(change, dice.choice(("conditions", "conditionGroups", "repeats")))
            if tests.tag == "conditionGroups":
                tests = SubElement(SubElement(tests, "conditionGroup", type="or"), "conditions")
            asked = dice.choice(("model", "any", "unit", entry.get("id", "")))
            SubElement(tests, "condition", {**CONDITION, "childId": asked})


def other_costs(root: Element, dice: random.Random) -> None:
    """Ask for several kinds of costs, as decimals or in words."""
    for holder in _some(root, "costs", dice, 0.5):
        for cost in holder:
            if dice.random() < 0.5:
                cost.set("value", dice.choice(("7.0", "7,5", "-1", "0.0", "", "free", "12 AP", "1e9")))
        SubElement(holder, "cost", name="FEDE", typeId="fede", value=dice.choice(("0", "2.0", "x")))


def drop_categories(root: Element, dice: random.Random) -> None:
    """Say nothing of what an entry is."""
    for entry in _some(root, "selectionEntry", dice, 0.6):
        for part in [part for part in entry if part.tag == "categoryLinks"]:
            entry.remove(part)


def hide(root: Element, dice: random.Random) -> None:
    """Hide entries, groups, links and profiles."""
    for tag in ("selectionEntry", "selectionEntryGroup", "entryLink", "profile"):
        for element in _some(root, tag, dice, 0.2):
            element.set("hidden", "true")


def repeat_entries(root: Element, dice: random.Random) -> None:
    """Copy entries, with their ids or with others."""
    parents = _parents(root)
    for entry in _some(root, "selectionEntry", dice, 0.15):
        twin = copy.deepcopy(entry)
        if dice.random() < 0.5:
            for element in twin.iter():
                if "id" in element.attrib:
                    element.set("id", element.attrib["id"] + "-b")
        parents[entry].append(twin)


def strange_parts(root: Element, dice: random.Random) -> None:
    """Write things between that this program has never heard of, profiles in them included."""
    for element in _some(root, "selectionEntry", dice, 0.2):
        odd = SubElement(element, dice.choice(("associations", "publications", "comment", "extra")))
        odd.text = "words"
        if dice.random() < 0.5 and (found := next(root.iter("profile"), None)) is not None:
            odd.append(copy.deepcopy(found))
            odd[0].set("id", f"odd-{dice.randrange(10**6)}")
    for element in _some(root, "selectionEntry", dice, 0.1):
        element.set("type", dice.choice(("mount", "crew", "", "MODEL")))
    for element in _some(root, "profile", dice, 0.1):
        element.attrib.pop("id", None)


def old_schema(root: Element, dice: random.Random) -> None:
    """Write the whole file as schema 2.01 does."""
    for profile in root.iter("profile"):
        for new, old in (("typeName", "profileTypeName"), ("typeId", "profileTypeId")):
            if new in profile.attrib:
                profile.set(old, profile.attrib.pop(new))
    for cell in root.iter("characteristic"):
        if "value" not in cell.attrib:
            cell.set("value", cell.text or "")
            cell.text = None
    for cost in root.iter("cost"):
        if "typeId" in cost.attrib:
            cost.set("costTypeId", cost.attrib.pop("typeId"))


MUTATIONS: tuple[Mutation, ...] = (
    rename_types, translate_columns, drop_columns, shuffle_columns, dirty_cells, forget_names, odd_names,
    nest_groups, share_entries, share_profiles, add_conditions, other_costs, drop_categories, hide,
    repeat_entries, strange_parts, old_schema,
)  # fmt: skip


def without_namespaces(data: bytes) -> Element:
    """Parse a file and take the namespaces off, for ease of writing it anew."""
    root = fromstring(data)
    for element in root.iter():
        space, _, name = element.tag.rpartition("}")
        element.tag = name
        if element is root and space:
            root.set("xmlns", space.lstrip("{"))
    for cell in root.iter("characteristic"):
        cell.set(WAS, cell.get("name", ""))
    return root


def mutate(data: bytes, dice: random.Random, most: int = 6) -> Element:
    """Change a file in a few ways at once."""
    root = without_namespaces(data)
    for change in dice.sample(MUTATIONS, dice.randint(1, most)):
        change(root, dice)
    return root


def written(root: Element, dice: random.Random) -> bytes:
    """Write a file as some program does: indented or not, with or without a mark of its encoding."""
    root = copy.deepcopy(root)
    if dice.random() < 0.5:
        indent(root)
    encoding = dice.choice(("utf-8", "utf-8", "utf-8", "utf-16", "iso-8859-1"))
    data: bytes = tostring(root, encoding, xml_declaration=True)
    if encoding == "utf-8" and dice.random() < 0.2:
        data = b"\xef\xbb\xbf" + data
    return data


def zipped(files: dict[str, bytes]) -> bytes:
    """Put files into an archive with something beside them."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("README.md", "words")
        for name, data in files.items():
            archive.writestr(f"armies/{name}", data)
    return made.getvalue()


def as_roster(root: Element, dice: random.Random) -> Element:
    """Choose an army out of a catalogue: forces within forces, with what their selections show."""
    made = Element(
        "roster", id="r", name="Army", gameSystemName="Confrontation [C5]", battleScribeVersion="2.03"
    )
    made.set("xmlns", "http://www.battlescribe.net/schema/rosterSchema")
    holder = SubElement(made, "forces")
    entries = [
        part for top in root if top.tag in ("selectionEntries", "sharedSelectionEntries") for part in top
    ]
    for number in range(dice.randint(1, 3)):
        force = SubElement(
            holder, "force", id=f"f{number}", name="Core", catalogueName=root.get("name", ""),
            catalogueId=root.get("id", ""),
        )  # fmt: skip
        chosen = SubElement(force, "selections")
        for entry in dice.sample(entries, min(len(entries), dice.randint(0, 6))):
            chosen.append(_selection(entry, dice))
        if dice.random() < 0.5:
            holder = SubElement(force, "forces")
    return made


def _selection(entry: Element, dice: random.Random) -> Element:
    made = Element("selection", {
        "id": f"s-{dice.randrange(10**9)}", "name": entry.get("name", ""), "entryId": entry.get("id", ""),
        "number": dice.choice(("1", "2", "3", "0", "x", "1.0")), "type": entry.get("type", "upgrade"),
    })  # fmt: skip
    for part in entry:
        if part.tag in ("profiles", "costs", "rules"):
            made.append(copy.deepcopy(part))
    inner = SubElement(made, "selections")
    for child in entry.iter("selectionEntry"):
        if child is not entry and dice.random() < 0.4:
            inner.append(_selection(child, dice))
    return made
