import { expect, screen, waitFor, within } from 'storybook/test';
import {
  getListInventoryMockHandler,
  getListInventoryMockHandler500,
  getUpdateInventoryMockHandler,
} from '#mocks/generated/storefront/inventory/inventory.msw.ts';
import {
  getGetJoinerBonusMockHandler,
  getListDataPackagesMockHandler,
  getListDataPackagesMockHandler500,
} from '#mocks/generated/storefront/products/products.msw.ts';
import { item, manyPackages, packageNamed, packages } from '#mocks/scenarios/packages.ts';
import { shopHandlers } from '#mocks/scenarios/shop.ts';
import { looks, modes } from '#storybook/modes.ts';
import { network, never } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { cartProducts } from '#web/browser-storage/cart.ts';
import { inventoryStatus } from '#web/browser-storage/flags.ts';
import { recordPage, rememberView } from '#web/navigation/previous-view.ts';
import { Component as PackagesPage } from '#web/features/packages/PackagesPage.tsx';
import { paths, patterns } from '#web/navigation/paths.ts';
import { address } from '../Address.tsx';
import { At } from '../At.tsx';

const noBonus = { showToUser: false, amount: 0, name: '' };
const europe = packageNamed('Europe 5 GB');
const germany = packageNamed('Germany 500 MB');

const meta = preview.meta({
  title: 'Features/Packages/PackagesPage',
  component: PackagesPage,
  parameters: {
    route: paths.dataPackages(),
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '720px' } },
  },
  beforeEach: () => {
    sessionStorage.clear();
    cartProducts.clear();
    inventoryStatus.clear();
    rememberView(undefined);
    recordPage(undefined);
  },
  render: () => (
    <At pattern={patterns.dataPackages}>
      <PackagesPage />
    </At>
  ),
});

const box = async (): Promise<ReturnType<typeof within>> =>
  within(await screen.findByRole('region', { name: 'Your selection' }));

export const Default = meta.story({
  parameters: looks,
  beforeEach: () => network.use(...shopHandlers(5)),
  play: async ({ canvas }) => {
    await canvas.findByText('Thailand 5 GB');
    const table = canvas.getByRole('table', { name: 'Packages' });
    const headers = within(table).getAllByRole('columnheader');
    await expect(headers.map((header) => header.textContent?.trim())).toEqual([
      'Package',
      'Volume',
      'Validity',
      'Price',
      'Recommended retail price',
      'Details',
      'Add all shown packages to the inventory',
    ]);
    await expect(canvas.getByText('Your discount of 10% is already in these prices.')).toBeVisible();
    const selection = await box();
    await expect(selection.getByRole('tab', { name: 'Inventory · 5' })).toHaveAttribute('aria-selected', 'true');
    await expect(selection.getByRole('link', { name: 'Welcome bonus' })).toHaveAttribute(
      'href',
      '/your-store/inventory',
    );
    await expect(selection.getByText('5.00 USD')).toBeVisible();
    await expect(canvas.queryByText('Your payment is in progress')).not.toBeInTheDocument();
  },
});

export const EmptyBox = meta.story({
  beforeEach: () => network.use(getListInventoryMockHandler({ items: [] }), getGetJoinerBonusMockHandler(noBonus)),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Two ways to sell')).toBeVisible();
    await waitFor(() => expect(inventoryStatus.read()).toBe('closed'));
    await expect(canvas.queryByRole('region', { name: 'Your selection' })).not.toBeInTheDocument();
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Add Europe 5 GB to the inventory' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Add Germany 500 MB to the inventory' }));
    const selection = await box();
    await expect(within(selection.getByRole('list', { name: '2 to add' })).getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(selection.getByRole('button', { name: 'Remove Europe 5 GB from the inventory' }));
    await userEvent.click(selection.getByRole('button', { name: 'Remove Germany 500 MB from the inventory' }));
    await expect(canvas.queryByRole('region', { name: 'Your selection' })).not.toBeInTheDocument();
  },
});

export const SelectAll = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const all = await canvas.findByRole('checkbox', { name: 'Add all shown packages to the inventory' });
    // The browser is told after the box is drawn.
    await waitFor(() => expect(all).toBePartiallyChecked());
    await userEvent.click(canvas.getByRole('button', { name: /All Volumes/ }));
    await userEvent.click(await screen.findByRole('option', { name: '500 MB' }));
    // The count above the list is that of the list.
    await waitFor(() => expect(canvas.getByTestId('page-header')).toHaveTextContent(/\b1\spackage(?!s)/));
    await userEvent.click(all);
    await expect(all).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Reset filters' }));
    // Only the row that was shown came to the others.
    await expect((await box()).getByRole('list', { name: '1 to add' })).toHaveTextContent('Germany 500 MB');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Add Germany 500 MB to the inventory' }));
    await waitFor(() => expect(all).toBePartiallyChecked());
  },
});

