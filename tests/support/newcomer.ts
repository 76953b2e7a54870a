// A user who has registered before the test begins.
import { argon2Sync } from 'node:crypto';
import { cheapCost as cost } from './test-config.ts';
import type { Database } from '#server/db/connect.ts';
import { newPerson, type Person, type SignedIn, signIn, type Store } from './sign-in.ts';
import type { Visitor } from './visitor.ts';

const nonce = Buffer.alloc(16, 1);

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

/** A hash that takes no time to check: it contains its cost. */
export const cheapHash = (password: string): string => {
  const tag = argon2Sync('argon2id', { ...cost, nonce, tagLength: 32, message: password });
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${unpadded(nonce)}$${unpadded(tag)}`;
};

/** A new person with an account and a confirmed e-mail address, who has never signed in. */
export const addNewcomer = async (store: Store & { db: Database }): Promise<Person> => {
  const person = newPerson();
  const { email, givenName, familyName, password } = person;
  await store.db.system`
    insert into identity_user (email, given_name, family_name, password_hash, confirmed_at)
    values (${email}, ${givenName}, ${familyName}, ${cheapHash(password)}, now())`;
  return person;
};

/** Signs a new person in through the sign-in page. */
export const signInNewcomer = async (store: Store & { db: Database }, visitor?: Visitor): Promise<SignedIn> =>
  signIn(store, await addNewcomer(store), visitor);

/** How many accounts there are of an address: its pages lead to one of them, and would not show a second one. */
export const countUsers = async ({ db }: { db: Database }, email: string): Promise<number> =>
  (await db.system`select from identity_user where email = ${email}`).length;
