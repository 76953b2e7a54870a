import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { describe, expect, test, vi } from 'vitest';
import { Problem } from '#server/core/problem.ts';
import { createTravellerPlaces } from '#server/rate-limits/traveller-places.ts';
import { travellerPages, type TravellerOptions } from '#server/traveller-pages/pages.ts';
import { generousLimits } from '#support/test-config.ts';
import { anEsim, aProfile, aReseller } from './profiles.ts';

type GetProfile = TravellerOptions['getProfile'];

const open = (
  address: string,
  given: Partial<TravellerOptions> = {},
  headers: Record<string, string> = {},
): Response | Promise<Response> => {
  const getProfile: GetProfile = async () => aProfile();
  const loadRenderer = () => import('#traveller/render.tsx');
  const pages = travellerPages({
    publicUrl: 'https://store.example',
    admit: async () => undefined,
    places: createTravellerPlaces(generousLimits.travellerPages),
    getProfile,
    isBeingPrepared: async () => false,
    findSharedPage: async () => 'https://store.example/esim/profile?token=abc&custom=true',
    getReseller: async () => undefined,
    storeName: 'Simshelf',
    onFailure: () => undefined,
    loadRenderer,
    ...given,
  });
  return new Hono().route('/', pages).request(`https://store.example${address}`, { headers });
};

const refuse =
  (error: unknown): GetProfile =>
  async () => {
    throw error;
  };

const LINK_INVALID = 'The link isn&#x27;t valid anymore. Please contact your reseller.';

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

const late =
  (work: GetProfile): GetProfile =>
  async (...given) => {
    await new Promise((resolve) => {
      setTimeout(resolve, 600);
    });
    return work(...given);
  };

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

describe('the address without the token', () => {
  /** The cookie that the browser keeps, and the address that the page says to go to. */
  const openByToken = async (address: string) => {
    const answer = await open(address);
    const [cookie = '', ...attributes] = (answer.headers.get('set-cookie') ?? '').split('; ');
    const kept = /<template data-address="([^"]*)"/.exec(await answer.text())?.[1]?.replaceAll('&amp;', '&') ?? '';
    return { cookie, attributes, kept };
  };

  test.each([
    ['/esim/profile?token=abc&custom=true', 'profile?custom=true'],
    ['/esim/installation?token=abc', 'installation'],
    ['/esim/coverage?token=abc', 'coverage'],
    ['/esim/devices?token=abc', 'devices'],
    ['/customer/profile?token=abc', 'customer'],
    ['/esim-shop/profile?token=abc&share=true', 'shop?share=true'],
  ])('of %s opens the same page where the link was opened', async (address, rest) => {
    const { cookie, attributes, kept } = await openByToken(address);
    const [path = '', end] = kept.split(/(?<=^\/esim\/[\w-]{12})\//);
    expect(end).toBe(rest);
    expect(cookie).toBe('__Secure-link=abc');
    expect(attributes.sort()).toEqual(['HttpOnly', 'Max-Age=34560000', `Path=${path}`, 'SameSite=Lax', 'Secure']);

    const getProfile = vi.fn<GetProfile>(async () => aProfile({ resellerInformation: aReseller() }));
    const answer = await open(kept, { getProfile }, { cookie });
    expect(getProfile.mock.calls[0]?.[0]).toBe('abc');
    expect(answer.headers.get('content-location')).toBe(kept);
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    expect(answer.headers.get('set-cookie')).toBeNull();
    const html = await answer.text();
    expect(html).not.toContain('data-address=');
    // The one place is the form that shares the whole link.
    const links = html.match(/(?:href|action)="[^"]*"/g) ?? [];
    expect(links.filter((link) => link.includes('token'))).toEqual([]);
    expect(html.match(/abc/g)?.length ?? 0).toBe(html.includes('data-share=""') ? 1 : 0);
  });

  test('shares the whole link, and leads to other eSIMs by theirs', async () => {
    const { cookie, kept } = await openByToken('/esim/profile?token=abc&custom=true');
    const shown = await (await open(kept, {}, { cookie })).text();
    const form = /<form data-share="" action="([^"]*)">(.*?)<button/s.exec(shown) ?? [];
    expect(form[1]).toBe('/esim/profile');
    expect(form[2]).toContain('name="token" value="abc"');
    expect(shown).toContain(`href="${kept.replace('profile?custom=true', 'customer')}"`);

    const other = anEsim({
      iccid: '8949000000000000026',
      installationUrl: 'https://store.example/esim/profile?token=xyz&custom=true',
    });
    const getProfile: GetProfile = async () => aProfile({ relatedEsims: [anEsim(), other] });
    const profile = await (await open(kept.replace(/profile.*/, 'customer'), { getProfile }, { cookie })).text();
    expect(profile).toContain(`href="${kept}"`);
    expect(profile).toContain('href="https://store.example/esim/profile?token=xyz&amp;custom=true"');
    expect(profile).not.toContain('abc');
  });

  test.each([
    ['no cookie', ''],
    ['the token of another link', '__Secure-link=xyz'],
    ['a cookie that came without TLS', 'link=abc'],
  ])('says with %s to open the link again, and names nobody', async (_, cookie) => {
    const { kept } = await openByToken('/esim/profile?token=abc&custom=true');
    for (const [language, text] of [
      ['en', 'Please open the link from your message once more.'],
      ['de', 'Bitte öffnen Sie den Link aus Ihrer Nachricht noch einmal.'],
    ]) {
      const getProfile = vi.fn<GetProfile>();
      const answer = await open(kept, { getProfile }, { cookie, 'accept-language': language ?? '' });
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect(answer.headers.get('content-location')).toBeNull();
      const html = await answer.text();
      expect(html).toContain(text);
      expect(html).not.toMatch(/Simshelf|data-reload="/);
      expect(getProfile).not.toHaveBeenCalled();
    }
    expect(await (await open(kept.replace(/profile.*/, 'coverage'), {}, { cookie })).text()).not.toContain('Simshelf');
  });

  test("opens nothing once the link was taken back, and keeps the reseller's name", async () => {
    const { cookie, kept } = await openByToken('/customer/profile?token=abc');
    const getProfile = refuse(new Problem('link_invalid', 'Refused'));
    const html = await (await open(kept, { getProfile, getReseller: async () => aReseller() }, { cookie })).text();
    expect(html).toContain(LINK_INVALID);
    expect(html).toContain('<title>Berg Reisen GmbH - ');
  });

  test('is not taken by a link that opens nothing', async () => {
    const answer = await open('/esim/profile?token=abc', {
      getProfile: refuse(new Problem('link_invalid', 'Refused')),
    });
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(await answer.text()).not.toContain('data-address=');
  });

  test('is known for a page whose data comes late', async () => {
    const answer = await open('/esim/profile?token=abc', { getProfile: late(async () => aProfile()) });
    expect(answer.headers.get('set-cookie')).toContain('__Secure-link=abc; ');
    expect(await answer.text()).toContain('data-address=');
  });

  test.each([
    [
      'Facebook on Android',
      'Mozilla/5.0 (Linux; Android 14; K; wv) AppleWebKit/537.36 Chrome/143.0 Mobile Safari/537.36',
    ],
    [
      'Instagram on an iPhone',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
    ],
  ])('is not shown by %s, which passes its address on to another browser', async (_, userAgent) => {
    const answer = await open('/esim/profile?token=abc', {}, { 'user-agent': userAgent });
    expect(await answer.text()).not.toContain('data-address=');
  });

  test('keeps the chosen language without the token', async () => {
    const { kept } = await openByToken('/esim/profile?token=abc&custom=true');
    const answer = await open(`${kept}&language=de`);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, kept]);
  });
});

