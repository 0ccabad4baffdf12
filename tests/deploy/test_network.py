"""The address on which the program listens."""

import socket

import pytest

from deploy.laptop import network
from deploy.laptop.vardir import Stop


@pytest.mark.parametrize(("text", "port"), [("1", 1), ("8000", 8000), ("65535", 65535)])
def test_port_is_read(text, port):
    assert network.port_number(text) == port


@pytest.mark.parametrize("text", ["", "0", "65536", "-1", "80a", "8.0", "٨٠"])
def test_port_that_is_none_is_refused(text):
    with pytest.raises(Stop, match="não é uma porta"):
        network.port_number(text)


def test_busy_port_is_refused_with_another_to_try():
    with socket.create_server(("127.0.0.1", 0)) as busy:
        port = busy.getsockname()[1]

        with pytest.raises(
            Stop, match=f"a porta {port} já está em uso; escolha outra: make run PORT="
        ) as caught:
            network.claim("127.0.0.1", port)

    suggested = int(str(caught.value).rsplit("=", 1)[1])
    assert 0 < suggested < 65536
    assert suggested != port


def test_port_shared_by_another_server_counts_as_busy():
    with (
        socket.create_server(("127.0.0.1", 0), reuse_port=True) as busy,
        pytest.raises(Stop, match="já está em uso"),
    ):
        network.claim("127.0.0.1", busy.getsockname()[1])


def test_free_port_stays_free():
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]

    network.claim("127.0.0.1", port)

    socket.create_server(("127.0.0.1", port)).close()


@pytest.mark.parametrize("host", ["198.51.100.7", "nenhum.invalid", "não é", ".."])
def test_host_of_another_machine_is_refused(host):
    with pytest.raises(Stop, match=f"HOST={host} não é um endereço desta máquina"):
        network.claim(host, 8000)


def test_one_machine_answers_to_itself_alone():
    assert network.addresses("127.0.0.1") == ["127.0.0.1"]
    assert network.allowed_hosts("127.0.0.1") == ["localhost", "127.0.0.1", "[::1]"]


def test_hall_answers_to_every_address_of_the_machine():
    allowed = network.allowed_hosts("0.0.0.0")

    assert network.addresses("0.0.0.0") == [*network.lan(), "127.0.0.1"]
    assert {*network.lan(), "localhost", socket.gethostname().lower()} <= set(allowed)
    assert len(allowed) == len(set(allowed))
    for address in network.lan():
        socket.create_server((address, 0)).close()  # fails unless the address is this machine's
