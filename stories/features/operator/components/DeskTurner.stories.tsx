import { expect, fn } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { DeskTurner } from '#web/features/operator/components/DeskTurner.tsx';

const meta = preview.meta({
  title: 'Features/Operator/Components/DeskTurner',
  component: DeskTurner,
  args: { page: 0, hasMore: true, onTurn: fn() },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Previous' })).toHaveAccessibleDescription(
      'This is the first page.',
    );
  },
});
