import { expect } from 'storybook/test';
import type { Refund } from '#contract/operator/model/refund.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { RefundList } from '#web/features/operator/payments/components/RefundList.tsx';

const refunded: Refund = {
  id: 'a1',
  state: 'REFUNDED',
  amount: { value: 23.8, currencyCode: 'USD' },
  reason: 'Ordered by mistake',
  enteredBy: 'olivia@example.com',
  enteredAt: '2026-11-20T10:00:00.000Z',
  endedAt: '2026-11-20T10:00:01.000Z',
  reference: 're_3Qx',
};

const entered: Refund = {
  id: 'a2',
  state: 'WAITING',
  amount: { value: 1190, currencyCode: 'USD' },
  reason: 'The shop closes, and its owner asked for the rest of the credit',
  enteredBy: 'olivia@example.com',
  enteredAt: '2026-11-21T10:00:00.000Z',
};

const meta = preview.meta({
  title: 'Features/Operator/Payments/Components/RefundList',
  component: RefundList,
  args: { refunds: [refunded], resellerHref: '/operator/resellers/r1' },
});

/** Every state beside the others. */
export const Default = meta.story({
  parameters: looks,
  args: {
    refunds: [
      refunded,
      { ...entered, id: 'a3', state: 'DECLINED', settledBy: 'otto@example.com' },
      { ...refunded, id: 'a4', state: 'REFUSED', message: 'This charge has been charged back.' },
      { ...entered, id: 'a5', state: 'SENT', settledBy: 'otto@example.com' },
      entered,
    ],
  },
});

/** The provider has not answered. */
export const InDoubt = meta.story({
  args: { refunds: [{ ...entered, state: 'SENT' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/has not confirmed yet/)).toBeVisible();
  },
});

export const Refused = meta.story({
  args: { refunds: [{ ...refunded, state: 'REFUSED', message: 'This charge has been charged back.' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This charge has been charged back.')).toBeVisible();
  },
});

export const Waiting = meta.story({
  args: { refunds: [entered] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Confirm or decline/ })).toHaveAttribute(
      'href',
      '/operator/resellers/r1',
    );
  },
});

export const Empty = meta.story({
  args: { refunds: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Refunds')).toBeNull();
  },
});
