import { expect, fn } from 'storybook/test';
import type { WebhookAttempt } from '#contract/storefront/model/webhookAttempt.ts';
import { getSendTestEventResponseMock } from '#mocks/generated/storefront/webhooks/webhooks.msw.ts';
import preview from '#storybook/preview.tsx';
import { TestEventAction } from '#web/features/api/components/TestEventAction.tsx';

const sent = getSendTestEventResponseMock();
const attempt: WebhookAttempt = { at: sent.createdAt, url: sent.url, milliseconds: 84 };

const meta = preview.meta({
  title: 'Features/API/Components/TestEventAction',
  component: TestEventAction,
  args: { title: 'Low balance', onSend: fn(), isSending: false, delivery: undefined, failure: undefined },
});

export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send test event: Low balance' }));
    await expect(args.onSend).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

export const Sending = meta.story({ args: { isSending: true } });

export const UnderWay = meta.story({
  args: { delivery: sent },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The test event is on its way.');
  },
});

export const Delivered = meta.story({
  args: { delivery: { ...sent, state: 'DELIVERED', attempts: 1, lastAttempt: { ...attempt, status: 204 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your server took the test event and answered 204.');
  },
});

export const Failed = meta.story({
  args: { delivery: { ...sent, state: 'FAILED', attempts: 1, lastAttempt: { ...attempt, failure: 'CERTIFICATE' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'The certificate of your server is not valid. A test event is tried only once.',
    );
  },
});

export const Dropped = meta.story({ args: { delivery: { ...sent, state: 'FAILED' } } });

export const NotSent = meta.story({
  args: { failure: 'Events of this type have no address. Set one first.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Events of this type have no address.');
  },
});
