// Which payment providers do not answer: what waits for them is no fault of the books (payments-in-doubt).
import type { Sql } from '../db/connect.ts';
import { isAway } from '../gateways/index.ts';

/** Providers are asked every hour at least, so a longer silence is another outage. */
const ONE_OUTAGE = '2 hours';

const noteOutage = (system: Sql, methodId: string) => system`
  insert into payment_outage (method_id) values (${methodId})
  on conflict (method_id) do update set last_at = excluded.last_at,
    since = case when payment_outage.last_at < now() - ${ONE_OUTAGE}::interval then excluded.since else payment_outage.since end`;

/** Calls the provider of this method. That it is away is kept, and thrown as before. */
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
