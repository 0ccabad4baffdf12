"""What a worker of `sample` does inside pytest: it writes which functions each test enters, or tries changes."""

import gc
import json
import os
import signal
import sys
import time
from collections import defaultdict
from itertools import pairwise
from pathlib import Path
from types import FunctionType

import pytest

from tests.mutants.places import Place, changed_code

ROOT = Path(__file__).resolve().parent.parent.parent
TASK, AT, OF = (os.environ["CANASTRA_MUTANTS"]).split()
FOLDER = Path(os.environ["CANASTRA_MUTANTS_FOLDER"])
SECONDS = float(os.environ.get("CANASTRA_MUTANTS_SECONDS", "60"))
FLOORS = tuple(str(ROOT / floor) + "/" for floor in ("scoring", "tournaments"))
COMMITS = {"transactional_db", "live_server", "worker", "program", "demo_var"}
ENDLESS = "the program ended, or did not"
TOOL = sys.monitoring.COVERAGE_ID
OUT = FOLDER / f"{TASK}.{AT}.jsonl"
_entered: set[tuple[str, str, int]] = set()
_failed: list[str] = []


def pytest_configure():
    OUT.write_text("")
    if TASK == "record":
        sys.monitoring.use_tool_id(TOOL, "tests.mutants")
        sys.monitoring.register_callback(TOOL, sys.monitoring.events.PY_START, _enters)
        sys.monitoring.set_events(TOOL, sys.monitoring.events.PY_START)


def _enters(code, _offset):
    """Keep that a function was entered; once a test is enough."""
    if code.co_filename.startswith(FLOORS):
        _entered.add((code.co_filename, code.co_qualname.partition(".<locals>")[0], code.co_firstlineno))
    return sys.monitoring.DISABLE


def pytest_collection_modifyitems(items):
    """Leave out what cannot be tried in a child; of what is recorded, each worker takes the files of its turn."""
    items[:] = [item for item in items if not _commits(item)]
    if TASK == "record":
        files = sorted({item.nodeid.partition("::")[0] for item in items})
        mine = set(files[int(AT) :: int(OF)])
        items[:] = [item for item in items if item.nodeid.partition("::")[0] in mine]


def _commits(item):
    mark = item.get_closest_marker("django_db")
    return bool(mark and mark.kwargs.get("transaction")) or bool(COMMITS & set(item.fixturenames))


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item, nextitem):
    if TASK != "record":
        return (yield)
    _entered.clear()
    sys.monitoring.restart_events()
    started = time.monotonic()
    done = yield
    if not _failed:
        names = [(str(Path(file).relative_to(ROOT)), name, line) for file, name, line in sorted(_entered)]
        line = {"test": item.nodeid, "seconds": time.monotonic() - started, "entered": names}
        with OUT.open("a") as out:
            out.write(json.dumps(line) + "\n")
    _failed.clear()
    return done


def pytest_runtest_logreport(report):
    if report.failed:
        _failed.append(report.nodeid)


def pytest_runtestloop(session):
    """Try the changes of this worker's turn, each in a child."""
    if TASK == "record":
        return
    chosen = [Place(**one) for one in json.loads((FOLDER / "places.json").read_text())]
    recorded = json.loads((FOLDER / "entered.json").read_text())
    by_function = defaultdict(list)
    for one in sorted(recorded, key=lambda one: one["seconds"]):
        for path, name, line in one["entered"]:
            by_function[path, name.rpartition(".")[2], line].append(one["test"])
    items = {item.nodeid: item for item in session.items}
    first = next(item for item in session.items if item.get_closest_marker("database"))
    far = next(item for item in session.items if _folder(item) != _folder(first))
    first.config.hook.pytest_runtest_protocol(
        item=first, nextitem=far
    )  # makes the database, and leaves nothing else
    from django.db import connections

    for place in chosen[int(AT) :: int(OF)]:
        connections.close_all()
        found = _tried(place, by_function[place.path, place.function, place.first_line], items)
        with OUT.open("a") as out:
            out.write(json.dumps({"path": place.path, "change": str(place)} | found) + "\n")
    os._exit(0)  # the servers are this worker's own: nothing has to be torn down


def _folder(item):
    return item.nodeid.split("/")[1]


def _tried(place, tests, items):
    """Return by what a change is noticed."""
    if not tests:
        return {"killed_by": "unentered"}
    quick = [items[test] for test in tests if test in items]
    if test := _noticed(place, quick):
        return {"killed_by": "test", "test": test}
    files = {test.partition("::")[0] for test in tests}
    left = [
        item
        for name, item in items.items()
        if item.get_closest_marker("proof") and name.partition("::")[0] in files
    ]
    if test := _noticed(place, left):
        return {"killed_by": "proof", "test": test}
    return {"killed_by": "nobody"}


def _noticed(place, chosen):
    """Return the test that fails with the change and not without it, "" where there is none."""
    while name := _failing(place, chosen):
        if name == ENDLESS or not _failing(None, [item for item in chosen if item.nodeid == name]):
            return name
        chosen = [item for item in chosen if item.nodeid != name]
    return ""


def _failing(place, chosen):
    """Run tests in a child, with the change of a place, until one fails; return it. "" where time is up before."""
    if not chosen:
        return ""
    read, write = os.pipe()
    child = os.fork()
    if not child:
        os.close(read)
        _child(place, chosen, write)
    os.close(write)
    deadline = time.monotonic() + 2 * SECONDS + 30
    ended = False
    while not ended and time.monotonic() < deadline:
        ended = os.waitpid(child, os.WNOHANG)[0] != 0
        time.sleep(0.02)
    if not ended:  # a change that never ends is noticed too
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
    with os.fdopen(read) as said:
        return said.read() or ("" if ended else ENDLESS)


def _child(place, chosen, write):
    """Change the function and run the tests; never return."""
    try:
        if place:
            _change(place)
        _failed.clear()
        until = time.monotonic() + SECONDS
        for item, following in pairwise([*chosen, chosen[-1]]):
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if _failed:
                os.write(write, _failed[0].encode())
                break
            if time.monotonic() > until:
                break
    except BaseException:  # noqa: BLE001  a change that ends the program is noticed
        os.write(write, ENDLESS.encode())
    os._exit(0)


def _change(place):
    """Put the changed function in the place of the true one, wherever it is."""
    code = changed_code(ROOT, place)
    wanted = str(ROOT / place.path), place.function, place.first_line
    for one in gc.get_objects():
        if isinstance(one, FunctionType):
            old = one.__code__
            if (old.co_filename, old.co_name, old.co_firstlineno) == wanted:
                one.__code__ = code
