// A small page, until the real one: it draws nothing, and computes no rule. A seat's secret stays in the fragment
// of an address and in this browser's storage; it is sent in a header and in hello, and nowhere else.
const base = document.documentElement.dataset.base;
const main = document.getElementById("main");
const said = await (await fetch(`${base}/page/words.json`)).json();
let lang = localStorage.lang ?? (navigator.language.startsWith("fr") ? "fr" : "en");
const t = (key) => said[lang][`page-${key}`];
const alarm = (text) => (document.getElementById("alert").textContent = text);
const random = () => [...crypto.getRandomValues(new Uint8Array(16))].map((n) => n.toString(16).padStart(2, "0")).join("");

function el(tag, props = {}, ...children) {
  const node = Object.assign(document.createElement(tag), props);
  node.append(...children.filter((child) => child !== null));
  return node;
}
const button = (key, onclick) => el("button", { type: "button", onclick }, t(key));
const field = (key, input) => el("label", {}, t(key), input);

async function api(path, body, token) {
  const headers = token ? { Authorization: `Bearer ${token}` } : {};
  const asked = body ? { method: "POST", body: JSON.stringify(body), headers } : { headers };
  const answer = await fetch(`${base}/api/${path}`, asked);
  const content = await answer.json();
  alarm(answer.ok ? "" : content.text[lang]);
  if (!answer.ok) throw new Error(content.text[lang]);
  return content;
}
const socket = (path) => new WebSocket(`${location.origin.replace("http", "ws")}${base}/ws/${path}`);
const seatKey = (table) => `seat ${table}`;
const go = (table) => location.assign(`${base}/t/${table}`);

const addToTheSeed = (table, token) => api(`tables/${table}/join`, { name: localStorage.name, entropy: random() }, token);

// The first page.

async function home() {
  const { games } = await api("games");
  const game = el("select", {}, ...games.map((g) => el("option", { value: g.slug }, g.titles[lang])));
  const players = el("input", { type: "number", required: true });
  const bounds = () => {
    const chosen = games.find((g) => g.slug === game.value);
    Object.assign(players, { min: chosen.least, max: chosen.most, value: Math.max(chosen.least, 4) });
  };
  game.onchange = bounds;
  bounds();
  const name = el("input", { required: true, maxLength: 24, value: localStorage.name ?? "" });
  const who = el("select", {}, ...["bots", "friends"].map((key) => el("option", { value: key }, t(key))));
  const listed = el("input", { type: "checkbox" });
  const create = el("form", {}, field("game", game), field("seats", players), field("bots", who), field("name", name),
    field("listed", listed), el("button", {}, t("create")));
  create.onsubmit = async (event) => {
    event.preventDefault();
    localStorage.name = name.value;
    const others = who.value === "bots" ? { who: "bot" } : { who: "open" };
    const seats = [{ who: "me" }, ...Array(players.value - 1).fill(others)];
    const asked = { game: game.value, seats, name: name.value, entropy: random(), listed: listed.checked, takeback: who.value === "bots" };
    const { table, token } = await api("tables", asked);
    localStorage[seatKey(table.table)] = token;
    await addToTheSeed(table.table, token); // once more, now that the server has bound itself to its secret
    if (who.value === "bots") await api(`tables/${table.table}/host`, { act: "start" }, token);
    go(table.table);
  };
  const code = el("input", { required: true, maxLength: 6 });
  const find = el("form", {}, field("code", code), el("button", {}, t("go")));
  find.onsubmit = async (event) => {
    event.preventDefault();
    go((await api(`codes/${encodeURIComponent(code.value.trim())}`)).table);
  };
  const tables = el("section");
  main.replaceChildren(el("h1", {}, t("new")), create, find, el("h2", {}, t("tables")), tables);
  socket("lobby").onmessage = ({ data }) => {
    const rows = JSON.parse(data).tables.map((table) => el("p", {}, el("a", { href: `${base}/t/${table.table}` },
      `${games.find((g) => g.slug === table.game)?.titles[lang]} — ${table.chairs.map((c) => c.name || c.bot || "…").join(", ")} — ${t(`status-${table.status}`)}`)));
    tables.replaceChildren(...(rows.length ? rows : [t("none")]));
  };
}

