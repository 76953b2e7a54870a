import { expect, fn, waitFor } from 'storybook/test';
import { items } from '#mocks/scenarios/packages.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { EditItem } from '#web/features/inventory/EditItem.tsx';

const meta = preview.meta({
  title: 'Features/Inventory/EditItem',
  component: EditItem,
  args: { id: items[0]!.id, items, isWhole: true, onClose: fn() },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
});

export const Default = meta.story({ parameters: looks });

/** An item that is not there is left at once (STO-025). */
export const Unknown = meta.story({
  args: { id: 'unknown' },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
});

/** It may be among those that are not there yet. */
export const NotThereYet = meta.story({
  tags: ['behaviour'],
  args: { id: 'later', isWhole: false },
  play: async ({ args }) => {
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});
