"""The address in the QR code of a mesa, for its tests."""

from django.urls import reverse

from tournaments.hall import mesas


def address(mesa):
    return reverse("tournaments:mesa", args=(mesas.token(mesa),))
