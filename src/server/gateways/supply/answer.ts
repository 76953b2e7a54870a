// What a supplier answers is validated by its contract before it is believed.

type Issue = { code?: string | undefined; path?: readonly PropertyKey[] };

/** A generated schema of a contract. */
type Schema<Output> = {
  safeParse(value: unknown): { success: true; data: Output } | { success: false; error: { issues: readonly Issue[] } };
};

/** Fields whose lists grow (decision 45) and that nothing here computes with: the code of a problem, the state of an eSIM. */
const GROWING: ReadonlySet<PropertyKey | undefined> = new Set(['code', 'state', 'color']);

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((part, key) => (part as Record<PropertyKey, unknown> | undefined)?.[key], value);

const isLaterValue = ({ code, path = [] }: Issue, value: unknown): boolean =>
  code === 'invalid_value' && typeof valueAt(value, path) === 'string';

/** A supplier of a later version may say more than we know: that is no fault. */
const isAddition = (issue: Issue, value: unknown): boolean =>
  issue.code === 'unrecognized_keys' || (GROWING.has(issue.path?.at(-1)) && isLaterValue(issue, value));

export const matches = <Output>(schema: Schema<Output>, value: unknown): value is Output => {
  const result = schema.safeParse(value);
  return result.success || result.error.issues.every((issue) => isAddition(issue, value));
};

/** Whether this would be as agreed but for values of a later version, so that nothing can be done with it. */
export const isOfLaterVersion = (schema: Schema<unknown>, value: unknown): boolean => {
  const result = schema.safeParse(value);
  if (result.success || matches(schema, value)) return false;
  return result.error.issues.every((issue) => isAddition(issue, value) || isLaterValue(issue, value));
};

/** The outcome of a call is unknown: the supplier answered neither as agreed nor with a refusal. */
export const notAsAgreed = (status: number): Error =>
  new Error(`The supplier answered ${status}, and not as its contract says`);

export type Answered = { data?: unknown; error?: unknown; response: Response };

/** The body of a successful call. Throws for everything else. */
export const believe = <Output>(schema: Schema<Output>, { data, response }: Answered): Output => {
  if (response.ok && matches(schema, data)) return data;
  throw notAsAgreed(response.status);
};
