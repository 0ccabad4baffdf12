"""A pytest plugin of `make thin` that records which code of the project each test case runs.

The features of a case are: the executed lines, the calls between functions of the project, the set of lines of each
call, and the rendered template nodes. Events are not copied from earlier tests (`tests.remembered`), so that each case
also runs the code that creates its event. For `tests.mutants.sample` the lines alone are recorded, which takes little
longer than the tests.
"""

import json
import os
import sys
import time
from pathlib import Path

import pytest

from tests.thin.left import plain_id

ROOT = str(Path(__file__).resolve().parent.parent.parent) + "/"
FLOORS = tuple(f"{ROOT}{floor}/" for floor in ("scoring", "tournaments", "rules", "deploy"))
ASKED = "CANASTRA_THIN"  # an environment variable: the output folder
LINES = "CANASTRA_THIN_LINES"  # an environment variable, set if the lines alone are recorded
# A number of queries is no feature: a test that counts them always stays.
COUNTS = {"django_assert_num_queries", "django_assert_max_num_queries"}
PARALLEL = os.environ.get("PYTEST_XDIST_WORKER", "")
TOOL = sys.monitoring.COVERAGE_ID
EVENTS = sys.monitoring.events
_numbers: dict[tuple[object, ...], int] = {}
_features: set[int] = set()
_lines_of: dict[int, set[int]] = {}  # lines of unfinished calls, by the id of the frame


def pytest_configure():
    """Start recording in each pytest-xdist worker. The controlling process runs no tests."""
    if not PARALLEL:
        return
    sys.monitoring.use_tool_id(TOOL, "tests.thin")
    if LINES in os.environ:
        sys.monitoring.register_callback(TOOL, EVENTS.LINE, _runs_first)
        sys.monitoring.set_events(TOOL, EVENTS.LINE)
        return
    calls = {
        EVENTS.PY_START: _starts,
        EVENTS.PY_RESUME: _goes_on,
        EVENTS.LINE: _runs,
        EVENTS.PY_RETURN: _pauses,
        EVENTS.PY_YIELD: _pauses,
        EVENTS.PY_UNWIND: _fails,
    }
    for event, call in calls.items():
        sys.monitoring.register_callback(TOOL, event, call)
    sys.monitoring.set_events(TOOL, sum(calls))


def _ours(code):
    return code.co_filename.startswith(FLOORS) and "/migrations/" not in code.co_filename


def _add(*feature):
    # Features are numbered to keep the records small.
    _features.add(_numbers.setdefault(feature, len(_numbers)))


def _starts(code, _offset):
    # DISABLE turns off the events of one code location, so code outside the project costs little.
    if not _ours(code):
        return sys.monitoring.DISABLE
    # Frame 1 is the recorded call, frame 0 is this callback.
    frame = sys._getframe(1)
    _lines_of[id(frame)] = set()
    if frame.f_back is not None and _ours(frame.f_back.f_code):
        _add("call", frame.f_back.f_code, code)
    return None


def _goes_on(code, _offset):
    if not _ours(code):
        return sys.monitoring.DISABLE
    _lines_of[id(sys._getframe(1))] = set()
    return None


def _runs(code, line):
    if not _ours(code):
        return sys.monitoring.DISABLE
    if (lines := _lines_of.get(id(sys._getframe(1)))) is not None:
        lines.add(line)
    _add("line", code.co_filename, line)
    return None


def _runs_first(code, line):
    # The events of this line are on again in the next test.
    if _ours(code):
        _add("line", code.co_filename, line)
    return sys.monitoring.DISABLE


def _pauses(code, _offset, _value):
    if not _ours(code):
        return sys.monitoring.DISABLE
    if lines := _lines_of.pop(id(sys._getframe(1)), None):
        _add("way", code, frozenset(lines))
    return None


def _fails(code, _offset, _exception):
    if _ours(code) and (lines := _lines_of.pop(id(sys._getframe(1)), None)):
        _add("way out", code, frozenset(lines))


def pytest_collection_finish(session):
    """Record template nodes too, and disable the copies of events."""
    if not PARALLEL or LINES in os.environ:
        return
    from django.template.base import Node

    from tests.remembered import Memory

    # Templates are not Python code, so `sys.monitoring` does not see them.
    render = Node.render_annotated

    def watched(node, context):
        if origin := getattr(node, "origin", None):
            _add("node", origin.name, node.token.lineno, type(node).__name__)
        return render(node, context)

    Node.render_annotated = watched
    Memory.begin = lambda memory, _fixtures: setattr(memory, "open", False)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item):
    if not PARALLEL:
        return (yield)
    _features.clear()
    if LINES in os.environ:
        sys.monitoring.restart_events()
    started = time.monotonic()
    done = yield
    # Generators that the test did not finish.
    _lines_of.clear()
    line = {
        "case": plain_id(item),
        "seconds": time.monotonic() - started,
        "features": sorted(_features),
        "stays": item.get_closest_marker("both_databases") is not None
        or bool(COUNTS & set(item.fixturenames)),
    }
    with (Path(os.environ[ASKED]) / f"{PARALLEL}.jsonl").open("a", encoding="utf-8") as out:
        out.write(json.dumps(line) + "\n")
    return done


def pytest_sessionfinish():
    """Write the meaning of the feature numbers, which differ between processes."""
    if PARALLEL:
        path = Path(os.environ[ASKED]) / f"{PARALLEL}.features.json"
        path.write_text(json.dumps([_said(feature) for feature in _numbers]), encoding="utf-8")


def _said(feature):
    return " ".join(_plain(part) for part in feature).replace(ROOT, "")


def _plain(part):
    if isinstance(part, frozenset):
        return ",".join(map(str, sorted(part)))
    return (
        f"{part.co_filename}:{part.co_firstlineno}:{part.co_qualname}"
        if hasattr(part, "co_code")
        else str(part)
    )
