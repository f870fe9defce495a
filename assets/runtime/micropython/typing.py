"""What MicroPython lacks of `typing`, so that the page's modules can be checked as strictly as the others.

Annotations are never evaluated there; these names only have to exist.
"""

TYPE_CHECKING = False
Any = object


def cast(_type, value):
    """The value itself."""
    return value
