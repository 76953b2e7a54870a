// Who does not answer. What waits for them is not a finding, and the operator can see why.
import type { Queryable } from '../db/connect.ts';

type Outage = { sentence: string };

/** Suppliers that are away, and payment providers that did not answer within the last day. */
export const findOutages = async (system: Queryable): Promise<string[]> => {
  const rows = await system<Outage[]>`
    select format('The supplier %s has not answered since %s.', supplier, to_char(since at time zone 'UTC', 'YYYY-MM-DD HH24:MI UTC'))
      as sentence
    from supplier_outage
    union all
    select format('The payment provider of %s did not answer from %s to %s.', method_id,
      to_char(since at time zone 'UTC', 'YYYY-MM-DD HH24:MI'), to_char(last_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI UTC'))
    from payment_outage where last_at > now() - interval '1 day'
    order by 1`;
  return rows.map(({ sentence }) => sentence);
};
