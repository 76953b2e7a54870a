// How stand-ins take orders: POST /control/<order> with a JSON object, answered with JSON.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

export type Order = Record<string, string | number | boolean>;

type Handlers = {
  /** Fails for an order that there is not. */
  control: (action: string, order: Order) => unknown;
  /** All other requests. */
  answer: (request: IncomingMessage, response: ServerResponse, body: string) => void | Promise<void>;
};

const PREFIX = '/control/';

/** A server that is not listening yet. */
export const createOrderServer = ({ control, answer }: Handlers): Server => {
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await text(request);
    const path = request.url ?? '/';
    if (!path.startsWith(PREFIX)) return answer(request, response, body);
    const done = await control(path.slice(PREFIX.length), JSON.parse(body || '{}') as Order);
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(done ?? {}));
    return undefined;
  };
  return createServer((request, response) => {
    handle(request, response).catch((error: unknown) => response.writeHead(599).end(String(error)));
  });
};

/** The known name that an order gives: one that is misspelt must not look as if the store had borne it. */
export const oneOf = <Name extends string>(names: readonly Name[], given: unknown): Name => {
  const known = names.find((name) => name === given);
  if (known === undefined) throw new Error(`'${String(given)}' is none of: ${names.join(', ')}`);
  return known;
};
