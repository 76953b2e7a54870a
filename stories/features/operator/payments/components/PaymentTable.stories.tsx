import { expect } from 'storybook/test';
import { getListPaymentsResponseMock } from '#mocks/generated/operator/payments/payments.msw.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { PaymentTable } from '#web/features/operator/payments/components/PaymentTable.tsx';

const payments = getListPaymentsResponseMock().items;
const [first] = payments;

const meta = preview.meta({
  title: 'Features/Operator/Payments/Components/PaymentTable',
  component: PaymentTable,
  args: { payments, hrefOf: ({ id }) => `/operator/payments/${id}`, empty: <p>None are here.</p> },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Credit · RF18 5390 0754 7034')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Kiosk am Dom/ })).toHaveAttribute(
      'href',
      `/operator/payments/${first?.id}`,
    );
  },
});

export const LongNames = meta.story({
  args: {
    payments: [
      { ...first!, reseller: { ...first!.reseller, email: `${'jo'.repeat(60)}@example.com` }, isAutomatic: true },
    ],
  },
});
