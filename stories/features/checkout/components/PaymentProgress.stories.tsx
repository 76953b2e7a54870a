import { expect } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { PaymentProgress } from '#web/features/checkout/components/PaymentProgress.tsx';

const meta = preview.meta({ title: 'Features/Checkout/Components/PaymentProgress', component: PaymentProgress });

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Confirming your payment' })).toBeVisible();
  },
});
