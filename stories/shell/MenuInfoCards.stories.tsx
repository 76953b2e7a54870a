import { expect, fn } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { MenuInfoCards } from '#web/shell/MenuInfoCards.tsx';

const meta = preview.meta({
  title: 'Shell/MenuInfoCards',
  component: MenuInfoCards,
  args: { onFollow: fn() },
  beforeEach: () => localStorage.removeItem('hideShelfCard'),
});

export const Default = meta.story({ parameters: looks });

export const PutAway = meta.story({
  beforeEach: () => localStorage.setItem('hideShelfCard', 'true'),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    localStorage.removeItem('hideShelfCard');
  },
});
