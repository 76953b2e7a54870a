import { expect, fn } from 'storybook/test';
import { packages } from '#mocks/scenarios/packages.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { PackageTable } from '#web/components/packages/list/PackageTable.tsx';

const meta = preview.meta({
  title: 'Components/Packages/List/PackageTable',
  component: PackageTable,
  args: { packages, onDetails: fn() },
});

export const Default = meta.story({ parameters: looks });

export const Loading = meta.story({ args: { packages: [], isLoading: true } });

export const PriceList = meta.story({ args: { isPriceList: true } });

const [first, second] = packages;

/** The first is in the inventory and in the cart. */
export const Stocking = meta.story({
  parameters: looks,
  args: {
    actions: {
      selectedIds: new Set([first!.id]),
      onSelect: fn(),
      cartAmountOf: (id: string) => (id === first!.id ? 12 : 0),
      onAddToCart: fn(),
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    const name = second!.name;
    await userEvent.click(canvas.getByRole('checkbox', { name: `Add ${name} to the inventory` }));
    await expect(args.actions?.onSelect).toHaveBeenCalledWith([second!.id], true);
    await userEvent.click(canvas.getByRole('button', { name: `Add to cart: ${name}` }));
    await expect(args.actions?.onAddToCart).toHaveBeenCalledWith(second);
  },
});
