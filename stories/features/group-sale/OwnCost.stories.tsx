import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { purchasePriceShown } from '#web/browser-storage/flags.ts';
import { OwnCost } from '#web/features/group-sale/OwnCost.tsx';

const meta = preview.meta({
  title: 'Features/Group sale/OwnCost',
  component: OwnCost,
  args: { cost: '27.60 USD' },
  beforeEach: () => purchasePriceShown.clear(),
});

/** A customer may be looking. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/27\.60/)).toBeNull();
  },
});

export const Shown = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show price' }));
    await expect(await canvas.findByText(/27\.60 USD/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hide price' }));
  },
});
