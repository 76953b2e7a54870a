// Every message, in both languages, as text and as HTML.
import { expect, test } from 'vitest';
import { languages } from '#domain/languages.ts';
import type { NamedPackage } from '#domain/package-name.ts';
import { type MessageKind, type DataOf, messages } from '#server/mail/messages/index.ts';
import { renderMail } from '#server/mail/render.ts';

const at = '2026-03-20T12:05:00.000Z';

const sold: NamedPackage = {
  name: 'Europe 1 GB',
  countrySet: 'EU',
  includedCountries: ['DE', 'FR'],
  sizeValue: 1,
  sizeUnit: 'GB',
  packageType: 'standard',
  validitySize: 30,
  validityUnit: 'days',
  validityUnlimited: false,
};

const samples: { [Kind in MessageKind]: DataOf<Kind>[] } = {
  'auto-top-up-failed': [
    { total: 11_900, currency: 'USD', reason: 'The card was declined.', nextTry: at },
    { total: 11_900, currency: 'EUR', reason: null, nextTry: null },
    { total: 12_000_000, currency: 'EUR', reason: null, nextTry: null, isUnworkable: true },
  ],
  'email-change-asked': [{ at, link: '/sign-in/stop-change?token=a-token' }],
  'email-changed': [{ at }],
  'change-email': [{ link: '/sign-in/confirm-new?token=a-token' }],
  'confirm-email': [{ link: '/sign-in/confirm?token=a-token' }],
  'credit-low': [{ credit: 1_250, mark: 2_500, currency: 'USD' }],
  'credit-note': [false, true].map((byHand) => ({
    refundId: 'r',
    paymentId: 'p',
    number: '1001-C1',
    receipt: '1001-7',
    issuedOn: '20 March 2026',
    byHand,
    vat: 380,
    total: 2_380,
    currency: 'USD',
  })),
  'credit-note-void': [{ paymentId: 'p', number: '1001-C1', at, total: 2_380, currency: 'USD' }],
  'customer-data-low': [{ linkId: 'a-link', package: sold, seller: 'Berg Reisen', remainingBytes: 97_000_000 }],
  'customer-link': [
    { linkId: 'a-link', package: sold, seller: 'Berg Reisen', type: 'DATA_PLAN' },
    { linkId: 'a-link', package: sold, seller: '', type: 'TOP_UP' },
  ],
  'password-changed': [
    { at, forgotPassword: '/sign-in/forgot-password' },
    { at, forgotPassword: '/sign-in/forgot-password', isClaimed: true },
  ],
  receipt: [
    {
      paymentId: 'p',
      number: '1001-1',
      issuedOn: '20 March 2026',
      purpose: 'CREDIT',
      automatic: false,
      vat: 950,
      total: 5_950,
      currency: 'USD',
    },
    {
      paymentId: 'p',
      number: '1001-2',
      issuedOn: '20 March 2026',
      vatNote: 'Reverse charge: the recipient owes the VAT.',
      purpose: 'CART',
      automatic: true,
      vat: 0,
      total: 123_456,
      currency: 'EUR',
    },
  ],
  'request-answered': [
    {
      kind: 'CHANNEL',
      channel: 'Instagram',
      monthlySales: null,
      message: 'We have <b>many</b> readers.\n-- \nYour store',
      answer: 'Not before spring.\nWe write to you.',
    },
    { kind: 'DISCOUNT', monthlySales: 1500, message: 'More every month.', answer: 'You get 10 percent.' },
    // Queued by an older version.
    { kind: 'DISCOUNT', answer: 'You get 10 percent.' },
  ],
  'request-received': [
    {
      kind: 'CHANNEL',
      channel: 'Instagram',
      message: 'We have <b>many</b> readers.\n-- \nYour store',
      id: 'q',
      reseller: { id: 'r', name: 'Anna Lund', companyName: '<i>Harbour</i> Travel', email: 'anna@example.com' },
    },
    {
      kind: 'DISCOUNT',
      monthlySales: 1500,
      message: 'More every month.',
      id: 'q',
      reseller: { id: 'r', name: '', companyName: '', email: 'ben@example.com' },
    },
    // Queued by an older version.
    { kind: 'CHANNEL' },
  ],
  'reset-password': [{ link: '/sign-in/new-password?token=a-token' }],
  'second-factor-off': [{ at, forgotPassword: '/sign-in/forgot-password' }],
  'second-factor-on': [{ at, forgotPassword: '/sign-in/forgot-password' }],
};

