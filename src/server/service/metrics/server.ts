// The listening socket of the metrics. It has one address and is not for visitors; the main port does not serve it.
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { listen } from '../../core/listen.ts';
import { pathOf } from '../../http/request-log.ts';

/** What a metrics server listens on, and how to end it. */
export type OpenMetrics = { port: number; close: () => Promise<void> };

type Page = { type: string; text: string };

const plain = 'text/plain; charset=utf-8';

const send = (response: ServerResponse, status: number, { type, text }: Page): void => {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
  response.end(text);
};

/** Serves what `render` returns at /metrics. */
export const serveMetrics = async (
  place: { port: number; host: string },
  render: () => Promise<Page>,
): Promise<OpenMetrics> => {
  const server = createServer((request, response) => {
    if (pathOf(request) !== '/metrics') return send(response, 404, { type: plain, text: 'Only /metrics is here.\n' });
    if (request.method !== 'GET') return send(response, 405, { type: plain, text: 'Use GET.\n' });
    render().then(
      (page) => send(response, 200, page),
      () => send(response, 500, { type: plain, text: 'The metrics could not be read.\n' }),
    );
  });
  const port = await listen(server, place, { port: 'METRICS_PORT', host: 'METRICS_HOST' });
  return {
    port,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
};
