import { expect, fn, screen, within } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { AddEmailModal } from '#web/components/sales/AddEmailModal.tsx';

const meta = preview.meta({
  title: 'Components/Sales/AddEmailModal',
  component: AddEmailModal,
  args: { isOpen: true, onClose: fn(), onSubmit: fn() },
  parameters: { docs: { story: { inline: false, height: '360px' } } },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ userEvent, args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Add E-Mail Address' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Email address' }), ' A@B.de {Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('A@B.de');
  },
});

export const Invalid = meta.story({
  play: async ({ userEvent, args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'abc');
    await userEvent.click(dialog.getByRole('button', { name: 'Add address' }));
    await expect(dialog.getByText('Please enter a valid Email address.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});
