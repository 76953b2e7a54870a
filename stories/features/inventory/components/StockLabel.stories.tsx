import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { StockLabel } from '#web/features/inventory/components/StockLabel.tsx';

const meta = preview.meta({
  title: 'Features/Inventory/Components/StockLabel',
  component: StockLabel,
  args: { amount: 1200 },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,200')).toBeVisible();
  },
});

export const NoOwnStock = meta.story({
  args: { amount: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('∞')).toBeVisible();
  },
});
