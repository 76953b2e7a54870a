import { expect } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { Folded } from '#web/ui/layout/Folded.tsx';

const meta = preview.meta({
  title: 'UI/Layout/Folded',
  tags: ['new'],
  component: Folded,
  args: { title: 'Extended policy', children: 'What happens to the speed.' },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('What happens to the speed.')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Extended policy'));
    await expect(canvas.getByText('What happens to the speed.')).toBeVisible();
  },
});
