import { expect } from 'storybook/test';
import { modes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { PriceLabel } from '#web/components/packages/PriceLabel.tsx';

const meta = preview.meta({
  title: 'Components/Packages/PriceLabel',
  component: PriceLabel,
  args: { price: { priceValue: 31.5, currencyCode: 'USD' } },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('31.50')).toBeVisible();
  },
});

export const Strong = meta.story({ args: { isStrong: true } });

export const Unknown = meta.story({
  args: { price: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('---')).toBeVisible();
  },
});

export const German = meta.story({
  globals: modes.de,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('31,50')).toBeVisible();
  },
});
