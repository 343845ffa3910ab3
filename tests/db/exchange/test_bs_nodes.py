"""Game systems and catalogues read into nodes, and what does not fit a node."""

from __future__ import annotations

import io
import zipfile

import pytest

from db.errors import Unreadable
from db.exchange.battlescribe.node_reading import UnreadPart, read_catalogues
from db.exchange.battlescribe.node_shapes import SHAPES
from rules.catalogue.files import Catalogue
from rules.catalogue.logic import ConditionGroupNode, ConditionNode, ConstraintNode, RepeatNode

SYSTEM = b"""<?xml version="1.0" encoding="UTF-8"?>
<gameSystem id="sys" name="Skirmish" revision="3" battleScribeVersion="2.03" authorName="Somebody"
    xmlns="http://www.battlescribe.net/schema/gameSystemSchema">
  <readme>Read me</readme>
  <costTypes><costType id="pa" name="PA" defaultCostLimit="400" hidden="false"/></costTypes>
  <profileTypes><profileType id="pt" name="Card">
    <characteristicTypes><characteristicType id="att" name="ATT"/></characteristicTypes>
  </profileType></profileTypes>
  <categoryEntries><categoryEntry id="line" name="Line" hidden="false"/></categoryEntries>
  <forceEntries><forceEntry id="band" name="Band" hidden="false">
    <categoryLinks><categoryLink id="bl" name="Line" targetId="line" primary="false"/></categoryLinks>
  </forceEntry></forceEntries>
</gameSystem>"""

ARMY = b"""<?xml version="1.0" encoding="UTF-8"?>
<catalogue id="army" name="Army" gameSystemId="sys" library="false"
    xmlns="http://www.battlescribe.net/schema/catalogueSchema">
  <selectionEntries>
    <selectionEntry id="orc" name="Orc" hidden="true" collective="false" import="true" type="model" page="7">
      <comment>by hand</comment>
      <constraints>
        <constraint id="most" type="max" value="2" field="selections" scope="roster" shared="true"
          includeChildSelections="true" includeChildForces="false" percentValue="false"/>
      </constraints>
      <modifiers>
        <modifier type="increment" field="pa" value="3">
          <repeats>
            <repeat value="200" repeats="2" field="limit::pa" scope="roster" childId="any" roundUp="true"/>
          </repeats>
          <conditionGroups>
            <conditionGroup type="or">
              <conditions>
                <condition type="atLeast" value="1" field="selections" scope="parent" childId="axe"/>
              </conditions>
              <conditionGroups><conditionGroup type="and"/></conditionGroups>
            </conditionGroup>
          </conditionGroups>
        </modifier>
      </modifiers>
      <modifierGroups><modifierGroup>
        <modifiers><modifier type="set" field="name" value="Boss"/></modifiers>
      </modifierGroup></modifierGroups>
      <profiles><profile id="p" name="Orc" typeId="pt" typeName="Card">
        <characteristics><characteristic name="ATT" typeId="att">5</characteristic></characteristics>
      </profile></profiles>
      <rules><rule id="r" name="Brave"><description>Holds</description></rule></rules>
      <selectionEntryGroups>
        <selectionEntryGroup id="arms" name="Arms" defaultSelectionEntryId="axe">
          <entryLinks><entryLink id="to-axe" name="Axe" targetId="axe" type="selectionEntry"/></entryLinks>
        </selectionEntryGroup>
      </selectionEntryGroups>
      <costs><cost name="PA" typeId="pa" value="10.5"/></costs>
    </selectionEntry>
  </selectionEntries>
  <catalogueLinks>
    <catalogueLink id="cl" name="More" targetId="more" type="catalogue" importRootEntries="true"/>
  </catalogueLinks>
</catalogue>"""


def read(data: bytes) -> tuple[Catalogue, tuple[UnreadPart, ...]]:
    (found,) = read_catalogues(data, "file.cat")
    return found.catalogue, found.unread


def test_a_game_system() -> None:
    system, unread = read(SYSTEM)
    assert unread == ()
    assert (system.id, system.name, system.revision, system.system, system.readme) == (
        "sys", "Skirmish", "3", "", "Read me",
    )  # fmt: skip
    assert (system.cost_types[0].id, system.cost_types[0].limit) == ("pa", 400)
    assert system.profile_types[0].characteristics[0].name == "ATT"
    assert system.forces[0].categories[0].target == system.categories[0].id == "line"


