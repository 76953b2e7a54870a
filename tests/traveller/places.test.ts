import { describe, expect, test, vi } from 'vitest';
import { createTravellerPlaces } from '#server/http/rate-limits/traveller-places.ts';
import { until } from '#support/poll.ts';
import { type GetProfile, open } from './open-page.ts';
import { aProfile } from './profiles.ts';

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
    await until('two are being made', () => waiting.length === 2);
    expect(await refusalOf(open('/esim/coverage?token=abc', given))).toEqual(TOO_MANY);
    const other = open('/esim/profile?token=xyz', given);
    await until('three are being made', () => waiting.length === 3);
    waiting.splice(0).forEach((finish) => finish());
    // The page that waited has its turn.
    await until('one is being made', () => waiting.length === 1);
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
    await until('one is being made', () => waiting.length === 1);
    const framed = { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'iframe' };
    for (const address of ['/customer/profile?token=c', '/esim/devices', '/esim/preview?page=customer'])
      expect(await refusalOf(open(address, given, framed))).toEqual(TOO_MANY);
    for (let turn = 0; turn < opened.length; turn += 1) {
      await until('one is being made', () => waiting.length === 1);
      waiting.splice(0).forEach((finish) => finish());
    }
    for (const answer of opened) expect(await (await answer).text()).toContain('Your profile');
    expect(onFailure).not.toHaveBeenCalled();
  });
});
