"""Import of entries that a phone could not send, from the file or the text that its page exports."""

from collections.abc import Sequence
from dataclasses import dataclass

from django import forms
from django.http import HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from scoring.input.fields import TextField
from scoring.models import Jogo
from scoring.table.sent import outbox_import
from tournaments import permissions
from tournaments.desk.access import DeskRequest, desk, source
from tournaments.forms import DeskForm
from tournaments.hall import remessas
from tournaments.models import OutboxUpload

IMMEDIATE = 50  # entries that are imported within the request: two seconds at most
SHOWN = 5  # long files that the page lists
LINES = 500  # entries of a long file that are listed one by one, refused ones first


class OutboxForm(DeskForm):
    anchor = "pendencias"
    read = ""  # the exported text, once `entries` has read it
    file = forms.FileField(label=gettext_lazy("Arquivo do celular"), required=False)
    text = TextField(
        lines=True,
        label=gettext_lazy("Ou o texto copiado"),
        required=False,
        max_length=outbox_import.LONGEST,
        widget=forms.Textarea({"rows": 6, "spellcheck": "false"}),
    )

    def entries(self) -> list[outbox_import.OutboxEntry]:
        """Return the exported entries; text that cannot be read is an error at its field. Call `is_valid` first."""
        file = self.cleaned_data["file"]
        try:
            # LONGEST counts letters, and a letter has at most four bytes in UTF-8.
            self.read = file.read(outbox_import.LONGEST * 4).decode() if file else self.cleaned_data["text"]
            return outbox_import.read(self.read)
        except ValueError:
            wrong = _("Isto não é o que o celular salva. Na mesa: “Ver”, depois “Salvar o que falta enviar”.")
            self.add_error("file" if file else "text", wrong)
            return []


@dataclass(frozen=True, slots=True)
class Brought:
    """One entry with the outcome of its import."""

    name: str
    jogo: str
    said: str
    stored: bool


@desk("GET", "POST")
def desk_outbox(request: DeskRequest, slug: str) -> HttpResponse:
    """Ask for the file, then show the outcome of every entry. Importing the same file again changes nothing.

    A long file is stored and imported by a worker; its page shows the progress.
    """
    tournament = permissions.refereed_tournament(request.user, slug)
    form = OutboxForm(request.POST or None, request.FILES or None)
    entries = form.entries() if form.is_bound and form.is_valid() else []
    if len(entries) > IMMEDIATE:
        # A long file would hold the request for too long: a worker imports it in pieces.
        kept = remessas.store(tournament=tournament, text=form.read, total=len(entries), by=request.user)
        return redirect("tournaments:desk_remessa", slug, kept.pk)
    brought = told(list(remessas.bring(tournament, entries, source(request))))
    if form.is_bound and not entries and not form.errors:
        form.add_error(None, _("Não há nada neste arquivo: o celular já enviou tudo."))
    directs = permissions.is_director(request.user, tournament.club)
    context = {"tournament": tournament, "directs": directs, "form": form, "brought": brought}
    # Texts and lines are large, and the list does not show them.
    context["remessas"] = (
        OutboxUpload.objects.filter(tournament=tournament).defer("text", "lines").order_by("-pk")[:SHOWN]
    )
    return render(request, "tournaments/desk/outbox.html", context, status=422 if form.errors else 200)


@desk("GET")
def desk_remessa(request: DeskRequest, slug: str, pk: int) -> HttpResponse:
    """Show the progress of a long file, and once it is imported the outcome of every entry. The page polls."""
    tournament = permissions.refereed_tournament(request.user, slug)
    remessa = get_object_or_404(OutboxUpload.objects.defer("text"), tournament=tournament, pk=pk)
    # Refused entries come first, because only a part of a long file is listed.
    lines = sorted(remessa.lines, key=_is_stored)
    stored = sum(map(_is_stored, lines))
    context = {
        "tournament": tournament,
        "directs": permissions.is_director(request.user, tournament.club),
        "remessa": remessa,
        "brought": told(lines[:LINES]) if remessa.ended_at else [],
        "stored": stored,
        "refused": len(lines) - stored,
        "more": max(0, len(lines) - LINES),
    }
    template = "tournaments/desk/remessa.html"
    return render(request, f"{template}#progress" if request.htmx else template, context)


def told(lines: Sequence[remessas.RemessaLine]) -> list[Brought]:
    """Return the outcome of each entry, in words. One query."""
    # One query for the jogos of all entries.
    jogos = Jogo.objects.in_bulk({line["jogo"] for line in lines if line["jogo"]})
    return [
        Brought(line["name"], str(jogos.get(line["jogo"] or 0, "")), _said(line), _is_stored(line))
        for line in lines
    ]


def _is_stored(line: remessas.RemessaLine) -> bool:
    return line["status"] < 400


def _said(line: remessas.RemessaLine) -> str:
    match line["status"]:
        case 201:
            return _("Gravada: recibo %(receipt)s.") % line
        case 200:
            return _("Já estava gravada: recibo %(receipt)s. Nada contou duas vezes.") % line
    return line["message"]
