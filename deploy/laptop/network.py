"""The address the program listens on, and the addresses at which others reach it."""

import errno
import fcntl
import socket
import struct

from deploy.laptop.vardir import Stop

SIOCGIFADDR = 0x8915  # Linux: the IPv4 address of one network interface
EVERYWHERE = {"0.0.0.0", "::"}  # noqa: S104 -- chosen by HOST=0.0.0.0 for a hall
LOCAL = ["localhost", "127.0.0.1", "[::1]"]


def port_number(text: str) -> int:
    """Return the port. Raises `Stop` if the text is not a port number."""
    if not (text.isascii() and text.isdigit() and 0 < int(text) < 65536):
        raise Stop(f"PORT={text} não é uma porta: use um número de 1 a 65535.")
    return int(text)


def claim(host: str, port: int) -> None:
    """Raise `Stop` unless this address is free and belongs to this machine."""
    try:
        family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, socket.SOCK_STREAM) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(address)
            probe.listen(1)
    except (socket.gaierror, UnicodeError) as exc:
        raise Stop(f"HOST={host} não é um endereço desta máquina.") from exc
    except OSError as exc:
        raise Stop(_why_not(exc, host, port)) from exc


def _why_not(exc: OSError, host: str, port: int) -> str:
    if exc.errno == errno.EADDRINUSE:
        return f"a porta {port} já está em uso; escolha outra: make run PORT={port % 65535 + 1}"
    if exc.errno == errno.EACCES:
        return f"a porta {port} é reservada; escolha outra: make run PORT=8000"
    return f"HOST={host} não é um endereço desta máquina ({exc.strerror})."


def addresses(host: str) -> list[str]:
    """Return the addresses a browser can use, the best one for phones first."""
    return [*lan(), "127.0.0.1"] if host in EVERYWHERE else [f"[{host}]" if ":" in host else host]


def lan() -> list[str]:
    """Return the IPv4 addresses of this machine's network interfaces, without the loopback."""
    found = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        for _, name in socket.if_nameindex():
            try:
                answer = fcntl.ioctl(probe, SIOCGIFADDR, struct.pack("256s", name.encode()[:15]))
            except OSError:  # an interface without an IPv4 address
                continue
            found.append(socket.inet_ntoa(answer[20:24]))
    return [address for address in found if not address.startswith("127.")]


def allowed_hosts(host: str) -> list[str]:
    """Return the host names the site answers to; if it listens everywhere, also those in the local network."""
    names = [*LOCAL, *addresses(host)]
    if host in EVERYWHERE:
        name = socket.gethostname().lower()
        names += [name, f"{name.split('.')[0]}.local"]
    return list(dict.fromkeys(names))
