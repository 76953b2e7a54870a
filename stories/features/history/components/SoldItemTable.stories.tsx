import { expect, fn, within } from 'storybook/test';
import { DEFAULT_SALES_ORDER } from '#domain/sales-list.ts';
import { chargedItem, endlessItem, longItem, pendingItem, refundedItem, saleOn } from '#mocks/scenarios/sales.ts';
import { inLooks, looks, modes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { SoldItemTable } from '#web/features/history/components/SoldItemTable.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { shownColor } from '../../../docs/read-tokens.ts';

const meta = preview.meta({
  title: 'Features/History/Components/SoldItemTable',
  component: SoldItemTable,
  args: {
    items: [chargedItem, pendingItem, refundedItem],
    order: DEFAULT_SALES_ORDER,
    onOrderChange: fn(),
    itemHref: ({ uid }) => `/your-store/history/${uid}`,
  },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent, args }) => {
    const table = within(canvas.getByRole('table', { name: 'Sales' }));
    await expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Date of sale',
      'Name',
      'Volume',
      'Validity',
      'Sales channel',
      'Purchase price',
      'Retail price',
      'Details',
    ]);
    const [, row] = table.getAllByRole('row');
    await expect(row).toHaveTextContent('14-03-2026 09:30');
    await expect(row).toHaveTextContent('9.20 USD');
    await expect(table.getByRole('link', { name: 'Sale of Europe 5 GB, 14-03-2026 09:30' })).toHaveAttribute(
      'href',
      `/your-store/history/${chargedItem.uid}`,
    );
    await expect(table.getAllByText('Top-up')).toHaveLength(1);
    await userEvent.click(table.getByRole('button', { name: 'Name' }));
    await expect(args.onOrderChange).toHaveBeenCalledWith({ key: 'NAME', isDescending: false });
  },
});

export const German = meta.story({
  globals: modes.de,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Verkauf von Europa 5 GB, 14-03-2026 09:30' })).toBeVisible();
  },
});

/** The purchase price is red, the retail price is green. */
export const Prices = meta.story({
  args: { items: [chargedItem] },
  play: async ({ canvas }) => {
    const colorOf = (text: string): string => getComputedStyle(canvas.getByText(text)).color;
    await expect(colorOf('9.20')).toBe(shownColor('--color-danger'));
    await expect(colorOf('14.90')).toBe(shownColor('--color-success'));
  },
});

export const Unlimited = meta.story({
  args: { items: [endlessItem] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('∞')).toBeVisible();
  },
});

export const Loading = meta.story({ args: { items: [], isLoading: true } });

export const Empty = meta.story({
  args: { items: [], empty: <EmptyState title="No sales yet" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No sales yet')).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});

export const LongValues = meta.story({ args: { items: [longItem, chargedItem] } });

const HEADINGS = { level: 2 } as const;

/** Three lines a sale, under the day it was sold on and what that day brought. */
export const Cards = meta.story({
  globals: modes.mobile,
  parameters: inLooks('mobile dark', 'mobile de'),
  args: {
    items: [
      saleOn('2026-03-15T17:30:00.000Z'),
      { ...refundedItem, salesDate: '2026-03-15T10:00:00.000Z' },
      saleOn('2026-03-14T18:00:00.000Z', { customerEmail: 'tom@example.com', metatag: 'Booking 4711' }),
      { ...pendingItem, salesDate: '2026-03-14T09:30:00.000Z' },
    ],
  },
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('listitem');
    await expect(cards).toHaveLength(4);
    for (const text of [
      'Europe 5 GB',
      '5 GB',
      '30 days',
      'Point of sale',
      '15-03-2026 17:30',
      '14.90 USD',
      'Cost 9.20 USD',
    ]) {
      await expect(cards[0]).toHaveTextContent(text);
    }
    await expect(cards[1]).toHaveTextContent('Refunded');
    await expect(cards[1]?.querySelectorAll('s')).toHaveLength(3);
    await expect(cards[2]).toHaveTextContent(/14-03-2026 18:00.*tom@example.com/);
    await expect(cards[2]).toHaveTextContent(/#\d+ · Booking 4711/);
    await expect(cards[3]).toHaveTextContent('Top-up');
    const headings = canvas.getAllByRole('heading', HEADINGS);
    await expect(headings[0]).toHaveTextContent('Sunday, 15-03-2026 Total 14.90 USD');
    await expect(headings[1]).toHaveTextContent(/^Saturday, 14-03-2026 Total \d+\.\d\d USD$/);
    await expect(headings).toHaveLength(2);
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});

export const CardsInGerman = meta.story({
  globals: { ...modes.mobile, ...modes.de },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', HEADINGS)[0]).toHaveTextContent(
      /^Samstag, 14-03-2026 Summe \d+,\d\d USD$/,
    );
  },
});

/** Sales of one day stand apart in another order, so there are no days. */
export const CardsByName = meta.story({
  globals: modes.mobile,
  args: { order: { key: 'NAME', isDescending: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', HEADINGS)).toBeNull();
    await expect(canvas.getByText('14-03-2026 09:30')).toBeVisible();
  },
});

/** Amounts of different currencies are not added. */
export const TwoCurrencies = meta.story({
  globals: modes.mobile,
  args: {
    items: [
      saleOn('2026-03-14T18:00:00.000Z'),
      saleOn('2026-03-14T09:00:00.000Z', { retailPrice: { priceValue: 20, currencyCode: 'EUR' } }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', HEADINGS)).toHaveTextContent('Total 14.90 USD and 20.00 EUR');
  },
});

/** The rest of the last day comes with the next page: its sum can only grow. */
export const LastDayCut = meta.story({
  globals: modes.mobile,
  parameters: inLooks('mobile de'),
  args: {
    items: [saleOn('2026-03-15T17:30:00.000Z'), saleOn('2026-03-14T18:00:00.000Z')],
    isLastDayCut: true,
  },
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole('heading', HEADINGS);
    await expect(headings[0]).toHaveTextContent('Total 14.90 USD');
    await expect(headings[1]).toHaveTextContent('At least 14.90 USD');
  },
});

export const LoadingMobile = meta.story({ args: { items: [], isLoading: true }, globals: modes.mobile });

export const LongValuesMobile = meta.story({ args: { items: [longItem, chargedItem] }, globals: modes.mobile });
