import { expect } from 'storybook/test';
import type { Buyer } from '#domain/buyer.ts';
import { pendingResult } from '#mocks/scenarios/sales.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { PreparingStep } from '#web/features/point-of-sale/PreparingStep.tsx';

const buyer: Buyer = { type: 'new', email: 'tom@example.com', country: 'DE' };

const meta = preview.meta({
  title: 'Features/Point of sale/PreparingStep',
  component: PreparingStep,
  args: { buyer, result: pendingResult },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'The eSIM is being prepared' })).toBeVisible();
    await expect(canvas.getByText(pendingResult.customer.shortProfileUrl!)).toBeVisible();
    await expect(canvas.getByText(/was charged once/)).toBeVisible();
  },
});

export const TopUp = meta.story({
  args: { buyer: { type: 'existing', customerUid: 'c1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'The top-up is being prepared' })).toBeVisible();
  },
});
