import { expect } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { PaymentResult, type PaymentResultProps } from '#web/features/checkout/components/PaymentResult.tsx';

const result: PaymentResultProps['result'] = 'success';

const meta = preview.meta({
  title: 'Features/Checkout/Components/PaymentResult',
  component: PaymentResult,
  args: { result, inventoryHref: '/your-store/inventory', historyHref: '/credits' },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'To the inventory' })).toHaveAttribute(
      'href',
      '/your-store/inventory',
    );
  },
});

/** The purchase was begun on the list of the first day. */
export const FirstDay = meta.story({ args: { firstDayHref: '/your-store/dashboard' } });

export const PendingPayment = meta.story({ parameters: looks, args: { result: 'pending' } });

export const FailedPayment = meta.story({ args: { result: 'failure' } });

export const Looking = meta.story({ args: { result: 'looking' } });

/** The purchase history has what is not known here. */
export const Unread = meta.story({
  args: { result: 'unread' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'To the purchase history' })).toHaveAttribute('href', '/credits');
  },
});

export const NoPayment = meta.story({ parameters: looks, args: { result: 'none' } });
