"""The example configuration of nginx, with a real nginx, TLS and a server behind it."""

import contextlib
import json
import os
import re
import resource
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosedError, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from server.houses import LIMIT, until
from server.lives import Life, life

ROOT = Path(__file__).resolve().parent.parent.parent
GUIDE = ROOT / "docs/tutorials/operators.md"
NAME = "hotel.example"
NGINX = shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin:/usr/local/sbin")
ANNA, BEN = "127.0.0.11", "127.0.0.12"  # two visitors with addresses of their own

needs_nginx = pytest.mark.skipif(
    NGINX is None, reason="nginx is missing: `make test` installs it if apt-get may"
)
pytestmark = [pytest.mark.house, needs_nginx]

MAIN = """
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
{user}
events {{
    worker_connections 768;
}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/hotelier.conf;
}}
"""


def free_ports() -> tuple[int, int]:
    """Two ports, which differ because both are taken for a moment."""
    with socket.socket() as one, socket.socket() as other:
        for probe in (one, other):
            probe.bind(("127.0.0.1", 0))
        return one.getsockname()[1], other.getsockname()[1]


class Proxy:
    """nginx with our configuration; only ports and the certificate are the test's own."""

    def __init__(self, folder: Path, *houses: str, sticky: bool = True) -> None:
        self.folder = folder
        self.http, self.https = free_ports()
        make_certificate(folder)
        written = (ROOT / "deploy/nginx.conf").read_text(encoding="utf-8")
        for ours, theirs in {
            "server 127.0.0.1:8080;": " ".join(
                f"server {house.removeprefix('http://')};" for house in houses
            ),
            "hash $hotelier_table consistent;": "hash $hotelier_table consistent;" * sticky,
            "listen 80;": f"listen 127.0.0.1:{self.http};",
            "listen 443 ssl": f"listen 127.0.0.1:{self.https} ssl",
            f"/etc/letsencrypt/live/{NAME}/fullchain.pem": str(folder / "certificate.pem"),
            f"/etc/letsencrypt/live/{NAME}/privkey.pem": str(folder / "key.pem"),
        }.items():
            assert written.count(ours) == 1, ours
            written = written.replace(ours, theirs)
        (folder / "hotelier.conf").write_text(written)
        user = "user root root;" if os.geteuid() == 0 else ""
        (folder / "nginx.conf").write_text(MAIN.format(folder=folder, user=user))
        # Debian's settings, changed as the guide says.
        (change,) = re.findall("sed -i '(.*)' /etc/nginx/nginx.conf", GUIDE.read_text("utf-8"))
        subprocess.run(["sed", "-i", change, folder / "nginx.conf"], check=True)
        self.trust = ssl.create_default_context(cafile=str(folder / "certificate.pem"))
        # The client of a socket reads in one thread while another one writes. With TLS 1.3, there
        # is something to read right after the handshake, and OpenSSL may then lose what's written.
        self.trust_sockets = ssl.create_default_context(cafile=str(folder / "certificate.pem"))
        self.trust_sockets.maximum_version = ssl.TLSVersion.TLSv1_2
        assert NGINX is not None
        self.command = [NGINX, "-p", str(folder), "-c", str(folder / "nginx.conf")]
        self.command += ["-e", str(folder / "error.log")]

    @contextlib.contextmanager
    def running(self) -> Iterator["Proxy"]:
        process = subprocess.Popen(self.command)
        try:
            until(lambda: process.poll() is not None or self._answers())
            assert process.poll() is None, (self.folder / "error.log").read_text()
            yield self
        finally:
            process.terminate()
            process.wait(LIMIT)

    def _answers(self) -> bool:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.https)):
            return True
        return False

    def visitor(self, address: str) -> "Visitor":
        return Visitor(self, address)


def make_certificate(folder: Path) -> None:
    """A certificate that only this test trusts."""
    subprocess.run(
        "openssl req -x509 -newkey rsa:2048 -nodes -days 2 -keyout key.pem -out certificate.pem"
        f" -subj /CN={NAME} -addext subjectAltName=DNS:{NAME}".split(),
        cwd=folder,
        check=True,
        capture_output=True,
    )


