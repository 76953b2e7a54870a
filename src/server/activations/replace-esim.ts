import type { EsimReplacement } from '#contract/storefront/model/esimReplacement.ts';
import { REPLACEMENTS_A_DAY, type ReplacementRefusal, replacementRefusal } from '#domain/esim-replacement.ts';
import { iccidOf } from '#domain/iccid.ts';
import { isIccid } from '#domain/patterns.ts';
import { keptText } from '#domain/plain-text.ts';
import type { ProblemCode } from '#domain/refusal.ts';
import { waitIn } from '#domain/wait.ts';
import { type Caller, toCall } from '../core/caller.ts';
import { omitNullish } from '../core/omit-nullish.ts';
import { Problem } from '../core/problem.ts';
import { audit } from '../db/audit.ts';
import type { TransactionSql } from '../db/connect.ts';
import { withIdempotency } from '../db/idempotency.ts';
import { notFound, orNotFound } from '../db/lookup.ts';
import { isDatabaseAway } from '../db/lost-connection.ts';
import { raisingProblems } from '../db/sql-problem.ts';
import { gatewayProblem } from '../gateways/index.ts';
import type { Input } from '../http/input.ts';
import { recordEvent } from '../webhooks/index.ts';
import type { ActivationDeps } from './deps.ts';
import { toCustomer, toEsim, toSoldItem, withdrawalOf } from './mappers.ts';
import type { CustomerRow, EsimRow, SaleRow } from './rows.ts';
import { noProfiles } from './sell.ts';

const REFUSALS: Record<ReplacementRefusal, [code: ProblemCode, message: string]> = {
  replaced: ['already_replaced', 'This eSIM was replaced before. The customer has another one now.'],
  refunded: [
    'esim_refunded',
    'Everything that was sold on this eSIM was refunded. Sell a package with a new eSIM instead.',
  ],
  nothingLeft: ['nothing_left', 'Nothing is left on this eSIM. Sell a package with a new eSIM instead.'],
  supplier: [
    'not_replaceable',
    'The supplier of this eSIM keeps what is left on it, so it cannot go to a new one. Sell a package with a new eSIM instead, and refund what was not used.',
  ],
};

/** Keeps the customer from being erased meanwhile, then locks the eSIM, so that it is replaced once (decision 22). */
const lockEsim = async (tx: TransactionSql, iccid: string): Promise<{ esim: EsimRow; now: Date }> => {
  const [owner] = await tx<{ customerId: string }[]>`
    select customer_id from esim where reseller_id = current_reseller() and iccid = ${iccid}`;
  await tx`select require_customer(current_reseller(), ${orNotFound(owner).customerId})`;
  await tx`select from esim where reseller_id = current_reseller() and iccid = ${iccid} for no key update`;
  // Read after the lock: a statement that waits for it does not see what was recorded meanwhile.
  const [found] = await tx<{ esim: EsimRow; now: Date }[]>`
    select esim_json(e) as esim, clock_timestamp() as now from esim e
    where e.reseller_id = current_reseller() and e.iccid = ${iccid}`;
  return orNotFound(found);
};

const requireReplaceable = async (tx: TransactionSql, esim: EsimRow, now: Date): Promise<void> => {
  const sales = await tx<{ row: SaleRow }[]>`
    select sale_json(s) as row from sold_item s
    where s.reseller_id = current_reseller() and s.profile_domain_id = ${esim.profileDomainId}`;
  const { isBalanceBound, profileDomainId: customerProfileDomainId } = esim;
  const refusal = replacementRefusal(
    { customerProfileDomainId, ...omitNullish({ isBalanceBound, withdrawal: withdrawalOf(esim) }) },
    sales.map(({ row }) => toSoldItem(row, now)),
    now,
  );
  if (refusal !== undefined) throw new Problem(...REFUSALS[refusal]);
  // Each of the last day keeps its place until it is a day old.
  const replacements = await tx<{ seconds: number }[]>`
    select ceil(extract(epoch from created_at + interval '1 day' - now()))::int as seconds from esim_replacement
    where reseller_id = current_reseller() and customer_id = ${esim.customerId}
      and profile_domain_id = ${esim.profileDomainId} and created_at > now() - interval '1 day'
    order by created_at desc`;
  const wait = replacements[REPLACEMENTS_A_DAY - 1];
  if (wait) {
    throw new Problem(
      'replaced_too_often',
      `The eSIMs of this balance were replaced ${REPLACEMENTS_A_DAY} times within 24 hours. Try again ${waitIn(wait.seconds, 'en')}. The links on a lost phone can be revoked at once.`,
      { values: { seconds: String(wait.seconds) } },
    );
  }
};

