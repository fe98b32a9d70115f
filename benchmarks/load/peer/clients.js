// A load generator for boardgame.io: does what each line on standard input says, and answers with a line of JSON.
const readline = require("node:readline");
const { Client, LobbyClient } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { COUNTIES, game } = require("./game.js");

const PLAYERS = 4;
const [server, lobbyServer] = process.argv.slice(2).map((port) => `http://127.0.0.1:${port}`);
const matches = [];

class Match {
  constructor() {
    this.clients = [];
    this.heard = new Array(PLAYERS + 1).fill(-1);
    this.wanted = 0;
    this.told = null;
  }

  async setUp(lobby) {
    const { matchID } = await lobby.createMatch(game.name, { numPlayers: PLAYERS });
    this.id = matchID;
    this.credentials = [];
    for (let seat = 0; seat < PLAYERS; seat++) {
      const joined = await lobby.joinMatch(game.name, matchID, { playerID: String(seat), playerName: `Player ${seat}` });
      this.credentials.push(joined.playerCredentials);
    }
  }

  async listen() {
    const ready = this.until(0);
    for (let who = 0; who <= PLAYERS; who++) {
      const own = who < PLAYERS ? { playerID: String(who), credentials: this.credentials[who] } : {};
      const client = Client({ game, multiplayer: SocketIO({ server }), matchID: this.id, numPlayers: PLAYERS, debug: false, ...own });
      client.subscribe((state) => state && this.hear(who, state._stateID));
      client.start();
      this.clients.push(client);
    }
    await ready;
  }

  hear(who, number) {
    this.heard[who] = number;
    this.last = performance.now();
    if (this.told && Math.min(...this.heard) >= this.wanted) {
      this.told();
      this.told = null;
    }
  }

  until(number) {
    this.wanted = number;
    return new Promise((resolve) => (this.told = resolve));
  }

  async play(begun = performance.now()) {
    const state = this.clients[PLAYERS].getState();
    const told = this.until(state._stateID + 1);
    const any = () => Math.floor(Math.random() * COUNTIES);
    this.clients[Number(state.ctx.currentPlayer)].moves.march(any(), any(), 3);
    await told;
    return (this.last - begun) / 1000;
  }
}

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

const phases = {
  async set_up({ tables }) {
    const lobby = new LobbyClient({ server: lobbyServer });
    for (let i = 0; i < tables; i++) {
      const match = new Match();
      await match.setUp(lobby);
      matches.push(match);
    }
  },
  async listen() {
    for (const match of matches) await match.listen();
  },
  async flat_out({ seconds }) {
    const waits = [];
    const begun = performance.now();
    const goOn = async (match) => {
      while (performance.now() - begun < seconds * 1000) waits.push(await match.play());
    };
    await Promise.all(matches.map(goOn));
    return { waits, seconds: (performance.now() - begun) / 1000 };
  },
  async steady({ seconds, rate }) {
    const waits = [];
    const ready = [...matches];
    const going = new Set();
    let missed = 0;
    const begun = performance.now();
    for (let number = 0; number < seconds * rate; number++) {
      const due = begun + (number / rate) * 1000;
      const pause = due - performance.now();
      if (pause > 0) await sleep(pause);
      const match = ready.shift();
      if (!match) {
        missed++;
        continue;
      }
      const one = match.play(due).then((wait) => {
        waits.push(wait);
        ready.push(match);
        going.delete(one);
      });
      going.add(one);
    }
    await Promise.all(going);
    return { waits, seconds: (performance.now() - begun) / 1000, missed };
  },
};

async function main() {
  for await (const line of readline.createInterface({ input: process.stdin })) {
    const [phase, facts] = JSON.parse(line);
    const result = (await phases[phase](facts)) ?? null;
    process.stdout.write(`${JSON.stringify(result)}\n`);
  }
  process.exit(0);
}

main();
