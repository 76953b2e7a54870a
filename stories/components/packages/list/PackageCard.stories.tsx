import { fn } from 'storybook/test';
import { packages } from '#mocks/scenarios/packages.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { PackageCard, type PackageCardProps } from '#web/components/packages/list/PackageCard.tsx';

const color: PackageCardProps['color'] = 'green';

const meta = preview.meta({
  title: 'Components/Packages/List/PackageCard',
  component: PackageCard,
  args: {
    item: packages[1]!,
    color,
    onDetails: fn(),
    onSelect: fn(),
    onAddToCart: fn(),
  },
});

export const Default = meta.story({ parameters: looks });

export const SelectedAndInCart = meta.story({ args: { isSelected: true, amount: 3 } });

/** Prices to look at only. */
export const WithoutActions = meta.story({
  render: ({ item, color, onDetails }) => <PackageCard item={item} color={color} onDetails={onDetails} />,
});
