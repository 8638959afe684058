"""A bot for `pioche arena`, in plain Python: it plays any move, in any game."""

import json
import random
import sys

for line in sys.stdin:  # a question a line; the end of input is the end
    question = json.loads(line)
    choose = random.Random(question["seed"])  # the same question, the same answer: that makes results repeatable
    print(json.dumps({"id": question["id"], "move": choose.choice(question["moves"])}), flush=True)
