import type { OperatorCaller } from '../core/operator.ts';
import { Problem } from '../core/problem.ts';
import type { WebIdentity } from '../core/web-identity.ts';
import type { Sql } from '../db/connect.ts';

/** Finds the operator of a signed-in account, at each call: a role that was taken away ends at once. Throws a 403 for any other account. */
export const operatorOf =
  (system: Sql) =>
  async ({ issuer, subject }: WebIdentity): Promise<OperatorCaller> => {
    const [operator] = await system<[OperatorCaller?]>`
      select id as operator_id, email, created_at as since from operator
      where issuer = ${issuer} and subject = ${subject} and removed_at is null`;
    if (!operator) throw new Problem('forbidden', 'This account is no operator of the store.');
    return operator;
  };
