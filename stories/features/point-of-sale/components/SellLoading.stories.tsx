import { expect } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { SellLoading } from '#web/features/point-of-sale/components/SellLoading.tsx';

const meta = preview.meta({
  title: 'Features/Point of sale/Components/SellLoading',
  component: SellLoading,
  args: { name: 'Europe 5 GB' },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Activating Europe 5 GB')[0]).toBeInTheDocument();
  },
});
