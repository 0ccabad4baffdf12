"""Replace the names of a jogo: at a person's request, or because other players played it. The mãos stay unchanged."""

from collections.abc import Sequence

from django.db import transaction

from scoring.errors import Refused
from scoring.ledger.trail import Source, note
from scoring.ledger.trail_lines import Labels, Reassigned, Renamed
from scoring.models import Jogo
from scoring.models.jogo import fresh_salt
from scoring.signals import mao_recorded

LONGEST = 200  # characters of a label, as of the name of a dupla


def rename_jogo(*, jogo: Jogo, labels: Sequence[str], reason: str, source: Source) -> Jogo:
    """Give the sides of a jogo other labels and keep no trace of the old ones. Equal labels change nothing.

    The trail keeps only digests, with a new salt, and the reason, which should contain no names. Raises
    `Refused("sides_unfit")` if the number of labels differs.
    """
    told = [" ".join(label.split())[:LONGEST] for label in labels]
    with transaction.atomic():
        jogo = Jogo.objects.select_for_update(no_key=True).get(pk=jogo.pk)
        if len(told) != len(jogo.labels) or not all(told):
            raise Refused("sides_unfit", least=len(jogo.labels), most=len(jogo.labels))
        if told == jogo.labels:
            return jogo
        # Without the old salt, the old digests cannot be matched against names.
        jogo.labels, jogo.label_salt = told, fresh_salt()
        jogo.save(update_fields=("labels", "label_salt"))
        after: Labels = {"label_digests": jogo.label_digests}
        note(jogo, Renamed(after), source, reason=reason.strip())
        mao_recorded.send(Jogo, jogo=jogo)
    return jogo


def reassign_jogo(*, jogo: Jogo, labels: Sequence[str], reason: str, source: Source) -> Jogo:
    """Give a jogo to other players, who played it under wrong names. Mãos, devices, bell and notes stay with it.

    labels: the names of the sides from now on. The trail keeps digests of the labels before and after. Raises
    `Refused`: `sides_unfit` if the number of labels differs, `reason_missing`.
    """
    if not reason.strip():
        raise Refused("reason_missing")
    with transaction.atomic():
        jogo = Jogo.objects.select_for_update(no_key=True).get(pk=jogo.pk)
        if len(labels) != len(jogo.labels):
            raise Refused("sides_unfit", least=len(jogo.labels), most=len(jogo.labels))
        before: Labels = {"label_digests": jogo.label_digests}
        jogo.labels = list(labels)
        jogo.save(update_fields=("labels",))
        after: Labels = {"label_digests": jogo.label_digests}
        note(jogo, Reassigned(before, after), source, reason=reason.strip())
        mao_recorded.send(Jogo, jogo=jogo)
    return jogo
