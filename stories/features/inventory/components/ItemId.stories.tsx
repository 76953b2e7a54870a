import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { ItemId } from '#web/features/inventory/components/ItemId.tsx';

const meta = preview.meta({
  title: 'Features/Inventory/Components/ItemId',
  component: ItemId,
  args: { id: '6b8f1c1e-0f0e-4c57-9d53-0f8f2d1c7a11' },
});

export const Default = meta.story({ parameters: looks });
