// Does to the store's records what a phone would cause: the steps of a profile's life, and data use.
import type { EsimState } from '#contract/storefront/model/esimState.ts';
import type { ExtendedDataPolicy } from '#contract/storefront/model/extendedDataPolicy.ts';
import { drawData, type Draw, raisesAlert, type UsableBalance } from '#domain/data-use.ts';
import { canUseData, type EsimStep, stateAfter } from '#domain/esim-lifecycle.ts';
import type { NamedPackage } from '#domain/package-name.ts';
import { highSpeedPeriod } from '#domain/extended-policy.ts';
import type { Database, TransactionSql } from '../../../db/connect.ts';
import { recordEvent } from '../../../webhooks/index.ts';
import { newEid } from './numbers.ts';

export type SimulatedBalance = UsableBalance &
  NamedPackage & {
    policy: ExtendedDataPolicy | null;
    activatedAt: Date | null;
  };

export type SimulatedEsim = {
  id: string;
  resellerId: string;
  profileDomainId: string;
  iccid: string;
  state: EsimState;
  lastCountry: string | null;
};

/** The test network 001/01 (3GPP TS 23.003), which belongs to no country; the simulator uses it in all. */
const network = { name: 'Simulator Mobile', mcc: 1, mnc: 1 };
export const networkName = network.name;

/** The owner of this profile; the caller is not signed in, so this is read as the system. */
const findOwner = async ({ system }: Database, iccid: string): Promise<string | undefined> => {
  const [row] = await system<{ resellerId: string }[]>`select reseller_id from esim where iccid = ${iccid}`;
  return row?.resellerId;
};

/** `change` locks the rows until the transaction ends. */
type Purpose = 'show' | 'change';

const lockFor = (tx: TransactionSql, purpose: Purpose) => (purpose === 'change' ? tx`for no key update` : tx``);

const findEsim = async (tx: TransactionSql, iccid: string, purpose: Purpose): Promise<SimulatedEsim | undefined> => {
  const [esim] = await tx<SimulatedEsim[]>`
    select id, reseller_id, profile_domain_id, iccid, state, last_country from esim
    where iccid = ${iccid} ${lockFor(tx, purpose)}`;
  return esim;
};

type BalanceRow = Omit<SimulatedBalance, 'expiresAt'> & { expiresAt: Date | null };

/** The balances of a profile domain in the order of their purchase, without refunded ones. */
const findBalances = async (
  tx: TransactionSql,
  { profileDomainId }: SimulatedEsim,
  purpose: Purpose,
): Promise<SimulatedBalance[]> => {
  const rows = await tx<BalanceRow[]>`
    select uid, name, size_bytes, used_bytes, package_type = 'unlimited' as is_unlimited,
      activated_at is not null as is_started, activation_mode = 'FIRST_USE' as starts_at_first_use, expires_at,
      included_countries, policy, activated_at, country_set, size_value, size_unit, package_type, validity_size,
      validity_unit, validity_unlimited
    from sold_item where profile_domain_id = ${profileDomainId} and state <> 'refunded'
    order by created_at, id ${lockFor(tx, purpose)}`;
  return rows.map((row) => Object.assign(row, { expiresAt: row.expiresAt?.getTime() ?? null }));
};

type Work<Answer> = (tx: TransactionSql, esim: SimulatedEsim) => Promise<Answer>;

/** Undefined when there is no such profile. */
const withEsim = async <Answer>(
  db: Database,
  iccid: string,
  purpose: Purpose,
  work: Work<Answer>,
): Promise<Answer | undefined> => {
  const resellerId = await findOwner(db, iccid);
  if (resellerId === undefined) return undefined;
  return db.forReseller(resellerId, async (tx) => {
    const esim = await findEsim(tx, iccid, purpose);
    return esim && work(tx, esim);
  });
};

export type PhoneView = { esim: SimulatedEsim; balances: SimulatedBalance[] };

