import { expect, fn, screen, waitFor } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { CheckoutErrorModal } from '#web/components/payment/CheckoutErrorModal.tsx';

const meta = preview.meta({
  title: 'Components/Payment/CheckoutErrorModal',
  component: CheckoutErrorModal,
  args: {
    failure: {},
    onClose: fn(),
    onRetry: fn(),
    cancelHref: '/credits',
    setupHref: '/account/details',
    termsHref: '/terms-and-conditions',
  },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Payment failed' });
    await expect(dialog).toHaveTextContent('The payment could not be completed. Please try again.');
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
  args: { failure: { message: `Denied <b>by</b>\nthe bank ${'x'.repeat(400)}` } },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveTextContent('Denied <b>by</b> the bank');
    await expect(dialog).toHaveTextContent('…');
  },
});

const countryMissing = { isCountryMissing: true, message: 'Please set up your billing address first.' };

export const CountryMissing = meta.story({
  parameters: looks,
  args: { failure: countryMissing },
  play: async () => {
    await screen.findByRole('alertdialog', { name: 'Your country is missing' });
    await expect(screen.getByRole('link', { name: 'Setup' })).toHaveAttribute('href', '/account/details');
    await expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  },
});
