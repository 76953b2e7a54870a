import type { ReactElement } from 'react';
import { expect, fn } from 'storybook/test';
import { items, longItem } from '#mocks/scenarios/packages.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { InventoryCards } from '#web/features/inventory/components/InventoryCards.tsx';
import type { PriceEditorProps } from '#web/features/inventory/components/InventoryTable.tsx';
import { paths } from '#web/navigation/paths.ts';

const PriceEditor = ({ item, onClose }: PriceEditorProps): ReactElement => (
  <button type="button" onClick={onClose}>
    {item.name}
  </button>
);

const meta = preview.meta({
  title: 'Features/Inventory/Components/InventoryCards',
  component: InventoryCards,
  args: {
    items,
    selected: { ids: new Set<string>(), select: fn() },
    PriceEditor,
    onEdit: fn(),
    sellHref: ({ id }: { id: string }) => paths.pointOfSaleSell('guest', id),
  },
});

export const Default = meta.story({ parameters: looks });

/** A press on the price lets one type it, below the tile; Escape leaves it as it is. */
export const PriceEdited = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Europe 5 GB' }));
    await expect(args.selected.select).toHaveBeenCalledWith([items[0]!.id], true);
    const price = canvas.getByRole('button', { name: /change the price of Europe 5 GB$/ });
    await userEvent.click(price);
    await userEvent.click(canvas.getByRole('button', { name: 'Europe 5 GB' }));
    await expect(price).toHaveFocus();
  },
});

export const LongValues = meta.story({ parameters: looks, args: { items: [longItem] } });
