import type { HttpBindings } from '@hono/node-server';

/** What handlers outside the contract get besides the request: Node's own objects. */
export type Env = { Bindings: HttpBindings };
