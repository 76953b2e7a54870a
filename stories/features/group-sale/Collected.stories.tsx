import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Collected } from '#web/features/group-sale/Collected.tsx';
import { showSecondCurrency } from '../point-of-sale/selling.ts';

const meta = preview.meta({
  title: 'Features/Group sale/Collected',
  component: Collected,
  args: { price: { priceValue: 44.7, currencyCode: 'USD' } },
});

/** A reseller without a second currency. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^44\.70\sUSD$/)).toBeVisible();
    await expect(canvas.queryByText(/≈/)).toBeNull();
  },
});

export const SecondCurrency = meta.story({
  beforeEach: () => showSecondCurrency('EUR', 1.0842),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^≈ 41\.23\sEUR$/)).toBeVisible();
  },
});
