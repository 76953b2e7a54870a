import { expect, test } from 'vitest';
import { keptLines, readRequest } from '#domain/reseller-request.ts';

test.each([
  [' One \r\n two\rthree ', 'One\n two\nthree'],
  ['a\tb\u0000\u202Ec', 'a bc'],
  ['\u200E \n', ''],
  ['Zoe\u0308', 'Zoë'],
])('the lines of %j are kept as %j', (typed, kept) => {
  expect(keptLines(typed)).toBe(kept);
});

test('a request has the field of its kind, and no other', () => {
  const channel = { kind: 'CHANNEL', channel: ' Shop ', message: ' Please ' } as const;
  expect(readRequest(channel)).toEqual({ request: { kind: 'CHANNEL', channel: 'Shop', message: 'Please' } });
  expect(readRequest({ kind: 'DISCOUNT', monthlySales: 0, message: 'Please' })).toHaveProperty('request');
  expect(readRequest({ kind: 'DISCOUNT', message: 'Please' })).toEqual({
    fault: { field: 'monthlySales', code: 'missing' },
  });
  expect(readRequest({ ...channel, monthlySales: 5 })).toEqual({ fault: { field: 'monthlySales', code: 'unknown' } });
  expect(readRequest({ ...channel, channel: '\u200E' })).toEqual({ fault: { field: 'channel', code: 'missing' } });
  expect(readRequest({ ...channel, message: '\u200E' })).toEqual({ fault: { field: 'message', code: 'missing' } });
});
