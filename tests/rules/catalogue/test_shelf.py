"""Files in any order: what an id means, and what is not there yet."""

from __future__ import annotations

from rules.catalogue.files import Catalogue, CatalogueLink, CostType, Publication
from rules.catalogue.nodes import (
    CategoryLinkNode,
    CategoryNode,
    EntryNode,
    ForceNode,
    GroupNode,
    InfoGroupNode,
    InfoLinkNode,
    LinkNode,
    ProfileNode,
    RuleNode,
)
from rules.catalogue.shelf import Shelf, UnresolvedLink
from rules.catalogue.walking import nodes_in

HILT = EntryNode(id="hilt")
ARMS = Catalogue(id="arms", system="sys", shared_entries=(EntryNode(id="sword", entries=(HILT,)),))
SYSTEM = Catalogue(
    id="sys",
    cost_types=(CostType(id="pa"),),
    categories=(CategoryNode(id="line"),),
    publications=(Publication(id="book", name="Old"),),
    forces=(ForceNode(id="outer", forces=(ForceNode(id="inner", categories=(CategoryLinkNode(id="x"),)),)),),
)
ARMY = Catalogue(
    id="army",
    system="sys",
    catalogue_links=(CatalogueLink(id="to-arms", name="Arms", target="arms"),),
    publications=(Publication(id="book", name="New"),),
    entries=(
        EntryNode(
            id="guard",
            links=(LinkNode(id="takes", name="Sword", target="sword"),),
            categories=(CategoryLinkNode(id="g-line", name="Line", target="line"),),
            info_links=(InfoLinkNode(id="knows", name="Brave", target="brave"),),
        ),
    ),
)


def test_what_is_not_there_is_told_until_it_is_read() -> None:
    alone = Shelf((ARMY,))
    assert alone.unresolved() == (
        UnresolvedLink("army", "knows", "Brave", "brave"),
        UnresolvedLink("army", "g-line", "Line", "line"),
        UnresolvedLink("army", "takes", "Sword", "sword"),
        UnresolvedLink("army", "to-arms", "Arms", "arms"),
    )
    more = alone.having(ARMS)
    assert [each.target for each in more.unresolved()] == ["brave", "line"]
    rules = Catalogue(id="rules", rules=(RuleNode(id="brave"),))
    assert more.having(SYSTEM, rules).unresolved()[0].target == ""  # the force's own link leads nowhere


def test_order_of_reading_does_not_matter() -> None:
    for files in ((ARMY, ARMS, SYSTEM), (SYSTEM, ARMS, ARMY), (ARMS, ARMY, SYSTEM)):
        shelf = Shelf().having(*files)
        assert [each.id for each in shelf.reach("army")] == ["army", "arms", "sys"]
        assert shelf.reach("army") is shelf.reach("army")
        assert shelf.choosable("army", ARMY.entries[0].links[0]) is ARMS.shared_entries[0]
        assert shelf.category("army", "line") is SYSTEM.categories[0]
        assert shelf.force("army", "inner") is SYSTEM.forces[0].forces[0]
        assert shelf.find("army", "hilt", EntryNode) is HILT


def test_a_file_read_again_takes_the_place_of_the_former() -> None:
    newer = Catalogue(id="arms", system="sys", revision="2")
    shelf = Shelf((ARMS, ARMY)).having(newer)
    assert shelf.by_id["arms"] is newer
    assert [each.target for each in shelf.unresolved()] == ["brave", "line", "sword"]


def test_own_ids_go_before_others() -> None:
    mine, theirs = EntryNode(id="same", name="Mine"), EntryNode(id="same", name="Theirs")
    one = Catalogue(id="one", entries=(mine, EntryNode(id="same", name="Twice")))
    two = Catalogue(id="two", entries=(theirs,))
    shelf = Shelf((two, one))
    assert shelf.find("one", "same", EntryNode) is mine
    assert shelf.find("two", "same", EntryNode) is theirs
    assert shelf.find("nobody", "same", EntryNode) is theirs


def test_links_in_a_circle_lead_nowhere_and_harm_nobody() -> None:
    here = LinkNode(id="here", target="there")
    there = LinkNode(id="there", target="here")
    far = LinkNode(id="far", target="near")
    near = LinkNode(id="near", target="end")
    end = GroupNode(id="end")
    to_rule = LinkNode(id="odd", target="rule")
    own = Catalogue(
        id="own",
        links=(here, there, far, near, to_rule),
        groups=(end,),
        rules=(RuleNode(id="rule"),),
        catalogue_links=(CatalogueLink(target="own"), CatalogueLink(target="nowhere")),
    )
    shelf = Shelf((own,))
    assert shelf.choosable("own", here) is None
    assert shelf.choosable("own", far) is end
    assert shelf.choosable("own", to_rule) is None
    assert shelf.reach("own") == (own,)


def test_a_system_that_is_linked_too_stands_there_once() -> None:
    own = Catalogue(id="own", system="sys", catalogue_links=(CatalogueLink(target="sys"),))
    assert [each.id for each in Shelf((SYSTEM, own)).reach("own")] == ["own", "sys"]


def test_what_an_id_means_is_of_the_kind_asked_for() -> None:
    profile, group = ProfileNode(id="profile"), InfoGroupNode(id="group")
    own = Catalogue(id="own", profiles=(profile,), info_groups=(group,), entries=(HILT,))
    shelf = Shelf((own,))
    assert shelf.info("own", InfoLinkNode(target="profile")) is profile
    assert shelf.info("own", InfoLinkNode(target="group")) is group
    assert shelf.info("own", InfoLinkNode(target="hilt")) is None
    assert shelf.info("own", InfoLinkNode(target="none")) is None
    assert shelf.category("own", "hilt") is None
    assert shelf.force("own", "hilt") is None


def test_one_id_may_mean_things_of_several_kinds() -> None:
    all_ = Catalogue(
        id="own",
        links=(LinkNode(id="same", target="same"),),
        entries=(HILT, EntryNode(id="same")),
        groups=(GroupNode(id="same"),),
        categories=(CategoryNode(id="same"),),
        forces=(ForceNode(id="same"),),
        rules=(RuleNode(id="same"),),
    )
    shelf = Shelf((all_,))
    assert shelf.choosable("own", all_.links[0]) is all_.entries[1]
    to_group = LinkNode(id="other", target="same", kind="selectionEntryGroup")
    assert shelf.choosable("own", to_group) is all_.groups[0]
    assert shelf.category("own", "same") is all_.categories[0]
    assert shelf.force("own", "same") is all_.forces[0]
    assert shelf.info("own", InfoLinkNode(target="same")) is all_.rules[0]


def test_what_a_file_says_goes_before_what_its_system_says() -> None:
    shelf = Shelf((ARMY, SYSTEM))
    assert shelf.publications("army")["book"].name == "New"
    assert list(shelf.cost_types("army")) == ["pa"]


def test_every_node_is_walked_outer_before_inner() -> None:
    assert [node.id for node in nodes_in(ARMY)] == ["guard", "knows", "g-line", "takes"]
    assert [node.id for node in nodes_in(SYSTEM)] == ["line", "outer", "inner", "x"]
