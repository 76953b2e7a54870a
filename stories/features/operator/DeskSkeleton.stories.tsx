import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { DeskSkeleton } from '#web/features/operator/DeskSkeleton.tsx';

const meta = preview.meta({
  title: 'Features/Operator/DeskSkeleton',
  component: DeskSkeleton,
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Operator’s desk' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  },
});