def test_a_catalogue_with_all_that_it_says() -> None:
    army, unread = read(ARMY)
    assert unread == ()
    orc = army.entries[0]
    assert (orc.id, orc.kind, orc.hidden, orc.page, orc.comment) == ("orc", "model", True, "7", "by hand")
    assert orc.constraints == (
        ConstraintNode(id="most", kind="max", value=2, scope="roster", shared=True, deep=True),
    )
    increment = orc.modifiers[0]
    assert (increment.kind, increment.field, increment.value) == ("increment", "pa", "3")
    assert increment.repeats == (
        RepeatNode(value=200, times=2, field="limit::pa", scope="roster", child="any", round_up=True),
    )
    asked = ConditionNode(kind="atLeast", value=1, scope="parent", child="axe")
    assert increment.condition_groups == (
        ConditionGroupNode(kind="or", conditions=(asked,), groups=(ConditionGroupNode(kind="and"),)),
    )
    assert orc.modifier_groups[0].modifiers[0].value == "Boss"
    assert orc.profiles[0].characteristics[0].value == "5"
    assert orc.rules[0].description == "Holds"
    assert (orc.groups[0].default, orc.groups[0].links[0].target) == ("axe", "axe")
    assert orc.costs[0].value == 10.5
    assert army.catalogue_links[0].imports_entries


def test_the_words_of_the_older_schema() -> None:
    army, unread = read(
        b"""<catalogue id="a"><selectionEntries><selectionEntry id="e">
        <profiles><profile profileTypeId="pt" profileTypeName="Card"><characteristics>
        <characteristic name="ATT" characteristicTypeId="att" value="5"/></characteristics>
        </profile></profiles><costs><cost costTypeId="pa" value="3"/></costs>
        </selectionEntry></selectionEntries></catalogue>"""
    )
    assert unread == ()
    profile = army.entries[0].profiles[0]
    assert (profile.type_id, profile.type_name) == ("pt", "Card")
    assert (profile.characteristics[0].type_id, profile.characteristics[0].value) == ("att", "5")
    assert army.entries[0].costs[0].type_id == "pa"


def test_nothing_is_dropped_in_silence() -> None:
    _, unread = read(
        b"""<catalogue id="a" colour="red" name="Army"><!-- a note --><selectionEntries>
        <selectionEntry id="e" hidden="perhaps">stray<costs><cost name="PA" typeId="pa" value="7,5"/>
        <cost name="POW" value="inf"/></costs><banner>lion</banner></selectionEntry>
        <!-- a note --><drum name="big"/></selectionEntries></catalogue>"""
    )
    assert [(part.where, part.word, part.value) for part in unread] == [
        ("Army", "colour", "red"),
        ("e", "hidden", "perhaps"),
        ("e", "selectionEntry", "stray"),
        ("PA", "value", "7,5"),
        ("POW", "value", "inf"),
        ("e", "banner", "lion"),
        ("selectionEntries", "drum", "big"),
    ]


def test_what_a_node_cannot_be_without_is_empty() -> None:
    army, _ = read(
        b"""<catalogue><costTypes><costType/></costTypes><selectionEntries><selectionEntry>
        <constraints><constraint/></constraints><costs><cost/></costs><modifiers><modifier>
        <conditions><condition/></conditions></modifier></modifiers></selectionEntry></selectionEntries>
        </catalogue>"""
    )
    assert (army.id, army.cost_types[0].id, army.entries[0].constraints[0].kind) == ("", "", "")


def test_every_list_of_a_shape_is_of_shapes_and_of_fields() -> None:
    for tag, shape in SHAPES.items():
        fields = set(shape.node.__dataclass_fields__)  # type: ignore[attr-defined]
        assert {within for within, _ in shape.lists.values()} <= set(SHAPES), tag
        named = {name for _, name in shape.lists.values()} | set(shape.texts.values())
        assert named | {name for name, _ in shape.words.values()} <= fields, tag


def test_archives_and_what_is_none() -> None:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        archive.writestr("system.gst", SYSTEM)
        archive.writestr("army.cat", ARMY)
        archive.writestr("list.ros", "<roster/>")
    assert [found.catalogue.id for found in read_catalogues(packed.getvalue(), "all.zip")] == ["sys", "army"]
    for data, code in (
        (b"<roster/>", "not_battlescribe"),
        (b"", "empty"),
        (b"no", "not_xml"),
        (b'<!DOCTYPE a [<!ENTITY b "c">]><catalogue>&b;</catalogue>', "entities"),
    ):
        with pytest.raises(Unreadable) as refused:
            read_catalogues(data, "file.cat")
        assert refused.value.message.code == f"import.{code}"
