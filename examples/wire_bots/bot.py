"""Plays a seat to the end, at random: python bot.py 'http://127.0.0.1:8421/t/TABLE#SECRET'"""

import json
import random
import sys

from websockets.sync.client import connect

place, token = sys.argv[1].split("#")
with connect(place.replace("http", "ws", 1).replace("/t/", "/ws/tables/")) as line:
    line.send(json.dumps({"type": "hello", "protocol": 1, "token": token}))
    for message in map(json.loads, line):
        sight = message.get("sight") or {"waiting": [], "moves": []}
        if sight["waiting"]:
            line.send(json.dumps({"type": "seen", "version": sight["version"]}))
        if sight["moves"]:
            move = {"client": f"turn {sight['turn']}", "turn": sight["turn"], "move": random.choice(sight["moves"])}
            line.send(json.dumps({"type": "move", **move}))
        if (message.get("table") or {}).get("status") in ("over", "closed"):
            break
