"""Twenty phones released together, and the result of each."""

from collections import Counter
from threading import Barrier, Thread

from django.db import connection

from scoring.errors import Refused, ScoringError
from scoring.models import AuditEntry

PHONES = 20


def at_once(*verbs):
    """Run each function in a thread, all released together. Return the result of each."""
    barrier, outcomes = Barrier(len(verbs)), []

    def run(verb):
        try:
            connection.ensure_connection()  # which takes longer than many a verb
            barrier.wait(300)
            outcomes.append(verb())
        except ScoringError as exc:
            outcomes.append(exc)
        finally:
            connection.close()

    threads = [Thread(target=run, args=(verb,)) for verb in verbs]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(300)
    assert len(outcomes) == len(verbs)
    return outcomes


def twenty(verb):
    """Let twenty phones call one function at once; its first argument is the phone's number."""
    return at_once(*(lambda phone=phone: verb(phone) for phone in range(PHONES)))


def kinds(outcomes):
    return Counter(type(outcome).__name__ for outcome in outcomes)


def codes(outcomes):
    return {outcome.code for outcome in outcomes if isinstance(outcome, Refused)}


def lines(action):
    return AuditEntry.objects.filter(action=action).count()
