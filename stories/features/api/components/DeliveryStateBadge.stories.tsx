import { expect } from 'storybook/test';
import type { WebhookDeliveryState } from '#contract/storefront/model/webhookDeliveryState.ts';
import preview from '#storybook/preview.tsx';
import { DeliveryStateBadge } from '#web/features/api/components/DeliveryStateBadge.tsx';

const state: WebhookDeliveryState = 'DELIVERED';

const meta = preview.meta({
  title: 'Features/API/Components/DeliveryStateBadge',
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
