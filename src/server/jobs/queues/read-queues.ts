import type { Queryable } from '../../db/connect.ts';
import { type QueueName, queues, type QueueSource } from './queues.ts';

export type WaitingQueue = {
  queue: QueueName;
  /** What is not done yet, including what will be tried again. */
  waiting: number;
  /** How many seconds ago the oldest row was put in; 0 when nothing waits. */
  oldestSeconds: number;
  /** For how many seconds the most overdue row has been due; 0 when none is, or where rows have no such time. */
  idleSeconds: number;
};

const rowOf = ({ name, waiting, since, due = 'select null::timestamptz' }: QueueSource): string =>
  `select '${name}' as queue, (${waiting}) as waiting, (${since}) as since, (${due}) as due`;

/** How much waits in each queue now, and for how long. */
export const readQueues = (sql: Queryable): Promise<WaitingQueue[]> => sql<WaitingQueue[]>`
  select queue, waiting,
    coalesce(greatest(extract(epoch from now() - since), 0), 0)::float8 as oldest_seconds,
    coalesce(greatest(extract(epoch from now() - due), 0), 0)::float8 as idle_seconds
  from (${sql.unsafe(queues.map(rowOf).join(' union all '))}) found`;
