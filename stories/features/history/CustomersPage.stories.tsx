import { Route, Routes } from 'react-router-dom';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { CustomerSummary } from '#contract/storefront/model/customerSummary.ts';
import {
  getExportCustomersMockHandler,
  getExportCustomersMockHandler500,
  getListCustomerSummariesMockHandler,
  getListCustomerSummariesMockHandler500,
} from '#mocks/generated/storefront/customers/customers.msw.ts';
import { getListInventoryMockHandler } from '#mocks/generated/storefront/inventory/inventory.msw.ts';
import { looks } from '#storybook/modes.ts';
import { network, never } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { Component as CustomersPage } from '#web/features/history/CustomersPage.tsx';
import { paths, patterns } from '#web/navigation/paths.ts';
import { isMobileNow } from '#web/ui/breakpoint.ts';
import { Address, address } from '../Address.tsx';

const meta = preview.meta({
  title: 'Features/History/CustomersPage',
  component: CustomersPage,
  render: () => (
    <>
      <Routes>
        <Route path={patterns.customers} element={<CustomersPage />} />
        <Route path="*" element={null} />
      </Routes>
      <Address />
    </>
  ),
  parameters: {
    route: paths.customers(),
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '720px' } },
  },
});

const tom: CustomerSummary = {
  uid: '6b8f1d0e-16d1-4b8f-8f0c-0a3f4a2a5001',
  email: 'tom@example.com',
  iccid: '8949000000000000018',
  esimCount: 1,
  totalAvailableBalance: { sizeValue: 3.5, sizeUnit: 'GB' },
  lastSaleAt: '2026-03-14T09:30:00.000Z',
  spent: { priceValue: 14.98, currencyCode: 'USD' },
};

const guest: CustomerSummary = {
  uid: '6b8f1d0e-16d1-4b8f-8f0c-0a3f4a2a5002',
  iccid: '8949000000000000026',
  esimCount: 2,
  totalAvailableBalance: { sizeValue: 0, sizeUnit: 'GB' },
  isUnlimited: true,
  lastSaleAt: '2026-03-12T16:05:00.000Z',
  spent: { priceValue: 1249.5, currencyCode: 'USD' },
};

let asked: URLSearchParams[] = [];

const having = (items: CustomerSummary[], hasMore = false, isSimilar?: true): void => {
  asked = [];
  network.use(
    getListCustomerSummariesMockHandler(({ request }) => {
      asked.push(new URL(request.url).searchParams);
      const count = hasMore ? 1240 : items.length;
      return { items, hasMore, count, totalCount: Math.max(count, 3), ...(isSimilar && { isSimilar }) };
    }),
  );
};

export const Default = meta.story({
  parameters: looks,
  beforeEach: () => having([tom, guest], true),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('tom@example.com')).toBeVisible();
    await expect(canvas.getByText(isMobileNow() ? '2 eSIMs' : '2')).toBeVisible();
    await expect(canvas.getByText('Unlimited')).toBeVisible();
    await expect(canvas.getByText('customers')).toBeVisible();
    await expect(canvas.getByText('1,240')).toBeVisible();
  },
});

/** The file has those that the search leaves; a failure is said in the dialog, and tried again there. */
export const Exported = meta.story({
  tags: ['behaviour'],
  parameters: { route: paths.customers({ search: 'tom' }) },
  beforeEach: () => {
    having([tom]);
    network.use(getExportCustomersMockHandler500());
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('of 3 customers')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Export the customer found' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Download' }));
    await expect(await dialog.findByText(/could not be exported/)).toBeVisible();
    network.use(
      getExportCustomersMockHandler(({ request }) => {
        asked.push(new URL(request.url).searchParams);
        return 'Email address\r\ntom@example.com\r\n';
      }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Download' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(asked.at(-1)?.get('search')).toBe('tom');
    await expect(asked.at(-1)?.get('style')).toBe('comma');
  },
});

export const Similar = meta.story({
  tags: ['behaviour'],
  parameters: { route: paths.customers({ search: 'tmo' }) },
  beforeEach: () => having([tom], false, true),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('tom@example.com')).toBeVisible();
    await expect(
      canvas.getByText('No customer is called that. Similar ones are shown.', { selector: 'p' }),
    ).toBeVisible();
  },
});

export const Loading = meta.story({ beforeEach: () => network.use(getListCustomerSummariesMockHandler(never)) });

export const Empty = meta.story({
  beforeEach: () => having([]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No customers yet')).toBeVisible();
  },
});

/** Packages come before the first customer. */
export const EmptyStore = meta.story({
  beforeEach: () => {
    having([]);
    network.use(getListInventoryMockHandler({ items: [] }));
  },
  play: async ({ canvas }) => {
    const start = await canvas.findByRole('link', { name: 'Start with recommended packages' });
    await expect(start).toHaveAttribute('href', '/your-store/inventory');
    await expect(canvas.getByText('No customers yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sales history' })).toHaveAttribute('href', '/your-store/history');
  },
});

export const Failed = meta.story({
  beforeEach: () => network.use(getListCustomerSummariesMockHandler500()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your customers could not be loaded.')).toBeVisible();
  },
});

export const NothingFound = meta.story({
  beforeEach: () => having([]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a customer' }), 'ux-tom');
    await expect(await canvas.findByText('No customer found')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Export' })).toBeNull();
    await waitFor(() => expect(asked.at(-1)?.get('search')).toBe('ux-tom'));
    await expect(address()).toBe('/customers?search=ux-tom');
  },
});

/** The server sorts and gives the pages. */
export const SortedAndTurned = meta.story({
  tags: ['behaviour'],
  beforeEach: () => having([tom, guest], true),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Next' }));
    await waitFor(() => expect(asked.at(-1)?.get('page_index')).toBe('1'));
    await userEvent.click(canvas.getByRole('button', { name: /Spent/ }));
    await waitFor(() => expect(asked.at(-1)?.get('sort_by')).toBe('SPENT'));
    await expect(asked.at(-1)?.get('page_index')).toBe('0');
  },
});
