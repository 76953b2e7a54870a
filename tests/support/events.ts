import type { Database } from '#server/db/connect.ts';

export type StoredEvent = { type: string; data: { state?: string; country?: string; uid?: string } };

type Concerned = { resellerId: string; type: string } | { subjects: string[] };

/** What happened, oldest first, whether an address is told of it or not: the deliveries that operations show are the told ones. */
export const eventsOf = ({ db }: { db: Database }, concerned: Concerned): Promise<StoredEvent[]> => {
  const { system } = db;
  const those =
    'subjects' in concerned
      ? system`subject = any (${concerned.subjects})`
      : system`reseller_id = ${concerned.resellerId} and type = ${concerned.type}`;
  return system<StoredEvent[]>`select type, data from event where ${those} order by created_at`;
};
