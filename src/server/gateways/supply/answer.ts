// What a supplier answers is validated by its contract before it is believed.

type Issue = { code?: string | undefined };

/** A generated schema of a contract. */
type Schema<Output> = {
  safeParse(value: unknown): { success: true; data: Output } | { success: false; error: { issues: readonly Issue[] } };
};

/** A supplier of a later version may say more than we know: that is no fault. */
const isAddition = ({ code }: Issue): boolean => code === 'unrecognized_keys';

export const matches = <Output>(schema: Schema<Output>, value: unknown): value is Output => {
  const result = schema.safeParse(value);
  return result.success || result.error.issues.every(isAddition);
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
