"""One sitting: knows engine, bots and games; no DOM, no clock, no text."""
