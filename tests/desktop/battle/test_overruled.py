"""What the table overruled is told whole: each name and number that was said as it was refused."""

from __future__ import annotations

from desktop.battle.table import BattleTable
from desktop.models.journal import JournalModel, lines
from desktop.operations.battle import open_battle
from desktop.wording import words
from desktop.wording.battle.overruled import overruled_words
from desktop.wording.battle.report import report
from rules.battle.events import Step
from rules.battle.magic import CastSpell
from rules.spells import Spell, SpellKind
from rules.text import Message
from rules.values import Value
from tests.desktop.battle.hand import Hand
from tests.house.translations import wanted

SAMPLES = {
    "fighter": "a1.1", "who": "a1.1", "target": "b1.1", "side": "a", "winner": "b",
    "action": "charge", "element": "fire",
    "elements": ["fire", "fire"], "characteristic": "ATT", "source": "Halo", "phase": "combat",
    "reasons": ["army_unknown"], "fighters": ["b1.1"], "fights": "7, 7",
    "idea": "Over the roof", "n": 7, "held": 7, "needed": 7, "least": 7, "most": 7, "typed": 7,
    "faces": 7, "sixes": 7,
    "open": [{"code": "open.action", "data": {"fighter": "a1.1", "action": "charge"}}],
}  # fmt: skip
SHOWN = {
    "action": "charge", "element": "fire", "elements": "2 × fire", "characteristic": "ATT", "source": "Halo",
    "phase": "combat", "reasons": "the army has no people", "idea": "Over the roof",
}  # fmt: skip
INSTEAD = (".bare", ".overruled")
ASKING = sorted(c for c in words() if c.startswith("refusal.") and wanted(c) and not c.endswith(INSTEAD))


def test_each_reason_keeps_its_names_and_numbers_in_the_journal(table: BattleTable) -> None:
    names = table.context.names
    mine, foe = names.fighter("a1.1"), names.fighter("b1.1")
    shown = SHOWN | {"open": f"the action of {mine} (charge)"}
    shown |= {"fighter": mine, "who": mine, "target": foe, "fighters": foe}
    shown |= {"side": names.side("a"), "winner": names.side("b")}
    lost = []
    for code in ASKING:
        data = {field: SAMPLES[field] for field in wanted(code)}
        told = overruled_words(Step(Message("step.note"), (), code, (Message(code, data),)), names)
        if "…" in told or "{" in told:
            lost.append(f"{code}: {told}")
        lost += [
            f"{field} of {code}: {told}"
            for field in data
            if str(shown.get(field, "7")).casefold() not in told.casefold()
        ]
    assert lost == []
    assert len(ASKING) > 60


def test_a_miracle_that_the_table_insists_on_is_told_as_it_was_refused(table: BattleTable) -> None:
    """Closed and opened again, the journal and the report say the same."""
    context = table.context
    miracle = Spell(
        name_fr="Halo", kind=SpellKind.MIRACLE, faith=2, difficulty=Value.of(6), aspect="creation"
    )
    asked = CastSpell(fighter="a1.1", spell=miracle, value=4, dice=((5,),))
    assert not context.do(asked)
    said = context.why_not()
    assert context.do(asked), "asked once more, the table insists"
    told = f"Against the rule: {said}"
    play = open_battle(context.desk, battle_id=context.play.battle_id)
    assert told in report(context.play, "en") and told in report(play, "en")


def test_a_step_of_old_that_kept_a_code_alone_is_told_as_far_as_its_label_goes(table: BattleTable) -> None:
    step = Step(Message("step.acted", {"fighter": "a1.1", "action": "walk"}), (), "refusal.has_acted")
    assert table.context.fighter_name("a1.1") in overruled_words(step, table.context.names)


def test_both_reasons_of_one_gesture_are_told(table: BattleTable) -> None:
    reasons = (Message("refusal.unhurt"), Message("refusal.off_table", {"fighter": "a1.1"}))
    step = Step(Message("step.note"), (), " ".join(r.code for r in reasons), reasons)
    told = overruled_words(step, table.context.names)
    assert "notch" in told and table.context.fighter_name("a1.1") in told


def test_what_was_asked_for_in_vain_is_told_as_left_out_not_as_an_order(
    table: BattleTable, keys: Hand
) -> None:
    """A charge at nobody, by keys: the refusal asks for a target, journal and report say there was none."""
    table.setFocus()
    keys("fphc\n")
    last = table.context.last_step
    assert last is not None and last.overruled == "refusal.which_target"
    written = report(table.context.play, "en")
    assert "Against the rule: No target was named." in written and "Choose a target" not in written
    journal = JournalModel(table.context)
    line = lines(table.context)[-1]
    assert journal.detail(line).startswith("Against the rule: No target was named.")
