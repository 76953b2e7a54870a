import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { BonusEntry } from '#web/features/packages/components/BonusEntry.tsx';

const meta = preview.meta({
  title: 'Features/Packages/Components/BonusEntry',
  component: BonusEntry,
  args: { bonus: { showToUser: true, amount: 5, name: 'Welcome bonus' }, href: '/your-store/inventory' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Welcome bonus' })).toHaveAttribute('href', '/your-store/inventory');
  },
});
