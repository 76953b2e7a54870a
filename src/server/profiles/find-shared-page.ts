import type { ShareLinkRow } from '../activations/index.ts';
import type { ProfileDeps } from './deps.ts';
import { linkInvalid } from './share-links.ts';

/** The whole address behind the code of a short one. Rejects with 401 when the link was replaced or never existed. */
export const findSharedPage = async (
  { db, links }: Pick<ProfileDeps, 'db' | 'links'>,
  code: string,
): Promise<string> => {
  const short = links.readCode(code);
  if (!short) throw linkInvalid();
  // Read before the tenant is known.
  const [row] = await db.system<{ link: ShareLinkRow }[]>`
    select share_link_json(esim) as link from esim where link_id = ${short.linkId}`;
  if (!row) throw linkInvalid();
  return short.page === 'profile' ? links.profileUrl(row.link) : links.installationUrl(row.link);
};
