import { expect, fn } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { PriceChanged } from '#web/features/point-of-sale/components/PriceChanged.tsx';

const inDollars = (priceValue: number) => ({ priceValue, currencyCode: 'USD' });

const meta = preview.meta({
  title: 'Features/Point of sale/Components/PriceChanged',
  component: PriceChanged,
  args: { changes: { collected: { before: inDollars(2.89), now: inDollars(9.99) } }, onAccept: fn() },
});

export const Collected = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use the new price' }));
    await expect(args.onAccept).toHaveBeenCalled();
  },
});

export const Both = meta.story({
  args: {
    changes: {
      collected: { before: inDollars(2.89), now: inDollars(9.99) },
      charged: { before: inDollars(1.85), now: inDollars(2.1) },
    },
  },
});
