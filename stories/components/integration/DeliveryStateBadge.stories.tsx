import { expect } from 'storybook/test';
import type { WebhookDeliveryState } from '#contract/storefront/model/webhookDeliveryState.ts';
import preview from '#storybook/preview.tsx';
import { DeliveryStateBadge } from '#web/components/integration/DeliveryStateBadge.tsx';

const state: WebhookDeliveryState = 'DELIVERED';

const meta = preview.meta({
  title: 'Components/Integration/DeliveryStateBadge',
  component: DeliveryStateBadge,
  args: { state },
});

export const Delivered = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Delivered')).toBeVisible();
  },
});

export const Pending = meta.story({ args: { state: 'PENDING' } });

export const Failed = meta.story({ args: { state: 'FAILED' } });
