import type { AttentionKind } from '#contract/operator/model/attentionKind.ts';
import type { Queryable } from '../../db/connect.ts';
import { type QueueName, queues, type QueueSource } from './queues.ts';

/** A queue whose oldest row has waited for longer than it should. */
type LateQueue = { queue: QueueName; waiting: number; since: Date; reason: string | null };

const rowOf = ({ name, waiting, since, lateAfter, reason = 'select null' }: QueueSource): string =>
  `select '${name}' as queue, (${waiting}) as waiting, (${since}) as since, (${reason}) as reason, '${lateAfter}'::interval as late_after`;

/** The late queues that the desk lists under this kind. */
export const findLateQueues = (sql: Queryable, kind: AttentionKind): Promise<LateQueue[]> => {
  const told = queues.filter(({ attention }) => attention === kind);
  return sql<LateQueue[]>`
    select queue, waiting, since, reason from (${sql.unsafe(told.map(rowOf).join(' union all '))}) found
    where since < now() - late_after`;
};
