// Who sells, as invoices name it. The settings say it, and the database keeps each version with its time.
import { vatCurrencyOf } from '#domain/vat-conversion.ts';
import type { Queryable } from '../db/connect.ts';

export type Seller = {
  /** The zone of the dates on documents. */
  timeZone: string;
  /** ISO 3166-1 alpha-2. A business in this country pays the VAT; there is no reverse charge. */
  country: string;
  /** Set in production. */
  name?: string | undefined;
  street?: string | undefined;
  postalCode?: string | undefined;
  city?: string | undefined;
  vatNumber?: string | undefined;
  taxNumber?: string | undefined;
  register?: string | undefined;
  bank?: string | undefined;
};

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
