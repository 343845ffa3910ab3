"""What paper cannot show in full is told through one door: nothing there shortens text in another way."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from tests.house import source
from tests.house.source import ROOT, walked, written

PAPER = ROOT / "desktop" / "paper"
DOOR = {"flow.py", "losses.py", "paragraph.py"}
"""Where text is set and shortened, and where that is told."""
ECHOES = {
    "board_picture.py": "a picture for the screen: the names are whole in the titles of its parts",
    "play_sheet.py": "the name of the list is whole in the head of the sheet",
    "report_sheet.py": "the names of the sides are whole in the score",
    "sheet.py": "the name of the document is whole in its outline and in the list of prints",
    "writer.py": "the name beneath a page is whole in its head",
}
"""Who may shorten what stands whole elsewhere, and where that is."""
CUTS = {
    ("items.py", "letters[:20]"): "letters that are told",
    ("pdf.py", "mark.words[:_LONGEST_MARK]"): "an entry of the outline, no drawing",
    ("screen.py", "card.name(language)[:200]"): "said to a screen reader, no drawing",
    ("wounds.py", "names[:MOST_FIGURES]"): "figures without boxes are told by the face",
    ("grid.py", "value_text(value, language)[:8]"): "only measured",
}
"""What is cut short outside the door without a loss, and why that is none."""


def parsed() -> Iterator[tuple[str, ast.Module]]:
    for path in sorted(PAPER.glob("*.py")):
        if path.name not in DOOR:
            yield path.name, source.parsed(path)


def calls(tree: ast.Module, name: str) -> list[ast.Call]:
    return [
        node for node in walked(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name
    ]  # fmt: skip


def bound(node: ast.Subscript) -> bool:
    """Tell whether something is cut to a number that the program chose: [:60], [:LIMIT]."""
    if not isinstance(node.slice, ast.Slice) or node.slice.lower is not None or node.slice.step is not None:
        return False
    upper = node.slice.upper
    if isinstance(upper, ast.Constant):
        return isinstance(upper.value, int) and upper.value > 4
    return isinstance(upper, ast.Name) and upper.id.isupper()


def test_letters_are_drawn_by_one_function_that_knows_which_of_them_no_font_has() -> None:
    assert [name for name, tree in parsed() if calls(tree, "TextRun")] == []


def test_text_is_shortened_by_those_functions_alone_that_tell_it() -> None:
    dots = [
        (name, node.lineno) for name, tree in parsed() for node in walked(tree)
        if (isinstance(node, ast.Constant) and node.value == "…")
        or (isinstance(node, ast.alias) and node.name == "ELLIPSIS")
    ]  # fmt: skip
    assert dots == []
    echoed = {name for name, tree in parsed() if calls(tree, "echo")}
    assert echoed == set(ECHOES), "say where what is shortened there stands whole"


def test_no_text_is_cut_to_a_number_of_letters_on_its_way_to_paper() -> None:
    cut = {
        (name, written(node)) for name, tree in parsed() for node in walked(tree)
        if isinstance(node, ast.Subscript) and bound(node)
    }  # fmt: skip
    assert cut == set(CUTS)


def test_whoever_shortens_text_has_to_say_where_it_is_told() -> None:
    """A door that nobody listens at would be no door: losses are kept by what is drawn, never thrown away."""
    thrown = [
        (name, call.lineno) for name, tree in parsed() for shortening in ("largest", "shortened", "title")
        for call in calls(tree, shortening)
        if any(isinstance(each, ast.Call) and written(each.func) == "Losses" for each in call.args)
    ]  # fmt: skip
    assert thrown == []
