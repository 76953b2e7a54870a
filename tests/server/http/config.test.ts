import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig, slugOf } from '#server/settings/config.ts';
import { sellerSettings } from '#support/seller.ts';

const secretText = randomBytes(32).toString('hex');

const mail = { SMTP_URL: 'smtps://store:secret@mail.example', MAIL_FROM: 'My Store <store@example.com>' };

let home: string;

beforeAll(() => {
  home = mkdtempSync(path.join(tmpdir(), 'simshelf-config-'));
});
afterAll(() => rmSync(home, { recursive: true }));

test('without any setting it is a reference store on port 8080', () => {
  const config = readConfig({ DATA_HOME: home });
  expect(config).toMatchObject({
    port: 8080,
    storeName: 'Simshelf',
    storeSlug: 'simshelf',
    partnerPrefix: 'simshelf',
    mode: 'reference',
    checkResponses: 'report',
    requireDurability: true,
  });
  expect(config.databaseUrl).toBeUndefined();
});

test('its secret is made once, kept, and readable by its user alone', () => {
  const first = readConfig({ DATA_HOME: home });
  const second = readConfig({ DATA_HOME: home });
  expect(first.secret[0]).toHaveLength(32);
  expect(second.secret).toEqual(first.secret);
  expect(statSync(path.join(home, 'secret.key')).mode & 0o777).toBe(0o600);
});

test('it accepts other secrets beside its own, each a whole one', () => {
  const [current, before] = [secretText, 'cd'.repeat(32)];
  const read = (previous: string) => readConfig({ DATA_HOME: home, SECRET: current, SECRET_PREVIOUS: previous });
  expect(read(` ${before}  ${'ef'.repeat(32)}`).secret.map((one) => one.toString('hex'))).toEqual([
    current,
    before,
    'ef'.repeat(32),
  ]);
  expect(() => read('too short')).toThrow('SECRET_PREVIOUS must be 32 bytes');
  expect(() => read(current)).toThrow('SECRET_PREVIOUS must be another secret than SECRET');
});

test.each([
  ['one byte', 'ab'.repeat(32)],
  ['a pattern', 'deadbeef'.repeat(8)],
  ['a pattern of half its length', randomBytes(16).toString('hex').repeat(2)],
  ['the digits', '0123456789abcdef'.repeat(4)],
  ['bytes that count up', Buffer.from(Array.from({ length: 32 }, (_, index) => index + 65)).toString('hex')],
  [
    'bytes that count down past zero',
    Buffer.from(Array.from({ length: 32 }, (_, index) => 20 - index)).toString('hex'),
  ],
  ['few letters', Buffer.from('changemechangemechangemechangeme').toString('base64')],
])('a secret of %s is refused with a sentence, and may be the former one', (_, secret) => {
  expect(() => readConfig({ DATA_HOME: home, SECRET: secret })).toThrow(
    /^SECRET is easy to guess: make one by openssl/,
  );
  const settings = { DATA_HOME: home, SECRET: secretText, SECRET_PREVIOUS: secret };
  expect(readConfig(settings).secret).toHaveLength(2);
});

test('production takes its secret from outside or does not start', () => {
  const mode = { STORE_MODE: 'production', DATA_HOME: home };
  const settings = { ...mode, ...mail, ...sellerSettings, PUBLIC_URL: 'https://store.example' };
  expect(() => readConfig(settings)).toThrow('cannot start without: SECRET, which');
  expect(() => readConfig({ ...settings, SECRET: 'too short' })).toThrow('SECRET must be 32 bytes');
  const { secret, checkResponses } = readConfig({ ...settings, SECRET: secretText });
  expect(secret[0].toString('hex')).toBe(secretText);
  expect(checkResponses).toBe('off');
});

test('a password costs whoever guesses a fifth of a second of a processor', () => {
  expect(readConfig({ DATA_HOME: home }).passwordCost).toEqual({ memory: 65_536, passes: 3, parallelism: 1 });
});

