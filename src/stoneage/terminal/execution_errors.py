"""Why work could not be done, in a person's words."""

from stoneage.processes import (
    ClusterLost,
    ClusterUnreachable,
    ExecutionError,
    LostProcess,
    OtherVersion,
    RayMissing,
)
from stoneage.table import Words


def execution_error_text(words: Words, error: ExecutionError) -> str:
    match error:
        case LostProcess():
            return words.say("lost-process")
        case RayMissing():
            return words.say("cluster-missing")
        case ClusterUnreachable():
            return words.say("cluster-unreachable", address=error.address, why=error.why)
        case ClusterLost():
            return words.say("cluster-lost", address=error.address, why=error.why)
        case OtherVersion():
            machine, there, here = error.machine, error.there, error.here
            return words.say("cluster-other-version", machine=machine, there=there, here=here)
    raise error
