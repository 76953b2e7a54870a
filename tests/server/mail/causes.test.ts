// What sends a message to a reseller, once.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { receiptFileName } from '#domain/purchase.ts';
import { letTopUpsBeDue } from '#support/auto-top-up.ts';
import { DECLINED_CARD, storeCard } from '#support/card.ts';
import { inboxOf, messageFor } from '#support/inbox.ts';
import { creditTopUp, decide, fillAccount, liveIn, orderPackages, purchases } from '#support/payer.ts';
import { until } from '#support/poll.ts';
import { bodyOf, newReseller, type Reseller } from '#support/reseller.ts';
import { setCredit } from '#support/stock-setup.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';

let server: TestServer;
let reseller: Reseller;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  reseller = await newReseller(server);
  await liveIn(reseller, 'DE');
});

const topUp = async (payer: Reseller, action?: 'fail'): Promise<string> => {
  const payment = await bodyOf(
    payer.api.POST('/payments/credit/submit', { params: {}, body: creditTopUp(server, 50, 59.5) }),
  );
  await decide(payer, payment, action);
  return payment.paymentId;
};

const messagesTo = ({ email }: Reseller) => inboxOf(server, email);

test('a payment that arrived sends its receipt', async () => {
  const id = await topUp(reseller);
  const { subject, text, page } = await messageFor(server, reseller.email, /^Invoice /);
  const [purchase] = await purchases(reseller);
  expect(purchase?.id).toBe(id);
  expect(text).toContain('Your payment for credit has arrived.');
  expect(text).toContain(`Invoice number: ${subject.replace('Invoice ', '')}`);
  expect(text).toContain('Total paid: 59.50 USD');
  expect(text).toContain('VAT included: 9.50 USD');
  expect(text).toContain(`${server.url}/account/credit-purchases/${id}`);
  const attached = await fetch(`${page}/${receiptFileName(new Date(purchase?.date ?? 0))}`);
  expect(attached.headers.get('content-type')).toBe('application/pdf');
  expect(await attached.text()).toMatch(/^%PDF-/);
  // VAL-132: the day of the seller, as the invoice has it.
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/Berlin' });
  expect(text).toContain(`Date: ${day.format(new Date(purchase?.date ?? 0))}\n`);
});

test.each([
  ['a reverse charge', { country: 'AT' }, 'ATU13585627', 'VAT: Reverse charge: the recipient owes the VAT'],
  ['an address elsewhere', { country: 'US' }, '', 'VAT: Not subject to VAT in the European Union (place of supply'],
  ['a territory', { country: 'ES', postalCode: '35001' }, '', 'VAT: Not subject to VAT in the European Union (place'],
])('VAL-132: the message says why there is no VAT for %s', async (_, address, taxId, why) => {
  await fillAccount(reseller, address, { taxId });
  const body = creditTopUp(server, 50, 50);
  await decide(reseller, await bodyOf(reseller.api.POST('/payments/credit/submit', { params: {}, body })));
  const { text } = await messageFor(server, reseller.email, /^Invoice /);
  expect(text).toContain(why);
  expect(text).not.toContain('VAT included');
});

test('packages that were paid for send one too, and a payment that failed sends none', async () => {
  await topUp(reseller, 'fail');
  const { dataPackages } = await bodyOf(reseller.api.GET('/products/data-packages'));
  const dataPackageId = dataPackages.find(({ name }) => name === 'Germany 1 GB')?.id ?? '';
  await decide(reseller, await orderPackages(server, reseller, [{ dataPackageId, amount: 2 }]));
  const { text } = await messageFor(server, reseller.email, /^Invoice /);
  expect(text).toContain('Your payment for data packages has arrived.');
  expect(await messagesTo(reseller)).toHaveLength(1);
});

test('an automatic top-up that the card refuses says so, when it is tried again, and at last that it is off', async () => {
  await storeCard(server, reseller, DECLINED_CARD);
  await setCredit(server, reseller, 500);
  const body = { enabled: true, threshold: 10, amount: 20 };
  await bodyOf(reseller.api.POST('/users/current/credit/auto-top-up', { body }));
  for (const tries of [1, 2, 3]) {
    await until(`${tries} refusals were told`, async () => (await messagesTo(reseller)).length === tries);
    await letTopUpsBeDue(server);
  }
  const [last, , first] = await messagesTo(reseller);
  expect(first?.subject).toBe('Your automatic top-up failed');
  expect(first?.text).toContain('Your card could not be charged 23.80 USD.');
  expect(first?.text).toContain('The next attempt is on ');
  expect(first?.text).toContain('Reason: ');
  expect(last?.text).toContain('The automatic top-up is off now.');
  expect(await bodyOf(reseller.api.GET('/users/current/credit'))).toMatchObject({ autoTopUpEnabled: false });
});

test('messages are read by the system alone', async () => {
  await topUp(reseller);
  await expect(server.db.app`select * from mail`).rejects.toThrow('permission denied');
});
