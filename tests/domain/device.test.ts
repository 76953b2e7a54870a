import { expect, test } from 'vitest';
import { type Device, deviceCookie, deviceOfCookies } from '#domain/device.ts';

const device: Device = {
  timeZone: 'Europe/Berlin',
  isMobile: true,
  locales: ['de-AT', 'en'],
  stored: { hideShelfCard: true, inventoryStatus: 'open' },
};

const sent = (given: Device): string => `other=1; ${deviceCookie(given).replace(/;.*/, '')}`;

test('what a browser tells of itself reaches the server', () => {
  expect(deviceOfCookies(sent(device))).toEqual(device);
});

test('a locale that is none is left out', () => {
  expect(deviceOfCookies(sent({ ...device, locales: ['<script>', 'de-AT', 'en'] }))).toEqual(device);
});

test('a long text that is stored is left out, and the rest is told', () => {
  const stored = { hideShelfCard: true, cartProducts: 'x'.repeat(2_000), inventoryStatus: 'open' };
  expect(deviceOfCookies(sent({ ...device, stored }))).toEqual(device);
});

test.each([
  ['no cookie', ''],
  ['no JSON', 'device=%7B'],
  ['no text', 'device=%'],
  ['another value', `device=${encodeURIComponent('7')}`],
  ['an unknown time zone', sent({ ...device, timeZone: 'Nowhere/Else' })],
  ['no time zone', sent({ ...device, timeZone: undefined as never })],
  ['a width that is none', sent({ ...device, isMobile: 'yes' as never })],
  ['a text longer than the app writes', `device=${'x'.repeat(5_000)}`],
])('%s tells nothing', (_, cookies) => {
  expect(deviceOfCookies(cookies)).toBeUndefined();
});
