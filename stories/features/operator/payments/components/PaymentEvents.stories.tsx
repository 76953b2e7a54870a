import { expect } from 'storybook/test';
import { getGetPaymentResponseMock } from '#mocks/generated/operator/payments/payments.msw.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { PaymentEvents } from '#web/features/operator/payments/components/PaymentEvents.tsx';

const { events } = getGetPaymentResponseMock();
const [submitted] = events;

const meta = preview.meta({
  title: 'Features/Operator/Payments/Components/PaymentEvents',
  component: PaymentEvents,
  args: { events },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Reported 2 times/)).toBeVisible();
  },
});

export const Refused = meta.story({
  args: { events: [{ ...submitted!, kind: 'SUCCESS', refusal: 'another_amount' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not booked: another_amount')).toBeVisible();
  },
});

export const Declined = meta.story({
  args: { events: [{ ...submitted!, kind: 'FAILURE', message: 'The card was declined.' }] },
});
