import { expect, fn, screen } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import {
  type InventoryStatus,
  InventoryStatusDialog,
} from '#web/features/inventory/components/InventoryStatusDialog.tsx';

const status: InventoryStatus = 'success';

const meta = preview.meta({
  title: 'Features/Inventory/Components/InventoryStatusDialog',
  component: InventoryStatusDialog,
  args: { status, sellHref: '/store', onClose: fn() },
  parameters: { docs: { story: { inline: false, height: '400px' } } },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Done' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
});

export const Pending = meta.story({ parameters: looks, args: { status: 'pending' } });
export const Failed = meta.story({ args: { status: 'error' } });
