import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import type { UpdateInventoryItemRequest } from '#contract/storefront/model/updateInventoryItemRequest.ts';
import { DEFAULT_CURRENCY } from './money.ts';
import { firstPrice } from './package.ts';

/** What the edit form holds, as typed. */
export type InventoryEdit = { name: string; retailPrice: string };

const DECIMALS = 2; // readings VAL-009

/** What the form begins with: the retail price rounded to 2 decimals. */
export const toInventoryEdit = ({ name, retailPrices }: InventoryItem): InventoryEdit => ({
  name,
  retailPrice: firstPrice(retailPrices)?.priceValue.toFixed(DECIMALS) ?? '',
});

/** The name always, the price only if it was changed (spec section 5, Retail price edit). */
export const inventoryEditRequest = (item: InventoryItem, edit: InventoryEdit): UpdateInventoryItemRequest => {
  const name = edit.name.trim();
  const priceValue = Number(edit.retailPrice);
  const isPriceChanged = priceValue !== Number(toInventoryEdit(item).retailPrice);
  return isPriceChanged ? { name, retailPrice: { priceValue, currencyCode: DEFAULT_CURRENCY } } : { name };
};
