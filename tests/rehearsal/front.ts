// The proxy in front of both processes of the store. It treats them as docs/deploy/nginx.conf tells nginx to.
import { once } from 'node:events';
import {
  Agent,
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http';
import { buffer } from 'node:stream/consumers';

export type Front = {
  /** Calls that each process is at, by its port. */
  atWork: ReadonlyMap<number, number>;
  /** Ports that get no calls, as with /run/simshelf-without-8081. */
  without: Set<number>;
  stop: () => Promise<void>;
};

const FAIL_TIMEOUT_MS = 5_000;
const KEEPALIVE_MS = 5_000;
const READ_TIMEOUT_MS = 65_000;
/** nginx repeats these after any error, others only if nothing was sent. */
const repeatable: ReadonlySet<string> = new Set(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS']);

type Call = { method: string; path: string; headers: IncomingHttpHeaders; body: Buffer };

const isRefused = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ECONNREFUSED';

export const startFront = async (port: number, targets: readonly [number, number]): Promise<Front> => {
  const agent = new Agent({ keepAlive: true, timeout: KEEPALIVE_MS });
  const failedAt = new Map<number, number>();
  const atWork = new Map<number, number>();
  const without = new Set<number>();
  let turn = 0;

  /** The process whose turn it is, and the other one where that gets calls. */
  const inTurn = (): number[] => {
    const allowed = targets.filter((target) => !without.has(target));
    const alive = allowed.filter((target) => performance.now() - (failedAt.get(target) ?? -Infinity) > FAIL_TIMEOUT_MS);
    // As nginx does when all have failed.
    const usable = alive.length > 0 ? alive : allowed;
    const first = turn++ % usable.length;
    return [...usable.slice(first), ...usable.slice(0, first)];
  };

  const send = (target: number, { method, path, headers, body }: Call): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port: target, method, path, headers, agent }, resolve);
      const deadline = setTimeout(() => sent.destroy(new Error('No answer in time')), READ_TIMEOUT_MS);
      sent.once('error', reject).once('close', () => clearTimeout(deadline));
      sent.end(body);
    });

  const tryInTurn = async (call: Call, response: ServerResponse): Promise<void> => {
    for (const target of inTurn()) {
      atWork.set(target, (atWork.get(target) ?? 0) + 1);
      response.once('close', () => atWork.set(target, (atWork.get(target) ?? 1) - 1));
      try {
        const answer = await send(target, call);
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.once('error', () => response.destroy());
        answer.pipe(response);
        return;
      } catch (error) {
        failedAt.set(target, performance.now());
        if (!isRefused(error) && !repeatable.has(call.method)) break;
      }
    }
    response.writeHead(502).end();
  };

  const server = createServer((incoming, response) => {
    const { method = 'GET', url: path = '/', headers, socket } = incoming;
    // nginx names the address that it sees. Everybody in a rehearsal is on this machine, so people say where they are.
    const visitor = headers['x-forwarded-for'] ?? socket.remoteAddress ?? '';
    buffer(incoming)
      .then((body) =>
        tryInTurn(
          { method, path, body, headers: { ...headers, 'x-forwarded-for': visitor, connection: '' } },
          response,
        ),
      )
      .catch(() => response.destroy());
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    atWork,
    without,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      agent.destroy();
      await once(server, 'close');
    },
  };
};
