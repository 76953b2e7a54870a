import { expect, fn, screen } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { ExportModal, type ExportModalProps } from '#web/features/history/components/ExportModal.tsx';

const status: ExportModalProps['status'] = 'ready';

const meta = preview.meta({
  title: 'Features/History/Components/ExportModal',
  component: ExportModal,
  args: {
    first: new Date('2021-06-15T00:00:00'),
    last: new Date('2024-06-15T23:59:59'),
    isUserFiltered: false,
    status,
    onDownload: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByText(/15-06-2021 to 15-06-2024/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Download' }));
    await expect(args.onDownload).toHaveBeenCalledTimes(1);
  },
});

export const Processing = meta.story({
  parameters: looks,
  args: { status: 'processing' },
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByText('The file is being prepared.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Download' }));
    await expect(args.onDownload).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
});

export const Failed = meta.story({
  parameters: looks,
  args: { status: 'failed' },
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Your sales could not be exported.');
    await userEvent.click(screen.getByRole('button', { name: 'Download' }));
    await expect(args.onDownload).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});

export const NoSales = meta.story({ args: { status: 'empty' } });

export const OfAllUsers = meta.story({
  parameters: looks,
  args: { isUserFiltered: true },
  play: async () => {
    await expect(await screen.findByText(/the sales of all users/)).toBeVisible();
  },
});
