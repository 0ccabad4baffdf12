"""Addresses and words of the desk, for its tests."""

from django.urls import reverse

from tournaments.models import Confronto


def url(name, tournament, *args):
    return reverse(f"tournaments:{name}", args=(tournament.slug, *args))


def jogo_url(jogo):
    confronto = Confronto.objects.get(jogo=jogo)
    return url("desk_jogo", confronto.tournament, confronto.pk)


def text(response):
    return " ".join(response.content.decode().split())
