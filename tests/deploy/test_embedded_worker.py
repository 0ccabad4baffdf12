"""What works beside the web server never ends without another one in its place."""

import ctypes
import subprocess
import sys
import threading
import time

import pytest

from deploy import embedded_worker
from tests.programs import ROOT


@pytest.fixture
def kept(monkeypatch):
    """Let a function be kept going in a thread; return how often it was begun."""
    monkeypatch.setattr(embedded_worker, "PAUSE", 0.01)
    begun, over = [], threading.Event()

    def keep(run):
        def once(app):
            if over.wait(0):
                threading.Event().wait(60)
            begun.append(threading.get_ident())
            run()

        embedded_worker._thread("kept", embedded_worker._keep, "kept", once)
        return begun

    yield keep
    over.set()


def wait_for(condition):
    deadline = time.monotonic() + 60
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.01)


@pytest.mark.parametrize("error", [ValueError, SystemExit, MemoryError, KeyboardInterrupt])
def test_what_fails_is_begun_anew(kept, error):
    def fail():
        raise error

    begun = kept(fail)

    wait_for(lambda: len(begun) > 3)


def test_thread_of_the_beat_that_is_told_to_exit_beats_again(kept):
    """As whatever may befall a thread does it: from outside, in the middle of its work."""
    begun = kept(lambda: [time.sleep(0.01) for _ in range(10_000)])
    wait_for(lambda: begun)

    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(begun[0]), ctypes.py_object(SystemExit))

    wait_for(lambda: len(begun) > 1)


def test_process_ends_with_a_thread_that_is_gone():
    code = (
        "import os, threading, time; from deploy import embedded_worker as worker;"
        "gone = worker._thread('beat', lambda: None);"
        "worker._end_with(os.getppid(), [gone])"
    )

    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, timeout=60, check=False
    )

    assert done.returncode == -9
    assert "The embedded beat is gone" in done.stderr
