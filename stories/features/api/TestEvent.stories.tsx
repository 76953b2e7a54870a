import { expect, waitFor } from 'storybook/test';
import {
  getGetWebhookDeliveryMockHandler,
  getGetWebhookDeliveryResponseMock,
  getSendTestEventMockHandler,
  getSendTestEventMockHandler409,
  getSendTestEventMockHandler429,
} from '#mocks/generated/storefront/webhooks/webhooks.msw.ts';
import type { ResellerWebhookType } from '#domain/webhook.ts';
import { network, never } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { TestEvent } from '#web/features/api/TestEvent.tsx';

const type: ResellerWebhookType = 'BALANCE_ALERT';

const meta = preview.meta({
  title: 'Features/API/TestEvent',
  component: TestEvent,
  args: { type, title: 'Low balance' },
});

const { nextAttemptAt: _, ...delivery } = getGetWebhookDeliveryResponseMock();

const attempted = (status: number) => {
  const lastAttempt = { ...delivery.history[0]!, status };
  const state = status < 300 ? ('DELIVERED' as const) : ('FAILED' as const);
  return getGetWebhookDeliveryMockHandler({ ...delivery, state, lastAttempt, history: [lastAttempt] });
};

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Send test event: Low balance' })).toBeEnabled();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

export const Sending = meta.story({
  beforeEach: () => network.use(getSendTestEventMockHandler(never)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send test event: Low balance' }));
  },
});

export const UnderWay = meta.story({
  beforeEach: () => network.use(getGetWebhookDeliveryMockHandler(never)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send test event: Low balance' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('The test event is on its way.'));
  },
});

/** Its address was removed before it was tried. */
export const Dropped = meta.story({
  beforeEach: () => {
    const { lastAttempt: __, ...untried } = delivery;
    network.use(getGetWebhookDeliveryMockHandler({ ...untried, state: 'FAILED', history: [] }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send test event: Low balance' }));
    await expect(
      await canvas.findByText('The test event was not sent, because the address was removed.'),
    ).toBeVisible();
  },
});

export const NotTrusted = meta.story({
  beforeEach: () => {
    const { status: __, ...first } = delivery.history[0]!;
    const lastAttempt = { ...first, failure: 'CERTIFICATE' as const };
    network.use(
      getGetWebhookDeliveryMockHandler({ ...delivery, state: 'FAILED', lastAttempt, history: [lastAttempt] }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send test event: Low balance' }));
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        'The certificate of your server is not valid. A test event is sent only once.',
      ),
    );
  },
});

export const Delivered = meta.story({
  beforeEach: () => network.use(attempted(200)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Send test event: Low balance' }));
    await expect(await canvas.findByText('Your server accepted the test event and answered 200.')).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: () => network.use(attempted(500)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send test event: Low balance' }));
    await expect(await canvas.findByText(/Your server answered 500\. A test event is sent only once\./)).toBeVisible();
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
    await expect(await canvas.findByText('Your server accepted the test event and answered 200.')).toBeVisible();
  },
});
