import type { Call } from '../call.ts';
import type { Stage } from '../environment.ts';

type Made<Value> = Value | Promise<Value>;

/** The calls that lead to a status: the last one is the one that is judged. */
export type Make = (stage: Stage) => Made<Call | readonly Call[]>;

/** What the gateways do during the call, and the call. */
export type Outage = { during: 'failure' | 'silence'; call: (stage: Stage) => Made<Call> };

/** The call finds its idempotency key taken by one that is still running; `running` is the kind of call that the key counts for. */
export type Running = { running: string; call: (stage: Stage) => Made<Call> };

/** By status. The generic rules (generic.ts) stand for those that are not here; the first success serves them. */
export type Cases = Readonly<Record<number, Make | Outage | Running>>;

export type CasesOf<Operations> = { readonly [Id in keyof Operations]: Cases };
