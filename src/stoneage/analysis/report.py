"""A review as one page of HTML that opens anywhere: nothing is loaded, nothing runs."""

from collections.abc import Iterable, Sequence
from html import escape

from stoneage.table import Words

from .document import Moment, Review, SeatSummary
from .verdicts import DOUBTFUL
from .wording import choice_text, percent, turning_point_text

WIDTH, HEIGHT = 1000, 300
LINES = (("#9a2f18", ""), ("#1f6f8b", "2 5"), ("#a97400", "10 4 2 4"), ("#6b3f8c", "9 5"))
"""A colour and a dash for each seat."""

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 62rem; margin: 2rem auto; padding: 0 1rem;
  background: #fbf5e9; color: #241c14 }
table { border-collapse: collapse; margin: 1rem 0 } th, td { padding: .25rem .75rem;
  border-bottom: 1px solid #cdbb97; text-align: left } td.n { text-align: right;
  font-variant-numeric: tabular-nums } svg { width: 100%; height: auto }
@media (prefers-color-scheme: dark) { body { background: #241c14; color: #fbf5e9 } }
"""


def report(words: Words, review: Review, names: Sequence[str]) -> str:
    """The chart, the sum, the turning points and every mistake."""
    title = words.say("review-heading", effort=review.effort, moves=review.reviewed)
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<h2>{escape(words.say('review-chances'))}</h2>",
        _chart(review, names),
        _rounds(words, review, names),
        f"<h2>{escape(words.say('review-sum'))}</h2>",
        _sum(words, review.summary, names),
        f"<p>{escape(words.say('review-note'))}</p>",
        f"<h2>{escape(words.say('review-turning-points'))}</h2>",
        _turning_points(words, review, names),
        f"<h2>{escape(words.say('review-mistakes'))}</h2>",
        _mistakes(words, review, names),
    ]
    return (
        f'<!doctype html>\n<html lang="{words.language}">\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n"
        + "\n".join(parts)
        + "\n</html>\n"
    )


def chances_by_round(review: Review) -> list[tuple[int, tuple[float, ...]]]:
    """The chances when each round began, and the last ones."""
    begun: dict[int, int] = {}
    for moment in review.moments:
        begun.setdefault(moment.round, moment.move)
    return [(number, review.chances[move]) for number, move in begun.items()]


def doubtful(review: Review) -> list[Moment]:
    return [moment for moment in review.moments if moment.verdict in DOUBTFUL]


def _chart(review: Review, names: Sequence[str]) -> str:
    step = WIDTH / max(len(review.chances) - 1, 1)
    lines = []
    for seat, name in enumerate(names):
        colour, dash = LINES[seat]
        points = " ".join(
            f"{index * step:.1f},{HEIGHT * (1 - row[seat]):.1f}"
            for index, row in enumerate(review.chances)
        )
        lines.append(
            f'<polyline fill="none" stroke="{colour}" stroke-width="2.5" stroke-dasharray="{dash}"'
            f' points="{points}"><title>{escape(name)}</title></polyline>'
        )
    grid = "".join(
        f'<line x1="0" x2="{WIDTH}" y1="{y}" y2="{y}" stroke="#cdbb97"/>'
        for y in range(0, HEIGHT + 1, HEIGHT // 4)
    )
    legend = " · ".join(
        f'<span style="color:{LINES[seat][0]}">━ {escape(name)}</span>'
        for seat, name in enumerate(names)
    )
    drawing = f'<svg viewBox="-5 -5 {WIDTH + 10} {HEIGHT + 10}" aria-hidden="true">'
    return f"{drawing}{grid}{''.join(lines)}</svg><p>{legend}</p>"


def _rounds(words: Words, review: Review, names: Sequence[str]) -> str:
    rows = [
        [str(number), *(percent(chance) for chance in chances)]
        for number, chances in [*chances_by_round(review), ("", review.chances[-1])]
    ]
    return _table([words.say("review-round"), *names], rows)


def _sum(words: Words, summary: Sequence[SeatSummary], names: Sequence[str]) -> str:
    return _table(sum_heading(words), sum_rows(words, summary, names))


def sum_heading(words: Words) -> list[str]:
    return [
        words.say("review-player"),
        words.say("review-accuracy"),
        words.say("review-first"),
        words.say("review-decisions"),
        words.say("review-others"),
        words.say("review-luck"),
        words.say("review-revision"),
        words.say("review-result"),
        words.say("review-luckier"),
    ]


def sum_rows(words: Words, summary: Sequence[SeatSummary], names: Sequence[str]) -> list[list[str]]:
    """Seat by seat, in percent."""
    rows = []
    for name, each in zip(names, summary, strict=True):
        low, high = each.luck_band
        changes = (each.decisions, each.others, each.luck, each.revision)
        rows.append(
            [
                name,
                "–" if each.accuracy is None else f"{each.accuracy:.1f}",
                percent(each.first),
                *(percent(change, signed=True) for change in changes),
                percent(each.result),
                words.say(
                    "review-of-100",
                    games=round(each.luckier_than),
                    low=round(low),
                    high=round(high),
                ),
            ]
        )
    return rows


def _turning_points(words: Words, review: Review, names: Sequence[str]) -> str:
    texts = (turning_point_text(words, review, each, names) for each in review.turning_points)
    return "<ol>" + "".join(f"<li>{escape(text)}</li>" for text in texts) + "</ol>"


def mistake_heading(words: Words) -> list[str]:
    return [
        words.say("review-round"),
        words.say("review-move"),
        words.say("review-player"),
        words.say("review-played"),
        words.say("review-better"),
        words.say("review-cost"),
        words.say("review-class"),
    ]


def mistake_rows(words: Words, review: Review, names: Sequence[str]) -> list[list[str]]:
    return [
        [
            str(moment.round),
            str(moment.move + 1),
            names[moment.seat],
            "" if moment.played is None else choice_text(words, moment.played),
            "" if moment.best is None else choice_text(words, moment.best),
            percent(moment.loss),
            words.say(f"analysis-class-{moment.verdict}"),
        ]
        for moment in doubtful(review)
    ]


def _mistakes(words: Words, review: Review, names: Sequence[str]) -> str:
    return _table(mistake_heading(words), mistake_rows(words, review, names))


def _table(heading: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    head = "".join(f"<th>{escape(each)}</th>" for each in heading)
    body = "".join(
        "<tr>" + "".join(f'<td class="n">{escape(each)}</td>' for each in row) + "</tr>"
        for row in rows
    )
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
