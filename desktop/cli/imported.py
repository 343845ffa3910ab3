"""What an import did, as plain values: the same keys whatever was read (docs/IMPORT.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from desktop.cli import differences
from desktop.wording import say
from desktop.wording.revision_news import field_words

if TYPE_CHECKING:
    from db.exchange.battlescribe.findings import Finding
    from db.exchange.table_reading import Trouble
    from desktop.operations.imports.report import ImportReport
    from desktop.operations.imports.revision_news import CatalogueNews


def imported(**told: Any) -> dict[str, Any]:
    """Tell what is known of an import; what nobody told of did not happen."""
    return {
        "added": [], "changed": [], "same": 0, "offers": _moved(), "armies": _moved(), "rulesets": _moved(),
        "formats": _moved(), "battles": [], "files": [], "profiles": [], "troubles": [], "more_troubles": 0,
        "proposals": [], "differences": [], "stays": [], "refused": [], "news": [], "lists": [],
        "left_out": [], "owned": [], **told,
    }  # fmt: skip


def data(done: ImportReport, files: list[dict[str, Any]]) -> dict[str, Any]:
    """Write a whole report, of these files, as plain values."""
    return imported(
        added=done.added,
        changed=done.changed,
        same=done.same,
        offers=_moved(done.offers_added, done.offers_changed, done.offers_same),
        armies=_moved(done.armies_added, done.armies_changed, done.armies_same),
        rulesets=_moved(done.rulesets_added, done.rulesets_changed),
        formats=_moved(done.formats_added, done.formats_changed),
        battles=[{"file": files[0]["file"], "id": key} for key in done.battles],
        files=files,
        profiles=[
            {
                "file": t.file, "entry": t.entry, "profile": t.profile, "type": t.kind, "became": t.became,
                "key": t.key,
            }
            for t in done.tallies
        ],
        troubles=[*map(_finding, done.findings), *map(_trouble, done.troubles)],
        more_troubles=done.more_findings,
        proposals=[
            {"kind": p.kind, "written": p.written, "proposed": p.proposed, "where": p.where}
            for p in (*done.proposals, *done.proposals_again)
        ]
        + [
            {"kind": "card", "written": n.written, "proposed": n.known, "where": [n.card_id]}
            for n in done.near
        ],
        differences=differences.data(done.differences),
        stays=differences.data(done.stays),
        refused=[{"file": name, "why": say(message)} for name, message in done.refused],
        news=[_news(each) for each in done.news.files],
        lists=_lists(done),
        left_out=[{"key": n.key, "name": n.name_fr or n.name_en} for n in done.newcomers if n.left_out],
        owned=done.owned,
    )  # fmt: skip


def _news(told: CatalogueNews) -> dict[str, Any]:
    return {
        "file": told.file, "name": told.name, "before": told.before, "now": told.now, "new": list(told.new),
        "gone": [{"name": each.name, "lists": list(each.lists)} for each in told.gone],
        "renumbered": list(told.renumbered), "changed": [each.name for each in told.changed],
        "fields": [
            {"name": each.name, "field": field_words(change), "before": change.before, "now": change.now}
            for each in told.changed
            for change in each.fields
        ],
        "repriced": [
            {"name": each.name, "currency": currency, "before": was, "now": now}
            for each in told.repriced
            for currency, was, now in each.prices
        ],
    }  # fmt: skip


def _lists(done: ImportReport) -> list[dict[str, Any]]:
    """Tell the lists that go by former revisions; those that follow with what they cost before, and now."""
    costs = {each.army_id: each for each in done.followed}
    touched = {each.army_id: each.name for each in done.news.lists}
    told = touched | {each.army_id: each.name for each in done.followed}
    return [
        {
            "id": army_id, "name": name, "followed": army_id in costs,
            "before": found.before if (found := costs.get(army_id)) else None,
            "now": found.now if found else None,
            "others": {name: {"before": was, "now": now} for name, (was, now) in found.others.items()}
            if found else {},
        }
        for army_id, name in told.items()
    ]  # fmt: skip


def _moved(added: list[str] | None = None, changed: list[str] | None = None, same: int = 0) -> dict[str, Any]:
    """Tell which things of a kind came, and which became others."""
    return {"added": added or [], "changed": changed or [], "same": same}


def _finding(told: Finding) -> dict[str, Any]:
    return {
        "file": told.file, "entry": told.entry, "line": 0, "field": told.field, "fate": told.outcome.value,
        "reason": told.reason, "value": told.message.data.get("value", ""), "why": say(told.message),
        "again": told.again,
    }  # fmt: skip


def _trouble(told: Trouble) -> dict[str, Any]:
    return {
        "file": told.file, "entry": "", "line": told.line, "field": told.field, "fate": "kept",
        "reason": told.reason, "value": told.message.data.get("value", ""), "why": say(told.message),
        "again": False,
    }  # fmt: skip


def joined(*reports: dict[str, Any]) -> dict[str, Any]:
    """Add up what several imports did."""
    total = imported()
    for report in reports:
        total = {key: _sum(total[key], report[key]) for key in total}
    return total


def _sum(one: Any, other: Any) -> Any:
    return {key: _sum(one[key], other[key]) for key in one} if isinstance(one, dict) else one + other
