import { expect, fn } from 'storybook/test';
import { pendingResult } from '#mocks/scenarios/sales.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { SellPreparing } from '#web/features/point-of-sale/components/SellPreparing.tsx';

const meta = preview.meta({
  title: 'Features/Point of sale/Components/SellPreparing',
  component: SellPreparing,
  args: { result: pendingResult, isTopUp: false, onCopied: fn() },
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
  args: { isTopUp: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'The top-up is being prepared' })).toBeVisible();
  },
});
