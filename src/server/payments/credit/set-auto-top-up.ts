import type { AutoTopUpRequest } from '#contract/storefront/model/autoTopUpRequest.ts';
import type { Credit } from '#contract/storefront/model/credit.ts';
import { toMinor } from '#domain/money.ts';
import { autoTopUpAmountMinimum, autoTopUpThresholdMinimum, canReachThreshold, TOP_UP_MAX } from '#domain/top-up.ts';
import type { Caller } from '../../core/caller.ts';
import { Problem } from '../../core/problem.ts';
import { requireUnchanged } from '../../core/record-version.ts';
import { audit } from '../../db/audit.ts';
import type { TransactionSql } from '../../db/connect.ts';
import type { Input } from '../../http/input.ts';
import { switchAutoTopUpOff, switchAutoTopUpOn } from '../auto-top-up/state.ts';
import { findOwnCurrency, requireMinimum } from '../pricing/currencies.ts';
import { findPayer, holdCurrency } from '../pricing/payer.ts';
import { findCredit } from '../read-credit.ts';
import type { CreditDeps } from './deps.ts';

/** Refuses settings with which one purchase could not reach the threshold (CRE-065). */
const requireReachableThreshold = (settings: AutoTopUpRequest, currency: string): void => {
  if (canReachThreshold(settings)) return;
  const limit = `${TOP_UP_MAX} ${currency}`;
  throw Problem.badField(
    'body.amount',
    'threshold_out_of_reach',
    `Reaching the threshold from an empty credit would take a purchase above the maximum of ${limit}`,
    { limit },
  );
};

const requireUsableSettings = async (tx: TransactionSql, resellerId: string, settings: AutoTopUpRequest) => {
  const { threshold, amount } = settings;
  const currency = await findOwnCurrency(tx, resellerId);
  requireMinimum('body.threshold', threshold, autoTopUpThresholdMinimum(currency), currency);
  requireMinimum('body.amount', amount, autoTopUpAmountMinimum(currency), currency);
  requireReachableThreshold(settings, currency.code);
};

/** The card stays until the settings are committed: removing it waits for them, and then switches them off. */
const requireCard = async (tx: TransactionSql, resellerId: string): Promise<void> => {
  const { count } = await tx`select from payment_card where reseller_id = ${resellerId} for key share`;
  if (count > 0) return;
  throw new Problem('no_stored_card', 'Store a card first, then switch the automatic top-up on.');
};

const switchOn = async (tx: TransactionSql, resellerId: string, settings: AutoTopUpRequest): Promise<void> => {
  await requireUsableSettings(tx, resellerId, settings);
  await findPayer(tx, resellerId);
  await requireCard(tx, resellerId);
  const { threshold, amount } = settings;
  await switchAutoTopUpOn(tx, resellerId, { threshold: toMinor(threshold), amount: toMinor(amount) });
};

/** Switches the automatic top-up on with these settings, or off. */
export const setAutoTopUp = async (
  { db }: CreditDeps,
  caller: Caller,
  { headers, body: settings }: Input<'setAutoTopUp'>,
): Promise<Credit> => {
  const { resellerId } = caller;
  return db.forReseller(resellerId, async (tx) => {
    // Another change of the settings waits, and a switch of the currency then fails because of them.
    await holdCurrency(tx, resellerId);
    const former = await findCredit(tx, resellerId);
    if (settings.enabled) await switchOn(tx, resellerId, settings);
    else await switchAutoTopUpOff(tx, resellerId);
    await audit(tx, caller, 'automatic top-up', resellerId, { ...settings });
    const saved = await findCredit(tx, resellerId);
    requireUnchanged(headers['If-Match'], former, saved);
    return saved;
  });
};