class Visitor:
    """A browser on another machine, which finds the proxy under its name."""

    def __init__(self, proxy: Proxy, address: str) -> None:
        self.proxy, self.address = proxy, address
        self.host = f"{NAME}:{proxy.https}"
        line = httpx.HTTPTransport(verify=proxy.trust, local_address=address)
        place = f"https://127.0.0.1:{proxy.https}"
        self.http = httpx.Client(base_url=place, transport=line, timeout=LIMIT)
        self.token: str | None = None

    def ask(self, path: str, body: Any = None, **headers: str) -> httpx.Response:
        if self.token is not None:
            headers["Authorization"] = f"Bearer {self.token}"
        return self.http.request(
            "GET" if body is None else "POST",
            path,
            json=body,
            headers={"Host": self.host, **headers},
            extensions={"sni_hostname": NAME},
        )

    def live(self, table: str, origin: str | None = None) -> ClientConnection:
        there, here = ("127.0.0.1", self.proxy.https), (self.address, 0)
        return connect(
            f"wss://{self.host}/api/tables/{table}/live",
            sock=socket.create_connection(there, LIMIT, here),
            ssl=self.proxy.trust_sockets,
            origin=origin,  # type: ignore[arg-type]
            proxy=None,
            max_size=None,
            open_timeout=LIMIT,
        ).__enter__()


@pytest.fixture
def house(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Life]:
    """A server as the configuration says it must be started."""
    wanted = getattr(request, "param", {})
    settings = {"proxies": ("127.0.0.1",), "hosts": (NAME,), "log_requests": True}
    with life(tmp_path, log_format="json", **settings, **wanted) as born:
        yield born


@pytest.fixture
def proxy(house: Life, tmp_path: Path) -> Iterator[Proxy]:
    with Proxy(tmp_path, house.url).running() as running:
        yield running


def lines(house: Life) -> list[dict[str, Any]]:
    return [json.loads(line) for line in house.log.read_text().splitlines()]


def test_nginx_accepts_the_configuration_without_a_warning(tmp_path: Path) -> None:
    proxy = Proxy(tmp_path, "http://127.0.0.1:8080")
    checked = subprocess.run([*proxy.command, "-t"], capture_output=True, text=True)
    assert checked.returncode == 0, checked.stderr
    assert "[warn]" not in checked.stderr.replace("http2", "")


def at_a_table(proxy: Proxy) -> tuple[tuple[Visitor, Visitor], str]:
    """Two visitors who play Overbooking, and their table."""
    anna, ben = proxy.visitor(ANNA), proxy.visitor(BEN)
    seat = anna.ask("/api/tables", {"game": "overbooking", "name": "Anna"}).json()
    anna.token, table = seat["token"], seat["table"]
    key = {"X-Table-Key": seat["key"]}
    joined = ben.ask(f"/api/tables/{table}/join", {"name": "Ben"}, **key)
    ben.token = joined.json()["token"]
    return (anna, ben), table


def play(visitors: tuple[Visitor, Visitor], table: str, moves: int) -> None:
    """Play, to the end at most, with pages that are open all the time; each hears of every move."""
    with contextlib.ExitStack() as ends:
        pages = []
        for visitor in visitors:
            page = ends.enter_context(
                contextlib.closing(visitor.live(table, f"https://{visitor.host}"))
            )
            page.send(json.dumps({"type": "hello", "token": visitor.token}))
            page.recv(LIMIT)
            pages.append(page)
        for _ in range(moves):
            state = visitors[0].ask(f"/api/tables/{table}").json()
            if state["phase"] == "over":
                break
            decides = state["view"]["actor"] - 1
            mine = visitors[decides].ask(f"/api/tables/{table}").json()
            move = {"type": "play", "id": 1, "step": mine["step"]}
            pages[decides].send(json.dumps(move | {"action": mine["view"]["legal"][0]}))
            for page in pages:
                until(lambda page=page: '"type":"moved"' in page.recv(LIMIT))


def test_a_game_is_played_through_tls_and_sockets(proxy: Proxy) -> None:
    visitors, table = at_a_table(proxy)
    play(visitors, table, moves=4)
    with pytest.raises(InvalidStatus) as refused:
        visitors[1].live(table, "https://evil.example")
    assert refused.value.response.status_code == 403


def test_every_visitor_has_their_own_address_and_cannot_claim_another(
    proxy: Proxy, house: Life
) -> None:
    ids = {}
    for address in (ANNA, BEN):
        answer = proxy.visitor(address).ask("/api/health", **{"X-Forwarded-For": "192.0.2.7"})
        assert answer.status_code == 200
        ids[answer.headers["x-request-id"]] = address
    assert all(len(id) == 32 for id in ids)  # named by nginx, not by the server
    # A line is written after its answer.
    until(lambda: {each["request"]: each["client"] for each in lines(house)} == ids)
    assert proxy.visitor(ANNA).ask("/api/addresses").json()["unknown_proxy"] is False