/** The profile and what can be used with it. */
export const findPhone = (db: Database, iccid: string): Promise<PhoneView | undefined> =>
  withEsim(db, iccid, 'show', async (tx, esim) => ({ esim, balances: await findBalances(tx, esim, 'show') }));

const enter = async (tx: TransactionSql, esim: SimulatedEsim, state: EsimState): Promise<void> => {
  const isConnected = state === 'ENABLED';
  const eid = state === 'DOWNLOADED' ? newEid() : null;
  await tx`
    update esim set state = ${state}, active = ${state !== 'DELETED'}, last_seen = now(), eid = coalesce(${eid}, eid),
      activated_at = case when ${isConnected} then coalesce(activated_at, now()) else activated_at end,
      last_time_connected = case when ${isConnected} then now() else last_time_connected end
    where id = ${esim.id}`;
  await recordEvent(tx, esim.resellerId, { type: 'ESIM_STATUS', data: { uid: esim.id, iccid: esim.iccid, state } });
};

/** Takes a step of the profile's life. A step that is not possible now has no effect. */
export const takeStep = async (db: Database, iccid: string, step: EsimStep): Promise<void> => {
  await withEsim(db, iccid, 'change', async (tx, esim) => {
    const state = stateAfter(esim.state, step);
    if (state !== undefined) await enter(tx, esim, state);
  });
};

/** The last reset of the high-speed volume, from which use is counted; null before the first use. */
const lastReset = ({ policy, activatedAt }: SimulatedBalance): Date | null =>
  policy && activatedAt && highSpeedPeriod(policy, activatedAt, new Date()).start;

const applyDraw = async (tx: TransactionSql, esim: SimulatedEsim, draw: Draw, balance: SimulatedBalance) => {
  const { uid, bytes, starts } = draw;
  await tx`
    update sold_item set used_bytes = used_bytes + ${bytes},
      period_used_bytes = ${bytes} + case when last_used_at >= ${lastReset(balance)} then period_used_bytes else 0 end,
      last_used_at = now(),
      activated_at = case when ${starts} then now() else activated_at end,
      expires_at = case when ${starts} and not validity_unlimited then now() + validity else expires_at end
    where uid = ${uid}`;
  if (starts) await recordEvent(tx, esim.resellerId, { type: 'BALANCE_ACTIVATION', data: { uid } });
  const remainingBytes = balance.sizeBytes - balance.usedBytes - bytes;
  if (!raisesAlert(balance, bytes)) return;
  await recordEvent(tx, esim.resellerId, { type: 'BALANCE_ALERT', data: { uid, remainingBytes } });
};

const connect = async (tx: TransactionSql, esim: SimulatedEsim, country: string, usesData: boolean): Promise<void> => {
  const isElsewhere = esim.lastCountry !== country;
  await tx`
    update esim set last_seen = now(), last_time_connected = now(), last_country = ${country},
      last_network = ${network.name}, last_mcc = ${network.mcc}, last_mnc = ${network.mnc},
      last_country_change = case when ${isElsewhere} then now() else last_country_change end,
      last_data_consumed = case when ${usesData} then now() else last_data_consumed end
    where id = ${esim.id}`;
  if (isElsewhere) {
    await recordEvent(tx, esim.resellerId, {
      type: 'COUNTRY_CHANGE',
      data: { uid: esim.id, iccid: esim.iccid, country },
    });
  }
};

/** Uses data in a country, up to what the balances allow. Returns the bytes used. */
export const consumeData = async (db: Database, iccid: string, bytes: number, country: string): Promise<number> => {
  const used = await withEsim(db, iccid, 'change', async (tx, esim) => {
    if (!canUseData(esim.state)) return 0;
    const balances = await findBalances(tx, esim, 'change');
    const draws = drawData(balances, bytes, country, Date.now());
    for (const draw of draws) {
      const balance = balances.find(({ uid }) => uid === draw.uid);
      if (balance) await applyDraw(tx, esim, draw, balance);
    }
    await connect(tx, esim, country, draws.length > 0);
    return draws.reduce((total, draw) => total + draw.bytes, 0);
  });
  return used ?? 0;
};
