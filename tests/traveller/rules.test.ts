import { expect, test } from 'vitest';
import { contrast } from '#domain/brand.ts';
import { mailLink } from '#domain/contact-ways.ts';
import { packageState } from '#domain/package-state.ts';
import { brandOf, brandRules } from '#traveller/brand.ts';
import { formatSize, summarise } from '#traveller/format.ts';
import { textsOf } from '#traveller/i18n/texts.ts';
import { safeLink, whatsAppLink } from '#traveller/links.ts';
import { daysLeft, esimLabel, esimStyle, usableData, whyOffline } from '#traveller/states.ts';
import {
  canOpenAndroidSetup,
  canQuickInstall,
  isHandheld,
  isTooOldForEsims,
  mayBeIpad,
  platformOf,
  takesEsims,
} from '#traveller/user-agent.ts';
import { aBalance, aProfile, aReseller, IPHONE } from './profiles.ts';

const en = textsOf('en');

test.each([
  [IPHONE, true],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_3_1 like Mac OS X)', false],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', true],
  ['Mozilla/5.0 (iPad; CPU OS 17_10 like Mac OS X)', true],
  ['Mozilla/5.0 (Linux; Android 16; Pixel 9)', false],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 18_7)', false],
])('quick install on %j: %s', (userAgent, expected) => {
  expect(canQuickInstall(userAgent)).toBe(expected);
});

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  [`${MAC} Version/17.4 Safari/605.1.15`, true],
  [`${MAC} Version/26.0 Safari/605.1.15`, true],
  [`${MAC} CriOS/143.0 Version/11.1.1 Safari/605.1.15`, true],
  [`${MAC} Version/17.3.1 Safari/605.1.15`, false],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/143.0 Safari/537.36', false],
  [IPHONE, false],
])('an iPad that asks for the pages of computers may be %j: %s', (userAgent, expected) => {
  expect(mayBeIpad(userAgent)).toBe(expected);
});

test.each([
  ['Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36', true],
  ['Mozilla/5.0 (Linux; Android 9; SM-G960F)', false],
  [IPHONE, false],
  ['Mozilla/5.0 (X11; Linux x86_64)', false],
])("Android's own installation on %j: %s", (userAgent, expected) => {
  expect(canOpenAndroidSetup(userAgent)).toBe(expected);
});

test('a phone is the device to install on, a computer is not', () => {
  expect(isHandheld(IPHONE)).toBe(true);
  expect(isHandheld('Mozilla/5.0 (Linux; Android 10; K)')).toBe(true);
  expect(isHandheld('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)')).toBe(false);
});

test.each([
  [IPHONE, true],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 16_7 like Mac OS X)', false],
  ['Mozilla/5.0 (iPad; CPU OS 17_4 like Mac OS X)', false],
  ['Mozilla/5.0 (Linux; Android 16; Pixel 9)', false],
])('%j is known to take eSIMs: %s', (userAgent, expected) => {
  expect(takesEsims(userAgent)).toBe(expected);
});

test.each([
  ['Mozilla/5.0 (Linux; Android 8.1.0; SM-J530F)', true],
  ['Mozilla/5.0 (Linux; Android 4.4.2; GT-I9505)', true],
  ['Mozilla/5.0 (Linux; Android 9; SM-G960F)', false],
  // What browsers say of every version.
  ['Mozilla/5.0 (Linux; Android 10; K)', false],
  ['Mozilla/5.0 (Android; Mobile; rv:150.0)', false],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 11_4 like Mac OS X)', true],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 12_4_1 like Mac OS X)', false],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 12_5_7 like Mac OS X)', true],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 15_7 like Mac OS X)', false],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 15_8 like Mac OS X)', true],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 16_7_2 like Mac OS X)', false],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 16_7_10 like Mac OS X)', true],
  [IPHONE, false],
  [MAC, false],
])('%j is too old for eSIMs: %s', (userAgent, expected) => {
  expect(isTooOldForEsims(userAgent)).toBe(expected);
});

const { activatedAt: _, expiresAt: __, ...waiting } = aBalance();

