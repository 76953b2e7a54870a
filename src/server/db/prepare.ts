import { applySchema } from './apply-schema.ts';
import { openAsOwner } from './connect.ts';
import { requireDurability } from './durability.ts';
import { readSchema } from './schema-files.ts';

export type Preparation = {
  /** Whether a database that could forget acknowledged writes is refused. */
  requireDurability: boolean;
  /** Files with the tables of the gateways that are used. */
  gatewayTables: readonly URL[];
};

/** Makes a database ready for this release, as its owner. Returns the names of the files that were applied to it. */
export const prepareDatabase = async (url: string, preparation: Preparation): Promise<string[]> => {
  const owner = openAsOwner(url);
  try {
    if (preparation.requireDurability) await requireDurability(owner);
    return await applySchema(owner, await readSchema(preparation.gatewayTables));
  } finally {
    await owner.end();
  }
};
