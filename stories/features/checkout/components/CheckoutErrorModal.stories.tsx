import { expect, fn, screen, waitFor } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { CheckoutErrorModal, type CheckoutFailure } from '#web/features/checkout/components/CheckoutErrorModal.tsx';

const withoutMessage: CheckoutFailure = { kind: 'payment' };

const meta = preview.meta({
  title: 'Features/Checkout/Components/CheckoutErrorModal',
  component: CheckoutErrorModal,
  args: {
    failure: withoutMessage,
    onClose: fn(),
    onRetry: fn(),
    cancelHref: '/credits',
    setupHref: '/account/details',
    historyHref: '/credits',
    termsHref: '/terms-and-conditions',
  },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Payment failed' });
    await expect(dialog).toHaveTextContent('The payment could not be completed. Please try again.Nothing was charged.');
    await expect(screen.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/credits');
    await expect(screen.getByRole('link', { name: 'Terms and conditions' })).toHaveAttribute(
      'href',
      '/terms-and-conditions',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
});

export const WithMessage = meta.story({
  args: { failure: { kind: 'payment', message: `Denied <b>by</b>\nthe bank ${'x'.repeat(400)}` } },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveTextContent('Denied <b>by</b> the bank');
    await expect(dialog).toHaveTextContent('…');
  },
});

/** The words of an address, which anybody may have written. */
export const Returned = meta.story({
  parameters: looks,
  args: { failure: { kind: 'return', message: 'Card declined' } },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveTextContent('The payment page says:Card declined');
    await expect(screen.getByRole('link', { name: 'Purchase history' })).toBeVisible();
  },
});

export const CountryMissing = meta.story({
  parameters: looks,
  args: { failure: { kind: 'country', message: 'Please set up your billing address first.' } },
  play: async () => {
    await screen.findByRole('alertdialog', { name: 'Your country is missing' });
    await expect(screen.getByRole('link', { name: 'Setup' })).toHaveAttribute('href', '/account/details');
    await expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  },
});

/** It may have been paid, so nothing is said about the money but where it will be seen. */
export const NotKnown = meta.story({
  parameters: looks,
  args: { failure: { kind: 'unknown', message: 'No answer from the server.' } },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Not known yet' });
    await expect(dialog).not.toHaveTextContent('Nothing was charged');
    await expect(screen.getByRole('link', { name: 'Purchase history' })).toHaveAttribute('href', '/credits');
    const again = screen.getByRole('button', { name: 'Retry' });
    await expect(getComputedStyle(again).backgroundColor).not.toBe(
      getComputedStyle(screen.getByRole('link', { name: 'Purchase history' })).backgroundColor,
    );
  },
});

/** Nothing was ordered yet, so there is nothing to say about money. */
export const NoPrice = meta.story({
  args: { failure: { kind: 'price' } },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'No price' });
    await expect(dialog).toHaveTextContent('The price could not be calculated. Please try again.');
    await expect(dialog).not.toHaveTextContent('charged');
  },
});
