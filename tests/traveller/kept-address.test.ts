// The address of a page without the token, and the cookie that opens it (decision 36).
import { describe, expect, test, vi } from 'vitest';
import { Problem } from '#server/core/problem.ts';
import { type GetProfile, late, LINK_INVALID, open, refuse } from './open-page.ts';
import { anEsim, aProfile, aReseller } from './profiles.ts';

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
    // The profile is shared by a form as well: it alone has the token.
    expect(profile.match(/abc/g)).toHaveLength(1);
    expect(profile).toMatch(/<form data-share=""[^>]*>(?:(?!<\/form>).)*value="abc"/s);
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
