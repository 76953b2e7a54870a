import { expect } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { EmptyInventory } from '#web/components/packages/EmptyInventory.tsx';

const meta = preview.meta({
  title: 'Components/Packages/EmptyInventory',
  component: EmptyInventory,
  args: { inventoryHref: '/your-store/inventory', packagesHref: '/data-packages' },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your inventory is empty')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Choose packages' })).toHaveAttribute('href', '/data-packages');
  },
});

/** On a page of something else. */
export const Elsewhere = meta.story({
  args: { title: 'No sales yet' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No sales yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Start with recommended packages' })).toBeVisible();
  },
});

/** In a place that is kept for the packages. */
export const Brief = meta.story({
  args: { isBrief: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your inventory is empty')).toBeVisible();
    await expect(canvas.queryByText(/Adding them costs nothing/)).toBeNull();
  },
});
