import { expect } from 'storybook/test';
import { cartPrice } from '#mocks/scenarios/packages.ts';
import preview from '#storybook/preview.tsx';
import { looks } from '#storybook/modes.ts';
import { OrderLines } from '#web/components/packages/checkout/OrderLines.tsx';

const meta = preview.meta({
  title: 'Components/Packages/Checkout/OrderLines',
  component: OrderLines,
  args: { price: cartPrice({ lines: 2 }), count: 2 },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('10 x Europe 5 GB (2)')).toBeVisible();
  },
});

export const Loading = meta.story({ args: { price: undefined } });
export const Many = meta.story({ args: { price: cartPrice({ lines: 20 }), count: 20 } });
