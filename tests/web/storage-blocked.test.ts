import { expect, test, vi } from 'vitest';
import { isStorageBlocked } from '#web/session/storage-blocked.ts';

const refuse = (): never => {
  throw new Error('The operation is insecure.');
};

test.each([
  ['allows both', { getItem: () => null }, false],
  ['has none', null, true],
  ['throws when it is read', { getItem: refuse }, true],
])('a browser that %s', (_, storage, expected) => {
  vi.stubGlobal('sessionStorage', { getItem: () => null });
  vi.stubGlobal('localStorage', storage);
  expect(isStorageBlocked()).toBe(expected);
});