@pytest.mark.parametrize("house", [{"requests_per_second": 1}], indirect=True)
def test_who_asks_too_often_is_refused_and_others_are_not(proxy: Proxy) -> None:
    anna, ben = proxy.visitor(ANNA), proxy.visitor(BEN)
    told = [anna.ask("/api/health", **{"X-Forwarded-For": f"192.0.2.{n}"}) for n in range(8)]
    assert told[0].status_code == 200
    assert 429 in [each.status_code for each in told]
    assert ben.ask("/api/health").status_code == 200


@pytest.mark.parametrize("house", [{"max_sockets_each": 2}], indirect=True)
def test_sockets_are_counted_for_every_visitor(proxy: Proxy) -> None:
    anna, ben = proxy.visitor(ANNA), proxy.visitor(BEN)
    wish = {"game": "overbooking", "public": True, "seats": [{"kind": "open"}] * 2}
    table = anna.ask("/api/tables", wish).json()["table"]
    with contextlib.closing(anna.live(table)), contextlib.closing(anna.live(table)):
        with pytest.raises(InvalidStatus) as refused:
            anna.live(table)
        assert refused.value.response.status_code == 429
        ben.live(table).close()


def pinged(page: ClientConnection, times: int) -> None:
    for _ in range(times):
        page.send('{"type": "ping"}')
        page.recv(LIMIT)


@pytest.mark.parametrize("house", [{"frames_per_second": 5}], indirect=True)
def test_who_floods_a_socket_is_cut_off_and_others_are_not(proxy: Proxy) -> None:
    anna, ben = proxy.visitor(ANNA), proxy.visitor(BEN)
    wish = {"game": "overbooking", "public": True, "seats": [{"kind": "open"}] * 2}
    table = anna.ask("/api/tables", wish).json()["table"]
    with contextlib.closing(ben.live(table)) as page, contextlib.closing(anna.live(table)) as flood:
        for each in (page, flood):
            each.send('{"type": "hello"}')
        with pytest.raises(ConnectionClosedError) as cut:
            pinged(flood, 1000)
        assert cut.value.rcvd is not None
        assert cut.value.rcvd.code == 4429
        page.send('{"type": "ping", "id": 7}')
        until(lambda: '"pong"' in page.recv(LIMIT))


def test_plain_http_leads_to_https_and_the_metrics_stay_inside(proxy: Proxy, house: Life) -> None:
    there = f"http://127.0.0.1:{proxy.http}/rules?a=b"
    moved = httpx.get(there, headers={"Host": NAME}, trust_env=False)
    assert (moved.status_code, moved.headers["location"]) == (301, f"https://{NAME}/rules?a=b")
    anna = proxy.visitor(ANNA)
    assert "max-age" in anna.ask("/api/health").headers["strict-transport-security"]
    assert "nginx/" not in anna.ask("/api/health").headers["server"]
    assert anna.ask("/metrics").status_code == 404
    assert httpx.get(f"{house.url}/metrics", trust_env=False).status_code == 200


def test_a_record_as_long_as_the_server_takes_gets_through(proxy: Proxy) -> None:
    anna = proxy.visitor(ANNA)
    long = anna.ask("/api/import", {"record": {"x": "y" * (2 * 1024 * 1024 - 100)}})
    assert (long.status_code, long.json()["code"]) == (422, "mistake")


@contextlib.contextmanager
def unfinished(proxy: Proxy, number: int) -> Iterator[list[socket.socket]]:
    """Connections from one visitor whose request never ends."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, 2 * number)), hard))
    with contextlib.ExitStack() as ends:
        found = []
        for _ in range(number):
            there, here = ("127.0.0.1", proxy.http), (BEN, 0)
            line = ends.enter_context(socket.create_connection(there, LIMIT, here))
            line.send(b"GET / HTTP/1.1\r\nHost: ")
            found.append(line)
        yield found
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_requests_that_never_end_keep_nobody_out_and_are_cut_off(proxy: Proxy) -> None:
    with unfinished(proxy, 800) as lines:
        began = time.monotonic()
        for _ in range(5):
            assert proxy.visitor(ANNA).ask("/api/health").status_code == 200
        # Not because the others were cut off, which they are after 5 seconds.
        assert time.monotonic() - began < 3
        assert lines[-1].recv(1) == b""
        assert time.monotonic() - began < LIMIT / 2  # nginx itself would wait for 60


def test_the_rules_of_the_firewall_can_be_loaded() -> None:
    nft = shutil.which("nft", path=f"{os.environ.get('PATH', '')}:/usr/sbin")
    if nft is None:
        pytest.skip("nft is missing")
    checked = subprocess.run(
        [nft, "-c", "-f", ROOT / "deploy/nftables.conf"], capture_output=True, text=True
    )
    if "Operation not permitted" in checked.stderr:
        pytest.skip("only root may ask nft")
    assert (checked.returncode, checked.stderr) == (0, "")
