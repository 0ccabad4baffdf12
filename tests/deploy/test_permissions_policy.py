"""No page, and nothing that is put into one, may use the camera, the microphone or the place of a device."""

import pytest


@pytest.mark.parametrize("address", ["/promessa/", "/nada-aqui/", "/sw.js"])
@pytest.mark.django_db
def test_every_answer_denies_what_no_page_needs(client, address):
    policy = client.get(address)["Permissions-Policy"]

    for name in ("camera", "microphone", "geolocation", "payment", "usb"):
        assert f"{name}=()" in policy
