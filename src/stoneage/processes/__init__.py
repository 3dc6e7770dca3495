"""Child processes: started, spoken to, ended, and none outlives its parent; and work for many."""

from .child import Child, ChildLost, end_all, ready_children, wait_for_end
from .child_pool import ChildPool, PoolClosed, answer_requests
from .executor import ExecutionError, Executor, Job, LostProcess
from .process_executor import ProcessExecutor
from .ray_executor import ClusterLost, ClusterUnreachable, RayExecutor, RayMissing
from .remote_work import OtherVersion

__all__ = [
    "Child",
    "ChildLost",
    "ChildPool",
    "ClusterLost",
    "ClusterUnreachable",
    "ExecutionError",
    "Executor",
    "Job",
    "LostProcess",
    "OtherVersion",
    "PoolClosed",
    "ProcessExecutor",
    "RayExecutor",
    "RayMissing",
    "answer_requests",
    "end_all",
    "ready_children",
    "wait_for_end",
]
