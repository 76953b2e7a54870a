import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import type { UpdateInventoryItemRequest } from '#contract/storefront/model/updateInventoryItemRequest.ts';
import type { RetailPrice } from '#contract/storefront/model/retailPrice.ts';
import { DEFAULT_CURRENCY } from './money.ts';
import { languages } from './languages.ts';
import { catalogueName } from './package-name.ts';
import { firstPrice, type PackageFacts } from './package.ts';

const DECIMALS = 2; // VAL-009

/** The edit form's values as typed. */
export type InventoryEdit = { name: string; retailPrice: { priceValue: string; currencyCode: string } };

const priceText = ({ retailPrices }: InventoryItem): string =>
  firstPrice(retailPrices)?.priceValue.toFixed(DECIMALS) ?? '';

/** The edit form's initial values: the name as it is shown, the retail price as text with two decimals. */
export const toInventoryEdit = (item: InventoryItem, name: string): InventoryEdit => ({
  name,
  retailPrice: {
    priceValue: priceText(item),
    currencyCode: DEFAULT_CURRENCY,
  },
});

/**
 * The name to store for a typed one. A name that the catalogue gives in the reader's language does not count as the
 * reseller's own.
 */
export const storedName = (typed: string, facts: PackageFacts): string =>
  languages.some((language) => typed === catalogueName(facts, language)) ? (catalogueName(facts) ?? typed) : typed;

/** The request that saves an edit. It has the name always, and the price only if it changed (VAL-010, VAL-011). */
export const inventoryEditRequest = (
  item: InventoryItem,
  { name, retailPrice }: { name: string; retailPrice: RetailPrice },
): UpdateInventoryItemRequest => {
  const isPriceChanged = retailPrice.priceValue !== Number(priceText(item));
  return isPriceChanged ? { name, retailPrice } : { name };
};

/** The request that undoes an edit. An item that followed the recommended price follows it again. */
export const undoInventoryEdit = (
  { name, retailPrices, retailPriceEdited }: InventoryItem,
  edit: UpdateInventoryItemRequest,
): UpdateInventoryItemRequest => {
  const own = retailPriceEdited ? firstPrice(retailPrices) : undefined;
  const retailPrice: RetailPrice | null = own ? { priceValue: own.priceValue, currencyCode: DEFAULT_CURRENCY } : null;
  return { name, ...(edit.retailPrice && { retailPrice }) };
};
