import { expect, fn } from 'storybook/test';
import { packages } from '#mocks/scenarios/packages.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { PackageCard } from '#web/components/packages/list/PackageCard.tsx';

const meta = preview.meta({
  title: 'Components/Packages/List/PackageCard',
  component: PackageCard,
  args: {
    item: packages[1]!,
    onDetails: fn(),
    isSelected: false,
    onSelect: fn(),
    onAddToCart: fn(),
  },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Add Europe 5 GB to the inventory' }));
    await expect(args.onSelect).toHaveBeenCalledWith([packages[1]!.id], true);
    await userEvent.click(canvas.getByRole('button', { name: 'Details of Europe 5 GB' }));
    await expect(args.onDetails).toHaveBeenCalledWith(packages[1]);
  },
});

/** The name says what is covered, so the line below it does not. */
export const Worldwide = meta.story({
  parameters: looks,
  args: { item: packages.find(({ name }) => name.startsWith('World'))! },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Worldwide/)).toBeNull();
  },
});

export const SelectedAndInCart = meta.story({ args: { isSelected: true, amount: 3 } });

/** Prices to look at only. */
export const WithoutActions = meta.story({
  render: ({ item, onDetails }) => <PackageCard item={item} onDetails={onDetails} />,
});
