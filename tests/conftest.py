"""One hypothesis profile for every machine."""

import os

import pytest
from hypothesis import HealthCheck, settings

# A game takes milliseconds compiled and many more on a busy machine, so no example has a deadline.
# Where a change is judged the examples are always the same; elsewhere they are new every time.
settings.register_profile(
    "hotelier",
    deadline=None,
    max_examples=30,
    derandomize="CI" in os.environ,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("hotelier")

pytest.register_assert_rewrite("conformance", "austria.walks")
