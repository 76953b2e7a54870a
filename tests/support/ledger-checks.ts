// Invariants of the database after any test: the same checks that the store itself runs.
import { expect } from 'vitest';
import type { Database } from '#server/db/connect.ts';
import { checks, holds, runChecks } from '#server/reconciliation/index.ts';

type Store = { db: Database };

const limitMs = 20_000;

/** Every invariant that the database can show holds. */
export const expectBooksToBeRight = async ({ db }: Store): Promise<void> => {
  const findings = await runChecks(db.system, checks, { limitMs });
  const broken = findings
    .filter((finding) => !holds(finding))
    .map(({ check, first, error }) => ({ check: check.name, sentence: check.sentence, first, error }));
  expect(broken).toEqual([]);
};
