"""A battle of real size: 2 × 12 cards, 2 × 25 figures, long names, mages, left in the middle of play."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.app.demonstration.table import Players, Stuck, side_of
from desktop.operations import armies, battle, cards, tables
from desktop.operations.desk import Desk
from rules.armies import Option, OptionKind
from rules.battle import commands as c
from rules.battle.state import Lasting, Modifier, ModifierKind, Place, Until
from rules.cards import Card, Rank, Size, values_from_line
from rules.spells import Area, Spell, SpellRange
from rules.text import Refusal
from rules.values import Value

CRUSADE, NIGHT = "Croisade du Griffon", "Nuit d’Achéron"
KAIAN = "Kaian Draghost, le Changeur de Formes (Humain)"
MIRVILIS, MELKION = "Mirvilis, Chevalier de la Lumière", "Melkion le Flamboyant"
_ENTRIES = {
    CRUSADE: (
        ("Conscrit du Griffon", 3),
        ("Magistrat du Griffon", 3),
        (MIRVILIS, 1),
        ("Templier de l’Inquisition", 3),
        ("Abel le Colérique", 1),
        ("Fusilier du Griffon", 3),
        (MELKION, 1),
        ("Chevalier du Lion sur Destrier", 2),
        ("Miséricorde (Mirà 2)", 1),
        ("Conscrit du Griffon", 3),
        ("Inquisiteur Taëtrius", 1),
        ("Fusilier du Griffon", 3),
    ),
    NIGHT: (
        ("Clone de Dirz", 3),
        (KAIAN, 1),
        ("Guerrier Kératis", 3),
        ("Guerrier Crâne Nécromant", 3),
        ("Ardokath, Celui-Qui-Veille", 1),
        ("Clone de Dirz (Hache)", 3),
        ("Le Grand Crâne", 1),
        ("Tigre de Dirz", 2),
        ("Sephiroth le Moissonneur", 1),
        ("Clone de Dirz", 3),
        ("Melmoth Guerrier Crâne (2)", 1),
        ("Guerrier Kératis", 3),
    ),
}


_SPELLS = (
    Spell(name_fr="Bouclier de flammes", name_en="Shield of flames", cost={"fire": 1}, difficulty=Value.of(7),
          modifiers=(Modifier("RES", 2, ""),), lasting=Lasting.TURN),
    Spell(name_fr="Lance de braise", name_en="Lance of embers", cost={"fire": 2}, difficulty=Value.of(9),
          reach=SpellRange(cm=20)),
    Spell(name_fr="Brume d’oubli", name_en="Mist of oblivion", cost={"darkness": 2}, difficulty=Value.of(17),
          area=Area(cm=10), lasting=Lasting.UPKEEP, upkeep=1),
    Spell(name_fr="Étreinte glacée", name_en="Icy embrace", cost={"darkness": 1, "air": 1},
          difficulty=Value.of(12), reach=SpellRange(cm=15)),
)  # fmt: skip


def kaian(desk: Desk) -> Card:
    """Make the card with the longest name and fourteen abilities, as a player enters it from his own."""
    abilities = (
        "Aimé des dieux, Immunité/Peur, Éthéré, Cible/+2, Esprit des Ténèbres, Négation, "
        "Virtuose des Ténèbres et des 4 Éléments/Nécromancie, Typhonisme, Magie noire et sorcellerie, "
        "Artefact/4, Maîtrise des arcanes, Coup de maître/0, Enchaînement/2, Contre-attaque/2"
    )
    return Card(
        name_fr=KAIAN,
        people=desk.peoples.find("Limbes d’Achéron") or "",
        values=values_from_line("10 10 8 8 8 10 - P8 8 15 -"),
        rank=Rank.parse("Champion Virtuose 4"),
        size=Size.NORMAL,
        abilities=desk.abilities.parse_list(abilities),
        edition="C3",
    )


def gather_armies(desk: Desk) -> None:
    """Enter the missing card and gather both armies."""
    _sure(cards.save_card(desk, card=kaian(desk)))
    people = {CRUSADE: "Griffons d’Akkylannie", NIGHT: "Limbes d’Achéron"}
    for name, entries in _ENTRIES.items():
        army = _sure(armies.create(desk, name=name, people=desk.peoples.find(people[name]) or "", limit=1000))
        _fill(desk, army, entries)


def _fill(desk: Desk, army: str, entries: Sequence[tuple[str, int]]) -> None:
    known = {revision.card.name_fr: revision for revision in desk.library.cards()}
    for name, figures in entries:
        entry = _sure(armies.add_entry(desk, army, card_id=known[name].card_id, figures=figures))
        if known[name].card.is_mage:
            known_spells = _SPELLS if name == KAIAN else _SPELLS[:2]
            options = [
                *(Option(s.name_fr, OptionKind.SPELL, 12 / len(known_spells), spell=s) for s in known_spells),
                Option("Amulette", OptionKind.ARTEFACT, 8),
            ]
            armies.set_options(desk, army, entry_id=entry, options=options)


def _sure(made: str | Refusal) -> str:
    if isinstance(made, Refusal):
        raise Stuck(made.code)
    return made


def begin_large_battle(desk: Desk) -> Players:
    """Lay both armies on the table and share out gems and faith; nothing is ordered yet."""
    play = battle.start_battle(
        desk,
        name="La bataille du gué",
        a=side_of(desk, CRUSADE, "Aurore"),
        b=side_of(desk, NIGHT, "Basile"),
        ruleset=tables.rulesets()["seeds"],
        scenario="Le gué",
        turn_limit=6,
    )
    table = Players(desk, play)
    _gems(table)
    return table


def play_first_turn(table: Players) -> None:
    """Play the first turn to its end; it leaves every kind of trouble."""
    _order(table)
    table.play_all_cards()
    _casualties(table)
    table.do(c.Advance())
    table.deal_with_rows()
    table.do(c.Advance())
    table.deal_with_rows()
    table.do(c.EndTurn())


def play_large_battle(desk: Desk) -> Players:
    """Play a turn and a half; it is the first side's speaking turn, with two cards before it."""
    table = begin_large_battle(desk)
    play_first_turn(table)
    _order(table)
    _half_a_turn(table)
    return table


