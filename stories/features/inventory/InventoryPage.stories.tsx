import { expect, screen, waitFor, within } from 'storybook/test';
import {
  getChangeInventoryPricesMockHandler,
  getListInventoryMockHandler,
  getListInventoryMockHandler500,
  getListInventorySalesMockHandler,
  getListInventorySalesMockHandler500,
  getUpdateInventoryItemMockHandler,
  getUpdateInventoryItemMockHandler500,
} from '#mocks/generated/storefront/inventory/inventory.msw.ts';
import { item, items, longItem, sixItems } from '#mocks/scenarios/packages.ts';
import { shopHandlers } from '#mocks/scenarios/shop.ts';
import { looks, modes } from '#storybook/modes.ts';
import { network, never } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { Component as InventoryPage } from '#web/features/inventory/InventoryPage.tsx';
import { paths, patterns } from '#web/navigation/paths.ts';
import { address } from '../Address.tsx';
import { At } from '../At.tsx';

const europe = item();
const europePath = paths.inventoryItem(europe.id);

const meta = preview.meta({
  title: 'Features/Inventory/InventoryPage',
  component: InventoryPage,
  parameters: {
    route: paths.inventory(),
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '640px' } },
  },
  render: () => (
    <At pattern={patterns.inventory}>
      <InventoryPage />
    </At>
  ),
});

const rowNames = (table: HTMLElement): (string | null)[] =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[1]?.textContent?.trim() ?? null);

export const Default = meta.story({
  parameters: looks,
  beforeEach: () => network.use(...shopHandlers(5)),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Inventory' });
    const headers = await within(table).findAllByRole('columnheader');
    await expect(headers.map((header) => header.textContent)).toEqual([
      'Amount',
      'Name',
      'Coverage',
      'Item ID',
      'Volume',
      'Validity',
      'Purchase price',
      'Retail price',
      'Edit',
    ]);
    await waitFor(() =>
      expect(rowNames(table)).toEqual(['Türkiye 3 GB', 'Thailand 5 GB', 'Europe family', 'Europe 3 GB', 'Europe 1 GB']),
    );
    const [, turkey] = within(table).getAllByRole('row');
    await expect(turkey).toHaveTextContent('∞');
    await expect(turkey).toHaveTextContent('from credit');
    await expect(turkey).toHaveTextContent('+5.45 USD · 48%');
    await expect(within(table).getByRole('link', { name: 'Sell Türkiye 3 GB' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/store\/guest\/packages\//),
    );
    await expect(turkey).toHaveTextContent('5.95 USD');
    await expect(turkey).toHaveTextContent('11.40 USD');
  },
});

/** In the reader's language, and in the order of these names; what the reseller chose stays (PKG-067). */
export const GermanNames = meta.story({
  globals: modes.de,
  beforeEach: () =>
    network.use(getListInventoryMockHandler({ items: [...items, item({ id: 'own', name: 'Summer trip' })] })),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Inventar' });
    await waitFor(() =>
      expect(rowNames(table)).toEqual([
        'Weltweit unbegrenzt 10 Tage',
        'Vereinigte Staaten 1 GB',
        'Summer trip',
        'Europa 5 GB',
      ]),
    );
  },
});

export const SortedByAddress = meta.story({
  parameters: { route: paths.inventory({ sortKey: 'price', sortDir: 'ASC' }) },
  play: async ({ canvas, userEvent }) => {
    const table = await canvas.findByRole('table', { name: 'Inventory' });
    await waitFor(() =>
      expect(rowNames(table)).toEqual(['United States 1 GB', 'Europe 5 GB', 'World unlimited 10 days']),
    );
    await userEvent.click(within(table).getByRole('button', { name: 'Name' }));
    await waitFor(() => expect(address()).toBe('/your-store/inventory?sortKey=NAME&sortDir=ASC'));
    await waitFor(() =>
      expect(rowNames(table)).toEqual(['Europe 5 GB', 'United States 1 GB', 'World unlimited 10 days']),
    );
  },
});

export const Filtered = meta.story({
  play: async ({ canvas, userEvent }) => {
    const table = await canvas.findByRole('table', { name: 'Inventory' });
    await canvas.findByText('Europe 5 GB');
    for (const placeholder of ['All Coverage', 'All Validities', 'All Volumes']) {
      await expect(canvas.getByText(placeholder)).toBeVisible();
    }
    await userEvent.click(canvas.getByRole('button', { name: /All Validities/ }));
    await userEvent.click(await screen.findByRole('option', { name: '30 days' }));
    await waitFor(() => expect(rowNames(table)).toEqual(['Europe 5 GB']));
    await expect(canvas.getByText('1', { selector: 'header span' })).toBeVisible();
  },
});

