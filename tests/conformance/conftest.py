"""Failures in the suite's own modules show their values, as those in test files do."""

import pytest

pytest.register_assert_rewrite(
    *(f"tests.conformance.{name}" for name in ("legality", "texts", "knowledge", "sight", "choices", "sentences"))
)
