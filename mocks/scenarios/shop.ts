import type { RequestHandler } from 'msw';
import type { DataPackage } from '#contract/storefront/model/dataPackage.ts';
import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import type { Price } from '#contract/storefront/model/price.ts';
import type { RevenueChart } from '#contract/storefront/model/revenueChart.ts';
import type { RevenueSeries } from '#contract/storefront/model/revenueSeries.ts';
import type { SaleSuggestions } from '#contract/storefront/model/saleSuggestions.ts';
import type { SoldItem } from '#contract/storefront/model/soldItem.ts';
import { catalogueName } from '#domain/package-name.ts';
import {
  getGetSaleSuggestionsMockHandler,
  getListActivatedItemsMockHandler,
} from '../generated/storefront/activations/activations.msw.ts';
import { getGetRevenueMockHandler } from '../generated/storefront/analysis/analysis.msw.ts';
import { getListInventoryMockHandler } from '../generated/storefront/inventory/inventory.msw.ts';
import { getListDataPackagesMockHandler } from '../generated/storefront/products/products.msw.ts';
import { factsOf, item, inColors, packageNamed } from './packages.ts';
import { noSaleYet, revenueChart, revenueOf } from './revenue.ts';
import { chargedItem } from './sales.ts';

// The shop that page stories show: shelf, customers and channels of the demo reseller, whom src/server/demo makes.

type Shelved = { area: string; gigabytes: number; ownName?: string; extra?: number };

const SHELF: readonly Shelved[] = [
  { area: 'EU', gigabytes: 3, extra: 1 },
  { area: 'EU', gigabytes: 1 },
  { area: 'EU', gigabytes: 5, ownName: 'Europe family', extra: 0.5 },
  { area: 'TR', gigabytes: 3, extra: 1.5 },
  { area: 'TH', gigabytes: 5 },
  { area: 'CH', gigabytes: 1, ownName: 'Ski week Switzerland', extra: 0.5 },
  { area: 'WWW', gigabytes: 1 },
  { area: 'EU', gigabytes: 10 },
  { area: 'IT', gigabytes: 3 },
  { area: 'US', gigabytes: 5, extra: 2 },
  { area: 'WWW', gigabytes: 5 },
  { area: 'JP', gigabytes: 3 },
];

/** Where the demo's catalogue sells beyond that shelf: a hundred countries for the longest lists. */
const FURTHER_COUNTRIES = `
  FR ES GB AT GR PT NL HR PL CZ DK SE NO FI IE BE HU RO BG CY MT IS EE LV LT SI SK LU AL RS
  MA TN EG ZA KE TZ MU SN GH NG AE SA QA OM JO IL GE AM AZ KZ UZ IN LK NP BD MV VN KH LA MY
  SG ID PH KR TW HK MO MN CN AU NZ FJ CA MX GT CR PA CO EC PE BO CL AR UY PY BR DO JM BB TT
  BS CW AW GD LC KY BZ SV HN NI
`
  .trim()
  .split(/\s+/);

const SIZES = [1, 3, 5, 10, 20];

const FURTHER: readonly Shelved[] = SIZES.flatMap((gigabytes) =>
  FURTHER_COUNTRIES.map((area) => ({ area, gigabytes })),
);

const shelved = (count: number): readonly Shelved[] => [...SHELF, ...FURTHER].slice(0, count);

const FIRST_NAMES = ['lena', 'jonas', 'marie', 'paul', 'sophie', 'felix', 'clara', 'david', 'nina', 'tom'];
const LAST_NAMES = ['hofmann', 'berger', 'weber', 'gruber', 'keller', 'wagner', 'steiner', 'fuchs', 'huber'];

const CHANNELS = [
  { salesChannel: 'Point of sale', salesChannelTypeCode: 'POS' },
  { salesChannel: 'Point of sale', salesChannelTypeCode: 'POS' },
  { salesChannel: 'Web shop', salesChannelTypeCode: 'API' },
  { salesChannel: 'Point of sale', salesChannelTypeCode: 'POS' },
  { salesChannel: 'Travel app', salesChannelTypeCode: 'SDK' },
] as const;

const COLORS = ['blue', 'green', 'red', 'black', 'gray'] as const;

/** The element of a list that begins again after its end. */
const nth = <Item>(list: readonly Item[], index: number): Item => list[index % list.length] as Item;