export const UpdateInventory = meta.story({
  play: async ({ canvas, userEvent }) => {
    const sent: unknown[] = [];
    network.use(
      getUpdateInventoryMockHandler(async ({ request }) => {
        sent.push(await request.clone().json());
        return { items: [item()] };
      }),
    );
    const selection = await box();
    const update = selection.getByRole('button', { name: /^Update inventory/ });
    await expect(update).toHaveAccessibleDescription('Nothing has changed yet.');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Add Germany 500 MB to the inventory' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Add World unlimited 10 days to the inventory' }));
    await userEvent.click(selection.getByRole('button', { name: /^Update inventory/ }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Update inventory?' }));
    await expect(dialog.getByRole('list', { name: '1 to add' })).toHaveTextContent('Germany 500 MB');
    await expect(dialog.getByRole('list', { name: '1 to remove' })).toHaveTextContent('World unlimited 10 days');
    await expect(sent).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Update inventory' }));
    await expect(await screen.findByText('Your inventory is updated.')).toBeVisible();
    await expect(sent).toEqual([
      { addedPacks: [germany.id], removedPacks: [packageNamed('World unlimited 10 days').id] },
    ]);
  },
});

/** What was ticked before a reload is kept, without what has gone off offer since. */
export const TickedBefore = meta.story({
  tags: ['behaviour'],
  beforeEach: () =>
    sessionStorage.setItem(
      'draft  packages',
      JSON.stringify([
        ['gone', true],
        [germany.id, true],
      ]),
    ),
  play: async ({ canvas, userEvent }) => {
    let sent: unknown;
    network.use(
      getUpdateInventoryMockHandler(async ({ request }) => {
        sent = await request.clone().json();
        return { items: [item()] };
      }),
    );
    await expect(await canvas.findByRole('checkbox', { name: 'Add Germany 500 MB to the inventory' })).toBeChecked();
    const selection = await box();
    await userEvent.click(selection.getByRole('button', { name: /^Update inventory/ }));
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Update inventory' }),
    );
    await waitFor(() => expect(sent).toEqual({ addedPacks: [germany.id], removedPacks: [] }));
  },
});

export const Cart = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add to cart: Europe 5 GB' }));
    await userEvent.click(await canvas.findByRole('button', { name: '1 in the cart: Europe 5 GB, add another' }));
    const selection = await box();
    await expect(selection.getByRole('tab', { name: 'Cart · 2' })).toHaveAttribute('aria-selected', 'true');
    await expect(selection.getByRole('textbox', { name: 'Amount of Europe 5 GB' })).toHaveValue('2');
    await expect(cartProducts.read()).toEqual([{ id: europe.id, amount: 2 }]);
    await expect(await selection.findByText('Bulk discount (5%)')).toBeVisible();
    await expect(selection.getByText('20.80')).toBeVisible();
    await expect(selection.getByRole('link', { name: 'Go to checkout' })).toHaveAttribute(
      'href',
      '/data-packages/checkout',
    );
    await userEvent.click(selection.getByRole('button', { name: 'Increase Amount of Europe 5 GB' }));
    await waitFor(() => expect(cartProducts.read()).toEqual([{ id: europe.id, amount: 3 }]));
    await userEvent.click(selection.getByRole('button', { name: 'Remove Europe 5 GB from the cart' }));
    await expect(await selection.findByText('Your cart is empty')).toBeVisible();
  },
});

export const CartWithLostPackage = meta.story({
  beforeEach: () => cartProducts.write([{ id: 'gone', amount: 1 }]),
  play: async () => {
    await expect(await screen.findByText(/no longer on offer/)).toBeVisible();
    await expect(cartProducts.read()).toEqual([]);
  },
});

export const Details = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Details of World unlimited 10 days' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'World unlimited 10 days' }));
    await expect(dialog.getByText('10 days')).toBeVisible();
    await expect(dialog.getByText('2 GB high-speed volume')).toBeVisible();
    const countries = within(dialog.getByRole('list', { name: 'Countries covered' })).getAllByRole('listitem');
    await expect(countries.slice(0, 3).map(({ textContent }) => textContent)).toEqual([
      'Australia',
      'Brazil',
      'Canada',
    ]);
    await expect(dialog.getByText('In your inventory')).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Add to inventory' })).toBeNull();
  },
});

/** What is not in the inventory is chosen for it in its details, and the box then shows it. */
export const DetailsToInventory = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const details = 'Details of Germany 500 MB';
    await userEvent.click(await canvas.findByRole('button', { name: details }));
    await userEvent.click(await screen.findByRole('button', { name: 'Add to inventory' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await (await box()).findByRole('list', { name: '1 to add' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: details }));
    await expect(await screen.findByText('Chosen for your inventory')).toBeVisible();
  },
});