test.each([
  ['RELEASED', aBalance(), ['notInstalled']],
  ['ENABLED', aBalance(), []],
  ['DISABLED', aBalance(), ['switchedOff']],
  ['ENABLED', { ...waiting, activationMode: 'FIRST_USE' }, ['atFirstUse']],
  ['ENABLED', { ...waiting, activationMode: 'ON_DEMAND' }, ['byHand']],
  ['DOWNLOADED', { ...waiting, activationMode: 'FIRST_USE' }, ['switchedOff', 'atFirstUse']],
] as const)('an eSIM that is %s may have no data because of %j', (state, balance, causes) => {
  const profile = aProfile({ esimProfile: { ...aProfile().esimProfile, state }, balances: [balance] });
  expect(whyOffline(profile, new Date('2026-03-20T12:00:00Z'))).toEqual(causes);
});

test.each([
  ['+49 (0) 8041 12 34', 'https://wa.me/4980411234?text=a%26b'],
  ['0041 44 123 45 67', 'https://wa.me/41441234567?text=a%26b'],
  ['08041 1234', undefined],
  ['', undefined],
])('WhatsApp reaches %j at %s', (phone, link) => {
  expect(whatsAppLink(phone, 'a&b')).toBe(link);
});

test('a message by mail keeps its words, and the address its signs', () => {
  expect(mailLink('a&b@berg.example', { subject: 'eSIM 1', body: 'x\ny?' })).toBe(
    'mailto:a%26b@berg.example?subject=eSIM%201&body=x%0Ay%3F',
  );
  expect(mailLink('a@berg.example')).toBe('mailto:a@berg.example');
});

test('what is left is measured by what can still be used', () => {
  const now = new Date('2026-03-20T12:00:00Z');
  const unstarted = waiting;
  const expired = aBalance({ expiresAt: '2026-03-01T00:00:00Z' });
  const gb = 1024 ** 3;
  expect(usableData({ balances: [aBalance(), expired] }, now)).toEqual({ left: 3.5 * gb, of: 5 * gb });
  expect(usableData({ balances: [aBalance(), unstarted] }, now)).toEqual({ left: 7 * gb, of: 10 * gb });
  expect(usableData({ balances: [expired] }, now)).toBeUndefined();
  expect(usableData({ balances: [aBalance({ packageType: 'unlimited' })] }, now)).toBeUndefined();
});

test('days are counted to the first end of what runs, a begun day as a whole', () => {
  const now = new Date('2026-03-20T12:00:00Z');
  const unstarted = waiting;
  const soon = aBalance({ expiresAt: '2026-03-21T11:00:00Z' });
  expect(daysLeft({ balances: [aBalance(), soon] }, now)).toEqual({ days: 1, isAll: false });
  expect(daysLeft({ balances: [unstarted, soon] }, now)).toEqual({ days: 1, isAll: false });
  expect(daysLeft({ balances: [aBalance()] }, now)).toEqual({ days: 24, isAll: true });
  expect(daysLeft({ balances: [unstarted] }, now)).toBeUndefined();
});

test('knows whose part of the manual installation comes first', () => {
  expect(platformOf(IPHONE)).toBe('apple');
  expect(platformOf('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)')).toBe('apple');
  expect(platformOf('Mozilla/5.0 (Linux; Android 16)')).toBe('android');
  expect(platformOf('Mozilla/5.0 (X11; Linux x86_64)')).toBe('other');
});

test.each([
  ['https://store.example/a?b=c', 'https://store.example/a?b=c'],
  ['http://store.example/a', 'http://store.example/a'],
  ['http://localhost:8080/a', 'http://localhost:8080/a'],
  ['http://elsewhere.example/a', undefined],
  ['javascript:alert(1)', undefined],
  ['JaVaScRiPt:alert(1)', undefined],
  ['\tjavascript:alert(1)', undefined],
  ['data:text/html,<script>alert(1)</script>', undefined],
  ['vbscript:x', undefined],
  ['//elsewhere.example', undefined],
  ['/relative', undefined],
  ['', undefined],
  [undefined, undefined],
])('the address %j is rendered as %j', (address, expected) => {
  expect(safeLink(address, 'store.example')).toBe(expected);
});

