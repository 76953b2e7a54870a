// Which order of eSIM Go belongs to which sale. Their orders carry no reference of ours, so an order is identified by
// what was ordered: orders of a kind (the same package, onto the same eSIM or onto a new one) are interchangeable
// (decision 53).
import type { Sql } from '../../../db/connect.ts';
import type { SupplyOrder } from '../gateway.ts';
import { returnEsim } from '../take-esims.ts';
import { esimGoEsims } from './esims.ts';

export type KnownOrder = {
  reference: string;
  orderReference: string | null;
  iccid: string | null;
  /** Only for a new eSIM, if their list has it. */
  activationCode: string | null;
  /** When the last call that may have been carried out was sent. */
  sentAt: Date | null;
  /** When they were asked to take the order back. */
  revokedAt: Date | null;
  package: string;
  /** They surely do not have it: every call had its time, and nothing in their list can be what it bought. */
  isAbsent: boolean;
};

/** What belongs to one of our orders there. */
type Claim = { orderReference: string; iccid: string | null; total: number };

export const findKnownOrders = (system: Sql, references: readonly string[]): Promise<KnownOrder[]> =>
  system<KnownOrder[]>`
    select o.reference, o.order_reference, o.iccid, p.activation_code, o.sent_at, o.revoked_at, o.package,
      o.order_reference is null and (o.sent_at is null or o.cleared_at > o.sent_at and not exists (
        select from esim_go_purchase found
        where found.package = o.package and not found.is_foreign and found.seen_at <= o.cleared_at
          and (found.iccid is null
            or o.target is not distinct from (select k.iccid from esim_go_esim k where k.iccid = found.iccid))
          and not exists (select from esim_go_order other where other.order_reference = found.order_reference))
      ) as is_absent
    from esim_go_order o left join esim_go_purchase p on p.order_reference = o.order_reference
    where o.reference = any (${references as string[]}::uuid[])`;

export const findKnownOrder = async (system: Sql, reference: string): Promise<KnownOrder | undefined> => {
  const [known] = await findKnownOrders(system, [reference]);
  return known;
};

/** Longer than a call may take, so that no answer to it can arrive later. */
export const ANSWER_SECONDS = 30;

/** Notes an order before it is sent. */
export const noteSent = async (system: Sql, { reference, package: name, iccid }: SupplyOrder): Promise<void> => {
  const { count } = await system`
    insert into esim_go_order as known (reference, package, target, sent_at, in_flight_until)
    values (${reference}, ${name}, ${iccid}, now(), now() + make_interval(secs => ${ANSWER_SECONDS}))
    on conflict (reference) do update
      set sent_at = excluded.sent_at, in_flight_until = excluded.in_flight_until, cleared_at = null
      where known.order_reference is null`;
  if (count === 0) throw new Error('eSIM Go has this order already');
};

/** Notes that the call ended without an answer that states its outcome. */
export const noteUnanswered = async (system: Sql, reference: string): Promise<void> => {
  await system`update esim_go_order set in_flight_until = null where reference = ${reference}`;
};

/** Notes that the call was surely not carried out. */
export const noteNotSent = async (system: Sql, reference: string): Promise<void> => {
  await system`
    update esim_go_order set sent_at = null, in_flight_until = null
    where reference = ${reference} and order_reference is null`;
};

/** Notes that no call was carried out, unless another call was sent after that was found. */
export const noteAbsent = async (system: Sql, reference: string): Promise<void> => {
  await system`
    update esim_go_order set sent_at = null
    where reference = ${reference} and order_reference is null and cleared_at > sent_at`;
};

export const noteRevoked = async (system: Sql, reference: string, isRevoked: boolean): Promise<void> => {
  await system`
    update esim_go_order set revoked_at = case when ${isRevoked} then now() end where reference = ${reference}`;
};

const isTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '23505';

/** Notes that an order of theirs is that of a sale, without changing any other; false when another sale has it. */
export const claimOrder = async (system: Sql, reference: string, claim: Claim): Promise<boolean> => {
  const { orderReference, iccid, total } = claim;
  try {
    const { count } = await system`
      update esim_go_order set order_reference = ${orderReference}, iccid = ${iccid}, total = ${total}, in_flight_until = null
      where reference = ${reference} and order_reference is null`;
    return count === 1;
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
};

/** Notes which eSIM an order went onto. */
export const noteDelivered = async (system: Sql, reference: string, iccid: string): Promise<void> => {
  await system`update esim_go_order set iccid = ${iccid} where reference = ${reference}`;
  await system`insert into esim_go_esim (iccid) values (${iccid}) on conflict do nothing`;
  await returnEsim(system, esimGoEsims, iccid);
  await system`
    delete from esim_go_purchase p using esim_go_order o
    where o.reference = ${reference} and p.order_reference = o.order_reference`;
};
