"""JavaScript's global names as PyScript's Python sees them: anything may be there."""

from typing import Any

def __getattr__(name: str) -> Any: ...
