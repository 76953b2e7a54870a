import type { ProfileDeps } from './deps.ts';

/** Whether the link belongs to an eSIM that its supplier has not delivered yet. */
export const isBeingPrepared = async (
  { db: { system }, links }: Pick<ProfileDeps, 'db' | 'links'>,
  token: string,
): Promise<boolean> => {
  const { esimId, linkId } = await links.verify(token);
  const [order] = await system`
    select 1 from supply_order
    where esim_id = ${esimId} and is_new_esim and link_id = ${linkId} and due_at is not null`;
  return order !== undefined;
};
