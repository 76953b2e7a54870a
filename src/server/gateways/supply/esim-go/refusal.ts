// What eSIM Go says when it refuses a call.
import { Refusal } from '#contract/vendors/esim-go/zod/schemas/refusal.zod.ts';
import { type Answered, matches, notAsAgreed } from '../answer.ts';

/**
 * With these statuses it says that it did nothing and would refuse the call again. With all others the outcome is
 * unknown.
 */
const refusing = new Set([400, 401, 403, 404, 410]);

/** Why a call that did nothing was refused; undefined when it was not refused. Throws when neither is certain. */
export const refusalIn = ({ error, response }: Answered): string | undefined => {
  if (response.ok) return undefined;
  // A proxy in front of it may answer with the same status.
  if (!refusing.has(response.status) || !matches(Refusal, error)) throw notAsAgreed(response.status);
  return `${response.status}: ${error.message}`;
};
