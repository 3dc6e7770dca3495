"""A Ray cluster of two nodes on this machine.

It prints its address; a line kills the second node, the end of its input ends all.
"""

import os
import sys
from tempfile import TemporaryDirectory
from typing import Any

from ray.cluster_utils import Cluster

NODE: dict[str, Any] = {
    "num_cpus": 1,
    "object_store_memory": 100_000_000,
    "include_log_monitor": False,
    "no_monitor": True,
}
HEAD: dict[str, Any] = {"node_ip_address": "127.0.0.2", "include_dashboard": False}


def main() -> None:
    cluster = Cluster(initialize_head=True, head_node_args={**NODE, **HEAD})
    second = cluster.add_node(**NODE, node_ip_address="127.0.0.3")
    sys.stdout.write(f"{cluster.address}\n")
    sys.stdout.flush()
    if sys.stdin.readline():
        cluster.remove_node(second, allow_graceful=False)
        sys.stdin.readline()
    cluster.shutdown()


if __name__ == "__main__":
    with TemporaryDirectory(prefix="ray-") as folder:  # a short name, for sockets lie in it
        os.environ.update(RAY_USAGE_STATS_ENABLED="0", RAY_TMPDIR=folder)
        main()
