// A game of about the size of ours: 45 counties, hidden plans, a throw of dice with every move.
const { PlayerView } = require("boardgame.io/core");

const COUNTIES = 45;

function setup({ ctx }) {
  const counties = Array.from({ length: COUNTIES }, (_, i) => ({
    owner: i % ctx.numPlayers, armies: 3, palace: false, church: false, trading_post: false, revolt: 0, newly_won: false,
  }));
  const players = {};
  for (let seat = 0; seat < ctx.numPlayers; seat++) {
    players[seat] = { thalers: 15, grain: 3, plan: Array.from({ length: 11 }, (_, box) => (box * 7 + seat) % COUNTIES) };
  }
  return { counties, players, log: [] };
}

function march({ G, ctx, random }, from, to, armies) {
  const origin = G.counties[from];
  const target = G.counties[to];
  if (!origin || !target || armies < 1) return "INVALID_MOVE";
  const fallen = random.D6(armies).filter((eyes) => eyes > 2).length;
  target.armies = Math.max(1, Math.abs(target.armies - fallen));
  if (fallen > target.armies) target.owner = Number(ctx.currentPlayer);
  origin.armies = Math.max(1, origin.armies - armies) + 1;
  G.players[ctx.currentPlayer].thalers += 1;
  G.log = [...G.log.slice(-9), { from, to, fallen }];
}

exports.COUNTIES = COUNTIES;
exports.game = {
  name: "counties",
  setup,
  moves: { march: { move: march, client: false } }, // chance is the server's
  turn: { minMoves: 1, maxMoves: 1 },
  playerView: PlayerView.STRIP_SECRETS,
};
