// A receiver that counts what comes, and checks its signatures.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { WebhookEvent } from '#server/webhooks/events.ts';
import { isSignedBy } from '../../server/webhooks/receiver.ts';

export const host = 'receiver.example';

export type CountingReceiver = {
  /** Where the events of a lane go. */
  urlOf(lane: string): string;
  /** The same place by its address, for those that look names up themselves. */
  localUrl: string;
  /** A body that was received. */
  sample(): string;
  /** The key that the events of this lane are signed with, as its reseller sees it. */
  trust(lane: string, publicKey: string): void;
  seen(): { requests: number; events: number; unsigned: number; connections: number };
  stop(): void;
};

export const startCountingReceiver = async (): Promise<CountingReceiver> => {
  const ids = new Set<string>();
  const keys = new Map<string, string>();
  let requests = 0;
  let unsigned = 0;
  let connections = 0;
  let last = '';
  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { headers, url = '' } = request;
    const [id, body] = [String(headers['webhook-id']), await text(request)];
    last = body;
    requests += 1;
    ids.add(id);
    const key = keys.get(url.slice(1));
    const event = JSON.parse(body) as WebhookEvent;
    // The plain loop at the end signs nothing.
    if (key !== undefined && !isSignedBy(key, { id, body, headers, event })) unsigned += 1;
    response.writeHead(200, { 'content-type': 'text/plain' }).end('ok');
  };
  const server = createServer((request, response) => void take(request, response));
  server.on('connection', () => (connections += 1)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    urlOf: (lane) => `http://${host}:${port}/${lane}`,
    localUrl: `http://127.0.0.1:${port}/`,
    sample: () => last,
    trust: (lane, publicKey) => void keys.set(lane, publicKey),
    seen: () => ({ requests, events: ids.size, unsigned, connections }),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
