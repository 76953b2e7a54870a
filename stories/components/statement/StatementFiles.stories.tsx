import { expect, fn, screen, waitFor } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { StatementFiles } from '#web/components/statement/StatementFiles.tsx';

const meta = preview.meta({
  title: 'Components/Statement/StatementFiles',
  component: StatementFiles,
  args: {
    format: 'xlsx' as const,
    onFormat: fn(),
    onSaveTable: fn(() => Promise.resolve()),
    onSavePdf: fn(() => Promise.resolve()),
  },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Export as table' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Export as PDF' })).toBeVisible();
  },
});

export const Failed = meta.story({
  tags: ['behaviour'],
  args: { onSavePdf: fn(() => Promise.reject(new Error('no document'))) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export as PDF' }));
    await waitFor(() => expect(args.onSavePdf).toHaveBeenCalledTimes(1));
    await expect(await screen.findByText('The statement could not be created. Please try again.')).toBeVisible();
  },
});
