import { fn } from 'storybook/test';
import { items, longItem } from '#mocks/scenarios/packages.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { InventoryCards } from '#web/features/inventory/components/InventoryCards.tsx';
import { paths } from '#web/navigation/paths.ts';

const meta = preview.meta({
  title: 'Features/Inventory/Components/InventoryCards',
  component: InventoryCards,
  args: { items, onEdit: fn(), sellHref: ({ id }: { id: string }) => paths.pointOfSaleSell('guest', id) },
});

export const Default = meta.story({ parameters: looks });

export const LongValues = meta.story({ parameters: looks, args: { items: [longItem] } });
