// What happened to the account of a user: sign-ins that succeeded and failed, sign-outs, other passwords (decision 79).
import type { SignIn } from '#contract/operator/model/signIn.ts';
import { currentRequest, shortAddress } from '../core/request-context.ts';
import type { Queryable } from '../db/connect.ts';
import { browserName } from './browser-name.ts';

export type SignInEvent = SignIn['event'];

export type RecordedEvent = {
  event: SignInEvent;
  address: string | null;
  browser: string | null;
  system: string | null;
  createdAt: Date;
};

type Visitor = Pick<RecordedEvent, 'address' | 'browser' | 'system'>;

const nobody: Visitor = { address: null, browser: null, system: null };

const visitorOf = (event: SignInEvent): Visitor => {
  const request = currentRequest();
  // The request is the operator's, whose address is not the reseller's business.
  if (!request || event === 'ENDED_BY_OPERATOR') return nobody;
  return { address: shortAddress(request.address) ?? null, ...browserName(request.userAgent) };
};

/**
 * Records what the request at hand did, or tried, to a user's account.
 *
 * @param userId Undefined for a sign-in with an e-mail address that nobody has.
 */
export const recordEvent = async (sql: Queryable, userId: string | undefined, event: SignInEvent): Promise<void> => {
  const { address, browser, system } = visitorOf(event);
  await sql`
    insert into identity_event (user_id, event, address, browser, system)
    values (${userId ?? null}, ${event}, ${address}, ${browser}, ${system})`;
};

/** The newest events of a user, the last one first. */
export const listEvents = (sql: Queryable, userId: string, limit: number): Promise<RecordedEvent[]> => sql<
  RecordedEvent[]
>`
  select event, address, browser, system, created_at from identity_event
  where user_id = ${userId} order by id desc limit ${limit}`;

/** Those of a reseller's account, where it is one of this provider. */
export const listEventsOf = (sql: Queryable, resellerId: string, limit: number): Promise<RecordedEvent[]> => sql<
  RecordedEvent[]
>`
  select e.event, e.address, e.browser, e.system, e.created_at
  from reseller r
  join identity_event e on e.user_id = user_of_subject(r.subject)
  where r.reseller_id = ${resellerId} order by e.id desc limit ${limit}`;
