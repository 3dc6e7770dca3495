"""Child processes: started, spoken to, ended; and none outlives its parent."""

from .child import Child, ChildLost, end_all, ready_children, wait_for_end
from .child_pool import ChildPool, PoolClosed, answer_requests

__all__ = [
    "Child",
    "ChildLost",
    "ChildPool",
    "PoolClosed",
    "answer_requests",
    "end_all",
    "ready_children",
    "wait_for_end",
]
