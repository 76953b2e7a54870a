// Run as a process of its own by the tests of migrations, which kill it: applies one migration to a database.
import { createLog } from '#server/core/log.ts';
import { applySchema } from '#server/db/apply-schema.ts';
import { openAsOwner } from '#server/db/connect.ts';
import { migration, schemaWith } from './migration.ts';

const [, , url = '', subject = '', up = ''] = process.argv;

await applySchema(openAsOwner(url), await schemaWith(migration(subject, up)), createLog('silent'));
