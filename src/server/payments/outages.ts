// Which payment providers do not answer: what waits for them is not a fault of the books (payments-in-doubt).
import type { Sql } from '../db/connect.ts';
import { isAway } from '../gateways/index.ts';

/** Providers are asked at least once an hour, so a silence after this time is another outage. */
const ONE_OUTAGE = '2 hours';

const noteOutage = (system: Sql, methodId: string) => system`
  insert into payment_outage (method_id) values (${methodId})
  on conflict (method_id) do update set last_at = excluded.last_at,
    since = case when payment_outage.last_at < now() - ${ONE_OUTAGE}::interval then excluded.since else payment_outage.since end`;

/**
 * Calls the provider of this method. If the provider is away, that is recorded, and the error is thrown all the same.
 */
export const callProvider = async <Answer>(
  system: Sql,
  methodId: string,
  call: () => Promise<Answer>,
): Promise<Answer> => {
  try {
    return await call();
  } catch (error) {
    if (isAway(error)) await noteOutage(system, methodId);
    throw error;
  }
};
