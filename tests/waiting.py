"""How long a test waits: seconds of a machine that does nothing else, each as long as it is here just then."""

import time
from collections.abc import Callable

YARDSTICK = 0.2  # seconds of work


def stretch() -> float:
    """Return how many times longer everything takes here just now than on a machine of its own, at least 1."""
    started, worked = time.monotonic(), time.thread_time()
    while time.thread_time() - worked < YARDSTICK:
        pass
    return max(1.0, (time.monotonic() - started) / YARDSTICK)


class Patience:
    """So many seconds from now on. How busy the machine is, is asked only once they are over."""

    def __init__(self, seconds: float) -> None:
        self.seconds, self.began, self.slow = seconds, time.monotonic(), 1.0

    def is_over(self) -> bool:
        if time.monotonic() - self.began <= self.seconds * self.slow:
            return False
        self.slow = max(self.slow, stretch())
        return time.monotonic() - self.began > self.seconds * self.slow


def eventually(condition: Callable[[], object], seconds: float = 120, every: float = 0.05) -> None:
    """Wait until a condition holds, and fail where it never does."""
    patience = Patience(seconds)
    while not condition():
        assert not patience.is_over(), (
            f"not within {seconds} s, on a machine {patience.slow:.1f} times slower"
        )
        time.sleep(every)
