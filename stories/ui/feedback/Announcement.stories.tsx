import { expect } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { Announcement } from '#web/ui/feedback/Announcement.tsx';

const meta = preview.meta({
  title: 'UI/Feedback/Announcement',
  component: Announcement,
  args: { text: '12 results' },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('12 results');
  },
});
