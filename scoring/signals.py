"""News for the floor above, sent inside the transaction. A receiver refuses the write with `Refused`."""

from django.dispatch import Signal

# jogo: a mão of it was recorded or corrected, or it was closed or opened again; comes last of all
mao_recorded = Signal()
# jogo, before and after: its result (winner, reason) changed; both empty means open
jogo_settled = Signal()
# jogo: where is it played? Who knows answers with a `scoring.signals_of_where.Where`, everybody else with None
where_asked = Signal()
