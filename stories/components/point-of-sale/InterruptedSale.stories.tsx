import { expect, fn } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { InterruptedSale } from '#web/components/point-of-sale/InterruptedSale.tsx';

const meta = preview.meta({
  title: 'Components/Point of sale/InterruptedSale',
  component: InterruptedSale,
  args: { name: 'Europe 5 GB', historyHref: '/your-store/history' },
});

export const Default = meta.story({
  parameters: looks,
  args: { onClose: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('The sale of Europe 5 GB was interrupted')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open history' })).toHaveAttribute('href', '/your-store/history');
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
});

/** Where the same sale is about to be repeated. */
export const AtTheSale = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
