// Asks payment providers for what they should have reported, because reports can be lost: a lost report costs minutes,
// not money.
import type { Sql } from '../db/connect.ts';
import type { Cards, Known, PaymentReport } from '../gateways/index.ts';
import { type Job, untilNextSchedule } from '../jobs/index.ts';
import type { PaymentDeps } from './deps.ts';
import { callProvider } from './outages.ts';
import { settlePayment } from './settle.ts';
import { storeCard } from './stored-card.ts';

/** A report usually comes within seconds. After that, open payments are asked about less and less often. */
const FIRST_MINUTES = 2;
const SHARE_OF_AGE = 0.25;
const LONGEST_WAIT = '1 hour';
const BATCH = 100;
const AT_ONCE = 5;
/** A form is closed after a day. */
const FORM_HOURS = 25;

/** Whether a row is due: a condition on its created_at and asked_at. */
const isDue = (sql: Sql) => sql`
  created_at < now() - make_interval(mins => ${FIRST_MINUTES})
  and (asked_at is null or asked_at < now() - least(${LONGEST_WAIT}::interval, (now() - created_at) * ${SHARE_OF_AGE}))`;

const inTurn = async <Item>(items: readonly Item[], ask: (item: Item) => Promise<void>): Promise<void> => {
  for (let start = 0; start < items.length; start += AT_ONCE) {
    await Promise.all(items.slice(start, start + AT_ONCE).map(ask));
  }
};

type OpenPayment = Known & { methodId: string };

/** Marks payments as asked about, so that only one of several processes asks. */
const claimPayments = ({ db: { system } }: PaymentDeps, methods: string[]) => system<OpenPayment[]>`
  update payment set asked_at = now() where id = any (array(
    select id from payment
    where status = 'PENDING' and payment_url is not null and provider_reference is not null
      and method_id = any (${methods}) and ${isDue(system)}
    order by created_at limit ${BATCH} for update skip locked))
  returning id, method_id, provider_reference as reference`;

const findReport = (
  { db: { system }, gateways }: PaymentDeps,
  { methodId, ...known }: OpenPayment,
): Promise<PaymentReport | undefined> =>
  callProvider(system, methodId, async () => gateways.find(methodId)?.findOutcome?.(known));

/** Asks for the outcome of payments that have been open for a while, and books what is known. */
export const askForOutcomes = async (deps: PaymentDeps): Promise<void> => {
  const { db, gateways, log } = deps;
  const methods = gateways.methods.map(({ id }) => id).filter((id) => gateways.find(id)?.findOutcome);
  if (methods.length === 0) return;
  await inTurn(await claimPayments(deps, methods), async (payment) => {
    try {
      const report = await findReport(deps, payment);
      if (report)
        log.warn({ payment: payment.id, status: await settlePayment(db, report) }, 'A lost report was fetched');
    } catch (error) {
      log.error({ err: error, payment: payment.id }, 'The outcome of a payment could not be fetched');
    }
  });
};

const claimForms = ({ db: { system } }: PaymentDeps) => system<Known[]>`
  update card_form set asked_at = now() where id = any (array(
    select id from card_form
    where reported_at is null and provider_reference is not null and ${isDue(system)}
      and created_at > now() - make_interval(hours => ${FORM_HOURS})
    order by created_at limit ${BATCH} for update skip locked))
  returning id, provider_reference as reference`;

/** Asks for cards that may have been entered, and stores them. */
export const askForCards = async (deps: PaymentDeps): Promise<void> => {
  const { db, gateways, secret, log } = deps;
  const findCard: Cards['findCard'] = gateways.cards?.findCard;
  if (!findCard) return;
  await inTurn(await claimForms(deps), async (form) => {
    try {
      const report = await findCard(form);
      if (report) await storeCard(db, secret, report);
    } catch (error) {
      log.error({ err: error, form: form.id }, 'The card of a form could not be fetched');
    }
  });
};

/** Runs every minute. */
export const askProviderJob = (deps: PaymentDeps): Job => ({
  name: 'ask-payment-provider',
  schedule: '* * * * *',
  retries: untilNextSchedule,
  work: async () => {
    await askForOutcomes(deps);
    await askForCards(deps);
  },
});
