import type { Queryable } from '../../db/connect.ts';

/** A receiver may be down for this long before somebody should know. */
export const FAILING = '1 day';
/** Events that were given up earlier are not sent again. */
const GIVEN_UP = '7 days';

/** Events whose last attempt failed and that are not tried again, with the webhook that now takes their type. */
export const givenUp = (sql: Queryable) => sql`
  select w.id as webhook_id, e.reseller_id, e.id as event_id, a.created_at
  from webhook_attempt a
    join event e on e.id = a.event_id and e.reseller_id = a.reseller_id
    join webhook w on w.reseller_id = e.reseller_id and w.type = e.type
  where a.created_at > now() - ${GIVEN_UP}::interval and (a.status is null or a.status not between 200 and 299)
    and not e.is_test
    and not exists (select from webhook_delivery d where d.event_id = e.id)
    and not exists (
      select from webhook_attempt later where later.event_id = e.id and later.reseller_id = e.reseller_id and later.id > a.id)`;
