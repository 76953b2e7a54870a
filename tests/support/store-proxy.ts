// The way from one store to another, with everything that can happen to a call on it.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** `after` is after the call was carried out; otherwise it never came there. */
export type CallFault =
  | 'down'
  | 'slow'
  | 'slow after'
  | '500'
  | '500 after'
  | 'cut'
  | 'cut after'
  | 'garbage after'
  | '404 of a proxy'
  | 'refusing the token'
  | 'of a later version'
  | 'wait';

export type StoreProxy = {
  url: string;
  /** The calls that came, as `POST /path`. */
  calls: string[];
  /** What happens to sales from now on; to every call with `down`, `wait` and `of a later version`, and once with `refusing the token`. */
  become(fault?: CallFault): void;
  stop(): Promise<void>;
};

/** Long enough for a try within it, on a busy machine. */
const RETRY_AFTER_SECONDS = '5';

const ofEveryCall: ReadonlySet<CallFault | undefined> = new Set(['down', 'wait', 'of a later version'] as const);

type Answer = { status: number; type: string; body: Buffer };

const isSale = ({ method, url = '' }: IncomingMessage): boolean => method === 'POST' && url.includes('/activations/');

const passOn = async (target: string, request: IncomingMessage, body: Buffer): Promise<Answer> => {
  const headers = ['authorization', 'content-type', 'idempotency-key'].flatMap((name) => {
    const value = request.headers[name];
    return typeof value === 'string' ? [[name, value] as [string, string]] : [];
  });
  const response = await fetch(`${target}${request.url}`, {
    method: request.method ?? 'GET',
    headers,
    ...(body.length > 0 && { body: new Uint8Array(body) }),
  });
  const type = response.headers.get('content-type') ?? '';
  return { status: response.status, type, body: Buffer.from(await response.arrayBuffer()) };
};

/** With a code, a state of an eSIM and, on the first package, a unit that nobody knows yet. */
const inWordsOfLater = ({ body, ...answer }: Answer): Answer => {
  const text = body
    .toString()
    .replace(/^(\{"items":\[\{.*?"sizeUnit":)"GB"/, '$1"PB"')
    .replace(/"code":"[a-z_]+"/, '"code":"credit_used_up"')
    .replaceAll(/"state":"[A-Z]+"/g, '"state":"SUSPENDED"');
  return { ...answer, body: Buffer.from(text) };
};

const send = (response: ServerResponse, { status, type, body }: Answer): void => {
  response.writeHead(status, { 'content-type': type }).end(body);
};

export const startStoreProxy = async (target: () => string): Promise<StoreProxy> => {
  const calls: string[] = [];
  const open = new Set<Socket>();
  let fault: CallFault | undefined;

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await buffer(request);
    calls.push(`${request.method} ${request.url?.replace(/\?.*/, '')}`);
    const now = ofEveryCall.has(fault) || isSale(request) ? fault : undefined;
    if (now === 'down' || now === 'cut') return void request.socket.resetAndDestroy();
    if (now === 'slow') return;
    if (now === '500') return void response.writeHead(500).end('Internal error');
    if (now === 'refusing the token') {
      fault = undefined;
      return void response.writeHead(401).end();
    }
    if (now === '404 of a proxy') return void response.writeHead(404, { 'content-type': 'text/html' }).end('<html>');
    if (now === 'wait') return void response.writeHead(503, { 'retry-after': RETRY_AFTER_SECONDS }).end();
    const answer = await passOn(target(), request, body);
    if (now === 'slow after') return;
    if (now === 'cut after') return void request.socket.resetAndDestroy();
    if (now === '500 after') return void response.writeHead(500).end('Internal error');
    if (now === 'of a later version') return send(response, inWordsOfLater(answer));
    send(response, now === 'garbage after' ? { ...answer, body: Buffer.from('{"status":"success"}') } : answer);
  };

  const server = createServer((request, response) => {
    serve(request, response).catch(() => request.socket.destroy());
  });
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    become: (next) => {
      fault = next;
    },
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
};
