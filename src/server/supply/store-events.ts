// Receives the webhooks of the supplying store. The signature alone authenticates an event.
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Log } from '../core/log.ts';
import { Problem } from '../core/problem.ts';
import { isStoreSigned, parseStoreEvent, storeEventsPath } from '../gateways/index.ts';
import type { Env } from '../http/env.ts';
import type { StoreWatch } from './store-watch.ts';

const LARGEST_EVENT_BYTES = 16 * 1024;

const limit = bodyLimit({
  maxSize: LARGEST_EVENT_BYTES,
  onError: () => {
    throw new Problem('content_too_large', 'Send at most 16 KB.');
  },
});

const readEvent = (body: string) => {
  try {
    return parseStoreEvent(body);
  } catch (cause) {
    throw new Problem('bad_request', 'The body is not an event of the partner API.', { cause });
  }
};

export const createStoreEvents = ({ follow }: Pick<StoreWatch, 'follow'>, webhookKey: string, log: Log): Hono<Env> =>
  new Hono<Env>().post(storeEventsPath, limit, async (c) => {
    const body = await c.req.text();
    const [id, timestamp, signatures] = ['id', 'timestamp', 'signature'].map((name) => c.req.header(`webhook-${name}`));
    if (!isStoreSigned(webhookKey, { id, timestamp, signatures }, body)) {
      log.warn('An event of the supplying store without a good signature was refused');
      throw Problem.unauthorized('Signature', 'The event is not signed, or was signed too long ago.');
    }
    await follow(readEvent(body));
    return c.body(null, 204);
  });
