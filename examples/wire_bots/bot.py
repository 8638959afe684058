"""Plays a seat to the end, at random: python bot.py 'http://127.0.0.1:8421/t/TABLE#SECRET'"""

import json
import random
import sys
from itertools import takewhile

from websockets.sync.client import connect

place, token = sys.argv[1].split("#")
with connect(place.replace("http", "ws", 1).replace("/t/", "/ws/tables/")) as line:
    line.send(json.dumps({"type": "hello", "protocol": 1, "token": token}))
    news = takewhile(lambda it: (it.get("table") or {}).get("status") not in ("over", "closed"), map(json.loads, line))
    for sight in (it["sight"] for it in news if it.get("sight")):
        if sight["waiting"]:
            line.send(json.dumps({"type": "seen", "version": sight["version"]}))
        if sight["moves"]:
            move = {"turn": sight["turn"], "move": random.choice(sight["moves"])}
            line.send(json.dumps({"type": "move", "client": str(sight["turn"]), **move}))
