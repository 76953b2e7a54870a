import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { PaymentStateBadge } from '#web/components/operator/PaymentStateBadge.tsx';

const meta = preview.meta({
  title: 'Components/Operator/PaymentStateBadge',
  component: PaymentStateBadge,
  args: { state: 'PENDING' },
});

export const Pending = meta.story({ parameters: looks });
export const Paid = meta.story({ args: { state: 'SUCCESS' } });
export const Failed = meta.story({ args: { state: 'FAILURE' } });
export const Cancelled = meta.story({ args: { state: 'CANCELLED' } });
