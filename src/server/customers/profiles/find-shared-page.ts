import type { ShareLinkRow } from '../../activations/index.ts';
import type { ProfileDeps } from './deps.ts';
import { linkInvalid } from './share-links.ts';

/** The whole address behind the code of a short one. Rejects with 401 when the link was replaced or never existed. */
export const findSharedPage = async (
  { db, links }: Pick<ProfileDeps, 'db' | 'links'>,
  code: string,
): Promise<string> => {
  const short = links.readCode(code);
  if (!short) throw linkInvalid();
  // Read before the reseller is known.
  const [{ link }] = await db.system<[{ link: ShareLinkRow | null }]>`
    select coalesce(
      (select share_link_json(esim) from esim where link_id = ${short.linkId}),
      (select order_link_json(o) from supply_order o
        where link_id = ${short.linkId} and is_new_esim and due_at is not null)) as link`;
  if (!link) throw linkInvalid();
  return short.page === 'profile' ? links.profileUrl(link) : links.installationUrl(link);
};
