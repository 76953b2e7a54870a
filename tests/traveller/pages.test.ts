import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { Problem } from '#server/core/problem.ts';
import type { TravellerOptions } from '#server/traveller-pages/pages.ts';
import { type GetProfile, late, LINK_INVALID, open, refuse } from './open-page.ts';
import { aProfile, aReseller } from './profiles.ts';

describe.each([
  ['/esim/profile', 'esim', false, 'Install your eSIM'],
  ['/esim/installation', 'esim', false, 'Install your eSIM'],
  ['/customer/profile', 'customer', true, 'Your profile'],
  ['/esim-shop/profile', 'customer', true, 'Your shop profile'],
] as const)('%s', (path, kind, includesReseller, title) => {
  test('shows the eSIM of the token, and only to visitors with a valid token', async () => {
    const getProfile = vi.fn<GetProfile>(async () => aProfile());
    const answer = await open(`${path}?token=abc`, { getProfile });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain(`<title>Simshelf - ${title}</title>`);
    expect(getProfile).toHaveBeenCalledExactlyOnceWith('abc', kind, includesReseller);
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(answer.headers.get('x-robots-tag')).toContain('noindex');
  });

  test('of an eSIM that is on order says so, and opens again by itself', async () => {
    const getProfile = refuse(new Problem('link_invalid', 'invalid'));
    const answer = await open(`${path}?token=abc`, { getProfile, isBeingPrepared: async () => true });
    expect([answer.status, answer.headers.get('refresh')]).toEqual([200, '10']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).toContain('Your eSIM is being prepared');
  });

  test('asks nothing more of a database that is away', async () => {
    const isBeingPrepared = vi.fn<TravellerOptions['isBeingPrepared']>();
    const answer = await open(`${path}?token=abc`, { getProfile: refuse(new Error('away')), isBeingPrepared });
    expect(answer.status).toBe(500);
    expect(isBeingPrepared).not.toHaveBeenCalled();
  });

  test.each(['', '?token=', `?token=${'a'.repeat(2049)}`])('says that the link is invalid for %.20s', async (query) => {
    const getProfile = vi.fn<GetProfile>();
    const answer = await open(path + query, { getProfile });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain(LINK_INVALID);
    expect(getProfile).not.toHaveBeenCalled();
  });

  const refusals = ['bad_request', 'link_invalid', 'forbidden', 'not_found'] as const;
  test.each(refusals)('says so too when the token is refused as %s', async (code) => {
    const onFailure = vi.fn<(error: unknown) => void>();
    const answer = await open(`${path}?token=abc`, { getProfile: refuse(new Problem(code, 'Refused')), onFailure });
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toContain(LINK_INVALID);
    expect(html).toContain('data-reload');
    expect(onFailure).not.toHaveBeenCalled();
  });

  test('says when we are at fault, and tells us', async () => {
    const onFailure = vi.fn<(error: unknown) => void>();
    const error = new Error('No database');
    const answer = await open(`${path}?token=abc`, { getProfile: refuse(error), onFailure });
    expect(answer.status).toBe(500);
    const html = await answer.text();
    expect(html).toContain('This page could not be loaded');
    expect(html).toContain('data-reload');
    expect(html).not.toContain('No database');
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(error);
  });
});

test('asks for the branding where the address does', async () => {
  const getProfile = vi.fn<GetProfile>(async () => aProfile({ resellerInformation: aReseller() }));
  await open('/esim/profile?token=abc&custom=true', { getProfile });
  expect(getProfile).toHaveBeenCalledExactlyOnceWith('abc', 'esim', true);
});

test('of a lost eSIM says how to reach the shop, without its look where the address does not ask for it', async () => {
  const logoUrl = 'https://berg.example/logo.png';
  const contactEmail = 'hallo@berg.example';
  const resellerInformation = aReseller({ logoUrl, contactEmail });
  const getProfile = vi.fn<GetProfile>(async (_, __, includesReseller) => {
    const profile = aProfile(includesReseller ? { resellerInformation } : {});
    return { ...profile, esimProfile: { ...profile.esimProfile, isReportedLost: true } };
  });
  for (const query of ['token=abc', 'token=abc&custom=true']) {
    const html = await (await open(`/esim/profile?${query}`, { getProfile })).text();
    expect(html).toContain(`${resellerInformation.name} has the link to it`);
    expect(html).toContain(`mailto:${contactEmail}`);
    expect(html.includes(logoUrl)).toBe(query.includes('custom'));
  }
});

/** Two responses differ in it. */
const withoutNonce = (html: string): string => html.replaceAll(/nonce="[\w-]+"/g, '');

