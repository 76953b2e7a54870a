// What the pages of the project promise for a day like that, and whether it was kept.
import type { Outage, Seen } from './seen.ts';

type Kept = { seen: string; isKept: boolean };

export type StorePromise = {
  promised: string;
  /** The page that promises it, and words that stand there. */
  page: string;
  words: string;
  judge: (seen: Seen) => Kept;
};

/** As the answers of a call that takes longest (docs/resilience.md). */
const LONGEST_CALL_SECONDS = 55;
/** Waits after the first and the second try (src/domain/webhook.ts). */
const FIRST_WAIT_SECONDS = 5;
const SECOND_WAIT_SECONDS = 300;
const CUT_OFF_SECONDS = 15;
/** A clock of a receiver, and the way to it. */
const TOLERANCE_SECONDS = 1;

const listOf = (counts: Record<string, number>): string =>
  Object.entries(counts)
    .map(([name, count]) => `${count} × ${name}`)
    .join(', ') || 'none';

const dollars = (cents: number): string => `${(cents / 100).toFixed(2)} USD`;

const goesOn = ({ seconds, sold, failed, isReady }: Outage, more: string, isKept: boolean): Kept => ({
  seen: `${seconds.toFixed(0)} s: ${sold} sales, ${failed} calls of sales failed, ${isReady ? 'ready' : 'NOT READY'}; ${more}`,
  isKept: sold > 0 && failed === 0 && isReady && isKept,
});

/** The only answers that a caller may get while a process is gone. */
const expectedMeanwhile = new Set(['502', '503', 'ECONNRESET', 'UND_ERR_SOCKET']);

