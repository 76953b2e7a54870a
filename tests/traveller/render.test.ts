import jsQR from 'jsqr';
import { describe, expect, test, vi } from 'vitest';
import type { Profile } from '#contract/storefront/model/profile.ts';
import { renderPage } from '#traveller/render.tsx';
import { aBalance, anEsim, aProfile, aReseller, aVisit, aWithdrawnProfile, IPHONE } from './profiles.ts';

const HOSTILE = `<script>alert(1)</script>"'><img src=x onerror=alert(1)>&`;

const render = (profile: Profile, kind: 'installation' | 'customer' | 'shop' | 'coverage' = 'installation'): string =>
  renderPage({ kind, profile }, aVisit({ userAgent: IPHONE }));

const PAGES = ['installation', 'customer', 'shop', 'coverage'] as const;

describe.each(PAGES)('the %s page', (kind) => {
  test('escapes whatever a reseller or a customer typed', () => {
    const html = render(
      aProfile({
        esimProfile: { ...aProfile().esimProfile, iccid: HOSTILE, activationCode: `LPA:1$${HOSTILE}$${HOSTILE}` },
        balances: [aBalance({ name: HOSTILE, includedCountries: [HOSTILE, 'AT'] })],
        relatedEsims: [anEsim({ iccid: HOSTILE })],
        resellerInformation: aReseller({ name: HOSTILE, accentColor: HOSTILE, headerColor: HOSTILE }),
      }),
      kind,
    );
    expect(html).not.toMatch(/<script>alert|<img src=x|alert\(1\)"/);
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#x27;&gt;');
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'http://elsewhere.example/x'])(
    'never links to %s',
    (address) => {
      const html = render(
        aProfile({
          esimProfile: { ...aProfile().esimProfile, appleUniversalLink: address },
          customerProfileUrl: address,
          relatedEsims: [anEsim({ installationUrl: address })],
          resellerInformation: aReseller({ logoUrl: address, faqUrl: address }),
        }),
        kind,
      );
      expect(html).not.toContain(address);
    },
  );

  test('has nothing that a strict content security policy would refuse', () => {
    const html = render(aProfile({ resellerInformation: aReseller() }), kind);
    expect(html).not.toMatch(/\sstyle=|\son[a-z]+=|<(?:style|script)(?! nonce="dGVzdA">)/);
  });
});

test('asks neither to be found nor to be sent on', () => {
  const html = render(aProfile());
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).toContain('<title>Simshelf - Install your eSIM</title>');
});

test('the installation page offers every way that the device has', () => {
  const iphone = render(aProfile());
  expect(iphone).toContain(aProfile().esimProfile.appleUniversalLink);
  expect(iphone.indexOf('iPhone and iPad')).toBeLessThan(iphone.indexOf('<h3>Android'));
  const desktop = renderPage({ kind: 'installation', profile: aProfile() }, aVisit());
  expect(desktop).not.toContain('esimsetup.apple.com');
  expect(desktop.indexOf('<h3>Android')).toBeLessThan(desktop.indexOf('iPhone and iPad'));
  expect(desktop).toContain('data-copy="LPA:1$smdp.example$8JX4K-2Q9TM"');
  expect(desktop).toContain('data-copy="smdp.example"');
  expect(desktop).toContain('data-copy="8JX4K-2Q9TM"');
});

test('an Android phone gets its own link, and the codes to type before the code to scan', () => {
  const userAgent = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/143.0 Mobile Safari/537.36';
  const android = renderPage({ kind: 'installation', profile: aProfile() }, aVisit({ userAgent }));
  const link = 'https://esimsetup.android.com/esim_qrcode_provisioning?carddata=LPA:1$smdp.example$8JX4K-2Q9TM';
  expect(android).toContain(`href="${link}"`);
  expect(android).toContain('If nothing happens, enter the code below by hand.');
  expect(android).not.toContain('esimsetup.apple.com');
  expect(android.indexOf('Install manually')).toBeLessThan(android.indexOf('Scan the QR code'));
  const desktop = renderPage({ kind: 'installation', profile: aProfile() }, aVisit());
  expect(desktop.indexOf('Scan the QR code')).toBeLessThan(desktop.indexOf('Choose to enter the details by hand'));
});

