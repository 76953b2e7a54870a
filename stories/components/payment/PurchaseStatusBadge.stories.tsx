import type { PaymentStatus } from '#contract/storefront/model/paymentStatus.ts';
import { expect } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { PurchaseStatusBadge } from '#web/components/payment/PurchaseStatusBadge.tsx';

const status: PaymentStatus = 'PENDING';

const meta = preview.meta({
  title: 'Components/Payment/PurchaseStatusBadge',
  component: PurchaseStatusBadge,
  args: { status },
});

export const Default = meta.story({ parameters: looks });

export const Failed = meta.story({ parameters: looks, args: { status: 'FAILURE' } });

/** A paid purchase has no mark. */
export const Paid = meta.story({
  args: { status: 'SUCCESS' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('');
  },
});
