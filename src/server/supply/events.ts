// Receives what a supplier sends when something happened on its eSIMs. The signature alone authenticates it.
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Log } from '../core/log.ts';
import { Problem } from '../core/problem.ts';
import type { Env } from '../http/env.ts';
import { unstorableTexts } from '../http/text.ts';

export type EventSource<Event> = {
  /** The address that is set at the supplier. */
  path: string;
  /** Whether the supplier sent exactly this body. */
  isSigned(header: (name: string) => string | undefined, body: string): boolean;
  /** Reads a body whose signature was valid. Throws when it is not an event of the supplier. */
  parse(body: string): Event;
  /** Asks what happened. An event is acknowledged when it resolves. */
  follow(event: Event): Promise<void>;
};

const LARGEST_EVENT_BYTES = 16 * 1024;

const limit = bodyLimit({
  maxSize: LARGEST_EVENT_BYTES,
  onError: () => {
    throw new Problem('content_too_large', 'Send at most 16 KB.');
  },
});

const read = <Event>({ parse }: EventSource<Event>, body: string): Event => {
  try {
    const event = parse(body);
    if (unstorableTexts(event).length > 0) throw new RangeError('A text cannot be stored');
    return event;
  } catch (cause) {
    throw new Problem('bad_request', "The body is not an event of the supplier's API.", { cause });
  }
};

export const createEvents = <Event>(source: EventSource<Event>, log: Log): Hono<Env> =>
  new Hono<Env>().post(source.path, limit, async (c) => {
    const body = await c.req.text();
    if (!source.isSigned((name) => c.req.header(name), body)) {
      log.warn({ path: source.path }, 'An event of a supplier without a good signature was refused');
      throw Problem.unauthorized('Signature', 'The event is not signed, or was signed too long ago.');
    }
    await source.follow(read(source, body));
    return c.body(null, 204);
  });
