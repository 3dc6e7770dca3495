"""Tables, and what goes over the wire, can be used where there is no server."""

import subprocess
import sys

from tests.server.processes import environment

IMPORT_ALL = """
import importlib, pkgutil, sys
absent = ("alembic", "litestar", "prometheus_client", "sqlalchemy", "uvicorn")
sys.modules.update(dict.fromkeys(absent))
for name in ("stoneage.server.tables", "stoneage.server.wire"):
    package = importlib.import_module(name)
    for module in pkgutil.iter_modules(package.__path__, f"{name}."):
        importlib.import_module(module.name)
        print(module.name)
"""


def test_tables_and_wire_need_none_of_the_server_libraries() -> None:
    """They are meant to run in a browser as well."""
    imported = subprocess.run(
        [sys.executable, "-c", IMPORT_ALL],
        capture_output=True,
        env=environment(),
        text=True,
        check=True,
    ).stdout.split()
    assert {"stoneage.server.tables.table", "stoneage.server.wire.messages"} <= set(imported)
