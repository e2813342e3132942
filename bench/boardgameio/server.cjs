// boardgame.io's server with the game of game.cjs and its storage in memory, on a free port of the loopback interface.
// Prints one JSON line with the port; ends when its standard input closes.
'use strict';

process.env.NODE_ENV = 'production'; // before anything is loaded: turns its logging off

const { Server } = require('boardgame.io/server');
const { version } = require('boardgame.io/package.json');
const { Stones } = require('./game.cjs');

async function main() {
  const server = Server({ games: [Stones], origins: [] });
  // `run` hands what stands for the port to Node's `listen`, which takes a host with it.
  const { appServer } = await server.run({ port: { port: 0, host: '127.0.0.1' } });
  console.log(JSON.stringify({ port: appServer.address().port, version }));
  process.stdin.on('end', () => process.exit(0)).resume();
}

main();
