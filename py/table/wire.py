"""The wire between a page and the table: JSON texts, one question, one answer.

    question  {"v": 1, "id": 7, "ask": "act", "action": "JS=H", "shown": 12}
    answer    {"v": 1, "id": 7, "ok": {…}}   or   {"v": 1, "id": 7, "error": {"key": "illegal", "params": {…}}}

Nothing raises across it. Keys and parameters cross, never words. A worker holds one match.

| ask | with | answers |
|---|---|---|
| hello | | `{games: [{id, fewest, most, usual, lower_wins, options: [{name, kind, default, values, rule}], bots: [name, best last]}]}` |
| start | game, seats, options {name: text}, seed (hex), players ["you", "rulebook", …] by seat | Step |
| resume | record (text) | Step |
| next | shown | Step: at most one thing more has happened (a shuffle, a bot's action) |
| act | shown, action | Step |
| deal | | Step: the next deal is on the table |
| undo | | Step with `reset: true` |
| hint | | `{action, card (key or null), why: {key, params}}` |
| record | | `{text}`: the match so far, which `resume` takes |
| cancel | of (an id) | `{}`: that question is answered `{"error": {"key": "cancelled"}}` if it was still open |
| leave | | `{}`: the match is put away |

The table advances only when asked: `shown` is the `seq` of the last Step that the page has shown, so what is on the
screen is what has happened. A `next` or `act` whose `shown` is not the newest `seq` is answered with the newest Step
again (`reset: true`), and nothing is done. A new `next` resolves an older one that is still thinking.

Step: `{seq, events: [Event], view: View, wait, undo, reset}`
    seq      counts up with every Step
    events   what has happened since the last Step, as the viewer saw it: `{event: "laid", seat: 2, card: "7H", …}`
    view     `engine/view.py`, with keys
    wait     "you" (the viewer must act) · "table" (ask `next` when this has been shown) · "deal" (a deal is over: show
             the sheet, then ask `deal`) · "match" (the match is over)
    undo     null where the viewer may take back its last action, else `{key, params}` saying why not
    reset    true where the view is not the continuation of the one before: show it without telling it as news
"""
