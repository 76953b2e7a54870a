import { expect, test } from 'vitest';
import {
  isSameWebAddress,
  toWebAddress,
  webAddressFault,
  WEBHOOK_RETRY_DELAYS_S,
  webhookOutcome,
  webhookTypeOf,
} from '#domain/webhook.ts';

test('an event is tried for 72 hours at least, ten times in all', () => {
  const seconds = WEBHOOK_RETRY_DELAYS_S.reduce((sum, delay) => sum + delay, 0);
  expect(seconds).toBeGreaterThanOrEqual(72 * 3_600);
  expect(WEBHOOK_RETRY_DELAYS_S).toHaveLength(9);
});

test.each([
  [200, 'delivered'],
  [204, 'delivered'],
  [301, 'again'],
  [304, 'again'],
  [404, 'again'],
  [410, 'gone'],
  [500, 'again'],
])('the answer %i means %s', (status, outcome) => {
  expect(webhookOutcome(status)).toBe(outcome);
});

test.each([
  ['https://a.b', 'https://a.b/'],
  ['http://a.b/c', 'http://a.b/c'],
  ['a.b', 'https://a.b/'],
  ['A.b:8443/c/d?e', 'https://a.b:8443/c/d?e'],
  ['https://müller.example/ü', 'https://xn--mller-kva.example/%C3%BC'],
  ['MÜLLER.example', 'https://xn--mller-kva.example/'],
  ['例え.テスト', 'https://xn--r8jz45g.xn--zckzah/'],
  ['例え。テスト/a', 'https://xn--r8jz45g.xn--zckzah/a'],
  ['https://hooks。example．com:8443', 'https://hooks.example.com:8443/'],
  ['пример.рф', 'https://xn--e1afmkfd.xn--p1ai/'],
  ['my_hooks.example', 'https://my_hooks.example/'],
  ['_hooks.a_b.example:8443', 'https://_hooks.a_b.example:8443/'],
])('the address %s is %s', (text, address) => {
  expect(toWebAddress(text)?.href).toBe(address);
});

test.each([
  'ftp://a.b',
  'localhost',
  'a b.c',
  '',
  'a.b:99999',
  'https://1.2.3.4',
  '//a.b',
  'a.b\\@d.ef',
  '１.２.３.４',
  '1。2。3。4',
  'a.b_c',
  'xn--.example',
  'https://xn--a.example',
  'hooks.xn--a.example:8443/events',
  'a。1',
  'https://hooks.example｡',
  'exa\u00ADmple.com',
  'a\u200B.１２３',
])('%j is no address', (text) => {
  expect(toWebAddress(text)).toBeUndefined();
});

test.each([
  ['https://shop.example/hook', undefined],
  ['ftp://shop.example', 'scheme'],
  ['ws://shop.example', 'scheme'],
  ['https://anna:secret@shop.example', 'credentials'],
  ['anna@shop.example/hook', 'credentials'],
  ['shop.example /hook', 'blank'],
  ['shop\u200B.example', 'unseen'],
  ['https://', 'noHost'],
  ['https:///hook', 'noHost'],
  [':8443', 'noHost'],
  ['shop.example:99999', 'port'],
  ['shop.example:web/hook', 'port'],
  ['shop.example:', 'port'],
  ['localhost', 'notPublic'],
  ['http://localhost:8080/hook', 'notPublic'],
  ['intranet', 'notPublic'],
  ['10.0.0.8', 'notPublic'],
  ['https://192.168.1.20:8443/hook', 'notPublic'],
  ['172.16.0.1', 'notPublic'],
  ['169.254.169.254/latest', 'notPublic'],
  ['https://[::1]/hook', 'notPublic'],
  ['https://[fd00::1]:8443', 'notPublic'],
  ['https://93.184.215.14/hook', 'number'],
  ['https://[2606:2800::1]', 'number'],
  ['172.32.0.1', 'number'],
  ['shop..example', 'form'],
  ['-.example', 'form'],
])('VAL-135: what is wrong with %j is %j', (text, fault) => {
  expect(webAddressFault(text)).toBe(fault);
});

test('a type is known in both forms', () => {
  expect([webhookTypeOf('esim-status'), webhookTypeOf('ESIM_STATUS')]).toEqual(['ESIM_STATUS', 'ESIM_STATUS']);
});

test('an address is changed only when events would go elsewhere', () => {
  const saved = 'https://example.com/events';
  expect(isSameWebAddress('example.com/events', saved)).toBe(true);
  expect(isSameWebAddress('https://EXAMPLE.com/events', saved)).toBe(true);
  expect(isSameWebAddress('https://example.com', 'https://example.com/')).toBe(true);
  expect(isSameWebAddress('http://example.com/events', saved)).toBe(false);
  expect(isSameWebAddress('example.com/events', undefined)).toBe(false);
  expect(isSameWebAddress('abc', saved)).toBe(false);
});