test('one start for business names all that is missing', () => {
  expect(() => readConfig({ STORE_MODE: 'production' })).toThrow(
    'The production mode cannot start without: PUBLIC_URL, the address that visitors use, https://store.example; ' +
      'SECRET, which secrets in the database are encrypted with; SMTP_URL, the mail server; MAIL_FROM, the sender of mail; ' +
      'SELLER_NAME, the legal name of the seller, for invoices; SELLER_STREET, the street of the seller, for invoices; ' +
      'SELLER_POSTAL_CODE, the postal code of the seller, for invoices; SELLER_CITY, the town of the seller, for invoices; ' +
      'SELLER_VAT_NUMBER, the VAT number of the seller, for invoices; ' +
      'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, for payments; ' +
      'ESIM_GO_API_KEY, or SUPPLY_STORE_URL, SUPPLY_STORE_CLIENT_ID and SUPPLY_STORE_CLIENT_SECRET, for eSIMs.',
  );
});

test.each([
  [{ STORE_MODE: 'staging' }, 'cannot start without: PUBLIC_URL, the address'],
  [
    { STORE_MODE: 'production', ...sellerSettings, PUBLIC_URL: 'http://store.example' },
    'PUBLIC_URL must begin with https:',
  ],
])('%o is refused, for strangers follow its links', (variables, message) => {
  const settings = { DATA_HOME: home, SECRET: secretText, ...mail, ...variables };
  expect(() => readConfig(settings)).toThrow(message);
});

test('who sells is what the settings say, and staging starts without it', () => {
  const { seller } = readConfig({ DATA_HOME: home, ...sellerSettings, SELLER_VAT_NUMBER: 'de 136 695 976' });
  expect(seller).toMatchObject({
    name: 'Berg Mobile GmbH',
    country: 'DE',
    vatNumber: 'DE136695976',
    timeZone: 'Europe/Berlin',
  });
  expect(readConfig({ DATA_HOME: home }).seller.name).toBeUndefined();
});

test('mail goes to the reference inbox, or by the server and from the sender that are set', () => {
  expect(readConfig({ DATA_HOME: home }).smtp).toBeUndefined();
  const smtp = { url: mail.SMTP_URL, from: mail.MAIL_FROM };
  expect(readConfig({ DATA_HOME: home, ...mail }).smtp).toEqual(smtp);
  expect(readConfig({ DATA_HOME: home, ...mail, MAIL_FROM: 'store@example.com' }).smtp?.from).toBe('store@example.com');
});

test.each([
  [{ STORE_MODE: 'production' }, 'SMTP_URL, the mail server; MAIL_FROM, the sender of mail'],
  [{ STORE_MODE: 'staging', MAIL_FROM: mail.MAIL_FROM }, 'SMTP_URL, the mail server'],
  [{ MAIL_FROM: mail.MAIL_FROM }, 'Mail cannot be sent: set SMTP_URL, or neither SMTP_URL nor MAIL_FROM.'],
  [{ SMTP_URL: mail.SMTP_URL }, 'Mail cannot be sent: set MAIL_FROM, or neither SMTP_URL nor MAIL_FROM.'],
  [{ ...mail, SMTP_URL: 'https://mail.example' }, 'SMTP_URL must be the address of a mail server'],
  [{ ...mail, SMTP_URL: 'mail.example:25' }, 'SMTP_URL must be the address of a mail server'],
  [{ ...mail, MAIL_FROM: 'My Store' }, 'MAIL_FROM must be an e-mail address'],
  [{ ...mail, MAIL_FROM: 'a@example.com\r\nBcc: b@example.com' }, 'MAIL_FROM must be an e-mail address'],
])('mail settings %o are refused in a sentence', (variables, message) => {
  expect(() => readConfig({ DATA_HOME: home, SECRET: secretText, ...variables })).toThrow(message);
});

