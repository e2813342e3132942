// Puts load on the server of server.cjs through boardgame.io's own client: node load.cjs http://127.0.0.1:PORT MATCHES
//
// Prints {"ready": MATCHES} when all seats are connected, then reads a step a line ({"rate": actions/s, "warmup": s, "seconds": s})
// and answers each with one line of figures (milliseconds; must agree with bench/load.py); ends with its standard input.
//
// The arrivals are open-loop: action k is due at k / rate, whatever the server does. It goes to the match that has rested
// longest. Its latency runs from when it was due (a lag of this process counts) until the last seat has the new state.
'use strict';

process.env.NODE_ENV = 'production';

const { performance } = require('node:perf_hooks');
const readline = require('node:readline');
const { setTimeout: sleep } = require('node:timers/promises');
const { Client } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');
const { MOST, Stones } = require('./game.cjs');

const SEATS = 2;
const TOGETHER = 25; // matches that connect at the same time
const CONNECT_TIMEOUT = 30_000;
const DRAIN_TIMEOUT = 10_000; // what has not arrived by then counts as an error

/** A list that is taken from at the front in constant time; Array.shift moves a long array each time. */
class Queue {
  items = [];
  front = 0;

  get length() {
    return this.items.length - this.front;
  }

  push(item) {
    this.items.push(item);
  }

  shift() {
    const item = this.items[this.front++];
    if (this.front > 4096 && this.front * 2 > this.items.length) {
      this.items = this.items.slice(this.front);
      this.front = 0;
    }
    return item;
  }
}

class Match {
  constructor(url, id, onDone) {
    this.onDone = onDone;
    this.due = null; // when the action under way was due
    this.head = -1; // the state it was decided on
    this.waiting = 0; // seats that have not got its result yet
    this.seen = new Array(SEATS).fill(-1);
    this.clients = this.seen.map((_, seat) => this.seat(url, id, seat));
  }

  seat(url, id, seat) {
    const client = Client({
      game: Stones,
      matchID: id,
      playerID: String(seat),
      numPlayers: SEATS,
      multiplayer: SocketIO({ server: url, socketOpts: { transports: ['websocket'], forceNew: true, reconnection: false } }),
      debug: false,
    });
    client.subscribe((state) => this.receive(seat, state));
    return client;
  }

  async connect() {
    for (const [seat, client] of this.clients.entries()) {
      client.start();
      const until = performance.now() + CONNECT_TIMEOUT;
      while (this.seen[seat] < 0) {
        if (performance.now() > until) throw new Error('a seat could not connect');
        await sleep(5);
      }
    }
  }

  receive(seat, state) {
    if (state === null || state._stateID === this.seen[seat]) return;
    this.seen[seat] = state._stateID;
    if (this.due === null || state._stateID <= this.head) return;
    this.waiting -= 1;
    if (this.waiting === 0) {
      const due = this.due;
      this.due = null;
      this.onDone(this, due);
    }
  }

  act(due) {
    const { G, ctx, _stateID } = this.clients[0].store.getState();
    this.due = due;
    this.head = _stateID;
    this.waiting = SEATS;
    this.clients[Number(ctx.currentPlayer)].moves.take(1 + Math.floor(Math.random() * Math.min(MOST, G.pile)));
  }

  lost() {
    return this.clients.filter((client) => !client.getState().isConnected).length;
  }

  stop() {
    for (const client of this.clients) client.stop();
  }
}

function quantile(sorted, share) {
  return sorted.length ? sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] : null;
}

const rounded = (value) => (value === null ? null : Math.round(value * 100) / 100);

class Load {
  constructor(url, count) {
    this.idle = new Queue();
    this.latencies = [];
    this.underWay = 0;
    const run = Date.now().toString(36);
    this.matches = Array.from({ length: count }, (_, n) => new Match(url, `${run}-${n}`, (match, due) => this.done(match, due)));
  }

  async connect() {
    for (let n = 0; n < this.matches.length; n += TOGETHER) {
      await Promise.all(this.matches.slice(n, n + TOGETHER).map((match) => match.connect()));
    }
    for (const match of this.matches) this.idle.push(match);
  }

  done(match, due) {
    this.underWay -= 1;
    if (due >= this.measureFrom) this.latencies.push(performance.now() - due);
    this.idle.push(match);
    this.send();
  }

  /** Send what is due, as far as there are matches for it. */
  send() {
    const now = performance.now();
    while (this.next < this.total && this.idle.length > 0) {
      const due = this.start + this.next * this.gap;
      if (due > now) return;
      this.next += 1;
      this.underWay += 1;
      this.idle.shift().act(due);
    }
  }

  async step({ rate, warmup, seconds }) {
    this.latencies = [];
    this.gap = 1000 / rate;
    this.total = Math.round((warmup + seconds) * rate);
    this.next = 0;
    this.start = performance.now();
    this.measureFrom = this.start + warmup * 1000;
    const end = this.start + (warmup + seconds) * 1000;
    while (performance.now() < end) {
      this.send();
      await sleep(1);
    }
    this.send(); // what came due during the last tick
    const unserved = this.total - this.next; // due, but every match was still busy
    this.next = this.total;
    const patience = performance.now() + DRAIN_TIMEOUT;
    while (this.underWay > 0 && performance.now() < patience) await sleep(5);
    const stuck = this.matches.filter((match) => match.due !== null);
    for (const match of stuck) {
      match.due = null;
      this.idle.push(match);
    }
    this.underWay = 0;
    return this.figures(rate, seconds, stuck.length, unserved);
  }

  figures(rate, seconds, stuck, unserved) {
    const sorted = Float64Array.from(this.latencies).sort();
    const lost = this.matches.reduce((sum, match) => sum + match.lost(), 0);
    return {
      rate,
      seconds,
      actions: sorted.length,
      p50: rounded(quantile(sorted, 0.5)),
      p95: rounded(quantile(sorted, 0.95)),
      p99: rounded(quantile(sorted, 0.99)),
      max: rounded(sorted.length ? sorted[sorted.length - 1] : null),
      errors: stuck + lost,
      unserved,
    };
  }

  stop() {
    for (const match of this.matches) match.stop();
  }
}

async function main() {
  const [url, count] = process.argv.slice(2);
  const load = new Load(url, Number(count));
  await load.connect();
  console.log(JSON.stringify({ ready: load.matches.length }));
  for await (const line of readline.createInterface({ input: process.stdin })) {
    console.log(JSON.stringify(await load.step(JSON.parse(line))));
  }
  load.stop();
}

main();
