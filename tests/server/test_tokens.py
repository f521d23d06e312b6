"""Secrets are long, stored hashed, and a refusal takes the same time whatever it's about."""

import time
from collections.abc import Callable

import pytest

from hotelier.server.table.tokens import digest, new_key, new_token, same, same_time


def test_no_two_tokens_are_the_same_and_none_can_be_guessed() -> None:
    tokens = {new_token() for _ in range(1000)}
    assert len(tokens) == 1000
    assert all(len(token) == 32 and token.isascii() for token in tokens)


@pytest.mark.parametrize("new", [new_token, new_key])
def test_no_secret_looks_like_an_option(new: Callable[[], str]) -> None:
    assert not any(new().startswith("-") for _ in range(1000))


def test_what_is_kept_of_a_token_is_its_sha256() -> None:
    assert digest("hotel") == "8d53a3e3672946bd802cd2037f1d5da8a61081910cb4054a882b905a51550125"


def test_any_text_can_be_shown_at_the_door() -> None:
    token = new_token()
    assert same(token, token)
    for other in ("", token[:-1], token.swapcase(), "Ľ", "\ud800", "\x00"):
        assert not same(token, other)
        assert digest(other) != digest(token)


@pytest.mark.anyio
@pytest.mark.parametrize("spent", [0.0, 0.015, 0.021])
async def test_a_refusal_takes_a_multiple_of_a_fixed_time(spent: float) -> None:
    started = time.perf_counter() - spent
    await same_time(started, 0.02)
    assert time.perf_counter() - started >= (0.02 if spent < 0.02 else 0.04) - 0.001