/** An id such as the server makes, the same in every run. */
const idOf = (kind: number, index: number): string =>
  `${((kind * 0x3f_a8_5f_64 + index * 0x9e_37_79_b1) % 2 ** 32).toString(16).padStart(8, '0')}-16d1-4b8f-8f0c-0a3f4a2a1001`;

const usd = (cents: number): Price => ({ priceValue: cents / 100, currencyCode: 'USD' });

const costCents = ({ gigabytes }: Shelved): number => 130 + gigabytes * 155;

/** Ends with 90, as prices on a shelf do. */
const recommendedCents = (of: Shelved): number => Math.ceil((costCents(of) * 1.6) / 100) * 100 - 10;

const coverageOf = (area: string): Pick<DataPackage, 'countrySet' | 'includedCountries'> => {
  if (area === 'EU') return factsOf(packageNamed('Europe 5 GB'));
  if (area === 'WWW') return factsOf(packageNamed('World unlimited 10 days'));
  return { countrySet: null, includedCountries: [area] };
};

const packageOf = (of: Shelved, index: number): DataPackage => {
  const { countrySet, includedCountries } = coverageOf(of.area);
  const sold = {
    ...packageNamed('Europe 5 GB'),
    id: idOf(1, index),
    countrySet,
    includedCountries,
    sizeValue: of.gigabytes,
    prices: [{ sortIndex: 0, ...usd(costCents(of)) }],
    defaultRetailPriceInUsd: recommendedCents(of) / 100,
    color: nth(COLORS, index),
  };
  return { ...sold, name: catalogueName(sold) ?? of.area };
};

const itemOf = (of: Shelved, index: number): InventoryItem => {
  const sold = packageOf(of, index);
  const { id: productId, prices, color } = sold;
  return item({
    ...factsOf(sold),
    id: idOf(2, index),
    productId,
    name: of.ownName ?? sold.name,
    // One package was bought as stock; sales of the others are charged.
    amount: index === 0 ? 3 : 0,
    prices,
    retailPrices: [{ sortIndex: 0, ...usd(recommendedCents(of) + (of.extra ?? 0) * 100) }],
    retailPriceEdited: of.extra !== undefined,
    color,
  });
};

/** So many packages of the catalogue, those of the shelf first. */
export const shopPackages = (count: number): DataPackage[] => shelved(count).map(packageOf);

/** So many packages in the inventory; the demo's shelf has 12. */
export const shopItems = (count = SHELF.length): InventoryItem[] => inColors(shelved(count).map(itemOf));

const HOUR_MS = 3_600_000;

/** When the shop sells on a day, the last sale first. */
const TIMES = ['17:40', '15:05', '12:20', '09:50'];

/** Four sales a day, the last ones yesterday. */
const soldAt = (index: number, now: number): string => {
  const day = new Date(now - (1 + Math.floor(index / TIMES.length)) * 24 * HOUR_MS);
  return `${day.toISOString().slice(0, 10)}T${nth(TIMES, index)}:00.000Z`;
};

const buyerOf = (index: number): Pick<SoldItem, 'customerEmail'> =>
  index % 4 === 1 ? {} : { customerEmail: `${nth(FIRST_NAMES, index * 7)}.${nth(LAST_NAMES, index * 5)}@example.com` };

/** The form in which the server writes it beside the time: DD-MM-YYYY HH:mm. */
const dateText = (iso: string): string => {
  const [year, month, day] = iso.slice(0, 10).split('-');
  return `${day}-${month}-${year} ${iso.slice(11, 16)}`;
};

const saleAt = (index: number, now: number): SoldItem => {
  const place = (index * 5) % SHELF.length;
  const of = nth(SHELF, place);
  const { name, retailPrices } = itemOf(of, place);
  const size = { sizeValue: of.gigabytes, sizeUnit: 'GB' } as const;
  const { metatag: _, customerEmail: __, ...charged } = chargedItem;
  const salesDate = soldAt(index, now);
  return {
    ...charged,
    id: 1300 - index,
    uid: idOf(3, index),
    name,
    salesDate,
    date: dateText(salesDate),
    ...nth(CHANNELS, index),
    activationType: index % 5 === 3 ? 'TOP_UP' : 'DATA_PLAN',
    purchasePrice: usd(costCents(of)),
    retailPrice: { priceValue: retailPrices[0]?.priceValue ?? 0, currencyCode: 'USD' },
    state: index % 40 === 6 ? 'refunded' : 'purchased',
    ...buyerOf(index),
    balance: { ...charged.balance, ...factsOf(packageOf(of, place)), name, size, availableBalance: size },
  };
};

