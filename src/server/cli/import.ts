// `npm run import -- FILE`: reads an export into an empty database, and checks it (decision 114).
import { existsSync, writeFileSync } from 'node:fs';
import { readPlace, readToolConfig } from '../settings/index.ts';
import { makeDataHome } from '../core/data-home.ts';
import { secretFileIn } from '../core/store-secret.ts';
import { openAsOwner } from '../db/connect.ts';
import { startEmbedded } from '../db/embedded/embedded.ts';
import { openForMigration } from '../db/open.ts';
import { readSchema } from '../db/schema-files.ts';
import { importStore, unpackExport } from '../archives/index.ts';
import { referenceTables } from '../gateways/index.ts';
import { checks, holds } from '../reconciliation/index.ts';
import { checkStore } from './check-store.ts';
import { runTool } from './tool.ts';

const usage = 'npm run import -- FILE   (into an empty database; docs/operate.md says more)';

/** The database to import into; the embedded one is made where there is none. */
const openEmpty = async () => {
  const place = readPlace();
  return place.databaseUrl === undefined ? startEmbedded({ home: place.dataHome }) : openForMigration(place);
};

/** A store in reference mode keeps its secret beside its data. One that is there stays, and has to be the right one. */
const putSecret = (secret: Buffer): void => {
  const { dataHome } = readPlace();
  const file = secretFileIn(dataHome);
  if (existsSync(file)) return;
  makeDataHome(dataHome);
  writeFileSync(file, secret, { mode: 0o600, flag: 'wx' });
};

const importFrom = async ([file, ...rest]: string[]): Promise<string> => {
  if (file === undefined || rest.length > 0) throw new Error(usage);
  const unpacked = await unpackExport(file);
  try {
    const { manifest } = unpacked;
    if (unpacked.secret) putSecret(unpacked.secret);
    const { secret } = readToolConfig();
    const database = await openEmpty();
    const owner = openAsOwner(database.url);
    try {
      const schema = await readSchema(manifest.mode === 'reference' ? referenceTables : []);
      await importStore(owner, unpacked, { schema, secret });
    } finally {
      await owner.end();
      await database.stop();
    }
    const { findings } = await checkStore(checks);
    const broken = findings.filter((finding) => !holds(finding)).map(({ check }) => check.name);
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    const done = `Imported what release ${manifest.release} exported: all that was booked before ${manifest.begunAt}, ${rows} rows.`;
    if (broken.length === 0) return `${done}\nEvery invariant holds. Start the store with its settings.`;
    console.log(done);
    throw new Error(`The import is kept, but does not hold ${broken.join(', ')}: npm run verify says more.`);
  } finally {
    unpacked.remove();
  }
};

await runTool(usage, importFrom);
