import { expect, fn, screen, waitFor } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { CustomerForm } from '#web/features/point-of-sale/components/CustomerForm.tsx';
import { isMobileNow } from '#web/ui/breakpoint.ts';

const meta = preview.meta({
  title: 'Features/Point of sale/Components/CustomerForm',
  component: CustomerForm,
  args: { isGuest: false, onSubmit: fn() },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent, args }) => {
    // Begun at once, but on a phone, where the keyboard would cover the rest.
    if (!isMobileNow())
      await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Email address' })).toHaveFocus());
    const go = canvas.getByRole('button', { name: 'Continue' });
    await expect(go).toHaveAccessibleDescription('Enter the email address of the customer first.');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email address' }), 'tom@example.com');
    await userEvent.type(canvas.getByRole('combobox', { name: 'Country of residence' }), 'ger');
    await userEvent.click(await screen.findByRole('option', { name: /Germany/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'tom@example.com', country: 'DE' });
  },
});

/** The usual countries by one press; any other one is found in the field. */
export const UsualCountries = meta.story({
  parameters: looks,
  args: { countries: ['DE', 'AT', 'CH'], initial: { email: 'tom@example.com' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Austria' }));
    await expect(canvas.getByRole('combobox')).toHaveValue('Austria');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'tom@example.com', country: 'AT' });
  },
});

export const InvalidEmail = meta.story({
  args: { initial: { country: 'DE' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'abc');
    await userEvent.tab();
    await expect(await canvas.findByText('Please enter a valid Email address.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const CountryMissing = meta.story({
  args: { initial: { email: 'tom@example.com' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('Choose the country the customer lives in.')).toBeVisible();
    await expect(canvas.getByRole('combobox')).toBeInvalid();
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('combobox'), 'Germany');
    await waitFor(() => expect(canvas.queryByText('Choose the country the customer lives in.')).toBeNull());
  },
});

export const CountryNotSupported = meta.story({
  args: { initial: { email: 'tom@example.com' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Rus');
    await expect(await screen.findByRole('option', { name: /Russia/ })).toHaveTextContent(/not supported/);
    await userEvent.type(canvas.getByRole('combobox'), 'sia');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getAllByText(/not supported/)[0]).toBeVisible();
  },
});

export const Guest = meta.story({
  parameters: looks,
  args: { isGuest: true },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('textbox', { name: 'Email address' })).toBeNull();
    await userEvent.type(canvas.getByRole('combobox'), 'Austria');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: '', country: 'AT' });
  },
});
