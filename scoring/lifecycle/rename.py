"""The names of a jogo are replaced where a person asks for it. What was played stays as it is."""

from collections.abc import Sequence

from django.db import transaction

from scoring.errors import Refused
from scoring.ledger.trail import Source, note
from scoring.ledger.trail_lines import Labels, Renamed
from scoring.models import Jogo
from scoring.models.jogo import fresh_salt
from scoring.signals import mao_recorded

LONGEST = 200  # letters of a label, as of the name of a dupla


def rename_jogo(*, jogo: Jogo, labels: Sequence[str], reason: str, source: Source) -> Jogo:
    """Give the sides of a jogo other labels, and leave no trace of the old ones. Twice the same changes nothing.

    The trail keeps digests alone, behind a new salt, and the reason: it should name nobody. Raises
    `Refused("sides_unfit")` where these are not as many as before.
    """
    told = [" ".join(label.split())[:LONGEST] for label in labels]
    with transaction.atomic():
        jogo = Jogo.objects.select_for_update(no_key=True).get(pk=jogo.pk)
        if len(told) != len(jogo.labels) or not all(told):
            raise Refused("sides_unfit", least=len(jogo.labels), most=len(jogo.labels))
        if told == jogo.labels:
            return jogo
        jogo.labels, jogo.label_salt = told, fresh_salt()
        jogo.save(update_fields=("labels", "label_salt"))
        after: Labels = {"label_digests": jogo.label_digests}
        note(jogo, Renamed(after), source, reason=reason.strip())
        mao_recorded.send(Jogo, jogo=jogo)
    return jogo
