import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { SoldItemSkeleton } from '#web/features/history/SoldItemSkeleton.tsx';

const meta = preview.meta({
  title: 'Features/History/SoldItemSkeleton',
  component: SoldItemSkeleton,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  },
});