// A table.

function play(name) {
  if (location.hash.length > 1) {
    localStorage[seatKey(name)] = location.hash.slice(1);
    history.replaceState(null, "", location.pathname); // so that an address copied from here gives no seat away
  }
  let token = localStorage[seatKey(name)] ?? "";
  let table, sight, seat, line, version = 0, asked = 0;
  const top = el("section"), zones = el("section", { className: "zones" }), log = el("section", { className: "log" });
  const moves = el("section"), chat = el("form", { hidden: true }), text = el("input", { maxLength: 280 });
  const rules = el("details", {}, el("summary", {}, t("rules")));
  log.setAttribute("aria-live", "polite");
  main.replaceChildren(top, moves, zones, log, chat, rules);
  const send = (message) => line.send(JSON.stringify({ client: random(), ...message }));
  const phrase = el("select", {}, el("option", { value: "" }, "…"), ...Object.keys(said[lang]).filter((key) => key.startsWith("phrase-"))
    .map((key) => el("option", { value: key.slice(7) }, said[lang][key])));
  phrase.onchange = () => { send({ type: "say", text: phrase.value, phrase: true }); phrase.value = ""; };
  chat.append(field("say", text), el("button", {}, t("send")), phrase);
  chat.onsubmit = (event) => {
    event.preventDefault();
    if (text.value.trim()) send({ type: "say", text: text.value });
    text.value = "";
  };
  rules.ontoggle = async () => rules.append(el("pre", {}, (await api(`games/${table.game}/rules?lang=${lang}`)).text));
  const host = (act, more = {}) => api(`tables/${name}/host`, { act, ...more }, token);

  function connect() {
    line = socket(`tables/${name}`);
    line.onopen = () => line.send(JSON.stringify({ type: "hello", protocol: 1, token, since: version }));
    line.onmessage = ({ data }) => hear(JSON.parse(data));
    line.onclose = ({ code }) => { if (code !== 1008) { alarm(t("gone")); setTimeout(connect, 1500); } };
  }

  function hear(message) {
    if (message.type === "refused") {
      alarm(message.error.text[lang]);
      if (message.error.kind === "link" && token) { delete localStorage[seatKey(name)]; token = ""; connect(); }
    }
    if (message.type !== "snapshot" && message.type !== "happened") return;
    alarm("");
    let events = message.events;
    if (message.type === "snapshot") {
      seat = message.seat;
      if (version === 0) events = [...message.chat, ...events.filter((event) => event.table !== "said")];
    }
    table = message.table ?? table;
    sight = message.sight;
    version = sight.version;
    show(events);
  }

  async function show(events) {
    const turn = ++asked;
    const seen = (sight.view?.zones ?? []).filter((zone) => !zone.aside)
      .flatMap((zone) => (zone.backs?.values.some((value) => value !== null) ? [zone, zone.backs] : [zone]));
    const names = table.chairs.map((chair, i) => chair.name || `${chair.bot || "…"} ${i + 1}`);
    const told = [...events, ...sight.looks];
    const body = { lang, names, events: told, moves: sight.moves, zones: seen.map(({ name, owner, spell, values }) => ({ name, owner, spell, values })) };
    const raw = { events: told.map((event) => JSON.stringify(event)), moves: sight.moves, zones: seen.map((zone) => `${zone.name}: ${zone.values.join(" ")}`) };
    const words = await api(`games/${table.game}/words`, body).catch(() => raw); // too long for words: as it came
    for (const line of words.events.slice(0, events.length)) if (line) log.append(el("p", {}, line));
    log.scrollTop = log.scrollHeight;
    if (turn === asked) draw(names, seen, words, words.events.slice(events.length));
  }

  function draw(names, seen, words, looks) {
    const mine = seat === null ? null : table.chairs[seat];
    const free = table.status === "open" && table.chairs.some((chair) => chair.free);
    const link = el("input", { className: "link", readOnly: true, value: `${location.origin}${location.pathname}`, onfocus: (event) => event.target.select() });
    const people = table.chairs.map((chair, i) => el("li", {}, `${names[i]}${i === seat ? " ★" : ""}${chair.host ? ` (${t("host")})` : ""} ${sight.view?.scores[i] ?? ""} `,
      mine?.host && chair.free ? button("bots", () => host("bot", { seat: i })) : null));
    top.replaceChildren(el("h1", {}, `${table.code} — ${t(`status-${table.status}`)}`), el("ol", {}, ...people), table.status === "open" ? field("friends", link) : "",
      ...(mine === null && free ? [sitDown()] : mine === null ? [t("spectating")] : []),
      ...(mine?.host && table.status === "open" && !free ? [button("start", () => host("start"))] : []),
      ...(mine && table.status === "playing" ? [button("undo", () => send({ type: "undo", turn: sight.turn }))] : []),
      ...(mine && ["open", "playing"].includes(table.status) ? [button("leave", () => api(`tables/${name}/leave`, {}, token))] : []),
      ...(mine?.host && table.status !== "closed" ? [button("rematch", () => host("rematch")), button("close", () => host("close"))] : []),
      ...(["over", "closed"].includes(table.status) ? [el("p", {}, t("over"), " ", el("a", { href: `${base}/api/tables/${name}/record`, download: `${table.code}.json` }, t("record")))] : []),
      ...(table.rematch ? [button("rematch", async () => {
        if (token) { localStorage[seatKey(table.rematch)] = token; await addToTheSeed(table.rematch, token).catch(() => {}); }
        go(table.rematch);
      })] : []));
    zones.replaceChildren(...[...table.chairs.keys(), null].flatMap((owner) => {
      const lines = words.zones.filter((_, i) => seen[i].owner === owner).map((line) => el("p", {}, line));
      return lines.length ? [el("h3", {}, owner === null ? "—" : names[owner]), ...lines] : [];
    }));
    const toSee = looks.length || (seat !== null && sight.waiting.includes(seat));
    moves.replaceChildren(...looks.map((line) => el("p", { className: "turn" }, line)),
      toSee ? button("seen", () => send({ type: "seen", version: sight.version, client: undefined })) : "",
      el("p", { className: "turn" }, sight.moves.length ? t("your-turn") : table.status === "playing" ? t("waiting") : ""),
      el("div", { className: "moves" }, ...sight.moves.map((move, i) => el("button", { type: "button", title: move,
        onclick: () => send({ type: "move", turn: sight.turn, move }) }, words.moves[i]))));
    chat.hidden = mine === null || !table.chat;
  }

  function sitDown() {
    const named = el("input", { required: true, maxLength: 24, value: localStorage.name ?? "" });
    const form = el("form", {}, field("name", named), el("button", {}, t("join")));
    form.onsubmit = async (event) => {
      event.preventDefault();
      localStorage.name = named.value;
      ({ token } = await api(`tables/${name}/join`, { name: named.value, entropy: random() }));
      localStorage[seatKey(name)] = token;
      line.onclose = null;
      line.close();
      connect();
    };
    return form;
  }
  connect();
}

const place = location.pathname.match(/\/t\/([0-9a-f]+)$/);
const open = () => {
  document.documentElement.lang = lang;
  document.getElementById("lang").textContent = lang === "fr" ? "English" : "Français";
};
document.getElementById("lang").onclick = () => { localStorage.lang = lang === "fr" ? "en" : "fr"; location.reload(); };
open();
if (place) play(place[1]); else home();