test('a phone gets its own codes and menus, those of others folded away', () => {
  const iphone = render(aProfile());
  expect(iphone).toContain('This iPhone supports eSIM');
  expect(iphone).toMatch(/<details><summary>Codes for Android<.*data-copy="LPA:1.*<\/details>/s);
  expect(iphone).toContain('Mobile Service (in the US: Cellular)');
  expect(iphone).not.toContain('Samsung: Connections');
  const order = [
    'This iPhone takes',
    'Install on this device',
    'Install on Wi-Fi',
    'Choose it for mobile data',
    'Turn on data roaming',
    'Install manually',
    'No data?',
  ];
  const found = order.map((text) => iphone.indexOf(text));
  expect(found).toEqual(found.toSorted((one, other) => one - other));
  const userAgent = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/143.0 Mobile Safari/537.36';
  const android = renderPage({ kind: 'installation', profile: aProfile() }, aVisit({ userAgent, language: 'de' }));
  expect(android).toContain('Unterstützt dieses Handy eSIMs?');
  expect(android).toContain('Samsung: Verbindungen');
  expect(android).not.toContain('Mobilfunk ›');
});

const REACHABLE = aReseller({ contactEmail: 'hallo@berg.example', contactPhone: '+49 8041 1234' });

test.each(['installation', 'customer'] as const)('the %s page writes to the shop for more data', (kind) => {
  const profile = aProfile({
    esimProfile: { ...aProfile().esimProfile, state: 'ENABLED' },
    resellerInformation: REACHABLE,
  });
  const html = render(profile, kind);
  const link = /href="(mailto:[^"]*subject=[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
  expect(decodeURIComponent(link)).toContain('More data for eSIM 8949000000000000018');
  expect(decodeURIComponent(link)).toContain('https://store.example/store/existing?iccid=8949000000000000018');
  expect(html).toContain('href="https://wa.me/4980411234?text=');
  expect(render({ ...profile, resellerInformation: aReseller() }, kind)).not.toContain('Get more data');
  const shared = aVisit({ url: 'https://store.example/esim/profile?token=abc&custom=true&share=true' });
  expect(renderPage({ kind, profile }, shared)).not.toContain('Get more data');
});

test.each(['installation', 'customer'] as const)(
  'the %s page says of an installed eSIM alone that there is nothing to install',
  (kind) => {
    const page = (state: Profile['esimProfile']['state']): string =>
      render(aProfile({ esimProfile: { ...aProfile().esimProfile, state }, resellerInformation: REACHABLE }), kind);
    expect(page('ENABLED')).toContain('New data is added to this eSIM: there is nothing to install.');
    expect(page('RELEASED')).not.toContain('there is nothing to install');
  },
);

test('new data is said to come onto which of several eSIMs', () => {
  const profile = aProfile({
    resellerInformation: REACHABLE,
    relatedEsims: [anEsim(), anEsim({ iccid: '8949000000000000026' })],
  });
  expect(render(profile, 'customer')).toContain('New data is added to your eSIM 8949000000000000018.');
});

test.each([
  ['en', 'Europe 5 GB: 3.5\u00A0GB left', 'Summer trip: unlimited left'],
  ['de', 'Europa 5 GB: noch 3,5\u00A0GB', 'Summer trip: noch unbegrenzt'],
] as const)('of several eSIMs each one names what is left on it (%s, PUB-050)', (language, first, second) => {
  const own = aBalance({ name: 'Summer trip', includedCountries: ['FR'], packageType: 'unlimited' });
  const over = aBalance({ name: 'Long ago', expiresAt: '2020-01-01T00:00:00Z' });
  const one = anEsim({ balances: [0, 2] });
  const profile = aProfile({
    balances: [aBalance(), own, over],
    relatedEsims: [one, anEsim({ iccid: '8949000000000000026', balances: [1] })],
  });
  const devicesOf = (shown: Profile): string =>
    renderPage({ kind: 'customer', profile: shown }, aVisit({ language })).split('id="devices"')[1] ?? '';
  expect(devicesOf(profile)).toMatch(new RegExp(`0018</span><small>${first}</small>[^]*0026</span><small>${second}`));
  expect(devicesOf(profile)).not.toContain('Long ago');
  // One alone has everything.
  expect(devicesOf({ ...profile, relatedEsims: [one] })).not.toContain('<small>');
});

test.each([
  ['en', '1<span>\u00A0GB</span> + unlimited'],
  ['de', '1<span>\u00A0GB</span> + unbegrenzt'],
] as const)('what is left names an unlimited package beside the bytes of another (%s)', (language, left) => {
  const profile = aProfile({
    balances: [aBalance(), aBalance({ packageType: 'unlimited' })],
    totalAvailableBalance: { sizeValue: 1, sizeUnit: 'GB' },
  });
  for (const kind of ['installation', 'customer'] as const) {
    const state = { ...profile, esimProfile: { ...profile.esimProfile, state: 'ENABLED' as const } };
    expect(renderPage({ kind, profile: state }, aVisit({ language })).replaceAll('<!-- -->', '')).toContain(left);
  }
});

test('an installed eSIM shows no steps of an installation, and its codes folded away', () => {
  const html = render(aProfile({ esimProfile: { ...aProfile().esimProfile, state: 'INSTALLED' } }));
  expect(html).not.toMatch(/class="qr"|Scan the QR code|Connect the phone|Choose to enter/);
  expect(html).toMatch(/<details class="card"><summary>Codes of this eSIM<.*8JX4K-2Q9TM.*<\/details>/s);
});

test.each([
  ['en', 'of 5\u00A0GB · 24 days left', /As of <time dateTime="2026-03-20T12:00:00.000Z"/],
  ['de', 'von 5\u00A0GB · noch 24 Tage', /Stand: <time dateTime="2026-03-20T12:00:00.000Z"/],
] as const)('the profile says how much is left of what, until when, and as of when (%s)', (language, rest, asOf) => {
  const html = renderPage({ kind: 'customer', profile: aProfile() }, aVisit({ language }));
  expect(html).toContain(rest);
  expect(html).toMatch(asOf);
  expect(html).toMatch(/<svg class="track"[^>]*><rect width="700"/);
});

test('the profile of a refunded eSIM says so', () => {
  const html = render(aWithdrawnProfile('REFUNDED', { balances: [] }), 'customer');
  expect(html).toContain('<strong>This eSIM was refunded</strong>');
});

test('an eSIM that was topped up names its packages, and the end that comes first', () => {
  const topUp = aBalance({
    name: 'Summer trip',
    includedCountries: ['FR'],
    countrySet: null,
    expiresAt: '2999-01-01T00:00:00Z',
  });
  const profile = aProfile({ balances: [topUp, aBalance()] });
  const installation = render(profile);
  expect(installation).toMatch(/<p>Europe ·\s5\sGB\s·\s30\sdays<\/p><p>France ·\s5\sGB\s·\s30\sdays<\/p>/);
  expect(render(profile, 'customer')).toMatch(/the first package ends in \d+ days?/);
});

// ERR-052
test('the codes to type are there where no QR code can be drawn', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const profile = aProfile();
  const activationCode = `LPA:1$smdp.example$${'x'.repeat(3_000)}`;
  const html = render({ ...profile, esimProfile: { ...profile.esimProfile, activationCode } });
  expect(html).not.toContain('class="qr"');
  expect(html).toContain('data-copy="smdp.example"');
  expect(warn).toHaveBeenCalled();
  warn.mockRestore();
});

