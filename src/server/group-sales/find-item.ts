import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import type { Price } from '#contract/storefront/model/price.ts';
import { firstPrice } from '#domain/package.ts';
import { Problem } from '../core/problem.ts';
import type { TransactionSql } from '../db/connect.ts';
import { orNotFound, requireId } from '../db/lookup.ts';
import { findInventoryItems } from '../inventory/index.ts';

type OfferedItem = InventoryItem & { price: Price; retailPrice: Price };

const priceIn = (prices: InventoryItem['prices']): Price => {
  const { priceValue, currencyCode } = orNotFound(firstPrice(prices));
  return { priceValue, currencyCode };
};

/** The item with its prices of now, if it is on offer. */
export const findOfferedItem = async (tx: TransactionSql, id: string): Promise<OfferedItem> => {
  const item = orNotFound((await findInventoryItems(tx, [requireId(id)]))[0]);
  if (!item.active) throw new Problem('out_of_stock', "selected product can't be provided in the desired quantity"); // ERR-023
  return { ...item, price: priceIn(item.prices), retailPrice: priceIn(item.retailPrices) };
};
