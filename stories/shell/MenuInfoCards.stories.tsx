import { expect, fn } from 'storybook/test';
import { getListInventoryMockHandler } from '#mocks/generated/storefront/inventory/inventory.msw.ts';
import { looks } from '#storybook/modes.ts';
import { network } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { MenuInfoCards } from '#web/shell/MenuInfoCards.tsx';

const forget = () => {
  localStorage.removeItem('hideShelfCard');
  localStorage.removeItem('hideStoreHeaderCard');
};

const meta = preview.meta({
  title: 'Shell/MenuInfoCards',
  component: MenuInfoCards,
  args: { onFollow: fn() },
  beforeEach: () => {
    forget();
    return forget;
  },
});

/** A shop that has packages is told how to sell them elsewhere, too. */
export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Connect your shop' })).toHaveAttribute('href', '/api');
    await expect(canvas.queryByText('Fill your inventory')).toBeNull();
  },
});

export const EmptyShelf = meta.story({
  beforeEach: () => network.use(getListInventoryMockHandler({ items: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Fill your inventory')).toBeVisible();
  },
});

export const PutAway = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Hide: Sell on your own website, too' }));
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(localStorage.getItem('hideStoreHeaderCard')).toBe('true');
  },
});
