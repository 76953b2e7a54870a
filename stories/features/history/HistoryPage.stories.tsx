import { Route, Routes } from 'react-router-dom';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { SoldItem } from '#contract/storefront/model/soldItem.ts';
import {
  getExportActivatedItemsMockHandler,
  getListActivatedItemsMockHandler,
  getListActivatedItemsMockHandler500,
} from '#mocks/generated/storefront/activations/activations.msw.ts';
import { getListInventoryMockHandler } from '#mocks/generated/storefront/inventory/inventory.msw.ts';
import { SALES_PAGE_SIZE } from '#domain/limits.ts';
import { chargedItem, pendingItem, refundedItem, saleOn } from '#mocks/scenarios/sales.ts';
import { salesPage, shopSales } from '#mocks/scenarios/shop.ts';
import { looks, modes } from '#storybook/modes.ts';
import { network, never } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { Component as HistoryPage } from '#web/features/history/HistoryPage.tsx';
import { paths, patterns } from '#web/navigation/paths.ts';
import { Address, address } from '../Address.tsx';

const meta = preview.meta({
  title: 'Features/History/HistoryPage',
  component: HistoryPage,
  render: () => (
    <>
      <Routes>
        <Route path={patterns.history} element={<HistoryPage />} />
        <Route path="*" element={null} />
      </Routes>
      <Address />
    </>
  ),
  parameters: {
    route: paths.history(),
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '720px' } },
  },
});

let asked: URLSearchParams[] = [];

/** Returns the requested page of the sales, and records the queries. */
const selling = (...sales: SoldItem[]): void => {
  asked = [];
  network.use(
    getListActivatedItemsMockHandler(({ request }) => {
      const query = new URL(request.url).searchParams;
      asked.push(query);
      return { items: salesPage(sales, query) };
    }),
  );
};

const DAY_MS = 86_400_000;

/** A sale so many days ago. */
const daysAgo = (days: number, changes: Partial<SoldItem> = {}): SoldItem =>
  saleOn(new Date(Date.now() - days * DAY_MS).toISOString(), { uid: `sale-${days}`, ...changes });

/** The first lines of the column of names. */
const names = (canvas: ReturnType<typeof within>): string[] =>
  canvas
    .getAllByRole('row')
    .flatMap((row: HTMLElement) => within(row).queryAllByRole('cell')[1]?.innerText.split('\n')[0] ?? []);

