import { expect } from 'storybook/test';
import {
  getGetWebhookDeliveryMockHandler,
  getGetWebhookDeliveryResponseMock,
  getSendTestEventMockHandler,
  getSendTestEventMockHandler409,
  getSendTestEventMockHandler429,
} from '#mocks/generated/storefront/webhooks/webhooks.msw.ts';
import type { ResellerWebhookType } from '#domain/webhook.ts';
import { network } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { TestEvent } from '#web/features/api/TestEvent.tsx';

const type: ResellerWebhookType = 'BALANCE_ALERT';

const meta = preview.meta({
  title: 'Features/API/TestEvent',
  component: TestEvent,
  args: { type, title: 'Low balance' },
});

const attempted = (status: number) => {
  const { nextAttemptAt: _, ...delivery } = getGetWebhookDeliveryResponseMock();
  const lastAttempt = { ...delivery.history[0]!, status };
  const state = status < 300 ? ('DELIVERED' as const) : ('FAILED' as const);
  return getGetWebhookDeliveryMockHandler({ ...delivery, state, lastAttempt, history: [lastAttempt] });
};

export const Delivered = meta.story({
  beforeEach: () => network.use(attempted(200)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Send test event: Low balance' }));
    await expect(await canvas.findByText('Your server took the test event and answered 200.')).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: () => network.use(attempted(500)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send test event: Low balance' }));
    await expect(await canvas.findByText(/Your server answered 500\. A test event is tried only once\./)).toBeVisible();
  },
});

export const WithoutAddress = meta.story({
  beforeEach: () => network.use(getSendTestEventMockHandler409()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send test event: Low balance' }));
    await expect(await canvas.findByText('Events of this type have no address. Set one first.')).toBeVisible();
  },
});

export const TooOften = meta.story({
  beforeEach: () => network.use(attempted(200), getSendTestEventMockHandler429()),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Send test event: Low balance' });
    await userEvent.click(button);
    await expect(await canvas.findByText(/try again in 12 seconds/)).toBeVisible();
    network.use(getSendTestEventMockHandler());
    await userEvent.click(button);
    await expect(await canvas.findByText('Your server took the test event and answered 200.')).toBeVisible();
  },
});
