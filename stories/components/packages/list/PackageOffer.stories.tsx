import { expect, fn } from 'storybook/test';
import { manyPackages, packages } from '#mocks/scenarios/packages.ts';
import { looks, modes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { PackageOffer } from '#web/components/packages/list/PackageOffer.tsx';

const actions = {
  selectedIds: new Set([packages[0]!.id]),
  onSelect: fn(),
  cartAmountOf: (id: string) => (id === packages[1]!.id ? 3 : 0),
  onAddToCart: fn(),
};

const meta = preview.meta({
  title: 'Components/Packages/List/PackageOffer',
  component: PackageOffer,
  args: { packages, onDetails: fn(), actions },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Add Germany 500 MB to the inventory' }));
    await expect(actions.onSelect).toHaveBeenLastCalledWith([packages[2]!.id], true);
    await userEvent.click(canvas.getByRole('button', { name: '3 in the cart: Europe 5 GB, add another' }));
    await expect(actions.onAddToCart).toHaveBeenLastCalledWith(packages[1]);
    await userEvent.click(canvas.getByRole('button', { name: 'Details of Europe 5 GB' }));
    await expect(args.onDetails).toHaveBeenCalledWith(packages[1]);
  },
});

/** Prices to look at only, for example on the pricing page. */
export const WithoutActions = meta.story({
  args: { actions: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(6);
  },
});

export const Loading = meta.story({ args: { packages: [], isLoading: true } });
export const Empty = meta.story({ args: { packages: [] } });
export const Failed = meta.story({ args: { failure: { onRetry: fn(), isRetrying: false } } });
export const Many = meta.story({ args: { packages: manyPackages(60) } });
export const MobileLoading = meta.story({ globals: modes.mobile, args: { packages: [], isLoading: true } });
