import { expect } from 'storybook/test';
import { looks, modes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { SalesDayHeading } from '#web/features/history/components/SalesDayHeading.tsx';

const meta = preview.meta({
  title: 'Features/History/Components/SalesDayHeading',
  tags: ['new'],
  component: SalesDayHeading,
  args: { day: '2026-03-14', totals: [{ priceValue: 129.4, currencyCode: 'USD' }] },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Saturday, 14-03-2026')).toBeVisible();
    await expect(canvas.getByText('Total 129.40 USD')).toBeVisible();
  },
});

export const German = meta.story({
  globals: modes.de,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Samstag, 14-03-2026')).toBeVisible();
    await expect(canvas.getByText('Summe 129,40 USD')).toBeVisible();
  },
});

/** Amounts of different currencies are not added. */
export const TwoCurrencies = meta.story({
  args: {
    totals: [
      { priceValue: 129.4, currencyCode: 'USD' },
      { priceValue: 20, currencyCode: 'EUR' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Total 129.40 USD and 20.00 EUR')).toBeVisible();
  },
});

export const Cut = meta.story({
  args: { isCut: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('At least 129.40 USD')).toBeVisible();
  },
});
