// Every link of every page leads to the store's public address, where something answers to GET and to HEAD (CLI-080), or to an
// address that is named here.
import { once } from 'node:events';
import { createServer, request as send, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Device, deviceCookie } from '#domain/device.ts';
import { patterns, SUPPORTED_DEVICES } from '#web/navigation/paths.ts';
import { screens as screensOfApp } from '#web/screens.ts';
import { orderTopUp, pay } from '#support/desk.ts';
import { guests, orderFor } from '#support/group-sales.ts';
import { sellPackage } from '#support/sales.ts';
import { addressOf, type Shown } from '#support/screens.ts';
import { idOf } from '#support/stock-setup.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';
import { newSeller, type Seller } from '../../contract/conformance/environment.ts';

/** Origins outside the store that pages lead to. */
const EXTERNAL: ReadonlySet<string> = new Set(['https://www.standardwebhooks.com', 'https://wa.me']);

const device: Device = { timeZone: 'Europe/Berlin', isMobile: false, locales: ['en-GB'], stored: {} };

let proxy: Server;
let server: TestServer;
let seller: Seller;
let screens: string[];

/** A proxy in front, at another host and port than the store's own. */
const startProxy = async (): Promise<Server> => {
  const started = createServer((request, response) => {
    const { method, url: path, headers } = request;
    const passedOn = send({ host: 'localhost', port: server.port, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    request.pipe(passedOn);
  });
  started.listen(0, '127.0.0.1');
  await once(started, 'listening');
  return started;
};

const publicUrl = (): string => `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;

const screensOfIdentity = (): string[] =>
  (server.identity?.pages.routes ?? [])
    .filter(({ method, path }) => method === 'GET' && !/[:*]/.test(path))
    .map(({ path }) => `/sign-in${path}`);

beforeAll(async () => {
  proxy = await startProxy();
  server = await startTestServer({ hasBackgroundWork: false, publicUrl: publicUrl() });
  seller = await newSeller(server);
  const { customer, esimProfile, activatedItem } = await sellPackage(
    seller,
    seller.item.id,
    { customerEmail: 'traveller@example.com' },
    crypto.randomUUID(),
  );
  const shown: Shown = {
    itemId: seller.item.id,
    saleId: activatedItem.uid,
    groupId: await orderFor(seller, seller.item.id, guests(1)),
    purchaseId: await pay(server, await orderTopUp(server, seller)),
    resellerId: await idOf(server, seller),
    customer: { uid: customer.uid ?? '', email: 'traveller@example.com' },
  };
  const below = (address: string): string => address.replace(publicUrl(), '');
  screens = [
    ...screensOfApp.map((screen) => addressOf(screen, shown)),
    ...Object.values(patterns).filter((pattern) => !/[:*]/.test(pattern)),
    ...screensOfIdentity(),
    SUPPORTED_DEVICES,
    '/esim/coverage',
    '/api/specifications/guide',
    below(esimProfile?.installationUrl ?? ''),
    below(customer.profileUrl),
  ];
});
afterAll(async () => {
  await server.stop();
  proxy.close();
});

type Opened = { status: number; type: string; text: string };

/** Opens an address like a browser, with the cookies of the seller or without any. */
const open = async (address: string, isSignedIn: boolean, method = 'GET'): Promise<Opened> => {
  const own = isSignedIn ? { ...seller.visitor.cookies(new URL(address).pathname), signedIn: 'true' } : {};
  const pairs = Object.entries(own).map((pair) => pair.join('='));
  const cookie = [...pairs, deviceCookie(device).replace(/;.*/, '')].join('; ');
  const headers = { cookie, 'sec-fetch-dest': 'document', accept: 'text/html,*/*' };
  const response = await fetch(address, { method, headers, redirect: 'manual' });
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? '',
    text: await response.text(),
  };
};

/** What a page leads to, as it spells it. */
const linksIn = (page: string): string[] =>
  [
    ...page.matchAll(/\s(?:href|src|action|formaction|poster)="([^"]*)"/g),
    ...page.matchAll(/<meta (?:property|name)="(?:og|twitter):(?:url|image)" content="([^"]*)"/g),
  ].map(([, link = '']) => link.replaceAll('&amp;', '&'));

const isPlace = (link: string): boolean => !/^(?:#|$|mailto:|tel:|data:|LPA:)/.test(link);

/** Why a link is wrong; undefined for one that is right. */
const faultOf = async (link: URL, isSignedIn: boolean): Promise<string | undefined> => {
  if (link.origin !== publicUrl()) return EXTERNAL.has(link.origin) ? undefined : 'leads elsewhere';
  const { status } = await open(link.href, isSignedIn);
  if (status === 404 || status >= 500) return `answers ${status}`;
  // A page that is rendered for its user takes its time, and HEAD is no other for it.
  if (isSignedIn) return undefined;
  const head = await open(link.href, isSignedIn, 'HEAD');
  return head.status === status && head.text === '' ? undefined : `answers ${head.status} to HEAD`;
};

test.each([
  ['somebody who is signed in', true],
  ['everybody', false],
])('the links of all pages for %s lead somewhere', async (_, isSignedIn) => {
  const found = new Map<string, string>();
  const faults: string[] = [];
  for (const screen of screens) {
    const address = publicUrl() + screen;
    const page = await open(address, isSignedIn);
    if (page.status === 404 || page.status >= 500) faults.push(`${screen} answers ${page.status}`);
    if (!page.type.startsWith('text/html')) continue;
    for (const link of linksIn(page.text).filter(isPlace)) found.set(new URL(link, address).href, screen);
  }
  expect(found.size).toBeGreaterThan(50);
  const opened = new Set(screens.map((screen) => publicUrl() + screen));
  for (const [link, screen] of found) {
    if (isSignedIn && opened.has(link)) continue;
    const fault = await faultOf(new URL(link), isSignedIn);
    if (fault !== undefined) faults.push(`${screen}: ${link} ${fault}`);
  }
  expect(faults).toEqual([]);
});

test('the files for integrators are linked from the pages of a signed-in user that the server renders', async () => {
  const { text } = await open(`${publicUrl()}${patterns.apiSpecifications}`, true);
  expect(text).toContain('id="visitor"');
  expect(linksIn(text)).toContain('/api/specifications/partner.yaml');
});
