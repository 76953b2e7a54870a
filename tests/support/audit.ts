// What the store recorded of changes. No operation shows either audit: they are read from the database.
import type { Database } from '#server/db/connect.ts';

type Store = { db: Database };

export type OperatorChange = { action: string; before: Record<string, unknown>; after: Record<string, unknown> };

/** What operators changed of something, oldest first. */
export const changesOf = ({ db }: Store, reference: string): Promise<OperatorChange[]> =>
  db.system<OperatorChange[]>`
    select action, before, after from operator_audit_entry where reference = ${reference} order by id`;

type AuditEntry = { actor: string; action: string; reference: string; details: object };

/** Whose account it was done in, what it was done to, or who did it. */
type Concerned = { resellerId: string } | { reference: string } | { actor: string };

/** What was done in the accounts of resellers, oldest first; with names of actions, these alone. */
export const auditOf = async ({ db }: Store, concerned: Concerned, ...actions: string[]): Promise<AuditEntry[]> => {
  const [[column, value] = ['', '']] = Object.entries(concerned);
  const entries = await db.system<AuditEntry[]>`
    select actor, action, reference, details from audit_entry where ${db.system(column)} = ${value} order by id`;
  return entries.filter(({ action }) => actions.length === 0 || actions.includes(action));
};
