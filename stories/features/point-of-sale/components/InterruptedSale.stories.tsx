import { expect } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { InterruptedSale } from '#web/features/point-of-sale/components/InterruptedSale.tsx';

const meta = preview.meta({
  title: 'Features/Point of sale/Components/InterruptedSale',
  component: InterruptedSale,
  args: { name: 'Europe 5 GB', href: '/store/guest/packages/1?attempt=2&state=error' },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The sale of Europe 5 GB was interrupted')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See what became of it' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
