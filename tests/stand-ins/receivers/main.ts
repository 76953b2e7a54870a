// Receivers of webhooks as a process of its own: the first word of the path says how one behaves. /control/books returns what came.
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { createOrderServer } from '../orders.ts';

/** Longer than the store waits. */
const SLOW_MS = 20_000;

const receivers: Readonly<Record<string, (response: ServerResponse) => void>> = {
  healthy: (response) => void response.writeHead(204).end(),
  failing: (response) => void response.writeHead(500).end(),
  slow: (response) => void delay(SLOW_MS).then(() => response.writeHead(204).end()),
  gone: (response) => void response.writeHead(410).end(),
};

type Received = { path: string; at: number; headers: Record<string, string>; body: string };

const received: Received[] = [];
/** Whether all of them are out of order. */
let isAway = false;

const server = createOrderServer({
  control: (action, order) => {
    switch (action) {
      case 'misbehave':
        if (order['fault'] !== 'is away') throw new Error(`There is no fault "${String(order['fault'])}"`);
        isAway = true;
        return {};
      case 'behave':
        isAway = false;
        return {};
      case 'books':
        return { received };
      default:
        throw new Error(`There is no ${action}`);
    }
  },
  answer: (request, response, body) => {
    if (isAway) {
      request.socket.destroy();
      return;
    }
    const path = request.url ?? '/';
    const headers = Object.fromEntries(
      Object.entries(request.headers).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
    received.push({ path, at: Date.now(), headers, body });
    const receive = receivers[path.split('/')[1] ?? ''];
    if (receive) receive(response);
    else response.writeHead(404).end(`Receivers: ${Object.keys(receivers).join(', ')}`);
  },
});

server.listen(Number(process.env['STAND_IN_PORT'] ?? 0), '127.0.0.1', () => {
  console.log(`The receivers' stand-in is ready: http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
process.once('SIGTERM', () => process.exit(0));