// PKG-067
test.each(['customer', 'coverage'] as const)('the %s page names packages in the language of its reader', (kind) => {
  const own = aBalance({ name: 'Summer trip', includedCountries: ['FR'] });
  const profile = aProfile({ balances: [aBalance(), own] });
  const english = renderPage({ kind, profile }, aVisit());
  expect(english).toMatch(/Europe 5 GB[^]*Summer trip/);
  const german = renderPage({ kind, profile }, aVisit({ language: 'de' }));
  expect(german).toMatch(/Europa 5 GB[^]*Summer trip/);
  expect(german).not.toContain('Europe');
});

test('the share view holds no link to the profile and no share button', () => {
  const url = 'https://store.example/esim/profile?token=abc&custom=true&share=true';
  const html = renderPage({ kind: 'installation', profile: aProfile() }, aVisit({ url }));
  expect(html).not.toContain('/customer/profile');
  expect(html).not.toContain('data-share=""');
  expect(html).toContain('/esim/coverage?token=abc&amp;custom=true&amp;share=true');
});

test('the reseller brands the pages with logo, colours and questions', () => {
  const branded = { logoUrl: 'https://store.example/brand/1.png', faqUrl: 'https://berg.example/faq' };
  const html = render(aProfile({ resellerInformation: aReseller(branded) }));
  expect(html).toContain('src="https://store.example/brand/1.png" alt="Berg Reisen GmbH"');
  expect(html).toContain('href="https://berg.example/faq"');
  expect(html).not.toContain('/esim/coverage');
  expect(html).toContain('--accent:#ff6600');
  expect(html).toContain('--header:#123456');
});

