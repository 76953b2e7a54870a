// Messages to addresses that a reseller typed: who may have them sent, after what delay, and how many (decision 51).
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brandReseller } from '#server/account/index.ts';
import { until } from '#support/poll.ts';
import { type MailServer, startMailServer } from '#support/mail-server.ts';
import { newOperator } from '#support/operator-client.ts';
import { creditTopUp, decide, liveIn } from '#support/payer.ts';
import { bodyOf, newReseller, type Reseller } from '#support/reseller.ts';
import { refundSale } from '#support/sales.ts';
import { addCredit, addStock, idOf, priceOf, shelve } from '#support/stock-setup.ts';
import { storeNames } from '#support/stored-names.ts';
import { generousLimits, startTestServer, type TestServer } from '#support/test-server.ts';
import type { Config } from '#server/settings/config.ts';

let mailServer: MailServer;

beforeAll(async () => {
  mailServer = await startMailServer();
});
afterAll(() => mailServer.close());

const day = 86_400;

/** A picture of one pixel. */
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A store with these settings, that is stopped after the tests around. */
const useStore = (settings: Partial<Config>): { server: () => TestServer } => {
  let server: TestServer;
  beforeAll(async () => {
    const smtp = { url: mailServer.url, from: 'Simshelf <store@example.com>' };
    server = await startTestServer({ smtp, ...settings });
  });
  afterAll(() => server.stop());
  return { server: () => server };
};

/** A reseller who has what it sells mailed to its customers. */
const newSeller = async (server: TestServer): Promise<Reseller & { itemId: string; price: number }> => {
  const reseller = await newReseller(server);
  await liveIn(reseller, 'DE');
  const body = { customerLink: true, customerDataLow: false };
  await bodyOf(reseller.api.PUT('/users/current/notifications', { body }));
  const item = await shelve(reseller, 'Germany 1 GB');
  return { ...reseller, itemId: item.id, price: priceOf(item) };
};

const payIn = async (server: TestServer, seller: Reseller): Promise<void> => {
  const body = creditTopUp(server, 50, 59.5);
  await decide(seller, await bodyOf(seller.api.POST('/payments/credit/submit', { params: {}, body })));
};

const aCustomer = (): string => `${randomUUID()}@example.com`;

const sell = async ({ api, itemId }: Reseller & { itemId: string }, customerEmail = aCustomer()) => {
  const body = { inventoryItemId: itemId, customerEmail };
  const { activatedItem } = await bodyOf(api.POST('/activations/register', { params: {}, body }));
  return { id: activatedItem.uid, customerEmail };
};

const stateOf = async ({ api }: Reseller, id: string) =>
  (await bodyOf(api.GET('/activations/activated-items/{id}', { params: { path: { id } } }))).customerMail;

const refund = ({ api }: Reseller, id: string) => bodyOf(refundSale({ api }, id));

const sendLink = ({ api }: Pick<Reseller, 'api'>, id: string, key: string = randomUUID()) =>
  api.POST('/activations/activated-items/{id}/send-link', {
    params: { path: { id }, header: { 'Idempotency-Key': key } },
  });

const receivedBy = (email: string) => mailServer.received.filter(({ to }) => to.includes(email));

const reaches = async (seller: Reseller, id: string, state: string): Promise<void> => {
  await expect.poll(() => stateOf(seller, id), { timeout: 20_000 }).toBe(state);
};

