import { expect, fn } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { PriceGuide } from '#web/features/inventory/components/PriceGuide.tsx';

const recommended = { priceValue: 9.99, currencyCode: 'USD' };

const meta = preview.meta({
  title: 'Features/Inventory/Components/PriceGuide',
  tags: ['new'],
  component: PriceGuide,
  args: { margin: { amount: 3.5, percent: 39 }, recommended, isRecommended: false, onRecommended: fn() },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Recommended: 9\.99.USD/ }));
    await expect(args.onRecommended).toHaveBeenCalledWith(recommended);
  },
});

export const Recommended = meta.story({ args: { isRecommended: true } });

export const BelowCost = meta.story({ parameters: looks, args: { margin: { amount: -0.5, percent: -11 } } });

/** Nothing is typed, and the catalogue has not answered yet. */
export const Unknown = meta.story({ args: { margin: undefined, recommended: undefined } });
