import { expect, fn, screen } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { ReceiptButton } from '#web/components/payment/ReceiptButton.tsx';

const meta = preview.meta({
  title: 'Components/Payment/ReceiptButton',
  component: ReceiptButton,
  args: { date: '10.03.2026 14:05', onDownload: fn(async () => {}) },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Receipt of 10.03.2026 14:05' }));
    await expect(args.onDownload).toHaveBeenCalledTimes(1);
    await expect(screen.queryByText(/Failed downloading receipt/)).toBeNull();
  },
});

export const Pending = meta.story({
  args: { onDownload: fn(() => new Promise<void>(() => {})) },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: /Receipt/ });
    await userEvent.click(button);
    await expect(await canvas.findByText('In progress')).toBeInTheDocument();
    await userEvent.click(button);
    await expect(args.onDownload).toHaveBeenCalledTimes(1);
  },
});

export const Failed = meta.story({
  args: { onDownload: fn(() => Promise.reject(new Error('500'))) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Receipt/ }));
    await expect(await screen.findByText('Failed downloading receipt. Please try again later.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Receipt/ }));
    await expect(args.onDownload).toHaveBeenCalledTimes(2);
  },
});
