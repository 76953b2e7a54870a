// What goes on a further page of a statement.
import { describe, expect, test } from 'vitest';
import { draw, type StatementContent } from '#server/statements/statement-document.ts';
import { sumDays } from '#server/statements/sum-days.ts';
import { pdfPages } from '#support/pdf-text.ts';

const statementOf = (changes: number): StatementContent => ({
  month: '2026-10',
  zone: 'Europe/Berlin',
  email: 'anna@example.com',
  companyName: 'Berg Reisen GmbH',
  firstMonth: '2026-10',
  accounts: [
    {
      currency: 'USD',
      opening: 100_000,
      topUps: 0,
      takenBack: 0,
      sales: -100 * changes,
      refunds: 0,
      adjustments: 0,
      bonus: 0,
      closing: 100_000 - 100 * changes,
      entries: changes,
      hash: '',
    },
  ],
  changes: Array.from({ length: changes }, (_, index) => ({
    at: `${String(1 + (index % 31)).padStart(2, '0')}-10-2026 09:05`,
    cause: 'SALE',
    what: 'Germany 1 GB',
    invoice: null,
    amount: -100,
    currency: 'USD',
    balance: 100_000 - 100 * (index + 1),
  })),
  hasHash: false,
  drawnAt: new Date(0),
});

const frame = { storeName: 'Store', language: 'en' } as const;

test('CRE-072: the closing line stays with the last change', async () => {
  const alone: number[] = [];
  for (let changes = 25; changes <= 45; changes += 1) {
    const pages = pdfPages(await draw(statementOf(changes), frame));
    if (!pages.at(-1)?.includes('Germany')) alone.push(changes);
  }
  expect(alone).toEqual([]);
});

describe('CRE-073: every change of the month', () => {
  test('is drawn with the credit after it, and each page says what its figures are', async () => {
    const pages = pdfPages(await draw(statementOf(150), frame));
    expect(pages.length).toBeGreaterThan(3);
    const head = 'Credit in USDDateCauseAmountBalance';
    expect(pages.map((text) => text.includes(head.slice(13)))).toEqual(pages.map(() => true));
    expect(pages.slice(1).map((text) => text.startsWith(head))).toEqual(pages.slice(1).map(() => true));
    const lines = pages.join('').match(/\d\d-10-2026 09:05-1.00 USD\d+\.00 USDSale · Germany 1 GB/g);
    expect(lines).toHaveLength(150);
    expect(pages.at(-1)).toContain('850.00 USDSale');
    expect(pages.at(-1)).toContain('Closing balance850.00 USD');
  });

  test('is added up by day and cause where there are very many, with the same credit at the end', async () => {
    const statement = statementOf(100);
    const changes = sumDays(statement.changes, statement.accounts);
    const text = pdfPages(await draw({ ...statement, changes, summedFrom: 5_000 }, frame)).join('');
    expect(text).toContain('more than 5,000 changes');
    expect(text).toContain('01-10-2026-4.00 USD996.00 USDSaleNumber of changes: 4');
    expect(text).toContain('900.00 USDSaleNumber of changes: 3');
    expect(text).toContain('Closing balance900.00 USD');
  });

  test('lets other documents be drawn meanwhile', async () => {
    const order: string[] = [];
    await Promise.all([
      draw(statementOf(1_000), frame).then(() => order.push('long')),
      draw(statementOf(1), frame).then(() => order.push('short')),
    ]);
    expect(order).toEqual(['short', 'long']);
  });
});
