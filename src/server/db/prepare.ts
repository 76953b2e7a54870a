import { applySchema } from './apply-schema.ts';
import { type Logins, openAsOwner } from './connect.ts';
import { requireDurability } from './durability.ts';
import { type LoginOptions, prepareLogins } from './logins.ts';
import type { Progress } from './run-migration.ts';
import { readSchema } from './schema-files.ts';

type Preparation = LoginOptions & {
  /** Whether a database that could forget acknowledged writes is refused. */
  requireDurability: boolean;
  /** Files with the tables of the gateways that are used. */
  gatewayTables: readonly URL[];
  /** Hears how far migrations have come. */
  log: Progress;
};

type PreparedDatabase = {
  /** Names of the files that were applied. */
  applied: string[];
  /** The logins to use from now on. */
  logins: Logins;
};

/** Makes a database ready for this release, as its owner. */
export const prepareDatabase = async (url: string, preparation: Preparation): Promise<PreparedDatabase> => {
  const owner = openAsOwner(url);
  try {
    if (preparation.requireDurability) await requireDurability(owner);
    const applied = await applySchema(owner, await readSchema(preparation.gatewayTables), preparation.log);
    await owner`select make_months()`;
    return { applied, logins: await prepareLogins(owner, url, preparation) };
  } finally {
    await owner.end();
  }
};
