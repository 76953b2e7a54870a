import type { ReactElement } from 'react';
import { matchRoutes, Navigate, type RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { routes } from '#web/routes.tsx';
import type { Page } from '#web/shell/page.tsx';

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

/** The modules of the pages in routes and their children. */
const modulesOf = (all: readonly RouteObject[]): string[] =>
  all.flatMap(({ handle, children = [] }) => [...(handle ? [(handle as Page).module] : []), ...modulesOf(children)]);

test('every page has an address', () => {
  const files = Object.keys(import.meta.glob('../../src/web/features/*/*Page.tsx'));
  expect(new Set(modulesOf(routes))).toEqual(new Set(files.map((file) => file.replace('../../src/web/', ''))));
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
