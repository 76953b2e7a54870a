// A supplier's answer is validated against its contract before it is used.

type Issue = { code?: string | undefined; path?: readonly PropertyKey[] };

/** A generated schema of a contract. */
type Schema<Output> = {
  safeParse(value: unknown): { success: true; data: Output } | { success: false; error: { issues: readonly Issue[] } };
};

/**
 * Fields whose enums grow (decision 45) and that nothing here depends on: the code of a problem, the state of an eSIM.
 */
const GROWING: ReadonlySet<PropertyKey | undefined> = new Set(['code', 'state', 'color']);

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((part, key) => (part as Record<PropertyKey, unknown> | undefined)?.[key], value);

const isLaterValue = ({ code, path = [] }: Issue, value: unknown): boolean =>
  code === 'invalid_value' && typeof valueAt(value, path) === 'string';

/** Whether an issue is only that a supplier of a later version says more than we know, which is not a fault. */
const isAddition = (issue: Issue, value: unknown): boolean =>
  issue.code === 'unrecognized_keys' || (GROWING.has(issue.path?.at(-1)) && isLaterValue(issue, value));

export const matches = <Output>(schema: Schema<Output>, value: unknown): value is Output => {
  const result = schema.safeParse(value);
  return result.success || result.error.issues.every((issue) => isAddition(issue, value));
};

/** Whether this would fit the contract but for values of a later version, which nothing can be done with. */
export const isOfLaterVersion = (schema: Schema<unknown>, value: unknown): boolean => {
  const result = schema.safeParse(value);
  if (result.success || matches(schema, value)) return false;
  return result.error.issues.every((issue) => isAddition(issue, value) || isLaterValue(issue, value));
};

/** The outcome of a call is unknown: the supplier's answer is neither as agreed nor a refusal. */
export const notAsAgreed = (status: number): Error =>
  new Error(`The supplier answered ${status}, and not as its contract says`);

export type Answered = { data?: unknown; error?: unknown; response: Response };

/** The body of a successful call. Throws for everything else. */
export const believe = <Output>(schema: Schema<Output>, { data, response }: Answered): Output => {
  if (response.ok && matches(schema, data)) return data;
  throw notAsAgreed(response.status);
};
