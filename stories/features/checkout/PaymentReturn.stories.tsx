import { expect } from 'storybook/test';
import { paths } from '#web/navigation/paths.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { PaymentReturn } from '#web/features/checkout/PaymentReturn.tsx';

const meta = preview.meta({
  title: 'Features/Checkout/PaymentReturn',
  component: PaymentReturn,
  args: {
    destinationOf: () => paths.credits(),
  },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Confirming your payment' })).toBeVisible();
  },
});
