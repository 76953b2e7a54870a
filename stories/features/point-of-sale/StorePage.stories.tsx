import { expect, waitFor } from 'storybook/test';
import { getGetSaleSuggestionsMockHandler } from '#mocks/generated/storefront/activations/activations.msw.ts';
import { detail } from '#mocks/scenarios/sales.ts';
import { shopHandlers } from '#mocks/scenarios/shop.ts';
import { looks } from '#storybook/modes.ts';
import { network } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { Component as StorePage } from '#web/features/point-of-sale/StorePage.tsx';
import { paths } from '#web/navigation/paths.ts';
import { address } from '../Address.tsx';
import { attemptIs, leaveSaleOpen, openPackages } from './open-sale.ts';
import { PointOfSale } from './PointOfSale.tsx';
import { press } from './selling.ts';

const meta = preview.meta({
  title: 'Features/Point of sale/StorePage',
  component: StorePage,
  render: () => <PointOfSale />,
  parameters: {
    route: paths.pointOfSale(),
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '640px' } },
  },
});

export const Default = meta.story({ parameters: looks, beforeEach: () => network.use(...shopHandlers(12)) });

export const Choices = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Point of sale' })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3);
    for (const [name, href] of [
      ['New customer', '/store/new'],
      ['Existing customer', '/store/existing'],
      ['Guest', '/store/new?guest=true'],
    ] as const) {
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href);
    }
  },
});

export const Chosen = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Guest' }));
    await waitFor(() => expect(address()).toBe('/store/new?guest=true'));
  },
});

/** Nothing can be sold yet: the filled button leads to the packages. */
export const EmptyInventory = meta.story({
  parameters: looks,
  beforeEach: () => network.use(getGetSaleSuggestionsMockHandler({ items: [], countries: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Choose packages' })).toHaveAttribute(
      'href',
      '/data-packages',
    );
  },
});

/** A sale of this browser is open: the store leads back to it. */
export const SaleOpen = meta.story({
  parameters: looks,
  beforeEach: () => {
    leaveSaleOpen();
    return () => localStorage.clear();
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The sale of City trip was interrupted')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See what became of it' })).toBeVisible();
    // It cannot be put away.
    await expect(canvas.queryByRole('button', { name: 'Close' })).toBeNull();
  },
});

export const OpenSaleShown = meta.story({
  tags: ['behaviour'],
  beforeEach: () => {
    leaveSaleOpen();
    attemptIs({ state: 'SOLD', uid: detail().activatedItem.uid });
    return () => localStorage.clear();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'See what became of it' }));
    await expect(await canvas.findByText('Customer profile link')).toBeVisible();
    await expect(openPackages()).toEqual([]);
    await press(canvas, userEvent, 'Back to store');
    await waitFor(() => expect(address()).toBe('/store'));
    await expect(canvas.queryByText(/was interrupted/)).toBeNull();
  },
});
