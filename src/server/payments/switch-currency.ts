import type { Credit } from '#contract/storefront/model/credit.ts';
import type { Caller } from '../core/caller.ts';
import { Problem } from '../core/problem.ts';
import { audit } from '../db/audit.ts';
import type { TransactionSql } from '../db/connect.ts';
import { orNotFound } from '../db/lookup.ts';
import type { Input } from '../http/input.ts';
import type { PaymentDeps } from './deps.ts';
import { readCredit } from './read-credit.ts';

type Standing = { currency: string; hasCredit: boolean; isBelowZero: boolean; hasPending: boolean; topsUp: boolean };

/**
 * The row is locked first, so this waits for payments that are being recorded in the old currency, and then sees them.
 * It does not wait for sales, which only refer to the row: a stream of them would never allow a stronger lock.
 */
const findStanding = async (tx: TransactionSql, resellerId: string): Promise<Standing> => {
  await tx`select from reseller where reseller_id = ${resellerId} for no key update`;
  const [standing] = await tx<Standing[]>`
    select r.currency,
      exists (select from ledger_account a
        where a.reseller_id = ${resellerId} and a.currency = r.currency and a.kind = 'credit' and a.balance > 0) as has_credit,
      exists (select from ledger_account a
        where a.reseller_id = ${resellerId} and a.currency = r.currency and a.kind = 'credit' and a.balance < 0) as is_below_zero,
      exists (select from payment where reseller_id = ${resellerId} and status = 'PENDING') as has_pending,
      exists (select from auto_top_up where reseller_id = ${resellerId} and (enabled or payment_id is not null)) as tops_up
    from reseller r where r.reseller_id = ${resellerId}`;
  return orNotFound(standing);
};

const requireSwitchable = ({ currency, hasCredit, isBelowZero, hasPending, topsUp }: Standing): void => {
  if (isBelowZero)
    throw new Problem('credit_owed', 'Your credit is below zero. Top it up first, then switch the currency.');
  if (hasCredit) {
    const message = `Use up your credit in ${currency} first: the currency can be switched at a balance of 0.`;
    throw new Problem('credit_left', message, { values: { currency } });
  }
  if (hasPending)
    throw new Problem('payment_pending', 'A payment is still pending. Finish or cancel it, then switch the currency.');
  if (topsUp) throw new Problem('auto_top_up_on', 'Switch the automatic top-up off first.');
};

const requireCurrency = async (tx: TransactionSql, code: string): Promise<void> => {
  const currencies = await tx<{ code: string }[]>`select code from currency order by code`;
  if (currencies.some((known) => known.code === code)) return;
  const message = `Choose one of ${currencies.map((known) => known.code).join(', ')}.`;
  throw Problem.badRequest(message, [{ field: 'body.currencyCode', code: 'invalid', message }]);
};

/** Holds the credit in another currency from now on. Switching to the current currency changes nothing. */
export const switchCurrency = async (
  { db }: PaymentDeps,
  caller: Caller,
  { body: { currencyCode } }: Input<'switchCurrency'>,
): Promise<Credit> => {
  const { resellerId } = caller;
  await db.forReseller(resellerId, async (tx) => {
    await requireCurrency(tx, currencyCode);
    const standing = await findStanding(tx, resellerId);
    if (standing.currency === currencyCode) return;
    requireSwitchable(standing);
    await tx`update reseller set currency = ${currencyCode}, updated_at = now() where reseller_id = ${resellerId}`;
    // Its amounts are in the old currency.
    await tx`delete from auto_top_up where reseller_id = ${resellerId}`;
    await audit(tx, caller, 'currency', resellerId, { from: standing.currency, to: currencyCode });
  });
  return readCredit(db, resellerId);
};
