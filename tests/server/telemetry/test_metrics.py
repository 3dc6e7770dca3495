"""What Prometheus sees."""

import re
from pathlib import Path

from stoneage.server.telemetry.metrics import Metrics

OPERATING = Path(__file__).resolve().parents[3] / "docs" / "operating.md"


def filled() -> Metrics:
    metrics = Metrics()
    metrics.count_moves(3)
    metrics.count_refusal("not-your-turn")
    metrics.time_commit(0.02)
    metrics.count_connection(opened=True)
    metrics.count_connection(opened=True)
    metrics.count_connection(opened=False)
    metrics.set_cached_tables(7)
    metrics.count_choice("planner")
    metrics.count_failure("retried")
    metrics.count_request("GET", "/tables/{table_id}", 200)
    return metrics


def test_everything_is_counted() -> None:
    lines = filled().shown().decode().splitlines()
    assert {
        "stoneage_moves_committed_total 3.0",
        'stoneage_commands_refused_total{code="not-your-turn"} 1.0',
        "stoneage_commit_seconds_count 1.0",
        'stoneage_commit_seconds_bucket{le="0.01"} 0.0',
        'stoneage_commit_seconds_bucket{le="0.025"} 1.0',
        "stoneage_open_connections 1.0",
        "stoneage_tables_cached 7.0",
        'stoneage_bot_choices_total{bot="planner"} 1.0',
        'stoneage_bot_failures_total{remedy="retried"} 1.0',
        'stoneage_http_requests_total{method="GET",route="/tables/{table_id}",status="200"} 1.0',
    } <= set(lines)


def test_two_servers_in_one_process_count_apart() -> None:
    first, second = filled(), Metrics()
    assert b"stoneage_moves_committed_total 3.0" in first.shown()
    assert b"stoneage_moves_committed_total 0.0" in second.shown()


def test_the_documentation_lists_every_metric_with_its_labels() -> None:
    page = OPERATING.read_text(encoding="utf-8")
    documented = re.findall(r"^\| `(stoneage_[a-z_]+)(?:\{([a-z,]+)\})?`", page, re.MULTILINE)
    shown = {}
    for family in filled().registry.collect():
        if family.name.startswith("stoneage_"):
            name = family.name + ("_total" if family.type == "counter" else "")
            labels = {label for sample in family.samples for label in sample.labels}
            shown[name] = labels - {"le"}
    assert {name: set(filter(None, labels.split(","))) for name, labels in documented} == shown