export const Default = meta.story({
  parameters: looks,
  beforeEach: () =>
    selling(daysAgo(3, { name: 'Italy 1 GB' }), daysAgo(1, { name: 'Spain 5 GB' }), daysAgo(3, { name: 'Italy 1 GB' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Spain 5 GB')).toBeVisible();
    await expect(names(canvas)).toEqual(['Spain 5 GB', 'Italy 1 GB']);
    await expect(canvas.getByText('All users')).toBeVisible();
    await expect(canvas.getByText('All time')).toBeVisible();
  },
});

/** 3 months back to tomorrow first, then further and further back, until there is nothing older; the number says so (STO-226). */
export const OlderSales = meta.story({
  beforeEach: () =>
    selling(daysAgo(1, { name: 'New' }), daysAgo(120, { name: 'Older' }), daysAgo(1500, { name: 'Oldest' })),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('New')).toBeVisible();
    await expect(canvas.getByText('1+')).toBeVisible();
    await expect(asked).toHaveLength(1);
    await expect(asked[0]?.get('from')).toMatch(/^\d{4}-\d\d-\d\dT00:00:00\.000[+-]\d\d:\d\d$/);
    await expect(canvas.queryByText('Older')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show older sales' }));
    await expect(await canvas.findByText('Older')).toBeVisible();
    await expect(asked[1]?.get('to')).toBe(asked[0]?.get('from'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Show older sales' }));
    await expect(await canvas.findByText('Oldest')).toBeVisible();
    await expect(await canvas.findByText('These are all your sales.')).toBeVisible();
    await expect(canvas.getByText('3')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Show older sales' })).toBeNull();
    await expect(names(canvas)).toEqual(['New', 'Older', 'Oldest']);
  },
});

export const OlderLoading = meta.story({
  beforeEach: () => selling(daysAgo(1, { name: 'New' }), daysAgo(120, { name: 'Older' })),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('New');
    network.use(getListActivatedItemsMockHandler(never));
    await userEvent.click(canvas.getByRole('button', { name: 'Show older sales' }));
  },
});

export const OlderFailed = meta.story({
  beforeEach: () => selling(daysAgo(1, { name: 'New' }), daysAgo(120, { name: 'Older' })),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('New');
    network.use(getListActivatedItemsMockHandler500());
    await userEvent.click(canvas.getByRole('button', { name: 'Show older sales' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Older sales could not be loaded.');
    await expect(canvas.getByRole('button', { name: 'Show older sales' })).toBeVisible();
  },
});

export const OlderFailedTriedAgain = meta.story({
  tags: ['behaviour'],
  beforeEach: () => selling(daysAgo(1, { name: 'New' }), daysAgo(120, { name: 'Older' })),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('New');
    network.use(getListActivatedItemsMockHandler500());
    await userEvent.click(canvas.getByRole('button', { name: 'Show older sales' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Older sales could not be loaded.');
    await expect(canvas.getByText('New')).toBeVisible();
    selling(daysAgo(1, { name: 'New' }), daysAgo(120, { name: 'Older' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Show older sales' }));
    await expect(await canvas.findByText('Older')).toBeVisible();
  },
});

/** Nothing sold for long, but before that: found without being asked for. */
export const LongPause = meta.story({
  beforeEach: () => selling(daysAgo(900, { name: 'Long ago' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Long ago')).toBeVisible();
  },
});

export const FilteredByUser = meta.story({
  beforeEach: () => selling(daysAgo(1)),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Europe 5 GB');
    await userEvent.click(canvas.getByRole('button', { name: 'User filter: All users' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(await dialog.findByRole('combobox'), 'tom@example.com{Tab}');
    await userEvent.click(await dialog.findByRole('button', { name: 'Filter' }));
    await expect(await canvas.findByRole('button', { name: 'User filter: tom@example.com' })).toBeVisible();
    await waitFor(() => expect(asked).toHaveLength(2));
    await expect(asked[1]?.get('user_identifier')).toBe('tom@example.com');
    await expect(asked[1]?.get('user_identifier_key')).toBe('EMAIL');
    await userEvent.click(canvas.getByRole('button', { name: /^User filter/ }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(address()).toBe('/your-store/history'));
    await expect(await canvas.findByText('All users')).toBeVisible();
  },
});

export const FilteredByTime = meta.story({
  parameters: { route: '/your-store/history?from=2026-03-01T00:00&to=2026-03-14T12:30' },
  beforeEach: () => selling(chargedItem, pendingItem, refundedItem),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Europe 5 GB')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Time filter/ })).toHaveTextContent(
      '01-03-2026 00:00 to 14-03-2026 12:30',
    );
    await expect(asked.map((query) => [query.get('from'), query.get('to')])).toEqual([
      ['2026-03-01T00:00:00.000+00:00', '2026-03-14T12:31:00.000+00:00'],
    ]);
    await expect(canvas.queryByRole('button', { name: 'Show older sales' })).toBeNull();
  },
});

/** More sales in the chosen time than are loaded at once. */
export const ManyInTime = meta.story({
  parameters: { route: '/your-store/history?from=2026-03-01T00:00&to=2026-03-14T12:30' },
  beforeEach: () =>
    selling(...Array.from({ length: SALES_PAGE_SIZE + 1 }, (_, index) => ({ ...chargedItem, uid: `sale-${index}` }))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show older sales' }));
    await expect(await canvas.findByText('501')).toBeVisible();
    await expect(asked.map((query) => query.get('page_index'))).toEqual(['0', '1']);
    await expect(canvas.queryByRole('button', { name: 'Show older sales' })).toBeNull();
  },
});

/** In another order than by date nothing says which of them are loaded, so the count says that there are more. */
export const ManySorted = meta.story({
  parameters: { route: '/your-store/history?sortKeyHistory=NAME&sortDirHistory=ASC' },
  beforeEach: () =>
    selling(...Array.from({ length: SALES_PAGE_SIZE + 1 }, (_, index) => ({ ...chargedItem, uid: `sale-${index}` }))),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('500+')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show more sales' }));
    await expect(await canvas.findByText('501')).toBeVisible();
  },
});

/** The order of the list goes with the way to a sale. */
export const Sorted = meta.story({
  beforeEach: () => selling(daysAgo(1, { name: 'Zambia' }), daysAgo(2, { name: 'Austria' })),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Zambia');
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }));
    await waitFor(() => expect(names(canvas)).toEqual(['Austria', 'Zambia']));
    // All sales are sorted, not those alone that were loaded.
    await waitFor(() => expect(asked).toHaveLength(2));
    await expect(asked[1]?.get('sort_by')).toBe('NAME');
    await expect(asked[1]?.get('sort_dir')).toBe('ASC');
    await expect(asked[1]?.get('from')).toMatch(/^2000-01-01T/);
  },
});

export const OpenedSorted = meta.story({
  tags: ['behaviour'],
  beforeEach: () => selling(daysAgo(1, { name: 'Zambia' }), daysAgo(2, { name: 'Austria' })),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Zambia');
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }));
    await waitFor(() => expect(names(canvas)).toEqual(['Austria', 'Zambia']));
    await userEvent.click(canvas.getByRole('link', { name: /Sale of Austria/ }));
    await waitFor(() => expect(address()).toBe('/your-store/history/sale-2?sortKeyHistory=NAME&sortDirHistory=ASC'));
  },
});

/** Each request makes a new file, of 3 years where no time is chosen. */
export const Exported = meta.story({
  tags: ['behaviour'],
  beforeEach: () => selling(daysAgo(1)),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Europe 5 GB');
    let exported = 0;
    const answers: (() => void)[] = [];
    network.use(
      getExportActivatedItemsMockHandler(async ({ request }) => {
        exported += 1;
        const query = new URL(request.url).searchParams;
        const [from, to] = [query.get('from'), query.get('to')].map((text) => new Date(text ?? ''));
        await expect(to!.getFullYear() - from!.getFullYear()).toBe(3);
        await new Promise<void>((resolve) => answers.push(resolve));
        return 'Date of sale\r\n01-03-2026\r\n';
      }),
    );
    for (const time of [1, 2]) {
      await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Export sales' }));
      await expect(await dialog.findByText('The file is being prepared.')).toBeVisible();
      await waitFor(() => expect(answers).toHaveLength(time));
      answers.at(-1)?.();
      await expect(await dialog.findByText('The file is ready.')).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    await expect(exported).toBe(2);
  },
});

export const Empty = meta.story({
  beforeEach: () => selling(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No sales yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open the point of sale' })).toHaveAttribute('href', '/store');
  },
});

/** Packages come before the first sale. */
export const EmptyStore = meta.story({
  beforeEach: () => {
    selling();
    network.use(getListInventoryMockHandler({ items: [] }));
  },
  play: async ({ canvas }) => {
    const start = await canvas.findByRole('link', { name: 'Start with recommended packages' });
    await expect(start).toHaveAttribute('href', '/your-store/inventory');
    await expect(canvas.getByRole('link', { name: 'Choose packages' })).toHaveAttribute('href', '/data-packages');
    await expect(canvas.queryByRole('link', { name: 'Open the point of sale' })).toBeNull();
  },
});

export const NoMatch = meta.story({
  parameters: { route: '/your-store/history?user=nobody@example.com' },
  beforeEach: () => selling(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No sale matches these filters')).toBeVisible();
  },
});

/** However long the address is, the filters and the two actions are two rows of two. */
export const LongAddress = meta.story({
  tags: ['behaviour'],
  globals: modes.mobile,
  parameters: { route: '/your-store/history?user=somebody.with.a.long.name@a-company-of-travel.example.com' },
  beforeEach: () => selling(),
  play: async ({ canvas }) => {
    const filter = await canvas.findByRole('button', { name: /^User filter/ });
    const customers = canvas.getByRole('link', { name: 'Customers' }).getBoundingClientRect();
    await expect(customers.top).toBe(canvas.getByRole('button', { name: 'Export' }).getBoundingClientRect().top);
    await expect(filter.scrollWidth).toBeLessThanOrEqual(filter.clientWidth);
  },
});

export const FiltersReset = meta.story({
  tags: ['behaviour'],
  parameters: { route: '/your-store/history?user=nobody@example.com' },
  beforeEach: () => selling(),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('No sale matches these filters');
    selling(daysAgo(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Reset filters' }));
    await expect(await canvas.findByText('Europe 5 GB')).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: () => network.use(getListActivatedItemsMockHandler(never)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading')).toBeInTheDocument();
  },
});

export const Failed = meta.story({
  beforeEach: () => network.use(getListActivatedItemsMockHandler500()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your sales could not be loaded.');
  },
});

export const Retried = meta.story({
  tags: ['behaviour'],
  beforeEach: () => network.use(getListActivatedItemsMockHandler500()),
  play: async ({ canvas, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    selling(daysAgo(1));
    await userEvent.click(retry);
    await expect(await canvas.findByText('Europe 5 GB')).toBeVisible();
  },
});

/** Two sales of one package tell themselves apart. */
export const SamePackage = meta.story({
  beforeEach: () =>
    selling(
      daysAgo(1, { id: 1043, customerEmail: 'tom@example.com', metatag: 'Booking 4711' }),
      daysAgo(2, { id: 1042, metatag: '<booking/>' }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('tom@example.com · #1043 · Booking 4711')).toBeVisible();
    await expect(canvas.getByText('Guest · #1042')).toBeVisible();
  },
});

/** Three days of the demo reseller's shop. */
export const Several = meta.story({ parameters: looks, beforeEach: () => selling(...shopSales(12)) });
