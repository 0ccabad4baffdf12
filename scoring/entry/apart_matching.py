"""Compare the entries of all sides in order of play: equal ones become mãos, up to the first difference."""

from collections.abc import Mapping, Sequence

from django.db import transaction

from scoring.entry.versions import WriteContext, next_partida, store
from scoring.errors import MaoRejected, Refused
from scoring.jogo.before import Before
from scoring.jogo.draft import Draft, Sent, judged
from scoring.jogo.progress import Place
from scoring.jogo.state import JogoState
from scoring.ledger.trail import Source
from scoring.ledger.trail_lines import Action
from scoring.models import Jogo, Submission


def agree(state: JogoState, source: Source, *, asked: Place | None = None) -> JogoState:
    """Store every mão that all sides entered alike, from the next one on, and return the new state.

    asked: the mão that was just entered; a refusal of it is raised. A refusal of any other mão leaves its entries
    unchanged until a side enters it again or the director rules.
    """
    while not state.jogo.closed_at and state.compares:
        place = state.next_place
        words = state.sends[place]
        drafts = same(state.jogo, words, state.before)
        if drafts is None:
            return state
        if place == asked:
            _store(state, words, drafts, source)
            continue
        try:
            # A savepoint, because a refused mão must not undo the entry that was just stored.
            with transaction.atomic():
                _store(state, words, drafts, source)
        except Refused:
            # The state in memory contains the mão that was rolled back, so read it again.
            return JogoState.lock(state.jogo)
    return state


def draft_of(jogo: Jogo, envio: Submission, before: Before | None) -> Draft:
    """Return one side's entry, judged with the points before it as they are known now. Raises `MaoRejected`."""
    return judged(jogo, Sent.stored(envio), before, envio.warnings)


def same(jogo: Jogo, words: Mapping[str, Submission], before: Before | None) -> list[Draft] | None:
    """Return the drafts of all sides if they describe the same valid mão: equal lines and the same starting side."""
    try:
        drafts = [draft_of(jogo, envio, before) for envio in words.values()]
    except MaoRejected:
        return None
    first, *others = [(draft.lines, draft.facts.get("started"), draft.facts.get("whole")) for draft in drafts]
    return drafts if all(other == first for other in others) else None


def _store(
    state: JogoState, words: Mapping[str, Submission], drafts: Sequence[Draft], source: Source
) -> None:
    # Prefer an entry made card by card, because it says more than totals or a summary.
    draft = next((one for one in drafts if one.cards is not None), drafts[0])
    # The latest entry completed the mão, so its client id becomes that of the mão.
    envio = max(words.values(), key=lambda one: one.pk)
    deed = WriteContext(client_id=envio.client_id, source=source)
    row = next_partida(state, envio.partida, envio.number)
    keys = {side: word.client_id for side, word in words.items()}
    store(state, row, envio.number, draft, deed, Action.RECORDED, confirmed_by=keys)