export const FiltersReset = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Europe 5 GB');
    await userEvent.click(canvas.getByRole('button', { name: /All Validities/ }));
    await userEvent.click(await screen.findByRole('option', { name: '30 days' }));
    await userEvent.click(canvas.getByRole('button', { name: /All Volumes/ }));
    await userEvent.click(await screen.findByRole('option', { name: '1 GB' }));
    await expect(await canvas.findByText('No package matches these filters')).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Reset filters' })[0]!);
    await expect(await canvas.findByText('World unlimited 10 days')).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: () => network.use(getListInventoryMockHandler(never)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading')).toBeInTheDocument();
  },
});

export const Empty = meta.story({
  beforeEach: () => network.use(getListInventoryMockHandler({ items: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your inventory is empty')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Choose packages' })).toHaveAttribute('href', '/data-packages');
  },
});

export const Failed = meta.story({
  beforeEach: () => network.use(getListInventoryMockHandler500()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your inventory could not be loaded.');
  },
});

export const FailedTriedAgain = meta.story({
  tags: ['behaviour'],
  beforeEach: () => network.use(getListInventoryMockHandler500()),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your inventory could not be loaded.');
    network.use(getListInventoryMockHandler());
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Europe 5 GB')).toBeVisible();
  },
});

export const Edit = meta.story({
  parameters: { route: paths.inventory({ sortKey: 'NAME', sortDir: 'ASC' }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Europe 5 GB' }));
    await waitFor(() => expect(address()).toBe(`${europePath}?sortKey=NAME&sortDir=ASC`));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit package' }));
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Europe 5 GB');
  },
});

export const Edited = meta.story({
  tags: ['behaviour'],
  parameters: { route: paths.inventory({ sortKey: 'NAME', sortDir: 'ASC' }) },
  play: async ({ canvas, userEvent }) => {
    const sent: unknown[] = [];
    network.use(
      getUpdateInventoryItemMockHandler(async ({ request }) => {
        sent.push(await request.clone().json());
        return item({ name: 'Trip EU' });
      }),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Europe 5 GB' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit package' }));
    const name = dialog.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Trip EU');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(address()).toBe('/your-store/inventory?sortKey=NAME&sortDir=ASC'));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent).toEqual([{ name: 'Trip EU' }, { name: 'Europe 5 GB' }]));
  },
});

export const EditFailed = meta.story({
  parameters: { route: europePath },
  beforeEach: () => network.use(getUpdateInventoryItemMockHandler500()),
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit package' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), ' and UK');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText(/Your changes could not be saved/)).toBeVisible();
    await waitFor(() => expect(address()).toBe('/your-store/inventory'));
    // The toast is gone in a moment: the reason stays, and leads back to what was typed.
    await expect(await screen.findByText('“Europe 5 GB” was not saved, as far as we know')).toBeVisible();
    await expect(screen.getByText('An unexpected error occurred. Please try again later.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Edit again' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Europe 5 GB and UK'));
  },
});

export const EditFailedOpenedAgain = meta.story({
  tags: ['behaviour'],
  parameters: { route: europePath },
  beforeEach: () => network.use(getUpdateInventoryItemMockHandler500()),
  play: async ({ canvas, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit package' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), ' and UK');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText(/Your changes could not be saved/)).toBeVisible();
    await waitFor(() => expect(address()).toBe('/your-store/inventory'));
    // What was typed is there for another try.
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Europe 5 GB' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Europe 5 GB and UK'));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Europe 5 GB' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Europe 5 GB'));
  },
});

export const EditLeftByEscape = meta.story({
  tags: ['behaviour'],
  parameters: { route: `${europePath}?sortKey=AMOUNT` },
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog', { name: 'Edit package' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe('/your-store/inventory?sortKey=AMOUNT'));
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
});

export const UnknownItem = meta.story({
  parameters: { route: paths.inventoryItem('nope') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Europe 5 GB')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/your-store/inventory'));
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
});

