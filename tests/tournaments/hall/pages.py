"""The address that the QR of a mesa carries, for its tests."""

from django.urls import reverse

from tournaments.hall import mesas


def address(mesa):
    return reverse("tournaments:mesa", args=(mesas.token(mesa),))
