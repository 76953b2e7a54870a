import type { CartPrice } from '#contract/storefront/model/cartPrice.ts';
import type { Price } from '#contract/storefront/model/price.ts';
import { EMPTY_CART_PRICE } from '#domain/cart.ts';
import { type Money, toMinor, toMoney } from '#domain/money.ts';
import type { PriceSummaryProps } from './PriceSummary.tsx';

const NOTHING: Price = { priceValue: 0, currencyCode: EMPTY_CART_PRICE.totalPrices[0]?.currencyCode ?? 'USD' };

/** What the lines of a cart cost together, before discount and tax. */
export const netOf = ({ items, totalPrices: [total = NOTHING] }: CartPrice): Money =>
  toMoney(
    items.reduce((sum, { prices: [price = NOTHING] }) => sum + toMinor(price.priceValue), 0),
    total.currencyCode,
  );

/** The sums of a cart as the order summary shows them: the first total is fiat, a second one is a token (PKG-028). */
export const priceSummaryOf = ({
  totalPrices,
  bulkDiscount,
  vat,
  vatExemption,
}: CartPrice): Omit<PriceSummaryProps, 'lines'> => {
  const [total = NOTHING, secondTotal] = totalPrices;
  const discountValue = bulkDiscount?.discountValues[0];
  return {
    discount: bulkDiscount && discountValue ? { rate: bulkDiscount.discountRate, price: discountValue } : undefined,
    vat: vat[0],
    vatExemption,
    total,
    secondTotal,
  };
};
