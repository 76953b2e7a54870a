import { expect, fn, screen, waitFor } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { SaveTable } from '#web/components/files/SaveTable.tsx';

const meta = preview.meta({
  title: 'Components/Files/SaveTable',
  component: SaveTable,
  args: {
    isOpen: true,
    title: 'Export price list',
    value: 'semicolon' as const,
    onChange: fn(),
    onSave: fn(() => Promise.resolve()),
    failed: 'The file could not be exported. Please try again.',
    onClose: fn(),
  },
});

export const Default = meta.story({
  parameters: looks,
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Download' })).toBeVisible();
  },
});

export const Behaviour = meta.story({
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Download' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(args.onSave).toHaveBeenCalledWith('semicolon');
  },
});

export const Failed = meta.story({
  args: { onSave: fn(() => Promise.reject<void>(new Error('no answer'))) },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Download' }));
    await expect(await screen.findByText('The file could not be exported. Please try again.')).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});
