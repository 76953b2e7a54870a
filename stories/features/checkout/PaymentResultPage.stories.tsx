import { expect } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { Component as PaymentResultPage } from '#web/features/checkout/PaymentResultPage.tsx';
import { paths, patterns } from '#web/navigation/paths.ts';
import { backFromPayment } from '../../ended-payment.ts';
import { At } from '../At.tsx';

const meta = preview.meta({
  title: 'Features/Checkout/PaymentResultPage',
  component: PaymentResultPage,
  parameters: { route: paths.packagesCheckoutSuccess(), layout: 'fullscreen' },
  render: () => (
    <At pattern={patterns.packagesCheckoutSuccess}>
      <PaymentResultPage />
    </At>
  ),
});

export const Default = meta.story({
  beforeEach: () => backFromPayment('SUCCESS'),
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Payment complete' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'To the inventory' })).toHaveAttribute(
      'href',
      '/your-store/inventory',
    );
  },
});

/** Opened by hand, it claims nothing. */
export const ByHand = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No payment to show' })).toBeVisible();
    await expect(canvas.queryByText(/Your packages are in your inventory/)).not.toBeInTheDocument();
  },
});

export const FailedPayment = meta.story({
  beforeEach: () => backFromPayment('FAILURE'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Payment failed' })).toBeVisible();
  },
});

export const PendingPayment = meta.story({
  beforeEach: () => backFromPayment('PENDING'),
  parameters: { route: paths.packagesCheckoutSuccess({ pending: 'true' }), ...looks },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Payment in progress' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'To the inventory' })).toHaveAttribute(
      'href',
      '/your-store/inventory',
    );
  },
});
