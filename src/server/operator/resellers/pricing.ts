// The discount rate and the pricing group of a reseller, and a change of them that waits for another operator (decision
// 59).
import { randomUUID } from 'node:crypto';
import type { Reseller } from '#contract/operator/model/reseller.ts';
import type { OperatorCaller } from '../../core/operator.ts';
import { Problem } from '../../core/problem.ts';
import { audit, operatorFor } from '../../db/audit.ts';
import type { Queryable, TransactionSql } from '../../db/connect.ts';
import { recordChange } from '../operators/index.ts';

/** In basis points. */
export type PricingColumns = { discountBps: number; pricingGroup: string };

export type WaitingPricing = PricingColumns & {
  id: string;
  formerDiscountBps: number;
  formerPricingGroup: string;
  operatorId: string;
  operator: string;
  createdAt: Date;
};

export const arePricingsSame = (one: PricingColumns, other: PricingColumns): boolean =>
  one.discountBps === other.discountBps && one.pricingGroup === other.pricingGroup;

export const readPricing = async (tx: TransactionSql, resellerId: string): Promise<PricingColumns> => {
  const [row] = await tx<[PricingColumns]>`
    select discount_bps, pricing_group from reseller where reseller_id = ${resellerId}`;
  return row;
};

/** Undefined when none waits. */
export const findWaitingPricing = async (sql: Queryable, resellerId: string): Promise<WaitingPricing | undefined> => {
  const [row] = await sql<WaitingPricing[]>`
    select c.id, c.discount_bps, c.pricing_group, c.former_discount_bps, c.former_pricing_group, c.operator_id,
      o.email as operator, c.created_at
    from pricing_change c join operator o on o.id = c.operator_id
    where c.reseller_id = ${resellerId} and c.state = 'WAITING'`;
  return row;
};

export const toWaitingPricing = (row: WaitingPricing): NonNullable<Reseller['waitingPricing']> => ({
  id: row.id,
  discountRate: row.discountBps / 100,
  pricingGroup: row.pricingGroup,
  operator: row.operator,
  operatorId: row.operatorId,
  createdAt: row.createdAt.toISOString(),
});

/** Sets it, and records who allowed it. */
export const applyPricing = async (
  tx: TransactionSql,
  operator: OperatorCaller,
  { resellerId, before, after, enteredBy }: Applied,
): Promise<void> => {
  const { discountBps } = after;
  // A discount that two operators agreed on is left out when prices are compared with costs (decision 57).
  await tx`
    update reseller set ${tx(after, 'discountBps', 'pricingGroup')},
      discount_confirmed_bps = case when ${enteredBy !== undefined} then ${discountBps}
        else least(discount_confirmed_bps, ${discountBps}) end
    where reseller_id = ${resellerId}`;
  await audit(tx, operatorFor(resellerId, enteredBy ?? operator), 'pricing', resellerId, after);
  await recordChange(tx, operator, {
    action: 'reseller.pricing_set',
    reference: resellerId,
    before,
    after: { ...after, ...(enteredBy && { enteredBy: enteredBy.email, enteredById: enteredBy.operatorId }) },
  });
};

type Applied = {
  resellerId: string;
  before: PricingColumns;
  after: PricingColumns;
  /** The operator who entered it, where another one confirms it. */
  enteredBy?: Pick<OperatorCaller, 'operatorId' | 'email'>;
};

/** Records a change that another operator has to confirm. */
export const enterPricing = async (
  tx: TransactionSql,
  operator: OperatorCaller,
  { resellerId, before, after }: Applied,
): Promise<void> => {
  const { discountBps: formerDiscountBps, pricingGroup: formerPricingGroup } = before;
  const { operatorId } = operator;
  const row = { id: randomUUID(), resellerId, ...after, formerDiscountBps, formerPricingGroup, operatorId };
  await tx`insert into pricing_change ${tx(row)}`;
  await recordChange(tx, operator, { action: 'reseller.pricing_entered', reference: resellerId, before, after });
};

/** Closes a waiting change without applying it: somebody declined it, or entered something else. */
export const closePricing = async (
  tx: TransactionSql,
  operator: OperatorCaller,
  { id, discountBps, pricingGroup }: WaitingPricing,
  resellerId: string,
): Promise<void> => {
  await tx`update pricing_change set state = 'DECLINED', settled_by = ${operator.operatorId} where id = ${id}`;
  await recordChange(tx, operator, {
    action: 'reseller.pricing_declined',
    reference: resellerId,
    before: { discountBps, pricingGroup, state: 'WAITING' },
    after: { state: 'DECLINED' },
  });
};

export const pricingChanged = (): Problem =>
  new Problem(
    'pricing_changed',
    'Somebody has changed the discount or the pricing group since you opened this. Look at it again.',
  );
