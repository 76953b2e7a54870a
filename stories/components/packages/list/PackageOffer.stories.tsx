import type { ReactElement } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { DataPackage } from '#contract/storefront/model/dataPackage.ts';
import { manyPackages, packages } from '#mocks/scenarios/packages.ts';
import { Controlled } from '#storybook/Controlled.tsx';
import { looks, modes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { NO_OFFER_FILTER } from '#domain/package-filter.ts';
import { findPackages } from '#domain/package-search.ts';
import { OfferTools } from '#web/components/packages/list/OfferTools.tsx';
import { useIsMobile } from '#web/ui/breakpoint.ts';
import { PackageOffer, type PackageOfferProps } from '#web/components/packages/list/PackageOffer.tsx';

const actions = {
  selectedIds: new Set([packages[0]!.id]),
  onSelect: fn(),
  cartAmountOf: (id: string) => (id === packages[1]!.id ? 3 : 0),
  onAddToCart: fn(),
};

const find = (items: PackageOfferProps['packages']): ReturnType<typeof findPackages<DataPackage>> =>
  findPackages(items, ({ name }) => name);

/** With what a page has in its header on wide screens. */
const Offer = (props: Omit<PackageOfferProps, 'matching'>): ReactElement => {
  const { found, similar, meant } = find(props.packages)(props.filter);
  const offer = { ...props, matching: meant ? similar : found, meant };
  return (
    <>
      {!useIsMobile() && <OfferTools {...offer} />}
      <PackageOffer {...offer} />
    </>
  );
};

const meta = preview.meta({
  title: 'Components/Packages/List/PackageOffer',
  component: PackageOffer,
  args: { packages, matching: packages, onDetails: fn(), actions, filter: NO_OFFER_FILTER, onFilter: fn() },
  render: ({ filter, onFilter, ...args }) => (
    <Controlled initial={filter} onChange={onFilter}>
      {(value, change) => <Offer {...args} filter={value} onFilter={change} />}
    </Controlled>
  ),
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

/** A word finds packages by their name and by the countries where they work. */
export const Searched = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search packages' }), 'germ');
    await expect(await canvas.findByText('Germany 500 MB')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('United States 1 GB')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^\d+ results$/));
    await userEvent.type(canvas.getByRole('searchbox'), ' xyz');
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all packages' }));
    await expect(await canvas.findByText('United States 1 GB')).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
});

/** One letter is wrong: what is called almost so is shown, and this is said. */
export const Mistyped = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search packages' }), 'germeny');
    await expect(await canvas.findByText('Germany 500 MB')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('United States 1 GB')).toBeNull());
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        /^No package is called that\. Similar ones are shown\. \d+ results?$/,
      ),
    );
    await expect(canvas.getByText('No package is called “germeny”.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Did you mean Germany?' })).toBeVisible();
  },
});

/** Thousands of rows follow a key press a moment later: until then a line is shown above them. */
export const Late = meta.story({
  args: { isLate: true },
  render: (args) => <PackageOffer {...args} />,
  play: async ({ canvas }) => {
    const list = canvas.getByRole('table').closest('[aria-busy="true"]')!;
    const line = getComputedStyle(list, '::before');
    await waitFor(() => expect(line.visibility).toBe('visible'));
    await expect(line.borderTopWidth).toBe('3px');
  },
});

/** The first of thousands come with the page; all can be chosen once all are there. */
export const FirstPackages = meta.story({
  args: { packages: manyPackages(24), count: 1_930, actions: { ...actions, selectedIds: undefined } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '1931'));
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeDisabled();
    await expect(canvas.getAllByRole('button', { name: /cart/ })[0]).toBeEnabled();
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
/** What was typed and chosen stays, and so does the place of what is above the list. */
export const Failed = meta.story({
  args: { packages: [], failure: { onRetry: fn(), isRetrying: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The packages could not be loaded.')).toBeVisible();
    await expect(canvas.getByRole('searchbox', { name: 'Search packages' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /All Coverage/ })).toBeDisabled();
  },
});
export const Many = meta.story({ args: { packages: manyPackages(60) } });
export const MobileLoading = meta.story({ globals: modes.mobile, args: { packages: [], isLoading: true } });
