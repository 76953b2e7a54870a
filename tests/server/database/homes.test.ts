import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createHome, removeAbandonedHomes } from '#support/database-home.ts';

const deadProcess = '999999 1';

test('a run that begins removes what killed runs left, and nothing of one that goes on', () => {
  const [abandoned, inUse] = [createHome(), createHome()];
  writeFileSync(path.join(abandoned, 'run'), deadProcess);
  // A test has just killed the process that owns this database.
  writeFileSync(path.join(inUse, 'pg.owner'), deadProcess);
  removeAbandonedHomes();
  expect(existsSync(abandoned)).toBe(false);
  expect(existsSync(inUse)).toBe(true);
  rmSync(inUse, { recursive: true });
});
