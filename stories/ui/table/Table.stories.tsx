import { type ReactNode } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Controlled } from '#storybook/Controlled.tsx';
import preview from '#storybook/preview.tsx';
import { inLooks, looks, modes } from '#storybook/modes.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Flag } from '#web/ui/data/Flag.tsx';
import { type CardLine, type Column, type Sort, Table, type TableProps } from '#web/ui/table/Table.tsx';
import { Badge } from '#web/ui/feedback/Badge.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { Checkbox } from '#web/ui/fields/Checkbox.tsx';
import { Card } from '#web/ui/layout/Card.tsx';

type Sale = {
  id: string;
  name: string;
  country: string;
  date: string;
  price: string;
  state: ReactNode;
};

const sales: Sale[] = [
  {
    id: '1',
    name: 'Germany 5 GB',
    country: 'DE',
    date: '20-11-2026 09:12',
    price: '9.20 USD',
    state: <Badge tone="success">Activated</Badge>,
  },
  {
    id: '2',
    name: 'Europe 20 GB',
    country: 'EU',
    date: '19-11-2026 17:40',
    price: '24.90 USD',
    state: <Badge>Purchased</Badge>,
  },
  {
    id: '3',
    name: 'Worldwide 1 GB for a very long journey through many countries',
    country: 'WWW',
    date: '18-11-2026 08:01',
    price: '1,112.00 USD',
    state: <Badge tone="danger">Refunded</Badge>,
  },
];

const nameOf = ({ country, name }: Sale): ReactNode => (
  <span style={{ display: 'inline-flex', gap: '0.75rem', alignItems: 'center' }}>
    <Flag code={country} />
    {name}
  </span>
);

const columns: Column<Sale>[] = [
  { key: 'name', header: 'Package', cell: nameOf, sortable: true },
  { key: 'date', header: 'Date', cell: ({ date }) => <time>{date}</time>, sortable: true },
  { key: 'state', header: 'State', cell: ({ state }) => state },
  { key: 'price', header: 'Price', cell: ({ price }) => price, align: 'end' },
];

const Sorted = (args: TableProps<Sale>) => (
  <Controlled<Sort | undefined> initial={args.sort} onChange={(sort) => sort && args.onSortChange?.(sort)}>
    {(sort, onSortChange) => (
      <Card title="Sales" isFlush>
        <Table {...args} sort={sort} onSortChange={onSortChange} />
      </Card>
    )}
  </Controlled>
);

const meta = preview.meta({
  title: 'UI/Table/Table',
  component: Table<Sale>,
  args: { label: 'Sales', columns, rows: sales, rowKey: ({ id }: Sale) => id, onSortChange: fn() },
  render: (args) => <Sorted {...args} />,
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Sales' }));
    await expect(table.getAllByRole('row')).toHaveLength(4);
    await expect(table.getByRole('columnheader', { name: 'Price' })).toBeVisible();
  },
});

export const SortedByHeader = meta.story({
  args: { sort: { key: 'date', direction: 'descending' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Date' })).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(canvas.getByRole('button', { name: 'Date' }));
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ key: 'date', direction: 'ascending' });
    await userEvent.click(canvas.getByRole('button', { name: 'Package' }));
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ key: 'name', direction: 'ascending' });
    await expect(canvas.getByRole('columnheader', { name: 'Package' })).toHaveAttribute('aria-sort', 'ascending');
  },
});

export const RowAction = meta.story({
  parameters: looks,
  args: { onRowAction: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Germany 5 GB' }));
    await expect(args.onRowAction).toHaveBeenLastCalledWith(sales[0]);
    canvas.getByRole('button', { name: 'Europe 20 GB' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRowAction).toHaveBeenLastCalledWith(sales[1]);
  },
});

/** The press lands where the mouse is: on the price, far from the first column. */
export const RowActionAnywhere = meta.story({
  tags: ['behaviour'],
  args: { onRowAction: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const { left, top } = canvas.getByText('9.20 USD').getBoundingClientRect();
    const hit = document.elementFromPoint(left + 2, top + 2);
    await expect(hit).toBe(canvas.getByRole('button', { name: 'Germany 5 GB' }));
    await userEvent.click(hit ?? document.body);
    await expect(args.onRowAction).toHaveBeenLastCalledWith(sales[0]);
  },
});

export const RowLink = meta.story({
  args: { rowHref: ({ id }: Sale) => `/your-store/history/${id}` },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Germany 5 GB' })).toHaveAttribute('href', '/your-store/history/1');
  },
});

