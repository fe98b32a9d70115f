// boardgame.io with its storage in memory; its lobby listens at a port of its own.
const { Server, Origins } = require("boardgame.io/server");
const { game } = require("./game.js");

const [port, apiPort] = process.argv.slice(2).map(Number);
Server({ games: [game], origins: [Origins.LOCALHOST] }).run({ port, lobbyConfig: { apiPort } });
