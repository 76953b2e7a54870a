import type { AttentionItem } from '#contract/operator/model/attentionItem.ts';
import type { Minor } from '#domain/money.ts';
import type { Sql } from '../../../db/connect.ts';
import { toSum } from '../../operators/index.ts';
import { ITEMS_MAX, toItem } from './item.ts';

type Row = {
  resellerId: string;
  email: string;
  failures: number;
  dueAt: Date | null;
  settledAt: Date;
  message: string | null;
  total: Minor;
  currency: string;
};

/** Automatic top-ups whose last charge was refused. If the last refusal switched it off, there is no next try. */
export const findAutoTopUps = async (system: Sql): Promise<AttentionItem[]> => {
  const rows = await system<Row[]>`
    select t.reseller_id, r.email, t.failures, t.due_at, p.settled_at, p.message, p.total, p.currency
    from auto_top_up t join reseller r on r.reseller_id = t.reseller_id
      cross join lateral (
        select settled_at, message, total, currency from payment
        where reseller_id = t.reseller_id and automatic and status = 'FAILURE' order by created_at desc limit 1) p
    where t.failures > 0
    order by p.settled_at limit ${ITEMS_MAX}`;
  return rows.map(({ resellerId, email, failures, dueAt, settledAt, message, total, currency }) =>
    toItem('AUTO_TOP_UP', {
      reference: resellerId,
      since: settledAt,
      reseller: { id: resellerId, email },
      facts: {
        amount: toSum(total, currency),
        count: failures,
        reason: message,
        next: dueAt?.toISOString() ?? null,
      },
    }),
  );
};
