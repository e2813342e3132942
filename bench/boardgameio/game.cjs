// A game for two that never ends and whose state stays small: take one to three stones from a pile; who takes the last one
// fills it up again. So nothing but boardgame.io itself costs time.
'use strict';

const { INVALID_MOVE } = require('boardgame.io/core');

const PILE = 21;
const MOST = 3;

function take({ G, playerID }, stones) {
  if (!Number.isInteger(stones) || stones < 1 || stones > Math.min(MOST, G.pile)) {
    return INVALID_MOVE;
  }
  G.taken[Number(playerID)] += stones;
  G.pile -= stones;
  if (G.pile === 0) {
    G.pile = PILE;
  }
}

const Stones = {
  name: 'stones',
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({ pile: PILE, taken: [0, 0] }),
  // client: false: seats wait for the server instead of running the move themselves too, which only burdens the generator.
  moves: { take: { move: take, client: false } },
  turn: { minMoves: 1, maxMoves: 1 },
};

module.exports = { MOST, Stones };