// Without a bundler the default export of this package is nested one level deeper.
const decode = (jsQR as unknown as { default?: typeof jsQR }).default ?? jsQR;

/** Draws the runs of dark modules that the picture consists of, `scale` pixels to a module. */
const rasterise = (html: string, scale: number): { data: Uint8ClampedArray; side: number } => {
  const modules = Number(/class="qr"[^>]*viewBox="0 0 (\d+)/.exec(html)?.[1]);
  const path = /<path d="(M4 4[^"]+)"/.exec(html)?.[1] ?? '';
  const side = modules * scale;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1) {
      const start = (row * side + Number(x) * scale) * 4;
      data.fill(0, start, start + Number(width) * scale * 4);
      for (let alpha = start + 3; alpha < start + Number(width) * scale * 4; alpha += 4) data[alpha] = 255;
    }
  }
  return { data, side };
};

test.each(['LPA:1$smdp.example$8JX4K-2Q9TM', `LPA:1$rsp.${'long-'.repeat(20)}example.com$${'A1B2-'.repeat(20)}9`])(
  'the QR code of %s is 224 by 224 and decodes to exactly that',
  (activationCode) => {
    const html = render(aProfile({ esimProfile: { ...aProfile().esimProfile, activationCode } }));
    expect(html).toContain('width="224" height="224"');
    const { data, side } = rasterise(html, 6);
    expect(decode(data, side, side)?.data).toBe(activationCode);
  },
);

test('the operator may answer for coverage and devices instead of us', () => {
  const help = { coverageUrl: 'https://help.example/coverage', devicesUrl: 'https://help.example/devices' };
  const html = renderPage({ kind: 'installation', profile: aProfile() }, aVisit({ help }));
  expect(html).toContain('href="https://help.example/coverage"');
  expect(html).toContain('href="https://help.example/devices"');
  expect(html).not.toContain('href="/esim/');
});

test('an eSIM without data is not installed, and the reseller can help', () => {
  const html = render(aProfile({ balances: [], totalAvailableBalance: { sizeValue: 0, sizeUnit: 'B' } }));
  expect(html).toContain('There is no data on this eSIM');
  expect(html).toContain('Your reseller can add a new one');
  expect(html).not.toContain('LPA:1');
});

