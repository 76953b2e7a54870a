// Names that the rules of today would refuse: an older release stored them.
import type { Database } from '#server/db/connect.ts';
import type { Reseller } from './reseller.ts';

type Store = { db: Database };

/** Names of a reseller. */
export const storeNames = async (
  { db }: Store,
  { email }: Pick<Reseller, 'email'>,
  names: { brandName?: string | null; companyName?: string },
): Promise<void> => {
  await db.system`update reseller set ${db.system(names)} where email = ${email}`;
};

/** The name of an inventory item. */
export const storeItemName = async ({ db }: Store, id: string, name: string): Promise<void> => {
  await db.system`update inventory_item set name = ${name} where id = ${id}`;
};
