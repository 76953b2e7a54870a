import { expect, screen, within } from 'storybook/test';
import type { Payment } from '#contract/operator/model/payment.ts';
import type { Refund } from '#contract/operator/model/refund.ts';
import {
  getGetPaymentResponseMock,
  getRefundPaymentMockHandler,
  getRefundPaymentMockHandler409,
} from '#mocks/generated/operator/payments/payments.msw.ts';
import { network, never } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { RefundPayment } from '#web/features/operator/payments/RefundPayment.tsx';

const payment = getGetPaymentResponseMock();
const nothing = { value: 0, currencyCode: 'USD' } as const;

const refunded = (state: Refund['state']): Payment => ({
  ...payment,
  refunds: [
    {
      id: 'a1',
      state,
      amount: { value: 23.8, currencyCode: 'USD' },
      reason: 'Ordered by mistake',
      enteredBy: 'olivia@example.com',
      enteredAt: '2026-11-20T10:00:00.000Z',
    },
  ],
});

const meta = preview.meta({
  title: 'Features/Operator/Payments/RefundPayment',
  component: RefundPayment,
  args: { payment },
  // A call that never ends stays open in the browser.
  beforeEach: () => localStorage.removeItem('openChanges'),
  parameters: { docs: { story: { inline: false, height: '720px' } } },
});

export const Default = meta.story();

/** All of it went back, so the button says why it is inactive. */
export const NothingLeft = meta.story({
  args: { payment: { ...payment, takenBack: payment.total, refundable: nothing } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Refund' })).toHaveAccessibleDescription(
      'It has already been refunded in full.',
    );
  },
});

/** The credit was spent. */
export const NoCredit = meta.story({
  args: { payment: { ...payment, refundable: nothing } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Refund' })).toHaveAccessibleDescription(
      'The credit of the reseller does not cover a refund.',
    );
  },
});

const giveBack = async (
  canvas: ReturnType<typeof within>,
  user: { click: (element: Element) => Promise<void>; type: (element: Element, text: string) => Promise<void> },
) => {
  await user.click(await canvas.findByRole('button', { name: 'Refund' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /Amount/ }), '23.80');
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Ordered by mistake');
  await user.click(dialog.getByRole('button', { name: 'Refund' }));
  return dialog;
};

const answers: Record<Exclude<Refund['state'], 'DECLINED'>, string> = {
  REFUNDED: 'The refund is booked.',
  SENT: 'The credit is taken. The provider has not confirmed yet, and is asked again.',
  REFUSED: 'The provider refused the refund. The credit was given back.',
  WAITING: 'Entered. Another operator has to confirm it.',
};

const ending = (state: keyof typeof answers) => ({
  tags: ['behaviour'],
  beforeEach: () => network.use(getRefundPaymentMockHandler(refunded(state))),
  play: async ({
    canvas,
    userEvent,
  }: {
    canvas: ReturnType<typeof within>;
    userEvent: Parameters<typeof giveBack>[1];
  }) => {
    await giveBack(canvas, userEvent);
    await expect(await screen.findByText(answers[state])).toBeVisible();
  },
});

export const Refunded = meta.story(ending('REFUNDED'));

export const InDoubt = meta.story(ending('SENT'));

export const Refused = meta.story(ending('REFUSED'));

export const Waiting = meta.story(ending('WAITING'));

export const Refunding = meta.story({
  tags: ['behaviour'],
  beforeEach: () => network.use(getRefundPaymentMockHandler(never)),
  play: async ({ canvas, userEvent }) => {
    const dialog = await giveBack(canvas, userEvent);
    await expect(dialog.getByRole('textbox', { name: /Amount/ })).toHaveValue('23.80');
  },
});

/** What was typed stays. */
export const Failed = meta.story({
  tags: ['behaviour'],
  beforeEach: () => network.use(getRefundPaymentMockHandler409()),
  play: async ({ canvas, userEvent }) => {
    const dialog = await giveBack(canvas, userEvent);
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: /Amount/ })).toHaveValue('23.80');
  },
});
