"""The JavaScript modules that pyscript.toml gives to the page."""

from typing import Any

from pyscript.js_modules import attempt as attempt

fluent: Any
