import type { Caller } from '../core/caller.ts';
import { orNotFound, requireId } from '../db/lookup.ts';
import type { Input } from '../http/input.ts';
import { versioned } from '../http/versioned-reply.ts';
import type { InventoryDeps } from './deps.ts';
import { findInventoryItems } from './inventory-items.ts';

export const getInventoryItem = async (
  { db }: InventoryDeps,
  { resellerId }: Caller,
  { params }: Input<'getInventoryItem'>,
) => {
  const id = requireId(params.id);
  const [item] = await db.forReseller(resellerId, (tx) => findInventoryItems(tx, [id]));
  return versioned(orNotFound(item));
};