test('the subtitle has coverage, volume and validity, or the volume alone', () => {
  expect(summarise(aBalance(), en)).toBe('Europe · 5\u00A0GB · 30\u00A0days');
  expect(summarise(aBalance(), textsOf('de'))).toBe('Europa · 5\u00A0GB · 30\u00A0Tage');
  expect(summarise(aBalance({ validitySize: 1 }), en)).toBe('Europe · 5\u00A0GB · 1\u00A0day');
  expect(summarise(aBalance({ validityUnlimited: true }), en)).toBe('5\u00A0GB');
  expect(summarise(aBalance({ packageType: 'unlimited' }), en)).toBe('Europe · Unlimited · 30\u00A0days');
  const single = aBalance({ countrySet: null, includedCountries: ['JP'] });
  expect(summarise(single, en)).toBe('Japan · 5\u00A0GB · 30\u00A0days');
  expect(summarise({ ...single, includedCountries: ['JP', 'KR'] }, en)).toBe('2 countries · 5\u00A0GB · 30\u00A0days');
});

test('STO-214: an eSIM on which nothing is left is installed, not in use', () => {
  expect(esimLabel('ENABLED', en)).toBe('In use');
  expect(esimLabel('ENABLED', en, true)).toBe('Installed');
  expect(esimLabel('DISABLED', en, true)).toBe('Switched off');
});

test('nothing is counted in gigabytes', () => {
  expect(formatSize({ sizeValue: 0, sizeUnit: 'B' }, en)).toBe('0\u00A0GB');
  expect(formatSize({ sizeValue: 512, sizeUnit: 'B' }, en)).toBe('512\u00A0B');
});

test('a balance is pending until it starts, and expired from its end on', () => {
  const now = new Date('2026-04-13T09:30:00Z');
  const unstarted = waiting;
  expect(packageState(unstarted, now)).toBe('pending');
  expect(packageState(aBalance(), now)).toBe('expired');
  expect(packageState(aBalance(), new Date('2026-04-13T09:29:59Z'))).toBe('active');
  const used = aBalance({ expiresAt: '2027-01-01T00:00:00Z', availableBalance: { sizeValue: 0, sizeUnit: 'B' } });
  expect(packageState(used, now)).toBe('empty');
  expect(packageState({ ...used, packageType: 'unlimited' }, now)).toBe('active');
});

test.each([
  ['INSTALLED', 'installed', 'Installed'],
  ['installed', 'installed', 'Installed'],
  ['---', 'unknown', 'Unknown'],
  ['', 'unknown', 'Unknown'],
  ['UNKNOWN', 'unknown', 'Unknown'],
  ['RELEASED', 'not-installed', 'Ready to install'],
  ['DOWNLOADED', 'not-installed', 'Downloaded'],
  ['QUARANTINE', 'not-installed', 'Not installed'],
])('an eSIM in state %j has the style %s and reads %j', (state, style, label) => {
  expect(esimStyle(state)).toBe(style);
  expect(esimLabel(state, en)).toBe(label);
});

test('the default accent is a violet, and an invalid colour counts as none', () => {
  expect(brandOf(undefined)).toEqual({ accent: '7b2ff2' });
  expect(brandOf(aReseller())).toEqual({ accent: 'ff6600', header: '123456' });
  expect(brandOf(aReseller({ accentColor: 'red}body{', headerColor: '#12345' }))).toEqual({ accent: '7b2ff2' });
  expect(brandOf(aReseller({ accentColor: '#ff6600}body{', headerColor: '#123456;' }))).toEqual({ accent: '7b2ff2' });
});

const valueOf = (rules: string, name: string): string => rules.match(new RegExp(`--${name}:#([0-9a-f]{6})`))?.[1] ?? '';

test.each(['000000', 'ffffff', '7b2ff2', 'ff6600', 'ffd400', '808080', '00ff00', '0000ff'])(
  'everything in the brand colour %s can be read',
  (color) => {
    const [day = '', night = ''] = brandRules({ accent: color, header: color }).split('@media');
    expect(valueOf(day, 'accent')).toBe(color);
    expect(contrast(color, valueOf(day, 'on-accent'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(color, valueOf(day, 'on-header'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(valueOf(day, 'accent-edge'), 'ffffff')).toBeGreaterThanOrEqual(3);
    expect(contrast(valueOf(night, 'accent-edge'), '1b1822')).toBeGreaterThanOrEqual(3);
    for (const [rules, ground] of [
      [day, 'faf9f7'],
      [night, '1b1822'],
    ] as const) {
      expect(contrast(valueOf(rules, 'accent-text'), ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(valueOf(rules, 'accent-text'), valueOf(rules, 'accent-tint'))).toBeGreaterThanOrEqual(4.5);
    }
  },
);
