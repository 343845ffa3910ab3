"""Write a battle as one page for a browser: its report, and pictures of the board at its turning points.

The file needs nothing else: no script, no picture beside it, nothing from the network. It is light or dark as
the reader's system is, and both languages stand in it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import resources
from desktop.paper.board_picture import BoardPicture, written
from desktop.paper.report_sheet import WORDS, BattleReport
from desktop.paper.words import figure

_LANGUAGES = {"fr": "Français", "en": "English"}
_WIDE, _HIGH, _LEFT, _LOW = 960, 300, 60, 262
"""The drawing of the losses, in px, with the room at its left and above its foot."""
_ALLOWED = "default-src 'none'; style-src 'unsafe-inline'"
"""What the page may load: its own style, and nothing from anywhere."""


@dataclass(frozen=True, slots=True)
class PageMoment:
    """A moment of the battle: the number of the loss that made it one, None for the end; its board."""

    loss: int | None
    board: BoardPicture


@dataclass(frozen=True, slots=True)
class PagePart:
    """The battle in one language."""

    report: BattleReport
    moments: Sequence[PageMoment]


def web_page(parts: Sequence[PagePart]) -> bytes:
    """Write the page, in each language; the first one is in view."""
    first = parts[0].report
    title = written(f"{first.name} · {WORDS[first.language]['title']}")
    lines = [
        f'<!DOCTYPE html>\n<html lang="{first.language}">\n<head>\n<meta charset="utf-8">',
        f'<meta http-equiv="Content-Security-Policy" content="{_ALLOWED}">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        '<meta name="color-scheme" content="light dark">',
        f'<meta name="generator" content="Tacticien">\n<title>{title}</title>',
        f"<style>\n{_style()}</style>\n</head>\n<body>",
    ]
    if len(parts) > 1:
        for part in parts:
            key = part.report.language
            on = " checked" if part is parts[0] else ""
            lines.append(
                f'<input type="radio" name="language" id="{key}"{on}>'
                f'<label for="{key}" lang="{key}">{_LANGUAGES[key]}</label>'
            )
    for part in parts:
        lines += _article(part)
    return "\n".join((*lines, "</body>\n</html>\n")).encode()


def _article(part: PagePart) -> Iterator[str]:
    report, words = part.report, WORDS[part.report.language]
    yield f'<article lang="{report.language}" class="{report.language}">'
    under = " · ".join(filter(None, (words["title"], report.under)))
    yield f'<header><h1>{_name(report.name)}</h1><p class="s">{_name(under)}</p>'
    yield (
        f'<p class="s">{words["turns"]} <b>{report.turns}</b> · {words["lasted"]} <b>{report.lasted}</b></p>'
        f'</header>\n<p class="verdict">{_name(report.verdict)}</p>\n<div class="score">'
    )
    for ink, side, adding in zip("ab", report.sides, map(report.adding, (0, 1)), strict=True):
        left = words["left"].format(n=side.survivors, of=side.figures)
        if report.counts_prices and adding:  # what the drawing adds up
            lost = figure(adding[-1][1], report.language)
            left = f"{left} · {words['own_pa'].format(n=lost)}"
        yield (
            f'<section class="side {ink}"><h2>{_name(side.name)}</h2>'
            f'<p><b class="figure">{figure(side.figure, report.language)}</b> {report.side_words(side)}</p>'
            f'<p class="s">{left}</p></section>'
        )
    yield "</div>"
    if report.losses:
        yield f"<h2>{words['graph_pa' if report.counts_prices else 'graph_figures']}</h2>"
        yield from _graph(report)
    yield f"<h2>{words['losses']}</h2>"
    yield from _losses(report)
    yield f"<h2>{words['points_of']}</h2>"
    for moment in part.moments:
        yield f"<figure><figcaption>{_caption(report, moment)}</figcaption>"
        yield f'<div class="score">{moment.board.svg()}</div></figure>'
    if report.notes.strip():
        lines = "<br>\n".join(map(written, report.notes.strip().splitlines()))
        yield f"<h2>{words['notes']}</h2>\n<p>{lines}</p>"
    yield '<footer class="s">Tacticien</footer>\n</article>'


def _name(words: str) -> str:
    """Write words from outside so that their direction turns nothing around them."""
    return f"<bdi>{written(words)}</bdi>"


def _caption(report: BattleReport, moment: PageMoment) -> str:
    if moment.loss is None:
        return f"<b>{WORDS[report.language]['end' if report.ended else 'now']}</b>"
    loss = report.losses[moment.loss]
    number = f'<span class="sign {"ab"[loss.side]}">{moment.loss + 1}</span>'
    return f'{number} <b>{_name(loss.name)}</b> <span class="s">{_name(report.loss_words(loss))}</span>'


def _losses(report: BattleReport) -> Iterator[str]:
    words = WORDS[report.language]
    if not report.losses:
        yield f'<p class="s">{words["none"]}</p>'
        return
    if any(loss.turning for loss in report.losses):
        yield f'<p class="s key">{words["turning"]}</p>'
    yield '<div class="score">'
    for at, side in enumerate(report.sides):
        yield f'<ul aria-label="{written(side.name)}">'
        for number, loss in enumerate(report.losses, 1):
            if loss.side == at:
                star = ' <span class="star">★</span>' if loss.turning else ""
                yield (
                    f'<li><span class="sign {"ab"[at]}">{number}</span><div><b>{_name(loss.name)}</b>{star}'
                    f'<br><span class="s">{_name(report.loss_words(loss))}</span></div></li>'
                )
        yield "</ul>"
    yield "</div>"


def _graph(report: BattleReport) -> Iterator[str]:
    """Draw how the losses of both sides add up, a mark for each; higher is worse."""
    words = WORDS[report.language]
    turns = max(1, report.turns)
    column, high = (_WIDE - _LEFT - 16) / turns, _LOW - 34
    both = [report.adding(at) for at in (0, 1)]
    most = max((total for side in both for _, total in side), default=1.0) or 1.0
    title = words["graph_pa" if report.counts_prices else "graph_figures"]
    yield (
        f'<svg viewBox="0 0 {_WIDE} {_HIGH}" class="graph" role="img" aria-label="{title}">'
        f"<title>{title}</title>"
    )
    for turn in range(turns):
        x = _LEFT + turn * column
        tint = "panel" if turn % 2 == 0 else "none"
        yield f'<rect x="{x:.1f}" y="14" width="{column:.1f}" height="{_LOW - 14}" class="{tint}"/>'
        if column >= 20 or turn % 5 == 0:
            yield _number(x + column / 2, _LOW + 22, str(turn + 1), "middle")
    for share in (0.5, 1.0):
        y = _LOW - share * high
        told = figure(round(most * share, 1), report.language)
        yield f'<path d="M{_LEFT} {y:.1f}H{_WIDE - 16}" class="grid"/>'
        yield _number(_LEFT - 8, y + 4, told, "end")
    yield f'<path d="M{_LEFT} {_LOW}H{_WIDE - 16}" class="axis"/>'
    signs = []
    for at, adding in enumerate(both):
        ink, path = "ab"[at], f"M{_LEFT} {_LOW}"
        for number, total in adding:
            x, y = _LEFT + report.place_in_turn(number) * column, _LOW - total / most * high
            path += f"H{x:.1f}V{y:.1f}"
            shape = f'<circle cx="{x:.1f}" cy="{y:.1f}" r="10" class="f{ink}"/>'
            if at:
                shape = f'<rect x="{x - 9.5:.1f}" y="{y - 9.5:.1f}" width="19" height="19" class="f{ink}"/>'
            signs.append(
                f'<g class="mark">{shape}<text x="{x:.1f}" y="{y + 4:.1f}" class="on bo" text-anchor="middle"'
                f' font-size="12">{number + 1}</text></g>'
            )
        yield f'<path d="{path}H{_WIDE - 16}" class="line {ink}"/>'
    yield "".join(signs)
    yield "</svg>"


def _number(x: float, y: float, words: str, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" class="s" text-anchor="{anchor}" font-size="13">{words}</text>'


def _style() -> str:
    """Write the style: the colours of both themes, one drawing for both."""
    light, dark = (_colours(name) for name in ("light", "dark"))
    return (
        f":root{{{light}}}\n@media (prefers-color-scheme:dark){{:root{{{dark}}}}}\n"
        f"@media print{{:root{{{light}--surface:#fff}}}}\n{_SHAPES}"
    )


def _colours(name: str) -> str:
    colours: dict[str, str] = resources.table(f"themes/{name}")["colours"]
    return "".join(f"--{key}:{value};" for key, value in colours.items())


_SHAPES = """\
body{margin:0 auto;padding:16px 24px 48px;max-width:1000px;background:var(--surface);color:var(--text);
font:16px/1.4 "Source Sans 3","Segoe UI",system-ui,sans-serif}
h1{font-size:34px;line-height:1.15;margin:8px 0 4px;overflow-wrap:anywhere}
h2{font-size:20px;margin:32px 0 8px;overflow-wrap:anywhere;break-after:avoid}
p{margin:4px 0}
header p{margin:0}
.s{color:var(--soft)}
.verdict{font-size:22px;font-weight:600;margin:16px 0}
.score{display:grid;grid-template-columns:repeat(auto-fit,minmax(280px,1fr));gap:16px}
.side{background:var(--raised);border:1px solid var(--line);border-left:8px solid;border-radius:6px;
padding:12px 16px}
.side h2{margin:0 0 4px;color:var(--text)}
.side p{color:var(--text)}
.side p.s{color:var(--soft)}
.side.a{border-left-color:var(--side-a)}
.side.b{border-left-color:var(--side-b);border-left-style:double}
.figure{font-size:40px;line-height:1.1}
.a .figure{color:var(--side-a)}
.b .figure{color:var(--side-b)}
ul{list-style:none;margin:0;padding:0}
li{display:flex;gap:12px;padding:6px 0;break-inside:avoid}
.sign{display:inline-block;min-width:24px;height:24px;line-height:24px;text-align:center;font-weight:700;
font-size:13px;color:var(--raised);flex:none}
span.sign.a{background:var(--side-a);border-radius:12px}
span.sign.b{background:var(--side-b)}
.star{color:var(--warn)}
figure{margin:16px 0 28px;break-inside:avoid}
figcaption{margin-bottom:8px}
footer{margin-top:40px;font-size:13px}
svg{display:block;width:100%;height:auto;font-family:inherit}
svg text{white-space:pre}
.t{fill:var(--text)}
svg .s{fill:var(--soft)}
.bo{font-weight:700}
svg text.a{fill:var(--side-a)}
svg text.b{fill:var(--side-b)}
svg text.b.bo{font-weight:700}
svg text.on{fill:var(--raised)}
.fa{fill:var(--side-a)}
.fb{fill:var(--side-b)}
.panel{fill:var(--raised);stroke:var(--line)}
.none{fill:none}
.now{fill:var(--sunken)}
.tick{fill:none;stroke:var(--soft);stroke-width:2.5}
.disc{fill:var(--surface);stroke-width:3.5}
.gone{opacity:.5}
.track{fill:none;stroke:var(--line);stroke-width:4}
.lost{fill:none;stroke:var(--bad);stroke-width:4}
.meant{fill:none;stroke:var(--focus);stroke-width:3}
.cross{fill:none;stroke:var(--text);stroke-width:2}
svg text.sign{fill:var(--text);font-weight:700}
.wound{fill:var(--raised);stroke:var(--bad);stroke-width:1.5}
.stun{fill:var(--warn);stroke:var(--raised)}
.grid{fill:none;stroke:var(--line);stroke-dasharray:3 4}
.axis{fill:none;stroke:var(--text);stroke-width:2}
.line{fill:none;stroke-width:3}
.line.a{stroke:var(--side-a)}
.line.b{stroke:var(--side-b);stroke-dasharray:9 4}
input[name=language]{position:absolute;opacity:0}
label{display:inline-block;padding:8px 16px;border:1px solid var(--edge);border-radius:6px;
margin-right:8px;cursor:pointer}
input:checked+label{background:var(--accent);color:var(--on-accent)}
input:focus-visible+label{outline:3px solid var(--focus);outline-offset:2px}
#fr:checked~article.en,#en:checked~article.fr{display:none}
@media (max-width:640px){body{padding:12px 12px 48px}.graph{overflow:visible}.graph>text{font-size:26px}
.mark{transform:scale(1.8);transform-box:fill-box;transform-origin:center}}
@media print{label,footer{display:none}body{max-width:none;padding:0}*{print-color-adjust:exact}}
"""
