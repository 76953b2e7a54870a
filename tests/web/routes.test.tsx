import type { ReactElement } from 'react';
import { matchRoutes, Navigate } from 'react-router-dom';
import { expect, test } from 'vitest';
import { routes } from '#web/routes.tsx';

/** Where an address leads on to; undefined for one that has a page. */
const leadsTo = (address: string): string | undefined => {
  const element = matchRoutes(routes, address)?.at(-1)?.route.element as ReactElement<{ to: string }> | undefined;
  return element?.type === Navigate ? element.props.to : undefined;
};

test.each([
  ['/your-store', '/your-store/dashboard'],
  ['/your-store/nowhere', '/your-store/dashboard'],
  ['/store/vip', '/store'],
  ['/store/guest', '/store/guest/packages'],
  ['/sdk', '/sdk/ios-sdk'],
  ['/sdk/ios-sdk/more', '/sdk/ios-sdk'],
  ['/account/foo', '/account'],
  ['/nowhere', '/'],
])('%s leads to %s', (address, target) => {
  expect(leadsTo(address)).toBe(target);
});

test.each([
  '/',
  '/your-store/inventory',
  '/your-store/inventory/1',
  '/your-store/channels',
  '/store',
  '/store/new',
  '/store/existing',
  '/store/guest/packages',
  '/store/new/packages/1',
  '/account/details',
  '/account/credit-purchases',
  '/account/credit-purchases/1',
  '/account/purchase-history/1',
  '/sdk/android-sdk',
])('%s has a page', (address) => {
  expect(matchRoutes(routes, address)?.at(-1)?.route.handle).toHaveProperty('title');
  expect(leadsTo(address)).toBeUndefined();
});
