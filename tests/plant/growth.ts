import { type Fault, schemaFile, sqlFunction } from './fault.ts';

const months = 'tests/server/database/months.test.ts';
const archive = 'tests/server/kill/archive.test.ts';

export const growth: Fault[] = [
  {
    name: 'a part of a month is open to its owner',
    file: sqlFunction('make_months'),
    find: "      execute format('alter table %I force row level security', v_part);\n",
    replace: '',
    tests: months,
  },
  {
    name: 'audit entries of a month can be changed by its name',
    file: sqlFunction('make_months'),
    find: 'if v_is_kept then',
    replace: 'if false then',
    tests: months,
  },
  {
    name: 'a month goes with the rows that it has',
    file: sqlFunction('drop_empty_month'),
    find: 'if v_has_rows then',
    replace: 'if false then',
    tests: months,
  },
  {
    name: 'a month of the audit goes without an archive',
    file: sqlFunction('drop_empty_month'),
    find: `\n      and not exists (select from pg_trigger where tgrelid = parent.oid and tgname = 'append_only');`,
    replace: ';',
    tests: months,
  },
  {
    name: 'an event is in another month than its time says',
    file: schemaFile('21_events_and_webhooks'),
    find: 'check (left(id::text, 13) = left(id_of_time(created_at)::text, 13))',
    replace: 'check (true)',
    tests: months,
  },
  {
    name: 'each month of the archive begins a new chain',
    file: 'src/server/archives/audit/archive-months.ts',
    find: `(await readRecords(owner)).at(-1)?.lastHash ?? ''`,
    replace: `''`,
    tests: archive,
  },
  {
    name: 'a changed file of the archive passes',
    file: 'src/server/archives/audit/month-file.ts',
    find: '(await checksumOf(file)) !== manifest.checksum',
    replace: `manifest.checksum === ''`,
    tests: archive,
  },
  {
    name: 'the audit of the present month is archived',
    file: 'src/server/archives/audit/archive-months.ts',
    find: 'if (before > row.last)',
    replace: `if (before > '9999-12')`,
    tests: archive,
  },
];