export const StatusSuccess = meta.story({ parameters: { route: paths.inventory({ status: 'success' }) } });
export const StatusPending = meta.story({ parameters: { route: paths.inventory({ status: 'pending' }) } });
export const StatusError = meta.story({ parameters: { route: paths.inventory({ status: 'error' }) } });

export const StatusClosed = meta.story({
  tags: ['behaviour'],
  parameters: { route: paths.inventory({ status: 'success' }) },
  play: async ({ canvas, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Inventory updated' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(address()).toBe('/your-store/inventory'));
    await expect(await canvas.findByText('Europe 5 GB')).toBeVisible();
  },
});

export const StatusUnknown = meta.story({
  parameters: { route: paths.inventory({ status: 'maybe' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Europe 5 GB')).toBeVisible();
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
});

export const Tiles = meta.story({
  globals: modes.mobile,
  beforeEach: () => network.use(getListInventoryMockHandler({ items: [...sixItems] })),
  play: async ({ canvas }) => {
    const tiles = await canvas.findAllByRole('article');
    await expect(tiles.map((tile) => tile.getAttribute('aria-label'))).toEqual([
      'Japan 500 MB',
      'Japan 1000 MB',
      'Japan 1 GB',
      'Japan 3 GB',
      'Japan 20 GB',
      'Japan unlimited',
    ]);
    await expect(tiles.map(({ dataset }) => dataset['color'])).toEqual([
      'green',
      'blue',
      'red',
      'black',
      'gray',
      'green',
    ]);
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
    await expect(canvas.queryByText('All Coverage')).not.toBeInTheDocument();
  },
});

export const MobileEdit = meta.story({
  globals: modes.mobile,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Europe 5 GB' }));
    await expect(await screen.findByRole('dialog', { name: 'Edit package' })).toBeVisible();
    await waitFor(() => expect(address()).toBe(europePath));
  },
});

export const GermanCountryNames = meta.story({
  globals: modes.de,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: /Verkaufspreis/ })).toBeVisible();
    await expect(await canvas.findByRole('cell', { name: 'Vereinigte Staaten' })).toBeVisible();
  },
});

export const LongValues = meta.story({
  beforeEach: () => network.use(getListInventoryMockHandler({ items: [longItem, ...items] })),
});

export const Searched = meta.story({
  parameters: { route: paths.inventory({ search: 'spa' }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search packages' }), 'in');
    await waitFor(() => expect(rowNames(canvas.getByRole('table'))).toEqual(['Europe 5 GB']));
  },
});

export const MostSold = meta.story({
  beforeEach: () =>
    network.use(
      getListInventorySalesMockHandler({
        items: [
          { id: items[2]!.id, sold: 12 },
          { id: europe.id, sold: 1 },
        ],
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    const table = await canvas.findByRole('table', { name: 'Inventory' });
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Most sold first' }));
    await waitFor(() => expect(address()).toBe('/your-store/inventory?sortKey=SOLD&sortDir=DESC'));
    await waitFor(() =>
      expect(rowNames(table)).toEqual([
        'United States 1 GB Sold 12 times in 30 days',
        'Europe 5 GB Sold once in 30 days',
        'World unlimited 10 days Not sold in 30 days',
      ]),
    );
  },
});

export const MostSoldFailed = meta.story({
  parameters: { route: paths.inventory({ sortKey: 'SOLD', sortDir: 'DESC' }) },
  beforeEach: () => network.use(getListInventorySalesMockHandler500()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('What sells most could not be loaded.')).toBeVisible();
  },
});

export const PricesChangedAndUndone = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const sent: unknown[] = [];
    network.use(
      getChangeInventoryPricesMockHandler(async ({ request }) => {
        sent.push(await request.clone().json());
        return { items: [item({ version: '"later"' })], stale: [] };
      }),
    );
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Europe 5 GB' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Change prices' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the price of 1 package' }));
    const by = dialog.getByRole('textbox', { name: 'By' });
    await userEvent.clear(by);
    await userEvent.type(by, '100');
    await userEvent.click(dialog.getByRole('button', { name: 'Change 1 price' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await screen.findByText('Price restored.')).toBeVisible();
    await expect(sent).toEqual([
      {
        changes: [
          { id: europe.id, version: europe.version ?? '', retailPrice: { priceValue: 29.79, currencyCode: 'USD' } },
        ],
      },
      { changes: [{ id: europe.id, version: '"later"', retailPrice: null }] },
    ]);
  },
});