/** The last so many sales, the newest first. */
export const shopSales = (count: number): SoldItem[] => {
  const now = Date.now();
  return Array.from({ length: count }, (_, index) => saleAt(index, now));
};

/** What the till proposes: packages sold last and most, and who bought the last one. The server proposes 8 at most. */
export const shopSuggestions = (count = 6): SaleSuggestions => {
  const items = shopItems(Math.min(count, 8));
  const [last] = items;
  return { items, ...(last && { lastSale: { item: last, userCountry: 'DE' } }), countries: ['DE', 'AT', 'CH'] };
};

const sum = (values: readonly number[]): number =>
  Math.round(values.reduce((total, value) => total + value, 0) * 100) / 100;

const DAYS = 31;

/** A number from 0 to below 1, the same for the same input. */
const roll = (seed: number): number => Math.abs((Math.sin(seed * 12.9898) * 43758.5453) % 1);

/** A day's sales of the package at this place of the shelf: fewer the further back, and some days none. */
const soldOn = (index: number, day: number): number =>
  Math.floor((roll(index * 100 + day) * 4.5) / (1 + index * 0.35) + roll(day) * 0.6);

/** The points of a series of days, the last of them today. */
const upToToday = ({ dataSet, ...series }: RevenueSeries): RevenueSeries => ({
  ...series,
  dataSet: dataSet.map((point, day) => ({
    ...point,
    timestamp: new Date(Date.now() - (dataSet.length - 1 - day) * 24 * HOUR_MS).toISOString(),
  })),
});

const costOf = (values: readonly number[]) => ({
  value: Math.round(sum(values) * 58) / 100,
  currencyCode: 'USD',
});

/** A month in which so many packages were sold, 50 at most: more are no series of their own. */
export const shopRevenue = (count = 5): RevenueChart => {
  if (count === 0) return { ...noSaleYet, showIntroMessage: false };
  const sold = shopItems(Math.min(count, 50)).map((stocked, index) => {
    const price = stocked.retailPrices[0]?.priceValue ?? 0;
    const counts = Array.from({ length: DAYS }, (_, day) => soldOn(index, day));
    return { stocked, sales: sum(counts), values: counts.map((sales) => sum([sales * price])) };
  });
  const total = Array.from({ length: DAYS }, (_, day) => sum(sold.map(({ values }) => values[day] ?? 0)));
  return revenueChart(0, {
    totalRevenue: upToToday(revenueOf(total)),
    totalCost: costOf(total),
    totalSales: sum(sold.map(({ sales }) => sales)),
    previousRevenue: total.toReversed().map((value) => Math.round(value * 80) / 100),
    revenuePerItem: sold
      .toSorted((one, other) => sum(other.values) - sum(one.values))
      .map(({ stocked, values, sales }) => ({
        inventoryItemId: stocked.id,
        inventoryItemName: stocked.name,
        dataPackage: factsOf(stocked),
        color: stocked.color,
        revenue: upToToday(revenueOf(values)),
        cost: costOf(values),
        sales,
      })),
  });
};

/** The requested page of these sales. */
export const salesPage = (sales: readonly SoldItem[], query: URLSearchParams): SoldItem[] => {
  const [from, to] = [query.get('from'), query.get('to')].map((text) => new Date(text ?? '').toISOString());
  const [size, index] = [Number(query.get('page_size')), Number(query.get('page_index'))];
  const sold = sales.map((sale) => ({ sale, at: new Date(sale.salesDate).toISOString() }));
  return sold
    .filter(({ at }) => at >= from! && at < to!)
    .map(({ sale }) => sale)
    .slice(size * index, size * (index + 1));
};

/** The shop's lists, each of so many rows. */
export const shopHandlers = (rows: number): RequestHandler[] => [
  getListInventoryMockHandler({ items: shopItems(rows) }),
  getListDataPackagesMockHandler({ discountRate: 0.1, dataPackages: shopPackages(rows) }),
  getListActivatedItemsMockHandler(({ request }) => ({
    items: salesPage(shopSales(rows), new URL(request.url).searchParams),
  })),
  getGetRevenueMockHandler(shopRevenue(rows)),
  getGetSaleSuggestionsMockHandler(shopSuggestions(rows)),
];
