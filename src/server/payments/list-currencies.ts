import type { Currencies } from '#contract/storefront/model/currencies.ts';
import type { Caller } from '../core/caller.ts';
import type { PaymentDeps } from './deps.ts';
import { columns, type Currency } from './pricing/currencies.ts';

/** The currencies that credit can be held in, the reseller's own first. */
export const listCurrencies = ({ db }: PaymentDeps, { resellerId }: Caller): Promise<Currencies> =>
  db.forReseller(
    resellerId,
    (tx) => tx<Currency[]>`
      select ${columns(tx)} from currency, reseller where reseller.reseller_id = ${resellerId}
      order by currency.code = reseller.currency desc, currency.code`,
  );
