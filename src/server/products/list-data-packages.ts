import type { DataPackage } from '#contract/storefront/model/dataPackage.ts';
import { countryName } from '#domain/country-name.ts';
import { sortByCoverage } from '#domain/coverage.ts';
import { DEFAULT_LANGUAGE } from '#domain/languages.ts';
import { fromMinor, toRate } from '#domain/money.ts';
import { offerColor } from '#domain/package.ts';
import type { Caller } from '../core/caller.ts';
import type { TransactionSql } from '../db/connect.ts';
import type { ProductDeps } from './deps.ts';
import type { OfferList, Terms } from './offer-lists.ts';
import { describePackage, listPrice, type PackageRow } from './packages.ts';

type OfferRow = PackageRow & {
  id: string;
  name: string;
  price: number;
  retailPrice: number;
};

const toDataPackage = (row: OfferRow, currency: string): DataPackage => ({
  id: row.id,
  name: row.name,
  ...describePackage(row),
  prices: listPrice(row.price, currency),
  defaultRetailPriceInUsd: fromMinor(row.retailPrice),
  color: offerColor(row.id),
});

const nameOf = (code: string): string => countryName(code, DEFAULT_LANGUAGE);

/** Read before the packages, so that a change in between does not count as known. */
const readTerms = async (tx: TransactionSql): Promise<Terms> => {
  const [terms] = await tx<[Terms]>`
    select revision, r.currency, r.discount_bps, c.rate_ppm
    from catalogue_revision, reseller r
    join currency c on c.code = r.currency
    where r.reseller_id = current_reseller()`;
  return terms;
};

/** Priced by these terms and nothing else, because others with the same terms get the same list. */
const readOffers = (tx: TransactionSql, { discountBps, ratePpm }: Terms): Promise<OfferRow[]> => tx<OfferRow[]>`
  select id, name, country_set, included_countries, size_value, size_unit, package_type, validity_size, validity_unit,
    validity_unlimited, profile_domain_key, policy, retail_price, price_at_rate(price, ${discountBps}, ${ratePpm}) as price
  from product
  where active
  order by package_type, size_bytes, validity`;

/** The packages on offer, at the reseller's prices. */
export const listDataPackages = async ({ db, offerLists }: ProductDeps, { resellerId }: Caller): Promise<OfferList> => {
  const terms = await db.forReading(resellerId, readTerms);
  return offerLists(terms, async () => {
    const { rows } = await db.forReading(
      resellerId,
      async (tx) => ({ own: await readTerms(tx), rows: await readOffers(tx, terms) }),
      // An older list must not be kept as that of these terms.
      ({ own }) => own.revision >= terms.revision,
    );
    return {
      discountRate: toRate(terms.discountBps),
      dataPackages: sortByCoverage(
        rows.map((row) => toDataPackage(row, terms.currency)),
        nameOf,
      ),
    };
  });
};
