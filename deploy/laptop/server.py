"""The web server of `make run`: granian with one worker process; prints the addresses once it answers."""

import logging
import resource
import signal
import threading
import time
import urllib.error
import urllib.request
from contextlib import suppress
from multiprocessing.connection import wait
from typing import Any

from django.db import connection
from django.urls import reverse
from granian.constants import HTTPModes, Interfaces
from granian.http import HTTP1Settings
from granian.log import LogLevels
from granian.server.mp import MPServer

from deploy.laptop import network, terminal
from tournaments import demo
from tournaments.clubs import first_director
from tournaments.models import Tournament

logger = logging.getLogger(__name__)
STOPPING = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
PATIENCE = 60  # seconds to wait for the first page
HEADERS = 10_000  # ms for the head of a request
CONNECTIONS = 10_000  # at once; with fewer, as many unfinished requests as there are would close the site
OF_THE_SITE = 500  # open files that are no connections
LAST_REQUESTS = 8  # seconds for a worker to finish its requests after the signal to stop


class Server(MPServer):
    """A granian server that prints its addresses as soon as it answers."""

    def startup(self, *args: Any) -> None:
        super().startup(*args)  # type: ignore[no-untyped-call]
        # No thread before this: the worker process must have been forked.
        threading.Thread(target=announce, args=(self.bind_addr, self.bind_port), daemon=True).start()

    def signal_handler_interrupt(self, *args: Any) -> None:
        """Stop at the first signal and ignore later ones, which would disturb the shutdown."""
        for number in STOPPING:
            signal.signal(number, signal.SIG_IGN)
        super().signal_handler_interrupt(*args)  # type: ignore[no-untyped-call]

    def signal_handler_reload(self, *args: Any) -> None:
        """Stop when the terminal is closed (SIGHUP), because there would be no way to stop the program later."""
        self.signal_handler_interrupt(*args)

    def _stop_workers(self) -> None:
        # granian asks `Process.is_alive`. That is still true while granian's own thread, which waits for the process
        # too, collects the exit status: it then reports that it kills a process that has ended.
        for worker in self.wrks:
            worker.terminate()  # type: ignore[no-untyped-call]
            if not wait([worker.inner.sentinel], LAST_REQUESTS):
                logger.warning("The web process does not stop and is killed.")
                worker.kill()  # type: ignore[no-untyped-call]
            worker.join()  # type: ignore[no-untyped-call]
        self.wrks.clear()


def run(host: str, port: int) -> int:
    """Serve until a signal; return the exit status. One process, because the broker is in its memory."""
    reverse("login")  # loads all pages, which else both processes would load: this one prints addresses
    server = Server(
        "deploy.asgi:application",
        address=host,
        port=port,
        interface=Interfaces.ASGINL,
        workers=1,
        backpressure=connections(),
        http=HTTPModes.http1,  # in HTTP/2 one connection could hold very many requests
        http1_settings=HTTP1Settings(header_read_timeout=HEADERS),
        respawn_failed_workers=True,
        log_level=LogLevels.warning,
    )
    try:
        server.serve()
    except SystemExit:
        if not server.interrupt_signal:  # during a shutdown the worker may end first
            raise
    print("Canastra parou; os dados estão guardados.", flush=True)
    return 0


def connections() -> int:
    """Return how many connections are accepted at once. Raises this process's limit of open files as far as it may.

    The limit of a terminal is often 1,024, on macOS 256, though programs may have more.
    """
    wanted = CONNECTIONS + OF_THE_SITE
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    allowed = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < allowed:
        # macOS refuses more than its kernel allows, whatever the limit says.
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, hard))
            soft = allowed
    return CONNECTIONS if soft == resource.RLIM_INFINITY else max(64, min(CONNECTIONS, soft - OF_THE_SITE))


def announce(host: str, port: int) -> None:
    """Wait for the first answer, then print the addresses to open."""
    bases = [f"http://{address}:{port}" for address in network.addresses(host)]
    if answers(f"{bases[-1]}{reverse('login')}"):
        print("\n".join(["", "O Canastra está aberto. Ctrl-C para parar.", *doors(bases)]), flush=True)
        connection.close()
        terminal.tell_each_minute(lambda: doors(bases))
    connection.close()


def answers(url: str) -> bool:
    """Return whether the site answers within `PATIENCE`, with any status."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        try:
            urllib.request.urlopen(url, timeout=5).close()  # noqa: S310 -- our own address
        except urllib.error.HTTPError as exc:
            exc.close()
            return True
        except OSError:
            time.sleep(0.1)
        else:
            return True
    return False


def doors(bases: list[str]) -> list[str]:
    """Return one line for each address to open: the public page, the director's desk, one table."""
    lines = [f"  Página pública     {base}{reverse('tournaments:home')}" for base in bases]
    lines.append(f"  Painel da direção  {bases[0]}{reverse('tournaments:desk')}")
    if known := demo.credentials():
        lines.append("                     usuário {}, senha {}".format(*known))
    elif first_director.is_wanted():
        lines.append(f"                     primeira entrada: código {first_director.code()}")
    for mesa, path in _tables()[:1]:
        lines.append(f"  Mesa {mesa:<13} {bases[0]}{path}")
    return lines


def _tables() -> list[tuple[int, str]]:
    playing = Tournament.objects.filter(state=Tournament.State.RUNNING).order_by("-pk")
    return [table for tournament in playing for table in demo.table_links(tournament)]
