"""Words from outside go through the gate wherever Qt or a table would obey what stands in them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from tests.house import source
from tests.house.source import ROOT, every, files, parsed, written

GATE = "desktop/wording/plain.py"
TRANSLATED = {"self.tr", "translate", "QCoreApplication.translate"}
TIPS = {"plain_tip", "tooltip"}
# What shows mark-up, opens what it names, or asks in a box of the system.
NEVER = re.compile(
    r"\b(QMessageBox|QInputDialog|QErrorMessage|QProgressDialog|QTextBrowser|QTextEdit|RichText|AutoText"
    r"|MarkdownText|setHtml|insertHtml|appendHtml|setMarkdown|setWhatsThis|setStatusTip|showMessage"
    r"|reportlab\.platypus|paraparser)\b"
)
BUTTONS = re.compile(r"\b(Q(Push|Tool|Radio|CommandLink)Button|QCheckBox|QAction|QGroupBox)\(")
CAPTIONS = {"addTab", "setTabText", "addAction", "addMenu", "setTitle"}
# Which may use what others may not, each plain by itself.
LABELS = {"desktop/widgets/text.py"}
MARKED_UP = {"desktop/shell/manual_window.py", "desktop/paper/manual_book.py"}
"""Who shows the manual: pages of our own, each word escaped; nothing of a player's comes there."""
TABLES = {"db/exchange/table_writing.py"}


def sources() -> Iterator[tuple[str, str, ast.Module]]:
    for path in files("desktop", "db", suffix=".py"):
        text = path.read_text(encoding="utf-8")
        yield path.relative_to(ROOT).as_posix(), text, parsed(path)


def called(tree: ast.AST) -> Iterator[tuple[str, ast.Call]]:
    """Give every call with the last name of what is called."""
    for node in every(tree, ast.Call):
        yield source.called(node.func), node


def ours(node: ast.expr, *gates: str) -> bool:
    """Tell whether words are the program's own, or came through a gate."""
    if isinstance(node, ast.Constant):
        return True
    if isinstance(node, ast.IfExp):
        return ours(node.body, *gates) and ours(node.orelse, *gates)
    if isinstance(node, ast.Call):
        what = written(node.func)
        if what == "self.tr" or what in TRANSLATED:
            return all(isinstance(part, ast.Constant) for part in node.args[:2])
        return what in {*gates, "str", "number"} or (
            # a translated sentence whose fields came through the gate
            what.endswith(".format")
            and isinstance(node.func, ast.Attribute)
            and ours(node.func.value, *gates)
            and all(ours(field.value, *gates) for field in node.keywords)
        )
    return False


def test_every_tooltip_goes_through_the_gate() -> None:
    found = []
    for name, _, tree in sources():
        for last, node in called(tree):
            at = {"setToolTip": -1, "showText": 1}.get(last)
            if at is None or not node.args or name == GATE:
                continue
            words = node.args[at]
            if not ours(words, *TIPS) and written(words) != "action.toolTip()":
                found.append(f"{name}:{node.lineno}: {written(node)}")
    assert found == []


def test_whoever_answers_for_a_tooltip_goes_through_the_gate() -> None:
    assert [
        name
        for name, text, tree in sources()
        if "ToolTipRole" in text and not any(last in TIPS for last, _ in called(tree))
    ] == []


def test_nothing_that_obeys_marks_is_used() -> None:
    found = [
        f"{name}: {hit[0]}"
        for name, text, tree in sources()
        if name not in MARKED_UP and NEVER.search(text)
        for kind in (ast.Attribute, ast.Name, ast.ImportFrom, ast.alias)
        for node in every(tree, kind)
        for hit in [NEVER.search(written(node))]
        if hit
    ]
    assert found == []


