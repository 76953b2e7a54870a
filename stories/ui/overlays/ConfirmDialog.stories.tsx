import { expect, fn, screen } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { looks } from '#storybook/modes.ts';
import { ConfirmDialog } from '#web/ui/overlays/ConfirmDialog.tsx';

const meta = preview.meta({
  title: 'UI/Overlays/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    isOpen: true,
    title: 'Refund this sale?',
    children: 'The 4.59 USD go back to your credit. The customer loses the package.',
    confirmLabel: 'Refund 4.59 USD',
    onConfirm: fn(() => Promise.resolve()),
    onCancel: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Refund this sale?' });
    await expect(dialog.getBoundingClientRect().width).toBe(344);
    await userEvent.click(screen.getByRole('button', { name: 'Refund 4.59 USD' }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
  },
});

export const PressedTwice = meta.story({
  args: { onConfirm: fn(() => new Promise(() => undefined)) },
  tags: ['behaviour'],
  play: async ({ userEvent, args }) => {
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Refund 4.59 USD' }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
  },
});

/** It failed before the button was seen to wait. */
export const FailsAtOnce = meta.story({
  tags: ['behaviour'],
  args: { onConfirm: fn(() => Promise.reject(new Error('No'))) },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Refund 4.59 USD' }));
    await userEvent.click(screen.getByRole('button', { name: 'Refund 4.59 USD' }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(2);
  },
});

export const Dangerous = meta.story({ parameters: looks, args: { isDangerous: true } });

export const Pending = meta.story({
  args: { isDangerous: true, isPending: true },
  play: async ({ userEvent, args }) => {
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  args: { isDangerous: true, error: 'The refund did not go through. Nothing has changed.' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Nothing has changed.');
  },
});