const supplyStore = {
  SUPPLY_STORE_URL: 'https://store.example/simshelf/',
  SUPPLY_STORE_CLIENT_ID: 'id',
  SUPPLY_STORE_CLIENT_SECRET: 'secret',
};

test('another store supplies where its address and a channel there are set', () => {
  expect(readConfig({ DATA_HOME: home }).supplyStore).toBeUndefined();
  const store = { url: 'https://store.example/simshelf', clientId: 'id', clientSecret: 'secret' };
  expect(readConfig({ DATA_HOME: home, ...supplyStore }).supplyStore).toEqual(store);
});

test.each([
  [{ SUPPLY_STORE_CLIENT_SECRET: '' }, 'A store as a supplier needs SUPPLY_STORE_URL, SUPPLY_STORE_CLIENT_ID'],
  [{ SUPPLY_STORE_URL: '' }, 'A store as a supplier needs SUPPLY_STORE_URL, SUPPLY_STORE_CLIENT_ID'],
  [{ SUPPLY_STORE_WEBHOOK_KEY: 'whpk_short' }, 'SUPPLY_STORE_WEBHOOK_KEY must be whpk_ and 32 bytes in base64'],
  [{ SUPPLY_STORE_URL: 'http://store.example', STORE_MODE: 'production' }, 'SUPPLY_STORE_URL must begin with https:'],
])('settings of a supplying store %o are refused in a sentence', (variables, message) => {
  const settings = { DATA_HOME: home, SECRET: secretText, ...mail, ...sellerSettings, ...supplyStore, ...variables };
  expect(() => readConfig(settings)).toThrow(message);
});

test('eSIM Go supplies where its key is set', () => {
  expect(readConfig({ DATA_HOME: home }).esimGo).toBeUndefined();
  const url = 'https://api.esim-go.com/v2.5';
  expect(readConfig({ DATA_HOME: home, ESIM_GO_API_KEY: 'key' }).esimGo).toEqual({ apiKey: 'key', url });
  const standIn = { ESIM_GO_API_KEY: 'key', ESIM_GO_URL: 'http://localhost:4010/v2.5/' };
  expect(readConfig({ DATA_HOME: home, ...standIn }).esimGo?.url).toBe('http://localhost:4010/v2.5');
});

test.each([
  [{ ESIM_GO_URL: 'https://api.example/v2.5' }, 'ESIM_GO_URL needs ESIM_GO_API_KEY'],
  [
    { ESIM_GO_API_KEY: 'key', ESIM_GO_URL: 'http://api.example', STORE_MODE: 'production', ...sellerSettings },
    'ESIM_GO_URL must begin',
  ],
])('settings of eSIM Go %o are refused in a sentence', (variables, message) => {
  const settings = { DATA_HOME: home, SECRET: secretText, ...mail, ...variables };
  expect(() => readConfig(settings)).toThrow(message);
});