def test_every_label_says_that_it_is_plain() -> None:
    """A bare QLabel shows a picture; one with words is made by `label`, or a class beside it."""
    found = []
    for name, text, tree in sources():
        if name in LABELS or "QLabel" not in text:
            continue
        for node in every(tree, ast.Assign):
            if "QLabel(" in written(node.value):
                names = written(node.targets[0])
                if not re.search(r"icon|picture", names):
                    found.append(f"{name}:{node.lineno}: {names}")
        for made in every(tree, ast.ClassDef):
            if any(written(base) == "QLabel" for base in made.bases):
                found.append(f"{name}:{made.lineno}: class {made.name}")
    assert found == []
    assert [
        name for name, text, _ in sources() if text.count("QStaticText(") != text.count("setTextFormat(")
        and name not in LABELS
    ] == []  # fmt: skip


def test_every_title_of_a_window_goes_through_the_gate() -> None:
    found = [
        f"{name}:{node.lineno}"
        for name, _, tree in sources()
        for last, node in called(tree)
        if last == "setWindowTitle" and not ours(node.args[0], "window_title")
    ]
    assert found == []


def test_no_name_gives_a_button_a_key() -> None:
    found = []
    for name, text, tree in sources():
        made = {
            written(target)
            for node in (every(tree, ast.Assign) if BUTTONS.search(text) else ())
            if BUTTONS.search(written(node.value))
            for target in node.targets
        }
        for last, node in called(tree):
            func = node.func
            words: list[ast.expr] = []
            if BUTTONS.match(f"{last}(") or last in CAPTIONS:
                words = [part for part in node.args if not plainly_a_widget(part)]
                words = [] if written(func) == "canvas.setTitle" else words  # of a PDF
            elif last == "setText" and isinstance(func, ast.Attribute):
                owner = written(func.value).partition("[")[0]
                if owner in {each.partition("[")[0] for each in made} or "button" in owner.lower():
                    words = node.args
            if not all(ours(part, "caption") for part in words):
                found.append(f"{name}:{node.lineno}: {written(node)}")
    assert found == []


def plainly_a_widget(node: ast.expr) -> bool:
    """Tell whether an argument is a parent, an icon or an action rather than words."""
    text = written(node)
    known = r"(self|parent|page|holder|filters|made)(\.panel)?|icon\(.*\)|\w+\.menuAction\(\)"
    return bool(re.fullmatch(known, text) or re.search(r"Position|_glass|^action$", text))


def test_no_name_is_ever_a_template() -> None:
    """A name with braces would be asked for its fields."""
    found = []
    for name, _, tree in sources():
        for last, node in called(tree):
            if last != "format" or not isinstance(node.func, ast.Attribute):
                continue
            template = node.func.value
            again = isinstance(template, ast.Call) and written(template.func).endswith(".format")
            if again or isinstance(template, ast.JoinedStr | ast.BinOp):
                found.append(f"{name}:{node.lineno}: {written(node)}")
    assert found == []


def test_tables_are_written_in_one_place() -> None:
    """There no cell is taken for a formula."""
    assert [
        f"{name}:{node.lineno}: {last}"
        for name, _, tree in sources()
        for last, node in called(tree)
        if last in ("writer", "DictWriter", "WriteOnlyCell", "Workbook") and name not in TABLES
        if last != "writer" or written(node.func) == "csv.writer"
    ] == []


def test_whoever_proposes_a_name_for_a_file_makes_it_one() -> None:
    otherwise = {
        "desktop/widgets/ask_file.py",  # asks
        "desktop/app/library_session.py",
        "desktop/library/file_exchange.py",  # the name of the library, or our own
        "desktop/printing/handing.py",  # a job's name, which is one
    }  # fmt: skip
    assert [
        name
        for name, text, _ in sources()
        if "ask_where(" in text and "file_name(" not in text and name not in otherwise
    ] == []


def test_the_gate_is_used() -> None:
    uses = [last for _, _, tree in sources() for last, _ in called(tree)]
    assert uses.count("plain_tip") > 60 and uses.count("caption") > 12 and uses.count("window_title") == 3
