// The price for this reseller now: one calculation for showing it and for charging it.
import type { CartItem } from '#contract/storefront/model/cartItem.ts';
import type { PackageFacts } from '#contract/storefront/model/packageFacts.ts';
import { type BulkTier, type CartTotals, priceCart, type PricedUnits } from '#domain/cart-price.ts';
import { CART_AMOUNT_MAX } from '#domain/cart.ts';
import { fromMinor, type Minor, toMinor } from '#domain/money.ts';
import { Problem } from '../../core/problem.ts';
import type { TransactionSql } from '../../db/connect.ts';
import { notFound, requireId } from '../../db/lookup.ts';
import { findBulkTiers } from './bulk-tiers.ts';
import { findPayer, type Payer } from './payer.ts';

type QuoteLine = {
  /** Null for credit. */
  productId: string | null;
  name: string | null;
  dataPackage: PackageFacts | null;
  amount: number;
  total: Minor;
};

export type Quote = Omit<CartTotals, 'lineTotals'> &
  Pick<Payer, 'currency' | 'vatBasis' | 'vatCheck'> & { lines: QuoteLine[] };

type Offer = PricedUnits & Pick<QuoteLine, 'productId' | 'name' | 'dataPackage'>;

/** The largest amount that the contract allows (Price). */
const largestAmount: Minor = 999_999_999;

const toQuote = (
  offers: readonly Offer[],
  tiers: readonly BulkTier[],
  { currency, vatBps, vatBasis, vatCheck }: Payer,
): Quote => {
  const { lineTotals, ...totals } = priceCart(offers, tiers, vatBps);
  if (Math.max(totals.price, totals.total) > largestAmount) {
    const limit = `${fromMinor(largestAmount)} ${currency}`;
    throw new Problem('amount_too_large', `Buy for at most ${limit} at once.`, { values: { limit } });
  }
  const lines = offers.map(({ productId, name, dataPackage, amount }, index) => ({
    productId,
    name,
    dataPackage,
    amount,
    total: lineTotals[index] ?? 0,
  }));
  return { ...totals, currency, vatBasis, vatCheck, lines };
};

type OfferRow = { id: string; name: string; dataPackage: PackageFacts; price: Minor };

/** The packages with these ids at the reseller's price. Throws 404 for a package that is not on offer. */
const findOffers = async (tx: TransactionSql, { resellerId }: Payer, ids: string[]): Promise<Map<string, OfferRow>> => {
  const rows = await tx<OfferRow[]>`
    select p.id, p.name, package_facts(p) as data_package, reseller_price(p.price, r.discount_bps, r.currency) as price
    from product p, reseller r
    where p.id = any (${ids}::uuid[]) and p.active and r.reseller_id = ${resellerId}`;
  return new Map(rows.map((row) => [row.id, row]));
};

/** Units of each package, in the order of the cart; repeated packages become one line. */
const mergeLines = (cart: readonly CartItem[]): Map<string, number> => {
  const units = new Map<string, number>();
  for (const { dataPackageId, amount } of cart) {
    const id = requireId(dataPackageId).toLowerCase();
    units.set(id, (units.get(id) ?? 0) + amount);
  }
  if (Math.max(...units.values()) > CART_AMOUNT_MAX) {
    const message = `Buy at most ${CART_AMOUNT_MAX} units of a package at once.`;
    throw new Problem('too_many_units', message, { values: { limit: String(CART_AMOUNT_MAX) } });
  }
  return units;
};

/** The price of a cart of packages. */
export const quoteCart = async (tx: TransactionSql, resellerId: string, cart: readonly CartItem[]): Promise<Quote> => {
  const payer = await findPayer(tx, resellerId);
  const units = mergeLines(cart);
  const [offers, tiers] = await Promise.all([findOffers(tx, payer, [...units.keys()]), findBulkTiers(tx)]);
  const lines = [...units].map(([id, amount]): Offer => {
    const offer = offers.get(id);
    if (!offer) throw notFound();
    return { productId: id, name: offer.name, dataPackage: offer.dataPackage, amount, unitPrice: offer.price };
  });
  return toQuote(lines, tiers, payer);
};

/** The price of this many whole units of credit: the amount and the tax. */
export const quoteCredit = async (tx: TransactionSql, resellerId: string, amount: number): Promise<Quote> => {
  const payer = await findPayer(tx, resellerId);
  return toQuote(
    [{ productId: null, name: null, dataPackage: null, amount: 1, unitPrice: toMinor(amount) }],
    [],
    payer,
  );
};
