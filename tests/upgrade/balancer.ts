// A proxy in front of several processes of a store, which sends them requests in turn.
import { once } from 'node:events';
import { createServer, type IncomingMessage, request as send, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Balancer = {
  url: string;
  /** Addresses of the processes that get requests now. */
  targets: string[];
  stop(): Promise<void>;
};

export const startBalancer = async (): Promise<Balancer> => {
  const targets: string[] = [];
  let turn = 0;

  const passOn = (request: IncomingMessage, response: ServerResponse): void => {
    const target = targets[turn++ % targets.length] ?? '';
    const { method, headers } = request;
    const passed = send(`${target}${request.url}`, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.once('error', () => response.writeHead(502).end());
    request.pipe(passed);
  };

  const server = createServer(passOn);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    targets,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
};
