import { expect } from 'storybook/test';
import { item, items } from '#mocks/scenarios/packages.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { RunningLow } from '#web/features/dashboard/RunningLow.tsx';

const meta = preview.meta({
  title: 'Features/Dashboard/RunningLow',
  component: RunningLow,
  args: { items, balance: { value: 10, currency: 'USD' } },
});

/** Little own stock, and credit that does not pay for every package. */
export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 left')).toBeVisible();
    await expect(canvas.getByText('Your credit does not cover 1 of your packages.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Top up' })).toHaveAttribute('href', '/credits');
  },
});

export const Enough = meta.story({
  args: { items: [item({ amount: 40 })], balance: { value: 500, currency: 'USD' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/enough for now/)).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});
