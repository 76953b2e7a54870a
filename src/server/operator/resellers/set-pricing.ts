import type { Pricing } from '#contract/operator/model/pricing.ts';
import type { Reseller } from '#contract/operator/model/reseller.ts';
import type { OperatorCaller } from '../../core/operator.ts';
import { requireMinor, requireName } from '../../core/read-fields.ts';
import type { TransactionSql } from '../../db/connect.ts';
import { requireId } from '../../db/lookup.ts';
import type { Input } from '../../http/input.ts';
import { changeReseller, isOwnAccount } from '../operators/index.ts';
import { countBelowCostAt, lockCatalogue } from '../../products/index.ts';
import type { ResellerDeps } from './deps.ts';
import {
  applyPricing,
  arePricingsSame,
  closePricing,
  enterPricing,
  findWaitingPricing,
  type PricingColumns,
  pricingChanged,
  readPricing,
} from './pricing.ts';
import { findReseller } from './read-reseller.ts';

/** Hundredths of a percent are basis points. */
const toColumns = (field: string, { discountRate, pricingGroup }: Pricing): PricingColumns => ({
  discountBps: requireMinor(`${field}.discountRate`, discountRate),
  pricingGroup: pricingGroup.trim(),
});

type Change = { resellerId: string; before: PricingColumns; after: PricingColumns };

/**
 * Whether another operator has to confirm it: a large discount, one that sells a package below its cost, and any change
 * of the discount in the operator's own account.
 */
const needsAnother = async (
  tx: TransactionSql,
  operator: OperatorCaller,
  { resellerId, before, after }: Change,
  limit: number,
): Promise<boolean> => {
  if (after.discountBps === before.discountBps) return false;
  if (after.discountBps > Math.max(before.discountBps, limit)) return true;
  if (await isOwnAccount(tx, operator, resellerId)) return true;
  if (after.discountBps < before.discountBps) return false;
  // Prices and discounts are changed one after the other.
  await lockCatalogue(tx);
  return (await countBelowCostAt(tx, after.discountBps)) > 0;
};

/**
 * Sets the discount rate and the pricing group of a reseller, unless another operator has changed them since. A large
 * discount, and one for the operator's own account, waits for another operator.
 */
export const setPricing = async (
  { db, confirmDiscountAbove }: ResellerDeps,
  operator: OperatorCaller,
  { params, body }: Input<'setPricing'>,
): Promise<Reseller> => {
  const id = requireId(params.id);
  const after = { ...toColumns('body', body), pricingGroup: requireName('body.pricingGroup', body.pricingGroup) };
  const seen = toColumns('body.seen', body.seen);
  await changeReseller(db, id, async (tx) => {
    const before = await readPricing(tx, id);
    const waiting = await findWaitingPricing(tx, id);
    if (arePricingsSame(waiting ?? before, after)) return;
    if (!arePricingsSame(before, seen)) throw pricingChanged();
    if (waiting) await closePricing(tx, operator, waiting, id);
    if (arePricingsSame(before, after)) return;
    const changed = { resellerId: id, before, after };
    const isWaiting = await needsAnother(tx, operator, changed, confirmDiscountAbove);
    await (isWaiting ? enterPricing : applyPricing)(tx, operator, changed);
  });
  return findReseller(db, id);
};
