// Browsers that block storage and cookies throw where a page names them.
import { expect, test, vi } from 'vitest';
import { pageCookies, writePageCookie } from '#web/device/cookies.ts';
import { followAccount } from '#web/browser-storage/account-entries.ts';
import { cartProducts } from '#web/browser-storage/cart.ts';
import { isStorageBlocked, tabEntries } from '#web/browser-storage/places.ts';
import { initialLanguage, rememberLanguage } from '#web/i18n/language.ts';
import { hasKeptEndReason, keepEndReason, takeEndReason } from '#web/session/end-reason.ts';
import { reloadOnce, tellOtherTabs } from '#web/session/tabs.ts';
import { hasSignInHint, setSignInHint } from '#web/session/signed-in-cookie.ts';
import { dropDrafts } from '#web/session/use-draft.ts';

const refuse = (): never => {
  throw new Error('The operation is insecure.');
};

const refusing: PropertyDescriptor = { configurable: true, get: refuse, set: refuse };

test.each([
  ['allows both', { getItem: () => null }, false],
  ['has none', null, true],
  ['throws when it is read', { getItem: refuse }, true],
])('a browser that %s', (_, storage, expected) => {
  vi.stubGlobal('sessionStorage', { getItem: () => null });
  vi.stubGlobal('localStorage', storage);
  expect(isStorageBlocked()).toBe(expected);
});

test('where the browser blocks storage and cookies, nothing is found, nothing is kept and nothing throws', () => {
  const names = ['sessionStorage', 'localStorage'] as const;
  for (const name of names) vi.stubGlobal(name, undefined);
  for (const name of names) Object.defineProperty(globalThis, name, refusing);
  const page = { documentElement: { lang: 'en', hasAttribute: () => false } };
  vi.stubGlobal('document', Object.defineProperty(page, 'cookie', refusing));
  vi.stubGlobal('navigator', { language: 'de-DE', languages: ['de-DE'] });

  expect(isStorageBlocked()).toBe(true);
  expect([pageCookies(), tabEntries(), hasKeptEndReason()]).toEqual([undefined, [], false]);
  // What cannot be read is not gone: the server has read it.
  expect([hasSignInHint(true), hasSignInHint(false)]).toEqual([true, false]);
  expect(initialLanguage()).toBe('de');
  expect(cartProducts.read()).toEqual([]);
  writePageCookie('a=b');
  rememberLanguage('en');
  setSignInHint(true);
  keepEndReason();
  expect(takeEndReason()).toBeUndefined();
  cartProducts.write([{ id: 'a', amount: 1 }]);
  followAccount('anna');
  tellOtherTabs('anna');
  dropDrafts();
  // Nothing would hold back the next reload.
  expect(reloadOnce()).toBe(false);
});