export const WithControls = meta.story({
  args: {
    onRowAction: fn(),
    columns: [
      ...columns,
      { key: 'refund', header: 'Refund', cell: () => <Button size="small">Refund</Button>, align: 'end' },
      {
        key: 'choose',
        header: <Checkbox label="Choose all" isLabelHidden isIndeterminate isSelected={false} onChange={fn()} />,
        cardHeader: 'Chosen',
        cell: ({ name }) => <Checkbox label={`Choose ${name}`} isLabelHidden isSelected={false} onChange={fn()} />,
      },
    ],
  },
  play: async ({ canvas, args }) => {
    const [refund] = canvas.getAllByRole('button', { name: 'Refund' });
    const { left, top } = refund?.getBoundingClientRect() ?? { left: 0, top: 0 };
    await expect(refund).toContainElement(document.elementFromPoint(left + 4, top + 4) as HTMLElement);
    await expect(args.onRowAction).not.toHaveBeenCalled();
  },
});

export const Loading = meta.story({
  args: { isLoading: true, rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  },
});

export const Empty = meta.story({
  args: { rows: [], empty: <EmptyState title="No sales yet" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No sales yet')).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});

export const Cards = meta.story({
  args: { onRowAction: fn() },
  globals: modes.mobile,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('table')).toBeNull();
    const [first] = within(canvas.getByRole('list', { name: 'Sales' })).getAllByRole('listitem');
    await expect(first).toHaveTextContent('Price9.20 USD');
    await userEvent.click(canvas.getByRole('button', { name: 'Germany 5 GB' }));
    await expect(args.onRowAction).toHaveBeenLastCalledWith(sales[0]);
  },
});

export const SortedOnMobile = meta.story({
  args: { sort: { key: 'date', direction: 'descending' } },
  globals: modes.mobile,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Sort by/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Package' }));
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ key: 'name', direction: 'descending' });
    await userEvent.click(canvas.getByRole('button', { name: 'Sort ascending' }));
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ key: 'name', direction: 'ascending' });
  },
});

export const LoadingOnMobile = meta.story({ args: { isLoading: true, rows: [] }, globals: modes.mobile });

const cardLines: CardLine[] = [{ start: ['name'], end: 'price' }, { start: ['date', 'state'] }];

/** The data of a row in a few lines. Labels are for screen readers. */
export const CompactCards = meta.story({
  args: { onRowAction: fn(), cardLines },
  parameters: inLooks('mobile dark', 'mobile de'),
  globals: modes.mobile,
  play: async ({ canvas, userEvent, args }) => {
    const [first] = within(canvas.getByRole('list', { name: 'Sales' })).getAllByRole('listitem');
    await expect(first).toHaveTextContent('Germany 5 GBPrice 9.20 USDDate 20-11-2026 09:12State Activated');
    await expect(first?.offsetHeight).toBeLessThan(90);
    await userEvent.click(canvas.getByRole('button', { name: 'Germany 5 GB' }));
    await expect(args.onRowAction).toHaveBeenLastCalledWith(sales[0]);
  },
});

/** Rows that belong together stand under a heading; one has an action of its own below it, never on it. */
export const GroupedCards = meta.story({
  args: {
    rowHref: ({ id }: Sale) => `/your-store/history/${id}`,
    cardLines,
    cardGroups: { keyOf: ({ country }: Sale) => (country === 'WWW' ? 'The world' : 'Europe'), heading: (key) => key },
  },
  parameters: inLooks('mobile dark'),
  globals: modes.mobile,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Sales',
      'Europe',
      'The world',
    ]);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    const { left, top } = canvas.getByText('Europe').getBoundingClientRect();
    await expect(document.elementFromPoint(left + 4, top + 4)?.closest('a')).toBeNull();
  },
});

export const CompactLoading = meta.story({
  args: {
    isLoading: true,
    rows: [],
    cardLines,
    cardGroups: { keyOf: ({ date }: Sale) => date, heading: (key) => key },
  },
  globals: modes.mobile,
});

const thousands: Sale[] = Array.from({ length: 10_000 }, (_, index) => ({
  id: String(index),
  name: index % 7 === 0 ? `Package ${index + 1} for a very long journey` : `Package ${index + 1}`,
  country: ['DE', 'EU', 'WWW'][index % 3] ?? 'DE',
  date: '20-11-2026 09:12',
  price: `${index}.20 USD`,
  state: <Badge>Purchased</Badge>,
}));

const frame = (): Promise<void> => new Promise((resolve) => void requestAnimationFrame(() => resolve()));

