import type { CartPrice } from '#contract/storefront/model/cartPrice.ts';
import type { DataPackage } from '#contract/storefront/model/dataPackage.ts';
import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import type { PackageFacts } from '#contract/storefront/model/packageFacts.ts';
import type { PaymentStatus } from '#contract/storefront/model/paymentStatus.ts';
import type { Price } from '#contract/storefront/model/price.ts';
import type { Purchase } from '#contract/storefront/model/purchase.ts';
import { packageColors } from '#domain/package-color.ts';
import { getListInventoryResponseMock } from '../generated/storefront/inventory/inventory.msw.ts';
import { getListDataPackagesResponseMock } from '../generated/storefront/products/products.msw.ts';

// Beyond the contract's examples: harder cases for the screens of packages and of the inventory.

const first = <Item>(items: readonly Item[]): Item => {
  const [item] = items;
  if (item === undefined) throw new Error('The contract has no example');
  return item;
};

/** The example packages: World unlimited 10 days, Europe 5 GB, Germany 500 MB, United States 1 GB. */
export const packages: readonly DataPackage[] = getListDataPackagesResponseMock().dataPackages;

/** The example items: Europe 5 GB (3 units), World unlimited 10 days and United States 1 GB (no own stock). */
export const items: readonly InventoryItem[] = getListInventoryResponseMock().items;

export const packageNamed = (name: string): DataPackage =>
  first(packages.filter((candidate) => candidate.name === name));

export const item = (changed: Partial<InventoryItem> = {}): InventoryItem => ({ ...first(items), ...changed });

const sizes = [
  { sizeValue: 1, sizeUnit: 'GB' },
  { sizeValue: 500, sizeUnit: 'MB' },
  { sizeValue: 20, sizeUnit: 'GB' },
  { sizeValue: 3, sizeUnit: 'GB' },
  { sizeValue: 1000, sizeUnit: 'MB' },
] as const;

/** An inventory with the colours that the server gives it. */
export const inColors = (inventory: readonly InventoryItem[]): InventoryItem[] => {
  const colors = packageColors(inventory);
  return inventory.map((one) => ({ ...one, color: colors.get(one.id) ?? one.color }));
};

/** Six items of one country, so that the tile colours come round: five sizes and an unlimited one. */
export const sixItems: readonly InventoryItem[] = inColors([
  ...sizes.map(({ sizeValue, sizeUnit }, index) =>
    item({
      id: `item-${index}`,
      productId: `product-${index}`,
      name: `Japan ${sizeValue} ${sizeUnit}`,
      sizeValue,
      sizeUnit,
    }),
  ),
  item({ id: 'item-5', productId: 'product-5', name: 'Japan unlimited', sizeValue: 0, packageType: 'unlimited' }),
]);

/** A catalogue of a few hundred packages. */
export const manyPackages = (count: number): DataPackage[] =>
  Array.from({ length: count }, (_, index) => {
    const template = packages[index % packages.length] ?? first(packages);
    return { ...template, id: `many-${index}`, name: `${template.name} (${index + 1})` };
  });

/** An item whose name, prices and lists are as long as they can get. */
export const longItem: InventoryItem = item({
  id: 'long',
  productId: 'long',
  name: 'Saint Vincent and the Grenadines and all the other islands of the Caribbean Sea, for travellers with a very long name',
  amount: 10_000,
  countrySet: 'MEA',
  active: false,
  prices: [{ sortIndex: 0, priceValue: 9_999_999.99, currencyCode: 'USD' }],
  retailPrices: [{ sortIndex: 0, priceValue: 9_999_999.99, currencyCode: 'USD' }],
});

/** The facts of a package, for a line that names it. */
export const factsOf = (item: PackageFacts): PackageFacts => ({
  countrySet: item.countrySet,
  includedCountries: item.includedCountries,
  sizeValue: item.sizeValue,
  sizeUnit: item.sizeUnit,
  packageType: item.packageType,
  validitySize: item.validitySize,
  validityUnit: item.validityUnit,
  validityUnlimited: item.validityUnlimited,
});

const usd = (priceValue: number): Price => ({ priceValue, currencyCode: 'USD' });

/** A cart of so many lines of 10 units at 92.00 USD each, without VAT's cents getting in the way of reading it. */
export const cartPrice = (of: { lines: number; discountRate?: number; token?: Price }): CartPrice => {
  const price = of.lines * 92;
  const discount = Math.round(price * (of.discountRate ?? 0) * 100) / 100;
  const vat = Math.round((price - discount) * 19) / 100;
  return {
    items: Array.from({ length: of.lines }, (_, index) => {
      const item = packages[index % packages.length] ?? first(packages);
      return { amount: 10, description: `${item.name} (${index + 1})`, dataPackage: factsOf(item), prices: [usd(92)] };
    }),
    totalPrices: [usd(Math.round((price - discount + vat) * 100) / 100), ...(of.token ? [of.token] : [])],
    vat: [usd(vat)],
    ...(of.discountRate !== undefined && {
      bulkDiscount: { discountRate: of.discountRate, discountValues: [usd(discount)] },
    }),
  };
};

/** A purchase of packages made now. */
export const purchase = ({
  id = 'purchase',
  status = 'SUCCESS',
}: {
  id?: string;
  status?: PaymentStatus;
}): Purchase => {
  const now = new Date().toISOString();
  return {
    id,
    date: now,
    hasPending: status === 'PENDING',
    isCancelled: false,
    items: [
      {
        id,
        dateTime: now,
        status,
        amount: 2,
        dataPackageName: 'Europe 5 GB',
        dataPackage: factsOf(packageNamed('Europe 5 GB')),
        paymentMethod: 'Card',
        paymentType: 'ASSET',
        totalPackagePrices: [usd(20.8)],
      },
    ],
    bulkDiscounts: [],
    totalPrices: [usd(20.8)],
  };
};
