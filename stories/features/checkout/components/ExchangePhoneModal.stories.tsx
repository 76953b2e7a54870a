import { expect, fn, screen, waitFor } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { ExchangePhoneModal } from '#web/features/checkout/components/ExchangePhoneModal.tsx';

const meta = preview.meta({
  title: 'Features/Checkout/Components/ExchangePhoneModal',
  component: ExchangePhoneModal,
  args: { phone: '', onStart: fn(), onClose: fn(), registrationHref: 'https://exchange.example/register' },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ userEvent, args }) => {
    const phone = await screen.findByLabelText('Phone number');
    await expect(screen.getByRole('link')).toHaveAttribute('href', 'https://exchange.example/register');
    await expect(screen.getByRole('link')).toHaveAttribute('target', '_blank');
    // VAL-031
    await userEvent.type(phone, '4');
    await expect(phone).toHaveValue('+4');
    await userEvent.type(phone, '91701234567');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(args.onStart).toHaveBeenCalledWith('+491701234567'));
  },
});

/** The form in which a contact is copied. */
export const Pasted = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent, args }) => {
    const phone = await screen.findByLabelText('Phone number');
    // A browser would cut the pasted text there, which testing library does not do to a phone number.
    await expect(phone).not.toHaveAttribute('maxlength');
    await userEvent.click(phone);
    await userEvent.paste('+49 170 123-45 67 ');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(args.onStart).toHaveBeenCalledWith('+491701234567'));
  },
});

/** VAL-030, VAL-035 */
export const Wrong = meta.story({
  play: async ({ userEvent, args }) => {
    const phone = await screen.findByLabelText('Phone number');
    for (const typed of ['+49 170', '+49a', '+123456']) {
      await userEvent.clear(phone);
      await userEvent.type(phone, typed);
      await userEvent.tab();
      await expect(phone).toHaveAccessibleDescription(/Please enter a valid phone number\./);
      await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    }
    await userEvent.clear(phone);
    await userEvent.paste('491701234567');
    await expect(screen.getByRole('button', { name: 'Continue' })).toHaveAttribute('aria-disabled', 'true');
    await expect(args.onStart).not.toHaveBeenCalled();
  },
});
