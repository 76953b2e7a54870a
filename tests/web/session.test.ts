import { User } from 'oidc-client-ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { storeModeAt } from '#domain/store-mode.ts';
import { headerHeight } from '#web/components/page/header-heights.ts';
import { reloadOnce } from '#web/session/tabs.ts';
import { signInUser } from '#web/session/SessionProvider.tsx';
import { safeAddress } from '#web/session/session-manager.ts';

const items = new Map<string, string>();
const reload = vi.fn<() => void>();

beforeEach(() => {
  items.clear();
  reload.mockReset();
  vi.stubGlobal('location', { origin: 'https://store.example', reload });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  });
});

describe('the address after sign-in', () => {
  test.each([
    ['/credits?success#top', '/credits?success#top'],
    ['/your-store/inventory/1', '/your-store/inventory/1'],
    ['/', '/your-store'],
    ['/starter/login', '/your-store'],
    ['/oidc-callback.html?code=1', '/your-store'],
    ['//evil.example/', '/your-store'],
    ['/\\evil.example/', '/your-store'],
    ['//evil.example/credits', '/your-store'],
    ['/\\evil.example/credits', '/your-store'],
    ['https://evil.example/', '/your-store'],
    ['javascript:alert(1)', '/your-store'],
    ['', '/your-store'],
    [undefined, '/your-store'],
    [{ wanted: '/credits' }, '/your-store'],
  ])('%j leads to %s', (wanted, address) => {
    expect(safeAddress(wanted)).toBe(address);
  });
});

test('a signed-in user has both tokens, which count as expired from the second of their expiry', () => {
  vi.useFakeTimers({ now: 1_000_000_000 });
  const profile = { sub: '1', iss: 'https://store.example/oidc', aud: 'storefront', iat: 1_000_000, exp: 1_086_400 };
  const user = signInUser(
    new User({ access_token: 'access', id_token: 'id', token_type: 'Bearer', profile, expires_at: 1_086_400 }),
  );
  expect(user).toMatchObject({ accessToken: 'access', idToken: 'id', expired: false });
  vi.setSystemTime(1_086_399_000);
  expect(user.expired).toBe(false);
  vi.setSystemTime(1_086_400_000);
  expect(user.expired).toBe(true);
  vi.useRealTimers();
});

test('a page is reloaded once, not in a loop, and it is said which', () => {
  vi.useFakeTimers({ now: 1_000_000 });
  expect(reloadOnce()).toBe(true);
  vi.advanceTimersByTime(2_000);
  expect(reloadOnce()).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60_000);
  expect(reloadOnce()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

test.each([
  ['staging.store.example', 'staging'],
  ['reference.store.example', 'reference'],
  ['localhost', 'reference'],
  ['store.example', 'production'],
])('%s is %s', (host, mode) => {
  expect(storeModeAt(host, 'reference')).toBe(mode);
});

test.each([
  ['/', 'none'],
  ['/terms-and-conditions', 'none'],
  ['/privacy-policy', 'none'],
  ['/your-store/dashboard', 213],
  ['/your-store/inventory/1', 213],
  ['/your-store/history', 213],
  ['/your-store/history/1', 160],
  ['/data-packages', 213],
  ['/data-packages/checkout', 160],
  ['/data-packages/checkout/success', 160],
  ['/add-credits/checkout', 160],
  ['/credits', 213],
  ['/store', 120],
  ['/store/guest/packages/1', 120],
  ['/account/details', 173],
  ['/api', 213],
  ['/whatever', 213],
])('the header of %s is %s high', (path, height) => {
  expect(headerHeight(path)).toBe(height);
});
