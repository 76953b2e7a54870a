import type { Attention } from '#contract/operator/model/attention.ts';
import { clipText } from '#domain/plain-text.ts';
import type { Sql } from '../../db/connect.ts';
import { nameOfReseller } from '../operators/index.ts';
import type { AttentionDeps } from './deps.ts';
import { findAttention } from './find-attention.ts';

/** What each of these resellers is called. */
const readNames = async (system: Sql, ids: readonly string[]): Promise<Map<string, string>> => {
  const rows = await system<{ id: string; name: string }[]>`
    select r.reseller_id as id, ${nameOfReseller(system)} as name from reseller r
    where r.reseller_id = any (${ids as string[]}::uuid[])`;
  return new Map(rows.map(({ id, name }) => [id, clipText(name)]));
};

/** Everything that needs an operator, with the actions that settle it. */
export const listAttention = async ({ db: { system } }: AttentionDeps): Promise<Attention> => {
  const found = await findAttention(system);
  const names = await readNames(system, [...new Set(found.flatMap(({ reseller }) => reseller?.id ?? []))]);
  for (const { reseller } of found) if (reseller) reseller.name = names.get(reseller.id) ?? '';
  return { items: found };
};
