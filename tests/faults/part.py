"""One program of the site, and all that may befall it: it dies, hangs, finds no room on its disk."""

import os
import resource
import signal
import subprocess
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from tests import services
from tests.faults.disk import Disk
from tests.programs import Process, family

AGAIN = 0.5  # seconds until what ends at once is started again
_EACH = 'for pid; do prlimit --pid "$pid" --fsize="$MOST": 2>/dev/null; done; true'


class Part(Process):
    """A program under somebody who watches over it. user: whom it runs as where we are root. disk: its own, if any.

    `back_at`: when it is started again; `thaw_at`, `room_at`: when what befell it is over. None: nothing did.
    """

    def __init__(
        self,
        name: str,
        command: Sequence[str],
        env: dict[str, str],
        home: Path,
        user: str | None = None,
        disk: Disk | None = None,
    ) -> None:
        super().__init__(command, env, home / f"{name.replace(' ', '-')}.log")
        self.name, self.user, self.disk, self.whole = name, user, disk, self.command
        self.back_at = 0.0
        self.thaw_at: float | None = None
        self.room_at: float | None = None

    def watch(self) -> None:
        """Let it go on, give it room, start it again, where the time has come: what a supervisor does."""
        now = time.monotonic()
        if self.thaw_at is not None and now >= self.thaw_at:
            self.thaw()
        if self.room_at is not None and now >= self.room_at:
            self.give_room()
        if self.process.poll() is not None and now >= self.back_at:
            self.start()
            self.back_at = now + AGAIN

    def children(self) -> list[int]:
        with suppress(OSError):
            return family(self.process.pid)[1:]
        return []

    def kill_one_child(self, which: float) -> bool:
        """Kill one of the processes it has started, drawn between 0 and 1; it has to help itself.

        Return whether there was one.
        """
        children = self.children()
        with suppress(ProcessLookupError):
            if children:
                os.kill(children[int(which * len(children))], signal.SIGKILL)
        return bool(children)

    def freeze(self, seconds: float | None = None) -> None:
        """Let it hang with all it has started: connections are taken, and nothing is ever answered."""
        self.thaw_at = None if seconds is None else time.monotonic() + seconds
        self._signal_all(signal.SIGSTOP)

    def thaw(self) -> None:
        self.thaw_at = None
        self._signal_all(signal.SIGCONT)

    def fill(self, most: int, seconds: float) -> None:
        """Let it find no room, also where it is started again meanwhile.

        A disk of its own has so many bytes left. Without one no file of it grows beyond so many: nearly the same.
        """
        self.room_at = time.monotonic() + seconds
        if self.disk:
            self.disk.leave(most)
            return
        self.command = ["prlimit", f"--fsize={most}:", "--", *self.whole]
        self._limit(str(most))

    def give_room(self) -> None:
        self.room_at, self.command = None, self.whole
        if self.disk:
            self.disk.give_room()
            return
        soft, _ = resource.getrlimit(resource.RLIMIT_FSIZE)
        self._limit("unlimited" if soft == resource.RLIM_INFINITY else str(soft))

    def _limit(self, most: str) -> None:
        """Limit the program before those it has started: it starts others meanwhile, and they inherit."""
        for pids in (lambda: [self.process.pid], self.children):
            self._as_its_user(["sh", "-c", _EACH, "sh", *map(str, pids())], {"MOST": most})

    def _as_its_user(self, command: list[str], env: dict[str, str]) -> None:
        """Run something as whom the program runs: to nobody else, not even to root, does a system have to allow it."""
        words = [*services.as_user(self.user), *command]
        subprocess.run(words, env=os.environ | env, check=True)

    def _signal_all(self, number: int) -> None:
        for pid in [self.process.pid, *self.children()]:
            with suppress(ProcessLookupError):
                os.kill(pid, number)
