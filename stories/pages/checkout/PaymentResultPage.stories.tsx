import { expect } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { Component as PaymentResultPage } from '#web/pages/checkout/PaymentResultPage.tsx';
import { paths, patterns } from '#web/paths.ts';
import { At } from '../At.tsx';

const meta = preview.meta({
  title: 'Pages/Checkout/PaymentResultPage',
  component: PaymentResultPage,
  parameters: { route: paths.packagesCheckoutSuccess(), layout: 'fullscreen' },
  render: () => (
    <At pattern={patterns.packagesCheckoutSuccess}>
      <PaymentResultPage />
    </At>
  ),
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Payment complete' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'To the inventory' })).toHaveAttribute(
      'href',
      '/your-store/inventory',
    );
  },
});

export const PendingPayment = meta.story({
  parameters: { route: paths.packagesCheckoutSuccess({ pending: 'true' }), ...looks },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Payment in progress' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'To the inventory' })).toHaveAttribute(
      'href',
      '/your-store/inventory',
    );
  },
});
