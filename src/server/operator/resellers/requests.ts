// What a reseller asks for, as the desk shows it.
import type { ResellerRequest } from '#contract/operator/model/resellerRequest.ts';
import type { Sql } from '../../db/connect.ts';
import { type RequestRow, toRequest as toSent } from '../../requests/index.ts';

type Row = RequestRow & { operator: string | null };

const REQUESTS_MAX = 100;

const toRequest = ({ operator, ...row }: Row): ResellerRequest => {
  const { answer, ...request } = toSent(row);
  return { ...request, ...(answer && operator !== null && { answer: { ...answer, operator } }) };
};

/** Open ones first, the oldest first, then those that were answered last. */
export const readRequests = async (system: Sql, resellerId: string): Promise<ResellerRequest[]> => {
  const rows = await system<Row[]>`
    select q.id, q.kind, q.channel, q.monthly_sales, q.message, q.created_at, q.answer, q.answered_at, o.email as operator
    from reseller_request q left join operator o on o.id = q.answered_by
    where q.reseller_id = ${resellerId}
    order by q.answered_at desc nulls first, q.created_at limit ${REQUESTS_MAX}`;
  return rows.map(toRequest);
};
