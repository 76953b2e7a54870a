// What another store answers is validated by our own contract before it is believed.
import { Problem } from '#contract/partner/zod/schemas/problem.zod.ts';
import type { Problem as ProblemBody } from '#contract/partner/model/problem.ts';

type Issue = { code?: string | undefined };

/** A generated schema of the contract. */
type Schema<Output> = {
  safeParse(value: unknown): { success: true; data: Output } | { success: false; error: { issues: readonly Issue[] } };
};

/** A store of a later version may say more than we know: that is no fault. */
const isAddition = ({ code }: Issue): boolean => code === 'unrecognized_keys';

const matches = <Output>(schema: Schema<Output>, value: unknown): value is Output => {
  const result = schema.safeParse(value);
  return result.success || result.error.issues.every(isAddition);
};

/** The outcome of a call is unknown: the store answered neither as agreed nor with a refusal. */
const notAsAgreed = (status: number): Error =>
  new Error(`The supplying store answered ${status}, and not as the contract says`);

type Answered = { data?: unknown; error?: unknown; response: Response };

/** The body of a successful call. Throws for everything else. */
export const believe = <Output>(schema: Schema<Output>, { data, response }: Answered): Output => {
  if (response.ok && matches(schema, data)) return data;
  throw notAsAgreed(response.status);
};

/** With these it says that it did nothing, and would not do it again either. Else the outcome is unknown. */
const refusing = new Set([400, 402, 404, 409, 413, 415]);

/** The refusal of a call that did nothing; undefined when it was not refused. Throws when neither is sure. */
export const refusalIn = ({ error, response }: Answered): ProblemBody | undefined => {
  if (response.ok) return undefined;
  // A proxy in front of the store may answer with the same status.
  if (!refusing.has(response.status) || !matches(Problem, error) || error.status !== response.status) {
    throw notAsAgreed(response.status);
  }
  return error;
};
