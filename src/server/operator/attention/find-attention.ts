import type { AttentionItem } from '#contract/operator/model/attentionItem.ts';
import type { Sql } from '../../db/connect.ts';
import { findWaitingAdjustments } from './sources/adjustments.ts';
import { findAutoTopUps } from './sources/auto-top-ups.ts';
import { findCreditBelowZero } from './sources/credit.ts';
import { findWaitingDiscounts } from './sources/discounts.ts';
import { findFindings } from './sources/findings.ts';
import { findLateOrders, findOrdersToGiveUp } from './sources/given-up-orders.ts';
import { findOrders } from './sources/orders.ts';
import { findBelowCost, findWaitingPrices } from './sources/prices.ts';
import { findOpenPayments, findOpenRefunds, findOtherAmounts, findWaitingTransfers } from './sources/payments.ts';
import { findHeldMail, findLateMail, findLateWork } from './sources/queues.ts';
import { findLowBalances, findLowProfiles, findOutages } from './sources/supply.ts';
import { findOpenRequests } from './sources/requests.ts';
import { findMissingRates } from './sources/vat-rates.ts';
import { findWebhooks } from './sources/webhooks.ts';

const sources = [
  findOrders,
  findOrdersToGiveUp,
  findOutages,
  findLateOrders,
  findOpenPayments,
  findOtherAmounts,
  findWaitingTransfers,
  findWaitingAdjustments,
  findWaitingDiscounts,
  findOpenRequests,
  findWaitingPrices,
  findBelowCost,
  findOpenRefunds,
  findAutoTopUps,
  findWebhooks,
  findLateMail,
  findLateWork,
  findHeldMail,
  findLowProfiles,
  findLowBalances,
  findCreditBelowZero,
  findMissingRates,
  findFindings,
];

/** What the store cannot settle by itself, oldest first. */
export const findAttention = async (system: Sql): Promise<AttentionItem[]> => {
  const found = await Promise.all(sources.map((find) => find(system)));
  return found.flat().toSorted((one, other) => (one.since < other.since ? -1 : 1));
};
