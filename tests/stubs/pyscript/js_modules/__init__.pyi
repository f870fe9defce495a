"""The JavaScript modules that pyscript.toml gives to the page."""

from pyscript.js_modules import attempt as attempt
from pyscript.js_modules import host as host
from pyscript.js_modules import keeping as keeping
from pyscript.js_modules import words as words
