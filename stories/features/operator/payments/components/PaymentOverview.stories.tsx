import { expect } from 'storybook/test';
import { getGetPaymentResponseMock } from '#mocks/generated/operator/payments/payments.msw.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { PaymentOverview } from '#web/features/operator/payments/components/PaymentOverview.tsx';

const payment = getGetPaymentResponseMock();

const meta = preview.meta({
  title: 'Features/Operator/Payments/Components/PaymentOverview',
  component: PaymentOverview,
  args: { payment, resellerHref: '/operator/resellers/1', hrefOf: (id) => `/operator/payments/${id}` },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('10 × Europe 5 GB')).toBeVisible();
    await expect(canvas.getByText('1004-3')).toBeVisible();
    await expect(canvas.getByText('Total').closest('dl')).toHaveTextContent(/VAT.*Total/);
  },
});

/** What came for a transfer of another amount. */
export const CameForAnother = meta.story({
  args: { payment: { ...payment, replaces: payment.id, lines: [{ units: 1, total: payment.price }] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Open that payment' })).toHaveAttribute(
      'href',
      `/operator/payments/${payment.id}`,
    );
  },
});

export const Failed = meta.story({
  args: { payment: { ...payment, state: 'FAILURE', isAutomatic: true, message: 'The card was declined.' } },
});