test('an empty variable counts as unset', () => {
  expect(readConfig({ DATA_HOME: home, PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 8080 });
});

test.each([
  [{ PORT: 'eighty' }, 'PORT'],
  [{ PORT: '70000' }, 'PORT'],
  [{ PUBLIC_URL: 'ftp://store.example' }, 'PUBLIC_URL'],
  [{ PUBLIC_URL: 'store.example' }, 'PUBLIC_URL'],
  [{ OIDC_ISSUER: 'https://login.example', OIDC_ALGORITHM: 'HS256' }, 'OIDC_ALGORITHM'],
  [{ OIDC_ISSUER: 'https://login.example', OIDC_ALGORITHM: 'none' }, 'OIDC_ALGORITHM'],
  [{ OIDC_ISSUER: 'https://login.example', OIDC_ALGORITHM: 'RS256,ES256' }, 'OIDC_ALGORITHM'],
  [{ OIDC_ISSUER: 'https://login.example', OIDC_TOKEN_TYPE: 'id' }, 'OIDC_TOKEN_TYPE'],
  [{ OIDC_ALGORITHM: 'RS256' }, 'OIDC_ISSUER'],
  [{ OIDC_TOKEN_TYPE: 'JWT' }, 'OIDC_ISSUER'],
  [{ STRIPE_SECRET_KEY: 'pk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }, 'STRIPE_SECRET_KEY must be a secret key'],
  [{ STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: '1' }, 'STRIPE_WEBHOOK_SECRET must be the signing secret'],
  [{ STRIPE_SECRET_KEY: 'sk_live_1' }, 'Set both STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, or none'],
  [{ STRIPE_WEBHOOK_SECRET: 'whsec_1' }, 'Set both STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, or none'],
  [
    {
      STORE_MODE: 'production',
      SECRET: secretText,
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
    },
    'STRIPE_SECRET_KEY is a test key, which takes no money',
  ],
  [{ SELLER_COUNTRY: 'US' }, 'SELLER_COUNTRY must be the code of a member state'],
  [{ SELLER_VAT_NUMBER: 'n/a' }, 'SELLER_VAT_NUMBER must be a VAT number with its prefix'],
  [
    { SELLER_COUNTRY: 'AT', SELLER_VAT_NUMBER: 'DE136695976' },
    'SELLER_VAT_NUMBER must be a VAT number of SELLER_COUNTRY, which is AT',
  ],
  [{ SELLER_TIME_ZONE: 'Berlin' }, 'SELLER_TIME_ZONE must be a time zone'],
  // It was a number once: how many proxies there are.
  [{ TRUSTED_PROXIES: '1' }, 'TRUSTED_PROXIES must be addresses or networks, such as 127.0.0.1 10.0.0.0/8'],
  [{ TRUSTED_PROXIES: 'proxy.example' }, 'TRUSTED_PROXIES must be addresses or networks'],
  [{ TRUSTED_PROXIES: '10.0.0.0/33' }, 'TRUSTED_PROXIES must be addresses or networks'],
  [{ API_BASES: 'store.example' }, 'API_BASES'],
  [{ API_BASES: 'store.example=api.example' }, 'API_BASES'],
  [{ API_BASES: 'https://store.example=https://api.example' }, 'API_BASES'],
])('%o is refused by name', (variables, name) => {
  expect(() => readConfig({ DATA_HOME: home, ...variables })).toThrow(name);
});

test('the logins of the database are set both or not at all', () => {
  const [app, system] = ['postgres://app@db.example/store', 'postgres://system@db.example/store'];
  expect(readConfig({ DATA_HOME: home, DATABASE_APP_URL: app, DATABASE_SYSTEM_URL: system })).toMatchObject({
    logins: { app, system },
  });
  for (const one of [{ DATABASE_APP_URL: app }, { DATABASE_SYSTEM_URL: system }]) {
    expect(() => readConfig({ DATA_HOME: home, ...one })).toThrow('Set both DATABASE_APP_URL and DATABASE_SYSTEM_URL');
  }
});

test('other ways to the database are hosts without a login, and need the database itself', () => {
  const url = 'postgres://owner:secret@one.example,two.example/store';
  const [pooler, read] = ['postgres://127.0.0.1:6432', 'postgres://one.example,two.example'];
  const ways = { DATABASE_POOLER_URL: pooler, DATABASE_READ_URL: read };
  expect(readConfig({ DATA_HOME: home, DATABASE_URL: url, ...ways })).toMatchObject({
    poolerUrl: pooler,
    readUrl: read,
  });
  expect(() => readConfig({ DATA_HOME: home, ...ways })).toThrow(
    'DATABASE_POOLER_URL and DATABASE_READ_URL need DATABASE_URL',
  );
});

test('the public address has no slash at its end, the issuer stays letter for letter', () => {
  const issuer = 'https://login.example/';
  const config = readConfig({ DATA_HOME: home, PUBLIC_URL: 'https://store.example/', OIDC_ISSUER: issuer });
  expect(config.publicUrl).toBe('https://store.example');
  expect(config.oidcIssuer).toBe(issuer);
});

test('the tokens of a provider are as ours are, unless it is said how it makes them', () => {
  const tokensWith = (variables: NodeJS.ProcessEnv) =>
    readConfig({ DATA_HOME: home, OIDC_ISSUER: 'https://login.example', ...variables }).oidcTokens;
  expect(tokensWith({})).toEqual({ algorithm: 'ES256', type: 'at+jwt' });
  expect(tokensWith({ OIDC_ALGORITHM: 'RS256' })).toEqual({ algorithm: 'RS256', type: 'at+jwt' });
  expect(tokensWith({ OIDC_ALGORITHM: 'PS256', OIDC_TOKEN_TYPE: 'absent' })).toEqual({
    algorithm: 'PS256',
    type: 'absent',
  });
  expect(readConfig({ DATA_HOME: home })).not.toHaveProperty('oidcTokens');
});

test('bases of the API are pairs of a pattern of hosts and an address', () => {
  expect(readConfig({ DATA_HOME: home }).apiBases).toEqual([]);
  const pairs = 'staging.*=https://api.example/a=b\n  *.store.example=http://api.store.example/v1/';
  expect(readConfig({ DATA_HOME: home, API_BASES: pairs }).apiBases).toEqual([
    { host: 'staging.*', base: 'https://api.example/a=b' },
    { host: '*.store.example', base: 'http://api.store.example/v1' },
  ]);
});

test.each([
  ['Simshelf', 'simshelf'],
  ['Möbel & Reisen GmbH', 'mobel-reisen-gmbh'],
  ['  Travel -- Shop! ', 'travel-shop'],
  ['旅', 'store'],
])('the store %j has the slug %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

test.each([
  ['Simshelf', undefined, 'simshelf'],
  ['Berg Travel', undefined, 'berg-travel'],
  // Their pages would be taken away.
  ['Store', undefined, 'partner'],
  ['eSIM', undefined, 'partner'],
  ['API', undefined, 'partner'],
  ['Account', undefined, 'partner'],
  ['旅', undefined, 'partner'],
  ['Store', 'acme', 'acme'],
  ['Simshelf', 'acme-2', 'acme-2'],
])('the partner API of the store %j with the prefix %j lies below %s', (name, prefix, expected) => {
  expect(readConfig({ DATA_HOME: home, STORE_NAME: name, PARTNER_PREFIX: prefix }).partnerPrefix).toBe(expected);
});

test.each(['store', 'client-api', 'Acme', 'a/b', 'a.b', '-a', 'a'.repeat(61)])(
  'the prefix %j is refused, and why is said',
  (prefix) => {
    expect(() => readConfig({ DATA_HOME: home, PARTNER_PREFIX: prefix })).toThrow(
      /^PARTNER_PREFIX .*(?:choose another|lower-case letters)/,
    );
  },
);

test('addresses outside the store are taken over as they are, and left out where they are not set', () => {
  expect(readConfig({ DATA_HOME: home }).outside).toEqual({});
  const { outside } = readConfig({
    DATA_HOME: home,
    SURVEY_URL: 'https://survey.example/feedback?shop=1',
    ANALYTICS_URL: 'https://views.example/',
    TEAM_VISION_URL: 'https://team.example/vision',
    TERMS_URL: 'https://team.example/terms',
    PRIVACY_URL: 'https://team.example/privacy',
    CHANNEL_REQUEST_URL: 'https://survey.example/channel',
    DISCOUNT_REQUEST_URL: 'https://survey.example/discount',
    EXCHANGE_REGISTRATION_URL: 'https://exchange.example/register',
  });
  expect(outside).toEqual({
    surveyUrl: 'https://survey.example/feedback?shop=1',
    analyticsUrl: 'https://views.example/',
    teamVisionUrl: 'https://team.example/vision',
    termsUrl: 'https://team.example/terms',
    privacyUrl: 'https://team.example/privacy',
    channelRequestUrl: 'https://survey.example/channel',
    discountRequestUrl: 'https://survey.example/discount',
    exchangeRegistrationUrl: 'https://exchange.example/register',
  });
  expect(() => readConfig({ DATA_HOME: home, SURVEY_URL: 'javascript:alert(1)' })).toThrow('SURVEY_URL');
});

test('the banner of the credit page is taken over, and a link without its text is refused', () => {
  expect(readConfig({ DATA_HOME: home })).not.toHaveProperty('creditsBanner');
  expect(readConfig({ DATA_HOME: home, CREDITS_BANNER_TEXT: 'Double credit in May' }).creditsBanner).toEqual({
    text: 'Double credit in May',
  });
  const link = { CREDITS_BANNER_URL: 'https://team.example/may', CREDITS_BANNER_LINK: 'Read more' };
  expect(readConfig({ DATA_HOME: home, CREDITS_BANNER_TEXT: 'Double credit in May', ...link }).creditsBanner).toEqual({
    text: 'Double credit in May',
    link: 'https://team.example/may',
    linkText: 'Read more',
  });
  expect(() => readConfig({ DATA_HOME: home, ...link })).toThrow('CREDITS_BANNER_TEXT');
  expect(() => readConfig({ DATA_HOME: home, CREDITS_BANNER_TEXT: 'May', CREDITS_BANNER_LINK: 'More' })).toThrow(
    'CREDITS_BANNER_URL',
  );
});

test("the operator's own help pages for travellers are taken over", () => {
  const coverageUrl = 'https://help.example/coverage';
  const { travellerHelp } = readConfig({ DATA_HOME: home, COUNTRY_COVERAGE_URL: coverageUrl });
  expect(travellerHelp).toEqual({ coverageUrl });
});

const account = { BANK_TRANSFER_IBAN: 'de89 3704 0044 0532 0130 00', BANK_TRANSFER_HOLDER: 'Simshelf GmbH' };

test('bank transfers go to the account that is set, and nowhere without one', () => {
  expect(readConfig({ DATA_HOME: home }).bankTransfer).toBeUndefined();
  expect(readConfig({ DATA_HOME: home, ...account }).bankTransfer).toEqual({
    holder: 'Simshelf GmbH',
    iban: 'DE89370400440532013000',
    currencies: ['EUR'],
    days: 14,
  });
  const further = {
    BANK_TRANSFER_BIC: 'cobadeff370',
    BANK_TRANSFER_CURRENCIES: 'EUR USD',
    BANK_TRANSFER_DAYS: '30',
  };
  expect(readConfig({ DATA_HOME: home, ...account, ...further }).bankTransfer).toMatchObject({
    bic: 'COBADEFF370',
    currencies: ['EUR', 'USD'],
    days: 30,
  });
});

test.each([
  [{ BANK_TRANSFER_IBAN: 'DE88370400440532013000' }, 'BANK_TRANSFER_IBAN is no IBAN'],
  [{ BANK_TRANSFER_HOLDER: '' }, 'set both, or none'],
  [{ BANK_TRANSFER_IBAN: '', BANK_TRANSFER_HOLDER: '', BANK_TRANSFER_DAYS: '3' }, 'set both, or none'],
  [{ BANK_TRANSFER_BIC: 'COBA' }, 'BANK_TRANSFER_BIC must have 8 or 11 characters'],
  [{ BANK_TRANSFER_CURRENCIES: 'EUR,USD' }, 'BANK_TRANSFER_CURRENCIES must be codes'],
  [{ BANK_TRANSFER_DAYS: '31' }, 'BANK_TRANSFER_DAYS'],
])('an account for transfers with %o is refused', (variables, message) => {
  expect(() => readConfig({ DATA_HOME: home, ...account, ...variables })).toThrow(message);
});
