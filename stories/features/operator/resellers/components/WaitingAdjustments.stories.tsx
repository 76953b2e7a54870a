import { expect, fn } from 'storybook/test';
import { getConfirmAdjustmentResponseMock } from '#mocks/generated/operator/adjustments/adjustments.msw.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { WaitingAdjustments } from '#web/features/operator/resellers/components/WaitingAdjustments.tsx';

const adjustment = { ...getConfirmAdjustmentResponseMock(), state: 'WAITING' as const };

const meta = preview.meta({
  title: 'Features/Operator/Resellers/Components/WaitingAdjustments',
  component: WaitingAdjustments,
  args: {
    adjustments: [adjustment],
    credits: [{ value: 880, currencyCode: adjustment.amount.currencyCode }],
    operator: '0b7f4a52-6a0e-4b51-9a3b-0c2f5a1d7e11',
    onConfirm: fn(),
    onDecline: fn(),
    paymentHrefOf: (id) => `/operator/payments/${id}`,
  },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Bank transfer/)).toBeVisible();
    await expect(canvas.getByText(/^Credit: 880\.00 EUR → 1,000\.00 EUR/)).toBeVisible();
    await expect(canvas.getByText('Transfer of 20 November')).toBeVisible();
  },
});

export const Behaviour = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Confirm/ }));
    await expect(args.onConfirm).toHaveBeenCalledWith(adjustment);
    await userEvent.click(canvas.getByRole('button', { name: /^Decline/ }));
    await expect(args.onDecline).toHaveBeenCalledWith(adjustment);
  },
});

/** Nobody confirms what they entered themselves. */
export const Own = meta.story({
  args: { operator: adjustment.operatorId },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Confirm/ }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});

/** A refund says of which payment. */
export const Refund = meta.story({
  args: {
    adjustments: [{ ...adjustment, reason: 'REFUND', amount: { value: -1190, currencyCode: 'USD' }, payment: 'p1' }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Open the payment' })).toHaveAttribute(
      'href',
      '/operator/payments/p1',
    );
  },
});

export const Pending = meta.story({ args: { isPending: true } });
