"""Where other machines find this server."""

import contextlib
import ipaddress
import socket
from typing import Final

from hotelier.server.settings import Settings, is_loopback

FORWARDED: Final = ("x-forwarded-for", "forwarded", "x-real-ip")  # what proxies add
ELSEWHERE: Final = (  # nothing is sent there; the route to it shows which address is ours
    (socket.AF_INET, "192.0.2.1"),
    (socket.AF_INET6, "2001:db8::1"),
)


def addresses(settings: Settings, port: int) -> list[str]:
    """The addresses for friends to open; none if the server is only for this machine."""
    if is_loopback(settings.host):
        return []
    hosts = _own() if settings.is_everywhere else [settings.host]
    return [f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}" for host in hosts]


def _own() -> list[str]:
    """This machine's own addresses that others can reach."""
    found: list[str] = []
    for family, there in ELSEWHERE:
        with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((there, 9))
            found.append(probe.getsockname()[0])
    with contextlib.suppress(OSError):
        found += [str(each[4][0]) for each in socket.getaddrinfo(socket.gethostname(), None)]
    shown = [host for host in dict.fromkeys(found) if "%" not in host]
    return [host for host in shown if not _is_private_to_us(host)]


def _is_private_to_us(host: str) -> bool:
    address = ipaddress.ip_address(host)
    return address.is_loopback or address.is_link_local or address.is_unspecified
