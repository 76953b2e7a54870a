import { describe, expect, test } from 'vitest';
import { isWithin, paths, patterns } from '#web/navigation/paths.ts';
import { createRequestKind, type RequestKind } from '#web/service-worker/request-kind.ts';

const ORIGIN = 'https://store.example';

const kindOf = createRequestKind(ORIGIN, {
  till: paths.pointOfSale(),
  pages: Object.values(patterns).filter((pattern) => !isWithin(pattern, paths.operator())),
});

const navigate = (path: string): RequestKind | undefined =>
  kindOf({ method: 'GET', mode: 'navigate', url: ORIGIN + path });
const get = (path: string): RequestKind | undefined => kindOf({ method: 'GET', mode: 'cors', url: ORIGIN + path });

describe('what the service worker answers', () => {
  test.each(['/store', '/store/', '/store/new', '/store/guest/packages/7?attempt=1'])('%s is the till', (path) => {
    expect(navigate(path)).toBe('till');
  });

  test.each(['/', '/your-store/dashboard', '/your-store/history/7', '/customers', '/account', '/api'])(
    '%s is another page',
    (path) => {
      expect(navigate(path)).toBe('page');
    },
  );

  test('files with a hash in their name', () => {
    expect(get('/assets/app-1234567.js')).toBe('asset');
  });
});

describe('what it leaves to the browser', () => {
  test.each([
    '/operator',
    '/operator/resellers/7',
    '/oidc/auth',
    '/oidc-callback.html',
    '/oidc-silent-renew.html',
    '/sign-in/7',
    '/esim/devices',
    '/s/abc',
    '/reference/inbox',
    '/api/specifications/partner.yaml',
    '/storefront',
    '/healthz',
  ])('%s', (path) => {
    expect(navigate(path)).toBeUndefined();
  });

  test('calls, and the app’s pages when a script reads them', () => {
    expect([get('/client-api/products/inventory'), get('/store')]).toEqual([undefined, undefined]);
  });

  test('changes, and other origins', () => {
    expect(kindOf({ method: 'POST', mode: 'navigate', url: `${ORIGIN}/store` })).toBeUndefined();
    expect(kindOf({ method: 'GET', mode: 'cors', url: 'https://elsewhere.example/assets/a.js' })).toBeUndefined();
  });
});
