import { vatCurrencyOf } from '#domain/vat-conversion.ts';
import type { Seller } from '../../core/seller.ts';
import type { Queryable } from '../../db/connect.ts';

/**
 * Stores the seller as a new version if it differs from the latest one, with the currency of its VAT: payments are
 * settled in the database, which has no table of countries.
 */
export const rememberSeller = async (owner: Queryable, seller: Seller): Promise<void> => {
  const details = JSON.stringify({ ...seller, vatCurrency: vatCurrencyOf(seller.country) });
  await owner`
    insert into seller (details) select ${details}::text::jsonb
    where (select details from seller order by since desc limit 1) is distinct from ${details}::text::jsonb
    on conflict do nothing`;
};
