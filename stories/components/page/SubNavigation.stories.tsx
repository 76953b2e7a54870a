import { expect } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { SubNavigation } from '#web/components/page/SubNavigation.tsx';

const meta = preview.meta({
  title: 'Components/Page/SubNavigation',
  component: SubNavigation,
  args: {
    label: 'Pages of your store',
    items: [
      { key: 'dashboard', label: 'Dashboard', href: '/your-store/dashboard', isCurrent: false },
      { key: 'inventory', label: 'Inventory', href: '/your-store/inventory', isCurrent: true },
      { key: 'history', label: 'History', href: '/your-store/history', isCurrent: false },
    ],
  },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Pages of your store' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Inventory' })).toHaveAttribute('aria-current', 'page');
  },
});