const publicUrl = 'https://store.example';
const store = {
  storeName: 'Rosa & <b>Söhne</b>',
  publicUrl,
  travellerLink: (linkId: string, page: string) => `${publicUrl}/s/${linkId}-${page}`,
};
const recipient = 'rosa@example.com';
const brand = {
  name: 'Berg & <b>Reisen</b>',
  accentColor: '#c83a2b',
  headerColor: '#12372a',
  contactEmail: 'help@berg.example',
  contactPhone: '+49 8041 12',
  contactUrl: 'https://berg.example/help',
};
const contactLinks = ['mailto:help@berg.example', 'tel:+49804112', 'https://berg.example/help'];
const customerKinds: ReadonlySet<MessageKind> = new Set(['customer-data-low', 'customer-link']);

const cases = languages.flatMap((language) =>
  Object.entries(samples).flatMap(([kind, all]) => all.map((data, place) => ({ language, kind, place, data }))),
) as { language: (typeof languages)[number]; kind: MessageKind; place: number; data: DataOf<MessageKind> }[];

test('every message has a sample', () => {
  expect(Object.keys(samples).toSorted()).toEqual(Object.keys(messages).toSorted());
});

test.each(cases)('$kind $place in $language', async ({ language, kind, data }) => {
  const { subject, text, html } = await renderMail(
    { kind, data, language, recipient, brand: customerKinds.has(kind) ? brand : undefined },
    store,
  );
  expect({ subject, text }).toMatchSnapshot();
  expect(html).toContain(`<html lang="${language}">`);
  const [name, other] = customerKinds.has(kind)
    ? ['Berg &amp; &lt;b&gt;Reisen&lt;/b&gt;', 'Söhne']
    : ['Rosa &amp; &lt;b&gt;Söhne&lt;/b&gt;', 'Berg &amp;'];
  expect(html).toContain(name);
  expect(html).not.toContain(other);
  expect(html).not.toContain('<b>');
  // Nothing is loaded, and every address is the store's, but for the contacts of the shop.
  expect(html).not.toMatch(/<img|<link|<script|<iframe|url\(|@import/);
  const addresses = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address = '']) => address);
  expect(addresses.length).toBeGreaterThan(0);
  const foreign = addresses.filter((address) => !address.startsWith(store.publicUrl));
  expect(foreign).toEqual(customerKinds.has(kind) ? contactLinks : []);
  expect(`${subject}${text}${html}`).not.toMatch(/undefined|null|NaN|Invalid|Simshelf|\{\w+\}/);
});

test.each(languages)("a traveller's message is the shop's, in %s", async (language) => {
  const [data] = samples['customer-link'];
  if (!data) throw new Error('There is no sample');
  const message = { kind: 'customer-link', data, language, recipient } as const;
  const { text, html } = await renderMail({ ...message, brand }, store);
  expect(html).toContain('background:#12372a;color:#ffffff');
  expect(html).toContain('background:#c83a2b;color:#ffffff');
  expect(html).not.toMatch(/style="[^"]*#6a3df0|class="link"/);
  for (const shown of [brand.contactEmail, brand.contactPhone, brand.contactUrl]) expect(text).toContain(shown);
  // The only address of the store is that of the traveller's own page; the contacts are links as on that page.
  const page = `${publicUrl}/s/a-link-installation`;
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address)).toEqual([page, page, ...contactLinks]);
  expect(html).toContain('>berg.example/help</a>');
  expect(text).not.toMatch(/https:\/\/store\.example(?!\/s\/)/);
});

test("a traveller's message has the logo of the shop, with its name for programs that load no pictures", async () => {
  const [data] = samples['customer-link'];
  if (!data) throw new Error('There is no sample');
  const message = { kind: 'customer-link', data, language: 'en', recipient } as const;
  const logoUrl = `${publicUrl}/logos/a?b&c`;
  const { html } = await renderMail({ ...message, brand: { ...brand, logoUrl } }, store);
  expect(html).toMatch(/<img src="[^"]*\/logos\/a\?b&amp;c" alt="Berg &amp; &lt;b&gt;Reisen&lt;\/b&gt;" height="36"/);
  expect(html.match(/<img/g)).toHaveLength(1);
  expect(html).not.toContain('class="logo"');
  // Without a colour of the header it stands on white, on a dark screen too.
  const { headerColor: _, ...plain } = brand;
  expect((await renderMail({ ...message, brand: { ...plain, logoUrl } }, store)).html).toContain('class="logo"');
});

test('a colour that is none changes nothing else of the message', async () => {
  const [data] = samples['customer-link'];
  if (!data) throw new Error('There is no sample');
  const odd = { name: 'Berg Reisen', accentColor: 'red;display:none', headerColor: '"><script>' };
  const { html } = await renderMail({ kind: 'customer-link', data, language: 'en', recipient, brand: odd }, store);
  expect(html).not.toMatch(/script|display:none/);
});
