import type { Queryable } from './sql.ts';

/** The driver's query, which it hands to its connection when it is awaited. */
type Sendable = {
  strings: readonly string[];
  handler: (query: Sendable) => void;
  resolve: (rows: unknown) => void;
  reject: (reason: Error) => void;
};

type Call = (...args: unknown[]) => unknown;

const isSendable = (made: unknown): made is Sendable => typeof (made as Partial<Sendable>).handler === 'function';

/**
 * The same pool or transaction. When a statement is sent, `take` gets it, and the function by which the driver sends
 * it.
 */
export const onSend = <Through extends Queryable>(
  sql: Through,
  take: (query: Sendable, send: Sendable['handler']) => void,
): Through => {
  const guard =
    (make: Call): Call =>
    (...args) => {
      const made = make(...args);
      if (!isSendable(made)) return made;
      const { handler } = made;
      made.handler = (query) => take(query, handler);
      return made;
    };
  return Object.assign(guard(sql as unknown as Call), sql, { unsafe: guard(sql.unsafe as Call) });
};
