#!/usr/bin/env python3
"""A bot in twenty lines: it reads JSON lines, and plays the legal move that comes first in the alphabet.

quartier play property --seats you,exec:./examples/bot.py
"""

import json
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        game, seat = message["game"], message["seat"]
    elif message["type"] == "choose":
        view = message["view"]  # all that this seat may know: see the game's position document
        move = min(message["moves"])
        print(json.dumps({"move": move}), flush=True)
