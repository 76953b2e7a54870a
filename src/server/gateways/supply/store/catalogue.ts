// What another store offers us: the inventory of its reseller, who is us, at the price that it charges.
import { createHash } from 'node:crypto';
import type { InventoryItem } from '#contract/partner/model/inventoryItem.ts';
import { InventoryList } from '#contract/partner/zod/schemas/inventoryList.zod.ts';
import { toBytes } from '#domain/data-volume.ts';
import { DEFAULT_CURRENCY, toMinor } from '#domain/money.ts';
import { firstPrice } from '#domain/package.ts';
import type { SuppliedPackage } from '../gateway.ts';
import { believe } from './answer.ts';
import type { StoreClient } from './client.ts';

/** Within the contract's 40 characters, and not the key of another supplier's eSIMs. */
const domainKey = (key: string): string => `store-${createHash('sha256').update(key).digest('base64url').slice(0, 12)}`;

/** Undefined for what cannot be sold now, or is not priced in dollars. */
const toPackage = (item: InventoryItem): SuppliedPackage | undefined => {
  const [price, retailPrice] = [firstPrice(item.prices), firstPrice(item.retailPrices)];
  if (!item.active || price?.currencyCode !== DEFAULT_CURRENCY || !retailPrice) return undefined;
  const [cents, retailCents] = [toMinor(price.priceValue), toMinor(retailPrice.priceValue)];
  if (cents === 0 || retailCents === 0) return undefined;
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
    price: cents,
    retailPrice: retailCents,
    policy: item.extendedDataPolicy,
  };
};

export const listStorePackages = async (client: StoreClient, signal: AbortSignal): Promise<SuppliedPackage[]> => {
  const { items } = believe(InventoryList, await client.GET('/simshelf/products/inventory', { signal }));
  return items.map(toPackage).filter((supplied) => supplied !== undefined);
};
