// A refund that was made gives the reseller a credit note, in the account and by mail.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  balanceOf,
  newPayer,
  openDesk,
  orderTopUp,
  pay,
  readDeskPayment,
  refundPayment,
  settleAdjustment,
} from '#support/desk.ts';
import { expectBooksToBeRight } from '#support/ledger-checks.ts';
import type { Operator } from '#support/operator-client.ts';
import { purchases } from '#support/payer.ts';
import { pdfPages } from '#support/pdf-text.ts';
import { bodyOf, newReseller, type Reseller } from '#support/reseller.ts';
import { idOf } from '#support/stock-setup.ts';
import type { TestServer } from '#support/test-server.ts';
import { bankTransfer } from '#support/transfers.ts';

let server: TestServer;
let olivia: Operator;
let otto: Operator;
let reseller: Reseller;

beforeAll(async () => {
  ({ server, olivia, otto } = await openDesk({ bankTransfer }));
});
beforeEach(async () => {
  reseller = await newPayer(server);
});
afterAll(() => server.stop());
afterAll(() => expectBooksToBeRight(server));

const paid = async (method?: string): Promise<string> => pay(server, await orderTopUp(server, reseller, 100, method));
const notes = async () => (await purchases(reseller))[0]?.creditNotes;
const textOf = async (id: string, locale = 'en', token = reseller.token) => {
  const response = await fetch(`${server.url}/client-api/payments/credit-notes/${id}`, {
    headers: { authorization: `Bearer ${token}`, locale },
  });
  return response.status === 200 ? pdfPages(await response.bytes()).join('') : response.status;
};
/** Nothing runs in the background, so that no inbox shows them. */
const mails = () => server.db.system`
  select kind, data from mail where recipient = ${reseller.email} and kind like 'credit-note%' order by created_at`;
const seriesOf = async (id: string): Promise<string> =>
  (await readDeskPayment(olivia, id)).receipt?.split('-')[0] ?? '';

describe('a refund by the provider', () => {
  test('gives a credit note for each part, with the tax in it', async () => {
    const id = await paid();
    const series = await seriesOf(id);
    const params = { path: { id: await idOf(server, reseller) } };
    const readPaid = async () => (await bodyOf(olivia.desk.GET('/resellers/{id}', { params }))).totals.paid.value;
    expect(await readPaid()).toBe(119);
    await bodyOf(refundPayment(olivia, id, 33.33));
    expect(await readPaid()).toBe(85.67);
    await bodyOf(refundPayment(otto, id, 85.67));
    expect(await readPaid()).toBe(0);
    const [first, second] = (await notes()) ?? [];
    expect(first).toMatchObject({ number: `${series}-C1`, amount: { priceValue: 33.33 }, isVoid: false });
    expect(second).toMatchObject({ number: `${series}-C2`, amount: { priceValue: 85.67 }, isVoid: false });
    const english = await textOf(first?.id ?? '');
    for (const part of [
      /^SimshelfCredit note/,
      `Credit note number${series}-C1`,
      `For invoice${series}-1 of `,
      'Refunded byCard',
      `Refund for invoice ${series}-128.01 USD`,
      'Net amount28.01 USD',
      'VAT 19%5.32 USD',
      'Total refunded33.33 USD',
    ]) {
      expect(english).toMatch(part);
    }
    const german = await textOf(second?.id ?? '', 'de');
    expect(german).toMatch(/^SimshelfRechnungskorrektur/);
    expect(german).toContain('Erstatteter Betrag85,67 USD');
    expect(german).toContain('USt. 19\u00A0%13,68 USD');
    expect((await readDeskPayment(olivia, id)).refunds.map(({ creditNote }) => creditNote)).toEqual([
      `${series}-C1`,
      `${series}-C2`,
    ]);
  });

  test('sends it by mail', async () => {
    const id = await paid();
    await bodyOf(refundPayment(olivia, id, 23.8));
    const [note] = (await notes()) ?? [];
    expect(await mails()).toMatchObject([
      {
        kind: 'credit-note',
        data: { refundId: note?.id, paymentId: id, number: note?.number, vat: 380, total: 2_380, byHand: false },
      },
    ]);
  });

  test('is for its reseller alone', async () => {
    await bodyOf(refundPayment(olivia, await paid(), 10));
    const [note] = (await notes()) ?? [];
    const stranger = await newReseller(server);
    expect(await textOf(note?.id ?? '', 'en', stranger.token)).toBe(404);
  });

  test('has none while it waits or was declined', async () => {
    const id = await pay(server, await orderTopUp(server, reseller, 1_000));
    const [waiting] = (await bodyOf(refundPayment(olivia, id, 600))).refunds;
    expect(await notes()).toBeUndefined();
    expect(await textOf(waiting?.id ?? '')).toBe(404);
    await bodyOf(settleAdjustment(otto, waiting?.id ?? '', 'decline'));
    expect(await notes()).toBeUndefined();
    expect(await mails()).toEqual([]);
  });

  test('has none when the provider refuses it', async () => {
    const id = await paid('reference-crypto');
    expect((await bodyOf(refundPayment(olivia, id, 10))).refunds).toMatchObject([{ state: 'REFUSED' }]);
    expect(await notes()).toBeUndefined();
    expect(await mails()).toEqual([]);
  });

  test('that fails after it was made makes its credit note void, and says so', async () => {
    const id = await paid();
    await bodyOf(refundPayment(olivia, id, 23.8));
    const [refund] = (await readDeskPayment(olivia, id)).refunds;
    await server.db.system`
      select settle_refund(reseller_id, id, 'REFUSED', 'reported', 'The card is closed') from payment_refund
      where id = ${refund?.id ?? ''}`;
    expect(await balanceOf(reseller)).toBe(100);
    expect(await notes()).toMatchObject([{ isVoid: true }]);
    expect((await mails()).map(({ kind }) => kind)).toEqual(['credit-note', 'credit-note-void']);
    // The next one has the next number.
    await bodyOf(refundPayment(olivia, id, 10));
    expect((await notes())?.map(({ number }) => number.split('-')[1])).toEqual(['C1', 'C2']);
  });
});

test('a refund by hand gives one too, which names the transfer', async () => {
  const { paymentId } = await orderTopUp(server, reseller, 100, 'bank-transfer');
  const body = { value: 119, currencyCode: 'USD', valueDate: new Date().toISOString().slice(0, 10), note: '' };
  await bodyOf(olivia.desk.POST('/payments/{id}/settle', { params: { path: { id: paymentId } }, body }));
  await bodyOf(refundPayment(olivia, paymentId, 11.9, { reference: 'Refund 47' }));
  const [note] = (await notes()) ?? [];
  expect(await textOf(note?.id ?? '')).toContain('Refunded by bank transferRefund 47');
  expect(await mails()).toMatchObject([{ data: { byHand: true, vat: 190, total: 1_190 } }]);
});
