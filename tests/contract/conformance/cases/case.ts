import type { Call } from '../call.ts';
import type { Stage } from '../environment.ts';

type Made<Value> = Value | Promise<Value>;

/** The calls that lead to a status; the last one is checked. */
export type Make = (stage: Stage) => Made<Call | readonly Call[]>;

/** What the gateways do during the call, and the call. */
export type Outage = { during: 'failure' | 'silence'; call: (stage: Stage) => Made<Call> };

/** The idempotency key of the call is held by a running call; `running` is the kind of call that the key belongs to. */
export type Running = { running: string; call: (stage: Stage) => Made<Call> };

/**
 * The cases by status. The generic rules (generic.ts) cover the statuses that are missing here, based on the first
 * success.
 */
export type Cases = Readonly<Record<number, Make | Outage | Running>>;

export type CasesOf<Operations> = { readonly [Id in keyof Operations]: Cases };
