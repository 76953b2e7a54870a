// The report of a rehearsal is right: a day on which all was kept has no broken promise, and each figure that is wrong breaks one.
import { describe, expect, test } from 'vitest';
import { promises } from '../rehearsal/promises.ts';
import { reportOf, toMarkdown, toText } from '../rehearsal/report.ts';
import type { Seen } from '../rehearsal/seen.ts';
import { contentOf } from './source-tree.ts';

const outage = { seconds: 10, sold: 20, failed: 0, isReady: true };

/** A day on which everything was kept. */
const good: Seen = {
  startedAt: '2026-11-29T08:00:00.000Z',
  minutes: 8,
  sales: { calls: 420, acknowledged: 200, found: 200, doubled: 0, undelivered: 0, longestSeconds: 2 },
  payments: { twice: 0, late: 0, forged: 0, failedTransfer: 0, expired: 0, stock: 0 },
  refunds: { full: 0, partial: 0, ofSales: 5, ofSalesAsked: 5 },
  disputes: { opened: 0, won: 0, lost: 0 },
  travellers: { used: 6, alerts: 6 },
  wrongCredit: {},
  stripeOutage: { ...outage, statuses: [502, 502], longestSeconds: 3, chargedMeanwhile: 0, booked: 10_000 },
  supplierOutage: { ...outage, pending: 20, undelivered: 0 },
  mailOutage: { ...outage, waiting: 2, arrived: 2 },
  receiverOutage: { ...outage, lost: 0 },
  kill: { ...outage, answers: { 502: 1 }, longestSilenceSeconds: 2 },
  restart: { calls: 60, failed: 0, answers: {} },
  stripe: { charges: 12, payments: 12, charged: 1_000, booked: 1_000, refunded: 100, refundsBooked: 100 },
  supplier: { orders: 202, deliveries: 202, unknown: 0 },
  webhooks: {
    events: 90,
    missing: 0,
    badSignatures: 0,
    slowestSeconds: 2,
    failing: { events: 90, afterFirst: 5.1, afterSecond: 300.2 },
    slow: { events: 20, cutOffSeconds: 15.02 },
    gone: { further: 0, isRemoved: true },
  },
  mail: { sent: 60, missing: 0, open: 0, doubled: 1, customers: 20, unreached: 0 },
  commands: { verify: 0, verifyLedger: 0 },
  log: { errors: { 'A payment could not be started': 2 }, undocumented: [], violations: 0 },
  isReadyAtEnd: true,
};

/** The same day with this figure changed. */
const withFigure = (path: string, value: unknown): Seen => {
  const day = structuredClone(good);
  const names = path.split('.');
  const last = names.pop() ?? '';
  const place = names.reduce((part, name) => part[name] as Record<string, unknown>, day as Record<string, unknown>);
  place[last] = value;
  return day;
};

test('a day on which all was kept breaks no promise', () => {
  const report = reportOf(good);
  expect(report.rows.filter(({ isKept }) => !isKept)).toEqual([]);
  expect(report.broken).toBe(0);
  expect(toText(report)).toContain(`All ${promises.length} promises were kept.`);
});

/** Each figure that breaks a promise, with a value that does. */
const wrong: Readonly<Record<string, unknown>> = {
  'sales.acknowledged': 0,
  'sales.found': 199,
  'sales.doubled': 1,
  'sales.undelivered': 1,
  'sales.longestSeconds': 56,
  'payments.twice': 10_000,
  'payments.late': -10_000,
  'payments.forged': 10_000,
  'payments.failedTransfer': 10_000,
  'payments.expired': 10_000,
  'payments.stock': -149,
  'refunds.full': 10_000,
  'refunds.partial': 1,
  'refunds.ofSales': 4,
  'disputes.opened': 10_000,
  'disputes.won': -10_000,
  'disputes.lost': 10_000,
  'travellers.used': 0,
  'travellers.alerts': 5,
  wrongCredit: { Hanna: 149 },
  'stripeOutage.statuses': [502, 500],
  'stripeOutage.longestSeconds': 56,
  'stripeOutage.chargedMeanwhile': 1,
  'stripeOutage.booked': 20_000,
  'stripeOutage.failed': 1,
  'supplierOutage.pending': 0,
  'supplierOutage.undelivered': 1,
  'supplierOutage.isReady': false,
  'mailOutage.arrived': 1,
  'mailOutage.sold': 0,
  'receiverOutage.lost': 1,
  'receiverOutage.failed': 1,
  'kill.answers': { 500: 1 },
  'kill.sold': 0,
  'restart.failed': 1,
  'restart.calls': 0,
  'stripe.payments': 11,
  'stripe.booked': 999,
  'stripe.refundsBooked': 0,
  'supplier.deliveries': 201,
  'supplier.unknown': 1,
  'webhooks.events': 0,
  'webhooks.missing': 1,
  'webhooks.badSignatures': 1,
  'webhooks.slowestSeconds': 16,
  'webhooks.failing.events': 0,
  'webhooks.failing.afterFirst': 1,
  'webhooks.failing.afterSecond': 60,
  'webhooks.slow.cutOffSeconds': 20,
  'webhooks.gone.further': 1,
  'webhooks.gone.isRemoved': false,
  'mail.sent': 0,
  'mail.missing': 1,
  'mail.open': 1,
  'mail.customers': 0,
  'mail.unreached': 1,
  'commands.verify': 1,
  'commands.verifyLedger': 1,
  'log.undocumented': ['Something else'],
  'log.violations': 1,
  isReadyAtEnd: false,
};

test.each(Object.entries(wrong))('%s of %j breaks a promise', (path, value) => {
  const report = reportOf(withFigure(path, value));
  expect(report.broken).toBeGreaterThan(0);
  expect(toMarkdown(report)).toContain('**no**');
  expect(toText(report)).toMatch(/^BROKEN /m);
});

test('each promise is broken by one of them', () => {
  const broken = new Set(
    Object.entries(wrong).flatMap(([path, value]) =>
      reportOf(withFigure(path, value))
        .rows.filter(({ isKept }) => !isKept)
        .map(({ promised }) => promised),
    ),
  );
  expect(promises.filter(({ promised }) => !broken.has(promised))).toEqual([]);
});

describe('each promise', () => {
  test.each(promises.map(({ page, words, promised }) => [promised, page, words]))(
    '"%s" stands in %s',
    (_promised, page, words) => {
      const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ');
      expect(inOneLine(contentOf(page))).toContain(inOneLine(words));
    },
  );
});
