// Each flow of money with a trouble at each step: what is bought, sold or refunded is so once (P20).
import { expect, test } from '@playwright/test';
import { bodyOf } from '#support/reseller.ts';
import { troubles, walk } from './flow-run.ts';
import { flows } from './flows.ts';
import { newSeller, type Seller } from './seller.ts';

const creditOf = async ({ api }: Seller): Promise<number> =>
  (await bodyOf(api.GET('/users/current/credit'))).balance.value;

for (const flow of flows) {
  test(flow.name, async ({ browser, baseURL: url = '' }) => {
    const found: string[] = [];
    let cases = 0;
    const play = async (
      trouble: (typeof troubles)[number] | undefined,
      at: number,
    ): Promise<[steps: number, cost: number]> => {
      const seller = await newSeller(url);
      const before = await creditOf(seller);
      const context = await browser.newContext({
        baseURL: url,
        locale: 'en-GB',
        viewport: { width: 1280, height: 800 },
      });
      const page = await context.newPage();
      const say = (complaint: string): number => found.push(`${trouble} at step ${at}: ${complaint}`);
      let steps = 0;
      try {
        const outcome = await walk(page, seller, flow, trouble, at);
        steps = outcome.steps;
        outcome.complaints.forEach(say);
      } catch (error) {
        say(`does not end at ${page.url().replace(url, '')}: ${String(error).split('\n')[0]?.slice(0, 160)}`);
      }
      // A call that was held is over with its page, and is no finding.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await context.close();
      const effects = await flow.effects(seller);
      if (effects !== 1) say(`took effect ${effects} times`);
      cases += 1;
      return [steps, Math.round(((await creditOf(seller)) - before) * 100)];
    };
    const [steps, cost] = await play(undefined, -1);
    expect(found).toEqual([]);
    for (let at = 0; at < steps; at += 1) {
      for (const trouble of troubles) {
        const [, paid] = await play(trouble, at);
        if (paid !== cost) found.push(`${trouble} at step ${at}: the credit changes by ${paid} instead of ${cost}`);
      }
    }
    test.info().annotations.push({ type: 'cases', description: String(cases) });
    test.info().annotations.push(...found.map((description) => ({ type: 'finding', description })));
    expect(found).toEqual([]);
  });
}
