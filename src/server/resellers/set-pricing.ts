import type { Pricing } from '#contract/operator/model/pricing.ts';
import type { Reseller } from '#contract/operator/model/reseller.ts';
import type { OperatorCaller } from '../core/operator.ts';
import { Problem } from '../core/problem.ts';
import { requireMinor } from '../core/read-fields.ts';
import { audit } from '../db/audit.ts';
import type { TransactionSql } from '../db/connect.ts';
import { requireId } from '../db/lookup.ts';
import type { Input } from '../http/input.ts';
import { changeReseller, recordChange } from '../operators/index.ts';
import type { ResellerDeps } from './deps.ts';
import { findReseller } from './read-reseller.ts';

type Columns = { discountBps: number; pricingGroup: string };

/** Hundredths of a percent are basis points. */
const toColumns = (field: string, { discountRate, pricingGroup }: Pricing): Columns => ({
  discountBps: requireMinor(`${field}.discountRate`, discountRate),
  pricingGroup: pricingGroup.trim(),
});

const areSame = (one: Columns, other: Columns): boolean =>
  one.discountBps === other.discountBps && one.pricingGroup === other.pricingGroup;

const readColumns = async (tx: TransactionSql, id: string): Promise<Columns> => {
  const [row] = await tx<[Columns]>`select discount_bps, pricing_group from reseller where reseller_id = ${id}`;
  return row;
};

/** Sets the discount rate and the pricing group of a reseller, unless another operator did so meanwhile. */
export const setPricing = async (
  { db }: ResellerDeps,
  operator: OperatorCaller,
  { params, body }: Input<'setPricing'>,
): Promise<Reseller> => {
  const id = requireId(params.id);
  const after = toColumns('body', body);
  const seen = toColumns('body.seen', body.seen);
  await changeReseller(db, id, async (tx) => {
    const before = await readColumns(tx, id);
    if (areSame(before, after)) return;
    if (!areSame(before, seen)) {
      throw new Problem(
        'pricing_changed',
        'The discount or the pricing group was changed meanwhile. Look at it again.',
      );
    }
    await tx`update reseller set ${tx(after)} where reseller_id = ${id}`;
    await audit(tx, { resellerId: id, actor: operator.email }, 'pricing', id, after);
    await recordChange(tx, operator, { action: 'reseller.pricing_set', reference: id, before, after });
  });
  return findReseller(db, id);
};
