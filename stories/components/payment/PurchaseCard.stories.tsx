import { expect } from 'storybook/test';
import { getListPaymentHistoryResponseMock } from '#mocks/generated/storefront/payments/payments.msw.ts';
import { modes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { PurchaseCard } from '#web/components/payment/PurchaseCard.tsx';

const purchases = getListPaymentHistoryResponseMock().items;
const purchase = (index: number) => {
  const found = purchases[index];
  if (!found) throw new Error('The contract has no such example');
  return found;
};

const meta = preview.meta({
  title: 'Components/Payment/PurchaseCard',
  component: PurchaseCard,
  parameters: { a11y: { config: { rules: [{ id: 'heading-order', enabled: false }] } } },
  args: { purchase: purchase(2) },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Credit top-up' })).toHaveTextContent('119.00 USD');
  },
});

export const Pending = meta.story({ args: { purchase: purchase(0) } });
export const Bulk = meta.story({ args: { purchase: purchase(1) } });
export const Mobile = meta.story({ args: { purchase: purchase(1) }, globals: modes.mobile });
export const German = meta.story({ args: { purchase: purchase(1) }, globals: modes.de });
