import type { ResellerRequest } from '#contract/storefront/model/resellerRequest.ts';
import { omitNullish } from '../core/omit-nullish.ts';
import type { TransactionSql } from '../db/connect.ts';
import type { AttemptLimit } from '../http/rate-limits/attempt-limit.ts';

export type RequestRow = {
  id: string;
  kind: ResellerRequest['kind'];
  channel: string | null;
  monthlySales: number | null;
  message: string;
  createdAt: Date;
  answer: string | null;
  answeredAt: Date | null;
};

export const toRequest = (row: RequestRow): ResellerRequest => ({
  id: row.id,
  kind: row.kind,
  ...omitNullish({ channel: row.channel, monthlySales: row.monthlySales }),
  message: row.message,
  sentAt: row.createdAt.toISOString(),
  ...(row.answer !== null && row.answeredAt && { answer: { text: row.answer, at: row.answeredAt.toISOString() } }),
});

/** When the reseller can send the next request; undefined while it can. */
export const findNextAt = async (tx: TransactionSql, { allowed, seconds }: AttemptLimit): Promise<Date | undefined> => {
  // The limit is that of any span of time, so the request counts that has to grow old before there is room for another.
  const [row] = await tx<{ nextAt: Date }[]>`
    select created_at + make_interval(secs => ${seconds}) as next_at from reseller_request
    where reseller_id = current_reseller() and created_at > now() - make_interval(secs => ${seconds})
    order by created_at desc offset ${allowed - 1} limit 1`;
  return row?.nextAt;
};