describe('who may write to customers', () => {
  const { server } = useStore({});

  test('a reseller with nothing but the welcome bonus has nothing mailed, and reads so at once', async () => {
    const seller = await newSeller(server());
    const { id, customerEmail } = await sell(seller);
    expect(await stateOf(seller, id)).toBe('NOT_PAID');
    await payIn(server(), seller);
    const later = await sell(seller);
    await reaches(seller, later.id, 'SENT');
    expect(receivedBy(later.customerEmail)).toHaveLength(1);
    expect(receivedBy(customerEmail)).toEqual([]);
    expect(await stateOf(seller, id)).toBe('NOT_PAID');
  });

  test('what a traveller gets is under the brand of the shop, what the seller gets under the store', async () => {
    const seller = await newSeller(server());
    await payIn(server(), seller);
    const { email } = seller;
    const brand = { name: 'Berg Reisen', accentColor: '#c83a2b', contactPhone: '+49 8041 12' };
    await brandReseller(server().db.system, email, brand);
    const { id, customerEmail } = await sell(seller);
    await reaches(seller, id, 'SENT');
    const [mail] = receivedBy(customerEmail);
    expect(mail?.html).toContain('background:#c83a2b');
    expect(mail?.html).toContain('+49 8041 12');
    expect(`${mail?.html}${mail?.text}`).not.toContain('Simshelf');
    expect(mail?.text).toContain('\n-- \nBerg Reisen\n');
    // The receipt of what was paid has a job of its own.
    await until('the seller has mail', async () => receivedBy(email).length > 0);
    expect(receivedBy(email)[0]?.text).toContain('\n-- \nSimshelf\n');
  });

  test("the shop's logo is shown where mail programs can: no SVG", async () => {
    const seller = await newSeller(server());
    await payIn(server(), seller);
    const logoInMail = async (): Promise<string | undefined> => {
      const { id, customerEmail } = await sell(seller);
      await reaches(seller, id, 'SENT');
      const [mail] = receivedBy(customerEmail);
      expect(mail?.html).toContain('Berg Reisen');
      return /<img src="([^"]*)" alt="Berg Reisen"/.exec(mail?.html ?? '')?.[1];
    };
    const upload = async (file: Buffer): Promise<string | undefined> => {
      const body = { picture: file.toString('base64') };
      return (await bodyOf(seller.api.PUT('/users/current/brand/logo', { params: {}, body }))).uploadedLogoUrl;
    };
    const address = 'https://berg.example/logo.png';
    await brandReseller(server().db.system, seller.email, { name: 'Berg Reisen', logoUrl: address });
    expect(await logoInMail()).toBe(address);
    await brandReseller(server().db.system, seller.email, { logoUrl: 'https://berg.example/Logo.SVG?size=2' });
    expect(await logoInMail()).toBeUndefined();
    const uploaded = await upload(Buffer.from(pixel, 'base64'));
    expect(uploaded).toContain('/logos/');
    expect(await logoInMail()).toBe(uploaded);
    await upload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><path d="M0 0h2v1z"/></svg>'));
    expect(await logoInMail()).toBeUndefined();
  });

  test('a seller sends the link again, once for a press and not while it waits, five times a day', async () => {
    const seller = await newSeller(server());
    const off = { customerLink: false, customerDataLow: false };
    await bodyOf(seller.api.PUT('/users/current/notifications', { body: off }));
    await payIn(server(), seller);
    const { id, customerEmail } = await sell(seller);
    expect(await stateOf(seller, id)).toBeUndefined();
    const press = (key: string = randomUUID()) => sendLink(seller, id, key);
    const key = randomUUID();
    const { promise: pressed, resolve: letThrough } = Promise.withResolvers<void>();
    mailServer.holdBack(customerEmail, pressed);
    expect((await bodyOf(press(key))).customerMail).toBe('WAITING');
    // The same press, and two others while it waits.
    await Promise.all([press(key), press(), press()].map(bodyOf));
    letThrough();
    await reaches(seller, id, 'SENT');
    expect(receivedBy(customerEmail)).toHaveLength(1);
    for (const times of [2, 3, 4, 5]) {
      await bodyOf(press());
      await expect.poll(() => receivedBy(customerEmail).length, { timeout: 20_000 }).toBe(times);
      await reaches(seller, id, 'SENT');
    }
    expect((await press()).error).toMatchObject({ status: 409, code: 'not_mailable' });
  });

  test('no link is sent to a guest, after a refund, or of a sale of another reseller', async () => {
    const seller = await newSeller(server());
    await payIn(server(), seller);
    const { id } = await sell(seller);
    await refund(seller, id);
    expect((await sendLink(seller, id)).error).toMatchObject({ status: 409, code: 'not_mailable' });
    const body = { inventoryItemId: seller.itemId };
    const guest = await bodyOf(seller.api.POST('/activations/register', { params: {}, body }));
    expect((await sendLink(seller, guest.activatedItem.uid)).error).toMatchObject({
      status: 409,
      code: 'not_mailable',
    });
    expect((await sendLink(await newReseller(server()), id)).error).toMatchObject({ status: 404 });
  });

  test('an eSIM that takes the place of another one is mailed, too', async () => {
    const seller = await newSeller(server());
    await payIn(server(), seller);
    const { id, customerEmail } = await sell(seller);
    await reaches(seller, id, 'SENT');
    const byId = { params: { path: { id } } };
    const { relatedEsims } = await bodyOf(seller.api.GET('/activations/activated-items/{id}', byId));
    const { esimProfile } = await bodyOf(
      seller.api.POST('/activations/esims/{iccid}/replace', {
        params: { path: { iccid: relatedEsims[0]?.iccid ?? '' } },
        body: { reason: 'LOST' },
      }),
    );
    await expect.poll(() => receivedBy(customerEmail).length, { timeout: 20_000 }).toBe(2);
    const [first, second] = receivedBy(customerEmail);
    expect(second?.text).toContain(esimProfile.shortInstallationUrl);
    expect(first?.text).not.toContain(esimProfile.shortInstallationUrl);
  });

  test('STO-212: what was sent before an eSIM was replaced says nothing of the new one', async () => {
    const seller = await newSeller(server());
    await payIn(server(), seller);
    const { id } = await sell(seller);
    await reaches(seller, id, 'SENT');
    const body = { customerLink: false, customerDataLow: false };
    await bodyOf(seller.api.PUT('/users/current/notifications', { body }));
    const byId = { params: { path: { id } } };
    const { relatedEsims } = await bodyOf(seller.api.GET('/activations/activated-items/{id}', byId));
    const params = { path: { iccid: relatedEsims[0]?.iccid ?? '' } };
    await bodyOf(seller.api.POST('/activations/esims/{iccid}/replace', { params, body: { reason: 'FAULTY' } }));
    expect((await bodyOf(seller.api.GET('/activations/activated-items/{id}', byId))).customerMail).toBeUndefined();
    await bodyOf(sendLink(seller, id));
    await reaches(seller, id, 'SENT');
  });

  test('credit from an operator counts as paid', async () => {
    const seller = await newSeller(server());
    const { desk } = await newOperator(server());
    const params = { path: { id: await idOf(server(), seller) }, header: { 'Idempotency-Key': randomUUID() } };
    const body = { value: 20, currencyCode: 'USD', reason: 'GOODWILL' as const, note: 'A present' };
    await bodyOf(desk.POST('/resellers/{id}/adjustments', { params, body }));
    const { id, customerEmail } = await sell(seller);
    await reaches(seller, id, 'SENT');
    expect(receivedBy(customerEmail)).toHaveLength(1);
  });

  test('a name is one line, also in the headers, and an address in it is not passed on', async () => {
    const seller = await newSeller(server());
    await payIn(server(), seller);
    const name = 'Berg\r\nBcc: victim@example.com\r\n\r\nYour account is blocked';
    await storeNames(server(), seller, { brandName: name });
    const first = await sell(seller);
    await storeNames(server(), seller, { brandName: 'Booking.com\nGmbH' });
    const second = await sell(seller);
    await reaches(seller, first.id, 'SENT');
    await reaches(seller, second.id, 'SENT');
    const [[one], [other]] = [receivedBy(first.customerEmail), receivedBy(second.customerEmail)];
    expect(one?.to).toEqual([first.customerEmail]);
    expect(one?.text).toContain('Please ask the shop where you bought the package.');
    expect(`${one?.source}${one?.text}${one?.html}`).not.toMatch(/victim|blocked/);
    expect(other?.text).toContain('Please ask Booking.\u2060com GmbH, where you bought the package.');
    for (const message of [one, other]) {
      expect(message?.source).toMatch(/^From: Simshelf <store@example\.com>\r$/m);
      expect(message?.source).toMatch(/^Subject: Your eSIM is ready\r$/m);
      expect(message?.source).not.toMatch(/^Bcc:/im);
    }
  });

  test('a stored name that passes for the store is not passed on, unless the operator gave it', async () => {
    const seller = await newSeller(server());
    await payIn(server(), seller);
    await storeNames(server(), seller, { brandName: 'Sirnshelf Support' });
    const first = await sell(seller);
    await brandReseller(server().db.system, seller.email, { name: 'Simshelf Berlin' });
    const second = await sell(seller);
    await reaches(seller, first.id, 'SENT');
    await reaches(seller, second.id, 'SENT');
    expect(receivedBy(first.customerEmail)[0]?.text).toContain('Please ask the shop where you bought the package.');
    expect(receivedBy(second.customerEmail)[0]?.text).toContain('Please ask Simshelf Berlin, where you bought');
  });
});

