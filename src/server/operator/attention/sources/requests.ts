import type { AttentionItem } from '#contract/operator/model/attentionItem.ts';
import type { RequestKind } from '#contract/operator/model/requestKind.ts';
import { clipText } from '#domain/plain-text.ts';
import type { Sql } from '../../../db/connect.ts';
import { ITEMS_MAX, toItem } from './item.ts';

type Row = { id: string; createdAt: Date; resellerId: string; email: string; kind: RequestKind; message: string };

/** What resellers asked for and nobody has answered. */
export const findOpenRequests = async (system: Sql): Promise<AttentionItem[]> => {
  const rows = await system<Row[]>`
    select q.id, q.created_at, q.reseller_id, r.email, q.kind, q.message
    from reseller_request q join reseller r on r.reseller_id = q.reseller_id
    where q.answered_at is null
    order by q.created_at limit ${ITEMS_MAX}`;
  return rows.map(({ id, createdAt, resellerId, email, kind, message }) =>
    toItem('REQUEST', {
      reference: id,
      since: createdAt,
      reseller: { id: resellerId, email },
      facts: { request: kind, message: clipText(message) },
    }),
  );
};
