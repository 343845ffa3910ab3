"""The choices of a catalogue as options beneath an entry: prices by currency, and why not."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from desktop.muster.option_rows import OptionChoice, OptionGroup
from desktop.operations.choice_trees import CatalogueChoice, ChoiceGroup, ChoiceTree
from desktop.wording import army_words, number, say
from rules.armies import Per

translate = QCoreApplication.translate


def groups_of(tree: ChoiceTree, figures: int) -> tuple[OptionGroup, ...]:
    """Word what an entry of so many figures may choose."""
    made: list[OptionGroup] = []
    paths: list[tuple[str, ...]] = []
    for place, group in enumerate(tree.groups):
        path = (*group.above, group.name)
        at = max((n for n, known in enumerate(paths) if known == path[: len(known)]), default=-1)
        within = (*made[at].within, made[at].key) if at >= 0 and made[at].name else ()
        choices = tuple(_choice(choice, figures) for choice in _told(group))
        if len(choices) == 1 and not _has_others(tree, path):
            alone = replace(choices[0], sum=choices[0].sum or _beside(group))
            at = at if at >= 0 else next((n for n, known in enumerate(paths) if known == ("",)), -1)
            if at < 0:
                made.insert(0, OptionGroup("", "", "", (alone,)))
                paths.insert(0, ("",))
            else:
                made[at] = replace(made[at], choices=(*made[at].choices, alone))
        else:
            above = [name for name in group.above if name not in (paths[at] if at >= 0 else ())]
            made.append(
                OptionGroup(
                    f"{group.key}/{place}",
                    army_words.heading(group.name),
                    _above(group, above, tree),
                    choices,
                    within,
                    group.most if _limits(group, tree) else None,
                )
            )
            paths.append(path)
    return tuple(made)


def told_group(choices: Sequence[CatalogueChoice], figures: int) -> tuple[OptionGroup, ...]:
    """Word what a list chose because of an entry, where its roster alone tells it."""
    made = tuple(_choice(choice, figures) for choice in choices)
    name = translate("Muster", "Chosen by its catalogue")
    return (OptionGroup("told", name, "", made),) if made else ()


def _has_others(tree: ChoiceTree, path: tuple[str, ...]) -> bool:
    """Tell whether other headings stand beneath one."""
    return any(group.above[: len(path)] == path for group in tree.groups)


def _of_the_list(group: ChoiceGroup) -> bool:
    """Tell whether a heading is the name of the one thing beneath it, which the list chooses itself."""
    return len(group.choices) == 1 and group.choices[0].option.name == group.name


def _beside(group: ChoiceGroup) -> str:
    """Say beside a choice that stands alone what its heading would say."""
    return translate("Muster", "For the list") if _of_the_list(group) else army_words.heading(group.name)


def _told(group: ChoiceGroup) -> tuple[CatalogueChoice, ...]:
    """Give the choices of a group; what costs nothing and holds others is only their heading.

    It comes with the first of them and goes with the last.
    """
    first = group.choices[0]
    if not (_of_the_list(group) and first.beneath) or first.price.total or first.costs:
        return group.choices
    taken = [choice for choice in first.beneath if choice.pick]
    last = taken[0] if len(taken) == 1 else None
    return tuple(replace(each, pick=first.pick) if each is last else each for each in first.beneath)


def chosen_among(groups: Sequence[OptionGroup], key: str) -> CatalogueChoice | None:
    """Find the choice of a row."""
    left = [choice for group in groups for choice in group.choices]
    while left:
        choice = left.pop()
        if choice.key == key:
            return choice.offered
        left += choice.beneath
    return None


def _choice(choice: CatalogueChoice, figures: int) -> OptionChoice:
    many = choice.number if choice.pick else figures if choice.option.per is Per.FIGURE else 1
    one = army_words.prices(choice.price.total, choice.costs)
    whole = {name: cost * many for name, cost in choice.costs.items()}
    price = None if choice.price.total is None else choice.price.total * many
    return OptionChoice(
        "/".join((choice.holder, *choice.way)), choice.option, army_words.prices(price, whole),
        f"{many} × {one.removesuffix(army_words.PA)}" if many > 1 and any((price, *whole.values())) else "",
        "\n".join(_tip(choice)), bool(choice.pick), tuple(_choice(each, figures) for each in choice.beneath),
        _why(choice), choice,
    )  # fmt: skip


def _why(choice: CatalogueChoice) -> str:
    """Say what stands against a choice, on whose row its name stands already."""
    against = choice.against
    if against is None:
        return ""
    if against.data.get("name") != choice.option.name:
        return say(against)
    if against.code == "catalogue.hidden":
        return translate("Muster", "Not open here.")
    return translate("Muster", "{n} at most in the list.").format(n=number(float(str(against.data["bound"]))))


def _tip(choice: CatalogueChoice) -> Iterator[str]:
    """Say what the source prints, and how the price comes about where it is no plain one."""
    yield choice.option.name
    if choice.against is not None:
        yield say(choice.against)
    if len(choice.price.reasons) > 1:
        for reason in choice.price.reasons:
            yield f"{say(reason.message)} = {army_words.pa(reason.amount)}"
    if choice.most is not None and choice.most > 1:
        yield translate("Muster", "{n} at most").format(n=number(choice.most))
    yield from (": ".join(line) for line in choice.lines)


def _above(group: ChoiceGroup, above: Sequence[str], tree: ChoiceTree) -> str:
    """Say where a group stands, how many may be chosen of it, and what is left to pay for it."""
    parts, left = [" › ".join(above)], tree.left
    if group.most is not None and _limits(group, tree):
        parts.append(translate("Muster", "{n} at most").format(n=number(group.most)))
    asked = {name for choice in group.choices for name in _currencies(choice)}
    for name in sorted(asked & left.keys()):
        words, over = translate("Muster", "{currency}: {n} left"), translate("Muster", "{currency}: {n} over")
        parts.append((over if left[name] < 0 else words).format(currency=name, n=number(abs(left[name]))))
    return " · ".join(filter(None, parts))


def _limits(group: ChoiceGroup, tree: ChoiceTree) -> bool:
    """Tell whether more stands beneath a heading than may be chosen of it."""
    path = (*group.above, group.name)
    beneath = (each for each in tree.groups if each is group or each.above[: len(path)] == path)
    return group.most is not None and sum(len(each.choices) for each in beneath) > group.most


def _currencies(choice: CatalogueChoice) -> Iterator[str]:
    yield from choice.costs
    for each in choice.beneath:
        yield from _currencies(each)
