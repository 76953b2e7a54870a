import { expect, fn, waitFor } from 'storybook/test';
import { getGetNotificationsResponseMock } from '#mocks/generated/storefront/account/account.msw.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { NotificationsForm } from '#web/features/account/components/NotificationsForm.tsx';

const meta = preview.meta({
  title: 'Features/Account/Components/NotificationsForm',
  tags: ['new'],
  component: NotificationsForm,
  args: {
    notifications: getGetNotificationsResponseMock(),
    currency: 'USD',
    email: 'anna@example.com',
    onSave: fn(),
    readLatest: fn(async () => getGetNotificationsResponseMock()),
    isSaving: false,
  },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByLabelText('Amount')).toHaveValue('25.00');
    await userEvent.click(
      canvas.getByRole('checkbox', { name: 'Email customers the link to their eSIM after a sale' }),
    );
    await expect(canvas.getByRole('radio', { name: 'Deutsch' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'English' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save notifications' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        {
          creditMark: 25,
          customerLink: true,
          customerDataLow: false,
          language: 'en',
        },
        undefined,
      ),
    );
  },
});

/** Without an amount the message has to be off. */
export const NoAmount = meta.story({
  args: { notifications: { customerLink: false, customerDataLow: false, language: 'en' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByLabelText('Amount')).toBeDisabled();
    const tells = canvas.getByRole('checkbox', { name: /takes my credit below/ });
    await userEvent.click(tells);
    await userEvent.click(canvas.getByRole('button', { name: 'Save notifications' }));
    await waitFor(() => expect(canvas.getByLabelText('Amount')).toHaveFocus());
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(tells);
    await userEvent.click(canvas.getByRole('button', { name: 'Save notifications' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        { customerLink: false, customerDataLow: false, language: 'en' },
        undefined,
      ),
    );
  },
});

export const Saving = meta.story({ args: { isSaving: true } });
