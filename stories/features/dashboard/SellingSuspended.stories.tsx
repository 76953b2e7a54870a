import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { SellingSuspended } from '#web/features/dashboard/SellingSuspended.tsx';

const meta = preview.meta({
  title: 'Features/Dashboard/SellingSuspended',
  component: SellingSuspended,
  args: { reason: 'Two payments were disputed. Please write to us.', since: '2026-11-20T09:00:00.000Z' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Two payments were disputed. Please write to us.');
  },
});
