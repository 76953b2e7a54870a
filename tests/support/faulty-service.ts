// An external HTTP service with every kind of failure.
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** No listener; no response; the connection is cut; it fails; it sends garbage. */
export const serviceFaults = ['down', 'slow', 'reset', '500', 'garbage'] as const;

export type ServiceFault = (typeof serviceFaults)[number];

export type FaultyService = {
  url: string;
  become: (fault?: ServiceFault) => Promise<void>;
  stop: () => Promise<void>;
};

export const startFaultyService = async (serve: RequestListener): Promise<FaultyService> => {
  const open = new Set<Socket>();
  let fault: ServiceFault | undefined;

  const answers: Record<Exclude<ServiceFault, 'down'>, RequestListener> = {
    slow: () => {},
    reset: (request) => request.socket.resetAndDestroy(),
    '500': (_, response) => response.writeHead(500).end('Internal error'),
    garbage: (_, response) => response.end('<html>{{'),
  };
  const server = createServer((request, response) => {
    if (fault === undefined || fault === 'down') serve(request, response);
    else answers[fault](request, response);
  });
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });

  const listen = async (port: number): Promise<number> => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const close = async (): Promise<void> => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    for (const socket of open) socket.destroy();
    await closed;
  };

  const port = await listen(0);
  return {
    url: `http://127.0.0.1:${port}`,
    become: async (next) => {
      fault = next;
      if (next === 'down') await close();
      else if (!server.listening) await listen(port);
      // A kept-alive connection would not notice.
      for (const socket of open) socket.destroy();
    },
    stop: close,
  };
};
