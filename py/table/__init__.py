"""One sitting: knows engine, bots and games; no DOM and no clock, and no text but for a terminal (`console.py`)."""
