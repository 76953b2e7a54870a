// What another store offers us: the inventory of its reseller, which is us, at the price that it charges.
import { createHash } from 'node:crypto';
import type { InventoryItem } from '#contract/partner/model/inventoryItem.ts';
import { InventoryItem as InventoryItemSchema } from '#contract/partner/zod/schemas/inventoryItem.zod.ts';
import { InventoryList } from '#contract/partner/zod/schemas/inventoryList.zod.ts';
import { toBytes } from '#domain/data-volume.ts';
import { DEFAULT_CURRENCY, type Minor, toMinor } from '#domain/money.ts';
import { firstPrice } from '#domain/package.ts';
import type { SuppliedPackage } from '../gateway.ts';
import { believe, isOfLaterVersion } from '../answer.ts';
import type { StoreClient } from './client.ts';

/** Within the contract's 40 characters, and distinct from the keys of other suppliers' eSIMs. */
const domainKey = (key: string): string => `store-${createHash('sha256').update(key).digest('base64url').slice(0, 12)}`;

/** Retail prices are in dollars. */
const retailPriceOf = ({ retailPrices }: InventoryItem): Minor | null => {
  const price = firstPrice(retailPrices);
  return price?.currencyCode === DEFAULT_CURRENCY && price.priceValue > 0 ? toMinor(price.priceValue) : null;
};

/** Undefined for packages that cannot be sold now. */
const toPackage = (item: InventoryItem): SuppliedPackage | undefined => {
  const price = firstPrice(item.prices);
  if (!item.active || !price || price.priceValue === 0) return undefined;
  const { id, name, sizeValue, sizeUnit, packageType, countrySet, includedCountries } = item;
  const { validitySize, validityUnit, validityUnlimited } = item;
  return {
    id,
    name,
    sizeValue,
    sizeUnit,
    packageType,
    countrySet,
    includedCountries,
    validitySize,
    validityUnit,
    validityUnlimited,
    sizeBytes: toBytes(item),
    profileDomainKey: domainKey(item.profileDomainKey),
    cost: toMinor(price.priceValue),
    costCurrency: price.currencyCode,
    retailPrice: retailPriceOf(item),
    policy: item.extendedDataPolicy,
  };
};

export const listStorePackages = async (client: StoreClient, signal: AbortSignal): Promise<SuppliedPackage[]> => {
  const answer = await client.GET('/simshelf/products/inventory', { signal });
  // A package of a kind that we do not know cannot be sold here. The others can.
  const known = answer.data?.items?.filter((item) => !isOfLaterVersion(InventoryItemSchema, item));
  const { items } = believe(InventoryList, { ...answer, data: { ...answer.data, items: known } });
  return items.map(toPackage).filter((supplied) => supplied !== undefined);
};
