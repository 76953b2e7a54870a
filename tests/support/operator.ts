import type { Database } from '#server/db/connect.ts';
import { addOperator } from '#server/operators/index.ts';
import type { Reseller } from './reseller.ts';

/** As `npm run operator` does, of an account whose e-mail address is confirmed. */
export const makeOperator = async ({ db }: { db: Database }, { email }: Pick<Reseller, 'email'>): Promise<void> => {
  await db.system`update reseller set email_confirmed = true where email = ${email}`;
  await addOperator(db.system, email);
};
