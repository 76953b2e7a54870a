import type { HttpBindings } from '@hono/node-server';

/** What pages and calls that no contract describes have at hand beside the request: Node's own objects. */
export type Env = { Bindings: HttpBindings };