def _gems(table: Players) -> None:
    table.do(
        c.Gem(table.figure(MELKION), "fire", 4),
        c.Gem(table.figure(MELKION), "light", 2),
        c.Gem(table.figure(MIRVILIS), "light", 5),
        c.Gem(table.figure("Inquisiteur Taëtrius"), "fire", 2),
        c.Gem(table.figure(KAIAN), "darkness", 6),
        c.Gem(table.figure(KAIAN), "air", 2),
        c.Gem(table.figure(KAIAN), "fire", 1),
        c.Gem(table.figure("Guerrier Crâne Nécromant"), "darkness", 2),
        c.Faith(table.figure("Miséricorde (Mirà 2)"), 3),
        c.Faith(table.figure("Ardokath, Celui-Qui-Veille"), 4),
    )


def _order(table: Players) -> None:
    """Order both sequences and go through the Tactique roll; whoever wins lets the other begin."""
    table.do(
        c.Ready("a"),
        c.Ready("b"),
        c.ChooseCoordinator("a", table.figure(MELKION)),
        c.ChooseCoordinator("b", table.figure(KAIAN)),
    )
    table.win_the_roll(5, 3)
    table.do(c.ChooseFirst("b"))


def _casualties(table: Players) -> None:
    """Leave every kind of trouble on the table."""
    fate = table.figure
    table.do(
        c.Notch(fate("Conscrit du Griffon (1)", "B"), 2),
        c.Notch(fate("Conscrit du Griffon (1)", "C"), 4),
        c.Notch(fate("Templier de l’Inquisition", "A"), 1),
        c.Notch(fate("Fusilier du Griffon (2)", "B"), 3),
        c.Notch(fate("Clone de Dirz (1)", "A"), 4),
        c.Notch(fate("Clone de Dirz (1)", "B"), 4),
        c.Notch(fate("Clone de Dirz (1)", "C"), 4),
        c.Notch(fate("Tigre de Dirz", "A"), 2),
        c.Notch(fate("Guerrier Kératis (1)", "B"), 1),
        c.Put(fate("Clone de Dirz (Hache)", "C"), Place.FLED),
        c.Put(fate("Magistrat du Griffon", "C"), Place.CAPTURED),
        c.Put(fate("Guerrier Kératis (2)", "A"), Place.OFF),
    )


def _half_a_turn(table: Players) -> None:
    """Play on until two cards of the first side are in play at once."""
    fate = table.figure
    bonus = Modifier("FOR", 2, "Force du Griffon", ModifierKind.BONUS, Until.TURN_END)
    for _ in range(3):
        table.do(c.PlayTop(), c.EndSpeaking())
        table.do(c.ReserveTop() if not table.game.sides[table.game.hand].reserved else c.PlayTop())
        if table.game.speaking:
            table.do(c.EndSpeaking())
    table.do(
        c.Stun(fate("Conscrit du Griffon (1)", "A")),
        c.Stun(fate("Sephiroth le Moissonneur")),
        c.Notch(fate("Le Grand Crâne"), 2),
        c.Modify(fate(MIRVILIS), bonus),
        c.Gem(fate(KAIAN), "darkness", -2),
        c.Annotate(fate("Abel le Colérique"), "Porte l'étendard"),
        c.ChangeCounter(fate("Miséricorde (Mirà 2)"), "Cible", 1),
        c.MarkFigure(fate("Templier de l’Inquisition", "B"), nickname="Hector"),
    )
    while table.game.hand != "a":
        table.do(c.PlayTop(), c.EndSpeaking())
    if table.game.sides["a"].reserve:
        table.do(c.PlayBoth())
    else:
        table.do(c.PlayTop())
    first = table.game.fighters_of(table.game.speaking[0])[0]
    table.do(c.Activate(first.id))
