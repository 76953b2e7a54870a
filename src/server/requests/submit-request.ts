import type { NewRequest } from '#contract/storefront/model/newRequest.ts';
import type { ResellerRequest } from '#contract/storefront/model/resellerRequest.ts';
import { clipText } from '#domain/plain-text.ts';
import { readRequest } from '#domain/reseller-request.ts';
import { type Caller, toCall } from '../core/caller.ts';
import { Problem } from '../core/problem.ts';
import { audit } from '../db/audit.ts';
import type { Sql, TransactionSql } from '../db/connect.ts';
import { withIdempotency } from '../db/idempotency.ts';
import { lockReseller } from '../db/lock-reseller.ts';
import { orNotFound } from '../db/lookup.ts';
import type { Input } from '../http/input.ts';
import type { RequestReceived } from '../mail/index.ts';
import type { AttemptLimit } from '../http/rate-limits/attempt-limit.ts';
import { rateLimitHeaders } from '../http/rate-limits/headers.ts';
import type { RequestDeps } from './deps.ts';
import { findNextAt, type RequestRow, toRequest } from './read-requests.ts';

/** Accounts cost nothing, so an operator gets one message in this time, however many resellers write. */
const OPERATORS_TOLD_EVERY = '1 hour';

type Told = { email: string; language: string };

const requireRequest = (given: NewRequest): NewRequest => {
  const read = readRequest(given);
  if ('request' in read) return read.request;
  const { field, code } = read.fault;
  throw Problem.badField(
    `body.${field}`,
    code,
    code === 'missing' ? 'Say this as well' : 'This belongs to requests of another kind',
  );
};

/** One request of a reseller waits for the other, so that both count. */
const requireTurn = async (tx: TransactionSql, limit: AttemptLimit): Promise<void> => {
  await lockReseller(tx);
  const nextAt = await findNextAt(tx, limit);
  if (!nextAt) return;
  const wait = Math.max(1, Math.ceil((nextAt.getTime() - Date.now()) / 1000));
  throw Problem.tooManyRequests(wait, rateLimitHeaders({ name: 'request', ...limit }, 0, wait));
};

/** The operators who were not told lately. Resellers do not see them, so they are read before the transaction. */
const findOperatorsToTell = (system: Sql) => system<Told[]>`
  select o.email, coalesce(r.language, 'en') as language
  from operator o left join reseller r on r.issuer = o.issuer and r.subject = o.subject
  where o.removed_at is null and not exists (
    select from mail m where m.recipient = o.email and m.kind = 'request-received'
      and m.created_at > now() - ${OPERATORS_TOLD_EVERY}::interval)`;

const tell = async (tx: TransactionSql, operators: readonly Told[], request: RequestReceived): Promise<void> => {
  if (operators.length === 0) return;
  const [reseller] = await tx<NonNullable<RequestReceived['reseller']>[]>`
    select reseller_id as id, trim(first_name || ' ' || last_name) as name, company_name, email
    from reseller where reseller_id = current_reseller()`;
  const { id, name, companyName, email: address } = orNotFound(reseller);
  const data = {
    ...request,
    reseller: { id, name: clipText(name), companyName: clipText(companyName), email: address },
  };
  for (const { email, language } of operators) {
    await tx`
      insert into mail (reseller_id, kind, recipient, language, data)
      values (current_reseller(), 'request-received', ${email}, ${language}, ${tx.json(data)})`;
  }
};

/** Records what the reseller asks for, once for each idempotency key, and tells the operators. */
export const submitRequest = async (
  { db, requestsPerReseller }: RequestDeps,
  caller: Caller,
  { headers, body }: Input<'submitRequest'>,
): Promise<ResellerRequest> => {
  const request = requireRequest(body);
  const operators = await findOperatorsToTell(db.system);
  return withIdempotency(db, 'submitRequest', toCall(caller, { headers, body: request }), async (tx) => {
    await requireTurn(tx, requestsPerReseller);
    const { kind, channel = null, monthlySales = null, message } = request;
    const [row] = await tx<RequestRow[]>`
      insert into reseller_request (reseller_id, kind, channel, monthly_sales, message)
      values (current_reseller(), ${kind}, ${channel}, ${monthlySales}, ${message})
      returning id, kind, channel, monthly_sales, message, created_at, answer, answered_at`;
    const sent = toRequest(orNotFound(row));
    await tell(tx, operators, { ...request, id: sent.id });
    await audit(tx, caller, 'request', sent.id, { kind });
    return { ...sent };
  });
};
