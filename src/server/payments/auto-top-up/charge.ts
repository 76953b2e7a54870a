// Buys credit with the stored card. Each step is recorded before it runs, because a process may die between any two of
// them.
import { cardRefusalText } from '#domain/card-refusal.ts';
import { fromMinor, type Minor } from '#domain/money.ts';
import type { TransactionSql } from '../../db/connect.ts';
import { orNotFound } from '../../db/lookup.ts';
import type { CardCharge, CardChargeOutcome, Cards } from '../../gateways/index.ts';
import { refreshVatCheck } from '../vat/vat-check.ts';
import type { PaymentDeps } from '../deps.ts';
import { callProvider } from '../outages.ts';
import { holdCurrency } from '../pricing/payer.ts';
import { quoteCredit } from '../pricing/quote.ts';
import { decryptToken } from '../stored-card.ts';
import { recordPayment } from '../submission/record-payment.ts';
import { beginCharge, type Claim, claimStep, endPaidCharge, endRefusedCharge, findStep } from './state.ts';

export type ChargeDeps = Pick<PaymentDeps, 'db' | 'gateways' | 'log' | 'secret'>;

const actor = 'automatic top-up';

const requireCards = ({ gateways }: Pick<ChargeDeps, 'gateways'>): Cards => {
  if (!gateways.cards) throw new Error('No gateway keeps cards any more');
  return gateways.cards;
};

/** First phase: records the pending payment. Returns it, or the payment that was begun before. */
const begin = async (
  deps: ChargeDeps,
  tx: TransactionSql,
  resellerId: string,
  claim: Claim,
): Promise<string | undefined> => {
  await holdCurrency(tx, resellerId);
  const step = await findStep(tx, resellerId, claim);
  if (step?.kind !== 'start') return step?.paymentId;
  const quote = await quoteCredit(tx, resellerId, fromMinor(step.amount));
  const { method } = requireCards(deps);
  const paymentId = await recordPayment(tx, { purpose: 'CREDIT', resellerId, actor, quote, method });
  await beginCharge(tx, resellerId, paymentId);
  return paymentId;
};

type ChargeRow = { amount: Minor; currency: string; recordedAt: Date; tokenEncrypted: Buffer | null };

/** Second phase: the provider charges the card, once for each payment, however often this runs. */
const charge = async (deps: ChargeDeps, resellerId: string, id: string) => {
  const [row] = await deps.db.forReseller(
    resellerId,
    (tx) => tx<ChargeRow[]>`
      select p.total as amount, p.currency, p.created_at as recorded_at, t.token_encrypted
      from payment p join auto_top_up t on t.reseller_id = p.reseller_id and t.payment_id = p.id
      where p.reseller_id = ${resellerId} and p.id = ${id}`,
  );
  const { amount, currency, recordedAt, tokenEncrypted } = orNotFound(row);
  if (tokenEncrypted === null)
    return { amount, currency, outcome: 'FAILURE', message: cardRefusalText('missing') } as const;
  const token = decryptToken(deps.secret, resellerId, tokenEncrypted);
  const order: CardCharge = { id, token, amount, currency, recordedAt };
  const { charge: take, method } = requireCards(deps);
  return { amount, currency, ...(await callProvider(deps.db.system, method.id, () => take(order))) };
};

type Charged = CardChargeOutcome & Pick<ChargeRow, 'amount' | 'currency'>;

/** Third phase: books the outcome and schedules the next step. The booking locks the credit account, as a sale does. */
const end = async (tx: TransactionSql, resellerId: string, id: string, charged: Charged): Promise<void> => {
  const { outcome, amount, currency } = charged;
  const message = charged.outcome === 'FAILURE' ? charged.message : null;
  await tx`select settle_payment(${resellerId}, ${id}, ${outcome}, ${amount}, ${currency}, ${message})`;
  if (charged.outcome === 'SUCCESS') {
    await tx`
      update payment set provider_reference = ${charged.reference} where reseller_id = ${resellerId} and id = ${id}`;
  }
  await (outcome === 'SUCCESS' ? endPaidCharge : endRefusedCharge)(tx, resellerId, id);
};

/** Runs the due step of this reseller's automatic top-up, if any. After a rejection it is due again later. */
export const topUpAutomatically = async (deps: ChargeDeps, resellerId: string): Promise<void> => {
  const { db, log } = deps;
  const claim = await db.forReseller(resellerId, (tx) => claimStep(tx, resellerId));
  if (claim === undefined) return;
  await refreshVatCheck(deps, resellerId);
  const id = await db.forReseller(resellerId, (tx) => begin(deps, tx, resellerId, claim));
  if (id === undefined) return;
  const charged = await charge(deps, resellerId, id);
  await db.forReseller(resellerId, (tx) => end(tx, resellerId, id, charged));
  log.info({ payment: id, outcome: charged.outcome }, 'An automatic top-up was charged');
};

/** One reseller's failure does not affect the others: it is logged, and its step is due again later. */
export const topUpOrLog = async (deps: ChargeDeps, resellerId: string): Promise<void> => {
  try {
    await topUpAutomatically(deps, resellerId);
  } catch (error) {
    deps.log.error({ err: error, reseller: resellerId }, 'An automatic top-up did not come to its end');
  }
};