type Reason = Input<'replaceEsim'>['body'];

/**
 * The lost phone has the links to all eSIMs of its customer, who gets others for those that go on. The links to the lost
 * one, and to those that it took the place of, say what became of it.
 */
const endLinksOnLostPhone = async (tx: TransactionSql, lost: EsimRow, fresh: EsimRow): Promise<void> => {
  await tx`
    with recursive lost (id) as (
      select esim_id from esim_replacement
        where reseller_id = current_reseller() and customer_id = ${lost.customerId} and reason = 'LOST'
      union
      select r.esim_id from esim_replacement r join lost on lost.id = r.new_esim_id
        where r.reseller_id = current_reseller()
    )
    update esim set link_id = default, link_ends_at = default
    where reseller_id = current_reseller() and customer_id = ${lost.customerId}
      and id <> ${fresh.id} and id not in (select id from lost)`;
  await tx`
    update supply_order set link_id = gen_random_uuid(), link_ends_at = default
    where reseller_id = current_reseller() and customer_id = ${lost.customerId} and due_at is not null`;
};

/** Withdraws the old eSIM and puts a new one beside it, onto the same balance. */
const replace = async (
  tx: TransactionSql,
  caller: Caller,
  old: EsimRow,
  { reason, note }: Reason,
): Promise<EsimRow> => {
  const [{ row: fresh }] = await tx<[{ row: EsimRow }]>`
    select esim_json(assign_esim(current_reseller(), ${old.customerId}, ${old.profileDomainId})) as row`;
  await tx`
    update esim set active = false, state = 'DELETED', state_at = now()
    where reseller_id = current_reseller() and id = ${old.id}`;
  await tx`
    insert into esim_replacement (esim_id, new_esim_id, reseller_id, customer_id, profile_domain_id, reason, note)
    values (${old.id}, ${fresh.id}, current_reseller(), ${old.customerId}, ${old.profileDomainId}, ${reason},
      ${keptText(note ?? '') || null})`;
  if (reason === 'LOST') await endLinksOnLostPhone(tx, old, fresh);
  const { resellerId } = caller;
  if (old.state !== 'DELETED') {
    await recordEvent(tx, resellerId, {
      type: 'ESIM_STATUS',
      data: { uid: old.id, iccid: old.iccid, state: 'DELETED' },
    });
  }
  await recordEvent(tx, resellerId, {
    type: 'ESIM_STATUS',
    data: { uid: fresh.id, iccid: fresh.iccid, state: fresh.state },
  });
  await tx`select send_replacement_link(current_reseller(), ${fresh.id})`;
  // Without the words: the audit keeps no personal data of customers.
  await audit(tx, caller, 'replace-esim', old.id, { newEsim: fresh.id, reason });
  return fresh;
};

/** Gives a customer a new eSIM with what is left on an old one, and withdraws the old one, once. */
export const replaceEsim = async (
  deps: ActivationDeps,
  caller: Caller,
  { params, headers, body }: Input<'replaceEsim'>,
): Promise<EsimReplacement> => {
  const iccid = iccidOf(params.iccid);
  if (!isIccid(iccid)) throw notFound();
  const call = toCall(caller, { headers, body: { iccid, ...body } });
  const run = () =>
    withIdempotency<{ id: string }>(deps.db, 'replaceEsim', call, async (tx) => {
      const { esim, now } = await lockEsim(tx, iccid);
      await requireReplaceable(tx, esim, now);
      return { id: (await replace(tx, caller, esim, body)).id };
    });
  const runWithNewProfiles = async (empty: unknown): Promise<{ id: string }> => {
    if (!noProfiles(empty)) throw empty;
    const failure = await deps.ensureProfiles().catch((error: unknown) => error);
    if (isDatabaseAway(failure)) throw failure;
    return run().catch((error: unknown) => {
      throw noProfiles(error) ? gatewayProblem(failure ?? error, 'supplier') : error;
    });
  };
  const { id } = await raisingProblems(run().catch(runWithNewProfiles));
  return deps.db.forReseller(caller.resellerId, async (tx) => {
    const [found] = await tx<{ esim: EsimRow; customer: CustomerRow }[]>`
      select esim_json(e) as esim, customer_json(c) as customer from esim e
      join customer c on c.reseller_id = current_reseller() and c.id = e.customer_id
      where e.reseller_id = current_reseller() and e.id = ${id}`;
    const { esim, customer } = orNotFound(found);
    return {
      replacedIccid: iccid,
      esimProfile: await toEsim(esim, deps.links),
      customer: await toCustomer(customer, deps.links),
    };
  });
};
