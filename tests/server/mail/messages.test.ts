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
    at,
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
      at,
      purpose: 'CREDIT',
      automatic: false,
      vat: 950,
      total: 5_950,
      currency: 'USD',
    },
    { paymentId: 'p', number: '1001-2', at, purpose: 'CART', automatic: true, vat: 0, total: 123_456, currency: 'EUR' },
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

const cases = languages.flatMap((language) =>
  Object.entries(samples).flatMap(([kind, all]) => all.map((data, place) => ({ language, kind, place, data }))),
) as { language: (typeof languages)[number]; kind: MessageKind; place: number; data: DataOf<MessageKind> }[];

test('every message has a sample', () => {
  expect(Object.keys(samples).toSorted()).toEqual(Object.keys(messages).toSorted());
});

test.each(cases)('$kind $place in $language', async ({ language, kind, data }) => {
  const { subject, text, html } = await renderMail({ kind, data, language, recipient }, store);
  expect({ subject, text }).toMatchSnapshot();
  expect(html).toContain(`<html lang="${language}">`);
  expect(html).toContain('Rosa &amp; &lt;b&gt;Söhne&lt;/b&gt;');
  expect(html).not.toContain('<b>');
  // Nothing is loaded, and every address is the store's.
  expect(html).not.toMatch(/<img|<link|<script|<iframe|url\(|@import/);
  const addresses = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address = '']) => address);
  expect(addresses.length).toBeGreaterThan(0);
  expect(addresses.filter((address) => !address.startsWith(store.publicUrl))).toEqual([]);
  expect(`${subject}${text}${html}`).not.toMatch(/undefined|null|NaN|Invalid|Simshelf|\{\w+\}/);
});
