"""Storing of paper súmulas through the services of the table, one mão after the other."""

from django.utils.translation import gettext as _

from scoring.entry.record import Receipt, Source, record_mao
from scoring.entry.ruling import rule
from scoring.errors import KeyReused, MaoConflict, MaoRejected
from scoring.forms.mao import MaoForm
from scoring.models import Jogo, Mao
from scoring.wording.numbers import points
from tournaments.desk.paper.rows import PaperEntry, PaperRow
from tournaments.wording.refusals.errors import REFUSALS, error


def store_row(row: PaperRow, by: Source) -> None:
    """Store the entries of a mesa in order of play, up to the first one that is refused."""
    for at, entry in enumerate(typed := [one for one in row.entries if one.filled]):
        _store(entry, by)
        # Later mãos of the mesa would be stored at the wrong place, so they wait.
        if entry.wrong:
            for later in typed[at + 1 :]:
                later.said.append(_("Espera o que vem antes nesta mesa."))
            return


def _store(entry: PaperEntry, by: Source) -> None:
    form = entry.form
    if not form.is_valid():
        return
    form.ask()
    try:
        receipt = _write(form, by)
    except MaoRejected as exc:
        form.add_problems(exc.errors, exc.warnings)
    except (MaoConflict, KeyReused) as exc:
        entry.said.append(_("Esta mão já está gravada: %(score)s.") % {"score": _score(exc.standing)})
    except REFUSALS as exc:
        entry.said.append(str(error(exc)))
    else:
        entry.stored = _score(receipt.mao)


def _write(form: MaoForm, by: Source) -> Receipt:
    # Where duplas confirm mãos themselves, a signed paper súmula is stored as a ruling of the director.
    if form.jogo.entry == Jogo.Entry.SCORER:
        return record_mao(jogo=form.jogo, **form.sent(), source=by)
    return rule(jogo=form.jogo, **form.sent(), reason=_("Da súmula de papel"), source=by)


def _score(mao: Mao) -> str:
    return " × ".join(points(mao.totals[side]) for side in mao.totals)
