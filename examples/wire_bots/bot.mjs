// Plays a seat to the end, at random: node bot.mjs 'http://127.0.0.1:8421/t/TABLE#SECRET' (Node 22 or newer)
const [place, token] = process.argv[2].split("#");
const line = new WebSocket(place.replace("http", "ws").replace("/t/", "/ws/tables/"));
const send = (message) => line.send(JSON.stringify(message));
line.onopen = () => send({ type: "hello", protocol: 1, token });
line.onmessage = ({ data }) => {
  const { sight: { waiting, moves, turn, version } = { waiting: [], moves: [] }, table } = JSON.parse(data);
  if (waiting.length) send({ type: "seen", version });
  if (moves.length) send({ type: "move", client: `${turn}`, turn, move: moves[Math.floor(Math.random() * moves.length)] });
  if (["over", "closed"].includes(table?.status)) line.close();
};
