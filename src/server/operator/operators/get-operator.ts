import type { Operator } from '#contract/operator/model/operator.ts';
import type { OperatorCaller } from '../../core/operator.ts';
import type { OperatorsDeps } from './deps.ts';

/** The operator who is signed in. */
export const getOperator = (_deps: OperatorsDeps, { operatorId, email, since }: OperatorCaller): Operator => ({
  id: operatorId,
  email,
  since: since.toISOString(),
});
