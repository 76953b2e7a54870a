// How far eSIM Go's list of orders was read. One process at a time reads it, and the next one continues where it
// stopped.
import type { Sql } from '../../../db/connect.ts';

type Reading = { page: number; readFrom: Date };

/** Longer than a process takes to read and assign. */
const HELD_SECONDS = 90;
/** Far more than clocks differ. */
const EARLIER = '1 hour';
/** This much of the list is read again, because an order may be listed late. */
const OVERLAP = '15 minutes';

/**
 * Takes the list for this process: undefined while another one has it, or when it was read a moment ago. A new reading
 * begins with the oldest open order, or where the last reading ended.
 */
export const takeReading = async (system: Sql, freshSeconds: number): Promise<Reading | undefined> => {
  const [reading] = await system<Reading[]>`
    update esim_go_reading r
    set held_until = clock_timestamp() + make_interval(secs => ${HELD_SECONDS}),
      page = coalesce(r.page, 1),
      began_at = case when r.page is null then clock_timestamp() else r.began_at end,
      newest_at = case when r.page is null then r.read_until else r.newest_at end,
      read_from = case when r.page is not null then r.read_from else greatest(
        (select min(sent_at) - ${EARLIER}::interval from esim_go_order where order_reference is null and sent_at is not null),
        r.read_until - ${OVERLAP}::interval) end
    where r.held_until < clock_timestamp()
      and (r.page is not null or r.ended_at is null or r.ended_at <= clock_timestamp() - make_interval(secs => ${freshSeconds}))
      and exists (select from esim_go_order where order_reference is null and sent_at is not null)
    returning r.page, r.read_from`;
  return reading;
};

/** Notes that a page was read. */
export const notePage = async (system: Sql, page: number, newestAt: Date | undefined): Promise<void> => {
  await system`
    update esim_go_reading set page = ${page + 1}, newest_at = greatest(newest_at, ${newestAt ?? null}::timestamptz)`;
};

/** Notes that the list was read to its end, for the orders whose calls all had their time before the reading began. */
export const noteEnd = async (system: Sql, settlingSeconds: number): Promise<void> => {
  await system`
    update esim_go_order o set cleared_at = clock_timestamp()
    from (
      select reference from esim_go_order
      where order_reference is null and (cleared_at is null or cleared_at < sent_at)
        and sent_at < (select began_at from esim_go_reading) - make_interval(secs => ${settlingSeconds})
      for no key update skip locked) settled
    where o.reference = settled.reference`;
  await system`update esim_go_reading set page = null, ended_at = clock_timestamp(), read_until = newest_at`;
};

export const leaveReading = async (system: Sql): Promise<void> => {
  await system`update esim_go_reading set held_until = '-infinity'`;
};
