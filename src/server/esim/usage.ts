// An eSIM and the packages that it draws from.
import type { ExtendedDataPolicy } from '#contract/storefront/model/extendedDataPolicy.ts';
import type { UsableBalance } from '#domain/data-use.ts';
import type { NamedPackage } from '#domain/package-name.ts';
import type { Database, TransactionSql } from '../db/connect.ts';
import type { KnownEsim } from './esim-after.ts';

export type UsedEsim = KnownEsim & {
  id: string;
  customerId: string;
  profileDomainId: string;
  iccid: string;
};

export type UsedBalance = UsableBalance &
  NamedPackage & {
    policy: ExtendedDataPolicy | null;
    activatedAt: Date | null;
    periodUsedBytes: number;
    lastUsedAt: Date | null;
  };

/** `change` locks the rows until the transaction ends: the eSIM, then its balances by age (decision 22). */
type Purpose = 'show' | 'change';

const lockFor = (tx: TransactionSql, purpose: Purpose) => (purpose === 'change' ? tx`for no key update` : tx``);

const findEsim = async (tx: TransactionSql, iccid: string, purpose: Purpose): Promise<UsedEsim | undefined> => {
  const [esim] = await tx<UsedEsim[]>`
    select id, customer_id, profile_domain_id, iccid, eid, state, state_at, activated_at, last_seen,
      last_time_connected, last_data_consumed, last_country, last_network_at
    from esim where reseller_id = current_reseller() and iccid = ${iccid} ${lockFor(tx, purpose)}`;
  return esim;
};

type BalanceRow = Omit<UsedBalance, 'expiresAt'> & { expiresAt: Date | null };

/** The balances that an eSIM shares, in the order of their purchase, without refunded ones. */
export const findBalances = async (
  tx: TransactionSql,
  { profileDomainId }: UsedEsim,
  purpose: Purpose,
): Promise<UsedBalance[]> => {
  const rows = await tx<BalanceRow[]>`
    select uid, name, size_bytes, used_bytes, package_type = 'unlimited' as is_unlimited,
      activated_at is not null as is_started, activation_mode = 'FIRST_USE' as starts_at_first_use, expires_at,
      included_countries, policy, activated_at, period_used_bytes, last_used_at, country_set, size_value, size_unit,
      package_type, validity_size, validity_unit, validity_unlimited
    from sold_item
    where reseller_id = current_reseller() and profile_domain_id = ${profileDomainId} and state <> 'refunded'
    order by created_at, id ${lockFor(tx, purpose)}`;
  return rows.map((row) => Object.assign(row, { expiresAt: row.expiresAt?.getTime() ?? null }));
};

type OwnedEsim = Pick<UsedEsim, 'iccid' | 'state'> & { resellerId: string };

/** An eSIM and its owner. It is read as the system, because a supplier is not signed in. */
export const findOwnedEsim = async ({ system }: Database, iccid: string): Promise<OwnedEsim | undefined> => {
  const [esim] = await system<OwnedEsim[]>`select iccid, state, reseller_id from esim where iccid = ${iccid}`;
  return esim;
};

/** Does the work on an eSIM in one transaction of its owner; undefined when there is no such eSIM. */
export const withEsim = async <Result>(
  db: Database,
  iccid: string,
  purpose: Purpose,
  work: (tx: TransactionSql, esim: UsedEsim, resellerId: string) => Promise<Result>,
): Promise<Result | undefined> => {
  const owned = await findOwnedEsim(db, iccid);
  if (owned === undefined) return undefined;
  const { resellerId } = owned;
  return db.forReseller(resellerId, async (tx) => {
    const esim = await findEsim(tx, iccid, purpose);
    return esim && work(tx, esim, resellerId);
  });
};

type EsimUsage = { esim: UsedEsim; balances: UsedBalance[] };

/** An eSIM and what can be used with it; undefined when there is no such eSIM. */
export const readUsage = (db: Database, iccid: string): Promise<EsimUsage | undefined> =>
  withEsim(db, iccid, 'show', async (tx, esim) => ({ esim, balances: await findBalances(tx, esim, 'show') }));
