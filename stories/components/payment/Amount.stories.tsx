import { expect } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { Amount } from '#web/components/payment/Amount.tsx';

const meta = preview.meta({
  title: 'Components/Payment/Amount',
  component: Amount,
  args: { price: { priceValue: 1234.5, currencyCode: 'USD' } },
});

export const Default = meta.story({ parameters: looks });

export const Nothing = meta.story({
  args: { price: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('');
  },
});
