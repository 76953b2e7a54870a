import { expect, fn, screen, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ConfirmUpdateModal } from '#web/features/packages/components/ConfirmUpdateModal.tsx';
import { previewEntries } from './preview-entries.ts';

const meta = preview.meta({
  title: 'Features/Packages/Components/ConfirmUpdateModal',
  component: ConfirmUpdateModal,
  args: {
    isOpen: true,
    entries: previewEntries,
    onConfirm: fn(() => Promise.resolve()),
    onCancel: fn(),
    isPending: false,
  },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
});

export const Default = meta.story({
  play: async ({ userEvent, args }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Update inventory?' }));
    await expect(within(dialog.getByRole('list', { name: '1 to add' })).getByText('Germany 500 MB')).toBeVisible();
    await expect(dialog.queryByText('Europe 5 GB')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Update inventory' }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
  },
});

export const OnlyAdded = meta.story({ args: { entries: previewEntries.slice(0, 1) } });

export const Failed = meta.story({ args: { error: 'No answer from the server.' } });
