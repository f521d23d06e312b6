"""Who can't play or chat for a while, in memory; addresses are known here by their hash only."""

import hashlib
import hmac
import time
from collections.abc import Callable, Iterable
from typing import Final

from hotelier.core.errors import OptionError
from hotelier.messages import moment, say
from hotelier.server.store.rows import Ban
from hotelier.server.table.names import check_name
from hotelier.server.table.refusals import Refused

LENGTH: Final = 16  # digits of a hash
BAN, MUTE = "ban", "mute"


def client_mark(key: str, address: str) -> str:
    """What's stored instead of an address: the same for the same client, and key."""
    return hmac.new(key.encode(), address.encode(), hashlib.sha256).hexdigest()[:LENGTH]


def folded(name: str) -> str:
    """A name for comparison: nobody gets around a ban with capitals."""
    try:
        return check_name(name).casefold()
    except OptionError:
        return name.casefold()


class Bans:
    """The bans and mutes of this server."""

    def __init__(self, now: Callable[[], float] = time.time) -> None:
        self.now = now
        self.key = ""  # with which addresses are hashed
        self._found: dict[tuple[str, str], Ban] = {}  # by kind and whom it's about

    def read(self, bans: Iterable[Ban]) -> None:
        """Apply these, and no others."""
        found: dict[tuple[str, str], Ban] = {}
        for ban in bans:
            whom = ban.client if ban.name is None else folded(ban.name)
            before = found.get((ban.kind, whom or ""))
            if before is None or before.until < ban.until:
                found[ban.kind, whom or ""] = ban
        self._found = found

    def mark(self, address: str) -> str:
        """The hash of a client's address."""
        return client_mark(self.key, address)

    def check(self, address: str, name: str | None = None) -> None:
        """Refuse someone who is banned."""
        self._check(BAN, address, name)

    def check_chat(self, address: str, name: str) -> None:
        """Refuse someone who can't chat."""
        self._check(MUTE, address, name)

    def _check(self, kind: str, address: str, name: str | None) -> None:
        if not self._found:
            return
        ban = self._found.get((kind, self.mark(address)))
        if ban is None and name is not None:
            ban = self._found.get((kind, folded(name)))
        if ban is None or ban.until <= self.now():
            return
        until = moment(ban.until)
        if kind == BAN:
            raise Refused("banned", say("refused-banned", until=until, reason=ban.reason), 403)
        raise Refused("muted", say("refused-muted", until=until, reason=ban.reason), 403)
