"""Timeouts of tests, in seconds of an idle machine, stretched by the current load of this machine."""

import time
from collections.abc import Callable

YARDSTICK = 0.2  # seconds of work


def stretch() -> float:
    """Return how many times slower this machine is now than an idle one, at least 1."""
    started, worked = time.monotonic(), time.thread_time()
    while time.thread_time() - worked < YARDSTICK:
        pass
    return max(1.0, (time.monotonic() - started) / YARDSTICK)


class Patience:
    """A timeout in seconds. The load of the machine is measured only when the timeout is reached."""

    def __init__(self, seconds: float) -> None:
        self.seconds, self.began, self.slow = seconds, time.monotonic(), 1.0

    def is_over(self) -> bool:
        if time.monotonic() - self.began <= self.seconds * self.slow:
            return False
        self.slow = max(self.slow, stretch())
        return time.monotonic() - self.began > self.seconds * self.slow


def eventually(condition: Callable[[], object], seconds: float = 120, every: float = 0.05) -> None:
    """Wait until a condition holds. Fails if it never does."""
    patience = Patience(seconds)
    while not condition():
        assert not patience.is_over(), (
            f"not within {seconds} s, on a machine {patience.slow:.1f} times slower"
        )
        time.sleep(every)