test.each<[string, 'br' | 'gzip' | null]>([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['identity', null],
])('is compressed for a browser that accepts %s', async (accepted, encoding) => {
  const plain = await (await open('/esim/profile?token=abc')).text();
  const answer = await open('/esim/profile?token=abc', {}, { 'accept-encoding': accepted });
  expect(answer.headers.get('content-encoding')).toBe(encoding);
  expect(answer.headers.get('vary')).toBe('accept-encoding');
  expect(answer.headers.get('cache-control')).toBe('private, no-cache');
  const body = Buffer.from(await answer.arrayBuffer());
  const decoders = { br: brotliDecompressSync, gzip: gunzipSync, none: (content: Buffer) => content };
  expect(withoutNonce(decoders[encoding ?? 'none'](body).toString()) === withoutNonce(plain)).toBe(true);
});

test('says in words and in a header how long to wait after too many visits, and is no failure of ours', async () => {
  const onFailure = vi.fn<(error: unknown) => void>();
  const answer = await open('/esim/profile?token=abc', { getProfile: refuse(Problem.tooManyRequests(7)), onFailure });
  expect(answer.status).toBe(429);
  expect(answer.headers.get('retry-after')).toBe('7');
  const html = await answer.text();
  expect(html).toContain('This page was opened too often');
  expect(html).toContain('Please try again in 7 seconds.');
  expect(html).not.toContain('data-reload="');
  expect(onFailure).not.toHaveBeenCalled();
});

test('is never blank, not even without its renderer', async () => {
  const onFailure = vi.fn<(error: unknown) => void>();
  const answer = await open('/esim/profile?token=abc', {
    loadRenderer: refuse(new Error('Not built')) as never,
    onFailure,
  });
  expect(answer.status).toBe(500);
  expect(await answer.text()).toContain('Please try again');
  expect(onFailure).toHaveBeenCalledTimes(1);
});

