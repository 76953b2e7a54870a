import type { AttentionItem } from '#contract/operator/model/attentionItem.ts';
import type { Sql } from '../../../db/connect.ts';
import { findLateQueues } from '../../../jobs/queues/index.ts';
import { ITEMS_MAX, toItem } from './item.ts';

/** Queues whose oldest row has waited for too long, by the kind under which the desk lists them. */
const findLate =
  (kind: 'MAIL' | 'QUEUE') =>
  async (system: Sql): Promise<AttentionItem[]> => {
    const late = await findLateQueues(system, kind);
    return late.map(({ queue, waiting, since, reason }) =>
      toItem(kind, { reference: queue, since, facts: { name: queue, count: waiting, reason } }),
    );
  };

export const findLateMail = findLate('MAIL');
export const findLateWork = findLate('QUEUE');

type Held = { resellerId: string; email: string; since: Date; count: number };

/** Resellers whose limit of messages to customers was reached in the last day, so that some were not sent. */
export const findHeldMail = async (system: Sql): Promise<AttentionItem[]> => {
  const rows = await system<Held[]>`
    select held.*, r.email from (
      select reseller_id, min(ended_at) as since, count(*) from mail
      where created_at > now() - interval '1 day' and outcome in ('too many', 'not covered')
      group by reseller_id) held
    join reseller r on r.reseller_id = held.reseller_id
    order by held.since limit ${ITEMS_MAX}`;
  return rows.map(({ resellerId, email, since, count }) =>
    toItem('MAIL_LIMIT', { reference: resellerId, since, reseller: { id: resellerId, email }, facts: { count } }),
  );
};
