// The listening socket: opened early, so that its port is known, and closed without cutting off requests.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { listen, type ListenOptions } from '../core/listen.ts';
import { Problem, problemMediaType } from '../core/problem.ts';
import { pathOf } from './request-log.ts';

export type NodeHandler = (request: IncomingMessage, response: ServerResponse) => void;

type HttpServer = {
  port: number;
  /** Passes requests to this handler from now on; earlier requests get a 503 that says to try again. */
  serve: (handler: NodeHandler) => void;
  /**
   * Accepts no new connection and lets requests in flight finish, for at most six seconds; then it ends them and fails.
   * May be called again.
   */
  close: () => Promise<void>;
};

const headersTimeoutMs = 20_000;
/** A request may take 60 s (CLI-005). */
const requestTimeoutMs = 60_000;
/** Longer than the usual 60 s of a load balancer, which should be the one that closes an idle connection. */
const keepAliveMs = 65_000;
const closeTimeoutMs = 6_000;

/** The process is live already: a supervisor must not end it while it brings the database up to date. */
const starting: NodeHandler = (request, response) => {
  if (pathOf(request) === '/health/live') {
    response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
    response.end(JSON.stringify({ status: 'ok' }));
    return;
  }
  const problem = new Problem('starting', 'The server is starting. Please try again in a moment.');
  response.writeHead(503, { 'content-type': problemMediaType, 'retry-after': '1' });
  response.end(JSON.stringify(problem.toBody(pathOf(request))));
};

const closeGracefully = async (server: Server): Promise<void> => {
  const closed = once(server, 'close');
  server.close();
  let wasCut = false;
  const cut = setTimeout(() => {
    wasCut = true;
    server.closeAllConnections();
  }, closeTimeoutMs).unref();
  await closed;
  clearTimeout(cut);
  if (wasCut) throw new Error(`Requests that took longer than ${closeTimeoutMs} ms were cut`);
};

export const openHttpServer = async (options: ListenOptions): Promise<HttpServer> => {
  let handler = starting;
  let closing: Promise<void> | undefined;
  const server = createServer(
    { headersTimeout: headersTimeoutMs, requestTimeout: requestTimeoutMs, keepAliveTimeout: keepAliveMs },
    (request, response) => {
      // Otherwise a kept-alive connection would outlive its last response.
      if (closing) response.setHeader('connection', 'close');
      response.once('finish', () => {
        if (closing) setImmediate(() => server.closeIdleConnections());
      });
      handler(request, response);
    },
  );
  const taken = await listen(server, options, { port: 'PORT', host: 'HOST' });
  return {
    port: taken,
    serve: (next) => {
      handler = next;
    },
    close: () => (closing ??= closeGracefully(server)),
  };
};
