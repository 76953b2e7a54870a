import { randomUUID } from 'node:crypto';
import type { OperatorCaller } from '#server/core/operator.ts';
import type { Database } from '#server/db/connect.ts';
import { addOperator } from '#server/operator/operators/index.ts';
import { type Reseller, storefrontClient } from './reseller.ts';
import { signInWithSetUp } from './second-factor.ts';
import { newPerson } from './sign-in.ts';

/** Does what `npm run operator` does for an account whose e-mail address is confirmed. */
export const makeOperator = async ({ db }: { db: Database }, { email }: Pick<Reseller, 'email'>): Promise<void> => {
  await db.system`update reseller set email_confirmed = true where email = ${email}`;
  await addOperator(db.system, email);
};

/** Signs an operator in again, in another browser, with a second factor that is set up on the way: all other sessions end. */
export const signInOperator = async (store: { url: string }, { email }: Pick<Reseller, 'email'>): Promise<Reseller> => {
  const { accessToken: token, visitor } = await signInWithSetUp(store, newPerson({ email }));
  return { api: storefrontClient(store, token), token, email, visitor };
};

/** Another operator, who never signs in. */
export const recordOperator = async ({ db }: { db: Database }): Promise<OperatorCaller> => {
  const email = `${randomUUID()}@example.com`;
  const [operator] = await db.system<[OperatorCaller]>`
    insert into operator (issuer, subject, email) values ('test', ${email}, ${email})
    returning id as operator_id, email, created_at as since`;
  return operator;
};
