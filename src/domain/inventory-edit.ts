import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import type { UpdateInventoryItemRequest } from '#contract/storefront/model/updateInventoryItemRequest.ts';
import { DEFAULT_CURRENCY } from './money.ts';
import { firstPrice } from './package.ts';

const DECIMALS = 2; // VAL-009

/** The edit form's initial values: the call's fields, the retail price as text with two decimals. */
export const toInventoryEdit = ({ name, retailPrices }: InventoryItem) => ({
  name,
  retailPrice: {
    priceValue: firstPrice(retailPrices)?.priceValue.toFixed(DECIMALS) ?? '',
    currencyCode: DEFAULT_CURRENCY,
  },
});

/** The name always, the price only if it was changed (VAL-010, VAL-011). */
export const inventoryEditRequest = (
  item: InventoryItem,
  { name, retailPrice }: Required<UpdateInventoryItemRequest>,
): UpdateInventoryItemRequest => {
  const isPriceChanged = retailPrice.priceValue !== Number(toInventoryEdit(item).retailPrice.priceValue);
  return isPriceChanged ? { name, retailPrice } : { name };
};
