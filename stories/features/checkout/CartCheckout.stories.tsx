import { expect, fn } from 'storybook/test';
import { packageNamed } from '#mocks/scenarios/packages.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { CartCheckout } from '#web/features/checkout/CartCheckout.tsx';

const meta = preview.meta({
  title: 'Features/Checkout/CartCheckout',
  component: CartCheckout,
  args: { lines: [{ id: packageNamed('Europe 5 GB').id, amount: 2 }], onAmount: fn() },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /Europe 5 GB/ })).toHaveValue('2');
    // The header of the page leads to the packages.
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});
