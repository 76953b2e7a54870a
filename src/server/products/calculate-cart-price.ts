import type { CartPrice } from '#contract/storefront/model/cartPrice.ts';
import { toMoney, toRate } from '#domain/money.ts';
import type { Caller } from '../core/caller.ts';
import type { Input } from '../http/input.ts';
import { type Quote, quoteCart, withExemption } from '../payments/index.ts';
import type { ProductDeps } from './deps.ts';

const toCartPrice = ({ lines, currency, discountBps, discount, vat, vatBasis, total }: Quote): CartPrice => ({
  items: lines.flatMap(({ amount, name, dataPackage, total }) =>
    name === null || dataPackage === null
      ? []
      : [{ amount, description: name, dataPackage, prices: [toMoney(total, currency)] }],
  ),
  totalPrices: [toMoney(total, currency)],
  ...(discountBps > 0 && {
    bulkDiscount: { discountRate: toRate(discountBps), discountValues: [toMoney(discount, currency)] },
  }),
  vat: [toMoney(vat, currency)],
  ...withExemption(vatBasis),
});

/** The current price of a cart of packages. */
export const calculateCartPrice = async (
  { db }: Pick<ProductDeps, 'db'>,
  { resellerId }: Caller,
  { body }: Input<'calculateCartPrice'>,
): Promise<CartPrice> => toCartPrice(await db.forReseller(resellerId, (tx) => quoteCart(tx, resellerId, body)));
