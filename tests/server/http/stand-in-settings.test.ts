// Settings that lead to stand-ins: staging takes them, production refuses each by its name.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '#server/settings/config.ts';
import { sellerSettings } from '#support/seller.ts';

let home: string;

beforeAll(() => {
  home = mkdtempSync(path.join(tmpdir(), 'simshelf-stand-ins-'));
});
afterAll(() => rmSync(home, { recursive: true }));

const business = {
  PUBLIC_URL: 'https://store.example',
  SECRET: randomBytes(32).toString('hex'),
  SMTP_URL: 'smtps://store:secret@mail.example',
  MAIL_FROM: 'My Store <store@example.com>',
  ...sellerSettings,
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  ESIM_GO_API_KEY: 'key',
};
const staging = { ...business, STORE_MODE: 'staging', STRIPE_SECRET_KEY: 'sk_test_1' };
const production = { ...business, STORE_MODE: 'production', STRIPE_SECRET_KEY: 'sk_live_1' };
const standIns = {
  STRIPE_URL: 'http://127.0.0.1:12111',
  ESIM_GO_URL: 'http://127.0.0.1:12112/v2.5',
  SMTP_URL: 'smtp://127.0.0.1:12113',
  VIES_URL: 'http://127.0.0.1:12116',
  ECB_URL: 'http://127.0.0.1:12117/eurofxref-daily.xml',
  WEBHOOK_STAND_INS: 'one.example=127.0.0.1 two.example=::1',
};

test('staging reaches stand-ins in place of vendors, and receivers in its own network', () => {
  expect(readConfig({ DATA_HOME: home, ...staging, ...standIns })).toMatchObject({
    stripe: { secretKey: 'sk_test_1', address: new URL(standIns.STRIPE_URL) },
    esimGo: { url: standIns.ESIM_GO_URL },
    smtp: { url: standIns.SMTP_URL },
    webhooks: {
      allowHttp: true,
      ports: null,
      hosts: { 'one.example': ['127.0.0.1'], 'two.example': ['::1'] },
      reachable: ['127.0.0.1', '::1'],
    },
  });
  expect(readConfig({ DATA_HOME: home, ...staging }).webhooks).toMatchObject({ allowHttp: false, reachable: [] });
});

test.each(Object.entries(standIns))('production refuses %s %s, and names it', (name, value) => {
  expect(() => readConfig({ DATA_HOME: home, ...production })).not.toThrow();
  expect(() => readConfig({ DATA_HOME: home, ...production, [name]: value })).toThrow(
    new RegExp(`^${name} leads to .*production .*[.]$`),
  );
  // Other settings that are missing do not hide it.
  expect(() => readConfig({ DATA_HOME: home, STORE_MODE: 'production', [name]: value })).toThrow(name);
});

test.each([
  [{ STRIPE_SECRET_KEY: 'sk_live_1' }, 'STRIPE_URL leads to a stand-in, which gets no live key'],
  [
    { STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: '' },
    'STRIPE_URL needs STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET',
  ],
  [{ ESIM_GO_URL: 'http://api.example/v2.5' }, 'ESIM_GO_URL must begin with https: in staging mode'],
])('stand-ins with %o are refused in a sentence', (variables, message) => {
  expect(() => readConfig({ DATA_HOME: home, ...staging, ...standIns, ...variables })).toThrow(message);
});

test.each([['VIES_URL', 'viesUrl'] as const, ['ECB_URL', 'ecbUrl'] as const])(
  '%s is asked over https alone in production',
  (name, setting) => {
    const at = (url: string) => readConfig({ DATA_HOME: home, ...production, [name]: url });
    expect(() => at('http://register.example')).toThrow(`${name} must begin with https:`);
    expect(at('https://register.example/api/')[setting]).toBe('https://register.example/api');
  },
);
