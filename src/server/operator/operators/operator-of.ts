import type { OperatorCaller } from '../../core/operator.ts';
import { INVALID_TOKEN, Problem } from '../../core/problem.ts';
import type { WebIdentity } from '../../core/web-identity.ts';
import type { Sql } from '../../db/connect.ts';

/** Whether an account is an operator's. */
export const isOperatorIn =
  (system: Sql) =>
  async ({ issuer, subject }: Pick<WebIdentity, 'issuer' | 'subject'>): Promise<boolean> => {
    const [found] = await system`
      select from operator where issuer = ${issuer} and subject = ${subject} and removed_at is null`;
    return found !== undefined;
  };

/**
 * Finds the operator of a signed-in account, at each call: a role that was taken away, or a session that has ended,
 * ends at once, also for reading. Throws a 401 for such a session, and a 403 for any other account and for a session
 * without a second factor.
 */
export const operatorOf =
  (system: Sql) =>
  async ({ issuer, subject, hasSecondFactor, grantId }: WebIdentity): Promise<OperatorCaller> => {
    const [found] = await system<[(OperatorCaller & { isSignedIn: boolean })?]>`
      select id as operator_id, email, created_at as since,
        ${grantId ?? null}::text is null or exists (select from alive_grants(array[${grantId ?? null}::text])) as is_signed_in
      from operator where issuer = ${issuer} and subject = ${subject} and removed_at is null`;
    if (!found) throw new Problem('forbidden', 'This account does not belong to an operator of the store.');
    const { isSignedIn, ...operator } = found;
    if (!isSignedIn) throw Problem.unauthorized(INVALID_TOKEN, 'You were signed out. Sign in again to use it.');
    if (!hasSecondFactor) {
      throw new Problem('second_factor_required', 'Operators sign in with a second factor. Sign in again to use it.');
    }
    return { ...operator, grantId, right: { grantId, operatorId: operator.operatorId } };
  };
