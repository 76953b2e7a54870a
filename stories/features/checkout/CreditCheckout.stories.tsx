import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { CreditCheckout } from '#web/features/checkout/CreditCheckout.tsx';

const meta = preview.meta({
  title: 'Features/Checkout/CreditCheckout',
  component: CreditCheckout,
  args: { amount: 25 },
});

export const Default = meta.story({ parameters: looks });
