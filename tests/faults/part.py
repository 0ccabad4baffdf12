"""One program of the site, and its possible faults: it dies, hangs, or its disk is full."""

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

AGAIN = 0.5  # seconds until a program that ends at once is restarted
_EACH = 'for pid; do prlimit --pid "$pid" --fsize="$MOST": 2>/dev/null; done; true'


class Part(Process):
    """A program under a supervisor. user: to run as if we are root. disk: its separate disk, if any.

    `back_at`: time of its restart; `thaw_at`, `room_at`: end of a fault; None without one.
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
        """Act as the supervisor: when it is time, continue the program, free its disk, or restart it."""
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
        """Kill one of its child processes, drawn between 0 and 1; the program has to replace it.

        Return whether there was one.
        """
        children = self.children()
        with suppress(ProcessLookupError):
            if children:
                os.kill(children[int(which * len(children))], signal.SIGKILL)
        return bool(children)

    def freeze(self, seconds: float | None = None) -> None:
        """Freeze it with all its children: connections are accepted, and never answered."""
        self.thaw_at = None if seconds is None else time.monotonic() + seconds
        self._signal_all(signal.SIGSTOP)

    def thaw(self) -> None:
        self.thaw_at = None
        self._signal_all(signal.SIGCONT)

    def fill(self, most: int, seconds: float) -> None:
        """Leave it no disk space, even if it is restarted meanwhile.

        A separate disk keeps this many bytes free. Without one, no file may grow beyond this size, which is nearly the
        same.
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
        # The parent first: it starts children meanwhile, which inherit the limit.
        for pids in (lambda: [self.process.pid], self.children):
            self._as_its_user(["sh", "-c", _EACH, "sh", *map(str, pids())], {"MOST": most})

    def _as_its_user(self, command: list[str], env: dict[str, str]) -> None:
        # Some systems allow no other user, not even root, to do this.
        words = [*services.as_user(self.user), *command]
        subprocess.run(words, env=os.environ | env, check=True)

    def _signal_all(self, number: int) -> None:
        for pid in [self.process.pid, *self.children()]:
            with suppress(ProcessLookupError):
                os.kill(pid, number)
