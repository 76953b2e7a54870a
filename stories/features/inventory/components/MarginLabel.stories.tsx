import { expect } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { MarginLabel } from '#web/features/inventory/components/MarginLabel.tsx';

const meta = preview.meta({
  title: 'Features/Inventory/Components/MarginLabel',
  tags: ['new'],
  component: MarginLabel,
  args: { margin: { amount: 4.49, percent: 45 } },
});

export const Default = meta.story({ parameters: looks });

export const Loss = meta.story({
  parameters: looks,
  args: { margin: { amount: -0.5, percent: -11 } },
  play: async ({ canvas }) => {
    // The same minus twice.
    await expect(canvas.getByText(/^−0\.50\sUSD · −11%$/)).toBeVisible();
  },
});

/** A price of 0 has no share. */
export const WithoutShare = meta.story({ args: { margin: { amount: -5, percent: undefined } } });
