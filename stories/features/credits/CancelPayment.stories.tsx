import { expect, fn, screen, waitFor } from 'storybook/test';
import {
  getCancelPaymentMockHandler,
  getCancelPaymentMockHandler409,
  getCancelPaymentMockHandler502,
  getCancelPaymentResponseMock502,
} from '#mocks/generated/storefront/payments/payments.msw.ts';
import { looks } from '#storybook/modes.ts';
import { network, never } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { CancelPayment } from '#web/features/credits/CancelPayment.tsx';
import { pendingTopUp } from '../../components/payment/purchases.ts';

const meta = preview.meta({
  title: 'Features/Credits/CancelPayment',
  component: CancelPayment,
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: { purchase: pendingTopUp, onClose: fn() },
});

export const Initial = meta.story({
  parameters: looks,
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('alertdialog', { name: 'Cancel this payment?' })).toHaveTextContent(
      /Credit top-up, 29\.75.USD: nothing is charged/,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Keep payment' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
});

export const Default = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel payment' }));
    await expect(await screen.findByText('The payment was cancelled. Nothing was charged.')).toBeVisible();
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
});

export const Pending = meta.story({
  beforeEach: () => network.use(getCancelPaymentMockHandler(never)),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel payment' }));
    await expect(screen.getByRole('button', { name: 'Keep payment' })).toHaveAttribute('aria-disabled', 'true');
  },
});

/** It was paid in another tab, or the provider does not answer: the reason stays, and the history says how it stands. */
export const Refused = meta.story({
  beforeEach: () => network.use(getCancelPaymentMockHandler409()),
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel payment' }));
    await expect(await screen.findByRole('alert')).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(screen.queryByText('The payment was cancelled. Nothing was charged.')).toBeNull();
  },
});

export const ProviderFails = meta.story({
  beforeEach: () =>
    network.use(
      getCancelPaymentMockHandler502({ ...getCancelPaymentResponseMock502(), code: 'payment_cancel_failed' }),
    ),
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel payment' }));
    await expect(await screen.findByText(/^The payment provider failed\. The payment was not cancelled/)).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});
