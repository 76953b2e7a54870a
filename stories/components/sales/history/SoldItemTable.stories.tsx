import { expect, fn, within } from 'storybook/test';
import { DEFAULT_SALES_ORDER } from '#domain/sales-list.ts';
import { chargedItem, endlessItem, longItem, pendingItem, refundedItem } from '#mocks/scenarios/sales.ts';
import { looks, modes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { SoldItemTable } from '#web/components/sales/history/SoldItemTable.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';

const meta = preview.meta({
  title: 'Components/Sales/History/SoldItemTable',
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
    await expect(colorOf('9.20')).toBe('rgb(192, 48, 59)');
    await expect(colorOf('14.90')).toBe('rgb(15, 115, 83)');
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

export const Cards = meta.story({
  globals: modes.mobile,
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('listitem');
    await expect(cards).toHaveLength(3);
    await expect(cards[0]).toHaveTextContent('Europe 5 GB');
    await expect(cards[0]).toHaveTextContent('14-03-2026 09:30');
    await expect(cards[0]).toHaveTextContent('14.90 USD');
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});

export const LongValuesMobile = meta.story({ args: { items: [longItem, chargedItem] }, globals: modes.mobile });