test('shows a spinner while the data takes long', async () => {
  const getProfile = late(async () => aProfile({ resellerInformation: aReseller() }));
  const address = '/esim/profile?token=abc&custom=true';
  const answer = await open(address, { getProfile }, { 'accept-encoding': 'br' });
  expect(answer.headers.get('cache-control')).toBe('private, no-cache, no-transform');
  expect(answer.headers.get('content-encoding')).toBeNull();
  const decoder = new TextDecoder();
  const parts: string[] = [];
  for await (const part of answer.body ?? []) parts.push(decoder.decode(part));
  expect(parts).toHaveLength(2);
  expect(parts[0]).toContain('<title>Install your eSIM</title>');
  expect(parts[1]).toContain('data-title="Berg Reisen GmbH - Install your eSIM"');
  expect(parts[0]).toMatch(/<output class="spinner">Loading<\/output>$/);
  expect(parts[1]).toMatch(/^<style nonce="[\w-]{22}">[^<]*--accent:#ff6600[^<]*<\/style><header>.*<\/body><\/html>$/s);
});

test('says after the spinner that the link is invalid', async () => {
  const answer = await open('/esim/profile?token=abc', {
    getProfile: late(refuse(new Problem('link_invalid', 'Refused'))),
  });
  expect(await answer.text()).toContain(LINK_INVALID);
});

test('the help pages need no token, and keep it where there is one', async () => {
  const getProfile = vi.fn<GetProfile>(async () => aProfile({ resellerInformation: aReseller() }));
  for (const path of ['/esim/coverage', '/esim/devices']) {
    const general = await open(path, { getProfile });
    expect(general.status).toBe(200);
    expect(getProfile).not.toHaveBeenCalled();
    expect(await (await open(`${path}?token=abc&custom=true`, { getProfile })).text()).toContain('Berg Reisen GmbH');
    getProfile.mockClear();
  }
});

test('a nonce of its own lets the style and the script of a page pass, and nothing else', async () => {
  const policies = await Promise.all(
    [1, 2].map(async () => {
      const answer = await open('/esim/profile?token=abc');
      const policy = answer.headers.get('content-security-policy') ?? '';
      const [, nonce] = /style-src 'nonce-([\w-]{22})'/.exec(policy) ?? [];
      expect(policy).toContain(`script-src 'nonce-${nonce}';`);
      expect(policy).toContain("default-src 'none';");
      const html = await answer.text();
      expect(html.match(/<(?:style|script)[^>]*>/g)).toEqual([`<style nonce="${nonce}">`, `<script nonce="${nonce}">`]);
      return policy;
    }),
  );
  expect(policies[0]).not.toBe(policies[1]);
});

test('the logo may come from wherever the reseller keeps it, and is asked for without cookies', async () => {
  const { headers } = await open('/esim/profile?token=abc&custom=true');
  expect(headers.get('content-security-policy')).toContain("img-src 'self' data: https:;");
  expect(headers.get('cross-origin-embedder-policy')).toBe('credentialless');
});

describe('a page without data', () => {
  const getReseller = async () => aReseller({ contactEmail: 'hallo@berg.example', contactPhone: '+49 (0) 8041 12' });

  test.each([
    ['/esim/profile?token=abc&custom=true', new Problem('link_invalid', 'Refused'), LINK_INVALID],
    ['/customer/profile?token=abc', new Problem('link_invalid', 'Refused'), LINK_INVALID],
    ['/esim-shop/profile?token=abc', Problem.tooManyRequests(7), 'Please try again in 7 seconds.'],
    ['/customer/profile?token=abc', new Error('Broken'), 'This page could not be loaded'],
  ])('%s names the reseller alone: %s', async (address, error, text) => {
    const html = await (await open(address, { getProfile: refuse(error), getReseller })).text();
    expect(html).toContain(text);
    expect(html).toMatch(/<title>Berg Reisen GmbH - /);
    expect(html).not.toContain('Simshelf');
    expect(html).toContain('--header:#123456');
  });

  test('says how to reach the reseller where it says to', async () => {
    const getProfile = refuse(new Problem('link_invalid', 'Refused'));
    const html = await (await open('/customer/profile?token=abc', { getProfile, getReseller })).text();
    expect(html).toContain('href="mailto:hallo@berg.example"');
    expect(html).toContain('href="tel:+49804112">+49 (0) 8041 12<');
  });

  test("has the store's name where its address asks for no brand, or its link tells none", async () => {
    const getProfile = refuse(new Problem('link_invalid', 'Refused'));
    for (const address of ['/esim/profile?token=abc', '/esim/profile?custom=true']) {
      expect(await (await open(address, { getProfile, getReseller })).text()).toContain('<title>Simshelf - ');
    }
  });
});

test('a short address that leads nowhere names neither a reseller nor the store', async () => {
  const findSharedPage = refuse(new Problem('link_invalid', 'Refused')) as never;
  const html = await (await open('/s/abc', { findSharedPage })).text();
  expect(html).toContain(LINK_INVALID);
  expect(html).toContain('<title>This link does not work</title>');
  expect(html).not.toContain('Simshelf');
});

test('PUB-048: a short address that was taken back names its shop and how to reach it, and nothing else', async () => {
  const findSharedPage = refuse(new Problem('link_invalid', 'Refused')) as never;
  const getResellerOfEnded = vi.fn<TravellerOptions['getResellerOfEnded']>(async () =>
    aReseller({ contactEmail: 'hallo@berg.example' }),
  );
  for (const [language, title] of [
    ['en', 'This link does not work'],
    ['de', 'Dieser Link funktioniert nicht'],
  ] as const) {
    const answer = await open('/s/abc', { findSharedPage, getResellerOfEnded }, { 'accept-language': language });
    const html = await answer.text();
    expect(answer.status).toBe(410);
    expect(html).toContain(title);
    expect(html).toContain(`<title>${aReseller().name} - `);
    expect(html).toContain('href="mailto:');
    expect(html).not.toContain('8949');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  }
  expect(getResellerOfEnded).toHaveBeenCalledWith('abc');
});

test('PUB-048: whose short address it was is not asked of a database that is away', async () => {
  const getResellerOfEnded = vi.fn<TravellerOptions['getResellerOfEnded']>();
  const answer = await open('/s/abc', { findSharedPage: refuse(new Error('away')) as never, getResellerOfEnded });
  expect(answer.status).toBe(500);
  expect(getResellerOfEnded).not.toHaveBeenCalled();
});

describe('the preview of a brand', () => {
  const query = 'name=Tal%20Reisen&accentColor=%23ff6600&faqUrl=nonsense&contactEmail=hallo%40tal.example';
  const framed = { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'iframe' };

  test.each([
    ['installation', 'Install your eSIM'],
    ['customer', 'Your profile'],
    ['invalid', 'This link does not work'],
  ])('shows the %s page with what was typed so far', async (page, title) => {
    const answer = await open(`/esim/preview?page=${page}&${query}`, {}, framed);
    const html = await answer.text();
    expect(html).toContain(`<title>Tal Reisen - ${title}</title>`);
    expect(html).toContain('--accent:#ff6600');
    expect(html).not.toContain('nonsense');
    expect(html).toContain('<body class="traveller" inert="">');
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect(answer.headers.get('x-frame-options')).toBe('SAMEORIGIN');
  });

  test.each([{}, { ...framed, 'sec-fetch-site': 'cross-site' }, { ...framed, 'sec-fetch-dest': 'document' }])(
    'is for a frame of the app alone: %j',
    async (headers: Record<string, string>) => {
      const html = await (await open(`/esim/preview?page=customer&${query}`, {}, headers)).text();
      expect(html).toContain(LINK_INVALID);
      expect(html).not.toContain('Tal Reisen');
    },
  );
});
