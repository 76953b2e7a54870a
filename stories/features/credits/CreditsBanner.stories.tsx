import { expect } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { CreditsBanner } from '#web/features/credits/CreditsBanner.tsx';

const meta = preview.meta({
  title: 'Features/Credits/CreditsBanner',
  component: CreditsBanner,
  beforeEach: () => localStorage.removeItem('hideCreditsBanner'),
});

export const Default = meta.story({ parameters: looks });

export const PutAway = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(localStorage.getItem('hideCreditsBanner')).toBe('true');
    localStorage.removeItem('hideCreditsBanner');
  },
});
