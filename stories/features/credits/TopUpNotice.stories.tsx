import { expect, screen, waitFor } from 'storybook/test';
import { topUpReturn } from '#web/browser-storage/top-up.ts';
import { stepUnderWay } from '#web/browser-storage/first-day.ts';
import { paths } from '#web/navigation/paths.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { TopUpNotice } from '#web/features/credits/TopUpNotice.tsx';
import { getListPaymentHistoryMockHandler500 } from '#mocks/generated/storefront/payments/payments.msw.ts';
import { network } from '#storybook/network.ts';
import { keepEndedPayment } from '#web/browser-storage/payment-marker.ts';
import { backFromPayment } from '../../ended-payment.ts';
import { Address, address } from '../Address.tsx';

const meta = preview.meta({
  title: 'Features/Credits/TopUpNotice',
  component: TopUpNotice,
  parameters: { docs: { story: { inline: false, height: '480px' } }, route: `${paths.credits()}?success` },
});

export const Default = meta.story({
  beforeEach: () => backFromPayment('SUCCESS'),
  parameters: looks,
  play: async () => {
    await expect(await screen.findByText(/128\.40/)).toBeVisible();
  },
});

export const Pending = meta.story({
  beforeEach: () => backFromPayment('PENDING'),
  parameters: { route: `${paths.credits()}?pending`, ...looks },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Payment pending' })).toBeVisible();
  },
});

/** `?success` in the address does not prove a payment. */
export const Failed = meta.story({
  beforeEach: () => backFromPayment('FAILURE'),
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Payment failed' })).toBeVisible();
  },
});

/** Opened by hand, the page reports no success. */
export const ByHand = meta.story({
  parameters: looks,
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'No payment to show' });
    await expect(dialog).not.toHaveTextContent(/successful/);
  },
});

/** It does not report another user's payment either. */
export const OfAnother = meta.story({
  tags: ['behaviour'],
  beforeEach: () => {
    const forget = backFromPayment('SUCCESS');
    keepEndedPayment({ startedAt: Date.now(), paymentId: crypto.randomUUID() });
    return forget;
  },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'No payment to show' })).toBeVisible();
  },
});

export const Unread = meta.story({
  beforeEach: () => {
    const forget = backFromPayment('SUCCESS');
    network.use(getListPaymentHistoryMockHandler500());
    return forget;
  },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Payment not checked' })).toBeVisible();
  },
});

/** A top-up that was begun on the list of the first day leads back to it. */
export const FirstDay = meta.story({
  tags: ['behaviour'],
  render: () => (
    <>
      <TopUpNotice />
      <Address />
    </>
  ),
  beforeEach: () => {
    stepUnderWay.write('credit');
    const forget = backFromPayment('SUCCESS');
    return () => {
      stepUnderWay.clear();
      forget();
    };
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Done' }));
    await waitFor(() => expect(address()).toBe(paths.dashboard()));
  },
});

/** A top-up that a sale lacked leads back to the sale, once. */
export const ForASale = meta.story({
  tags: ['behaviour'],
  render: () => (
    <>
      <TopUpNotice />
      <Address />
    </>
  ),
  beforeEach: () => {
    topUpReturn.write('/store/guest/packages/1?state=notes');
    const forget = backFromPayment('SUCCESS');
    return () => {
      topUpReturn.clear();
      forget();
    };
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Continue selling' }));
    await waitFor(() => expect(address()).toBe('/store/guest/packages/1?state=notes'));
    await expect(topUpReturn.read()).toBeNull();
  },
});

/** The next try of a payment that failed is here, and keeps the way back. */
export const FailedForASale = meta.story({
  tags: ['behaviour'],
  beforeEach: () => {
    topUpReturn.write('/store');
    const forget = backFromPayment('FAILURE');
    return () => {
      topUpReturn.clear();
      forget();
    };
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Done' }));
    await expect(topUpReturn.read()).toBe('/store');
  },
});
