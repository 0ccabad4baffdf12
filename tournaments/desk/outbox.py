"""The desk takes in what a phone could not send: as the file or the text that its page exported."""

from collections.abc import Iterator
from dataclasses import dataclass

from django import forms
from django.http import HttpResponse
from django.shortcuts import render
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from scoring.models import Jogo
from scoring.table import outbox_import
from scoring.table.json_answers import Answer
from tournaments import permissions
from tournaments.desk.access import DeskRequest, desk, source
from tournaments.forms import DeskForm
from tournaments.models import Tournament


class OutboxForm(DeskForm):
    anchor = "pendencias"
    file = forms.FileField(label=gettext_lazy("Arquivo do celular"), required=False)
    text = forms.CharField(
        label=gettext_lazy("Ou o texto copiado"),
        required=False,
        max_length=outbox_import.LONGEST,
        widget=forms.Textarea({"rows": 6, "spellcheck": "false"}),
    )

    def entries(self) -> list[outbox_import.OutboxEntry]:
        """Return what the phone exported; what cannot be read is said beside the field. Needs `is_valid`."""
        file = self.cleaned_data["file"]
        try:
            return outbox_import.read(
                file.read(outbox_import.LONGEST * 4).decode() if file else self.cleaned_data["text"]
            )
        except ValueError:
            wrong = _("Isto não é o que o celular salva. Na mesa: “Ver”, depois “Salvar o que falta enviar”.")
            self.add_error("file" if file else "text", wrong)
            return []


@dataclass(frozen=True, slots=True)
class Brought:
    """One entry and what came of it."""

    name: str
    jogo: str
    said: str
    stored: bool


@desk("GET", "POST")
def desk_outbox(request: DeskRequest, slug: str) -> HttpResponse:
    """Ask for the file, then say of every entry what became of it. The same file again changes nothing."""
    tournament = permissions.directed_tournament(request.user, slug)
    form = OutboxForm(request.POST or None, request.FILES or None)
    entries = form.entries() if form.is_bound and form.is_valid() else []
    brought = list(_brought(request, tournament, entries))
    if form.is_bound and not entries and not form.errors:
        form.add_error(None, _("Não há nada neste arquivo: o celular já enviou tudo."))
    context = {"tournament": tournament, "form": form, "brought": brought}
    return render(request, "tournaments/desk/outbox.html", context, status=422 if form.errors else 200)


def _brought(
    request: DeskRequest, tournament: Tournament, entries: list[outbox_import.OutboxEntry]
) -> Iterator[Brought]:
    wanted = {entry.jogo for entry in entries}
    found = Jogo.objects.filter(confronto__tournament=tournament, public_id__in=wanted)
    jogos = {jogo.public_id: jogo for jogo in found}
    for entry in entries:
        jogo = jogos.get(entry.jogo)
        if jogo is None:
            yield Brought(entry.name, "", _("Não é deste torneio: leve o arquivo à direção do outro."), False)
            continue
        answer = outbox_import.bring(entry, jogo, source(request))
        yield Brought(entry.name, str(jogo), _said(answer), answer.status < 400)


def _said(answer: Answer) -> str:
    match answer.status:
        case 201:
            return _("Gravada: recibo %(receipt)s.") % answer.body
        case 200:
            return _("Já estava gravada: recibo %(receipt)s. Nada contou duas vezes.") % answer.body
    return str(answer.body.get("message", ""))
