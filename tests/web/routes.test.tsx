import type { ReactElement } from 'react';
import { matchRoutes, Navigate, type RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { type Language, languages } from '#domain/languages.ts';
import '#web/i18n/desk-texts.ts';
import { loadAllTexts } from '#web/i18n/index.ts';
import { isWithin, paths, patterns } from '#web/navigation/paths.ts';
import { routes } from '#web/routes.tsx';
import { screens } from '#web/screens.ts';
import { type Page, titleOf } from '#web/shell/page.tsx';

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

/** In routes and their children. */
const pagesOf = (all: readonly RouteObject[]): Page[] =>
  all.flatMap(({ handle, children = [] }) => [...(handle ? [handle as Page] : []), ...pagesOf(children)]);

test('every page has an address', () => {
  const files = Object.keys(import.meta.glob('../../src/web/features/**/*Page.tsx'));
  const modules = screens.map(({ module }) => `../../src/web/features/${module}.tsx`);
  expect(new Set(modules)).toEqual(new Set(files));
});

test('every page of the routes is in the list of screens, and every pattern is one of a screen or leads on to one', () => {
  expect(
    pagesOf(routes)
      .map(({ path }) => path)
      .sort(),
  ).toEqual(screens.map(({ path }) => path).sort());
  const further = new Set(Object.values(patterns)).difference(new Set(screens.map(({ path }) => path)));
  expect([...further].filter((path) => leadsTo(path) === undefined)).toEqual([]);
});

const wallOfDesk = matchRoutes(routes, paths.operator())?.at(-2)?.route.Component;

const isBehindWall = (path: string): boolean =>
  (matchRoutes(routes, path.replaceAll(/:\w+\??|\*/g, 'x')) ?? []).some(({ route }) => route.Component === wallOfDesk);

test('what is for operators, and nothing else, is below the address of the desk, behind its wall', () => {
  const forOperators = screens.filter(({ access }) => access === 'operator');
  expect(forOperators.length).toBeGreaterThan(15);
  expect(screens.filter(({ path }) => isWithin(path, paths.operator()))).toEqual(forOperators);
  expect(screens.filter(({ path }) => isBehindWall(path))).toEqual(forOperators);
});

const titlesIn = (lng: Language): Set<string> => new Set(pagesOf(routes).map((page) => titleOf(page, page.path, lng)));

test.each(languages)('in %s every module has a title of its own', async (lng) => {
  await loadAllTexts();
  const modules = new Set(screens.map(({ module }) => module));
  expect(titlesIn(lng).size).toBe(modules.size);
  expect([...titlesIn(lng)].filter((title) => !/^Simshelf - \S/.test(title))).toEqual([]);
});

test.each([
  '/',
  '/operator',
  '/operator/resellers/1/statement',
  '/operator/legal/terms/new',
  '/operator/nowhere/at/all',
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
