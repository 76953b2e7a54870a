import { audit } from '../db/audit.ts';
import type { TransactionSql } from '../db/connect.ts';
import type { User } from './users.ts';

/** Audited under the user's reseller; a user who has never opened the store has none yet. */
export const auditUser = async (
  tx: TransactionSql,
  issuer: string,
  { id, email }: User,
  action: string,
  details: { endedSessions?: number } = {},
): Promise<void> => {
  const [reseller] = await tx<{ resellerId: string }[]>`
    select reseller_id from reseller where issuer = ${issuer} and subject = ${id}`;
  if (reseller) await audit(tx, { ...reseller, actor: email }, action, id, details);
};
