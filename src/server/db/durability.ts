import { StartFailure } from '../core/start-failure.ts';
import type { Sql } from './connect.ts';

/** Settings without which a power cut could lose an acknowledged sale, and their safe values. */
const required: Record<string, readonly string[]> = {
  fsync: ['on'],
  full_page_writes: ['on'],
  synchronous_commit: ['on', 'remote_apply'],
};

/** Refuses a database whose settings could lose acknowledged writes. */
export const requireDurability = async (owner: Sql): Promise<void> => {
  const settings = await owner<{ name: string; setting: string }[]>`
    select name, setting from pg_settings where name in ${owner(Object.keys(required))}`;
  const unsafe = settings.filter(({ name, setting }) => required[name]?.includes(setting) !== true);
  if (unsafe.length === 0) return;
  const list = unsafe.map(({ name, setting }) => `${name} = ${setting}`).join(', ');
  throw new StartFailure(
    `DATABASE_URL leads to a database that would lose acknowledged sales in a power cut (${list}). Switch these settings on.`,
  );
};
