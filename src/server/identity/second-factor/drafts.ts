// What a user is about to turn on: the secret is shown until a code confirms it, and the recovery codes are shown
// afterwards.
import type { StoreSecret } from '../../core/encryption.ts';
import type { Sql } from '../../db/connect.ts';
import { createStorage } from '../storage.ts';
import { newSecret } from './app-codes.ts';
import { newRecoveryCodes } from './recovery-codes.ts';

export type Draft = { userId: string; secret: string; recoveryCodes: string[] };

/** Whose draft it is: that of a user, in one session or in one sign-in. */
type DraftKey = { userId: string; visit: string };

const lifetimeSeconds = 60 * 60;

const storage = (sql: Sql, secret: StoreSecret) => createStorage(sql, secret)('SecondFactorDraft');

type Deps = { sql: Sql; secret: StoreSecret };

export const findDraft = async ({ sql, secret }: Deps, { userId, visit }: DraftKey): Promise<Draft | undefined> => {
  const found = (await storage(sql, secret).find(visit)) as Draft | undefined;
  return found?.userId === userId ? found : undefined;
};

/** Takes the place of a former one. */
export const newDraft = async ({ sql, secret }: Deps, { userId, visit }: DraftKey): Promise<Draft> => {
  const draft = { userId, secret: newSecret(), recoveryCodes: newRecoveryCodes() };
  await storage(sql, secret).upsert(visit, draft, lifetimeSeconds);
  return draft;
};

export const dropDraft = async ({ sql, secret }: Deps, { visit }: DraftKey): Promise<void> => {
  await storage(sql, secret).destroy(visit);
};
