import { fn } from 'storybook/test';
import { LIST_ORDER } from '#domain/inventory-order.ts';
import { items, longItem } from '#mocks/scenarios/packages.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { InventoryTable } from '#web/components/packages/stock/InventoryTable.tsx';
import { paths } from '#web/paths.ts';

const meta = preview.meta({
  title: 'Components/Packages/Stock/InventoryTable',
  component: InventoryTable,
  args: {
    items,
    order: LIST_ORDER,
    onOrder: fn(),
    onEdit: fn(),
    sellHref: ({ id }: { id: string }) => paths.pointOfSaleSell('guest', id),
  },
});

export const Default = meta.story({ parameters: looks });

export const Loading = meta.story({ args: { items: [], isLoading: true } });
export const LongValues = meta.story({ args: { items: [longItem] } });