export const PendingPayment = meta.story({
  parameters: { route: paths.dataPackages({ pending: 'true' }), ...looks },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your payment is in progress')).toBeVisible();
  },
});

export const WithBackLink = meta.story({
  beforeEach: () => recordPage(paths.credits()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Back' })).toHaveAttribute('href', '/credits');
  },
});

export const Loading = meta.story({
  beforeEach: () => network.use(getListDataPackagesMockHandler(never)),
});

export const Empty = meta.story({
  beforeEach: () => network.use(getListDataPackagesMockHandler({ discountRate: 0, dataPackages: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No packages on offer')).toBeVisible();
  },
});

export const NoMatch = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Germany 500 MB');
    await userEvent.click(canvas.getByRole('button', { name: /All Volumes/ }));
    await userEvent.click(await screen.findByRole('option', { name: '500 MB' }));
    await userEvent.click(canvas.getByRole('button', { name: /All Validities/ }));
    await userEvent.click(await screen.findByRole('option', { name: '30 days' }));
    await expect(await canvas.findByText('No package matches these filters')).toBeVisible();
  },
});

/** A choice is shown at once, not when the list has followed: the next one adds to it. */
export const FilterShownAtOnce = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Germany 500 MB');
    await userEvent.click(canvas.getByRole('button', { name: /All Volumes/ }));
    (await screen.findByRole('option', { name: '500 MB' })).click();
    await Promise.resolve();
    await expect(canvas.queryByRole('button', { name: /All Volumes/, hidden: true })).toBeNull();
    await waitFor(() => expect(address()).toContain('volume='));
  },
});

export const Failed = meta.story({
  beforeEach: () => network.use(getListDataPackagesMockHandler500()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The packages could not be loaded.')).toBeVisible();
  },
});

/** Nobody knows what is in the cart: it is not called empty. */
export const FailedWithCart = meta.story({
  tags: ['behaviour'],
  beforeEach: () => {
    cartProducts.write([{ id: packages[0]!.id, amount: 2 }]);
    network.use(getListDataPackagesMockHandler500());
  },
  play: async ({ canvas, userEvent }) => {
    const selection = await box();
    await userEvent.click(await selection.findByRole('tab', { name: 'Cart · 2' }));
    await expect(await selection.findByText('Your cart could not be loaded.')).toBeVisible();
    await expect(selection.queryByText('Your cart is empty')).toBeNull();
    network.use(getListDataPackagesMockHandler());
    await userEvent.click(selection.getByRole('button', { name: 'Try again' }));
    await expect(await screen.findByRole('list', { name: 'Cart' })).toBeVisible();
    await expect(await canvas.findByText('Germany 500 MB')).toBeVisible();
  },
});

export const FailedTriedAgain = meta.story({
  tags: ['behaviour'],
  beforeEach: () => network.use(getListDataPackagesMockHandler500()),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('The packages could not be loaded.')).toBeVisible();
    network.use(getListDataPackagesMockHandler());
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Germany 500 MB')).toBeVisible();
  },
});

export const InventoryFailed = meta.story({
  parameters: looks,
  beforeEach: () => network.use(getListInventoryMockHandler500()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your inventory could not be loaded.')).toBeVisible();
    await expect(await canvas.findByText('Germany 500 MB')).toBeVisible();
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
  },
});

export const CardsAndSelection = meta.story({
  globals: modes.mobile,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(packages.length);
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
    const bar = await box();
    await expect(bar.getByText('Inventory 3')).toBeVisible();
    await userEvent.click(bar.getByRole('button', { name: 'Show selection' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Your selection' }));
    await expect(dialog.getByRole('list', { name: '3 in your inventory' })).toBeVisible();
  },
});

/** What narrows the list stays in the address, and comes from it. */
export const SearchInAddress = meta.story({
  parameters: { route: `${paths.dataPackages()}?search=germ` },
  play: async ({ canvas, userEvent }) => {
    const search = await canvas.findByRole('searchbox', { name: 'Search packages' });
    await expect(search).toHaveValue('germ');
    await expect(await canvas.findByText('Germany 500 MB')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('row', { name: /^United States/ })).toBeNull());
    await userEvent.clear(search);
    await userEvent.type(search, 'united states');
    await waitFor(() => expect(address()).toBe(`${paths.dataPackages()}?search=united+states`));
    await userEvent.clear(search);
    await waitFor(() => expect(address()).toBe(paths.dataPackages()));
  },
});

export const ManyPackages = meta.story({
  beforeEach: () => network.use(getListDataPackagesMockHandler({ discountRate: 0, dataPackages: manyPackages(500) })),
});

export const ManyPackagesMobile = meta.story({
  globals: modes.mobile,
  beforeEach: () => network.use(getListDataPackagesMockHandler({ discountRate: 0, dataPackages: manyPackages(60) })),
});
