import { items } from '#mocks/scenarios/packages.ts';
import { PackageTile } from '#web/components/packages/PackageTile.tsx';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { TileList } from '#web/features/inventory/components/TileList.tsx';

const meta = preview.meta({
  title: 'Features/Inventory/Components/TileList',
  component: TileList,
  args: { label: 'Packages', items, isLoading: false, skeletons: 3, children: () => <span /> },
  render: ({ label, isLoading, skeletons }) => (
    <TileList label={label} items={items} isLoading={isLoading} skeletons={skeletons}>
      {(item, color) => <PackageTile name={item.name} facts={item} color={color} price={item.prices[0]} />}
    </TileList>
  ),
});

export const Default = meta.story({ parameters: looks });

export const Loading = meta.story({ args: { isLoading: true } });