describe('a refund', () => {
  const { server } = useStore({ customerMailDelaySeconds: 600 });

  test('withdraws the message that waits, and another one is sent when its time has come', async () => {
    const seller = await newSeller(server());
    await addCredit(server(), seller, 10_000);
    const [refunded, kept] = [await sell(seller), await sell(seller)];
    expect(await stateOf(seller, refunded.id)).toBe('WAITING');
    await refund(seller, refunded.id);
    expect(await stateOf(seller, refunded.id)).toBe('WITHDRAWN');
    await server().db.system`update mail set created_at = created_at - interval '600 s'`;
    await reaches(seller, kept.id, 'SENT');
    expect(receivedBy(refunded.customerEmail)).toEqual([]);
    expect(await stateOf(seller, refunded.id)).toBe('WITHDRAWN');
  });
});

describe('how many', () => {
  const { server } = useStore({
    limits: {
      ...generousLimits,
      customerMailsPerReseller: { allowed: 6, seconds: day },
      customerMailsPerShopAndReceiver: { allowed: 2, seconds: day },
      customerMailsPerReceiver: { allowed: 3, seconds: day },
    },
  });

  const sellOneByOne = async (seller: Reseller & { itemId: string }, email: () => string, times: number) => {
    const states: unknown[] = [];
    for (let sale = 0; sale < times; sale += 1) {
      const { id } = await sell(seller, email());
      await until('the message has ended', async () => (await stateOf(seller, id)) !== 'WAITING');
      states.push(await stateOf(seller, id));
    }
    return states;
  };

  test('a reseller has so many sent in a day, and reads which were not', async () => {
    const seller = await newSeller(server());
    await addCredit(server(), seller, 10_000);
    const states = await sellOneByOne(seller, aCustomer, 8);
    expect(states).toEqual([...Array<string>(6).fill('SENT'), 'TOO_MANY', 'TOO_MANY']);
  });

  test('one address gets so many, whoever sells', async () => {
    const email = aCustomer();
    const states: unknown[] = [];
    for (let shop = 0; shop < 4; shop += 1) {
      const seller = await newSeller(server());
      await addCredit(server(), seller, 10_000);
      states.push(...(await sellOneByOne(seller, () => email, 1)));
    }
    expect(states).toEqual(['SENT', 'SENT', 'SENT', 'TOO_MANY']);
    expect(receivedBy(email)).toHaveLength(3);
  });

  test('one shop sends a mailbox so many, however its address is spelled, and takes nothing from another shop', async () => {
    const sellers = [await newSeller(server()), await newSeller(server())];
    const box = randomUUID();
    let tag = 0;
    const states: unknown[] = [];
    for (const [index, seller] of sellers.entries()) {
      await addCredit(server(), seller, 10_000);
      states.push(...(await sellOneByOne(seller, () => `${box}+${(tag += 1)}@example.com`, index === 0 ? 4 : 1)));
    }
    expect(states).toEqual(['SENT', 'SENT', 'TOO_MANY', 'TOO_MANY', 'SENT']);
  });
});