export const promises: readonly StorePromise[] = [
  {
    promised: 'An acknowledged sale is kept and made once, however often its call is repeated',
    page: 'docs/integrators.md',
    words: 'the first answer comes again',
    judge: ({ sales }) => ({
      seen: `${sales.acknowledged} sales by ${sales.calls} calls: ${sales.acknowledged - sales.found} lost, ${sales.doubled} doubled`,
      isKept: sales.acknowledged > 0 && sales.found === sales.acknowledged && sales.doubled === 0,
    }),
  },
  {
    promised: 'No call waits longer than 55 s',
    page: 'docs/resilience.md',
    words: 'No call of any API waits longer than 55 s',
    judge: ({ sales, stripeOutage }) => {
      const longest = Math.max(sales.longestSeconds, stripeOutage.longestSeconds);
      return { seen: `the longest took ${longest.toFixed(1)} s`, isKept: longest <= LONGEST_CALL_SECONDS };
    },
  },
  {
    promised:
      'A payment is booked once, whether its event comes twice or never; one that is forged, fails or expires books nothing',
    page: 'docs/resilience.md',
    words: '`that comes twice`',
    judge: ({ payments }) => ({
      seen: `off by ${listOf(payments)} cents`.replaceAll(' ×', ' for'),
      isKept: Object.values(payments).every((difference) => difference === 0),
    }),
  },
  {
    promised: 'A refund takes back its credit, in full or in part; a refunded sale gives its price back',
    page: 'docs/operate.md',
    words: 'give it back at the desk',
    judge: ({ refunds }) => ({
      seen: `off by ${refunds.full} and ${refunds.partial} cents; ${refunds.ofSales} of ${refunds.ofSalesAsked} sales refunded`,
      isKept: refunds.full === 0 && refunds.partial === 0 && refunds.ofSales === refunds.ofSalesAsked,
    }),
  },
  {
    promised: 'A dispute takes the credit, one that is won gives it back, one that is lost does not',
    page: 'docs/rules.md',
    words: 'except by a payment that is taken back (a refund, a dispute)',
    judge: ({ disputes }) => ({
      seen: `off by ${disputes.opened}, ${disputes.won} and ${disputes.lost} cents`,
      isKept: disputes.opened === 0 && disputes.won === 0 && disputes.lost === 0,
    }),
  },
  {
    promised: 'What travellers use is known, and their resellers are told when little data is left',
    page: 'docs/decisions/0056-esim-go-supplies.md',
    words: 'the eSIM is noted as due and asked about at once',
    judge: ({ travellers: { used, alerts } }) => ({
      seen: `${used} travellers used most of their data, ${alerts} resellers were told`,
      isKept: used > 0 && alerts === used,
    }),
  },
  {
    promised: 'Stripe away: 502 or 504, nothing charged, the same call goes on later; sales go on',
    page: 'docs/resilience.md',
    words: '502, nothing charged; the same call goes on when it is repeated. Paying by credit is not touched.',
    judge: ({ stripeOutage: { statuses, chargedMeanwhile, booked, ...outage } }) =>
      goesOn(
        outage,
        `answers ${statuses.join(', ')}, ${chargedMeanwhile} charges, then ${dollars(booked)} booked of 100.00`,
        statuses.every((status) => status === 502 || status === 504) && chargedMeanwhile === 0 && booked === 10_000,
      ),
  },
  {
    promised: 'The supplier away: sales are charged and pending, and delivered once when it is back',
    page: 'docs/resilience.md',
    words: 'is charged and pending while its supplier is away, delivered once',
    judge: ({ supplierOutage: { pending, undelivered, ...outage } }) =>
      goesOn(
        outage,
        `${pending} pending, ${undelivered} of them undelivered in the end`,
        pending > 0 && undelivered === 0,
      ),
  },
  {
    promised: 'The mail server away: messages wait and are sent when it is back; nothing waits for it',
    page: 'docs/resilience.md',
    words: 'Messages wait in the database, so nothing waits for the mail server.',
    judge: ({ mailOutage: { waiting, arrived, ...outage } }) =>
      goesOn(outage, `${arrived} of ${waiting} messages came afterwards`, waiting > 0 && arrived === waiting),
  },
  {
    promised: 'Receivers away: events are sent again, and a sale never waits for a receiver',
    page: 'docs/resilience.md',
    words: 'Events wait in the database, so a sale never waits for a receiver.',
    judge: ({ receiverOutage: { lost, ...outage } }) =>
      goesOn(outage, `${lost} events of the healthy receiver lost`, lost === 0),
  },
  {
    promised: 'A process killed: the other one sells on, callers ask again after 502 or 503',
    page: 'docs/operate.md',
    words: 'A change that was sent is answered with 502, and its caller asks again with the same',
    judge: ({ kill }) => ({
      seen: `${kill.seconds.toFixed(0)} s: ${kill.sold} sales, failed calls: ${listOf(kill.answers)}; longest time without a sale ${kill.longestSilenceSeconds.toFixed(1)} s`,
      isKept: kill.sold > 0 && Object.keys(kill.answers).every((kind) => expectedMeanwhile.has(kind)),
    }),
  },
  {
    promised: 'Both processes restarted one after the other: no call fails',
    page: 'docs/operate.md',
    words: '`simshelf-restart` restarts them without losing a call',
    judge: ({ restart }) => ({
      seen: `${restart.calls} calls, failed: ${listOf(restart.answers)}`,
      isKept: restart.calls > 0 && restart.failed === 0,
    }),
  },
  {
    promised: 'Every event comes to its healthy receiver, signed, and no other receiver delays it',
    page: 'docs/rules.md',
    words: 'A committed event is delivered at least once, with a stable id and a signature',
    judge: ({ webhooks: { events, missing, badSignatures, slowestSeconds } }) => ({
      seen: `${events} events, ${missing} missing, ${badSignatures} badly signed, the slowest after ${slowestSeconds.toFixed(1)} s`,
      isKept: events > 0 && missing === 0 && badSignatures === 0 && slowestSeconds < CUT_OFF_SECONDS,
    }),
  },
  {
    promised: 'A receiver that fails gets an event again after 5 s, then after 5 min',
    page: 'docs/resilience.md',
    words: 'Sent again, less and less often, for three days.',
    judge: ({ webhooks: { failing } }) => ({
      seen: `${failing.events} events, again after ${failing.afterFirst.toFixed(1)} s and ${failing.afterSecond.toFixed(0)} s at the earliest`,
      isKept:
        failing.events > 0 &&
        failing.afterFirst >= FIRST_WAIT_SECONDS - TOLERANCE_SECONDS &&
        failing.afterSecond >= SECOND_WAIT_SECONDS - TOLERANCE_SECONDS,
    }),
  },
  {
    promised: 'A slow receiver is cut off after 15 s; 410 removes the address, for each type of event',
    page: 'docs/resilience.md',
    words: '410 removes the address',
    judge: ({ webhooks: { slow, gone } }) => ({
      seen: `${slow.events} slow events, cut off after ${slow.cutOffSeconds.toFixed(1)} s at the latest; ${gone.further} further events after 410, the addresses are ${gone.isRemoved ? 'gone' : 'STILL THERE'}`,
      isKept:
        slow.events > 0 &&
        slow.cutOffSeconds <= CUT_OFF_SECONDS + TOLERANCE_SECONDS &&
        gone.further === 0 &&
        gone.isRemoved,
    }),
  },
  {
    promised: 'Every message comes to its receiver',
    page: 'docs/resilience.md',
    words: '4xx: sent again.',
    judge: ({ mail }) => ({
      seen: `${mail.sent} sent, ${mail.missing} missing, ${mail.open} still open, ${mail.doubled} came twice; of ${mail.customers} customers ${mail.unreached} got no link`,
      isKept: mail.sent > 0 && mail.missing === 0 && mail.open === 0 && mail.customers > 0 && mail.unreached === 0,
    }),
  },
  {
    promised: "Stripe's charges and refunds are the store's payments and refunds",
    page: 'docs/resilience.md',
    words: 'the books of both sides are equal',
    judge: ({ stripe: { charges, payments, charged, booked, refunded, refundsBooked } }) => ({
      seen: `${charges} charges of ${dollars(charged)}, ${payments} payments of ${dollars(booked)}; refunds ${dollars(refunded)} there, ${dollars(refundsBooked)} here`,
      isKept: charges > 0 && charges === payments && charged === booked && refunded === refundsBooked,
    }),
  },
  {
    promised: "The supplier's orders are the store's deliveries, each sale delivered",
    page: 'docs/resilience.md',
    words: 'delivered once',
    judge: ({ supplier, sales }) => ({
      seen: `${supplier.orders} orders there, ${supplier.deliveries} deliveries here, ${supplier.unknown} unknown to us; ${sales.undelivered} sales undelivered`,
      isKept:
        supplier.orders > 0 &&
        supplier.orders === supplier.deliveries &&
        supplier.unknown === 0 &&
        sales.undelivered === 0,
    }),
  },
  {
    promised: 'The credit of every reseller is what its own books say',
    page: 'docs/rules.md',
    words: 'M2: No balance goes below zero',
    judge: ({ wrongCredit }) => ({
      seen: `off by more than nothing: ${listOf(wrongCredit).replaceAll(' ×', ' cents,')}`,
      isKept: Object.keys(wrongCredit).length === 0,
    }),
  },
  {
    promised: 'Every invariant holds, and the ledger is as it was booked',
    page: 'docs/operate.md',
    words: 'Check every invariant of money, stock and isolation',
    judge: ({ commands }) => ({
      seen: `verify ended with ${commands.verify}, verify-ledger with ${commands.verifyLedger}`,
      isKept: commands.verify === 0 && commands.verifyLedger === 0,
    }),
  },
  {
    promised: 'Each error in the log is explained, and every answer fits the contract; the store is ready in the end',
    page: 'docs/operate.md',
    words: 'These are the lines of the level `error`, and what to do.',
    judge: ({ log, isReadyAtEnd }) => ({
      seen: `lines of the level error: ${listOf(log.errors)}, not explained: ${log.undocumented.join('; ') || 'none'}; ${log.violations} answers beside the contract; ${isReadyAtEnd ? 'ready' : 'NOT READY'}`,
      isKept: log.undocumented.length === 0 && log.violations === 0 && isReadyAtEnd,
    }),
  },
];
