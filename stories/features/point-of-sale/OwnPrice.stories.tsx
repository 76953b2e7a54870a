import { expect } from 'storybook/test';
import { item } from '#mocks/scenarios/packages.ts';
import preview from '#storybook/preview.tsx';
import { purchasePriceShown } from '#web/browser-storage/flags.ts';
import { OwnPrice } from '#web/features/point-of-sale/OwnPrice.tsx';

const meta = preview.meta({
  title: 'Features/Point of sale/OwnPrice',
  component: OwnPrice,
  args: { item: item({ amount: 0 }) },
  beforeEach: () => {
    purchasePriceShown.clear();
    return () => purchasePriceShown.clear();
  },
});

/** A customer may be looking at the screen. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/From your credit/)).toBeVisible();
    await expect(canvas.queryByText(/USD/)).toBeNull();
  },
});

export const Shown = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show price' }));
    await expect(canvas.getByText(/9\.20.USD from your credit/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hide price' }));
    await expect(canvas.queryByText(/USD/)).toBeNull();
  },
});

/** Without a label before it. */
export const Sentence = meta.story({
  tags: ['behaviour'],
  args: { isSentence: true },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^You pay from your credit\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show price' }));
    await expect(canvas.getByText(/^You pay 9\.20.USD from your credit\./)).toBeVisible();
  },
});

/** What comes from stock was paid before: no price is named. */
export const FromStock = meta.story({ args: { item: item() } });
