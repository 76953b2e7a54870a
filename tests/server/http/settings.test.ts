// Every setting with values that are wrong: one sentence that names the setting, and nothing of a secret.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '#server/settings/config.ts';
import { environment } from '#server/settings/environment.ts';

let home: string;
beforeAll(() => {
  home = mkdtempSync(path.join(tmpdir(), 'simshelf-settings-'));
  writeFileSync(path.join(home, 'a-file'), 'no certificate');
});
afterAll(() => rmSync(home, { recursive: true }));

/** Part of each value that is a secret, which no message may have. */
const HIDDEN = 'hunter2';

const numbers = ['http', '-1', '1.5', '1e3', '0x10', '600s', ' ', '999999999999999999999'];
const webAddresses = [
  'store.example',
  'ftp://store.example',
  'https://',
  '//store.example',
  ' ',
  'javascript:alert(1)',
];
const baseAddresses = [...webAddresses, 'https://store.example/?a=1', 'https://store.example/#a'];
const databases = [
  'nonsense',
  `mysql://owner:${HIDDEN}@db.example/store`,
  `postgres://owner:${HIDDEN}#1@db.example/store`,
  `postgres://owner:${HIDDEN}/1@db.example/store`,
  `postgres://owner:${HIDDEN}%zz@db.example/store`,
  `postgres://owner:${HIDDEN}@db.example:70000/store`,
  `db.example:5432/${HIDDEN}`,
  ' ',
];
const databasePlaces = [
  ...databases,
  `postgres://owner:${HIDDEN}@db.example/store`,
  'postgres:///store',
  'postgres://one.example,/store',
];
const words = ['yes', 'ON', ' '];
const blank = [' '];
const tooLong = (longest: number): string[] => [' ', 'x'.repeat(longest + 1), 'a\nb'];