test('the remaining data come first once the eSIM is on a device', () => {
  const html = render(aProfile({ esimProfile: { ...aProfile().esimProfile, state: 'ENABLED' } }));
  expect(html).toMatch(/<h1>Your eSIM<.*Remaining data.*3\.5<span>.*href="https:\/\/store\.example\/customer/s);
  expect(html).not.toContain('esimsetup.apple.com');
});

test('the countries of an expired package are not promised any more', () => {
  const expired = aBalance({ expiresAt: '2026-03-01T00:00:00Z', includedCountries: ['JP'] });
  const html = render(aProfile({ balances: [aBalance(), expired] }), 'coverage');
  expect(html).toContain('Austria');
  expect(html).not.toContain('Japan');
});

test.each([
  ['DELETED', 'en', 'This eSIM was deleted', 'Your reseller can give you a new one'],
  ['DELETED', 'de', 'Diese eSIM wurde gelöscht', 'Ihr Händler kann Ihnen eine neue geben'],
  ['REFUNDED', 'en', 'This eSIM was refunded', 'It can no longer be installed or used'],
  ['REFUNDED', 'de', 'Diese eSIM wurde erstattet', 'Sie lässt sich nicht mehr installieren oder nutzen'],
] as const)(
  'an eSIM that was withdrawn (%s, %s) is not offered, and the page says why',
  (why, language, title, text) => {
    const html = renderPage(
      { kind: 'installation', profile: aWithdrawnProfile(why) },
      aVisit({ userAgent: IPHONE, language }),
    );
    expect(html).toContain(title);
    expect(html).toContain(text);
    expect(html).not.toMatch(/LPA:1|esimsetup|<svg class="qr"/);
  },
);

const REPLACEMENT = 'https://store.example/esim/profile?token=new&custom=true';

test.each([
  ['leads to its data', { replacementUrl: REPLACEMENT }, aBalance(), 'Your data is on the new eSIM.', true],
  ['is not the last one', {}, aBalance(), 'Your reseller can give you a new one.', false],
  [
    'has expired',
    { replacementUrl: REPLACEMENT },
    aBalance({ expiresAt: '2026-03-01T00:00:00Z' }),
    'has expired',
    true,
  ],
  ['has expired, as the next one has', {}, aBalance({ expiresAt: '2026-03-01T00:00:00Z' }), 'has expired', false],
] as const)('an eSIM that was replaced and %s promises what there is', (_, leads, balance, text, hasWay) => {
  const profile = aWithdrawnProfile('REPLACED', { balances: [balance] });
  const html = render({ ...profile, esimProfile: { ...profile.esimProfile, ...leads } });
  expect(html).toContain('This eSIM was replaced');
  expect(html).toContain(text);
  expect(html.includes('Your data is on the new eSIM')).toBe(text.includes('Your data'));
  expect(html.includes('Open the new eSIM')).toBe(hasWay);
});

test('an eSIM of a lost phone names the shop that has the new link, and leads nowhere', () => {
  const profile = aWithdrawnProfile('REPLACED');
  const lost = { ...profile, esimProfile: { ...profile.esimProfile, isReportedLost: true } };
  for (const html of [render(lost), render(lost, 'customer')]) {
    expect(html).toContain('This eSIM was reported lost and has been replaced');
    expect(html).toMatch(/does not lead to the new eSIM\. [^<]+ has the link to it/);
    expect(html).not.toContain('Open the new eSIM');
    // All of these would lead back to this notice.
    for (const way of ['>Share<', '>My profile<', '>See your remaining data and devices<', '>Country coverage<'])
      expect(html).not.toContain(way);
  }
});

test.each([
  ['DELETED', /Deleted<\/span><small>Inactive</],
  ['REFUNDED', /Refunded<\/span></],
] as const)('the profile names an eSIM that was withdrawn (%s) without a link', (why, state) => {
  const html = render(aWithdrawnProfile(why), 'customer');
  expect(html).toMatch(state);
  expect(html).not.toContain('Ready to install');
  expect(html).not.toContain('/esim/profile?token=abc');
});

test.each([
  ['en', 1, 'Please try again in 1 second.'],
  ['en', 40, 'Please try again in 40 seconds.'],
  ['de', 1, 'Bitte versuchen Sie es in einer Sekunde noch einmal.'],
  ['de', 40, 'Bitte versuchen Sie es in 40 Sekunden noch einmal.'],
] as const)('a page that was opened too often (%s) says when it opens again: %i', (language, seconds, text) => {
  const html = renderPage({ kind: 'busy', seconds }, aVisit({ language }));
  expect(html).toContain(text);
  expect(html).not.toContain('data-reload="');
});

test.each([
  [true, 'RELEASED', true],
  [true, 'INSTALLED', false],
  [true, 'DOWNLOADED', false],
  [false, 'RELEASED', false],
] as const)('the profile links to an eSIM that is active: %s and %s: %s', (active, state, isLinked) => {
  const html = render(aProfile({ relatedEsims: [anEsim({ active, state })] }), 'customer');
  expect(html.includes('/esim/profile?token=abc')).toBe(isLinked);
});
