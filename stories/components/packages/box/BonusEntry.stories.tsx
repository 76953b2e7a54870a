import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { BonusEntry } from '#web/components/packages/box/BonusEntry.tsx';

const meta = preview.meta({
  title: 'Components/Packages/Box/BonusEntry',
  component: BonusEntry,
  args: { bonus: { showToUser: true, amount: 5, name: 'Welcome bonus' }, href: '/your-store/inventory' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Welcome bonus' })).toHaveAttribute('href', '/your-store/inventory');
  },
});
