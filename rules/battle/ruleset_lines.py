"""What a player may change in a ruleset: one row per value.

A new field of :class:`rules.battle.ruleset.Ruleset` is one row of ``TABLE``, or a name in ``STRUCTURAL``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rules.abilities import Abilities
from rules.battle.decisions.table import TABLE as DECISIONS
from rules.battle.ruleset import NOTHING, Ruleset, WoundRule
from rules.battle.ruleset_actions import ACTION_LINES
from rules.battle.ruleset_command import COMMAND_LINES
from rules.battle.ruleset_table import (
    CONFRONTATION,
    ON,
    Before,
    CellKind,
    Chapter,
    RulesetCell,
    RulesetLine,
    RulesetMark,
    Words,
)
from rules.battle.wound_effects import Bearer, WoundEffect, WoundStep
from rules.cards import SIZE_WORDS
from rules.values import PRINTED, Characteristic

Expansion = Callable[[Ruleset, Abilities], Iterator[RulesetLine]]
_ORDER: dict[Chapter, int] = {chapter: place for place, chapter in enumerate(Chapter)}


def lines(ruleset: Ruleset, abilities: Abilities) -> tuple[RulesetLine, ...]:
    """Return all lines for a ruleset, lists of it opened: one line per bonus, ability and row."""
    made: list[RulesetLine] = []
    for entry in (*TABLE, *(decision.line for decision in DECISIONS)):
        found = [entry] if isinstance(entry, RulesetLine) else entry(ruleset, abilities)
        made += [line for line in found if ruleset.system in line.systems]
    return tuple(sorted(made, key=lambda line: _ORDER[line.chapter]))


def effect_key(effect: WoundEffect) -> str:
    """Return what tells an effect from the others of a ruleset."""
    return ":".join((effect.ability, effect.bearer, effect.step, effect.when, *effect.words))


# Lists of a ruleset ---------------------------------------------------------------------------------

_COUNTED = Words("Compte", "Counts")
_AMOUNT = Words("Valeur", "Amount")
_NOTES: dict[WoundStep, Words] = {
    WoundStep.DIE: Words(
        "Un dé de plus pour la FOR de l’attaquant.", "One more die for the attacker’s strength."
    ),
    WoundStep.ROW: Words(
        "Décale la ligne lue dans le tableau, vers le pire si la valeur est positive.",
        "Shifts the row that is read, to the worse when the amount is positive.",
    ),
    WoundStep.COLUMN: Words("Décale la colonne lue dans le tableau.", "Shifts the column that is read."),
    WoundStep.REPLACE: Words("Remplace le résultat.", "Replaces the result."),
    WoundStep.NOTCH: Words(
        "Aggrave ou allège une blessure d’autant de crans.",
        "Makes a wound that many notches worse or better.",
    ),
    WoundStep.POISON: Words(
        "Après une blessure, un dé l’aggrave\u202f: au-dessus de X d’un cran, sinon de deux.",
        "After a wound a die makes it worse: above X by one notch, otherwise by two.",
    ),
    WoundStep.STATE: Words("Demandé en tout dernier.", "Asked last of all."),
}
_GIVEN = frozenset({
    "fierce:attacker:replace:always", "vulnerable:target:notch:always", "tough:target:notch:always",
    "immunity:target:replace:always:tete:head",
    "immunity:target:replace:always:blessure legere:light wound",
})  # fmt: skip
"""Effects of abilities at a wound roll that the text itself tells, by their keys."""
_UNTOLD_EFFECT = Words(
    "Le texte ne donne pas de valeur\u202f; nous jouons celle-ci.",
    "The text gives no figure; we play this one.",
)
_UNTOLD_ROW = Words(
    "Les textes n’en disent rien\u202f; nous la listons.", "The texts say nothing of it; we list it."
)
_BEARERS = {
    Bearer.ATTACKER: Words("Attaquant.", "Attacker."),
    Bearer.TARGET: Words("Cible.", "Target."),
}


def results(ruleset: Ruleset) -> tuple[tuple[str, Words], ...]:
    """Return what a cell of the wound table may hold: nothing, the states of the track, life points."""
    states = ((s.id, Words(f"{s.letter_fr}  {s.fr}", f"{s.letter_en}  {s.en}")) for s in ruleset.track.states)
    sign = ruleset.track.nothing
    named = {NOTHING: Words(f"{sign}  Rien", f"{sign}  Nothing"), **dict(states)}
    return tuple((key, named.get(key) or Words(*_lives(key))) for key in ruleset.results)


def _lives(key: str) -> tuple[str, str]:
    return (
        (f"{key}  Point de vie", f"{key}  Life point")
        if key == "1"
        else (f"{key}  Points de vie", f"{key}  Life points")
    )


def _bonuses(ruleset: Ruleset, _abilities: Abilities) -> Iterator[RulesetLine]:
    for bonus in ruleset.tactique_bonuses:
        at = f"tactique_bonuses/{bonus.id}"
        yield RulesetLine(
            chapter=Chapter.STRATEGIC,
            words=Words(bonus.fr, bonus.en),
            section="IV-B",
            mark=RulesetMark.DECISION,
            note=Words(
                "Proposé au jet de Tactique avec cette valeur\u202f: le texte ne donne pas de chiffre.",
                "Offered at the Tactique roll with this amount: the text gives no figure.",
            ),
            cells=(
                RulesetCell(path=f"{at}/{ON}", kind=CellKind.SWITCH, caption=Words("Proposé", "Offered")),
                RulesetCell(path=f"{at}/amount", kind=CellKind.NUMBER, caption=_AMOUNT, least=-9, most=9),
            ),
        )


def _states(ruleset: Ruleset, _abilities: Abilities) -> Iterator[RulesetLine]:
    if ruleset.wound_table:
        yield RulesetLine(
            chapter=Chapter.TRACK,
            words=Words("Rien", "Nothing"),
            section="II-B-1",
            note=Words("Son signe à l’écran.", "Its sign on screen."),
            cells=(RulesetCell(path="track/nothing", kind=CellKind.LETTER),),
        )
    for state in ruleset.track.states:
        at = f"track/states/{state.id}"
        yield RulesetLine(
            chapter=Chapter.TRACK,
            words=Words(state.fr, state.en),
            section="II-B-2",
            note=Words(
                "Ses lettres à l’écran, et les crans qu’il coûte.",
                "Its letters on screen, and the notches it costs.",
            ),
            cells=(
                RulesetCell(
                    path=f"{at}/letter_fr", kind=CellKind.LETTER, caption=Words("Français", "French")
                ),
                RulesetCell(
                    path=f"{at}/letter_en", kind=CellKind.LETTER, caption=Words("Anglais", "English")
                ),
                RulesetCell(
                    path=f"{at}/notches", kind=CellKind.NUMBER, caption=Words("Crans", "Notches"), most=12
                ),
            ),
        )


def _effects(ruleset: Ruleset, abilities: Abilities) -> Iterator[RulesetLine]:
    for effect in ruleset.wound_effects:
        at, note = f"wound_effects/{effect_key(effect)}", _NOTES[effect.step]
        said = [_BEARERS[effect.bearer], note]
        given = effect_key(effect) in _GIVEN
        before = Before(effect.since, value=False)
        if not given:
            said.append(_UNTOLD_EFFECT)
        yield RulesetLine(
            chapter=Chapter.EFFECTS,
            words=_named(effect, abilities),
            section="II-B-1",
            mark=RulesetMark.OPEN if given else RulesetMark.DECISION,
            note=Words(" ".join(words.fr for words in said), " ".join(words.en for words in said)),
            cells=(
                RulesetCell(path=f"{at}/{ON}", kind=CellKind.SWITCH, caption=_COUNTED, before=before),
                *_amounts(effect, at, ruleset),
            ),
        )


def _amounts(effect: WoundEffect, at: str, ruleset: Ruleset) -> Iterator[RulesetCell]:
    if effect.amount:
        yield RulesetCell(path=f"{at}/amount", kind=CellKind.NUMBER, caption=_AMOUNT, least=-9, most=9)
    if effect.amount and effect.by_parameter:
        words = Words("Multipliée par X", "Times X")
        yield RulesetCell(path=f"{at}/by_parameter", kind=CellKind.SWITCH, caption=words)
    if effect.to:
        words = Words("Devient", "Becomes")
        yield RulesetCell(path=f"{at}/to", kind=CellKind.CHOICE, caption=words, choices=results(ruleset))


def _named(effect: WoundEffect, abilities: Abilities) -> Words:
    """Name an effect as a card would: Immunité/Tête."""
    kind = abilities.kinds.get(effect.ability)
    fr, en = (kind.fr, kind.en) if kind is not None else (effect.ability, effect.ability)
    if not effect.words:
        return Words(fr, en)
    words = abilities.words
    return Words(f"{fr}/{words.french(effect.words[0])}", f"{en}/{words.english(effect.words[0])}")


def _rows(phase: str, chapter: Chapter) -> Expansion:
    def expand(ruleset: Ruleset, _abilities: Abilities) -> Iterator[RulesetLine]:
        for step in getattr(ruleset, phase):
            for row in step.rows:
                at = f"{phase}/{step.id}/rows/{row.id}/{ON}"
                untold = Words() if row.section else _UNTOLD_ROW
                yield RulesetLine(
                    chapter=chapter,
                    words=Words(row.fr, row.en),
                    note=Words(f"{step.fr}. {untold.fr}".strip(), f"{step.en}. {untold.en}".strip()),
                    section=row.section,
                    mark=RulesetMark.OPEN if row.section else RulesetMark.DECISION,
                    cells=(RulesetCell(path=at, kind=CellKind.SWITCH, caption=Words("Listée", "Listed")),),
                )

    return expand


# The table ------------------------------------------------------------------------------------------

STRUCTURAL: dict[str, str] = {
    "id": "the name rows go by", "fr": "renamed as a whole", "en": "renamed as a whole",
    "system": "which engine plays", "note_fr": "says what was changed", "note_en": "says what was changed",
    "strategic": "its steps are wired to the engine",
    "wound_columns": "the shape of the wound table is the rulebook’s",
    "track/life": "cards print life points in that system",
}  # fmt: skip
"""Fields that are no values of a rulebook, and why."""

TABLE: tuple[RulesetLine | Expansion, ...] = (
    RulesetLine(
        chapter=Chapter.DICE,
        section="II-A",
        words=Words("Un 1 naturel est un échec", "A natural 1 fails"),
        note=Words(
            "Pour les tests de caractéristique. La fédération ne le demande pas, C3 et C5 si.",
            "At tests of characteristics. The federation’s rules do not ask for it, C3 and C5 do.",
        ),
        cells=(RulesetCell(path="natural_one_fails", kind=CellKind.SWITCH),),
    ),
    _bonuses,
    RulesetLine(
        chapter=Chapter.ACTIVATION,
        section="V-A-1",
        systems=CONFRONTATION,
        words=Words("Cartes en réserve", "Cards in reserve"),
        note=Words("Par camp et par phase d’activation.", "For each side and activation phase."),
        cells=(RulesetCell(path="reserve_capacity", kind=CellKind.NUMBER, most=9),),
    ),
    *ACTION_LINES,
    *COMMAND_LINES,
    RulesetLine(
        chapter=Chapter.TRACK,
        section="II-B-3",
        systems=CONFRONTATION,
        words=Words("Une nouvelle blessure", "A new wound"),
        note=Words(
            "Les crans s’ajoutent, ou une blessure plus grave remplace l’état et une autre l’aggrave (C3).",
            "Notches add up, or a worse wound replaces the state and any other worsens it by one notch (C3).",
        ),
        cells=(
            RulesetCell(
                path="wound_rule",
                kind=CellKind.CHOICE,
                choices=(
                    (WoundRule.ADD.value, Words("Les crans s’ajoutent", "Notches add up")),
                    (WoundRule.WORSEN.value, Words("Remplace ou aggrave", "Replaces or worsens")),
                ),
            ),
        ),
    ),
    RulesetLine(
        chapter=Chapter.TRACK,
        section="II-B-2",
        systems=CONFRONTATION,
        words=Words("Crans avant l’élimination", "Notches that eliminate"),
        note=Words("Le dernier cran élimine la figurine.", "The last notch eliminates the figure."),
        cells=(RulesetCell(path="track/capacity", kind=CellKind.NUMBER, least=1, most=12),),
    ),
    *(
        RulesetLine(
            chapter=Chapter.TRACK,
            section="II-B-2",
            systems=CONFRONTATION,
            words=Words(
                f"Crans d’une taille\u202f: {', '.join(size.fr)}", f"Notches of a size: {', '.join(size.en)}"
            ),
            note=Words(
                "Le même nombre pour toutes dans le texte, un autre selon la taille en C5.",
                "The same number for all in the text, another one by size in C5.",
            ),
            cells=(RulesetCell(path=f"track/capacity_by_size/{key.value}", kind=CellKind.SAME, most=12),),
        )
        for key, size in SIZE_WORDS.items()
    ),
    _states,
    RulesetLine(
        chapter=Chapter.TRACK,
        section="II-B-4",
        systems=CONFRONTATION,
        words=Words("Malus par cran", "Penalty for each notch"),
        note=Words("Retiré aux caractéristiques ci-dessous.", "Taken from the characteristics below."),
        cells=(RulesetCell(path="track/penalty_per_notch", kind=CellKind.NUMBER, most=5),),
    ),
    RulesetLine(
        chapter=Chapter.TRACK,
        section="II-B-4",
        mark=RulesetMark.DECISION,
        words=Words("Malus de l’état Sonné", "Penalty of a stunned figure"),
        note=Words(
            "Comme un cran. Le texte ne dit rien d’un double Sonné\u202f: nous le comptons une seule fois.",
            "Like a notch. The text does not say what stunned twice is: we count it once.",
        ),
        cells=(RulesetCell(path="track/stunned_penalty", kind=CellKind.NUMBER, most=5),),
    ),
    RulesetLine(
        chapter=Chapter.TRACK,
        section="II-B-4",
        mark=RulesetMark.DECISION,
        words=Words("Caractéristiques touchées", "Characteristics that suffer"),
        note=Words(
            "Les textes ne disent rien de MOU, RES, COU, PEUR et DIS.",
            "The texts say nothing of MOV, RES, COU, FEA and DIS.",
        ),
        cells=(
            RulesetCell(
                path="track/penalised",
                kind=CellKind.SET,
                choices=tuple((c.value, Words(c.value, c.english)) for c in PRINTED),
            ),
        ),
    ),
    RulesetLine(
        chapter=Chapter.TRACK,
        section="II-B-4",
        systems=CONFRONTATION,
        mark=RulesetMark.DECISION,
        words=Words("La FOR d’une arme de tir est épargnée", "The strength of a ranged weapon is spared"),
        note=Words(
            "La FOR est de ce qui perd 1 par cran, sans exception dite. Ici ni cran ni Sonné ne la "
            "baissent au jet de Blessures d’un tir.",
            "STR is among what loses 1 per notch, no exception is made. Here neither notches nor being "
            "stunned lower it at the wound roll of a shot.",
        ),
        cells=(RulesetCell(path="track/spares_ranged", kind=CellKind.SWITCH),),
    ),
    RulesetLine(
        chapter=Chapter.TABLE,
        section="II-B-1",
        words=Words("Tableau", "Table"),
        note=Words(
            "Un signe du résultat par case.",
            "A sign of the result in each cell.",
        ),
        cells=(RulesetCell(path="wound_table", kind=CellKind.GRID),),
    ),
    RulesetLine(
        chapter=Chapter.TABLE,
        section="II-B-1",
        systems=CONFRONTATION,
        words=Words("Un double 6 tue net", "A double 6 kills outright"),
        note=Words(
            "Quelles que soient la FOR et la RES, sur les deux dés gardés.",
            "Whatever the strength and the resilience, on the two dice kept.",
        ),
        cells=(RulesetCell(path="double_six_kills", kind=CellKind.SWITCH),),
    ),
    _effects,
    RulesetLine(
        chapter=Chapter.EFFECTS,
        section="II-B-1",
        systems=CONFRONTATION,
        words=Words("Effets ajoutés", "Effects of your own"),
        note=Words(
            "Toute compétence ou tout nom, sur toute localisation et tout résultat.",
            "Any ability or name, on any location and any result.",
        ),
        cells=(RulesetCell(path="own_effects", kind=CellKind.EFFECTS, most=40),),
    ),
    RulesetLine(
        chapter=Chapter.MYSTIC,
        section="",
        mark=RulesetMark.DECISION,
        words=Words("Récupération de mana", "Recovery of mana"),
        note=Words(
            "Les dés d’un magicien à l’entretien, la face qui réussit et les gemmes de chaque succès. Les "
            "textes ne donnent pas de chiffre\u202f; nous jouons ceux de MonCon’F.",
            "A mage’s dice in upkeep, the face that succeeds and the gems of each success. The texts give no "
            "figure; we play those of MonCon’F.",
        ),
        cells=(
            RulesetCell(path="mana/dice", kind=CellKind.NUMBER, caption=Words("Dés", "Dice"), most=12),
            RulesetCell(
                path="mana/success", kind=CellKind.NUMBER, caption=Words("Dès", "From"), least=1, most=6
            ),
            RulesetCell(
                path="mana/gems", kind=CellKind.NUMBER, caption=Words("Gemmes", "Gems"), least=1, most=9
            ),
        ),
    ),
    RulesetLine(
        chapter=Chapter.MYSTIC,
        section="",
        mark=RulesetMark.DECISION,
        words=Words("Limite de mana", "Limit of mana"),
        note=Words(
            "Pour un magicien sans limite à lui. Les textes ne donnent pas de chiffre\u202f; nous n’en "
            "jouons aucune.",
            "For a mage without a limit of its own. The texts give no figure; we play none.",
        ),
        cells=(RulesetCell(path="mana/limit", kind=CellKind.LIMIT, most=40),),
    ),
    RulesetLine(
        chapter=Chapter.MYSTIC,
        section="",
        mark=RulesetMark.DECISION,
        words=Words("Gemmes neutres", "Neutral gems"),
        note=Words(
            "Une gemme neutre paie pour tout élément. Les textes n’en disent rien.",
            "A neutral gem pays for any element. The texts say nothing of it.",
        ),
        cells=(RulesetCell(path="mana/neutral_pays", kind=CellKind.SWITCH),),
    ),
    RulesetLine(
        chapter=Chapter.MYSTIC,
        section="",
        mark=RulesetMark.DECISION,
        words=Words("Éléments maîtrisés seulement", "Mastered elements only"),
        note=Words(
            "Seules les gemmes d’éléments maîtrisés reviennent. Les textes n’en disent rien.",
            "Only gems of mastered elements come back. The texts say nothing of it.",
        ),
        cells=(RulesetCell(path="mana/mastered_only", kind=CellKind.SWITCH),),
    ),
    RulesetLine(
        chapter=Chapter.MYSTIC,
        section="",
        mark=RulesetMark.DECISION,
        words=Words("Les gemmes non dépensées se perdent", "Gems not spent are lost"),
        note=Words(
            "À l’entretien, avant la récupération. Sinon elles restent, dans la limite de mana. Les textes "
            "n’en disent rien.",
            "In upkeep, before the recovery. Otherwise they stay, up to the limit of mana. The texts say "
            "nothing of it.",
        ),
        cells=(RulesetCell(path="mana/expires", kind=CellKind.SWITCH),),
    ),
    RulesetLine(
        chapter=Chapter.MYSTIC,
        section="",
        mark=RulesetMark.DECISION,
        words=Words("Foi temporaire", "Temporary faith"),
        note=Words(
            "Les croyants autour d’un fidèle, divisés et arrondis (MonCon’F\u202f: 20 cm, par 3). Les textes "
            "ne donnent pas de chiffre\u202f; nous jouons 20 cm, sans diviser.",
            "Believers around a faithful, divided and rounded (MonCon’F: 20 cm, by 3). The texts give no "
            "figure; we play 20 cm, undivided.",
        ),
        cells=(
            RulesetCell(
                path="faith/radius",
                kind=CellKind.NUMBER,
                caption=Words("Rayon en cm", "Radius in cm"),
                least=1,
                most=120,
            ),
            RulesetCell(
                path="faith/divisor",
                kind=CellKind.NUMBER,
                caption=Words("Divisés par", "Divided by"),
                least=1,
                most=9,
            ),
            RulesetCell(
                path="faith/rounding",
                kind=CellKind.CHOICE,
                caption=Words("Arrondi", "Rounded"),
                choices=(
                    ("up", Words("au-dessus", "up")),
                    ("down", Words("au-dessous", "down")),
                    ("nearest", Words("au plus proche", "to the nearest")),
                ),
            ),
        ),
    ),
    RulesetLine(
        chapter=Chapter.MYSTIC,
        section="",
        mark=RulesetMark.DECISION,
        words=Words("La foi temporaire se perd", "Temporary faith is lost"),
        note=Words(
            "Ce qui reste à l’entretien s’en va, sauf Piété/X. Les textes n’en disent rien.",
            "What is left in upkeep goes, except Piété/X. The texts say nothing of it.",
        ),
        cells=(RulesetCell(path="faith_expires", kind=CellKind.SWITCH),),
    ),
    RulesetLine(
        chapter=Chapter.UPKEEP,
        section="",
        systems=CONFRONTATION,
        mark=RulesetMark.DECISION,
        words=Words("Ralliement de qui a fui", "Rallying those who fled"),
        note=Words(
            "Proposé à chaque test, modifiable à la table\u202f: les textes ne disent ni l’un ni l’autre.",
            "Offered at each test, may be changed at the table: the texts say neither.",
        ),
        cells=(
            RulesetCell(
                path="rally/tested",
                kind=CellKind.CHOICE,
                caption=Words("Caractéristique", "Characteristic"),
                choices=(
                    (Characteristic.COU.value, Words("COU ou PEUR", "COU or FEA")),
                    (Characteristic.DIS.value, Words("DIS", "DIS")),
                ),
            ),
            RulesetCell(
                path="rally/difficulty",
                kind=CellKind.NUMBER,
                caption=Words("Difficulté", "Difficulty"),
                most=20,
            ),
        ),
    ),
    _rows("combat", Chapter.COMBAT),
    _rows("upkeep", Chapter.UPKEEP),
)
