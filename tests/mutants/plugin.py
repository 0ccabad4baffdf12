"""A pytest plugin of `sample`: tests mutants in child processes."""

import gc
import json
import os
import resource
import signal
import time
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from types import FunctionType

from tests.mutants.places import Place, changed_code
from tests.thin import left

ROOT = Path(__file__).resolve().parent.parent.parent
AT, OF = os.environ["CANASTRA_MUTANTS"].split()
FOLDER = Path(os.environ["CANASTRA_MUTANTS_FOLDER"])
SECONDS = float(os.environ.get("CANASTRA_MUTANTS_SECONDS", "60"))
COMMITS = {"transactional_db", "live_server", "worker", "program", "demo_var"}
ENDLESS = "the program ended, or did not"
BUSY = 20  # seconds on a busy machine for one second of CPU
OUT = FOLDER / f"try.{AT}.jsonl"
_failed: list[str] = []


def pytest_configure():
    OUT.write_text("")


def pytest_collection_modifyitems(items):
    """Deselect tests that commit or start programs, because a forked child cannot run them."""
    items[:] = [item for item in items if not _commits(item)]


def _commits(item):
    mark = item.get_closest_marker("django_db")
    return bool(mark and mark.kwargs.get("transaction")) or bool(COMMITS & set(item.fixturenames))


def pytest_runtest_logreport(report):
    if report.failed:
        _failed.append(report.nodeid)


def pytest_runtestloop(session):
    """Test the mutants of this worker, each in a child process."""
    chosen = [Place(**one) for one in json.loads((FOLDER / "places.json").read_text())]
    run_by = json.loads((FOLDER / "run_by.json").read_text())
    items = {item.nodeid: item for item in session.items}
    first = next(item for item in session.items if item.get_closest_marker("database"))
    far = next(item for item in session.items if _folder(item) != _folder(first))
    # Creates the database; as the next test is in another folder, all other fixtures are torn down.
    first.config.hook.pytest_runtest_protocol(item=first, nextitem=far)
    gc.unfreeze()  # `gc.get_objects` does not return what tests/conftest.py has frozen
    from django.db import connections

    for number, place in list(enumerate(chosen))[int(AT) :: int(OF)]:
        connections.close_all()
        found = _tried(place, [items[case] for case in run_by[number] if case in items], items)
        with OUT.open("a") as out:
            out.write(json.dumps({"path": place.path, "change": str(place)} | found) + "\n")
    os._exit(0)  # skips the teardown: this worker's private servers are discarded


def _folder(item):
    return item.nodeid.split("/")[1]


def _tried(place, running, items):
    if not running:
        return {"killed_by": "not run"}
    import_module(place.path.removesuffix(".py").replace("/", "."))  # a test may be the first to import it
    assert _functions(place), place
    listed = left.read()
    files = {item.nodeid.partition("::")[0] for item in running}
    marked = [
        item
        for name, item in items.items()
        if item.get_closest_marker("proof") and name.partition("::")[0] in files
    ]
    for who, chosen in (
        ("make test", [item for item in running if item.nodeid not in listed]),
        ("list", [item for item in running if item.nodeid in listed]),
        ("mark", marked),
    ):
        test = _noticed(place, chosen)
        # The duration of the marked cases is not recorded: one that takes long is no endless mutant.
        if test and not (who == "mark" and test == ENDLESS):
            return {"killed_by": who, "test": test}
    return {"killed_by": "nobody"}


def _noticed(place, chosen):
    # A test that also fails without the change does not count.
    while name := _failing(place, chosen):
        if name == ENDLESS or not _failing(None, [item for item in chosen if item.nodeid == name]):
            return name
        chosen = [item for item in chosen if item.nodeid != name]
    return ""


def _failing(place, chosen):
    if not chosen:
        return ""
    read, write = os.pipe()
    child = os.fork()
    if not child:
        os.close(read)
        _child(place, chosen, write)
    os.close(write)
    deadline = time.monotonic() + BUSY * SECONDS
    ended, status = 0, 0
    while not ended and time.monotonic() < deadline:
        ended, status = os.waitpid(child, os.WNOHANG)
        time.sleep(0.02)
    if not ended:
        os.kill(child, signal.SIGKILL)
        _, status = os.waitpid(child, 0)
    with os.fdopen(read) as said:
        return said.read() or (ENDLESS if status else "")  # an endless mutant counts as killed


def _child(place, chosen, write):
    try:
        if place:
            _change(place)
        _failed.clear()
        resource.setrlimit(resource.RLIMIT_CPU, (int(3 * SECONDS), int(3 * SECONDS) + 1))
        until = time.process_time() + SECONDS
        for item, following in pairwise([*chosen, chosen[-1]]):
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if _failed:
                os.write(write, _failed[0].encode())
                break
            if time.process_time() > until:
                break
    except BaseException:  # noqa: BLE001  a change that ends the program is noticed
        os.write(write, ENDLESS.encode())
    os._exit(0)


def _change(place):
    # Other modules may have imported the function, so it is not replaced, but its code is.
    code = changed_code(ROOT, place)
    for one in _functions(place):
        one.__code__ = code


def _functions(place):
    wanted = str(ROOT / place.path), place.function, place.first_line
    return [
        one
        for one in gc.get_objects()
        if isinstance(one, FunctionType)
        and (one.__code__.co_filename, one.__code__.co_name, one.__code__.co_firstlineno) == wanted
    ]
