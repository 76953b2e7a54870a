import { expect, fn, screen, waitFor } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import {
  ExchangeCodeModal,
  type ExchangeCodeModalProps,
} from '#web/features/checkout/components/ExchangeCodeModal.tsx';

const args: ExchangeCodeModalProps = {
  authType: 'smsCode',
  phone: '+491701234567',
  onSubmit: fn(),
  onResend: fn(),
  onBack: fn(),
  onClose: fn(),
  registrationHref: 'https://exchange.example/register',
};

const meta = preview.meta({
  title: 'Features/Checkout/Components/ExchangeCodeModal',
  component: ExchangeCodeModal,
  args,
  parameters: { docs: { story: { inline: false, height: '560px' } } },
});

const submit = () => screen.getByRole('button', { name: 'Sign in and pay' });

export const Default = meta.story({
  parameters: looks,
  play: async ({ userEvent, args }) => {
    await userEvent.type(await screen.findByLabelText('SMS code'), '123456');
    await userEvent.click(submit());
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ username: '+491701234567', code: '123456', authType: 'smsCode' }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Send a new code' }));
    await expect(args.onResend).toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalled();
  },
});

/** The form in which the message of the exchange writes it. */
export const Pasted = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent, args }) => {
    const code = await screen.findByLabelText('SMS code');
    for (const pasted of ['123 456', '123-456', ' 123456']) {
      await userEvent.clear(code);
      await userEvent.paste(pasted);
      await expect(code).toHaveValue('123456');
    }
    await userEvent.paste('7');
    await expect(submit()).toHaveAttribute('aria-disabled', 'true');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** VAL-032, VAL-036 */
export const WrongCode = meta.story({
  play: async ({ userEvent, args }) => {
    const code = await screen.findByLabelText('SMS code');
    for (const typed of ['12345', '12a456']) {
      await userEvent.clear(code);
      await userEvent.type(code, typed);
      await userEvent.tab();
      await expect(code).toHaveAccessibleDescription(/Please enter a valid code\./);
      await userEvent.click(submit());
    }
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Password = meta.story({
  args: { authType: 'passwordWith2fa', phone: '+491701234568' },
  parameters: looks,
  play: async ({ userEvent, args }) => {
    const password = await screen.findByLabelText('Password');
    // VAL-034
    await userEvent.type(password, 'x');
    await userEvent.clear(password);
    await userEvent.tab();
    await expect(password).toHaveAccessibleDescription(/Please enter a valid password\./);
    await userEvent.type(screen.getByLabelText('Two-factor code'), '654321');
    await userEvent.click(submit());
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(password, 'reference');
    await userEvent.click(submit());
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        username: '+491701234568',
        password: 'reference',
        code: '654321',
        authType: 'passwordWith2fa',
      }),
    );
  },
});

export const Refused = meta.story({
  args: { refusal: 'The code or the password is not valid. Please try again.' },
  parameters: looks,
  play: async ({ userEvent }) => {
    const code = await screen.findByLabelText('SMS code');
    await userEvent.type(code, '000000');
    await userEvent.tab();
    await expect(code).toHaveAccessibleDescription(/Please enter a valid code\./);
    await expect(screen.getByRole('alert')).toHaveTextContent(/not valid/);
  },
});
