// What goes on a further page of a statement.
import { expect, test } from 'vitest';
import { draw, type StatementContent } from '#server/statements/statement-document.ts';
import { pdfPages } from '#support/pdf-text.ts';

const statementOf = (days: number): StatementContent => ({
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
      sales: -36_303,
      refunds: 0,
      adjustments: 0,
      bonus: 0,
      closing: 63_697,
      entries: days,
      hash: '',
    },
  ],
  days: Array.from({ length: days }, (_, index) => ({
    day: new Date(Date.UTC(2026, 9, 1 + (index % 31))),
    cause: 'SALE',
    entries: 1,
    amount: -100,
    currency: 'USD',
  })),
  hasHash: false,
  drawnAt: new Date(0),
});

test('CRE-072: the closing line stays with the last day', async () => {
  const alone: number[] = [];
  for (let days = 25; days <= 40; days += 1) {
    const pages = pdfPages(await draw(statementOf(days), { storeName: 'Store', language: 'en' }));
    if (!pages.at(-1)?.includes('October')) alone.push(days);
  }
  expect(alone).toEqual([]);
});
