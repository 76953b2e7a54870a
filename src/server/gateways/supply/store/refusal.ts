// What another store says when it refuses a call.
import { Problem } from '#contract/partner/zod/schemas/problem.zod.ts';
import type { Problem as ProblemBody } from '#contract/partner/model/problem.ts';
import { type Answered, matches, notAsAgreed } from '../answer.ts';

/**
 * With these statuses it says that it did nothing and would refuse the call again. With all others the outcome is
 * unknown.
 */
const refusing = new Set([400, 402, 404, 409, 413, 415]);

/** The refusal of a call that did nothing; undefined when it was not refused. Throws when neither is certain. */
export const refusalIn = ({ error, response }: Answered): ProblemBody | undefined => {
  if (response.ok) return undefined;
  // A proxy in front of the store may answer with the same status.
  if (!refusing.has(response.status) || !matches(Problem, error) || error.status !== response.status) {
    throw notAsAgreed(response.status);
  }
  return error;
};
