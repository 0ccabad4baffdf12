"""The client address: that of the connection, or the one that our proxy names."""

import pytest
from django.core.exceptions import MiddlewareNotUsed
from django.http import HttpResponse
from django.test import RequestFactory

from deploy.web.client_address import ClientAddress


def seen(forwarded):
    request = RequestFactory().get("/", headers={"X-Forwarded-For": forwarded} if forwarded else {})
    answer = ClientAddress(lambda request: HttpResponse(request.META["REMOTE_ADDR"]))(request)
    return answer.content.decode()


@pytest.mark.parametrize(
    ("forwarded", "address"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("10.0.0.1, 203.0.113.9", "203.0.113.9"),  # the client's claim comes before the proxy's address
        ("2001:DB8::1", "2001:db8::1"),
        ("unknown", "127.0.0.1"),
        ("", "127.0.0.1"),
    ],
)
def test_proxy_names_its_client(settings, forwarded, address):
    settings.BEHIND_PROXY = True

    assert seen(forwarded) == address


def test_nobody_else_is_believed():
    with pytest.raises(MiddlewareNotUsed):
        ClientAddress(lambda request: HttpResponse())
