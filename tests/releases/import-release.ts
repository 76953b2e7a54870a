// Puts the frozen database of a release into an empty one, and brings it to the present schema, as `npm run import` does.
import { openAsOwner } from '#server/db/connect.ts';
import { readSchema } from '#server/db/schema-files.ts';
import type { StoreSecret } from '#server/core/encryption.ts';
import { importStore, unpackExport } from '#server/archives/index.ts';
import { referenceTables } from '#server/gateways/index.ts';
import { fileOf } from './releases.ts';

type Imported = {
  /** The current secret, in its bytes. */
  secret: StoreSecret[0];
};

export const importRelease = async (release: string, url: string): Promise<Imported> => {
  const unpacked = await unpackExport(fileOf(release));
  const owner = openAsOwner(url);
  try {
    const secret = Buffer.from(unpacked.secret?.toString() ?? '', 'base64');
    await importStore(owner, unpacked, { schema: await readSchema(referenceTables), secret: [secret] });
    return { secret };
  } finally {
    await owner.end();
    unpacked.remove();
  }
};
