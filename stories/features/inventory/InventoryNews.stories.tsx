import { expect, fn, screen } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { DRAFT } from '#web/session/use-draft.ts';
import { InventoryNews } from '#web/features/inventory/InventoryNews.tsx';

const meta = preview.meta({
  title: 'Features/Inventory/InventoryNews',
  component: InventoryNews,
  args: {
    notSaved: undefined,
    soldFailure: undefined,
    status: undefined,
    sellHref: '/store',
    onEdit: fn(),
    onClose: fn(),
    onCloseStatus: fn(),
  },
});

/** Nothing was changed right before. */
export const Default = meta.story({
  play: async () => {
    await expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
});

/** Prices were changed, and the page was loaded anew while that could be undone. */
export const PricesChanged = meta.story({
  beforeEach: () => {
    const key = `${DRAFT} undo prices`;
    sessionStorage.setItem(key, JSON.stringify({ text: '3 prices changed.', step: [], at: Date.now(), page: 0 }));
    return () => sessionStorage.removeItem(key);
  },
  play: async () => {
    await expect(await screen.findByText('3 prices changed.')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  },
});
