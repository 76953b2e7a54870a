import { expect } from 'storybook/test';
import { item } from '#mocks/scenarios/packages.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { RetailPrice } from '#web/features/inventory/components/RetailPrice.tsx';

const meta = preview.meta({
  title: 'Features/Inventory/Components/RetailPrice',
  component: RetailPrice,
  args: { item: item() },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^\+.*%$/)).toBeVisible();
  },
});

export const NoPrice = meta.story({ args: { item: item({ retailPrices: [] }) } });
