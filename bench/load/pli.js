// Pli, the game of examples/pli, as a game of boardgame.io: four seats, six cards each, nine rounds.
const { INVALID_MOVE } = require('boardgame.io/core');

const PLAYERS = 4, HAND = 6, ROUNDS = 9, PACK = 24;
const hidden = (cards) => cards.map(() => null);

function deal(G, random) {
  const pack = random.Shuffle([...Array(PACK).keys()]);
  for (let seat = 0; seat < PLAYERS; seat++)
    G.hands[seat] = pack.slice(seat * HAND, (seat + 1) * HAND).sort((a, b) => a - b);
  G.aside = pack.slice(PLAYERS * HAND);
  G.table = [];
  G.played = [];
}

function takeTrick(G, random) {
  G.leader = (G.leader + G.table.indexOf(Math.max(...G.table))) % PLAYERS;
  G.tokens[G.leader] += 1;
  G.played.push(...G.table);
  G.table = [];
  if (G.hands[G.leader].length > 0) return;
  G.shown = G.aside;
  G.round += 1;
  if (G.round < ROUNDS) deal(G, random);
}

function play({ G, playerID, random }, card) {
  const hand = G.hands[playerID], place = hand.indexOf(card);
  if (place < 0) return INVALID_MOVE;
  hand.splice(place, 1);
  G.table.push(card);
  if (G.table.length === PLAYERS) takeTrick(G, random);
}

module.exports = {
  name: 'pli',
  minPlayers: PLAYERS,
  maxPlayers: PLAYERS,
  disableUndo: true, // the state that is stored and sent is smaller without it
  setup({ random }) {
    const G = { hands: [], tokens: Array(PLAYERS).fill(0), shown: [], round: 0, leader: random.Die(PLAYERS) - 1 };
    deal(G, random);
    return G;
  },
  moves: { play },
  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: { first: ({ G }) => G.leader, next: ({ G }) => (G.leader + G.table.length) % PLAYERS },
  },
  endIf: ({ G }) => (G.round === ROUNDS ? { scores: G.tokens } : undefined),
  playerView: ({ G, playerID }) => ({
    ...G,
    aside: hidden(G.aside),
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hidden(hand))),
  }),
};
