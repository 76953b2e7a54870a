// Sales by many clients at once, until their server is killed.
import { randomUUID } from 'node:crypto';
import type { Reseller } from '#support/reseller.ts';
import { registerSale } from '#support/sales.ts';

export type Sale = { uid: string; state: string };

/** The sale unless it was refused; neither when the server went away. */
export type SaleAnswer = { sale?: Sale; status?: number };

/** Sells one of the item, under this key. */
export const sell = async ({ api }: Reseller, inventoryItemId: string, key: string): Promise<SaleAnswer> => {
  try {
    const { data, response } = await registerSale({ api }, inventoryItemId, {}, key);
    const { status } = response;
    return data ? { sale: { uid: data.activatedItem.uid, state: data.status }, status } : { status };
  } catch {
    return {};
  }
};

export type Load = {
  /** The uid of each acknowledged sale, by its key. */
  acknowledged: Map<string, string>;
  /** The key of each client's last call. */
  inDoubt: string[];
};

type Storm = {
  clients: number;
  /** So many acknowledged sales before the kill. */
  killAfter: number;
  sellOne: (key: string) => Promise<SaleAnswer>;
  kill: () => Promise<void>;
};

/** Sells from many clients at once until the server is gone. */
export const sellUntilGone = async ({ clients, killAfter, sellOne, kill }: Storm): Promise<Load> => {
  const load: Load = { acknowledged: new Map(), inDoubt: [] };
  let killed: Promise<void> | undefined;
  const client = async (): Promise<void> => {
    for (;;) {
      const key = randomUUID();
      const { sale } = await sellOne(key);
      if (!sale) {
        load.inDoubt.push(key);
        return;
      }
      load.acknowledged.set(key, sale.uid);
      if (load.acknowledged.size >= killAfter) killed ??= kill();
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  await killed;
  return load;
};