describe('messages about sales that can be refunded', () => {
  const { server } = useStore({
    limits: { ...generousLimits, customerMailsUncovered: { allowed: 1, seconds: 30 * day } },
  });

  /** Who has paid in what this many sales cost, and can sell more by its welcome bonus. */
  const newPaidSeller = async (sales: number) => {
    const seller = await newSeller(server());
    await addCredit(server(), seller, Math.floor(sales * seller.price));
    return seller;
  };

  const ended = async (seller: Reseller, { id }: { id: string }) => {
    await until('the message has ended', async () => (await stateOf(seller, id)) !== 'WAITING');
    return stateOf(seller, id);
  };

  const sellSome = async (seller: Reseller & { itemId: string }, count: number) => {
    const sales = await Promise.all(Array.from({ length: count }, () => sell(seller)));
    const states = await Promise.all(sales.map((sale) => ended(seller, sale)));
    return {
      sales,
      sent: states.filter((state) => state === 'SENT').length,
      held: states.filter((state) => state === 'NOT_COVERED').length,
    };
  };

  test('a batch that is refunded once its messages went out is no way to write for nothing', async () => {
    const seller = await newPaidSeller(2);
    const { sales, sent, held } = await sellSome(seller, 3);
    expect({ sent, held }).toEqual({ sent: 2, held: 1 });
    await Promise.all(sales.map(({ id }) => refund(seller, id)));
    // They count on another day as well.
    await server().db.system`update mail set created_at = created_at - interval '2 days'`;
    expect(await sellSome(seller, 2)).toMatchObject({ sent: 0, held: 2 });
    await addCredit(server(), seller, 2 * seller.price);
    expect(await sellSome(seller, 1)).toMatchObject({ sent: 1 });
  });

  test('a new shop has a message sent about all that it paid for, whatever is refunded of it', async () => {
    const seller = await newPaidSeller(6);
    const { sales, sent } = await sellSome(seller, 5);
    expect(sent).toBe(5);
    await refund(seller, sales[0]?.id ?? '');
    expect(await sellSome(seller, 1)).toMatchObject({ sent: 1 });
  });

  test('a message is sent whatever was paid, as long as there are few', async () => {
    const seller = await newPaidSeller(0.5);
    expect(await sellSome(seller, 2)).toMatchObject({ sent: 1, held: 1 });
  });

  test('what was paid for good is always sent: sales from own stock', async () => {
    const seller = await newPaidSeller(1);
    await sellSome(seller, 1);
    await addStock(server(), seller.itemId, 2);
    expect(await sellSome(seller, 3)).toMatchObject({ sent: 2, held: 1 });
  });
});
