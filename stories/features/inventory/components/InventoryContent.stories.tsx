import { expect, fn } from 'storybook/test';
import { items, sixItems } from '#mocks/scenarios/packages.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { LIST_ORDER, TILE_ORDER } from '#domain/inventory-order.ts';
import { NO_OFFER_FILTER } from '#domain/package-filter.ts';
import { InventoryContent } from '#web/features/inventory/components/InventoryContent.tsx';
import { paths } from '#web/navigation/paths.ts';

const meta = preview.meta({
  title: 'Features/Inventory/Components/InventoryContent',
  component: InventoryContent,
  args: {
    items,
    shown: items,
    filter: NO_OFFER_FILTER,
    onFilter: fn(),
    order: LIST_ORDER,
    onOrder: fn(),
    selected: { items: [], ids: new Set<string>(), select: fn() },
    soldOf: undefined,
    onChangePrices: fn(),
    PriceEditor: () => <></>,
    onEdit: fn(),
    sellHref: ({ id }: { id: string }) => paths.pointOfSaleSell('guest', id),
    packagesHref: '/data-packages',
    BestSellers: () => <></>,
    isLoading: false,
  },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retail price' }));
    await expect(args.onOrder).toHaveBeenLastCalledWith({ sortKey: 'RETAILPRICE', sortDir: 'ASC' });
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Europe 5 GB' }));
    await expect(args.onEdit).toHaveBeenCalledWith(items[0]);
    await expect(canvas.getAllByText('6b8f1…')).toHaveLength(3);
    await expect(canvas.getAllByRole('button', { name: 'Copy Item ID' })).toHaveLength(3);
  },
});

export const EveryTileColour = meta.story({
  parameters: looks,
  args: { items: sixItems, shown: sixItems, order: TILE_ORDER },
});
