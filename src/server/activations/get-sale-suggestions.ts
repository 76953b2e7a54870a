import type { SaleSuggestions } from '#contract/storefront/model/saleSuggestions.ts';
import { saleSuggestionsCountriesMax, saleSuggestionsItemsMax } from '#contract/storefront/constants.ts';
import type { Caller } from '../core/caller.ts';
import { omitNullish } from '../core/omit-nullish.ts';
import { startOfLastDays } from '../core/time-zone.ts';
import type { TransactionSql } from '../db/connect.ts';
import type { Input } from '../http/input.ts';
import { findInventoryItems } from '../inventory/index.ts';
import type { ActivationDeps } from './deps.ts';

/** This many sales show what is sold: they are some days of a busy shop. */
const SALES_COUNTED = 500;

type Suggested = {
  itemIds: string[];
  lastItemId: string | null;
  lastCountry: string | null;
  guestCountry: string | null;
  countries: string[];
  displayCurrency: string | null;
};

const findSuggested = async (tx: TransactionSql, today: Date): Promise<Suggested> => {
  const [suggested] = await tx<[Suggested]>`
    with recent as materialized (
      select inventory_item_id as item_id, esim_id, user_country, created_at from sold_item
      where reseller_id = current_reseller() and channel_type = 'POS' and state <> 'refunded'
      order by created_at desc limit ${SALES_COUNTED}
    ),
    offered as materialized (
      select item.id, product.package_type, product.size_bytes
      from inventory_item item join product on product.id = item.product_id
      where item.reseller_id = current_reseller() and item.removed_at is null and product.active
    ),
    -- Within a day no tile changes its place under a finger (POS-102).
    earlier as (
      select inventory_item_id as item_id, created_at from sold_item
      where reseller_id = current_reseller() and channel_type = 'POS' and state <> 'refunded' and created_at < ${today}
      order by created_at desc limit ${SALES_COUNTED}
    ),
    sold as (select item_id, count(*) as times, max(created_at) as last from earlier group by item_id),
    suggested as (
      select id from offered left join sold on sold.item_id = offered.id
      order by times desc nulls last, last desc, package_type = 'unlimited', size_bytes, id
      limit ${saleSuggestionsItemsMax}
    ),
    lived_in as (
      select user_country as code, max(created_at) as last, count(*) as times
      from recent where user_country is not null group by user_country
      order by times desc, last desc limit ${saleSuggestionsCountriesMax}
    ),
    home as (
      select country from reseller where reseller_id = current_reseller() and country is not null
        and country not in (select code from lived_in)
    ),
    last_sale as (
      select item_id, user_country from recent where esim_id is not null order by created_at desc limit 1
    )
    select array(select id from suggested) as item_ids, array(select code from lived_in) || array(select country from home) as countries,
      -- A country that was chosen once is not that of strangers (POS-079).
      (select code from lived_in where times > 1 order by times desc, last desc limit 1) as guest_country,
      (select item_id from last_sale join offered on offered.id = item_id) as last_item_id,
      (select user_country from last_sale) as last_country,
      (select display_currency from reseller where reseller_id = current_reseller()) as display_currency`;
  return suggested;
};

/**
 * What the point of sale is likely to sell next: its packages, its last sale, and the countries its customers live in.
 */
export const getSaleSuggestions = (
  { db, findDisplayRates }: Pick<ActivationDeps, 'db' | 'findDisplayRates'>,
  { resellerId }: Caller,
  { headers }: Input<'getSaleSuggestions'>,
): Promise<SaleSuggestions> =>
  db.forReseller(resellerId, async (tx) => {
    const { itemIds, lastItemId, lastCountry, guestCountry, countries, displayCurrency } = await findSuggested(
      tx,
      startOfLastDays(new Date(), headers['Device-TimeZone'], 1),
    );
    const rates = displayCurrency === null ? [] : await findDisplayRates(tx);
    const displayRate = rates.find(({ currency }) => currency === displayCurrency);
    const items = await findInventoryItems(tx, [...itemIds, ...(lastItemId === null ? [] : [lastItemId])]);
    const byId = new Map(items.map((item) => [item.id, item]));
    const last = byId.get(lastItemId ?? '');
    return {
      items: itemIds.flatMap((id) => byId.get(id) ?? []),
      // Most customers of a shop live where it is (PKG-131).
      countries: countries.slice(0, saleSuggestionsCountriesMax),
      ...omitNullish({ guestCountry, displayRate }),
      ...(last && { lastSale: { item: last, ...omitNullish({ userCountry: lastCountry }) } }),
    };
  });
