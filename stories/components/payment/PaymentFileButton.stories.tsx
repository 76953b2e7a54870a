import { expect, fn, screen } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { PaymentFileButton } from '#web/components/payment/PaymentFileButton.tsx';

const meta = preview.meta({
  title: 'Components/Payment/PaymentFileButton',
  component: PaymentFileButton,
  args: {
    label: 'Receipt',
    name: 'Receipt of 10.03.2026',
    failed: 'The file could not be loaded.',
    onDownload: fn(async () => {}),
  },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Receipt of 10.03.2026' }));
    await expect(args.onDownload).toHaveBeenCalledTimes(1);
  },
});

/** ACC-040: however soon the file is there. */
export const DoubleClick = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: /Receipt/ }));
    await expect(args.onDownload).toHaveBeenCalledTimes(1);
  },
});

export const Failed = meta.story({
  args: { onDownload: fn(() => Promise.reject(new Error('500'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Receipt/ }));
    await expect(await screen.findByText('The file could not be loaded.')).toBeVisible();
  },
});
