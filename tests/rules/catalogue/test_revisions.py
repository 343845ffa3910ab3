"""A newer revision beside the former."""

from __future__ import annotations

from dataclasses import replace

from rules.catalogue.files import Catalogue
from rules.catalogue.nodes import EntryNode, GroupNode, LinkNode
from rules.catalogue.revisions import Fate, NodeFate, compared
from rules.catalogue.walking import with_entries
from tests.rules.catalogue.bench import at_most, entry, pays

SWORD = entry("sword", costs=pays(3))
ORC = entry(
    "orc", costs=pays(10), constraints=(at_most(2),), groups=(GroupNode(id="arms", entries=(SWORD,)),)
)
ARMY = Catalogue(id="army", revision="1", entries=(ORC, entry("troll")))


def test_the_same_again_is_no_news() -> None:
    assert compared(ARMY, replace(ARMY, revision="2")) == ()


def test_new_gone_and_changed() -> None:
    dearer = replace(SWORD, costs=pays(5))
    orc = replace(
        ORC, constraints=(at_most(3),), groups=(GroupNode(id="arms", entries=(dearer, entry("axe"))),)
    )
    assert compared(ARMY, replace(ARMY, entries=(orc, entry("ogre")))) == (
        NodeFate(Fate.CHANGED, "orc", "Orc", ("constraints",)),
        NodeFate(Fate.CHANGED, "sword", "Sword", ("costs",)),
        NodeFate(Fate.NEW, "axe", "Axe"),
        NodeFate(Fate.NEW, "ogre", "Ogre"),
        NodeFate(Fate.GONE, "troll", "Troll"),
    )


def test_a_new_number_for_the_same() -> None:
    again = replace(entry("troll"), id="t-2", costs=pays(4))
    assert compared(ARMY, replace(ARMY, entries=(ORC, again))) == (
        NodeFate(Fate.RENUMBERED, "t-2", "Troll", ("costs",), "troll"),
    )


def test_what_is_not_alone_of_its_name_or_has_none_is_not_guessed() -> None:
    twins = tuple(EntryNode(id=id_, name="Troll") for id_ in ("t-2", "t-3"))
    fates = [(each.fate, each.id) for each in compared(ARMY, replace(ARMY, entries=(ORC, *twins)))]
    assert fates == [(Fate.NEW, "t-2"), (Fate.NEW, "t-3"), (Fate.GONE, "troll")]
    nameless = Catalogue(id="a", links=(LinkNode(id="l-1"),))
    fates = [
        (each.fate, each.id) for each in compared(nameless, Catalogue(id="a", links=(LinkNode(id="l-2"),)))
    ]
    assert fates == [(Fate.NEW, "l-2"), (Fate.GONE, "l-1")]


def test_one_id_for_another_kind_of_thing() -> None:
    other = Catalogue(id="army", entries=(ORC,), groups=(GroupNode(id="troll", name="Troll"),))
    assert compared(ARMY, other) == (NodeFate(Fate.CHANGED, "troll", "Troll", ("kind",)),)


def test_each_node_stands_in_its_nearest_entry() -> None:
    told = {node.id: None if entry is None else entry.id for node, entry in with_entries(ARMY)}
    assert told == {"orc": "orc", "troll": "troll", "arms": "orc", "sword": "sword"}
    shared = Catalogue(id="army", revision="1", groups=(GroupNode(id="arms", entries=(SWORD,)),))
    assert [(n.id, e and e.id) for n, e in with_entries(shared)] == [("arms", None), ("sword", "sword")]


def test_a_file_with_a_node_without_an_id_is_like_itself() -> None:
    nameless = Catalogue(id="own", entries=(EntryNode(id="", name="Guard"),))
    assert compared(nameless, nameless) == ()
    assert [fate.fate for fate in compared(Catalogue(id="own"), nameless)] == [Fate.NEW]
