"""Rate limits: bursts, sustained rates, and bounded memory."""

import pickle

import pytest

from hotelier.server.http.rates import (
    FLOOD_SECONDS,
    Rate,
    Rates,
    SocketCount,
    TooMany,
    address_of,
    rates_of,
)
from hotelier.server.settings import Settings


class Clock:
    """A clock that moves when it's told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


def taken(rates: Rates, address: str = "a", most: int = 1000) -> int:
    """How many requests pass before one does not."""
    for count in range(most):
        try:
            rates.take("says", address)
        except TooMany:
            return count
    return most


def test_a_client_may_ask_so_much_at_once_and_then_as_fast_as_its_bucket_fills(
    clock: Clock,
) -> None:
    rates = Rates({"says": Rate(each_second=2, burst=5)}, clock)
    assert taken(rates) == 5
    clock.now += 1
    assert taken(rates) == 2
    clock.now += 0.25
    assert taken(rates) == 0
    clock.now += 0.25
    assert taken(rates) == 1
    clock.now += 3600
    assert taken(rates) == 5


def test_a_refusal_says_when_to_try_again_and_then_it_works(clock: Clock) -> None:
    rates = Rates({"says": Rate(each_second=0.25, burst=1)}, clock)
    rates.take("says", "a")
    with pytest.raises(TooMany, match=r"Too many messages\. Try again in 4 seconds") as raised:
        rates.take("says", "a")
    assert raised.value.seconds == pytest.approx(4)
    clock.now += raised.value.seconds
    rates.take("says", "a")


def test_clients_and_kinds_of_requests_do_not_use_up_each_others(clock: Clock) -> None:
    rates = Rates({"says": Rate(1, 3), "joins": Rate(1, 1)}, clock)
    assert taken(rates, "a") == 3
    assert taken(rates, "b") == 3
    rates.take("joins", "a")


def test_who_has_sent_too_much_already_must_make_up_for_it_first(clock: Clock) -> None:
    rates = Rates({"frames": Rate(each_second=2, burst=4)}, clock)
    assert [rates.charge("frames", "a") for _ in range(9)] == [True] * 7 + [False] * 2
    with pytest.raises(TooMany) as raised:
        rates.check("frames", "a")
    rates.check("frames", "b")
    clock.now += raised.value.seconds
    rates.check("frames", "a")
    assert rates.charge("frames", "a")


def test_a_client_that_is_barred_must_wait_and_nobody_else(clock: Clock) -> None:
    rates = Rates({"floods": Rate(1, 1)}, clock)
    rates.bar("floods", "a", 10)
    clock.now += 9
    with pytest.raises(TooMany):
        rates.check("floods", "a")
    rates.check("floods", "b")
    clock.now += 1
    rates.check("floods", "a")


def test_clients_that_are_quiet_are_forgotten(clock: Clock) -> None:
    rates = Rates({"says": Rate(1, 10)}, clock)
    for number in range(100):
        rates.take("says", str(number))
    assert len(rates) == 100
    clock.now += FLOOD_SECONDS + 21
    rates.take("says", "new")
    assert len(rates) == 1


def test_a_crowd_of_clients_takes_no_memory_without_end(clock: Clock) -> None:
    rates = Rates({"says": Rate(1, 10)}, clock, most=50)
    for number in range(1000):
        rates.take("says", str(number))
    assert len(rates) == 50


def test_the_rates_are_those_of_the_settings(clock: Clock) -> None:
    rates = rates_of(Settings(says_per_second=0.1, tables_per_minute=3), clock)
    assert taken(rates) == 1
    for _ in range(3):
        rates.take("tables", "a")
    with pytest.raises(TooMany, match="in 20 seconds"):
        rates.take("tables", "a")


def test_sockets_are_counted_while_they_are_open() -> None:
    sockets = SocketCount(2)
    with sockets.hold("a"), sockets.hold("b"):
        with (
            pytest.raises(TooMany, match=r"You have 2 open connections\. Close one first"),
            sockets.hold("a"),
            sockets.hold("a"),
        ):
            pass
        with sockets.hold("a"):
            pass
    assert len(sockets) == 0


@pytest.mark.parametrize(
    ("host", "client"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("::1", "::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("somewhere", "somewhere"),
    ],
)
def test_a_client_is_its_address_and_with_ipv6_its_network(host: str, client: str) -> None:
    assert address_of({"client": (host, 4711)}) == client


def test_a_client_without_an_address_is_one_too() -> None:
    assert address_of({"client": None}) == address_of({}) == ""


def test_a_refusal_can_travel_between_processes() -> None:
    again = pickle.loads(pickle.dumps(TooMany("Too many says.", 3)))
    assert (again.reason, again.seconds) == ("Too many says.", 3)
