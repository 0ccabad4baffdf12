"""A background thread beside the web server is always restarted after it ends."""

import ctypes
import subprocess
import sys
import threading
from contextlib import suppress
from types import SimpleNamespace

import pytest

from deploy.laptop import embedded_worker
from tests.programs import ROOT
from tests.waiting import eventually


class Over(BaseException):
    """Raised when the test has ended."""


@pytest.fixture
def kept(monkeypatch):
    """Run a function in a kept thread until the end of the test. Return how often it was started."""
    begun, threads, over = [], [], threading.Event()

    def pause(_seconds):
        if over.wait(0.01):
            raise Over  # it is outside of the kept loop

    def keep(run):
        def once(app):
            begun.append(threading.get_ident())
            if not over.is_set():
                run(over)

        def kept():
            with suppress(Over):
                embedded_worker._keep("kept", once)

        threads.append(embedded_worker._thread("kept", kept))
        return begun

    monkeypatch.setattr(embedded_worker, "time", SimpleNamespace(sleep=pause))
    yield keep
    over.set()
    for thread in threads:
        thread.join(600)
        assert not thread.is_alive()


@pytest.mark.parametrize("error", [ValueError, SystemExit, MemoryError, KeyboardInterrupt])
def test_what_fails_is_begun_anew(kept, error):
    def fail(_over):
        raise error

    begun = kept(fail)

    eventually(lambda: len(begun) > 3)


def test_thread_of_the_beat_that_is_told_to_exit_beats_again(kept):
    # SystemExit is raised in the thread from outside, in the middle of its work, as any failure could be.
    begun = kept(lambda over: any(over.wait(0.01) for _ in range(100_000)))
    eventually(lambda: begun)

    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(begun[0]), ctypes.py_object(SystemExit))

    eventually(lambda: len(begun) > 1)


def test_process_ends_with_a_thread_that_is_gone():
    code = (
        "import os, threading, time; from deploy.laptop import embedded_worker as worker;"
        "gone = worker._thread('beat', lambda: None);"
        "worker._end_with(os.getppid(), [gone])"
    )

    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, timeout=300, check=False
    )

    assert done.returncode == -9
    assert "The embedded beat is gone" in done.stderr
