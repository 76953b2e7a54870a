import { expect } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { PaymentProgress } from '#web/components/payment/PaymentProgress.tsx';

const meta = preview.meta({ title: 'Components/Payment/PaymentProgress', component: PaymentProgress });

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Confirming your payment' })).toBeVisible();
  },
});
