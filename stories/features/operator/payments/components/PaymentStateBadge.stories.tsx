import type { PaymentState } from '#contract/operator/model/paymentState.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { PaymentStateBadge } from '#web/features/operator/payments/components/PaymentStateBadge.tsx';

const state: PaymentState = 'PENDING';

const meta = preview.meta({
  title: 'Features/Operator/Payments/Components/PaymentStateBadge',
  component: PaymentStateBadge,
  args: { state },
});

export const Default = meta.story({ parameters: looks });
export const Paid = meta.story({ args: { state: 'SUCCESS' } });
export const Failed = meta.story({ args: { state: 'FAILURE' } });
export const Cancelled = meta.story({ args: { state: 'CANCELLED' } });
