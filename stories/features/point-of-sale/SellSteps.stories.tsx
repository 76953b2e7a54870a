import { expect, within } from 'storybook/test';
import type { Buyer } from '#domain/buyer.ts';
import { item } from '#mocks/scenarios/packages.ts';
import { inLooks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { SellSteps } from '#web/features/point-of-sale/SellSteps.tsx';
import { ATTEMPT } from './open-sale.ts';
import { knownBuyer, newCustomer } from './selling.ts';

const buyer: Buyer = { type: 'new', email: 'tom@example.com', country: 'DE' };

const meta = preview.meta({
  title: 'Features/Point of sale/SellSteps',
  component: SellSteps,
  args: { attempt: ATTEMPT, buyer, item: item(), known: knownBuyer },
  parameters: { route: newCustomer, layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  beforeEach: () => {
    sessionStorage.clear();
    localStorage.clear();
    return () => {
      sessionStorage.clear();
      localStorage.clear();
    };
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('region', { name: 'Summary' })).getByText('14.90')).toBeVisible();
  },
});

export const Notes = meta.story({
  parameters: { route: `${newCustomer}&state=notes`, ...inLooks('mobile', 'mobile de') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Notes' })).toBeVisible();
  },
});