describe('the places in which pages are made', () => {
  /** Pages whose data comes on command. */
  const held = () => {
    const waiting: (() => void)[] = [];
    const getProfile: GetProfile = async () => {
      await new Promise<void>((resolve) => void waiting.push(resolve));
      return aProfile();
    };
    return { waiting, getProfile };
  };

  const placesFor = (link: number, process: number) =>
    createTravellerPlaces({
      link: { atOnce: link, waiting: 1, seconds: 30 },
      process: { atOnce: process, waiting: 1, seconds: 30 },
    });

  const TOO_MANY = { status: 503, retryAfter: '30', text: 'This page could not be loaded' };

  const refusalOf = async (answer: Response | Promise<Response>) => {
    const { status, headers, text } = await (async () => {
      const response = await answer;
      return { status: response.status, headers: response.headers, text: await response.text() };
    })();
    return { status, retryAfter: headers.get('retry-after'), text: /<h1>([^<]*)/.exec(text)?.[1] };
  };

  test('one link has a few, and does not hold up another', async () => {
    const { waiting, getProfile } = held();
    const given = { getProfile, places: placesFor(2, 9) };
    const opened = Array.from({ length: 3 }, () => open('/esim/profile?token=abc', given));
    await vi.waitFor(() => expect(waiting).toHaveLength(2));
    expect(await refusalOf(open('/esim/coverage?token=abc', given))).toEqual(TOO_MANY);
    const other = open('/esim/profile?token=xyz', given);
    await vi.waitFor(() => expect(waiting).toHaveLength(3));
    waiting.splice(0).forEach((finish) => finish());
    // The page that waited has its turn.
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    waiting.splice(0).forEach((finish) => finish());
    for (const answer of [...opened, other]) {
      const page = await answer;
      expect(page.status).toBe(200);
      expect(await page.text()).toContain('Install your eSIM');
    }
  });

  test('all of them together have a few, and who finds none is no failure of ours', async () => {
    const { waiting, getProfile } = held();
    const onFailure = vi.fn<(error: unknown) => void>();
    const given = { getProfile, onFailure, places: placesFor(9, 1) };
    const opened = ['a', 'b'].map((token) => open(`/customer/profile?token=${token}`, given));
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    const framed = { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'iframe' };
    for (const address of ['/customer/profile?token=c', '/esim/devices', '/esim/preview?page=customer'])
      expect(await refusalOf(open(address, given, framed))).toEqual(TOO_MANY);
    for (let turn = 0; turn < opened.length; turn += 1) {
      await vi.waitFor(() => expect(waiting).toHaveLength(1));
      waiting.splice(0).forEach((finish) => finish());
    }
    for (const answer of opened) expect(await (await answer).text()).toContain('Your profile');
    expect(onFailure).not.toHaveBeenCalled();
  });
});
