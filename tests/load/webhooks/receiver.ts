// A receiver that only counts.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export const host = 'receiver.example';

export type CountingReceiver = {
  url: string;
  /** The same place by its address, for those that look names up themselves. */
  localUrl: string;
  /** A body that was received. */
  sample(): string;
  seen(): { requests: number; events: number; connections: number };
  stop(): void;
};

export const startCountingReceiver = async (): Promise<CountingReceiver> => {
  const ids = new Set<string>();
  let requests = 0;
  let connections = 0;
  let last = '';
  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    last = await text(request);
    requests += 1;
    ids.add(String(request.headers['webhook-id']));
    response.writeHead(200, { 'content-type': 'text/plain' }).end('ok');
  };
  const server = createServer((request, response) => void take(request, response));
  server.on('connection', () => (connections += 1)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${host}:${port}/`,
    localUrl: `http://127.0.0.1:${port}/`,
    sample: () => last,
    seen: () => ({ requests, events: ids.size, connections }),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
