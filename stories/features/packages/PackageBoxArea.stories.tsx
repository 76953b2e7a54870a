import type { ReactElement } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import {
  getUpdateInventoryMockHandler409,
  getUpdateInventoryMockHandler500,
} from '#mocks/generated/storefront/inventory/inventory.msw.ts';
import {
  getCalculateCartPriceMockHandler,
  getCalculateCartPriceMockHandler412,
  getCalculateCartPriceMockHandler500,
  getGetJoinerBonusMockHandler,
} from '#mocks/generated/storefront/products/products.msw.ts';
import { items, packageNamed, packages } from '#mocks/scenarios/packages.ts';
import { problem } from '#mocks/scenarios/sales.ts';
import { looks } from '#storybook/modes.ts';
import { network } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { cartProducts } from '#web/browser-storage/cart.ts';
import { inventoryStatus } from '#web/browser-storage/flags.ts';
import { PackageBoxArea } from '#web/features/packages/PackageBoxArea.tsx';
import { usePackageBox } from '#web/features/packages/use-package-box.ts';
import { paths } from '#web/navigation/paths.ts';

type AreaProps = {
  inventory: readonly InventoryItem[];
  isLoading: boolean;
};

/** The page has the state of the box, which the list beside it changes too. */
const Area = ({ inventory, isLoading }: AreaProps): ReactElement => (
  <div style={{ maxWidth: '20rem' }}>
    <PackageBoxArea box={usePackageBox(packages, inventory, !isLoading)} isLoading={isLoading} />
  </div>
);

const meta = preview.meta({
  title: 'Features/Packages/PackageBoxArea',
  component: Area,
  subcomponents: { PackageBoxArea },
  args: { inventory: items, isLoading: false },
  parameters: { route: paths.dataPackages(), docs: { story: { inline: false, height: '720px' } } },
  beforeEach: () => {
    sessionStorage.clear();
    cartProducts.clear();
    inventoryStatus.clear();
  },
});

type UserEvent = ReturnType<typeof import('storybook/test').userEvent.setup>;

const box = async (): Promise<ReturnType<typeof within>> =>
  within(await screen.findByRole('region', { name: 'Your selection' }));

export const Default = meta.story({
  parameters: looks,
  play: async () => {
    const selection = await box();
    await expect(selection.getByRole('tab', { name: 'Inventory · 3' })).toHaveAttribute('aria-selected', 'true');
    await expect(await selection.findByRole('link', { name: 'Welcome bonus' })).toHaveAttribute(
      'href',
      '/your-store/inventory',
    );
  },
});

export const Empty = meta.story({
  args: { inventory: [] },
  beforeEach: () => network.use(getGetJoinerBonusMockHandler({ showToUser: false, amount: 0, name: '' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Two ways to sell')).toBeVisible();
  },
});

export const Loading = meta.story({ args: { isLoading: true } });

/** Removes a package, and updates the inventory. */
const update = async (userEvent: UserEvent): Promise<ReturnType<typeof within>> => {
  const selection = await box();
  await userEvent.click(selection.getByRole('button', { name: 'Remove Europe 5 GB from the inventory' }));
  await userEvent.click(selection.getByRole('button', { name: /^Update inventory/ }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Update inventory' }));
  return dialog;
};

export const UpdatePartlyRefused = meta.story({
  beforeEach: () =>
    network.use(
      getUpdateInventoryMockHandler409({
        ...problem(409, 'packages_in_stock', 'Packages in stock', ''),
        values: { names: 'Europe 5 GB' },
      }),
    ),
  play: async ({ userEvent }) => {
    await update(userEvent);
    const selection = await box();
    await expect(await selection.findByRole('alert')).toHaveTextContent(
      'Still in stock and therefore kept: Europe 5 GB.',
    );
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(selection.getByRole('list', { name: '3 in your inventory' })).toHaveTextContent('Europe 5 GB');
  },
});

export const UpdateFailed = meta.story({
  beforeEach: () => network.use(getUpdateInventoryMockHandler500()),
  play: async ({ userEvent }) => {
    const dialog = await update(userEvent);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('We could not find out whether this was done.');
    await expect(dialog.getByRole('list', { name: '1 to remove' })).toHaveTextContent('Europe 5 GB');
  },
});

/** What was chosen stays. */
export const UpdateFailedCancelled = meta.story({
  tags: ['behaviour'],
  beforeEach: () => network.use(getUpdateInventoryMockHandler500()),
  play: async ({ userEvent }) => {
    const dialog = await update(userEvent);
    await dialog.findByRole('alert');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect((await box()).getByRole('list', { name: '1 to remove' })).toHaveTextContent('Europe 5 GB');
  },
});

const openCart = async (userEvent: UserEvent): Promise<ReturnType<typeof within>> => {
  const selection = await box();
  await userEvent.click(selection.getByRole('tab', { name: 'Cart · 2' }));
  return selection;
};

const fillCart = (): void => cartProducts.write([{ id: packageNamed('Europe 5 GB').id, amount: 2 }]);

export const CartCountryMissing = meta.story({
  beforeEach: () => {
    network.use(getCalculateCartPriceMockHandler412());
    fillCart();
  },
  play: async ({ userEvent }) => {
    const selection = await openCart(userEvent);
    await expect(await selection.findByText('Please set up your billing address first.')).toBeVisible();
    await expect(selection.getByRole('link', { name: 'Setup' })).toHaveAttribute(
      'href',
      '/account/details?next=%2Fdata-packages',
    );
  },
});

export const CartPriceFailed = meta.story({
  beforeEach: () => {
    network.use(getCalculateCartPriceMockHandler500());
    fillCart();
  },
  play: async ({ userEvent }) => {
    const selection = await openCart(userEvent);
    await expect(await selection.findByRole('alert')).toHaveTextContent('An unexpected error occurred.');
  },
});

export const CartPriceFailedTriedAgain = meta.story({
  tags: ['behaviour'],
  beforeEach: () => {
    network.use(getCalculateCartPriceMockHandler500());
    fillCart();
  },
  play: async ({ userEvent }) => {
    const selection = await openCart(userEvent);
    await selection.findByRole('alert');
    network.use(getCalculateCartPriceMockHandler());
    await userEvent.click(selection.getByRole('button', { name: 'Try again' }));
    await expect(await selection.findByText('20.80')).toBeVisible();
  },
});
