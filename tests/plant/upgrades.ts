import type { Fault } from './fault.ts';

const run = 'tests/server/database/migrations/run.test.ts';
const roundTrip = 'tests/server/export/round-trip.test.ts';

export const upgrades: Fault[] = [
  {
    name: 'a migration waits for a table however long it takes',
    file: 'src/server/db/run-migration.ts',
    find: '      await tx.unsafe(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`);\n',
    replace: '',
    tests: run,
  },
  {
    name: 'a migration takes references to other resellers over unseen',
    file: 'src/server/db/run-migration.ts',
    find: '      await withoutHiddenRows(tx);\n',
    replace: '',
    tests: run,
  },
  {
    name: 'a migration begins again with its first step',
    file: 'src/server/db/schema-state.ts',
    find: 'const from = file ? file.nextStep : 0;',
    replace: 'const from = file?.nextStep === null ? null : 0;',
    tests: run,
  },
  {
    name: 'a released migration may change',
    file: 'src/server/db/schema-state.ts',
    find: 'return file !== undefined && file.checksum !== checksum;',
    replace: 'return file === undefined && checksum === undefined;',
    tests: run,
  },
  {
    name: 'an index that came to nothing is left as it is',
    file: 'src/server/db/run-migration.ts',
    find: '    if (isValid === true) return;',
    replace: '    if (isValid !== undefined) return;',
    tests: run,
  },
  {
    name: 'a tool works on the database of another release',
    file: 'src/server/db/open.ts',
    find: '    await requirePresent(owner, await readSchema([]));\n',
    replace: '',
    tests: 'tests/server/database/migrations/commands.test.ts',
  },
  {
    name: 'numbers are given out again after an import',
    file: 'src/server/archives/export/import-store.ts',
    find: '    await continueNumbers(tx, unpacked.manifest);\n',
    replace: '',
    tests: roundTrip,
  },
  {
    name: 'an export is read at several moments',
    file: 'src/server/archives/export/export-store.ts',
    find: `'isolation level repeatable read read only'`,
    replace: `'read only'`,
    tests: roundTrip,
  },
];
