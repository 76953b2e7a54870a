// The pages of the operator's desk as the server renders them: for operators alone, with their data.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Device, deviceCookie } from '#domain/device.ts';
import { languages } from '#domain/languages.ts';
import { makeOperator } from '#support/operator.ts';
import { newReseller, type Reseller } from '#support/reseller.ts';
import { sellPackage } from '#support/sales.ts';
import { addressOf, screensFor, type Shown } from '#support/screens.ts';
import { idOf } from '#support/stock-setup.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';
import { paths } from '#web/navigation/paths.ts';
import { translations } from '#web/i18n/translations.ts';
import { screens } from '#web/screens.ts';
import { newSeller, type Seller } from '../../contract/conformance/environment.ts';
import { orderTopUp, pay } from '#support/desk.ts';
import { guests, orderFor } from '#support/group-sales.ts';

/** Another one than that of this software. */
const storeName = 'Nomad Nine';

let server: TestServer;
/** An operator, who has a shop as well. */
let seller: Seller;
let shown: Shown;

beforeAll(async () => {
  server = await startTestServer({ hasBackgroundWork: false, storeName });
  seller = await newSeller(server);
  const sale = await sellPackage(
    seller,
    seller.item.id,
    { customerEmail: 'traveller@example.com' },
    crypto.randomUUID(),
  );
  shown = {
    itemId: seller.item.id,
    saleId: sale.activatedItem.uid,
    groupId: await orderFor(seller, seller.item.id, guests(1)),
    purchaseId: await pay(server, await orderTopUp(server, seller)),
    resellerId: await idOf(server, seller),
    customer: { uid: sale.customer.uid ?? '', email: 'traveller@example.com' },
  };
});
afterAll(() => server.stop());

const device: Device = { timeZone: 'Europe/Berlin', isMobile: false, locales: ['en-GB'], stored: {} };

/** Opens a page as a browser does that has signed in. */
const open = async (path: string, by: Pick<Reseller, 'visitor'>, language = 'en'): Promise<string> => {
  const own = Object.entries(by.visitor.cookies('/')).map((pair) => pair.join('='));
  const cookie = [...own, 'signedIn=true', `language=${language}`, deviceCookie(device).replace(/;.*/, '')].join('; ');
  const response = await fetch(server.url + path, { headers: { cookie, 'sec-fetch-dest': 'document' } });
  return response.text();
};

/** The calls of the desk whose answers are in a page. */
const answersIn = (page: string): string[] => {
  const [, content = '{}'] = /id="prefetched">([^<]*)</.exec(page) ?? [];
  const { queries = [] } = JSON.parse(content) as { queries?: { queryKey: [string] }[] };
  return queries.map(({ queryKey: [call] }) => call).filter((call) => call.startsWith('/operator-api'));
};

test.each(screensFor('operator'))('$name comes with its title, its heading and its data', async (screen) => {
  const address = addressOf(screen, shown);
  for (const language of languages) {
    const page = await open(address, seller, language);
    expect(page).toContain(`<html lang="${language}"`);
    const titles: Readonly<Record<string, string>> = translations[language].operator.titles;
    expect(page).toContain(`<title>${storeName} - ${titles[screen.name]}</title>`);
    expect(page).toContain(`aria-label="${translations[language].operator.label}"`);
    expect(page.match(/<h1/g)).toHaveLength(1);
    expect(answersIn(page)).toContain('/operator-api/operators/current');
    // The unknown page asks for nothing, and a version that is to be written shows its fields when the app is there.
    const isStill = screen.name === 'operatorUnknown';
    expect(answersIn(page).length).toBeGreaterThan(isStill ? 0 : 1);
  }
});

test('what a page of the desk lists can be read without script', async () => {
  expect(await open(paths.operatorResellers(), seller)).toContain(seller.email);
  expect(await open(paths.operatorReseller(shown.resellerId), seller)).toContain(seller.email);
  expect(await open(paths.operatorPayments(), seller)).toContain(seller.email);
});

test('a reseller, and an operator who signed in with the password alone, get nothing of the desk', async () => {
  const [rita, aline] = [await newReseller(server), await newReseller(server)];
  await makeOperator(server, aline);
  for (const by of [rita, aline]) {
    for (const screen of screensFor('operator')) {
      const page = await open(addressOf(screen, shown), by);
      expect(page).toContain('id="visitor"');
      expect(answersIn(page)).toEqual([]);
      expect(page.replaceAll(by.email, '')).not.toMatch(/@example\.com/);
    }
  }
});

describe('a store of another name never shows the name of this software', () => {
  const read = async (path: string, init: RequestInit = {}): Promise<string> => {
    const response = await fetch(server.url + path, { headers: { accept: 'text/html' }, ...init });
    return `${JSON.stringify([...response.headers])}\n${await response.text()}`;
  };
  const kinds = [...new Set(screens.map(({ access }) => access))];

  test.each(kinds)('on the screens for %s, and in their app without script', async (access) => {
    for (const screen of screensFor(access)) {
      for (const page of [await open(addressOf(screen, shown), seller), await read(addressOf(screen, shown))]) {
        expect(page).not.toContain('Simshelf');
        expect(page).toMatch(/<title>Nomad Nine/);
      }
    }
  });

  test.each([
    '/oidc-callback.html',
    '/oidc-silent-renew.html',
    '/nowhere',
    '/oidc/auth',
    '/sign-in/forgot-password',
    '/sign-in/password',
    '/sign-in/confirm?token=none',
    '/reference/inbox',
    '/reference/payment/none',
    '/client-api/nowhere',
    '/client-api/products/inventory',
    '/p/none',
    '/specifications/storefront.yaml',
    '/manifest.webmanifest',
    '/favicon.svg',
    '/robots.txt',
  ])('at %s', async (path) => {
    expect(await read(path)).not.toContain('Simshelf');
  });

  test('on the page of a traveller', async () => {
    const { data } = await seller.api.GET('/activations/activated-items/{id}', {
      params: { path: { id: shown.saleId } },
    });
    const page = await read(new URL(data?.customer.profileUrl ?? '').pathname);
    expect(page).toContain('<title>');
    expect(page).not.toContain('Simshelf');
  });
});
