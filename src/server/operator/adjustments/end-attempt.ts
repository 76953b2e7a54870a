import type { Attempt } from '#contract/operator/model/attempt.ts';
import type { OperatorCaller } from '../../core/operator.ts';
import { orNotFound, requireId } from '../../db/lookup.ts';
import type { Input } from '../../http/input.ts';
import type { AdjustmentDeps } from './deps.ts';

type Answer = Readonly<Record<string, unknown>>;

const stateOf = (answer: Answer | null): Attempt['state'] => {
  if (answer === null) return 'RUNNING';
  return Object.keys(answer).length === 0 ? 'ENDED' : 'DONE';
};

/** Settles what became of an attempt to move money of a reseller: it was entered, or it never will be (decision 91). */
export const endAttempt = async (
  { db }: AdjustmentDeps,
  _operator: OperatorCaller,
  { params, body: { operation, key } }: Input<'endAttempt'>,
): Promise<Attempt> => {
  const id = requireId(params.id);
  const [known] = await db.system`select from reseller where reseller_id = ${id}`;
  orNotFound(known);
  return db.forReseller(id, async (tx) => {
    const [row] = await tx<[{ answer: Answer | null }]>`select end_attempt(${id}, ${operation}, ${key}) as answer`;
    return { state: stateOf(row.answer) };
  });
};
