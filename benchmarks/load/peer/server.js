// boardgame.io with its storage in memory; its lobby listens at the next port.
const { Server, Origins } = require("boardgame.io/server");
const { game } = require("./game.js");

const port = Number(process.argv[2]);
Server({ games: [game], origins: [Origins.LOCALHOST] }).run({ port, lobbyConfig: { apiPort: port + 1 } });
