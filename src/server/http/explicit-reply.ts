const explicit = Symbol('explicit');

/** Distinguishes a reply from a body with the same fields. */
export type Explicit = { readonly [explicit]: true };

export const isExplicit = (returned: unknown): returned is Explicit =>
  typeof returned === 'object' && returned !== null && explicit in returned;

/** A reply that names its status and headers, for an operation whose body does not imply them. */
export const reply = <const Status extends number, Rest extends { headers?: object; body?: unknown }>(
  given: { status: Status } & Rest,
): { status: Status } & Rest & Explicit => ({ ...given, [explicit]: true });
