import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { SoldItemSkeleton } from '#web/pages/history/SoldItemSkeleton.tsx';

const meta = preview.meta({
  title: 'Pages/History/SoldItemSkeleton',
  component: SoldItemSkeleton,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  },
});
