// Applies a supplier's report in one transaction: the eSIM's state and place, its balances, and the events (decision
// 52).
import { raisesAlert, type Draw, drawData, drawReported } from '#domain/data-use.ts';
import { periodUseAfter } from '#domain/extended-policy.ts';
import type { Database, TransactionSql } from '../db/connect.ts';
import type { SupplyReport } from '../gateways/index.ts';
import { recordEvent } from '../webhooks/index.ts';
import { esimAfter } from './esim-after.ts';
import { findBalances, type UsedBalance, type UsedEsim, withEsim } from './usage.ts';

/**
 * An older report may have been applied and forgotten. Ids are kept for ten days longer than this
 * (src/server/jobs/retention.ts).
 */
const REPORT_AGE_MAX_MS = 30 * 86_400_000;

type Event = Parameters<typeof recordEvent>[2];

/** A report that is being applied. */
type Applying = {
  tx: TransactionSql;
  esim: UsedEsim;
  report: SupplyReport;
  /** When it happened, at the latest the present time of the database. */
  at: Date;
  /** Records an event; nothing is recorded about an erased customer. */
  tell(event: Event): Promise<void>;
};

type Noted = { now: Date; isErased: boolean };

/** Notes that a report has come; undefined when it had come before. */
const note = async (tx: TransactionSql, { id, customerId }: UsedEsim, report: SupplyReport) => {
  const [noted] = await tx<Noted[]>`
    insert into supply_report (reseller_id, esim_id, id) values (current_reseller(), ${id}, ${report.id})
    on conflict do nothing
    returning clock_timestamp() as now,
      (select erased_at is not null from customer
        where reseller_id = current_reseller() and customer.id = ${customerId}) as is_erased`;
  return noted;
};

/** What a report takes from the balances. */
const drawsOf = ({ report: { network, packages }, at }: Applying, balances: readonly UsedBalance[]): Draw[] =>
  packages === undefined
    ? drawData(balances, network?.usedBytes ?? 0, network?.country ?? '', at.getTime())
    : drawReported(balances, packages);

/** Counts use of a balance, which begins with its first use unless it was started before. */
const applyDraw = async ({ tx, at, tell }: Applying, { uid, bytes, starts }: Draw, balance: UsedBalance) => {
  await tx`
    update sold_item set used_bytes = used_bytes + ${bytes}, period_used_bytes = ${periodUseAfter(balance, bytes, at)},
      last_used_at = greatest(last_used_at, ${at}),
      activated_at = case when ${starts} then greatest(created_at, ${at}) else activated_at end,
      expires_at = case when ${starts} and not validity_unlimited then greatest(created_at, ${at}) + validity
        else expires_at end
    where reseller_id = current_reseller() and uid = ${uid}`;
  if (starts) await tell({ type: 'BALANCE_ACTIVATION', data: { uid } });
  const remainingBytes = balance.sizeBytes - balance.usedBytes - bytes;
  if (raisesAlert(balance, bytes)) await tell({ type: 'BALANCE_ALERT', data: { uid, remainingBytes } });
};

/** Returns the bytes that were taken. */
const applyUse = async (applying: Applying): Promise<number> => {
  const { tx, esim, report } = applying;
  if (report.packages === undefined && report.network?.usedBytes === undefined) return 0;
  const balances = await findBalances(tx, esim, 'change');
  const draws = drawsOf(applying, balances);
  for (const draw of draws) {
    const balance = balances.find(({ uid }) => uid === draw.uid);
    if (balance) await applyDraw(applying, draw, balance);
  }
  return draws.reduce((total, draw) => total + draw.bytes, 0);
};

/** Stores the eSIM's state and place. */
const applySight = async ({ tx, esim, report, at, tell }: Applying, usesData: boolean): Promise<void> => {
  const changes = esimAfter(esim, { ...report, at, usesData });
  await tx`update esim set ${tx(changes)} where reseller_id = current_reseller() and id = ${esim.id}`;
  const { state = esim.state, lastCountry: country = esim.lastCountry } = changes;
  const about = { uid: esim.id, iccid: esim.iccid };
  if (state !== esim.state) await tell({ type: 'ESIM_STATUS', data: { ...about, state } });
  if (country !== null && country !== esim.lastCountry)
    await tell({ type: 'COUNTRY_CHANGE', data: { ...about, country } });
};

/**
 * Applies a report once, whenever it comes and in whatever order: a repeated report has no effect, and what a later
 * report said stays. Only the use counts for an erased customer. Returns the bytes that were taken from balances;
 * undefined when there is no such eSIM.
 */
export const applyReport = (db: Database, report: SupplyReport): Promise<number | undefined> =>
  withEsim(db, report.iccid, 'change', async (tx, esim, resellerId) => {
    const noted = await note(tx, esim, report);
    if (noted === undefined) return 0;
    const { now, isErased } = noted;
    if (now.getTime() - report.at.getTime() > REPORT_AGE_MAX_MS) return 0;
    const at = report.at < now ? report.at : now;
    const tell = (event: Event) => (isErased ? Promise.resolve() : recordEvent(tx, resellerId, event));
    const applying = { tx, esim, report, at, tell };
    const usedBytes = await applyUse(applying);
    if (!isErased) await applySight(applying, usedBytes > 0);
    return usedBytes;
  });