/** Wrong values of each setting, by its name. */
const wrong: Readonly<Record<string, readonly string[]>> = {
  PORT: [...numbers, '65536', '8080:80'],
  HOST: blank,
  PUBLIC_URL: [...baseAddresses, 'https://store.example/shop', 'https://owner@store.example', 'https://store.example?'],
  API_BASES: ['store.example', '*=api.example', 'https://a.example=https://b.example', ' '],
  DATABASE_URL: databases,
  DATABASE_APP_URL: databases,
  DATABASE_SYSTEM_URL: databases,
  DATABASE_POOLER_URL: databasePlaces,
  DATABASE_READ_URL: databasePlaces,
  STORE_NAME: tooLong(60),
  PARTNER_PREFIX: ['Acme', 'a/b', 'store', ' '],
  STORE_MODE: ['live', 'Production', ' '],
  OIDC_ISSUER: baseAddresses,
  OIDC_ALGORITHM: ['HS256', ' '],
  OIDC_TOKEN_TYPE: ['id', ' '],
  SECRET: [HIDDEN, ' ', `${HIDDEN}${'x'.repeat(60)}`, 'ab'.repeat(32)],
  SECRET_PREVIOUS: [HIDDEN, ' '],
  SMTP_URL: [
    ...webAddresses,
    'smtp://',
    'smtps://mail.example/inbox',
    `smtps://user:${HIDDEN}#1@mail.example`,
    `smtps://user:${HIDDEN}/1@mail.example`,
    `smtps://user:${HIDDEN}%zz@mail.example`,
    `smtps://:${HIDDEN}@mail.example`,
    'smtps://user@mail.example',
    'smtp://mail.example:0',
  ],
  MAIL_FROM: ['My Store', 'My Store <store>', 'a..b@example.com', 'a@127.0.0.1', 'a@b@example.com', ' '],
  STRIPE_SECRET_KEY: [`pk_live_${HIDDEN}`, HIDDEN, ' '],
  STRIPE_WEBHOOK_SECRET: [HIDDEN, ' '],
  STRIPE_URL: [...baseAddresses, 'http://127.0.0.1:12111/v1'],
  BANK_TRANSFER_IBAN: ['DE88370400440532013000', 'x', ' '],
  BANK_TRANSFER_HOLDER: tooLong(70),
  BANK_TRANSFER_BIC: ['COBA', ' '],
  BANK_TRANSFER_CURRENCIES: ['EUR,USD', 'euro', ' '],
  BANK_TRANSFER_DAYS: [...numbers, '0', '31', '14 days'],
  SELLER_NAME: tooLong(120),
  SELLER_STREET: tooLong(120),
  SELLER_POSTAL_CODE: tooLong(20),
  SELLER_CITY: tooLong(80),
  SELLER_COUNTRY: ['Germany', 'US', ' '],
  SELLER_VAT_NUMBER: ['n/a', '-', 'ATU12345678', ' '],
  SELLER_TAX_NUMBER: tooLong(40),
  SELLER_REGISTER: tooLong(120),
  SELLER_BANK: tooLong(120),
  SELLER_TIME_ZONE: ['Berlin', 'Mars/Olympus', ' '],
  VIES_URL: baseAddresses,
  ECB_URL: baseAddresses,
  SUPPLY_STORE_URL: baseAddresses,
  SUPPLY_STORE_CLIENT_ID: blank,
  SUPPLY_STORE_CLIENT_SECRET: [' ', `${HIDDEN}\n`.repeat(2)],
  SUPPLY_STORE_WEBHOOK_KEY: [`whpk_${HIDDEN}`, ' '],
  ESIM_GO_API_KEY: [' ', `${HIDDEN}\n`.repeat(2)],
  ESIM_GO_URL: baseAddresses,
  ESIM_GO_CALLS_PER_SECOND: [...numbers, '2', '1001', '10/s'],
  ESIM_GO_SETTLING_SECONDS: [...numbers, '0', '3601'],
  SURVEY_URL: webAddresses,
  ANALYTICS_URL: webAddresses,
  TEAM_VISION_URL: webAddresses,
  TERMS_URL: webAddresses,
  PRIVACY_URL: webAddresses,
  COUNTRY_COVERAGE_URL: webAddresses,
  SUPPORTED_DEVICES_URL: webAddresses,
  CHANNEL_REQUEST_URL: webAddresses,
  DISCOUNT_REQUEST_URL: webAddresses,
  EXCHANGE_REGISTRATION_URL: webAddresses,
  CREDITS_BANNER_TEXT: tooLong(300),
  CREDITS_BANNER_URL: webAddresses,
  CREDITS_BANNER_LINK: tooLong(60),
  CONFIRM_CREDIT_ABOVE: [...numbers, '1000001', '500 USD'],
  CONFIRM_DISCOUNT_ABOVE: [...numbers, '101', '50%'],
  CONFIRM_PRICE_ABOVE: [...numbers, '101', '20%'],
  EVENTS_KEPT_DAYS: [...numbers, '7', '31'],
  SIGN_INS_KEPT_DAYS: [...numbers, '6', '91'],
  WELCOME_BONUS: [...numbers, '1001', '$5'],
  WEBHOOK_STAND_INS: ['receiver.example', '127.0.0.1', 'one.example=10.0.0.0/8', 'one.example=127.0.0.1,::1', ' '],
  DATA_HOME: ['/proc/simshelf', '/proc/self/x/y', 'a-file', 'a-file/below', ' '],
  HSTS: [...words, 'on', 'max-age=0'],
  TRUSTED_PROXIES: ['1', 'proxy.example', '10.0.0.0/33', ' '],
  DATABASE_POOL: [...numbers, '0', '201'],
  DEMO: words,
  SERVICE_WORKER: words,
  BACKGROUND_WORK: words,
  METRICS_PORT: [...numbers, '65536'],
  METRICS_HOST: blank,
  OTEL_EXPORTER_OTLP_ENDPOINT: baseAddresses,
  OTEL_SERVICE_NAME: blank,
  OTEL_TRACES_SAMPLER_ARG: ['all', '-0.1', '1.1', '5%', '1e-1', ' '],
  NODE_EXTRA_CA_CERTS: ['no-such-file.pem', 'a-file', '.', ' '],
  LOG_LEVEL: ['verbose', 'INFO', ' '],
};

/** These are files, which lie in the home of this test. */
const places = new Set(['DATA_HOME', 'NODE_EXTRA_CA_CERTS']);

const refusalOf = (settings: NodeJS.ProcessEnv): string => {
  try {
    readConfig({ DATA_HOME: home, ...settings });
  } catch (error) {
    return (error as Error).message;
  }
  return '';
};

test('each setting is tried with wrong values', () => {
  expect(Object.keys(wrong).sort()).toEqual(Object.keys(environment.shape).sort());
});

describe.each(Object.entries(wrong))('%s', (name, values) => {
  test.each(values)('%j is refused in one sentence that names it', (value) => {
    const said = refusalOf({ [name]: places.has(name) && value !== ' ' ? path.resolve(home, value) : value });
    expect(said).toMatch(new RegExp(`^${name} .+[.]$`, 'u'));
    expect(said).not.toContain(HIDDEN);
  });
});

test('several wrong settings are told at once, a sentence each', () => {
  const said = refusalOf({ PORT: 'http', METRICS_PORT: '-1', PUBLIC_URL: 'store.example', DEMO: 'no' });
  expect(said.split('\n').map((line) => line.split(' ')[0])).toEqual(['PORT', 'PUBLIC_URL', 'DEMO', 'METRICS_PORT']);
});

test('a number says what is wanted and what came', () => {
  expect(refusalOf({ PORT: 'http' })).toBe(
    'PORT must be a whole number from 0 to 65535 in digits alone, and is "http".',
  );
});
