"""What works beside the web server never ends without another one in its place."""

import ctypes
import subprocess
import sys
import threading
from contextlib import suppress
from types import SimpleNamespace

import pytest

from deploy import embedded_worker
from tests.programs import ROOT
from tests.waiting import eventually


class Over(BaseException):
    """The test has ended."""


@pytest.fixture
def kept(monkeypatch):
    """Let a function be kept going in a thread, which ends with the test; return how often it was begun."""
    begun, threads, over = [], [], threading.Event()

    def pause(_seconds):
        if over.wait(0.01):
            raise Over  # it is outside of what is kept

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
    """As whatever may befall a thread does it: from outside, in the middle of its work."""
    begun = kept(lambda over: any(over.wait(0.01) for _ in range(100_000)))
    eventually(lambda: begun)

    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(begun[0]), ctypes.py_object(SystemExit))

    eventually(lambda: len(begun) > 1)


def test_process_ends_with_a_thread_that_is_gone():
    code = (
        "import os, threading, time; from deploy import embedded_worker as worker;"
        "gone = worker._thread('beat', lambda: None);"
        "worker._end_with(os.getppid(), [gone])"
    )

    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, timeout=300, check=False
    )

    assert done.returncode == -9
    assert "The embedded beat is gone" in done.stderr
