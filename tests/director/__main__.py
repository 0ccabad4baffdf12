"""`python -m tests.director`: random events, each to its end. `--seed N --events 2000`; `--only K`: one event."""

import argparse
import gc
import multiprocessing
import os
import sys
import time
import traceback
from collections import Counter
from functools import partial
from random import Random

import django


def main():
    parser = argparse.ArgumentParser(prog="python -m tests.director")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--events", type=int, default=200)
    parser.add_argument(
        "--first", type=int, default=0, help="the first of them: a long run can be cut in parts"
    )
    parser.add_argument("--only", type=int, help="play this one event, and print its steps")
    parser.add_argument(
        "--pages", action="store_true", help="over the pages and their buttons, not the services"
    )
    parser.add_argument("--plan", help="only events of this plan")
    parser.add_argument("--steps", type=int, default=30, help="random steps in each event, at most")
    parser.add_argument(
        "--full", type=int, default=1, help="every Nth event reads all pages of a stage, the others a sample"
    )
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="events played at the same time")
    asked = parser.parse_args()
    prepare()
    numbers = range(asked.first, asked.first + asked.events) if asked.only is None else [asked.only]
    one = partial(play, asked.seed, pages=asked.pages, plan=asked.plan, most=asked.steps, full=asked.full)
    if asked.jobs == 1 or len(numbers) == 1:
        return tell(asked, len(numbers), map(one, numbers))
    # Each process has a copy of the database, which is in memory.
    with multiprocessing.get_context("fork").Pool(asked.jobs) as pool:
        return tell(asked, len(numbers), pool.imap_unordered(one, numbers))


def prepare():
    """Start Django with an empty database in memory."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "tests.settings")
    django.setup()
    from django.conf import settings
    from django.db import connection

    settings.ALLOWED_HOSTS = ["testserver"]
    connection.settings_dict["TEST"]["NAME"] = None  # in memory
    connection.creation.create_test_db(verbosity=0)
    from tests import remembered
    from tests.director import play_pages  # noqa: F401 -- all that is loaded stays out of the way of the collector

    remembered.FRESH_SECONDS = float("inf")  # an event before its start has no revision that can be outdated

    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


def play(seed, number, *, pages, plan, most, full):
    """Play one event. Return its number, its fault, its steps, the refusals, and the place of an exception."""
    from tests.director.play import play_event
    from tests.director.play_pages import play_pages

    dice = Random(f"{seed}/{number}")
    if pages:
        told = play_pages(dice, plan=plan, most=most)
    else:
        told = play_event(dice, plan=plan, most=most, some=None if number % full == 0 else 3)
    raised = "".join(traceback.format_exception(told.finding)[-6:]) if told.finding else ""
    return number, told.kind if told.finding else "", told.steps, told.refused, raised


def tell(asked, events, played):
    """Print progress and the first finding of each kind, and the figures at the end."""
    sys.stdout.reconfigure(line_buffering=True)
    kinds, where, refused, steps, started = Counter(), {}, Counter(), 0, time.monotonic()
    for at, (number, kind, done, codes, raised) in enumerate(played, start=1):
        steps += len(done)
        refused.update(codes)
        if asked.only is not None and not kind:
            print("\n  ".join(done))
        if kind:
            kinds[kind] += 1
            where.setdefault(kind, []).append(number)
            if kinds[kind] == 1 or asked.only is not None:
                print(f"\nFINDING in event {number}: {kind}")
                print("  " + "\n  ".join(done))
                print(raised)
        if at % 20 == 0:
            seconds = time.monotonic() - started
            print(f"{at} events, {steps} steps, {sum(kinds.values())} findings, {seconds:.0f} s")
    seconds = time.monotonic() - started
    print(f"\nseed {asked.seed}, from event {asked.first}: {events} events, {steps} steps, {seconds:.0f} s")
    for (name, code), times in refused.most_common(60 if asked.only is None else 0):
        print(f"  refused {times:6} {name}: {code}")
    for kind, times in kinds.most_common():
        print(f"  FINDING {times:5} x {kind}, in events {', '.join(map(str, where[kind]))}")
    return 1 if kinds else 0


if __name__ == "__main__":
    sys.exit(main())
