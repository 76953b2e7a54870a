import { expect } from 'storybook/test';
import { chargedItem, longItem, pendingItem, refundedItem } from '#mocks/scenarios/sales.ts';
import preview from '#storybook/preview.tsx';
import { SaleName } from '#web/components/sales/SaleName.tsx';

const meta = preview.meta({
  title: 'Components/Sales/SaleName',
  component: SaleName,
  args: { item: chargedItem },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Europe 5 GB')).toBeVisible();
    await expect(canvas.queryByText('Top-up')).toBeNull();
  },
});

export const TopUp = meta.story({
  args: { item: pendingItem },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Top-up')).toBeVisible();
  },
});

export const TopUpWithProfile = meta.story({
  args: { item: { ...chargedItem, activationType: 'TOP_UP_WITH_PROFILE' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Top-up, new eSIM')).toBeVisible();
  },
});

export const Refunded = meta.story({
  args: { item: refundedItem },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Refunded')).toBeVisible();
    await expect(canvas.getByText('United States 1 GB').tagName).toBe('S');
  },
});

export const Listed = meta.story({
  args: {
    item: {
      ...longItem,
      metatag: 'Booking 4711, collected by the driver of the second bus',
      customerEmail: 'tom@example.com',
    },
    isListed: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^tom@example\.com · #\d+ · Booking 4711/)).toBeVisible();
  },
});

export const LongName = meta.story({ args: { item: longItem } });
