"""A server with the small application, as a process for tests: says its address, then serves."""

import sys

import msgspec

from stoneage.server.services.settings import Settings
from stoneage.server.serving.listening_socket import address_of, listen
from stoneage.server.serving.serve import serve
from stoneage.server.serving.single_process import CannotServe


def main(app: str, given: str) -> int:
    settings = msgspec.json.decode(given, type=Settings)
    listening = listen(settings.host, settings.port)

    def ready() -> None:
        sys.stdout.write(f"{address_of(listening)}\n")
        sys.stdout.flush()

    try:
        serve(settings, listening, ready, f"tests.server.serving.small_app:{app}")
    except CannotServe:
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2]))
