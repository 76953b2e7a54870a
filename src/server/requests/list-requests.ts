import type { RequestList } from '#contract/storefront/model/requestList.ts';
import type { Caller } from '../core/caller.ts';
import type { RequestDeps } from './deps.ts';
import { findNextAt, type RequestRow, toRequest } from './read-requests.ts';

const REQUESTS_MAX = 50;

/** What the reseller asked for, with the answers, and when it can send the next request. */
export const listRequests = ({ db, requestsPerReseller }: RequestDeps, { resellerId }: Caller): Promise<RequestList> =>
  db.forReseller(resellerId, async (tx) => {
    const rows = await tx<RequestRow[]>`
      select id, kind, channel, monthly_sales, message, created_at, answer, answered_at from reseller_request
      where reseller_id = current_reseller() order by created_at desc, id limit ${REQUESTS_MAX}`;
    const nextAt = await findNextAt(tx, requestsPerReseller);
    return { items: rows.map(toRequest), ...(nextAt && { nextAt: nextAt.toISOString() }) };
  });
