// What a traveller reads where nothing is left, and of what is left of several packages.
import { describe, expect, test } from 'vitest';
import type { Profile } from '#contract/storefront/model/profile.ts';
import { renderPage } from '#traveller/render.tsx';
import { aBalance, anEsim, aProfile, aReseller, aVisit, IPHONE } from './profiles.ts';

const REACHABLE = aReseller({ contactEmail: 'hallo@berg.example', contactPhone: '+49 8041 1234' });

const render = (profile: Profile, kind: 'installation' | 'customer'): string =>
  renderPage({ kind, profile }, aVisit({ userAgent: IPHONE }));

describe('where nothing is left', () => {
  const page = (balances: Profile['balances'], kind: 'installation' | 'customer' = 'installation'): string =>
    render(
      aProfile({
        balances,
        esimProfile: { ...aProfile().esimProfile, state: 'ENABLED' },
        relatedEsims: [anEsim({ state: 'ENABLED' })],
        resellerInformation: REACHABLE,
      }),
      kind,
    );
  const expired = aBalance({ expiresAt: '2026-01-02T09:30:00.000Z' });
  const empty = aBalance({ availableBalance: { sizeValue: 0, sizeUnit: 'GB' } });

  test('PUB-054: the page says why, and since when a package has expired', () => {
    expect(page([expired])).toMatch(
      /Your package expired on <time dateTime="2026-01-02T09:30:00.000Z"[^>]*>2 January/i,
    );
    expect(page([empty])).toContain('Your package is used up.');
    expect(page([empty, empty])).toContain('Your packages are used up.');
    expect(page([empty, expired])).toContain('Your package is used up, has expired or was refunded.');
  });

  test('PUB-054: to write to the shop is the main step, and its contacts are on the page once', () => {
    const html = page([expired]);
    expect(html).toMatch(/class="filled" href="mailto:[^"]*subject=/);
    expect(html.match(/class="filled"/g)).toHaveLength(1);
    expect(html.match(/class="contact"/g)).toHaveLength(1);
    expect(html.indexOf('Get more data')).toBeLessThan(html.indexOf('This eSIM is already on a device'));
  });

  test('STO-214: the eSIM is installed, not in use', () => {
    expect(page([expired], 'customer')).toContain('>Installed<');
    expect(page([aBalance()], 'customer')).toContain('>In use<');
  });
});

test('PUB-055: of several packages the page of an installed eSIM says what is left of each and until when', () => {
  const esimProfile = { ...aProfile().esimProfile, state: 'ENABLED' as const };
  const other = aBalance({ availableBalance: { sizeValue: 1, sizeUnit: 'GB' } });
  const html = render(aProfile({ esimProfile, balances: [aBalance(), other] }), 'installation');
  expect(html).toMatch(/<li><strong>Europe 5 GB<\/strong><small>3.5.GB · until <time/);
  expect(html).toMatch(/<li><strong>Europe 5 GB<\/strong><small>1.GB · until <time/);
  expect(render(aProfile({ esimProfile }), 'installation')).not.toContain('class="left"');
  const profilePage = render(aProfile({ esimProfile }), 'customer');
  expect(profilePage).toContain('data-share');
  expect(profilePage).toContain('No data?');
});