const scrollTo = async (top: number): Promise<void> => {
  window.scrollTo(0, top);
  await frame();
  await frame();
};

/** The row or card in the middle of the screen. */
const middle = (): Element | null | undefined =>
  document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2)?.closest('[role="row"], [role="listitem"]');

const shifts = (): { stop: () => number } => {
  let score = 0;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) score += (entry as PerformanceEntry & { value: number }).value;
  });
  observer.observe({ type: 'layout-shift' });
  return {
    stop: () => {
      for (const entry of observer.takeRecords()) score += (entry as PerformanceEntry & { value: number }).value;
      observer.disconnect();
      return score;
    },
  };
};

/** Only rows near the screen are rendered; while scrolling nothing is empty and no column moves. */
export const TenThousandRows = meta.story({
  args: { rows: thousands, onRowAction: fn(), sort: { key: 'date', direction: 'descending' } },
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(canvas.getByRole('table', { name: 'Sales' })).toHaveAttribute('aria-rowcount', '10001'));
    const table = canvas.getByRole('table', { name: 'Sales' });
    await expect(within(table).getAllByRole('row').length).toBeLessThan(60);
    const widths = (): number[] =>
      within(table)
        .getAllByRole('columnheader')
        .map(({ offsetWidth }) => offsetWidth);
    const before = widths();
    const layout = shifts();
    for (let top = 0; top < 6000; top += 400) {
      await scrollTo(top);
      await expect(middle()).toHaveTextContent(/Package \d+/);
    }
    await scrollTo(document.documentElement.scrollHeight / 2);
    await expect(middle()).toHaveTextContent(/Package [45]\d\d\d/);
    await expect(within(table).getAllByRole('row').length).toBeLessThan(60);
    for (let step = 0; step < 10; step += 1) {
      await scrollTo(window.scrollY - 400);
      await expect(middle()).toHaveTextContent(/Package \d+/);
    }
    await expect(widths()).toEqual(before);
    await expect(layout.stop()).toBe(0);
    const last = await waitFor(async () => {
      await scrollTo(document.documentElement.scrollHeight);
      return canvas.getByRole('button', { name: 'Package 10000' });
    });
    await expect(last.closest('[role="row"]')).toHaveAttribute('aria-rowindex', '10001');
    await userEvent.click(last);
    await expect(args.onRowAction).toHaveBeenLastCalledWith(thousands.at(-1));
    await scrollTo(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Package' }));
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ key: 'name', direction: 'ascending' });
  },
});

export const TenThousandOnMobile = meta.story({
  args: { rows: thousands, rowHref: ({ id }: Sale) => `/your-store/history/${id}` },
  globals: modes.mobile,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '10000'));
    const list = canvas.getByRole('list', { name: 'Sales' });
    for (let top = 0; top < 8000; top += 700) {
      await scrollTo(top);
      await expect(middle()).toHaveTextContent(/Package \d+/);
      await expect(within(list).getAllByRole('listitem').length).toBeLessThan(40);
    }
    await waitFor(async () => {
      await scrollTo(document.documentElement.scrollHeight);
      const [card] = within(list).getAllByRole('listitem').slice(-1);
      await expect(card).toHaveTextContent('Package 10000');
      await expect(card).toHaveAttribute('aria-posinset', '10000');
    });
  },
});

/** Headings belong to the first row of their group: positions count rows alone. */
export const TenThousandGrouped = meta.story({
  args: {
    rows: thousands,
    rowHref: ({ id }: Sale) => `/your-store/history/${id}`,
    cardLines,
    cardGroups: { keyOf: ({ id }: Sale) => `Group ${Math.floor(Number(id) / 7)}`, heading: (key) => key },
  },
  globals: modes.mobile,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '10000'));
    const list = canvas.getByRole('list', { name: 'Sales' });
    const layout = shifts();
    for (let top = 0; top < 6000; top += 600) {
      await scrollTo(top);
      await expect(middle()).toHaveTextContent(/Package \d+/);
      await expect(within(list).getAllByRole('listitem').length).toBeLessThan(60);
    }
    await expect(layout.stop()).toBe(0);
    for (const item of within(list).getAllByRole('listitem')) {
      const position = Number(item.getAttribute('aria-posinset'));
      await expect(item).toHaveTextContent(`Package ${position}`);
      const heading = within(item).queryByRole('heading', { level: 2 });
      if ((position - 1) % 7 === 0) await expect(heading).toHaveTextContent(`Group ${(position - 1) / 7}`);
      else await expect(heading).toBeNull();
    }
  },
});
